"""A position as a picture or as text, for `render` of all environments."""

from __future__ import annotations

import functools
import importlib.util
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from planetfall import games
from planetfall.core.errors import BadRequest, one_of
from planetfall.core.game import Game
from planetfall.games import text_board

MODES: Final = ("svg", "ansi", "rgb_array")
"""SVG markup; text; an array of bytes, height × width × 3."""

FAMILY: Final = "DejaVu Sans"
"""The font of pictures made of pixels."""


def check_mode(mode: str | None) -> None:
    """Raise `BadRequest` for a way of drawing that there is not."""
    if mode is not None and mode not in MODES:
        raise BadRequest(f"`{mode}` was asked; positions can be drawn as {one_of(list(MODES))}.")


def render(game: Game, seat: int, mode: str | None) -> Any:
    """What a seat sees; nothing without a mode."""
    check_mode(mode)
    if mode is None:
        return None
    if mode == "ansi":
        return as_text(game, seat)
    return picture(game, seat) if mode == "svg" else pixels(picture(game, seat))


def picture(game: Game, seat: int) -> str:
    """SVG markup of what a seat sees."""
    return games.title_of(game.rules.id).draw(game.view(seat), lang="en")


def as_text(game: Game, seat: int) -> str:
    """The text board of what a seat sees."""
    names = [f"seat {number}" for number in range(game.seats)]
    book = games.book(game.rules, "en")
    return "\n".join(text_board.describe(game.view(seat).data(), book, names, seat))


def png(markup: str, zoom: int = 1) -> bytes:
    """SVG markup as a PNG file, so many times as large."""
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=markup,
            zoom=zoom,
            skip_system_fonts=True,
            font_files=_fonts(),
            sans_serif_family=FAMILY,
        )
    )


@functools.cache
def _fonts() -> list[str]:
    """The font that comes with matplotlib: text looks the same on every machine."""
    found = importlib.util.find_spec("matplotlib")
    assert found is not None and found.origin is not None
    folder = Path(found.origin).parent / "mpl-data" / "fonts" / "ttf"
    return [str(folder / f"{name}.ttf") for name in ("DejaVuSans", "DejaVuSans-Bold")]


def pixels(markup: str) -> Any:
    """SVG markup as an array of bytes."""
    import numpy as np
    from PIL import Image

    return np.asarray(Image.open(BytesIO(png(markup))).convert("RGB"))

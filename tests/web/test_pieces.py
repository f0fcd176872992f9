"""Everything that stands on a page can be asked about."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from planetfall.web.games import page_of
from planetfall.web.pages import pieces
from planetfall.web.pages.scene import Scene
from tests.web.visible import LONG, PLAYS, questions

PIECE: Final = re.compile(r'data-(?:key|piece|of)="([^"]+)"')
ICON: Final = re.compile(r"#i-([\w-]+)")
CONTROLS: Final = re.compile(r"ui-")
"""Icons of the page itself: their buttons say what they do."""


def silent(scene: Scene) -> set[str]:
    """The keys of pieces and icons of a page that say nothing."""
    page = page_of(scene.table_view.game)
    markup = "".join(str(part) for _, part in page.parts(scene))
    keys = set(PIECE.findall(markup))
    keys |= {f"icon:{name}" for name in ICON.findall(markup) if not CONTROLS.match(name)}
    found = set()
    for key in keys:
        piece = pieces.find(scene, page.pieces(), key)
        if piece is None or not piece.name or not piece.text:
            found.add(key)
    return found


@pytest.mark.parametrize(("game", "seats", "options"), PLAYS)
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_piece_of_every_page_says_what_it_is(
    game: str, seats: int, options: dict[str, Any], lang: str
) -> None:
    missing: set[str] = set()
    for number, (_, _, scene) in enumerate(
        questions(game, seats, options, lang, most=2000 if LONG else 120)
    ):
        if number % (1 if LONG else 6) == 0:
            missing |= silent(scene)
    assert sorted(missing) == []


@pytest.mark.parametrize(("game", "seats", "options"), PLAYS)
def test_the_panel_of_a_piece_names_it_and_its_rules(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    _, _, scene = next(iter(questions(game, seats, options, "en")))
    page = page_of(game)
    for prefix, kind in page.pieces().items():
        assert scene.book is not None
        if scene.book.phrases.has(f"piece.{prefix}"):
            markup = pieces.panel(scene, page.pieces(), prefix)
            assert "<h2>" in markup
            assert not kind.rules or f'/rules/{game}#{kind.rules}"' in markup

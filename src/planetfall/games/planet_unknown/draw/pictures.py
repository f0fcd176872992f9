"""Pictures of Planet Unknown's components, each a whole SVG.

Every function is pure: data objects and plain values in, a `Picture` out.  Words come from the
caller.  `theme` is `dark`, `paper`, or `page` for pictures inside a page that has the shared
symbols and colours.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from planetfall.core.view import View
from planetfall.games.planet_unknown.bands import cell_of
from planetfall.games.planet_unknown.board import PlanetBoard, new_board
from planetfall.games.planet_unknown.components.planets import PLANETS
from planetfall.games.planet_unknown.draw.board import HEIGHT, WIDTH, draw_board
from planetfall.games.planet_unknown.draw.corporation import TechLine, draw_corporation
from planetfall.games.planet_unknown.draw.planet import (
    NO_SIGNS,
    Laid,
    Signs,
    draw_planet,
    planet_extent,
)
from planetfall.games.planet_unknown.draw.table import Table
from planetfall.games.planet_unknown.draw.tiles import draw_piece, extent, piece_squares
from planetfall.games.planet_unknown.state import Player, Unknown
from planetfall.games.planet_unknown.words import book as new_book
from planetfall.svg.card import LARGE, CardFace, CardSize, card
from planetfall.svg.picture import Picture, picture
from planetfall.svg.squaregrid import SquareGrid
from planetfall.svg.theme import Theme
from planetfall.svg.theme import theme as named_theme


def board(
    view: View,
    *,
    seat: int | None = None,
    size: float | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
    colors: Mapping[str, str] | None = None,
    last: Collection[str] | None = None,
    marks: Mapping[str, str] | None = None,
    options: Collection[str] | None = None,
    chosen: str = "",
    preview: Laid | None = None,
    names: Sequence[str] = (),
) -> Picture:
    """The whole table as a view shows it.

    `seat` is whose boards stand in the middle: the viewer's, or seat 0's for a spectator.
    `options` are the keys to light, else all that are legal; `chosen` is the one being looked at,
    `preview` the piece it would lay.  `last` are the keys of the last move, else those of the tile
    placed last; `marks` puts `might` or `lost` on the keys of squares.  `names` are those of the
    seats.
    """
    game, book = view.position(), new_book(lang)
    assert isinstance(game, Unknown)
    book.effect_of = view.rules.effects.__getitem__
    signs = marks or {}
    table = Table(
        theme=named_theme(theme, colors),
        game=game,
        viewer=view.seat,
        seat=max(view.seat, 0) if seat is None else seat,
        book=book,
        names=names,
        labels={key: book.label(view.data(), key) for key in view.keys()},
        options=frozenset(view.keys() if options is None else options),
        chosen=chosen,
        last=None if last is None else _cells(last),
        preview=preview,
        might=_cells([key for key, sign in signs.items() if sign == "might"]),
        lost=_cells([key for key, sign in signs.items() if sign == "lost"]),
    )
    look = table.theme
    return picture(
        look,
        draw_board(table),
        WIDTH,
        HEIGHT,
        title=table.say("table", n=game.turn),
        desc=", ".join(table.name(number) for number in range(game.seats)),
        lang=lang,
        size=size,
        classes="pu-table",
        background=look["bg-0"],
    )


def _cells(keys: Collection[str]) -> list[int]:
    """The cells among some keys."""
    return [cell_of(key[5:]) for key in keys if key.startswith("cell:")]


def tile(
    number: int,
    turn: int = 0,
    *,
    title: str,
    desc: str = "",
    unit: float = 42,
    size: float | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
) -> Picture:
    """A terraforming tile, or a patch for `PATCH_TILE`, in one of its eight turns."""
    look = named_theme(theme)
    squares = piece_squares(number, turn)
    rows, columns = extent(squares)
    margin = unit * 0.1
    body = draw_piece(look, SquareGrid(unit, margin, margin), squares)
    width, height = columns * unit + 2 * margin, rows * unit + 2 * margin
    return picture(
        look, body, width, height, title=title, desc=desc, lang=lang, size=size, classes="pu-tile"
    )


def planet(
    board: PlanetBoard,
    *,
    title: str,
    desc: str = "",
    unit: float = 42,
    size: float | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
    seat: int = 0,
    medals: bool = True,
    keys: bool = True,
    signs: Signs = NO_SIGNS,
    prefix: str = "",
) -> Picture:
    """A planet with what lies on it; see `draw_planet`."""
    look = named_theme(theme)
    body = draw_planet(
        look,
        board,
        unit,
        seat=seat,
        medals=medals,
        keys=keys,
        signs=signs,
        prefix=prefix,
    )
    side = planet_extent(unit, medals=medals)
    return picture(
        look, body, side, side, title=title, desc=desc, lang=lang, size=size, classes="pu-planet"
    )


def corporation(
    player: Player,
    techs: Sequence[TechLine],
    options: Collection[str] = (),
    *,
    name: str,
    special: str = "",
    summary: str = "",
    lifepods: str = "",
    meteorites: str = "",
    rovers: str = "",
    desc: str = "",
    width: float = 408,
    size: float | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
    seat: int = 0,
) -> Picture:
    """A corporation board with its tracks and breakthroughs; see `draw_corporation`."""
    look = named_theme(theme)
    body, height = draw_corporation(
        look,
        player,
        techs,
        options,
        name=name,
        special=special,
        summary=summary,
        seat=seat,
        lifepods=lifepods,
        meteorites=meteorites,
        rovers=rovers,
        width=width,
    )
    return picture(
        look, body, width, height, title=name, desc=desc, lang=lang, size=size, classes="pu-corp"
    )


def card_picture(
    face: CardFace,
    *,
    measures: CardSize = LARGE,
    desc: str = "",
    size: float | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
) -> Picture:
    """A civ card, objective or event from its face (see `draw.cards`) of the same theme."""
    look = named_theme(theme)
    return picture(
        look,
        card(look, face, measures),
        measures.width,
        measures.height,
        title=face.title,
        desc=desc or face.words,
        lang=lang,
        size=size,
        classes="pu-card",
    )


if __name__ == "__main__":
    print(planet(new_board(2), title=PLANETS[2].names[0]))

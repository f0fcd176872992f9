"""Pictures of Planet Unknown's components, each a whole SVG.

Every function is pure: data objects and plain values in, a `Picture` out.  Words come from the
caller.  `theme` is `dark`, `paper`, or `page` for pictures inside a page that has the shared
symbols and colours.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from planetfall.core.view import View
from planetfall.games.planet_unknown.bands import cell_of
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.planets import PLANETS
from planetfall.games.planet_unknown.draw.board import HEIGHT, WIDTH, draw_board
from planetfall.games.planet_unknown.draw.corporation import TechLine, draw_corporation
from planetfall.games.planet_unknown.draw.planet import (
    NO_SIGNS,
    Laid,
    Signs,
    Surface,
    draw_planet,
    planet_extent,
)
from planetfall.games.planet_unknown.draw.station import Station, draw_station
from planetfall.games.planet_unknown.draw.table import BoardWords, Table
from planetfall.games.planet_unknown.draw.tiles import draw_piece, extent, piece_squares
from planetfall.games.planet_unknown.draw.tracks import TABLE, Progress, Space, draw_tracks
from planetfall.games.planet_unknown.draw.view import Data
from planetfall.games.planet_unknown.words.pictures import board_words
from planetfall.svg.canvas import shifted
from planetfall.svg.card import LARGE, CardFace, CardSize, card
from planetfall.svg.picture import Picture, picture
from planetfall.svg.squaregrid import SquareGrid
from planetfall.svg.theme import Theme
from planetfall.svg.theme import theme as named_theme

FRESH = Surface()
"""A planet on which nothing has been placed."""
START = Progress()
"""A corporation at the start of the game."""


def board(
    view: View | Data,
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
    words: BoardWords | None = None,
) -> Picture:
    """The whole table as a view shows it.

    `seat` is whose boards stand in the middle: the viewer's, or seat 0's for a spectator.
    `options` are the keys to light, else all that are legal; `chosen` is the one being looked at,
    `preview` the piece it would lay.  `last` are the keys of the last move, else those of the tile
    placed last; `marks` puts `might` or `lost` on the keys of squares.  `words` come from the
    game's own book unless given.
    """
    data = view.data() if isinstance(view, View) else view
    viewer = data["viewer"]
    middle = max(viewer, 0) if seat is None else seat
    signs = marks or {}
    table = Table(
        theme=named_theme(theme, colors),
        data=data,
        seat=middle,
        lang=lang,
        words=_words(view, lang) if words is None else words,
        options=frozenset(data["legal"] if options is None else options),
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
        title=table.say("table", data["table"]["turn"]),
        desc=", ".join(table.name(number) for number in range(data["seats"])),
        lang=lang,
        size=size,
        classes="pu-table",
        background=look["bg-0"],
    )


def _words(view: View | Data, lang: str) -> BoardWords:
    return board_words(lang, view=view if isinstance(view, View) else None)


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
    number: int,
    surface: Surface = FRESH,
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
        PLANETS[number],
        surface,
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
    number: int,
    techs: Sequence[TechLine],
    progress: Progress = START,
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
    notes: Mapping[Space, str] | None = None,
) -> Picture:
    """A corporation board with its tracks and breakthroughs; see `draw_corporation`."""
    look = named_theme(theme)
    body, height = draw_corporation(
        look,
        CORPORATIONS[number],
        progress,
        techs,
        name=name,
        special=special,
        summary=summary,
        seat=seat,
        lifepods=lifepods,
        meteorites=meteorites,
        rovers=rovers,
        width=width,
        notes=notes,
    )
    return picture(
        look, body, width, height, title=name, desc=desc, lang=lang, size=size, classes="pu-corp"
    )


def tracks(
    number: int,
    progress: Progress = START,
    *,
    title: str,
    desc: str = "",
    size: float | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
    seat: int = 0,
    notes: Mapping[Space, str] | None = None,
) -> Picture:
    """The five tracks of a corporation alone, for small screens."""
    look = named_theme(theme)
    body = draw_tracks(look, CORPORATIONS[number], progress, seat=seat, notes=notes)
    return picture(
        look,
        shifted(body, 2, 2),
        TABLE.board_width + 4,
        TABLE.board_height + 4,
        title=title,
        desc=desc,
        lang=lang,
        size=size,
        classes="pu-tracks",
    )


def station(
    seen: Station,
    *,
    title: str,
    desc: str = "",
    caption: str = "",
    options: Collection[str] = (),
    chosen: str = "",
    section_keys: Mapping[int, str] | None = None,
    titles: Mapping[int, str] | None = None,
    size: float | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
) -> Picture:
    """The station with both rings; see `draw_station`."""
    look = named_theme(theme)
    body = draw_station(
        look,
        seen,
        316,
        caption=caption,
        options=options,
        chosen=chosen,
        section_keys=section_keys,
        titles=titles,
    )
    return picture(
        look, body, 316, 316, title=title, desc=desc, lang=lang, size=size, classes="pu-station"
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
    """A civ card, objective or event from its face (see `svg_cards`), drawn with the same theme."""
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
    print(planet(2, title=PLANETS[2].names[0]))

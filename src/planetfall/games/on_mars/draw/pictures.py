"""Pictures of On Mars, each a whole SVG: the table, its parts, all components.

Every function is pure: a view and plain values in, a `Picture` out. Words come from a phrase
book, the one given or the game's own in the asked language. `theme` is `dark`, `paper`, or `page`
for pictures inside a page that has the shared symbols and colours.

A page takes the parts one by one (`part`) and lights keys itself; `board` composes them for
`planetfall draw`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from planetfall.core.view import View
from planetfall.games.on_mars import rules as engine
from planetfall.games.on_mars.draw import displays as displays
from planetfall.games.on_mars.draw import dock as dock
from planetfall.games.on_mars.draw import panels as panels
from planetfall.games.on_mars.draw.actions import draw_side, side_height
from planetfall.games.on_mars.draw.cards import draw_held
from planetfall.games.on_mars.draw.faces import IDS, SIZE, face
from planetfall.games.on_mars.draw.layout import HEIGHT, WIDTH, draw_middle, draw_table
from planetfall.games.on_mars.draw.map import draw_map
from planetfall.games.on_mars.draw.players import draw_order, draw_seat
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.pictures import own_book, say
from planetfall.svg.canvas import Markup, join, shifted
from planetfall.svg.card import card
from planetfall.svg.lettering import display, text
from planetfall.svg.picture import Picture, picture
from planetfall.svg.theme import Theme
from planetfall.svg.theme import theme as named_theme

NOTHING: Final = Picture("")
"""The picture of what has none."""

BUTTONS: Final = frozenset(
    (
        "pass",
        "done",
        "yes",
        "no",
        "nobody",
        "choose",
        "first",
        "amount",
        "boost",
        "point",
        "crew",
    )
)
"""Prefixes of options that no place on the table stands for: the question's own buttons."""


def make_table(
    view: View,
    *,
    seat: int | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
    book: ColonyBook | None = None,
    names: Sequence[str] = (),
    colors: Mapping[str, str] | None = None,
    options: Collection[str] | None = None,
    last: Collection[str] = (),
    marks: Mapping[str, str] | None = None,
) -> Table:
    """What the parts of the pictures ask for; without `options` all that is legal is lit."""
    position = view.position()
    assert isinstance(position, Colony)
    words = own_book(lang) if book is None else book
    return Table(
        theme=named_theme(theme, colors),
        position=position,
        viewer=view.seat,
        seat=_below(view) if seat is None else seat,
        lang=words.lang,
        book=words,
        names=names,
        options=tuple(view.keys() if options is None else options),
        last=frozenset(last),
        marks=marks or {},
    )


def _below(view: View) -> int:
    """Whose board is shown below the map: the viewer's, or that of who moves."""
    movers = view.position().to_move()
    return view.seat if view.seat >= 0 else movers[0] if movers else 0


def board(
    view: View,
    *,
    seat: int | None = None,
    size: float | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
    options: Collection[str] | None = None,
    last: Collection[str] = (),
    marks: Mapping[str, str] | None = None,
    colors: Mapping[str, str] | None = None,
    book: ColonyBook | None = None,
    names: Sequence[str] = (),
) -> Picture:
    """The whole table as a view shows it.

    `seat` is whose board lies below the map: the viewer's, or that of who moves for a spectator.
    `options` are the keys to light, else all that are legal. `last` are the keys of the last move,
    `marks` puts `might` or `lost` on keys. `names` are those of the seats.
    """
    table = make_table(
        view,
        seat=seat,
        lang=lang,
        theme=theme,
        book=book,
        names=names,
        colors=colors,
        options=options,
        last=last,
        marks=marks,
    )
    return picture(
        table.theme,
        draw_table(table),
        WIDTH,
        HEIGHT,
        title=table.say("table", table.position.round),
        desc=describe(table),
        lang=table.lang,
        size=size,
        classes="om-table",
        background=table.theme["bg-0"],
    )


def describe(table: Table) -> str:
    """The state of the game in a sentence, for readers without eyes."""
    level = table.say("colony", table.position.level)
    scores = [f"{table.name(k)} {area.vp}" for k, area in enumerate(table.players)]
    return f"{level}. {', '.join(scores)}."


# The parts of the table.

Draw = Callable[[Table, float, float], Markup]

PARTS: Final[dict[str, tuple[Draw, float, float, str]]] = {
    "middle": (draw_middle, 598, 452, "surface"),
    "map": (draw_map, 560, 430, "surface"),
    "order": (draw_order, 222, 104, "order"),
    "orbit": (
        lambda table, width, height: draw_side(table, 0, width),
        212,
        side_height(0),
        "orbit",
    ),
    "colony": (
        lambda table, width, height: draw_side(table, 1, width),
        212,
        side_height(1),
        "surface",
    ),
    "grid": (panels.draw_grid, 154, 152, "grid"),
    "lss": (panels.draw_lss, 160, 152, "lss"),
    "warehouse": (panels.draw_warehouse, 212, 58, "warehouse"),
    "missions": (panels.draw_missions, 212, 94, "missions"),
    "display": (displays.draw_display, 320, 132, "display"),
    "offer": (displays.draw_offer, 320, 112, "offer"),
    "storage": (dock.draw_storage, 206, 186, "storage"),
    "depot": (dock.draw_depot, 250, 186, "depot"),
    "lab": (dock.draw_lab, 214, 186, "lab"),
    "quarters": (dock.draw_quarters, 152, 186, "quarters"),
    "cards": (draw_held, 470, 186, "cards"),
}
"""Parts of the table by name: how each is drawn, its measures, the word for its title."""


def part(
    table: Table,
    name: str,
    *,
    width: float | None = None,
    height: float | None = None,
    size: float | None = None,
) -> Picture:
    """One part of the table (`PARTS`) as a picture."""
    draw, usual_width, usual_height, title = PARTS[name]
    wide, tall = width or usual_width, height or usual_height
    return picture(
        table.theme,
        draw(table, wide, tall),
        wide,
        tall,
        title=table.say(title),
        lang=table.lang,
        size=size,
        classes=f"om-{name}",
    )


def seat_panel(
    table: Table, seat: int, *, width: float = 222, height: float = 96, size: float | None = None
) -> Picture:
    """A seat with its key `seat:k`."""
    return picture(
        table.theme,
        draw_seat(table, seat, width, height),
        width,
        height,
        title=table.name(seat),
        lang=table.lang,
        size=size,
        classes="om-seat",
    )


# Components.


def _bare(lang: str, theme: str | Theme, book: ColonyBook | None) -> Table:
    """A table without a game, for pictures of components."""
    position = engine.build({}).blank(2)
    assert isinstance(position, Colony)
    words = own_book(lang) if book is None else book
    return Table(named_theme(theme), position, -1, 0, words.lang, words)


def component(
    kind: str,
    id: str,
    *,
    lang: str = "en",
    theme: str | Theme = "dark",
    size: float | None = None,
    book: ColonyBook | None = None,
) -> Picture:
    """The picture of a component by its kind and id, `NOTHING` where it has none.

    Kinds are those of `svg_faces.IDS`, and `map` for the empty map with the names of its hexes.
    """
    table = _bare(lang, theme, book)
    if kind in ("map", "board"):
        return _empty_map(table, size)
    if kind not in IDS or id not in IDS[kind]:
        return NOTHING
    front = face(table, kind, IDS[kind].index(id))
    return picture(
        table.theme,
        card(table.theme, front, SIZE),
        SIZE.width,
        SIZE.height,
        title=table.called(kind, id),
        desc=front.words,
        lang=table.lang,
        size=size,
        classes=f"om-card om-{kind}",
    )


def _empty_map(table: Table, size: float | None) -> Picture:
    return picture(
        table.theme,
        draw_map(table, 598, 452, coordinates=True),
        598,
        452,
        title=table.say("surface"),
        lang=table.lang,
        size=size,
        classes="om-map",
    )


def sheet(
    kinds: Sequence[str] = (),
    *,
    lang: str = "en",
    theme: str | Theme = "dark",
    columns: int = 8,
    size: float | None = None,
    book: ColonyBook | None = None,
) -> Picture:
    """All components as cards on one sheet, by kind."""
    table = _bare(lang, theme, book)
    palette = table.theme
    step_x, step_y, margin = SIZE.width + 14, SIZE.height + 14, 24.0
    title = say(table.lang, "sheet")
    parts = [display(palette, title, margin, margin + 20, 26, palette["text-1"])]
    y = margin + 48
    for kind in kinds or list(IDS):
        faces = [face(table, kind, number) for number in range(len(IDS[kind]))]
        parts.append(text(f"{faces[0].kind} · {len(faces)}", margin, y, 15, palette["text-2"]))
        y += 14
        for k, front in enumerate(faces):
            x = margin + k % columns * step_x
            parts.append(shifted(card(palette, front, SIZE), x, y + k // columns * step_y))
        y += (len(faces) + columns - 1) // columns * step_y + 28
    return picture(
        palette,
        join(parts),
        2 * margin + columns * step_x - 14,
        y,
        title=title,
        lang=table.lang,
        size=size,
        classes="om-sheet",
        background=palette["bg-0"],
    )


if __name__ == "__main__":
    print(component("map", ""))

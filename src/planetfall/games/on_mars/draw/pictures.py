"""Pictures of On Mars, each a whole SVG: the table and all components.

Every function is pure: a view and plain values in, a `Picture` out. Words come from a phrase
book, the one given or the game's own in the asked language. `theme` is `dark`, `paper`, or `page`
for pictures inside a page that has the shared symbols and colours.

A page takes the drawings of `layout` and lights keys itself; `board` composes them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from planetfall.core.view import View
from planetfall.games.on_mars import rules as engine
from planetfall.games.on_mars.draw.faces import IDS, SIZE, face
from planetfall.games.on_mars.draw.layout import HEIGHT, WIDTH, draw_table
from planetfall.games.on_mars.draw.map import draw_map
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.pictures import own_book
from planetfall.svg.card import card
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

    Kinds are those of `faces.IDS`, and `map` for the empty map with the names of its hexes.
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


if __name__ == "__main__":
    print(component("map", ""))

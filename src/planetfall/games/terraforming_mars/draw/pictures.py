"""Pictures of Terraforming Mars, each a whole SVG: the table, its parts, all components.

Every function is pure: a view, cards and plain values in, a `Picture` out. `theme` is
`dark`, `paper`, or `page` for pictures inside a page that has the shared symbols and colours.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from planetfall.core.view import View
from planetfall.games.terraforming_mars import rules as engine
from planetfall.games.terraforming_mars.components.card import BY_NAME, CARDS, Card
from planetfall.games.terraforming_mars.components.terms import OCEAN, TILE_NAMES
from planetfall.games.terraforming_mars.draw.board import TABLE, Signs, draw_mars
from planetfall.games.terraforming_mars.draw.cards import CardState, card_words, draw_card
from planetfall.games.terraforming_mars.draw.layout import (
    HEIGHT,
    WIDTH,
    area_titles,
    draw_table,
)
from planetfall.games.terraforming_mars.draw.small import draw_small
from planetfall.games.terraforming_mars.draw.table import Table, own_book
from planetfall.games.terraforming_mars.draw.tiles import draw_tile
from planetfall.games.terraforming_mars.extension import EXPANSIONS
from planetfall.games.terraforming_mars.state import Mars
from planetfall.svg.card import HAND, LARGE
from planetfall.svg.picture import Picture, picture
from planetfall.svg.theme import Theme
from planetfall.svg.theme import theme as named_theme

NOTHING: Final = Picture("")
"""The picture of what has none."""


def table_of(
    view: View,
    *,
    seat: int | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
    names: Sequence[str] = (),
    colors: Mapping[str, str] | None = None,
    options: Collection[str] | None = None,
    last: Collection[str] = (),
    marks: Mapping[str, str] | None = None,
    after: View | None = None,
    labels: bool = True,
) -> Table:
    """What the parts of the pictures are drawn from; without `options` all that is legal is lit.

    `seat` is whose stock and cards lie below the board: the viewer's, or the active seat's for a
    spectator.
    """
    game = seen(view)
    if seat is None:
        seat = view.seat if view.seat >= 0 else game.active
    return Table(
        theme=named_theme(theme, colors),
        game=game,
        viewer=view.seat,
        seat=seat,
        book=own_book(lang),
        names=names,
        options=frozenset(view.keys() if options is None else options),
        last=frozenset(last),
        marks=marks or {},
        after=None if after is None else seen(after),
        labels=labels,
    )


def seen(view: View) -> Mars:
    """What a view shows, as a position of Terraforming Mars."""
    position = view.position()
    assert isinstance(position, Mars)
    return position


def board(
    view: View,
    *,
    seat: int | None = None,
    size: float | None = None,
    labels: bool = True,
    last: Collection[str] = (),
    marks: Mapping[str, str] | None = None,
    options: Collection[str] | None = None,
    colors: Mapping[str, str] | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
    names: Sequence[str] = (),
    after: View | None = None,
) -> Picture:
    """The whole table as a view shows it.

    `seat` is whose stock and cards lie below the board: the viewer's, or the active seat's for a
    spectator. `options` are the keys to light, else all that are legal. `last` are the keys of the
    last move, `marks` puts `might` or `lost` on keys, `after` is the view after a choice that is
    previewed. `names` are those of the seats.
    """
    table = table_of(
        view,
        seat=seat,
        lang=lang,
        theme=theme,
        names=names,
        colors=colors,
        options=options,
        last=last,
        marks=marks,
        after=after,
        labels=labels,
    )
    return picture(
        table.theme,
        draw_table(table),
        WIDTH,
        HEIGHT,
        title=table.say("table", table.game.generation),
        desc=", ".join(table.name(number) for number in range(table.game.seats)),
        lang=table.lang,
        size=size,
        classes="tm-table",
        background=table.theme["bg-0"],
    )


def mars_board(table: Table, *, size: float | None = None, coordinates: bool = False) -> Picture:
    """The map with gauges, readouts and moons around it; every area carries its key."""
    body = draw_mars(
        table.theme,
        table.game,
        signs=Signs(table.options, table.last, table.marks, table.after),
        labels=table.labels,
        coordinates=coordinates,
        lang=table.lang,
        titles=area_titles(table),
    )
    return picture(
        table.theme,
        body,
        TABLE.width,
        TABLE.height,
        title=table.say("mars", table.game.generation),
        lang=table.lang,
        size=size,
        classes="tm-mars",
    )


# Components.


def card(
    which: Card | str | int,
    *,
    large: bool = True,
    state: str = "plain",
    key: str = "",
    price: int | None = None,
    met: Sequence[bool] | None = None,
    held: int | None = None,
    size: float | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
) -> Picture:
    """A project or corporation, by itself, its name or its number, large or for a hand.

    `state` is `plain`, `can`, `chosen`, `cannot` or `used`; `price` is what it costs now, `met`
    says of each requirement whether it is met, `held` is the number of resources on it.
    """
    colors, book = named_theme(theme), own_book(lang)
    if isinstance(which, str):
        which = BY_NAME[which]
    elif isinstance(which, int):
        which = CARDS[which]
    measures = LARGE if large else HAND
    return picture(
        colors,
        draw_card(colors, book, which, CardState(state, key, price, met, held), measures),
        measures.width,
        measures.height,
        title=book.name("card", which.name),
        desc=card_words(book, which),
        lang=lang,
        size=size,
        classes="tm-card",
    )


def component(
    kind: str,
    id: str,
    *,
    lang: str = "en",
    theme: str | Theme = "dark",
    size: float | None = None,
) -> Picture:
    """The picture of a component by its kind and id, `NOTHING` where it has none.

    Kinds are `project`, `corporation`, `tile`, `milestone`, `award`, `standard` and `board`;
    expansions have more, drawn by the function `component` of their module `draw.tiles`.
    """
    if kind in ("project", "corporation", "card") and id in BY_NAME:
        return card(id, lang=lang, theme=theme, size=size)
    if kind == "tile" and id in TILE_NAMES:
        return tile(TILE_NAMES.index(id), lang=lang, theme=theme, size=size)
    if kind == "board":
        return empty_board(lang=lang, theme=theme, size=size)
    colors, book = named_theme(theme), own_book(lang)
    box = draw_small(colors, book, kind, id)
    for module in EXPANSIONS.modules("draw.tiles"):
        box = box or module.component(colors, book, kind, id)
    if box is None:
        return NOTHING
    return picture(
        colors,
        box.body,
        box.width,
        box.height,
        title=book.name(kind, id),
        lang=lang,
        size=size,
        classes=f"tm-{kind}",
    )


def tile(
    number: int,
    *,
    size: float | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
) -> Picture:
    """A tile alone, an ocean of nobody, all others of seat 0."""
    colors = named_theme(theme)
    body = draw_tile(colors, number, 56, 60, 54, owner=-1 if number == OCEAN else 0)
    title = own_book(lang).name("tile", TILE_NAMES[number])
    return picture(colors, body, 112, 120, title=title, lang=lang, size=size, classes="tm-tile")


def empty_board(
    *, lang: str = "en", theme: str | Theme = "dark", size: float | None = None
) -> Picture:
    """The map before the first tile, with the `row-col` of every area."""
    view = engine.build({}).blank(2).view(None)
    return mars_board(table_of(view, lang=lang, theme=theme), coordinates=True, size=size)


if __name__ == "__main__":
    print(empty_board())

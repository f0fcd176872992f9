"""Pictures of Terraforming Mars, each a whole SVG: the table, its parts, all components.

Every function is pure: a view's data, card objects and plain values in, a `Picture` out. Words come
from a phrase book, the one given or the game's own in the asked language. `theme` is `dark`,
`paper`, or `page` for pictures inside a page that has the shared symbols and colours.

A page takes the parts one by one (`mars_board`, `card`, `player_panel`, `milestones` …) and lights
keys itself; `board` composes them for `planetfall draw`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from planetfall.core.rules import Rules
from planetfall.core.view import View
from planetfall.games.terraforming_mars import rules as engine
from planetfall.games.terraforming_mars.components.card import BY_NAME, CARDS, Card
from planetfall.games.terraforming_mars.components.terms import KIND_NAMES, OCEAN, TILE_NAMES
from planetfall.games.terraforming_mars.draw.board import PLANET, TABLE, Signs, draw_mars
from planetfall.games.terraforming_mars.draw.cards import CardState, card_words, draw_card
from planetfall.games.terraforming_mars.draw.layout import (
    HEIGHT,
    WIDTH,
    area_titles,
    draw_table,
)
from planetfall.games.terraforming_mars.draw.milestones import draw_milestones, draw_projects
from planetfall.games.terraforming_mars.draw.players import (
    draw_player,
    draw_stock,
    draw_stock_line,
)
from planetfall.games.terraforming_mars.draw.small import draw_small
from planetfall.games.terraforming_mars.draw.table import Table, own_book, say
from planetfall.games.terraforming_mars.draw.tiles import draw_tile
from planetfall.games.terraforming_mars.draw.tracks import draw_bars
from planetfall.games.terraforming_mars.draw.view import Data
from planetfall.games.terraforming_mars.extension import EXPANSIONS
from planetfall.svg.canvas import Markup, join, shifted
from planetfall.svg.card import HAND, LARGE
from planetfall.svg.lettering import display, text
from planetfall.svg.picture import Picture, picture
from planetfall.svg.theme import Theme
from planetfall.svg.theme import theme as named_theme
from planetfall.text.book import Book

NOTHING: Final = Picture("")
"""The picture of what has none."""


def _table(
    view: View | Data,
    *,
    seat: int | None,
    lang: str,
    theme: str | Theme,
    book: Book | None,
    names: Sequence[str] = (),
    colors: Mapping[str, str] | None = None,
    options: Collection[str] | None = None,
    last: Collection[str] = (),
    marks: Mapping[str, str] | None = None,
    after: View | Data | None = None,
    labels: bool = True,
) -> Table:
    """What the parts of the pictures ask for; without `options` all that is legal is lit."""
    data = view.data() if isinstance(view, View) else view
    said = own_book(lang) if book is None else book
    return Table(
        theme=named_theme(theme, colors),
        data=data,
        seat=_below(data) if seat is None else seat,
        lang=said.lang,
        book=said,
        names=names,
        options=frozenset(data["legal"] if options is None else options),
        last=frozenset(last),
        marks=marks or {},
        after=after.data() if isinstance(after, View) else after,
        labels=labels,
    )


def _below(data: Data) -> int:
    """Whose things are shown below the board: the viewer's, or the active seat's."""
    viewer: int = data["viewer"]
    active: int = data["table"]["active"]
    return viewer if viewer >= 0 else active


def board(
    view: View | Data,
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
    book: Book | None = None,
    names: Sequence[str] = (),
    after: View | Data | None = None,
) -> Picture:
    """The whole table as a view shows it.

    `seat` is whose stock and cards lie below the board: the viewer's, or the active seat's for a
    spectator. `options` are the keys to light, else all that are legal. `last` are the keys of the
    last move, `marks` puts `might` or `lost` on keys, `after` is the view as it would be after a
    choice that is looked at. `names` are those of the seats.
    """
    table = _table(
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
        after=after,
        labels=labels,
    )
    return picture(
        table.theme,
        draw_table(table),
        WIDTH,
        HEIGHT,
        title=table.say("table", table.data["table"]["generation"]),
        desc=", ".join(table.name(number) for number in range(table.data["seats"])),
        lang=table.lang,
        size=size,
        classes="tm-table",
        background=table.theme["bg-0"],
    )


# The parts of the table.


def mars_board(
    view: View | Data,
    *,
    gauges: bool = True,
    size: float | None = None,
    labels: bool = True,
    coordinates: bool = False,
    last: Collection[str] = (),
    marks: Mapping[str, str] | None = None,
    options: Collection[str] | None = (),
    after: View | Data | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
    book: Book | None = None,
) -> Picture:
    """The map, with gauges, readouts and moons around it unless told otherwise.

    Every area carries its key; none is lit unless `options` says so (`None`: all legal ones).
    """
    table = _table(
        view,
        seat=None,
        lang=lang,
        theme=theme,
        book=book,
        options=options,
        last=last,
        marks=marks,
        after=after,
    )
    layout = TABLE if gauges else PLANET
    body = draw_mars(
        table.theme,
        table.data,
        layout,
        signs=Signs(table.options, table.last, table.marks, table.after),
        labels=labels,
        coordinates=coordinates,
        lang=table.lang,
        titles=area_titles(table),
    )
    return picture(
        table.theme,
        body,
        layout.width,
        layout.height,
        title=table.say("mars", table.data["table"]["generation"]),
        lang=table.lang,
        size=size,
        classes="tm-mars",
    )


def parameters(
    view: View | Data,
    *,
    width: float = 390,
    size: float | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
) -> Picture:
    """Temperature, oxygen and oceans as three bars, for narrow screens."""
    data = view.data() if isinstance(view, View) else view
    look = named_theme(theme)
    return picture(
        look,
        draw_bars(look, data, width, lang),
        width,
        40,
        title=say(lang, "parameters"),
        lang=lang,
        size=size,
        classes="tm-parameters",
    )


def player_panel(
    view: View | Data,
    seat: int,
    *,
    name: str = "",
    width: float = 246,
    height: float = 118,
    size: float | None = None,
    options: Collection[str] | None = (),
    lang: str = "en",
    theme: str | Theme = "dark",
    book: Book | None = None,
) -> Picture:
    """A seat with its key `seat:k`: rating, corporation, hand, stock and production, tags."""
    names = [""] * seat + [name] if name else ()
    table = _table(view, seat=seat, lang=lang, theme=theme, book=book, names=names, options=options)
    body = draw_player(table, seat, width, height)
    return _part(table, body, width, height, table.name(seat), size, "tm-seat")


def own_stock(
    view: View | Data,
    *,
    seat: int | None = None,
    width: float = 246,
    height: float = 212,
    size: float | None = None,
    options: Collection[str] | None = (),
    lang: str = "en",
    theme: str | Theme = "dark",
    book: Book | None = None,
) -> Picture:
    """Stock and production in large, with the conversions `convert:plants`, `convert:heat`."""
    table = _table(view, seat=seat, lang=lang, theme=theme, book=book, options=options)
    body = draw_stock(table, width, height)
    return _part(table, body, width, height, table.say("stock"), size, "tm-stock")


def stock_line(
    view: View | Data,
    *,
    seat: int | None = None,
    width: float = 370,
    size: float | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
    book: Book | None = None,
) -> Picture:
    """Stock and production in one row, for narrow screens."""
    table = _table(view, seat=seat, lang=lang, theme=theme, book=book, options=())
    body = draw_stock_line(table.theme, table.own, width)
    return _part(table, body, width, 44, table.say("stock"), size, "tm-stock")


def milestones(
    view: View | Data,
    *,
    width: float = 262,
    size: float | None = None,
    options: Collection[str] | None = (),
    lang: str = "en",
    theme: str | Theme = "dark",
    book: Book | None = None,
) -> Picture:
    """Milestones and awards with every seat's numbers, keys `milestone:x` and `award:x`."""
    table = _table(view, seat=None, lang=lang, theme=theme, book=book, options=options)
    body, height = draw_milestones(table, width)
    title = f"{table.say('milestones')}, {table.say('awards').lower()}"
    return _part(table, body, width, height, title, size, "tm-milestones")


def standard_projects(
    view: View | Data,
    *,
    seat: int | None = None,
    width: float = 262,
    size: float | None = None,
    options: Collection[str] | None = (),
    lang: str = "en",
    theme: str | Theme = "dark",
    book: Book | None = None,
) -> Picture:
    """The standard projects with a seat's prices, keys `standard:x`."""
    table = _table(view, seat=seat, lang=lang, theme=theme, book=book, options=options)
    body, height = draw_projects(table, width)
    return _part(table, body, width, height, table.say("standard"), size, "tm-projects")


def _part(
    table: Table,
    body: Markup,
    width: float,
    height: float,
    title: str,
    size: float | None,
    classes: str,
) -> Picture:
    return picture(
        table.theme,
        body,
        width,
        height,
        title=title,
        lang=table.lang,
        size=size,
        classes=classes,
    )


# Cards.


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
    book: Book | None = None,
) -> Picture:
    """A project or corporation, by itself, its name or its number, large or for a hand.

    `state` is `plain`, `can`, `chosen`, `cannot` or `used`; `price` is what it costs now, `met`
    says of each requirement whether it is fulfilled, `held` is what lies on it.
    """
    look = named_theme(theme)
    said = own_book(lang) if book is None else book
    shown = which if isinstance(which, Card) else CARDS[which] if isinstance(which, int) else None
    if shown is None:
        shown = BY_NAME[str(which)]
    measures = LARGE if large else HAND
    body = draw_card(look, said, shown, CardState(state, key, price, met, held), measures)
    return picture(
        look,
        body,
        measures.width,
        measures.height,
        title=said.name("card", shown.name),
        desc=card_words(said, shown),
        lang=said.lang,
        size=size,
        classes="tm-card",
    )


def cards_of(rules: Rules | None = None) -> list[Card]:
    """All cards of the boxes in play, in the order of their numbers; without rules all."""
    if rules is None:
        return CARDS[1:]
    assert isinstance(rules, engine.MarsRules)
    setting = rules.settings[1 if rules.options["corporate_era"] else 0]
    return [found for found in CARDS[1:] if found.deck in setting.decks]


def sheet(
    rules: Rules | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
    *,
    columns: int = 8,
    size: float | None = None,
    book: Book | None = None,
) -> Picture:
    """All cards on one sheet, by kind."""
    look = named_theme(theme)
    said = own_book(lang) if book is None else book
    step_x, step_y, margin = LARGE.width + 14, LARGE.height + 14, 24.0
    title = say(said.lang, "cards")
    parts = [display(look, title, margin, margin + 20, 26, look["text-1"])]
    y = margin + 48
    every = cards_of(rules)
    for kind, name in enumerate(KIND_NAMES):
        chosen = [found for found in every if found.kind == kind]
        if not chosen:
            continue
        caption = f"{say(said.lang, name)} · {len(chosen)}"
        parts.append(text(caption, margin, y, 15, look[f"kind-{name}"]))
        y += 14
        for k, found in enumerate(chosen):
            x = margin + k % columns * step_x
            parts.append(shifted(draw_card(look, said, found), x, y + k // columns * step_y))
        y += (len(chosen) + columns - 1) // columns * step_y + 28
    return picture(
        look,
        join(parts),
        2 * margin + columns * step_x - 14,
        y,
        title=title,
        lang=said.lang,
        size=size,
        classes="tm-sheet",
        background=look["bg-0"],
    )


# Components.


def component(
    kind: str,
    id: str,
    *,
    lang: str = "en",
    theme: str | Theme = "dark",
    size: float | None = None,
    book: Book | None = None,
) -> Picture:
    """The picture of a component by its kind and id, `NOTHING` where it has none.

    Kinds are `project`, `corporation`, `tile`, `milestone`, `award`, `standard` and `board`;
    expansions have more, drawn by the function `component` of their `svg`.
    """
    if kind in ("project", "corporation", "card") and id in BY_NAME:
        return card(id, lang=lang, theme=theme, size=size, book=book)
    if kind == "tile" and id in TILE_NAMES:
        return tile(TILE_NAMES.index(id), lang=lang, theme=theme, size=size, book=book)
    if kind == "board":
        return empty_board(lang=lang, theme=theme, size=size, book=book)
    look = named_theme(theme)
    said = own_book(lang) if book is None else book
    drawn = draw_small(look, said, kind, id)
    for module in EXPANSIONS.modules("draw.tiles"):
        drawn = drawn or module.component(look, said, kind, id)
    if drawn is None:
        return NOTHING
    return picture(
        look,
        drawn.body,
        drawn.width,
        drawn.height,
        title=said.name(kind, id),
        lang=said.lang,
        size=size,
        classes=f"tm-{kind}",
    )


def tile(
    number: int,
    *,
    owner: int | None = None,
    size: float | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
    book: Book | None = None,
) -> Picture:
    """A tile alone; oceans belong to nobody, others are shown for seat 0 unless told."""
    look = named_theme(theme)
    said = own_book(lang) if book is None else book
    seat = -1 if number == OCEAN else 0 if owner is None else owner
    body = draw_tile(look, number, 56, 60, 54, owner=seat)
    title = said.name("tile", TILE_NAMES[number])
    return picture(look, body, 112, 120, title=title, lang=said.lang, size=size, classes="tm-tile")


def empty_board(
    *,
    lang: str = "en",
    theme: str | Theme = "dark",
    size: float | None = None,
    book: Book | None = None,
) -> Picture:
    """The map before the first tile, with the `row-col` of every area."""
    fresh = engine.build({}).blank(2)
    table = fresh.shown_data(owner=False)
    areas = [area.shown_data(owner=False) for area in fresh.areas()]
    data = {"seats": 2, "viewer": -1, "legal": [], "table": table, "areas": areas}
    return mars_board(data, coordinates=True, lang=lang, theme=theme, size=size, book=book)


if __name__ == "__main__":
    print(empty_board())

"""Pictures of Terraforming Mars, each a whole SVG: the table, its parts, all components.

Every function is pure: a view, cards and plain values in, a `Picture` out. Words come from a phrase
book, the one given or the game's own in the asked language. `theme` is `dark`, `paper`, or `page`
for pictures inside a page that has the shared symbols and colours.
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
from planetfall.games.terraforming_mars.draw.small import draw_small
from planetfall.games.terraforming_mars.draw.table import Table, own_book, say
from planetfall.games.terraforming_mars.draw.tiles import draw_tile
from planetfall.games.terraforming_mars.extension import EXPANSIONS
from planetfall.games.terraforming_mars.state import Mars
from planetfall.svg.canvas import join, shifted
from planetfall.svg.card import HAND, LARGE
from planetfall.svg.lettering import display, text
from planetfall.svg.picture import Picture, picture
from planetfall.svg.theme import Theme
from planetfall.svg.theme import theme as named_theme
from planetfall.text.book import Book

NOTHING: Final = Picture("")
"""The picture of what has none."""


def table_of(
    view: View,
    *,
    seat: int | None = None,
    lang: str = "en",
    theme: str | Theme = "dark",
    book: Book | None = None,
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
        book=own_book(lang) if book is None else book,
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
    book: Book | None = None,
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
        title=table.say("table", table.game.generation),
        desc=", ".join(table.name(number) for number in range(table.game.seats)),
        lang=table.lang,
        size=size,
        classes="tm-table",
        background=table.theme["bg-0"],
    )


def mars_board(
    table: Table,
    *,
    gauges: bool = True,
    size: float | None = None,
    coordinates: bool = False,
) -> Picture:
    """The map, with gauges, readouts and moons around it unless told otherwise.

    Every area carries its key.
    """
    layout = TABLE if gauges else PLANET
    body = draw_mars(
        table.theme,
        table.game,
        layout,
        signs=Signs(table.options, table.last, table.marks, table.after),
        labels=table.labels,
        coordinates=coordinates,
        lang=table.lang,
        titles=area_titles(table),
    )
    return picture(
        table.theme,
        body,
        layout.width,
        layout.height,
        title=table.say("mars", table.game.generation),
        lang=table.lang,
        size=size,
        classes="tm-mars",
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
    view = engine.build({}).blank(2).view(None)
    table = table_of(view, lang=lang, theme=theme, book=book)
    return mars_board(table, coordinates=True, size=size)


if __name__ == "__main__":
    print(empty_board())

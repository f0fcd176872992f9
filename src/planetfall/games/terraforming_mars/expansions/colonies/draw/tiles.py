"""Drawings of the expansion: colony tiles with their tracks, stations and ships, the trade fleets.

`panels` stand beside the board of a table, `component` is a tile by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from planetfall.core.effect import Effect
from planetfall.core.reasons import POSSIBLE
from planetfall.games.terraforming_mars.components.terms import MC, NOTHING, RESOURCE_NAMES
from planetfall.games.terraforming_mars.draw.icon_names import RESOURCE_ICONS
from planetfall.games.terraforming_mars.draw.icon_rows import STAR, icons_of
from planetfall.games.terraforming_mars.draw.signs import chunks
from planetfall.games.terraforming_mars.draw.table import Table, lit_style
from planetfall.games.terraforming_mars.effects.basic import Gain, Produce
from planetfall.games.terraforming_mars.effects.drawing import Draw
from planetfall.games.terraforming_mars.effects.holding import Put
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import (
    COLONY_TILES,
    Colony,
)
from planetfall.games.terraforming_mars.expansions.colonies.state import (
    SITES,
    START_FIELD,
    Colonies,
    colonies_of,
)
from planetfall.games.terraforming_mars.expansions.colonies.trading import (
    FEES,
    fee,
    no_trade,
)
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import (
    COLONY_NAMES,
    FEE_NAMES,
)
from planetfall.games.terraforming_mars.state import Mars
from planetfall.svg.box import Box, first_fitting, fitted, row
from planetfall.svg.canvas import (
    EMPTY,
    Markup,
    circle,
    group,
    join,
    number,
    path,
    place,
    rect,
    shifted,
)
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, HEAVY, text
from planetfall.svg.parts import coin, glyph, label, mark, panel, word
from planetfall.svg.theme import Theme
from planetfall.text.book import Book
from planetfall.text.grammar import sentence

WIDTH: Final = 133.0
HEIGHT: Final = 88.0
PROJECT_ICONS: Final = {"build_colony": "colony"}
"""Icons of the expansion's standard projects."""

MOONS: Final = {
    "callisto": ("#7f93a8", ((-9, 4, 4), (-3, 11, 3), (2, 3, 2))),
    "ceres": ("#8d8f93", ((-10, 2, 3), (-4, 9, 4), (3, 13, 2))),
    "enceladus": ("#c7d6e3", ((-6, 6, 2), (0, 12, 3))),
    "europa": ("#c9b79c", ((-8, 7, 2), (-1, 3, 2))),
    "ganymede": ("#9aa3a0", ((-10, 5, 3), (-2, 10, 4), (4, 5, 2))),
    "io": ("#d9b65f", ((-8, 3, 3), (-4, 11, 2), (2, 8, 3))),
    "luna": ("#a7a9b3", ((-10, 5, 4), (-2, 9, 3), (1, 2, 2))),
    "miranda": ("#9c8aa8", ((-9, 6, 3), (-1, 12, 4))),
    "pluto": ("#c4a58c", ((-7, 8, 5), (2, 4, 2))),
    "titan": ("#d59a4e", ((-9, 3, 2), (0, 11, 2))),
    "triton": ("#b3a0b8", ((-10, 4, 2), (-4, 10, 3), (3, 9, 2))),
}
"""Colour and craters (x, y, radius) of each colony's disc."""


@dataclass(frozen=True)
class TileState:
    """How a tile stands."""

    marker: int = START_FIELD
    """Field of the white marker, -1 while the colony sleeps."""
    stations: list[int] = field(default_factory=lambda: [-1] * SITES)
    ship: int = -1
    key: str = ""
    lit: bool = False
    last: bool = False


# One tile.


def draw_colony(theme: Theme, book: Book, tile: Colony, state: TileState) -> Box:
    """A colony tile: name, kind, ship; track with stations and marker; bonus and commission."""
    parts = [
        panel(theme, 0, 0, WIDTH, HEIGHT),
        _moon(tile.name),
        _title(theme, book, tile, state),
        shifted(_track(theme, tile, state), 7, 25) if state.marker >= 0 else EMPTY,
        _gains(theme, book, tile).at(7, HEIGHT - 14),
    ]
    body = join(parts)
    if state.marker < 0:
        body = join((group(body, opacity=0.5), _asleep(theme, book)))
    if state.lit or state.last:
        body = join((body, _ring(theme, state.lit, HEIGHT)))
    if state.key:
        body = place(state.key, body, classes="colony", title=colony_words(book, tile))
    return Box(WIDTH, HEIGHT, shifted(body, 0, -HEIGHT / 2))


def _ring(theme: Theme, lit: bool, height: float) -> Markup:
    return rect(
        1,
        1,
        WIDTH - 2,
        height - 2,
        8,
        class_="lit-ring" if lit else "last-move",
        fill="none",
        stroke=theme["signal-line" if lit else "text-1"],
        stroke_width=1.5,
        pointer_events="none",
    )


def _moon(name: str) -> Markup:
    """The disc that looks into the upper right corner."""
    color, craters = MOONS[name]
    x, y, radius, edge = WIDTH - 9.0, 9.0, 22.0, 0.5
    top = x - sqrt(radius**2 - (y - edge) ** 2)
    low = y + sqrt(radius**2 - (WIDTH - edge - x) ** 2)
    right = WIDTH - edge
    outline = (
        f"M{number(top)} {edge}A{number(radius)} {number(radius)} 0 0 0 {number(right)} "
        f"{number(low)}V8.5A8 8 0 0 0 {number(WIDTH - 8.5)} {edge}z"
    )
    pits = [circle(x + dx, y + dy, size, fill="#000", opacity=0.16) for dx, dy, size in craters]
    return group(join((path(outline, fill=color), *pits)), opacity=0.85)


def _title(theme: Theme, book: Book, tile: Colony, state: TileState) -> Markup:
    boxes = [word(book.name("colony", tile.name), 13, theme["text-1"], weight=BOLD)]
    sign = kind_icon(tile)
    if sign:
        boxes.append(glyph(theme, sign, 13))
    if state.ship >= 0:
        ship = icon(theme, "fleet", 8, 0, 16, theme.player(state.ship))
        boxes.append(Box(26, 16, join((ship, mark(theme, state.ship, 21, 0, 9)))))
    return fitted(row(boxes, 5), WIDTH - 40).at(7, 14)


def kind_icon(tile: Colony) -> str:
    """The icon of what trade with a colony brings; empty where that differs by field."""
    last = tile.income[-1]
    if isinstance(last, Draw):
        return "card"
    if isinstance(last, Put):
        return RESOURCE_NAMES[last.resource]
    if isinstance(last, Gain):
        return RESOURCE_ICONS[_resource_of(last)]
    return ""


def _resource_of(income: Gain | Produce) -> int:
    """The one resource of an income."""
    return next(resource for resource, amount in enumerate(income.amounts()) if amount)


def _track(theme: Theme, tile: Colony, state: TileState) -> Markup:
    """Seven fields; stations stand on the first three, the marker's field is white."""
    gap, tall = 2.0, 32.0
    each = (WIDTH - 14 - 6 * gap) / 7
    parts = []
    for place_, income in enumerate(tile.income):
        x = place_ * (each + gap)
        here = place_ == state.marker
        ground = theme["text-1"] if here else theme["bg-3"]
        parts.append(rect(x, 0, each, tall, 3, fill=ground))
        middle = x + each / 2
        if place_ < SITES:
            parts.append(_site(theme, state.stations[place_], middle, 9, here=here))
        parts.append(_value(theme, income, middle, 22.5, here=here))
    return join(parts)


def _site(theme: Theme, owner: int, x: float, y: float, *, here: bool) -> Markup:
    if owner >= 0:
        return mark(theme, owner, x, y, 10)
    ink = theme["bg-0"] if here else theme["line-3"]
    return rect(x - 4, y - 4, 8, 8, 2, fill="none", stroke=ink, stroke_width=1)


def _value(theme: Theme, income: Effect | None, x: float, y: float, *, here: bool) -> Markup:
    """The value of a field: a number, or the production it raises."""
    ink = theme["bg-0"] if here else theme["text-1"]
    if isinstance(income, Produce):
        name = RESOURCE_ICONS[_resource_of(income)]
        frame = rect(x - 7, y - 7, 14, 14, 2.5, fill="none", stroke=theme["prod"])
        return join((frame, icon(theme, name, x, y, 11, ink if here else None)))
    value = str(amount_of(income))
    weight = HEAVY if here else BOLD
    return text(value, x, y, 11, ink, weight=weight, anchor="middle", middle=True)


def amount_of(income: Effect | None) -> int:
    """The printed value of a field."""
    if isinstance(income, Draw):
        return income.cards
    if isinstance(income, Put):
        return income.amount
    return sum(income.amounts()) if isinstance(income, Gain | Produce) else 0


def _gains(theme: Theme, book: Book, tile: Colony) -> Box:
    """Bonus of building and commission of owners."""

    def drawn(size: float) -> Box:
        boxes = [
            glyph(theme, "colony", size, theme["text-3"]),
            _signs(theme, tile.bonus[0], book.lang, size),
            Box(3, 0, join(())),
            glyph(theme, "ui-person", size, theme["text-3"]),
            _signs(theme, tile.commission, book.lang, size),
        ]
        return row(boxes, size * 0.2)

    return first_fitting(drawn, (13, 12, 11, 10, 9), WIDTH - 12)


def _signs(theme: Theme, effect: Effect, lang: str, size: float) -> Box:
    icons = [sign for sign in icons_of(effect) if sign != STAR]
    return row(chunks(theme, icons, size, lang), size * 0.2)


def _asleep(theme: Theme, book: Book) -> Markup:
    words = book.term("colony.asleep")
    ground = rect(7, 25, WIDTH - 14, 32, 3, fill=theme["bg-1"], opacity=0.9)
    sign = icon(theme, "ui-lock", 18, 41, 12, theme["text-2"])
    line = fitted(word(words, 11.1, theme["text-2"]), WIDTH - 33).at(26, 41)
    return join((ground, sign, line))


def field_words(book: Book, tile: Colony) -> list[str]:
    """The fields of a track in words: numbers, or the resource whose production rises."""
    words = []
    for income in tile.income:
        if isinstance(income, Produce):
            words.append(book.name("resource", RESOURCE_NAMES[_resource_of(income)]))
        else:
            words.append(str(amount_of(income)))
    return words


def colony_words(book: Book, tile: Colony) -> str:
    """A tile in words: bonus, income by field, commission."""
    lines = [
        f"{book.term('colony.build')}: {book.effect(tile.bonus[0])}",
        f"{book.term('colony.track')}: {', '.join(field_words(book, tile))}",
        f"{book.term('colony.owner')}: {book.effect(tile.commission)}",
    ]
    name = book.name("colony", tile.name)
    return f"{name}. " + " ".join([sentence(line) for line in lines])


# Panels beside the board.


def panels(table: Table) -> list[Box]:
    """The colonies in play, and the tile of trade fleets last."""
    area = colonies_of(table.game)
    boxes = []
    for colony in area.tiles:
        key = f"colony:{COLONY_NAMES[colony]}"
        state = TileState(
            marker=area.markers[colony],
            stations=area.stations[SITES * colony : SITES * colony + SITES],
            ship=area.ships[colony],
            key=key,
            lit=key in table.options,
            last=key in table.last,
        )
        boxes.append(draw_colony(table.theme, table.book, COLONY_TILES[colony], state))
    # Colonies still in the box may be chosen, too (Aridor).
    boxed = [c for c in range(len(COLONY_NAMES)) if c not in area.tiles]
    chosen = [c for c in boxed if f"colony:{COLONY_NAMES[c]}" in table.options]
    if chosen:
        boxes.append(_box(table, chosen))
    boxes.append(_fleets(table, area))
    return boxes


def trade_places(game: Mars) -> list[str]:
    """The colonies a ship could go to."""
    area = colonies_of(game)
    return [COLONY_NAMES[each] for each in area.tiles if no_trade(area, each) == POSSIBLE]


def _box(table: Table, chosen: list[int]) -> Box:
    """Colonies that could come into play, as plates."""
    theme, tall = table.theme, 20.0
    parts = []
    for k, colony in enumerate(chosen):
        name = COLONY_NAMES[colony]
        y = k * (tall + 3)
        ring = rect(
            0.75,
            y + 0.75,
            WIDTH - 1.5,
            tall - 1.5,
            5,
            **lit_style(theme, theme["bg-2"], lit=True),
            pointer_events="all",
        )
        disc = circle(12, y + tall / 2, 6, fill=MOONS[name][0])
        title = table.book.name("colony", name)
        line = text(title, 24, y + tall / 2, 12, theme["text-1"], weight=BOLD, middle=True)
        words = colony_words(table.book, COLONY_TILES[colony])
        body = join((ring, disc, line))
        parts.append(place(f"colony:{name}", body, classes="colony", title=words))
    height = len(chosen) * (tall + 3) - 3
    return Box(WIDTH, height, shifted(join(parts), 0, -height / 2))


def _fleets(table: Table, area: Colonies) -> Box:
    """The tile of trade fleets: ships of all seats, the price of a trade."""
    theme = table.theme
    parts = [label(theme, table.book.term("trade_fleets"), 8, 17)]
    y = 28.0
    for seat, owned in enumerate(area.fleets):
        ships = _ships(theme, seat, area.ships_home(seat), owned)
        parts.append(ships.at(8 + seat % 2 * 62, y + seat // 2 * 17))
    y += (len(area.fleets) + 1) // 2 * 17 + 6
    parts.append(shifted(_trade(table), 7, y - 8))
    height = y + 26
    body = join((panel(theme, 0, 0, WIDTH, height), *parts))
    return Box(WIDTH, height, shifted(body, 0, -height / 2))


def _ships(theme: Theme, seat: int, home: int, owned: int) -> Box:
    """A seat's shape and its ships; those away are faint."""
    boxes = [Box(10, 10, mark(theme, seat, 5, 0, 10))]
    for k in range(owned):
        ship = icon(theme, "fleet", 6.5, 0, 13, theme.player(seat))
        boxes.append(Box(13, 13, ship if k < home else group(ship, opacity=0.28)))
    return fitted(row(boxes, 2), 58)


def _trade(table: Table) -> Markup:
    """The trade action with its three prices, keys `trade` or `fee:x`."""
    theme = table.theme
    width, tall = WIDTH - 14, 26.0
    lit = "trade" in table.options
    ground = rect(
        0.75,
        0.75,
        width - 1.5,
        tall - 1.5,
        4.5,
        **lit_style(theme, theme["bg-3"], lit=lit),
        pointer_events="all",
    )
    fees = []
    x = width - 4
    for kind in reversed(range(len(FEES))):
        box = _fee(table, kind)
        fees.append(box.at(x, tall / 2, "end"))
        x -= box.width + 4
    action = [ground, glyph(theme, "trade", 14).at(5, tall / 2)]
    # A price is a place of its own only while it is asked for: it lies on that of the action.
    if not _asks_fee(table):
        action += fees
        fees = []
    return join((place("trade", join(action), title=table.book.term("trade")), *fees))


def _asks_fee(table: Table) -> bool:
    return any(option.startswith("fee:") for option in table.options)


def _fee(table: Table, kind: int) -> Box:
    theme = table.theme
    key = f"fee:{FEE_NAMES[kind]}"
    units = fee(table.game, table.seat, kind)
    if FEES[kind] == MC:
        box = coin(theme, units, 17)
    else:
        figure = word(str(units), 11.5, theme["text-1"], weight=HEAVY)
        box = row((figure, glyph(theme, RESOURCE_NAMES[FEES[kind]], 13)), 2)
    body = box.body
    if key in table.options:
        ring = rect(
            -2,
            -11,
            box.width + 4,
            22,
            4,
            **lit_style(theme, theme["signal-wash"], lit=True),
            pointer_events="all",
        )
        body = join((ring, body))
    markup = place(key, body, classes="fee") if _asks_fee(table) else body
    return Box(box.width, box.height, markup)


# A tile by itself.


def component(theme: Theme, book: Book, kind: str, id: str) -> Box | None:
    """A colony tile enlarged, drawn from its upper left corner; `None` for anything else."""
    if kind != "colony" or id not in COLONY_NAMES:
        return None
    tile = COLONY_TILES[COLONY_NAMES.index(id)]
    marker = START_FIELD if tile.wakes == NOTHING else -1
    box = draw_colony(theme, book, tile, TileState(marker=marker))
    scale = 2.4
    body = shifted(box.body, 0, HEIGHT * scale / 2, scale)
    return Box(WIDTH * scale, HEIGHT * scale, body)

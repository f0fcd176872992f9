"""The displays of cards: Blueprints, Scientists and Contracts; building stacks, Discovery tiles."""

from __future__ import annotations

from planetfall.games.on_mars.components.blueprint_types import LEVELS, UPGRADES
from planetfall.games.on_mars.components.blueprints import BLUEPRINT_CARDS, BUILDING_CRYSTALS
from planetfall.games.on_mars.components.map import DIRECTIONS
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    CRYSTAL,
    DISCOVERIES,
    FIRST_CONTRACT,
    SCIENTISTS,
    SHELTER,
    UPGRADE_CONTRACTS,
    scientist_of,
)
from planetfall.games.on_mars.components.scientists import NO_BUILDING, SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import (
    BLUEPRINT_POINTS,
    BUILDING_PRICE,
    CONTRACT_DONE,
    CONTRACT_PRICE,
    DELIVERIES_OF,
    DELIVERY_AMOUNT,
    DELIVERY_ITEM,
    TILE_BACKS,
)
from planetfall.games.on_mars.draw.icons import (
    BUILDING_ICONS,
    ITEM_COLORS,
    ITEM_ICONS,
    TILE_TOKENS,
)
from planetfall.games.on_mars.draw.signs import effect_row
from planetfall.games.on_mars.draw.table import Cell, Table, centered, surface
from planetfall.games.on_mars.draw.tiles import draw_discovery
from planetfall.games.on_mars.words.pictures import own_book
from planetfall.games.on_mars.words.text import RECORDS, text_of
from planetfall.svg.box import Box, first_fitting, row
from planetfall.svg.canvas import EMPTY, Markup, join, path, rect
from planetfall.svg.geometry import at_angle, hexagon, polygon
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, MEDIUM, REGULAR, hyphenated, text, wrap
from planetfall.svg.memo import memo
from planetfall.svg.parts import amount, glyph, label, points, word
from planetfall.svg.theme import Theme

_ANGLES = (-90, -30, 30, 90, 150, 210)
_STAIRS = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2), (3, 0))
"""Column and line of the building stacks: a corner of the map is a triangle."""


def building_token(building: int) -> str:
    """The token of a building's colour on panels."""
    return "text-2" if building == SHELTER else ITEM_COLORS[building]


@memo(1024)
def described(lang: str, kind: str, number: int, name: str) -> str:
    """A component's name and what it does: shown when it is pointed at."""
    return f"{name}. {text_of(own_book(lang), RECORDS[kind][number])}"


# Blueprints.


def draw_display(table: Table, width: float = 320, height: float = 128) -> Markup:
    """The Blueprint display; its cards close ranks."""
    blueprints = [code - 1 for code in table.position.display if code]
    note = str(len(blueprints)) if blueprints else table.say("none")
    parts = [table.panel(width, height, table.say("display"), note)]
    lines, gap = _lines_of(len(blueprints)), 3.0
    each = (width - 16 - 2 * gap) / 3
    tall = (height - 32 - (lines - 1) * gap) / max(1, lines)
    for k, blueprint in enumerate(blueprints):
        x, y = 8 + k % 3 * (each + gap), 26 + k // 3 * (tall + gap)
        parts.append(_blueprint(table, blueprint, Cell(x, y, each, tall, 5)))
    return join(parts)


def display_height(table: Table) -> float:
    """How tall the Blueprint display is: a line of words when nothing is left of it."""
    lines = _lines_of(len([code for code in table.position.display if code]))
    tall = 44.0 if lines < 4 else 40.0 if lines == 4 else 29.0
    return 29.0 + lines * tall


WORDED = 33
"""From this height on a Blueprint of the display says what it does."""


def _lines_of(count: int) -> int:
    """How many lines so many cards fill, three side by side."""
    return (count + 2) // 3


def _blueprint(table: Table, blueprint: int, cell: Cell) -> Markup:
    """A card of the display: its level, the building it upgrades, its name in one or two lines."""
    theme, (x, y, width, height, _) = table.theme, cell
    name = table.called("blueprint", BLUEPRINTS[blueprint])
    building = UPGRADES[blueprint]
    color, level = theme[building_token(building)], str(LEVELS[blueprint])
    # Signs below two lines of a name keep clear of them.
    signs = SIGNS[2:] if len(fitting(name, width - 25, NAMES, 2, MEDIUM)[1]) > 1 else SIGNS
    scored = table.position.setting.has_points
    told = _worth(theme, blueprint, cell, signs, scored) if height >= WORDED else ()
    upper = height - 14 if told else height - 4
    body = join(
        (
            rect(x, y + 3, 3, height - 6, 1.5, fill=color),
            *_titled(theme, name, BUILDING_ICONS[building], color, level, cell, upper / 2),
            *told,
        )
    )
    title = described(table.lang, "blueprint", blueprint, name)
    return table.spot(f"blueprint:{BLUEPRINTS[blueprint]}", body, cell, title=title)


def _titled(
    theme: Theme, name: str, sign: str, color: str, level: str, cell: Cell, middle: float
) -> tuple[Markup, ...]:
    """The sign of a building and a level, the name beside them; a long word goes below them."""
    x, y, ink = cell.x, cell.y + middle, theme["text-2"]
    beside = fitting(name, cell.width - 25, NAMES, 2, MEDIUM)[1]
    if not any(["…" in line for line in beside]):
        return (
            icon(theme, sign, x + 13, y - 4, 12, color),
            centered(level, x + 13, y + 7, 11.1, ink, BOLD),
            _lines(theme, name, x + 23, y + 1, cell.width - 25),
        )
    return (
        icon(theme, sign, x + cell.width - 22, y + 7, 12, color),
        centered(level, x + cell.width - 9, y + 7, 11.1, ink, BOLD),
        _lines(theme, name, x + 7, y + 1, cell.width - 9),
    )


SIGNS = 12, 11, 10, 9, 8, 7, 6
"""Sizes of what a Blueprint's building does, the first in which it has room."""


def _worth(
    theme: Theme, blueprint: int, cell: Cell, sizes: tuple[int, ...], scored: bool
) -> tuple[Markup, Markup]:
    """What a Blueprint's building costs to use and does, and its points where they count."""
    x, y, width = cell.x, cell.y + cell.height - 8, cell.width
    value = Box(0, 0, EMPTY)
    if scored:
        value = points(theme, BLUEPRINT_POINTS[LEVELS[blueprint]], height=13)
    arrow = glyph(theme, "ui-arrow-right", 6, theme["text-3"])
    price = amount(theme, BUILDING_CRYSTALS, "crystal", 10)
    effect = BLUEPRINT_CARDS[blueprint].executive
    signs = first_fitting(
        lambda size: row((price, arrow, effect_row(theme, effect, size)), 2),
        sizes,
        width - 9 - value.width,
    )
    return signs.at(x + 6, y), value.at(x + width - 2, y, "end")


def _lines(theme: Theme, words: str, x: float, y: float, width: float) -> Markup:
    """A name in at most two lines about a middle."""
    size, rows = fitting(words, width, NAMES, 2, MEDIUM)
    first, ink = y - (len(rows) - 1) * size * 0.55, theme["text-1"]
    return join(
        text(line, x, first + k * size * 1.1, size, ink, weight=MEDIUM, middle=True)
        for k, line in enumerate(rows)
    )


def fitting(
    words: str, width: float, sizes: tuple[float, ...], most: int, weight: int = REGULAR
) -> tuple[float, list[str]]:
    """Words in so many lines, in the largest of some sizes in which nothing of them is cut.

    Where none does, a word is broken.
    """
    size, lines = sizes[0], [words]
    for size in sizes:
        lines = wrap(words, width, size, weight, lines=most)
        if " ".join(lines) == words:
            return size, lines
    for size in sizes if most > 1 else ():
        broken = hyphenated(words, width, size, weight)
        if 0 < len(broken) <= most:
            return size, broken
    return size, lines


# Scientists and Contracts.

NAMES = (11.1,)
"""Sizes of names, the first in which they fit."""
NAMED, TWO_LINES = 28, 36
"""From these heights on a card of the display has room for its name, in one line or two."""


def draw_offer(table: Table, width: float = 320, height: float = 112) -> Markup:
    """The Scientist display: Scientists, and Contracts on the places of those hired.

    Contracts drawn to choose one for the display stand in its place: beside it nothing is legible.
    """
    parts = [table.panel(width, height, table.say("offer"))]
    gap = 3.0
    each = (width - 16 - 2 * gap) / 3
    codes = _on_offer(table)
    lines = max(1, _lines_of(len(codes)))
    tall = (height - 32 - (lines - 1) * gap) / lines
    for k, code in enumerate(codes):
        x, y = 8 + k % 3 * (each + gap), 26 + k // 3 * (tall + gap)
        cell = Cell(x, y, each, tall, 5)
        if code:
            parts.append(_offered(table, code - 1, cell))
        else:
            parts.append(surface(table.theme, cell, "bg-1", "line-1"))
    return join(parts)


def offer_height(table: Table) -> float:
    """How tall the Scientist display is: more to choose from gets more lines."""
    lines = max(1, _lines_of(len(_on_offer(table))))
    return 29.0 + lines * 42.0


def _on_offer(table: Table) -> list[int]:
    """What the Scientist display shows: 1 + card on each of its places, 0 for an empty one."""
    offer: list[int] = list(table.position.offer)
    if not table.position.setting.contracts:
        # Without Contracts gaps stay empty: there are none to show.
        offer = offer[: len(table.position.setting.offer)]
    contracts = _drawn_contracts(table)
    asked = any([f"card:{card_id(code - 1)[1]}" in table.options for code in offer if code])
    return contracts if contracts and not asked else [*offer, *contracts]


def _drawn_contracts(table: Table) -> list[int]:
    """Contracts that can be chosen and do not lie on the display: they were drawn for it."""
    offer = table.position.offer
    return [
        FIRST_CONTRACT + number + 1
        for number, name in enumerate(CONTRACTS)
        if f"card:{name}" in table.options and FIRST_CONTRACT + number + 1 not in offer
    ]


def card_id(card: int) -> tuple[str, str]:
    """The kind and id of a card of the display."""
    if scientist_of(card) >= 0:
        return "scientist", SCIENTISTS[scientist_of(card)]
    return "contract", CONTRACTS[card - FIRST_CONTRACT]


def _offered(table: Table, card: int, cell: Cell) -> Markup:
    """A card of the display."""
    kind, id = card_id(card)
    name = table.called(kind, id)
    number = scientist_of(card) if kind == "scientist" else card - FIRST_CONTRACT
    title = described(table.lang, kind, number, name)
    scored = table.position.setting.has_points
    body = _offer(table.theme, card, name, cell, scored)
    return table.spot(f"card:{id}", body, cell, title=title)


def _offer(theme: Theme, card: int, name: str, cell: Cell, scored: bool) -> Markup:
    """A card's name, below what it is about and what it costs; low, only that."""
    x, y, width, height, _ = cell
    kind, _ = card_id(card)

    def signs(size: float) -> Box:
        if kind == "scientist":
            held = scientist_row(theme, scientist_of(card), size, scored=scored)
        else:
            held = contract_row(theme, card, size, scored=scored)
        return row((glyph(theme, kind, size, theme["text-2"]), held), size * 0.35)

    below = first_fitting(signs, (13, 12, 11, 10, 9, 8), width - 8)
    if height < NAMED:
        return below.at(x + 5, cell.middle)
    size, rows = fitting(name, width - 8, NAMES, 1, MEDIUM)
    first, low = height * 0.31, height * 0.71
    if rows != [name] and height >= TWO_LINES:
        size, rows = fitting(name, width - 7, NAMES, 2, MEDIUM)
        first, low = 8.0, height - 8.0
    names = [
        text(line, x + 6, y + first + k * 11, size, theme["text-1"], weight=MEDIUM, middle=True)
        for k, line in enumerate(rows)
    ]
    return join((*names, below.at(x + 5, y + low)))


def scientist_row(theme: Theme, number: int, size: float = 13, *, scored: bool = True) -> Box:
    """A Scientist in signs: price, where he works, what he scores where points count."""
    card = SCIENTIST_CARDS[number]
    price = [
        amount(theme, card.price >> 3 * item & 7, ITEM_ICONS[item], size)
        for item in range(len(ITEM_ICONS))
        if card.price >> 3 * item & 7
    ]
    if card.colonists:
        price.append(amount(theme, card.colonists, "colonist", size))
    works = glyph(theme, BUILDING_ICONS[card.works_in], size, theme[building_token(card.works_in)])
    arrow = glyph(theme, "ui-arrow-right", size * 0.7, theme["text-3"])
    if card.scores == NO_BUILDING or not scored:
        return row((*price, arrow, works), 3)
    scores = glyph(theme, BUILDING_ICONS[card.scores], size, theme[building_token(card.scores)])
    value = points(theme, 3, height=size + 1)
    return row((*price, arrow, works, value, scores), size * 0.2)


def contract_row(
    theme: Theme, card: int, size: float = 13, *, held: bool = False, scored: bool = True
) -> Box:
    """A Contract in signs: price, what is wanted and how many points; held, what is wanted."""
    number = card - FIRST_CONTRACT
    value = points(theme, CONTRACT_DONE[number], height=size + 1)
    price = amount(theme, CONTRACT_PRICE, ITEM_ICONS[CRYSTAL], size * 0.9)
    if number < UPGRADE_CONTRACTS:
        wanted = [
            word("4", max(size * 0.82, 11.1), theme["text-1"], weight=BOLD),
            glyph(theme, BUILDING_ICONS[number], size, theme[building_token(number)]),
        ]
    else:
        wanted = [
            amount(theme, DELIVERY_AMOUNT[k], ITEM_ICONS[DELIVERY_ITEM[k]], size)
            for k in DELIVERIES_OF[number]
        ]
    arrow = glyph(theme, "ui-arrow-right", size * 0.7, theme["text-3"])
    if held:
        return row(wanted, size * 0.2)
    return row((price, arrow, *wanted, *([value] if scored else [])), size * 0.2)


# Building stacks and Discovery tiles: they stand in the corners of the map.


def draw_stacks(table: Table) -> Box:
    """The six kinds of building with their price and the arrows of the next tile."""
    wide, tall, gap = 34.0, 36.0, 3.0
    parts = []
    for k, building in enumerate(table.position.setting.buildings):
        column, line = _STAIRS[k]
        name = BUILDINGS[building]
        cell = Cell(column * (wide + gap), line * (tall + gap), wide, tall)
        body, title = _stack(table, building, cell), table.called("building", name)
        parts.append(table.spot(f"build:{name}", body, cell, title=title, ground="bg-1"))
    columns = 3 if len(parts) < len(_STAIRS) else 4
    return Box(columns * (wide + gap) - gap, 3 * tall + 2 * gap, join(parts))


def _stack(table: Table, building: int, cell: Cell) -> Markup:
    tops, owned = table.position.building_tops, building == SHELTER
    tile = tops[building] if building < len(tops) else -1
    fill = table.own_color if owned else table.theme[TILE_TOKENS[building]]
    return _pile(table.theme, building, fill, tile, cell)


@memo(512)
def _pile(theme: Theme, building: int, fill: str, tile: int, cell: Cell) -> Markup:
    """A kind of building in its colour, the arrows of its next tile, its price."""
    ink = theme["p-ink" if building == SHELTER else "tile-ink"]
    x, y = cell.center - 2, cell.middle - 2
    parts = [
        path(hexagon(x, y, 12, flat=True), fill=fill),
        icon(theme, BUILDING_ICONS[building], x, y, 13.5, ink),
    ]
    for direction in TILE_BACKS[tile] if tile >= 0 else ():
        parts.append(_back_arrow(theme, x, y, DIRECTIONS.index(direction)))
    item = BUILDING_PRICE[building]
    price = glyph(theme, "colonist" if item < 0 else ITEM_ICONS[item], 11)
    corner = cell.x + cell.width - 8, cell.y + cell.height - 7
    return join((*parts, price.at(*corner, "middle")))


def _back_arrow(theme: Theme, x: float, y: float, turn: int) -> Markup:
    """Where the tile's crystals go: a tip outside the edge."""
    angle = _ANGLES[turn]
    tip = at_angle(x, y, 16.5, angle)
    left, right = at_angle(x, y, 12.5, angle - 17), at_angle(x, y, 12.5, angle + 17)
    return path(polygon([tip, left, right]), fill=theme["crystal"])


def draw_explore(table: Table) -> Box:
    """The Discovery tiles on the Exploration space, and the one on the Radar card."""
    theme = table.theme
    side = 30.0
    tiles = [code - 1 for code in table.position.explore]
    # It grows to the left on a phone: to the right the map ends.
    parts = [
        text(
            table.say("explore"),
            2 * side + 5,
            9,
            11.6,
            theme["text-3"],
            weight=MEDIUM,
            anchor="end",
            class_="mapword",
        )
    ]
    for k, tile in enumerate(tiles):
        parts.append(_tile(table, tile, k * (side + 5), 15, side))
    width, height = 2 * side + 5, 15 + side
    if table.position.radar:
        parts.append(label(theme, table.say("radar"), 0, height + 14))
        parts.append(_tile(table, table.position.radar - 1, 0, height + 20, side))
        height += 20 + side
    return Box(width, height, join(parts))


def _tile(table: Table, tile: int, x: float, y: float, side: float) -> Markup:
    cell = Cell(x, y, side, side)
    if tile < 0:
        return surface(table.theme, cell, "", "line-2")
    name = DISCOVERIES[tile]
    body = draw_discovery(table.theme, tile, cell.center, cell.middle, side)
    title = table.called("discovery", name)
    return table.spot(f"tile:{name}", body, cell, title=title, ground="bg-1")

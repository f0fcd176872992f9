"""The own board below the map: Storage, Depot, Laboratory, Living Quarters."""

from __future__ import annotations

from functools import partial
from typing import Final

from planetfall.games.on_mars.components.boards import EXECUTIVE_ACTIONS, LAB_BENEFITS
from planetfall.games.on_mars.components.lab import (
    COLUMN,
    COLUMN_POINTS,
    EDGE_FROM,
    EDGE_NAMES,
    EDGE_TO,
    PRICE_ANY,
    PRICE_CRYSTAL,
    PRICE_OXYGEN,
)
from planetfall.games.on_mars.components.names import (
    CRYSTAL,
    ITEMS,
    LAB,
    RESEARCH,
    SHELTER,
    TECHS,
)
from planetfall.games.on_mars.components.tables import (
    DEPOT_SPACES,
    QUARTERS_MOST,
    QUARTERS_POINTS,
    SHELTERS,
    SHIPS,
)
from planetfall.games.on_mars.draw.expansions import tech_marks
from planetfall.games.on_mars.draw.icons import (
    BUILDING_ICONS,
    EXECUTIVE_ICONS,
    ITEM_COLORS,
    ITEM_ICONS,
)
from planetfall.games.on_mars.draw.panels import draw_tech
from planetfall.games.on_mars.draw.signs import effect_row
from planetfall.games.on_mars.draw.table import Cell, Table, surface
from planetfall.games.on_mars.registry import NOTHING
from planetfall.svg.box import Box, first_fitting, row
from planetfall.svg.canvas import EMPTY, Markup, circle, join, path, piece, place, rect
from planetfall.svg.geometry import Point, hexagon, polygon
from planetfall.svg.hexgrid import HexGrid
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, HEAVY, MEDIUM, display, shorten, text, wrap
from planetfall.svg.memo import memo
from planetfall.svg.parts import glyph, label, word
from planetfall.svg.theme import Theme

HEAD: Final = 22.0
"""Room of the caption above every part of the dock."""


def caption(table: Table, words: str, note: str, width: float) -> Markup:
    """The caption of a part, and a note at its right."""
    end = label(table.theme, note, width, 11, anchor="end")
    return join((label(table.theme, words, 0, 11), end))


# Storage.


def draw_storage(table: Table, width: float = 206, height: float = 186) -> Markup:
    """The resources in Storage with its limit, and the crystals of the Depot."""
    limit = table.own.storage_limit()
    parts = [caption(table, table.say("storage"), table.say("each", limit), width)]
    gap = 6.0
    each = (width - 2 * gap) / 3
    items = max(len(table.own.storage), CRYSTAL + 1)
    lines = (items + 2) // 3
    tall = (height - HEAD - (lines - 1) * gap) / lines
    for item in range(items):
        x, y = item % 3 * (each + gap), HEAD + item // 3 * (tall + gap)
        parts.append(_stored(table, item, Cell(x, y, each, tall), limit))
    return join(parts)


def _stored(table: Table, item: int, cell: Cell, limit: int) -> Markup:
    own, name = table.own, ITEMS[item]
    note = ""
    if item == CRYSTAL:
        count = own.crystals
        note = table.say("in_depot", own.depot_limit())
        if own.waiting:
            note = table.say("waits", own.waiting)
    else:
        count = own.storage[item]
    key = f"pay:{name}"
    if key not in table.options and f"take:{name}" in table.options and item == 0:
        # The Warehouse has no minerals; they are taken onto their own place.
        key = f"take:{name}"
    body = _stock(table.theme, item, count, limit, note, cell)
    title = table.called("item", name)
    return table.spot(key, body, cell, title=title, ground="bg-2", line="line-1")


@memo(2048)
def _stock(theme: Theme, item: int, count: int, limit: int, note: str, cell: Cell) -> Markup:
    """How many there are of an item, below how many it may be."""
    x, y, width, height, _ = cell
    middle = y + height * 0.4
    parts = [
        icon(theme, ITEM_ICONS[item], x + 19, middle, 20, theme[ITEM_COLORS[item]]),
        display(theme, str(count), x + 34, middle + 8, 22, theme["text-1"]),
    ]
    low = y + height - 14
    if item == CRYSTAL:
        room = shorten(note, width - 12, 11)
        parts.append(text(room, x + 8, low + 5, 11, theme["text-3"]))
    else:
        step = (width - 16 + 3) / limit
        for k in range(limit):
            fill = theme[ITEM_COLORS[item] if k < count else "bg-4"]
            parts.append(rect(x + 8 + k * step, low, step - 3, 4, 2, fill=fill))
    return join(parts)


# The Depot with the Executive actions.


def draw_depot(table: Table, width: float = 250, height: float = 186) -> Markup:
    """The eight spaces of the Depot: a ship, or the Executive action that it freed."""
    theme = table.theme
    hangar = row(
        (
            word(table.say("hangar"), 11, theme["text-3"], weight=MEDIUM),
            glyph(theme, "ship", 12, theme["text-2"]),
            word(str(table.own.hangar), 11, theme["text-1"], weight=BOLD),
        ),
        3,
    )
    parts = [caption(table, table.say("depot"), "", width), hangar.at(width, 7, "end")]
    each = (width - 5) / 2
    tall = (height - HEAD - 9) / 4
    for space in range(DEPOT_SPACES):
        x, y = space % 2 * (each + 5), HEAD + space // 2 * (tall + 3)
        parts.append(_executive(table, space, Cell(x, y, each, tall, 5)))
    return join(parts)


def _executive(table: Table, space: int, cell: Cell) -> Markup:
    """An Executive action with its price; shut while a ship stands on its space."""
    theme, action = table.theme, EXECUTIVE_ACTIONS[space]
    shut = bool(space < SHIPS and table.own.ships >> space & 1)
    sign = "ship" if shut else EXECUTIVE_ICONS[space]
    price = row(
        (
            word(str(action.crystals), 12, theme["text-3" if shut else "text-1"], weight=HEAVY),
            glyph(theme, "crystal", 11),
        ),
        1,
    )
    lines = wrap(table.say(f"executive.{action.id}"), cell.width - 58, 11, lines=2)
    first, ink = cell.middle - (len(lines) - 1) * 6.2, theme["text-3" if shut else "text-2"]
    body = join(
        (
            icon(theme, sign, cell.x + 14, cell.middle, 15, theme["text-3"] if shut else None),
            *(
                text(line, cell.x + 27, first + k * 12.4, 11, ink, middle=True)
                for k, line in enumerate(lines)
            ),
            price.at(cell.x + cell.width - 6, cell.middle, "end"),
        )
    )
    key = f"ship:{space + 1}" if shut else f"executive:{action.id}"
    title, ground = table.called("executive", action.id), "bg-0" if shut else "bg-2"
    return table.spot(key, body, cell, title=title, ground=ground, line="line-1")


# The Laboratory.

_PLACES: Final = {
    "c1t": (0, 0.0),
    "c1b": (0, 1.0),
    "c2t": (1, -0.5),
    "c2m": (1, 0.5),
    "c2b": (1, 1.5),
    "c3t": (2, 0.0),
    "c3b": (2, 1.0),
    "c4t": (3, -0.5),
    "c4m": (3, 0.5),
    "c4b": (3, 1.5),
    "c5t": (4, 0.0),
    "c5b": (4, 1.0),
    "c6": (5, 0.5),
}
"""Column and height of every space, in hexes."""


def lab_point(grid: HexGrid, space: int) -> Point:
    """The middle of a Lab space."""
    column, down = _PLACES[LAB[space]]
    return grid.x + 1.5 * grid.size * column, grid.y + 1.732 * grid.size * down


@memo(8)
def _lab_grid(width: float) -> HexGrid:
    """Always the same grid for the same width: it is part of many keys."""
    size = 21.2
    left = (width - (5 * 1.5 + 2) * size) / 2 + size
    return HexGrid(size, left, HEAD + 18 + 1.5 * size * 0.58 + size * 0.9, flat=True)


def draw_lab(table: Table, width: float = 214, height: float = 186) -> Markup:
    """The Laboratory: points above the columns, prices below, tiles, moves that are open."""
    grid = _lab_grid(width)
    scored = table.has_own_points
    parts = [caption(table, table.say("lab"), table.say("by_column") if scored else "", width)]
    parts.append(_columns(table.theme, grid, height - 28, scored=scored))
    tiles = {space - 1: tech for tech, space in enumerate(table.own.lab) if space}
    for space in range(len(LAB)):
        parts.append(_lab_space(table, grid, space, tiles.get(space, -1)))
    parts += filter(None, (_lab_move(table, grid, edge) for edge in range(len(EDGE_NAMES))))
    parts.append(_progress(table, 0, height - 15, width))
    return join(parts)


@memo(8)
def _columns(theme: Theme, grid: HexGrid, low: float, *, scored: bool = True) -> Markup:
    """What every column is worth, above, and what it costs to enter it, below.

    Where nobody scores points the level of the column stands above.
    """
    parts = []
    for column in range(1, 7):
        x = grid.x + 1.5 * grid.size * (column - 1)
        value = str(COLUMN_POINTS[column] if scored else column)
        color = theme["vp" if scored else "text-3"]
        parts.append(text(value, x, HEAD + 9, 11, color, weight=BOLD, anchor="middle"))
        price = first_fitting(
            partial(_column_price, theme, column), (12, 11, 10, 9, 8), 1.5 * grid.size
        )
        parts.append(price.at(x, low, "middle"))
    return join(parts)


def _column_price(theme: Theme, column: int, size: float) -> Box:
    """What it costs to enter a column, in signs of a size."""
    boxes = [word("?", 11, theme["text-2"], weight=BOLD)] * PRICE_ANY[column]
    boxes += [glyph(theme, "om-oxygen", size)] * PRICE_OXYGEN[column]
    boxes += [glyph(theme, "crystal", size - 1)] * PRICE_CRYSTAL[column]
    return row(boxes, 1)


def _lab_space(table: Table, grid: HexGrid, space: int, tech: int) -> Markup:
    """A space with its tile, or with what it brings."""
    theme, key = table.theme, f"lab:{LAB[space]}"
    title = table.called("lab", LAB[space])
    if tech >= 0:
        title = f"{table.called('tech', TECHS[tech])}: {title}"
    x, y = lab_point(grid, space)
    filled, lit = tech >= 0, table.is_lit(key)
    edge = "signal-line" if lit else "text-2" if filled else "line-2"
    parts = [
        path(
            hexagon(x, y, grid.size - 1.4, flat=True),
            fill=theme["bg-4" if filled else "bg-1"],
            stroke=theme[edge],
            stroke_width=1.8 if lit else 1.3 if filled else 1,
        )
    ]
    if filled:
        parts.append(draw_tech(theme, tech, x, y, grid.size * 0.98, table.seat))
        for marked, sign, token in tech_marks(table, table.seat):
            if marked == tech:
                at = x + grid.size * 0.5, y - grid.size * 0.5
                ground = circle(*at, 7.5, fill=theme["bg-0"], stroke=theme[token], stroke_width=1)
                parts += [ground, icon(theme, sign, *at, 11, theme[token])]
    elif LAB_BENEFITS[space] is not NOTHING:
        signs = first_fitting(
            partial(effect_row, theme, LAB_BENEFITS[space]), (12, 11, 10, 9, 8), grid.size * 1.7
        )
        parts.append(signs.at(x, y, "middle"))
    return place(key, *parts, title=title)


def _lab_move(table: Table, grid: HexGrid, edge: int) -> Markup:
    """A move of a tile into the next column, only where it is open: an arrow across the edge."""
    theme, key = table.theme, f"develop:{EDGE_NAMES[edge]}"
    if key not in table.options and key not in table.marks:
        return EMPTY
    ax, ay = lab_point(grid, EDGE_FROM[edge])
    bx, by = lab_point(grid, EDGE_TO[edge])
    x, y = (ax + bx) / 2, (ay + by) / 2
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    ux, uy = (bx - ax) / length, (by - ay) / length
    tip = polygon(
        [
            (x + 5 * ux, y + 5 * uy),
            (x - 4 * ux - 4 * uy, y - 4 * uy + 4 * ux),
            (x - 4 * ux + 4 * uy, y - 4 * uy - 4 * ux),
        ]
    )
    title = f"{table.called('lab', LAB[EDGE_FROM[edge]])} → {COLUMN[EDGE_TO[edge]]}"
    disc = circle(x, y, 9, fill=theme["bg-0"], stroke=theme["signal-line"], stroke_width=1.5)
    return place(key, disc, path(tip, fill=theme["signal-line"]), classes="step", title=title)


def _progress(table: Table, x: float, y: float, width: float) -> Markup:
    """Progress cubes of the buildings, then the Research tiles collected."""
    theme, own = table.theme, table.own
    boxes: list[Box] = [word(table.say("cubes"), 11.1, theme["text-3"], weight=MEDIUM)]
    for building in range(SHELTER):
        # A building's icon has its colour when its cube is placed, and is grey before.
        color = None if own.cubes >> building & 1 else theme["line-3"]
        boxes.append(glyph(theme, BUILDING_ICONS[building], 11, color))
    boxes.append(word(table.say("research"), 11.1, theme["text-3"], weight=MEDIUM))
    for kind, letter in enumerate(RESEARCH):
        has = own.research >> kind & 1
        ink = theme["text-1" if has else "line-3"]
        boxes.append(word(letter.upper(), 11.1, ink, weight=HEAVY if has else MEDIUM))
    return first_fitting(partial(row, boxes), (3.5, 3, 2.5, 2, 1.5), width).at(x, y + 7)


# Living Quarters.


def draw_quarters(table: Table, width: float = 150, height: float = 186) -> Markup:
    """Living Quarters with their points by row, then colonists elsewhere."""
    foot = 34.0
    own, scored = table.own, table.has_own_points
    counts = own.quarters_limit(), own.quarters, own.idle, int(scored)
    note = table.say("points") if scored else ""
    return join(
        (
            caption(table, table.say("quarters"), note, width),
            piece("quarters", _rooms(table.theme, table.seat, counts, width, height - foot)),
            _elsewhere(table, height - foot, width, foot),
        )
    )


@memo(256)
def _rooms(theme: Theme, seat: int, counts: tuple[int, ...], width: float, height: float) -> Markup:
    """The places of colonists, two in a row, those beyond the limit locked, idle ones last."""
    free, have, idle, scored = counts
    rows = QUARTERS_MOST // 2
    step = (height - HEAD - 3) / rows
    each = (width - (32 if scored else 4)) / 2
    parts = []
    for line in range(rows):
        y = HEAD + (rows - 1 - line) * step
        for k in range(2):
            number = 2 * line + k
            x = k * (each + 3)
            ground = "bg-2" if number < free else "bg-0"
            parts.append(surface(theme, Cell(x, y, each, step - 2.5, 4), ground, "line-1"))
            middle, low = x + each / 2, y + step / 2 - 1.2
            if number < have:
                lies = number >= have - idle
                color = theme["danger"] if lies else theme.player(seat)
                sign = "colonist-down" if lies else "colonist"
                parts.append(icon(theme, sign, middle, low, step - 6, color))
            elif number >= free:
                parts.append(icon(theme, "ui-lock", middle, low, 9, theme["line-3"]))
        if not scored:
            continue
        reached = (have + 1) // 2 == line + 1
        value = str(QUARTERS_POINTS[2 * line + 1])
        color = theme["vp" if reached else "text-3"]
        parts.append(
            text(value, width, y + step / 2 - 1, 11, color, weight=BOLD, anchor="end", middle=True)
        )
    return join(parts)


def _elsewhere(table: Table, y: float, width: float, height: float) -> Markup:
    """The Working Area, colonists beside the board, bots and Shelters still to place."""
    own = table.own
    half, tall = (width - 4) / 2, height / 2 - 1
    low = y + height / 2 + 1
    working = _counted(table, "working", "colonist", own.working, half).at(3.5, y + 8.5)
    cell, title = Cell(0, y, half, tall, 4), table.called("place", "working_area")
    key = "retrieve:working_area"
    parts = [table.spot(key, working, cell, title=title, ground="bg-2", line="line-1")]
    others = (
        ("supply", "colonist", own.supply, half + 4, y),
        ("bots", "bot", own.bots_left, 0.0, low),
        ("shelters", "shelter", SHELTERS - own.shelters, half + 4, low),
    )
    for words, sign, count, x, top in others:
        ground = surface(table.theme, Cell(x, top, half, tall, 4), "bg-1")
        counted = _counted(table, words, sign, count, half).at(x + 3.5, top + 8.5)
        parts.append(piece("place", ground, counted))
    return join(parts)


def _counted(table: Table, words: str, sign: str, count: int, width: float) -> Box:
    """An icon, how many, and of what where the word has room."""
    theme = table.theme
    boxes = (
        glyph(theme, sign, 11, theme["text-2"]),
        word(str(count), 11, theme["text-1"], weight=HEAVY),
        word(table.say(words), 11, theme["text-3"]),
    )
    counted = row(boxes, 1.5)
    return counted if counted.width <= width - 4 else row(boxes[:2], 3)

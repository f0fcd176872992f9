"""The whole table in one picture, as one seat or a spectator sees it.

Left the seats, turn order and Shuttle; in the middle the map with building stacks and Discovery
tiles in its corners; right the actions of both sides with Warehouse and missions, then the common
displays, which are as tall as they need: a page has its log below them; below all the own board.
"""

from __future__ import annotations

from planetfall.games.on_mars.draw.actions import draw_side, side_height
from planetfall.games.on_mars.draw.cards import draw_held
from planetfall.games.on_mars.draw.displays import (
    display_height,
    draw_display,
    draw_explore,
    draw_offer,
    draw_stacks,
    offer_height,
)
from planetfall.games.on_mars.draw.dock import (
    draw_depot,
    draw_lab,
    draw_quarters,
    draw_storage,
)
from planetfall.games.on_mars.draw.expansions import map_corners
from planetfall.games.on_mars.draw.map import draw_map
from planetfall.games.on_mars.draw.panels import (
    draw_grid,
    draw_lss,
    draw_missions,
    draw_warehouse,
)
from planetfall.games.on_mars.draw.players import draw_order, draw_seat
from planetfall.games.on_mars.draw.table import Table
from planetfall.svg.canvas import Markup, join, line, rect, shifted

WIDTH, HEIGHT = 1366.0, 724.0
"""The table's measures: a page of 1366 x 768 below its top bar."""
_EDGE, _GAP = 8.0, 6.0
_LEFT, _ACTIONS, _SIDE = 222.0, 212.0, 320.0
_DOCK = 204.0
_UPPER = HEIGHT - _DOCK - _EDGE - _GAP
DOCK_PARTS = (206.0, 250.0, 214.0, 152.0)
"""How wide Storage, Depot, Laboratory and Living Quarters are."""
SEAT_HEIGHT, ORDER_HEIGHT, WAREHOUSE_HEIGHT = 104.0, 104.0, 58.0
SEAT_LEAST = (80.0, 80.0, 80.0, 62.0, 50.0)
"""A seat where room is scarce, by number of players: a low one shows fewer lines."""
GRID, GRID_HEIGHT = 154.0, 142.0
"""Measures of the Tech Grid; life support beside it is as tall."""


def draw_table(table: Table) -> Markup:
    """The table with its upper left corner at 0, 0."""
    right = WIDTH - _EDGE - _SIDE - _GAP - _ACTIONS
    middle = _EDGE + _LEFT
    low = HEIGHT - _DOCK
    theme = table.theme
    return join(
        (
            rect(0, low, WIDTH, _DOCK, fill=theme["bg-1"], opacity=0.6),
            line(0, low, WIDTH, low, stroke=theme["line-1"]),
            shifted(draw_left(table, _UPPER), _EDGE, _EDGE),
            shifted(draw_middle(table, right - middle, _UPPER), middle, _EDGE),
            shifted(draw_actions(table), right, _EDGE),
            shifted(draw_displays(table), right + _ACTIONS + _GAP, _EDGE),
            shifted(draw_dock(table, WIDTH - 20), 10, low + 9),
        )
    )


def left_height(seats: int) -> float:
    """How tall so many seats are with turn order and Shuttle, where there is room."""
    return seats * (SEAT_HEIGHT + _GAP) + ORDER_HEIGHT


def least_height(seats: int) -> float:
    """How tall so many seats are at least with turn order and Shuttle."""
    return seats * (SEAT_LEAST[min(seats, 4)] + _GAP) + ORDER_HEIGHT


def draw_left(table: Table, height: float) -> Markup:
    """All seats, then turn order and Shuttle."""
    count = len(table.players)
    room = height - ORDER_HEIGHT - count * _GAP
    tall = min(SEAT_HEIGHT, room / count)
    seats = [draw_seat(table, seat, _LEFT, tall, seat * (tall + _GAP)) for seat in range(count)]
    order = draw_order(table, _LEFT, ORDER_HEIGHT)
    return join((*seats, shifted(order, 0, count * (tall + _GAP))))


def hex_size(width: float, height: float) -> float:
    """The size of the hexes with which the map just fits."""
    return min(width / (12 * 1.5 + 2.9), height / (9 * 1.732 + 0.9))


def draw_middle(table: Table, width: float, height: float) -> Markup:
    """The map as large as it fits, with what stands in its corners."""
    size = hex_size(width, height)
    tiles = draw_explore(table)
    return join(
        (
            draw_map(table, width, height, size, coordinates=True),
            shifted(draw_stacks(table).body, 2, 1),
            shifted(tiles.body, width - 4 - tiles.width, 2),
            *map_corners(table, width, height),
        )
    )


def draw_actions(table: Table) -> Markup:
    """The actions of both sides, then the Warehouse and the missions."""
    colony = side_height(0) + _GAP
    low = colony + side_height(1) + _GAP
    missions = low + WAREHOUSE_HEIGHT + _GAP
    return join(
        (
            draw_side(table, 0, _ACTIONS),
            draw_side(table, 1, _ACTIONS, colony),
            shifted(draw_warehouse(table, _ACTIONS, WAREHOUSE_HEIGHT), 0, low),
            shifted(draw_missions(table, _ACTIONS, _UPPER - missions), 0, missions),
        )
    )


def draw_displays(table: Table) -> Markup:
    """Tech Grid and life support, Blueprints, Scientists and Contracts."""
    y = GRID_HEIGHT + _GAP
    display, offer = display_height(table), offer_height(table)
    return join(
        (
            draw_grid(table, GRID, GRID_HEIGHT),
            shifted(draw_lss(table, _SIDE - GRID - _GAP, GRID_HEIGHT), GRID + _GAP, 0),
            shifted(draw_display(table, _SIDE, display), 0, y),
            shifted(draw_offer(table, _SIDE, offer), 0, y + display + _GAP),
        )
    )


def displays_height(table: Table) -> float:
    """How tall the displays are: Blueprints come and go."""
    return GRID_HEIGHT + display_height(table) + offer_height(table) + 2 * _GAP


def draw_dock(table: Table, width: float, height: float = 188.0) -> Markup:
    """The own board: Storage, Depot, Laboratory, Living Quarters, cards."""
    between = 14.0
    x = 0.0
    parts = []
    for draw, wide in zip(
        (draw_storage, draw_depot, draw_lab, draw_quarters), DOCK_PARTS, strict=True
    ):
        parts.append(shifted(draw(table, wide, height), x, 0))
        x += wide + between
    parts.append(shifted(draw_held(table, width - x, height), x, 0))
    return join(parts)

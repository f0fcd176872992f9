"""The surface of Mars: buildings, tiles, crystals, pieces, and the steps they can take."""

from __future__ import annotations

from math import sin
from typing import Final

from planetfall.games.on_mars.components.map import (
    CELLS,
    HEX_NAMES,
    RESEARCH_HEXES,
    STARTING_MINE,
)
from planetfall.games.on_mars.components.names import BLUEPRINTS, DISCOVERIES, RESEARCH, SHELTER
from planetfall.games.on_mars.draw.expansions import hex_notes, map_layers
from planetfall.games.on_mars.draw.steps import MapView, draw_steps, draw_workers
from planetfall.games.on_mars.draw.table import LOST, Table
from planetfall.games.on_mars.draw.tiles import draw_building, draw_find, top_of
from planetfall.games.on_mars.state import (
    FIRST_SHELTER,
    FOUND_CRYSTAL,
    FOUND_DISCOVERY,
    FOUND_RESEARCH,
    building_of,
    land_id,
)
from planetfall.svg.canvas import EMPTY, Markup, circle, group, join, path, place
from planetfall.svg.geometry import Point, contour_points, hexagon, polygon
from planetfall.svg.hexgrid import HexGrid
from planetfall.svg.lettering import text
from planetfall.svg.memo import memo
from planetfall.svg.parts import last_move, lit, piece
from planetfall.svg.theme import Theme

SIZE: Final = 26.4
WIDTH: Final = 598.0
HEIGHT: Final = 452.0
_ABOUT: Final = ((-0.46, 0.42), (0.46, -0.42), (0.46, 0.42), (-0.46, -0.42))
"""Where rovers that have not moved yet stand in the hex of the starting Mine."""
_SUMMITS: Final = ((-3.2, 0.6), (2.8, -2.6), (1.6, 2.2))


def draw_map(
    table: Table,
    width: float = WIDTH,
    height: float = HEIGHT,
    size: float = SIZE,
    *,
    coordinates: bool = False,
) -> Markup:
    """The map in the middle of a field; every hex carries its key."""
    grid = _grid(width, height, size)
    view = MapView(table, grid)
    layers = *map_layers(view), _signs(view), draw_steps(view), draw_workers(view)
    return join((_land(table, grid, coordinates), _pieces(view), *layers))


@memo(8)
def _grid(width: float, height: float, size: float) -> HexGrid:
    """Always the same grid for the same measures: it is part of many keys."""
    return HexGrid(size, width / 2, height / 2, flat=True)


def _land(table: Table, grid: HexGrid, coordinates: bool) -> Markup:
    """The ground with its hexes."""
    theme, colony = table.theme, table.position
    hexes = list(_bare(theme, grid, coordinates))
    contents = zip(colony.land, colony.tops, colony.finds, strict=True)
    for index, (code, top, find) in enumerate(contents):
        if code or top or find:
            title = hex_title(table, index)
            hexes[index] = _hex(theme, grid, index, code, top, find, title, coordinates)
    return join((_ground(theme, grid), *hexes))


@memo(8)
def _bare(theme: Theme, grid: HexGrid, coordinates: bool) -> tuple[Markup, ...]:
    """All hexes with nothing on them."""
    return tuple(
        _hex(theme, grid, index, 0, 0, 0, name, coordinates) for index, name in enumerate(HEX_NAMES)
    )


@memo(8)
def _ground(theme: Theme, grid: HexGrid) -> Markup:
    """The plain of Mars in the shape of its hexes, with survey lines inside."""
    shape, lines = _relief(grid)
    return join(
        (
            path(
                shape,
                fill=theme["mars-disc"],
                stroke=theme["mars-edge"],
                stroke_width=7,
                stroke_linejoin="round",
            ),
            path(shape, fill=theme.url("mars-ground")),
            path(lines, fill="none", stroke=theme["mars-text"], stroke_width=0.8, opacity=0.16),
        )
    )


@memo(8)
def _relief(grid: HexGrid) -> tuple[str, str]:
    """The outline of the map, and survey lines round its summits as far as they lie inside."""
    middles = [grid.center(q, r) for q, r in CELLS]
    reach = (grid.size * 0.9) ** 2
    lines = []
    for k, (q, r) in enumerate(_SUMMITS):
        x, y = grid.center(q, r)
        for ring in range(1, 7):
            radius = grid.size * (0.3 + 0.6 * ring) * (1 + 0.03 * sin(ring))
            points = contour_points(x, y, radius, k)
            if all(_near(point, middles, reach) for point in points):
                lines.append(polygon(points))
    return grid.outlines(CELLS, -3), "".join(lines)


def _near(point: Point, middles: list[Point], reach: float) -> bool:
    x, y = point
    return any((x - cx) ** 2 + (y - cy) ** 2 < reach for cx, cy in middles)


# Hexes.


@memo(4096, typed=True)
def _hex(
    theme: Theme,
    grid: HexGrid,
    index: int,
    code: int,
    top: int,
    find: int,
    title: str,
    coordinates: bool,
) -> Markup:
    """A hex with its key: the building on it, or what was found there."""
    x, y = grid.center(*CELLS[index])
    if code:
        body = draw_building(theme, code, top_of(top), x, y, grid.size)
    else:
        body = _empty(theme, grid, index, find, coordinates)
    return place(
        f"hex:{HEX_NAMES[index]}", body, classes="hex built" if code else "hex", title=title
    )


def hex_title(table: Table, index: int) -> str:
    """A hex in words: its name, what lies on it, who has a marker there."""
    code, find = table.position.land[index], table.position.finds[index]
    top = top_of(table.position.tops[index])
    words = []
    if code:
        building = table.called("building", land_id(code))
        if code < 0:
            building += f" ({table.say('out_of_order')})"
        owner = abs(code) - FIRST_SHELTER
        shelter = building_of(code) == SHELTER
        words.append(f"{building}, {table.name(owner)}" if shelter else building)
    if top is not None and top.blueprint >= 0:
        advanced = table.called("blueprint", BLUEPRINTS[top.blueprint])
        words.append(f"{advanced}, {table.name(top.seat)}")
    elif top is not None:
        words.append(table.name(top.seat))
    if find >= FOUND_RESEARCH:
        words.append(table.called("research", RESEARCH[find - FOUND_RESEARCH]))
    elif find >= FOUND_DISCOVERY:
        words.append(table.called("discovery", DISCOVERIES[find - FOUND_DISCOVERY]))
    elif find == FOUND_CRYSTAL:
        words.append(table.called("item", "crystal"))
    words += hex_notes(table, index)
    return ": ".join([HEX_NAMES[index], *([", ".join(words)] if words else [])])


def _empty(theme: Theme, grid: HexGrid, index: int, find: int, coordinates: bool) -> Markup:
    x, y = grid.center(*CELLS[index])
    size = grid.size
    parts = [
        path(
            hexagon(x, y, size - 1.5, flat=True),
            fill=theme["mars-edge"],
            fill_opacity=0.45,
            stroke=theme["mars-hex-line"],
            stroke_width=1.1,
        )
    ]
    if find:
        parts.append(draw_find(theme, find, x, y, size))
    elif coordinates:
        name = HEX_NAMES[index]
        parts.append(
            text(
                name,
                x,
                y,
                11.5,
                theme["mars-text"],
                anchor="middle",
                middle=True,
                opacity=0.5,
                class_="hexname",
            )
        )
    elif any(index in corner for corner in RESEARCH_HEXES):
        # A corner whose Research tile is taken.
        parts.append(
            circle(
                x, y, size * 0.5, fill="none", stroke=theme["mars-hex-line"], stroke_dasharray="3 3"
            )
        )
    return join(parts)


# Pieces.


def figures(table: Table) -> dict[int, list[tuple[int, str]]]:
    """Bots and rovers by hex: seat and icon."""
    pieces: dict[int, list[tuple[int, str]]] = {}
    for seat, area in enumerate(table.players):
        for bot in area.bots:
            pieces.setdefault(bot, []).append((seat, "bot"))
        if area.rover >= 0:
            pieces.setdefault(area.rover, []).append((seat, "rover"))
    return pieces


def _pieces(view: MapView) -> Markup:
    theme, size = view.table.theme, view.size
    parts = []
    for index, code in enumerate(view.table.position.tops):
        top = top_of(code) if code else None
        if top is not None and top.blueprint < 0:
            x, y = view.at(index)
            at = (x + size * 0.38, y + size * 0.36)
            parts.append(_piece(theme, top.seat, "colonist", *at, size * 0.36))
    parts += _scientists(view)
    parts += _waiting_rovers(view)
    for index, here in figures(view.table).items():
        parts += draw_figures(view, index, here)
    return group(join(parts), pointer_events="none") if parts else EMPTY


def draw_figures(view: MapView, index: int, here: list[tuple[int, str]]) -> list[Markup]:
    """The bots and rovers of a hex, smaller and at its edge where something else lies there."""
    x, y = view.at(index)
    theme, size = view.table.theme, view.size
    radius = size * (0.48 if len(here) == 1 else 0.36)
    spread = size * 0.42 * (len(here) - 1)
    busy = view.table.position.land[index] or view.table.position.finds[index]
    parts = []
    for k, (seat, name) in enumerate(here):
        dx = -spread + k * size * 0.84 if len(here) > 1 else 0.0
        dy = -size * 0.3 if busy and len(here) == 1 else 0.0
        dx = -size * 0.34 if busy and len(here) == 1 else dx
        small = radius if not busy else size * 0.36
        parts.append(_piece(theme, seat, name, x + dx, y + dy, small))
    return parts


def _waiting_rovers(view: MapView) -> list[Markup]:
    """Rovers that have not moved yet, small on the starting Mine, where they count as being."""
    x, y = view.at(STARTING_MINE)
    areas = enumerate(view.table.players)
    waiting = [seat for seat, area in areas if area.rover < 0 and not area.stuck]
    return [
        _piece(
            view.table.theme, seat, "rover", x + dx * view.size, y + dy * view.size, view.size * 0.3
        )
        for seat, (dx, dy) in zip(waiting, _ABOUT, strict=False)
    ]


def _scientists(view: MapView) -> list[Markup]:
    """Scientists at work: the owner's piece on the Advanced Building."""
    table, size = view.table, view.size
    pieces = []
    for scientist, code in enumerate(table.position.works):
        for index, top in enumerate(map(top_of, table.position.tops if code else ())):
            if top is None or top.blueprint != code - 1:
                continue
            x, y = view.at(index)
            for seat, area in enumerate(table.players):
                if area.scientists >> scientist & 1:
                    at = (x + size * 0.46, y - size * 0.4)
                    pieces.append(_piece(table.theme, seat, "scientist", *at, size * 0.32))
    return pieces


_piece = memo(2048)(piece)
"""Pieces mostly stay where they are."""


def _signs(view: MapView) -> Markup:
    """Rings on lit hexes, brackets of the last move, marks."""
    table = view.table
    parts: list[Markup] = []
    if table.on_page and not (table.marks or table.last):
        return EMPTY
    for index, name in enumerate(HEX_NAMES):
        key = f"hex:{name}"
        sign = table.marks.get(key, "")
        if sign or table.is_lit(key):
            x, y = view.at(index)
            outline = hexagon(x, y, view.size - 2.6, flat=True)
            if sign == LOST:
                parts.append(_lost(table.theme, outline))
            else:
                parts.append(lit(table.theme, outline, might=bool(sign)))
        if key in table.last:
            parts.append(last_move(table.theme, view.grid.brackets(*CELLS[index])))
    return join(parts)


def _lost(theme: Theme, outline: str) -> Markup:
    return path(
        outline,
        class_="lost",
        fill=theme["danger-wash"],
        stroke=theme["danger"],
        stroke_width=2,
        stroke_dasharray="2 3",
        pointer_events="none",
    )

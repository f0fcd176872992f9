"""The surface of Mars: buildings, tiles, crystals, pieces, and the steps they can take."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sin
from typing import Final

from planetfall.games.on_mars.map import (
    CELLS,
    DIRECTIONS,
    HEX_NAMES,
    HEXES,
    NEXT,
    RESEARCH_HEXES,
    STARTING_MINE,
)
from planetfall.games.on_mars.names import BLUEPRINTS, BUILDINGS, DISCOVERIES, RESEARCH, SHELTER
from planetfall.games.on_mars.state import (
    FIRST_MARKER,
    FIRST_SHELTER,
    FOUND_CRYSTAL,
    FOUND_DISCOVERY,
    FOUND_RESEARCH,
    building_of,
)
from planetfall.games.on_mars.svg_table import LOST, Table
from planetfall.games.on_mars.svg_words import BUILDING_ICONS
from planetfall.svg.canvas import EMPTY, Markup, circle, group, join, path, place, rect
from planetfall.svg.geometry import Point, at_angle, contour_points, hexagon, polygon
from planetfall.svg.hexgrid import HexGrid
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, text
from planetfall.svg.parts import last_move, lit, owner_disc, piece
from planetfall.svg.theme import Theme

SIZE: Final = 26.4
WIDTH: Final = 598.0
HEIGHT: Final = 452.0
_SUMMITS: Final = ((-3.2, 0.6), (2.8, -2.6), (1.6, 2.2))
_TURNS: Final = (-90, -30, 30, 90, 150, 210)
"""Angles of the six directions."""


@dataclass(frozen=True)
class Top:
    """What stands on a building: a colonist, or the marker of a Blueprint."""

    seat: int
    blueprint: int = -1


def top_of(code: int) -> Top | None:
    """What a code of `tops` means.

    >>> top_of(0), top_of(2), top_of(8 + 8 * 3 + 1)
    (None, Top(seat=1, blueprint=-1), Top(seat=1, blueprint=3))
    """
    if code == 0:
        return None
    if code < FIRST_MARKER:
        return Top(code - 1)
    blueprint, seat = divmod(code - FIRST_MARKER, 8)
    return Top(seat, blueprint)


@dataclass(frozen=True)
class MapView:
    """The map of a table, laid out."""

    table: Table
    grid: HexGrid
    coordinates: bool = False

    def at(self, place: int) -> Point:
        """The middle of a hex."""
        return self.grid.center(*CELLS[place])

    @property
    def size(self) -> float:
        """From the middle of a hex to its corners."""
        return self.grid.size


def draw_map(
    table: Table,
    width: float = WIDTH,
    height: float = HEIGHT,
    size: float = SIZE,
    *,
    coordinates: bool = False,
) -> Markup:
    """The map in the middle of a field; every hex carries its key."""
    view = MapView(table, HexGrid(size, width / 2, height / 2, flat=True), coordinates)
    parts = [_ground(view)]
    parts += [_hex(view, index) for index in range(HEXES)]
    parts.append(_pieces(view))
    parts.append(_signs(view))
    parts.append(_steps(view))
    parts.append(_workers(view))
    return join(parts)


def _ground(view: MapView) -> Markup:
    """The plain of Mars in the shape of its hexes, with survey lines inside."""
    theme = view.table.theme
    shape, lines = _relief(view.grid)
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


@lru_cache(maxsize=8)
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


def _hex(view: MapView, index: int) -> Markup:
    table = view.table.table
    x, y = view.at(index)
    code, top = table["land"][index], top_of(table["tops"][index])
    if code:
        body = draw_building(view.table.theme, code, top, x, y, view.size)
    else:
        body = _empty(view, index, x, y)
    name = HEX_NAMES[index]
    return place(f"hex:{name}", body, classes="hex", title=hex_title(view.table, index))


def hex_title(table: Table, index: int) -> str:
    """A hex in words: its name, what lies on it, who has a marker there."""
    code, found = table.table["land"][index], table.table["finds"][index]
    top = top_of(table.table["tops"][index])
    words = []
    if code:
        building = table.called("building", BUILDINGS[building_of(code)])
        owner = code - FIRST_SHELTER
        words.append(f"{building}, {table.name(owner)}" if owner >= 0 else building)
    if top is not None and top.blueprint >= 0:
        advanced = table.called("blueprint", BLUEPRINTS[top.blueprint])
        words.append(f"{advanced}, {table.name(top.seat)}")
    elif top is not None:
        words.append(table.name(top.seat))
    if found >= FOUND_RESEARCH:
        words.append(table.called("research", RESEARCH[found - FOUND_RESEARCH]))
    elif found >= FOUND_DISCOVERY:
        words.append(table.called("discovery", DISCOVERIES[found - FOUND_DISCOVERY]))
    elif found == FOUND_CRYSTAL:
        words.append(table.called("item", "crystal"))
    return ": ".join([HEX_NAMES[index], *([", ".join(words)] if words else [])])


def _empty(view: MapView, index: int, x: float, y: float) -> Markup:
    theme, size = view.table.theme, view.size
    parts = [
        path(
            hexagon(x, y, size - 1.5, flat=True),
            fill=theme["mars-hex"],
            fill_opacity=0.5,
            stroke=theme["mars-hex-line"],
            stroke_width=0.9,
        )
    ]
    found = view.table.table["finds"][index]
    if found:
        parts.append(draw_find(theme, found, x, y, size))
    elif view.coordinates:
        name = HEX_NAMES[index]
        parts.append(
            text(name, x, y, 10, theme["mars-text"], anchor="middle", middle=True, opacity=0.7)
        )
    elif any(index in corner for corner in RESEARCH_HEXES):
        # A corner whose Research tile is taken.
        parts.append(
            circle(
                x, y, size * 0.5, fill="none", stroke=theme["mars-hex-line"], stroke_dasharray="3 3"
            )
        )
    return join(parts)


def draw_find(theme: Theme, code: int, x: float, y: float, size: float) -> Markup:
    """A crystal, a Discovery tile or a Research tile on a hex."""
    if code >= FOUND_RESEARCH:
        letter = RESEARCH[code - FOUND_RESEARCH].upper()
        return join(
            (
                circle(
                    x, y, size * 0.66, fill=theme["bg-2"], stroke=theme["text-2"], stroke_width=1.2
                ),
                icon(theme, "research", x - size * 0.16, y - size * 0.1, size * 0.68),
                text(
                    letter,
                    x + size * 0.31,
                    y + size * 0.26,
                    max(10.0, size * 0.4),
                    theme["text-1"],
                    weight=BOLD,
                    anchor="middle",
                    middle=True,
                ),
            )
        )
    if code >= FOUND_DISCOVERY:
        return draw_discovery(theme, code - FOUND_DISCOVERY, x, y, size * 1.08)
    return icon(theme, "crystal", x, y, size * 0.86)


DISCOVERY_SIGNS: Final[tuple[tuple[str, int], ...]] = (
    ("research", 2),
    ("tr", 2),
    ("tag-building", 1),
    ("scientist", 1),
    ("blueprint", 2),
    ("depot", 2),
    ("crystal", 3),
    ("tech", 1),
    *((name, 1) for name in BUILDING_ICONS),
    ("om-plant", 3),
    ("battery", 3),
    ("water", 3),
    ("om-oxygen", 3),
    ("mineral", 2),
)
"""What each Discovery tile gives: an icon and how many."""


def draw_discovery(theme: Theme, tile: int, x: float, y: float, side: float) -> Markup:
    """A Discovery tile: what it gives, on light ground."""
    name, count = DISCOVERY_SIGNS[tile]
    ink = theme["mars-sky"]
    parts = [
        rect(
            x - side / 2,
            y - side / 2,
            side,
            side,
            side * 0.19,
            fill=theme["mars-text"],
            stroke=ink,
            stroke_width=1,
        )
    ]
    if count == 1:
        parts.append(icon(theme, name, x, y, side * 0.68, ink))
    else:
        parts.append(icon(theme, name, x + side * 0.14, y, side * 0.56, ink))
        parts.append(
            text(
                str(count),
                x - side * 0.26,
                y,
                side * 0.44,
                ink,
                weight=BOLD,
                anchor="middle",
                middle=True,
            )
        )
    return join(parts)


def draw_building(
    theme: Theme, code: int, top: Top | None, x: float, y: float, size: float
) -> Markup:
    """A building with its marker; a Shelter has its owner's colour. Colonists are pieces."""
    building = building_of(code)
    owner = code - FIRST_SHELTER
    shelter = building == SHELTER
    fill = theme.player(owner) if shelter else theme[f"tile-{BUILDINGS[building]}"]
    outline = hexagon(x, y, size - 1.3, flat=True)
    ink = theme["p-ink"] if shelter else theme["tile-ink"]
    advanced = top is not None and top.blueprint >= 0
    lift = size * (0.22 if shelter or advanced else 0.0)
    scale = 0.9 if shelter or advanced else 1.02
    parts = [
        path(outline, fill=fill, stroke=fill, stroke_width=1.4, stroke_linejoin="round"),
        path(outline, fill=theme.url("sheen")),
        icon(theme, BUILDING_ICONS[building], x, y - lift, size * scale, ink),
    ]
    if shelter:
        rim = hexagon(x, y, size - 4, flat=True)
        wide, shade = (3.4, None) if advanced else (1.2, 0.5)
        parts.append(path(rim, fill="none", stroke=ink, stroke_width=wide, opacity=shade))
        if not advanced:
            parts.append(owner_disc(theme, owner, x, y + size * 0.5, size * 0.28))
    if top is not None and advanced:
        rim = hexagon(x, y, size - 3, flat=True)
        color = theme.player(top.seat)
        if top.seat != owner:
            parts.append(
                path(rim, fill="none", stroke=color, stroke_width=3, stroke_linejoin="round")
            )
        parts.append(owner_disc(theme, top.seat, x, y + size * 0.52, size * 0.33))
    return join(parts)


# Pieces.


def figures(table: Table) -> dict[int, list[tuple[int, str]]]:
    """Bots and rovers by hex: seat and icon."""
    found: dict[int, list[tuple[int, str]]] = {}
    for seat, area in enumerate(table.areas):
        for bot in area["bots"]:
            found.setdefault(bot, []).append((seat, "bot"))
        if area["rover"] >= 0:
            found.setdefault(area["rover"], []).append((seat, "rover"))
    return found


def _pieces(view: MapView) -> Markup:
    theme, size = view.table.theme, view.size
    parts = []
    for index, code in enumerate(view.table.table["tops"]):
        top = top_of(code)
        if top is not None and top.blueprint < 0:
            x, y = view.at(index)
            at = (x + size * 0.38, y + size * 0.36)
            parts.append(piece(theme, top.seat, "colonist", *at, size * 0.36))
    parts += _scientists(view)
    for index, here in figures(view.table).items():
        x, y = view.at(index)
        radius = size * (0.48 if len(here) == 1 else 0.36)
        spread = size * 0.42 * (len(here) - 1)
        busy = view.table.table["land"][index] or view.table.table["finds"][index]
        for k, (seat, name) in enumerate(here):
            dx = -spread + k * size * 0.84 if len(here) > 1 else 0.0
            dy = -size * 0.3 if busy and len(here) == 1 else 0.0
            dx = -size * 0.34 if busy and len(here) == 1 else dx
            small = radius if not busy else size * 0.36
            parts.append(piece(theme, seat, name, x + dx, y + dy, small))
    return group(*parts, pointer_events="none") if parts else EMPTY


def _scientists(view: MapView) -> list[Markup]:
    """Scientists at work: the owner's piece on the Advanced Building."""
    table, size = view.table, view.size
    found = []
    for scientist, code in enumerate(table.table["works"]):
        for index, top in enumerate(map(top_of, table.table["tops"])):
            if not code or top is None or top.blueprint != code - 1:
                continue
            x, y = view.at(index)
            for seat, area in enumerate(table.areas):
                if area["scientists"] >> scientist & 1:
                    at = (x + size * 0.46, y - size * 0.4)
                    found.append(piece(table.theme, seat, "scientist", *at, size * 0.32))
    return found


def _signs(view: MapView) -> Markup:
    """Rings on lit hexes, brackets of the last move, marks."""
    table = view.table
    parts = []
    for index, name in enumerate(HEX_NAMES):
        key = f"hex:{name}"
        x, y = view.at(index)
        outline = hexagon(x, y, view.size - 2.6, flat=True)
        sign = table.marks.get(key, "")
        if sign == LOST:
            parts.append(_lost(table.theme, outline))
        elif table.is_lit(key) or sign:
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


# Steps: bots and the rover go to a neighbouring hex.


@dataclass(frozen=True)
class Step:
    """A step that is open: its option, where it starts and ends."""

    key: str
    start: int
    turn: int
    icon: str


def steps(table: Table) -> list[Step]:
    """The steps of bots and rover among the lit options and marks."""
    found = []
    bots = table.own["bots"]
    rover = table.own["rover"]
    for key in [*table.options, *table.marks]:
        prefix, _, rest = key.partition(":")
        if prefix == "bot":
            number, _, direction = rest.partition("-")
            if int(number) <= len(bots):
                found.append(Step(key, bots[int(number) - 1], DIRECTIONS.index(direction), "bot"))
        elif prefix == "rover" and rest in DIRECTIONS:
            start = rover if rover >= 0 else STARTING_MINE
            found.append(Step(key, start, DIRECTIONS.index(rest), "rover"))
    return found


def _steps(view: MapView) -> Markup:
    """A hex that one piece can step on is a place as a whole; where several can, arrows are."""
    open_steps = steps(view.table)
    ends = [NEXT[step.start][step.turn] for step in open_steps]
    parts = []
    for step, end in zip(open_steps, ends, strict=True):
        if end >= 0:
            parts.append(_step(view, step, end, alone=ends.count(end) == 1))
    return join(parts)


def _step(view: MapView, step: Step, end: int, *, alone: bool) -> Markup:
    table, theme, size = view.table, view.table.theme, view.size
    x, y = view.at(end)
    sx, sy = view.at(step.start)
    # The arrow stands in the target, near the edge that is crossed.
    px, py = x + (sx - x) * 0.27, y + (sy - y) * 0.27
    radius = size * 0.3
    tip = _arrow(px, py, radius * 0.62, _TURNS[step.turn])
    might = step.key in table.marks
    ring = circle(
        px,
        py,
        radius,
        fill=theme["bg-0"],
        stroke=theme["signal-line"],
        stroke_width=1.5,
        stroke_dasharray="3 2" if might else None,
    )
    title = f"{table.say(step.icon)}: {HEX_NAMES[step.start]} → {HEX_NAMES[end]}"
    outline = hexagon(x, y, size - 2.6, flat=True)
    ground = EMPTY
    if alone:
        ground = path(
            outline,
            fill=theme["signal-wash"],
            stroke=theme["signal-line"],
            stroke_width=1.3,
            stroke_dasharray="4 3" if might else None,
        )
    arrow = path(tip, fill=theme["signal-line"])
    return place(step.key, ground, ring, arrow, classes="step", title=title)


def _arrow(x: float, y: float, reach: float, angle: float) -> str:
    return polygon(
        [
            at_angle(x, y, reach, angle),
            at_angle(x, y, reach, angle + 135),
            at_angle(x, y, reach * 0.25, angle + 180),
            at_angle(x, y, reach, angle - 135),
        ]
    )


def _workers(view: MapView) -> Markup:
    """Advanced Buildings in which the own Scientist could work: a badge on the building."""
    table, theme, size = view.table, view.table.theme, view.size
    parts = []
    for index, code in enumerate(table.table["tops"]):
        top = top_of(code)
        if top is None or top.blueprint < 0:
            continue
        name = BLUEPRINTS[top.blueprint]
        key = f"work:{name}"
        if key not in table.options and key not in table.marks:
            continue
        x, y = view.at(index)
        x, y = x + size * 0.48, y - size * 0.46
        disc = circle(
            x, y, size * 0.36, fill=theme["bg-0"], stroke=theme["signal-line"], stroke_width=1.5
        )
        sign = icon(theme, "scientist", x, y, size * 0.46, theme["text-1"])
        title = f"{table.say('scientist')}: {table.called('blueprint', name)}"
        parts.append(place(key, disc, sign, classes="step", title=title))
    return join(parts)

"""What the own pieces can do on the map: steps of bots and the rover, Scientists to be sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.components.map import (
    CELLS,
    DIRECTIONS,
    HEX_NAMES,
    NEXT,
    STARTING_MINE,
)
from planetfall.games.on_mars.components.names import BLUEPRINTS
from planetfall.games.on_mars.draw.expansions import map_steps
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.draw.tiles import top_of
from planetfall.svg.canvas import EMPTY, Markup, circle, join, path, place
from planetfall.svg.geometry import Point, at_angle, hexagon, polygon
from planetfall.svg.hexgrid import HexGrid
from planetfall.svg.icons import icon
from planetfall.svg.memo import memo
from planetfall.svg.theme import Theme

_TURNS: Final = (-90, -30, 30, 90, 150, 210)
"""Angles of the six directions."""


@dataclass(frozen=True)
class MapView:
    """The map of a table, laid out."""

    table: Table
    grid: HexGrid

    def at(self, place: int) -> Point:
        """The middle of a hex."""
        return self.grid.center(*CELLS[place])

    @property
    def size(self) -> float:
        """From the middle of a hex to its corners."""
        return self.grid.size


@dataclass(frozen=True)
class Step:
    """A step that is open: its option, where it starts and ends."""

    key: str
    start: int
    turn: int
    icon: str


def steps(table: Table) -> list[Step]:
    """The steps of bots and rover among the lit options and marks."""
    moves = map_steps(table)
    offered = table.offered("bot", "rover")
    if not offered:
        return moves
    bots = table.own.bots
    rover = table.own.rover
    for key in offered:
        prefix, _, rest = key.partition(":")
        if prefix == "bot":
            number, _, direction = rest.partition("-")
            if int(number) <= len(bots):
                moves.append(Step(key, bots[int(number) - 1], DIRECTIONS.index(direction), "bot"))
        elif prefix == "rover" and rest in DIRECTIONS:
            start = rover if rover >= 0 else STARTING_MINE
            moves.append(Step(key, start, DIRECTIONS.index(rest), "rover"))
    return moves


def draw_steps(view: MapView) -> Markup:
    """A hex that one piece can step on is a place as a whole; where several can, arrows are.

    The arrows of pieces that stand on one hex lie side by side.
    """
    open_steps = steps(view.table)
    ends = [NEXT[step.start][step.turn] for step in open_steps]
    parts = []
    for step, end in zip(open_steps, ends, strict=True):
        if end >= 0:
            # A figure of one's own on that hex must stay in reach of the pointer.
            own = end in view.table.own.bots or end == view.table.own.rover
            alone, might = ends.count(end) == 1 and not own, step.key in view.table.marks
            name = view.table.say(step.icon)
            like = [each for each in open_steps if NEXT[each.start][each.turn] == end]
            like = [each for each in like if each.start == step.start]
            at = (like.index(step), len(like))
            built = bool(view.table.position.land[end])
            parts.append(
                _step(view.table.theme, view.grid, step, end, name, at, alone, might, built)
            )
    return join(parts)


@memo(2048)
def _step(
    theme: Theme,
    grid: HexGrid,
    step: Step,
    end: int,
    name: str,
    at: tuple[int, int],
    alone: bool,
    might: bool,
    built: bool,
) -> Markup:
    """The place of a step; `at` is which of how many arrows over the same edge it has.

    A building keeps its colours: its hex has an outline only.
    """
    size = grid.size
    x, y = grid.center(*CELLS[end])
    sx, sy = grid.center(*CELLS[step.start])
    # The arrow stands in the target, near the edge that is crossed; several share the edge.
    which, count = at
    inward, radius = (0.27, size * 0.3) if count == 1 else (0.36, size * 0.44 / count)
    aside = (2 * which - count + 1) * radius
    px, py = at_angle(x + (sx - x) * inward, y + (sy - y) * inward, aside, _TURNS[step.turn] + 90)
    tip = _arrow(px, py, radius * 0.62, _TURNS[step.turn])
    ring = circle(
        px,
        py,
        radius,
        fill=theme["bg-0"],
        stroke=theme["signal-line"],
        stroke_width=1.5,
        stroke_dasharray="3 2" if might else None,
    )
    title = f"{name}: {HEX_NAMES[step.start]} → {HEX_NAMES[end]}"
    outline = hexagon(x, y, size - 2.6, flat=True)
    ground = EMPTY
    if alone:
        ground = path(
            outline,
            fill="none" if built else theme["signal-wash"],
            pointer_events="all" if built else None,
            stroke=theme["signal-line"],
            stroke_width=2 if built else 1.3,
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


def draw_workers(view: MapView) -> Markup:
    """Advanced Buildings in which the own Scientist could work: a badge on the building."""
    table, theme, size = view.table, view.table.theme, view.size
    offered = table.offered("work")
    if not offered:
        return EMPTY
    parts = []
    for index, code in enumerate(table.position.tops):
        top = top_of(code)
        if top is None or top.blueprint < 0:
            continue
        name = BLUEPRINTS[top.blueprint]
        key = f"work:{name}"
        if key not in offered:
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

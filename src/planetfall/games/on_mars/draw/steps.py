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
    return join([_step(view.table.theme, view.grid, look) for look in _looks(view.table)])


@dataclass(frozen=True)
class StepLook:
    """How the place of a step is drawn."""

    step: Step
    end: int
    name: str
    """What moves, in words."""
    which: int
    among: int
    """Which of how many arrows over the same edge it has."""
    alone: bool
    """Whether no other piece can step there, so that the hex as a whole is the place."""
    might: bool
    """Whether it is only a mark."""
    built: bool
    """Whether a building stands there: it keeps its colours."""


def _looks(table: Table) -> list[StepLook]:
    """The open steps that end on the map."""
    open_steps = steps(table)
    ends = [NEXT[step.start][step.turn] for step in open_steps]
    looks = []
    for step, end in zip(open_steps, ends, strict=True):
        if end < 0:
            continue
        # A figure of one's own on that hex must stay in reach of the pointer.
        own = end in table.own.bots or end == table.own.rover
        like = [
            each
            for each, other in zip(open_steps, ends, strict=True)
            if (each.start, other) == (step.start, end)
        ]
        looks.append(
            StepLook(
                step,
                end,
                name=table.say(step.icon),
                which=like.index(step),
                among=len(like),
                alone=ends.count(end) == 1 and not own,
                might=step.key in table.marks,
                built=bool(table.position.land[end]),
            )
        )
    return looks


@memo(2048)
def _step(theme: Theme, grid: HexGrid, look: StepLook) -> Markup:
    """The place of a step: an arrow, and the hex where no other piece can step on it."""
    size, step = grid.size, look.step
    x, y = grid.center(*CELLS[look.end])
    sx, sy = grid.center(*CELLS[step.start])
    # The arrow stands in the target, near the edge that is crossed; several share the edge.
    inward, radius = (0.27, size * 0.3) if look.among == 1 else (0.36, size * 0.44 / look.among)
    aside = (2 * look.which - look.among + 1) * radius
    px, py = at_angle(x + (sx - x) * inward, y + (sy - y) * inward, aside, _TURNS[step.turn] + 90)
    tip = _arrow(px, py, radius * 0.62, _TURNS[step.turn])
    ring = circle(
        px,
        py,
        radius,
        fill=theme["bg-0"],
        stroke=theme["signal-line"],
        stroke_width=1.5,
        stroke_dasharray="3 2" if look.might else None,
    )
    title = f"{look.name}: {HEX_NAMES[step.start]} → {HEX_NAMES[look.end]}"
    outline = hexagon(x, y, size - 2.6, flat=True)
    ground = EMPTY
    if look.alone:
        ground = path(
            outline,
            fill="none" if look.built else theme["signal-wash"],
            pointer_events="all" if look.built else None,
            stroke=theme["signal-line"],
            stroke_width=2 if look.built else 1.3,
            stroke_dasharray="4 3" if look.might else None,
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

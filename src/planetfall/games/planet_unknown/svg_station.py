"""Drawings of the space station: two rings of six stacks, and who faces which section.

The viewer sits at the bottom; seats follow clockwise.  Tiles stay upright while the rings turn.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import atan2, degrees, hypot
from typing import NamedTuple

from planetfall.games.planet_unknown.shapes import INNER, ORIENTATIONS, OUTER, RING_IDS
from planetfall.games.planet_unknown.station import SECTIONS, shape_in
from planetfall.games.planet_unknown.svg_tiles import tile_box
from planetfall.games.planet_unknown.tiles import SHAPE_OF
from planetfall.svg.box import Box
from planetfall.svg.canvas import Markup, circle, group, join, path, pieced, place
from planetfall.svg.geometry import at_angle, sector
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, HEAVY, text
from planetfall.svg.parts import mark
from planetfall.svg.theme import Theme

EMPTY_STACK = -1
HIDDEN_TOP = -2
"""A stack whose next tile is not shown yet."""
NOT_COUNTED = -1
"""A stack that does not say how many tiles are left."""


@dataclass(frozen=True)
class Station:
    """What can be seen of the station."""

    rotation: int
    """Seat 0 of the station faces this section."""
    shift: int
    """How the inner ring is turned against the outer one."""
    tops: Sequence[int]
    """By shape: the tile on top, `EMPTY_STACK` or `HIDDEN_TOP`."""
    left: Sequence[int] = ()
    """By shape: tiles left in the stack."""
    seats: Mapping[int, int] = field(default_factory=dict)
    """Station seat 0..5: the player there."""
    commander: int = -1
    """The player with the commander's token."""
    viewer: int = -1
    """The player at the bottom; nobody in particular if negative."""


class _Stack(NamedTuple):
    """What is seen of one stack."""

    top: int
    left: int
    lit: bool
    chosen: bool
    seated: bool
    key: str
    title: str


@dataclass(frozen=True)
class _Ring:
    ring: int
    inner: float
    outer: float
    unit: float
    gap: float


def draw_station(
    theme: Theme,
    station: Station,
    size: float,
    *,
    caption: str = "",
    options: Collection[str] = (),
    chosen: str = "",
    section_keys: Mapping[int, str] | None = None,
    titles: Mapping[int, str] | None = None,
) -> Markup:
    """The station in a square of `size` with its corner at 0, 0.

    The viewer's own stacks carry the keys `take:outer` and `take:inner`.  `section_keys` gives
    whole sections a key instead, where the commander turns the station; `titles` are words by
    shape.  `chosen` is the option that is being looked at.
    """
    parts = [_rim(theme, size)]
    keys, words = section_keys or {}, titles or {}
    bottom = _bottom_seat(station)
    for section in range(SECTIONS):
        seat = (section - station.rotation) % SECTIONS
        angle = (90.0 + 60 * (seat - bottom)) % 360
        player = station.seats.get(seat)
        own = player is not None and player == station.viewer
        key = keys.get(section, "")
        for ring in (OUTER, INNER):
            shape = shape_in(section, ring, station.shift)
            stack_key = f"take:{RING_IDS[ring]}" if own and not key else key
            look = _Stack(
                top=station.tops[shape],
                left=station.left[shape] if station.left else NOT_COUNTED,
                lit=stack_key in options,
                chosen=bool(chosen) and stack_key == chosen,
                seated=player is not None,
                key=stack_key,
                title=words.get(shape, ""),
            )
            parts.append(_stack(theme, size, ring, angle, look))
        if player is not None:
            parts.append(_seat(theme, player, player == station.commander, size, angle))
    parts.append(_hub(theme, size, caption))
    return pieced(parts)


@lru_cache(maxsize=64)
def _rings(size: float) -> tuple[_Ring, _Ring]:
    """The measures of the outer and the inner ring."""
    return (
        _Ring(OUTER, size * 0.284 + 1.5, size * 0.43, size * 0.047, 0.9),
        _Ring(INNER, size * 0.148 + 1.5, size * 0.284 - 1.5, size * 0.04, 1.5),
    )


@lru_cache(maxsize=64)
def _rim(theme: Theme, size: float) -> Markup:
    middle = size / 2
    return circle(
        middle, middle, size * 0.43 + 5, fill="none", stroke=theme["line-1"], stroke_width=1
    )


def _bottom_seat(station: Station) -> int:
    for seat, player in station.seats.items():
        if player == station.viewer:
            return seat
    return 0


@lru_cache(maxsize=16_384)
def _stack(theme: Theme, size: float, number: int, angle: float, look: _Stack) -> Markup:
    """One stack: its part of the ring, the tile on top, how many are left."""
    ring = _rings(size)[number]
    middle = size / 2
    ground = _ground(theme, size, number, angle, look.seated, look.lit, look.chosen)
    parts = [ground, _top(theme, look.top, ring, middle, angle, look.seated)]
    if look.left != NOT_COUNTED:
        parts.append(_count(theme, size, number, angle, look.left))
    drawn = join(parts)
    return place(look.key, drawn, classes="stack", title=look.title) if look.key else drawn


@lru_cache(maxsize=1024)
def _count(theme: Theme, size: float, number: int, angle: float, left: int) -> Markup:
    """How many tiles are left in a stack."""
    ring = _rings(size)[number]
    middle, away = size / 2, ring.outer - ring.unit * 0.72
    x, y = at_angle(middle, middle, away, angle + 30 - ring.gap - 7)
    letters = ring.unit * 0.74
    ink = theme["text-3"]
    return text(str(left), x, y, letters, ink, weight=BOLD, anchor="middle", middle=True)


@lru_cache(maxsize=1024)
def _ground(
    theme: Theme, size: float, number: int, angle: float, seated: bool, lit: bool, chosen: bool
) -> Markup:
    """A part of a ring, washed where it can be chosen."""
    ring = _rings(size)[number]
    middle = size / 2
    d = sector(middle, middle, ring.inner, ring.outer, angle - 30 + ring.gap, angle + 30 - ring.gap)
    ground = path(
        d,
        fill=theme["bg-2"] if seated else theme["bg-1"],
        stroke=theme["line-2"],
        stroke_width=1,
    )
    if not lit and not chosen:
        return ground
    wash = path(
        d,
        class_="lit-ring",
        fill=theme["signal"],
        fill_opacity=0.3 if chosen else 0.1,
        stroke=theme["signal-line"],
        stroke_width=2.6 if chosen else 1.5,
    )
    return join((ground, wash))


@lru_cache(maxsize=4096)
def _top(theme: Theme, tile: int, ring: _Ring, middle: float, angle: float, seated: bool) -> Markup:
    """The tile on top of a stack, or the sign that there is none."""
    x, y = at_angle(middle, middle, (ring.inner + ring.outer) / 2, angle)
    if tile == EMPTY_STACK:
        return circle(
            x, y, ring.unit * 0.7, fill="none", stroke=theme["line-3"], stroke_dasharray="2 3"
        )
    if tile == HIDDEN_TOP:
        return text(
            "?", x, y, ring.unit * 1.4, theme["text-3"], weight=HEAVY, anchor="middle", middle=True
        )
    box = _fitting_tile(theme, tile, ring, angle)
    return group(box.at(x, y, "middle"), opacity=None if seated else 0.6, pointer_events="none")


def _fitting_tile(theme: Theme, tile: int, ring: _Ring, angle: float) -> Box:
    """The tile turned so that it lies along the ring, as large as the ring allows."""
    turn, unit = _fit(SHAPE_OF[tile], ring, angle % 360)
    return tile_box(theme, tile, turn, unit)


@lru_cache(maxsize=1024)
def _fit(shape: int, ring: _Ring, angle: float) -> tuple[int, float]:
    """Turn and unit of the largest tile of a shape inside its part of the ring."""
    best, turn = 0.0, 0
    for candidate in (0, 1):
        squares = ORIENTATIONS[shape][candidate].squares
        cells = [(square.row, square.column) for square in squares]
        unit = ring.unit
        while unit > best and not _inside(cells, unit, ring, angle):
            unit *= 0.97
        if unit > best + 0.05:
            best, turn = unit, candidate
    return turn, best


def _inside(cells: list[tuple[int, int]], unit: float, ring: _Ring, angle: float) -> bool:
    """Whether squares about the middle of a part of the ring stay inside it, with some air."""
    rows = max(row for row, _ in cells) + 1
    columns = max(column for _, column in cells) + 1
    x, y = at_angle(0, 0, (ring.inner + ring.outer) / 2, angle)
    air = ring.unit * 0.22
    for row, column in cells:
        for corner_row in (row, row + 1):
            for corner_column in (column, column + 1):
                px = x + (corner_column - columns / 2) * unit
                py = y + (corner_row - rows / 2) * unit
                reach = hypot(px, py)
                if not ring.inner + air <= reach <= ring.outer - air:
                    return False
                away = abs((degrees(atan2(py, px)) - angle + 180) % 360 - 180)
                if away > 30 - ring.gap - degrees(air / reach):
                    return False
    return True


@lru_cache(maxsize=512)
def _seat(theme: Theme, player: int, commands: bool, size: float, angle: float) -> Markup:
    """Who sits here, at the rim; the commander's token beside."""
    middle = size / 2
    x, y = at_angle(middle, middle, size * 0.462, angle)
    parts = [
        circle(
            x, y, size * 0.036, fill=theme["bg-0"], stroke=theme.player(player), stroke_width=1.5
        ),
        mark(theme, player, x, y, size * 0.042),
    ]
    if commands:
        x, y = at_angle(middle, middle, size * 0.46, angle + 12)
        parts.append(circle(x, y, size * 0.034, fill=theme["vp"]))
        parts.append(icon(theme, "commander", x, y, size * 0.046, theme["vp-ink"]))
    return group(*parts, pointer_events="none")


@lru_cache(maxsize=512)
def _hub(theme: Theme, size: float, caption: str) -> Markup:
    middle = size / 2
    parts = [
        circle(middle, middle, size * 0.115, fill=theme["bg-1"], stroke=theme["line-2"]),
        icon(
            theme,
            "depot",
            middle,
            middle - (size * 0.022 if caption else 0),
            size * 0.08,
            theme["text-2"],
        ),
    ]
    if caption:
        parts.append(
            text(
                caption,
                middle,
                middle + size * 0.055,
                size * 0.034,
                theme["text-2"],
                weight=BOLD,
                anchor="middle",
            )
        )
    return join(parts)

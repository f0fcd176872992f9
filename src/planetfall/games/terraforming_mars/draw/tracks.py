"""The three global parameters: gauges that hug the planet, readouts, bars for small screens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from planetfall.games.terraforming_mars.components.tracks import (
    ALL_OCEANS,
    FULL_OXYGEN,
    HEAT_STEPS,
    OCEAN_STEP,
    WARMEST,
    WARMING_OXYGEN,
    degrees,
)
from planetfall.games.terraforming_mars.draw.ground import gauge
from planetfall.games.terraforming_mars.state import Mars
from planetfall.svg.canvas import Markup, join, path
from planetfall.svg.geometry import hexagon, sector
from planetfall.svg.lettering import display
from planetfall.svg.memo import memo
from planetfall.svg.parts import MINUS, label
from planetfall.svg.theme import Theme

WARMTH: Final = [degrees(step) for step in range(WARMEST + 1)]
_WARM_START, _WARM_END = 133.0, 227.0
_AIR_START, _AIR_END = 47.0, -47.0
_BAND: Final = 11.0
"""How thick the gauges are."""


@dataclass(frozen=True)
class Levels:
    """Where the global parameters stand, as printed."""

    temperature: int
    oxygen: int
    oceans: int


def levels(game: Mars) -> Levels:
    """The global parameters of a position."""
    return Levels(degrees(game.temperature), game.oxygen, game.oceans_placed())


def draw_gauges(
    theme: Theme, x: float, y: float, radius: float, now: Levels, then: Levels
) -> list[Markup]:
    """Temperature at the left and oxygen at the right of a planet; `then` is what is previewed."""
    coming = [
        *_coming(theme, x, y, radius, WARMTH, now.temperature, then.temperature, True),
        *_coming(theme, x, y, radius, range(FULL_OXYGEN + 1), now.oxygen, then.oxygen, False),
    ]
    warm = _warmth(theme, x, y, radius, now.temperature)
    return [warm, _air(theme, x, y, radius, now.oxygen), *coming]


@memo(256)
def _warmth(theme: Theme, x: float, y: float, radius: float, now: int) -> Markup:
    bonus = {degrees(step): "heat" for step in HEAT_STEPS}
    bonus[degrees(OCEAN_STEP)] = "ocean"
    return gauge(
        theme,
        x,
        y,
        radius,
        WARMTH,
        now,
        _WARM_START,
        _WARM_END,
        color="temperature",
        bonus=bonus,
        labelled=(-30, -10, 8),
    )


@memo(256)
def _air(theme: Theme, x: float, y: float, radius: float, now: int) -> Markup:
    return gauge(
        theme,
        x,
        y,
        radius,
        range(FULL_OXYGEN + 1),
        now,
        _AIR_START,
        _AIR_END,
        color="oxygen",
        bonus={WARMING_OXYGEN: "temperature"},
        labelled=(0, 5, 10, 14),
    )


def _coming(
    theme: Theme,
    x: float,
    y: float,
    radius: float,
    values: Sequence[int],
    now: int,
    then: int,
    warmth: bool,
) -> list[Markup]:
    """The steps that would be reached."""
    start, end = (_WARM_START, _WARM_END) if warmth else (_AIR_START, _AIR_END)
    step = (end - start) / len(values)
    if then <= now:
        return []
    steps = []
    for k, value in enumerate(values):
        if now < value <= then:
            a, b = sorted((start + k * step, start + (k + 1) * step))
            arc = sector(x, y, radius, radius + _BAND, a + 0.55, b - 0.55)
            steps.append(path(arc, fill=theme["signal-line"], class_="preview"))
    return steps


def warmth_words(value: int) -> str:
    """A temperature with its unit.

    >>> warmth_words(-12), warmth_words(8)
    ('−12 °C', '+8 °C')
    """
    sign = MINUS if value < 0 else "+" if value > 0 else ""
    return f"{sign}{abs(value)} °C"


@memo(512)
def readout(
    theme: Theme, small: str, big: str, x: float, y: float, *, anchor: str = "start"
) -> Markup:
    """A large number under its label; y is the base line of the label."""
    number = display(theme, big, x, y + 21, 19, theme["text-1"], anchor=anchor)
    return join((label(theme, small, x, y, 11.8, anchor=anchor), number))


@memo(256)
def ocean_row(theme: Theme, right: float, y: float, now: int, then: int) -> Markup:
    """Nine hexagons, filled for oceans on the map, the coming ones lit."""
    parts = []
    for k in range(ALL_OCEANS):
        on, coming = k < now, now <= k < then
        fill = theme["ocean"] if on else theme["signal-wash"] if coming else theme["bg-3"]
        edge = theme["ocean"] if on else theme["signal-line"] if coming else theme["line-3"]
        at = hexagon(right - 6 - (ALL_OCEANS - 1 - k) * 12, y, 6)
        parts.append(path(at, fill=fill, stroke=edge, stroke_width=1.6 if coming else 1))
    return join(parts)

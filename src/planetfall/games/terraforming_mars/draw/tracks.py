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
from planetfall.games.terraforming_mars.draw.ground import Arc, gauge
from planetfall.games.terraforming_mars.state import Mars
from planetfall.svg.canvas import Markup, join, path
from planetfall.svg.geometry import hexagon
from planetfall.svg.lettering import display
from planetfall.svg.memo import memo
from planetfall.svg.parts import MINUS, label
from planetfall.svg.theme import Theme

WARMTH: Final = [degrees(step) for step in range(WARMEST + 1)]
AIR: Final = range(FULL_OXYGEN + 1)


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
    heat, air = _warm_arc(x, y, radius), _air_arc(x, y, radius)
    return [
        _warmth(theme, heat, now.temperature),
        _air(theme, air, now.oxygen),
        *_coming(theme, heat, WARMTH, now.temperature, then.temperature),
        *_coming(theme, air, AIR, now.oxygen, then.oxygen),
    ]


def _warm_arc(x: float, y: float, radius: float) -> Arc:
    return Arc(x, y, radius, 133.0, 227.0, len(WARMTH))


def _air_arc(x: float, y: float, radius: float) -> Arc:
    return Arc(x, y, radius, 47.0, -47.0, len(AIR))


@memo(256)
def _warmth(theme: Theme, arc: Arc, now: int) -> Markup:
    bonus = {degrees(step): "heat" for step in HEAT_STEPS}
    bonus[degrees(OCEAN_STEP)] = "ocean"
    labelled = (-30, -10, 8)
    return gauge(theme, arc, WARMTH, now, color="temperature", bonus=bonus, labelled=labelled)


@memo(256)
def _air(theme: Theme, arc: Arc, now: int) -> Markup:
    bonus = {WARMING_OXYGEN: "temperature"}
    return gauge(theme, arc, AIR, now, color="oxygen", bonus=bonus, labelled=(0, 5, 10, 14))


def _coming(theme: Theme, arc: Arc, values: Sequence[int], now: int, then: int) -> list[Markup]:
    """The steps that would be reached."""
    return [
        path(arc.step(k), fill=theme["signal-line"], class_="preview")
        for k, value in enumerate(values)
        if now < value <= then
    ]


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

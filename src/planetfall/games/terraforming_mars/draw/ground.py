"""The planet below the board, the outline of a tile that would be placed, and the gauges.

Gauges hug the planet: reached steps filled, the present value boxed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

from planetfall.svg.canvas import Markup, circle, group, join, number, path, rect
from planetfall.svg.geometry import Point, at_angle, contour_points, sector
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, text
from planetfall.svg.parts import MINUS
from planetfall.svg.theme import Theme

BAND: Final = 11.0
"""How thick the gauges are."""


def mars_ball(
    theme: Theme, x: float, y: float, radius: float, summits: Sequence[Point] = (), step: float = 17
) -> Markup:
    """The planet below a board, with survey lines round its summits."""
    return join(
        (
            circle(
                x,
                y,
                radius + 3,
                fill="none",
                stroke=theme["mars-disc-2"],
                stroke_width=5,
                opacity=0.22,
            ),
            circle(x, y, radius, fill=theme.url("mars-ground")),
            path(
                "".join(
                    _inside(contour_points(sx, sy, step * (0.6 + ring), k), x, y, radius)
                    for k, (sx, sy) in enumerate(summits)
                    for ring in range(5)
                ),
                fill="none",
                stroke=theme["mars-text"],
                stroke_width=0.8,
                opacity=0.15,
            ),
        )
    )


def _inside(points: Sequence[Point], x: float, y: float, radius: float) -> str:
    """The parts of a closed line that lie on a ball."""
    parts = []
    drawing = False
    for px, py in (*points, points[0]):
        inside = hypot(px - x, py - y) < radius
        if inside:
            parts.append(f"{'L' if drawing else 'M'}{number(px)} {number(py)}")
        drawing = inside
    return "".join(parts)


def bonus_icons(theme: Theme, names: Sequence[str], x: float, y: float, size: float) -> Markup:
    """Icons side by side about a point."""
    left = x - (len(names) - 1) / 2 * size
    return join(icon(theme, name, left + k * size, y, size) for k, name in enumerate(names))


def preview_hex(theme: Theme, tile: Markup, outline: str) -> Markup:
    """A tile that would be placed: the real one, a little lighter, in a signal outline."""
    edge = path(
        outline, fill="none", stroke=theme["signal-line"], stroke_width=3, stroke_linejoin="round"
    )
    return group(group(tile, opacity=0.82), edge, class_="preview", pointer_events="none")


@dataclass(frozen=True)
class Arc:
    """Where the steps of a gauge lie: from one angle to another around the planet."""

    x: float
    y: float
    radius: float
    """The inner edge of the steps."""
    start: float
    end: float
    count: int

    def step(self, place: int) -> str:
        """The outline of a step."""
        a, b = sorted((self._angle(place), self._angle(place + 1)))
        return sector(self.x, self.y, self.radius, self.radius + BAND, a + 0.55, b - 0.55)

    def beside(self, place: int) -> Point:
        """Where the value of a step is written."""
        return at_angle(self.x, self.y, self.radius + 2 * BAND + 1, self._angle(place + 0.5))

    def _angle(self, place: float) -> float:
        return self.start + place * (self.end - self.start) / self.count


def gauge(
    theme: Theme,
    arc: Arc,
    values: Sequence[int],
    now: int,
    *,
    color: str,
    bonus: Mapping[int, str],
    labelled: Sequence[int],
) -> Markup:
    """A global parameter as an arc of steps.

    `color` is a token; `bonus` names the icon of what a step gives, `labelled` are the values
    written beside their step.
    """
    parts = []
    for k, value in enumerate(values):
        if value <= now:
            parts.append(path(arc.step(k), fill=theme[color]))
        else:
            parts.append(path(arc.step(k), fill=theme["line-2"], opacity=0.5))
        px, py = arc.beside(k)
        if value == now:
            parts.append(_boxed(theme, value, px, py, color))
        elif value in bonus:
            shade = 0.45 if value < now else None
            parts.append(icon(theme, bonus[value], px, py, 15, opacity=shade))
        elif value in labelled:
            parts.append(
                text(
                    _figure(value),
                    px,
                    py,
                    11.8,
                    theme["text-3"],
                    weight=BOLD,
                    anchor="middle",
                    middle=True,
                )
            )
    return join(parts)


def _boxed(theme: Theme, value: int, x: float, y: float, color: str) -> Markup:
    box = rect(x - 15, y - 10, 30, 20, 5, fill=theme[color])
    ink = theme["bg-0"]
    figure = text(_figure(value), x, y, 12.5, ink, weight=BOLD, anchor="middle", middle=True)
    return join((box, figure))


def _figure(value: int) -> str:
    return f"{MINUS}{-value}" if value < 0 else str(value)

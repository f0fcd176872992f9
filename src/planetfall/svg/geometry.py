"""Paths of shapes: polygons, stars, ring sectors, hexagons, brackets, contour lines.

Angles are in degrees, clockwise from the right, as y grows downward.
"""

from collections.abc import Sequence
from math import cos, pi, sin

from planetfall.svg.canvas import number
from planetfall.svg.memo import memo

Point = tuple[float, float]


def at_angle(x: float, y: float, radius: float, angle: float) -> Point:
    """The point at a distance and an angle from x, y."""
    turn = angle * pi / 180
    return x + radius * cos(turn), y + radius * sin(turn)


def polygon(points: Sequence[Point], *, closed: bool = True) -> str:
    """A path through points."""
    body = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{body}z" if closed else f"M{body}"


def regular(x: float, y: float, radius: float, corners: int, *, first: float = -90) -> str:
    """A regular polygon with a corner at the angle `first`."""
    step = 360 / corners
    return polygon([at_angle(x, y, radius, first + step * k) for k in range(corners)])


def star(x: float, y: float, outer: float, inner: float, points: int) -> str:
    """A star with a point at the top."""
    step = 180 / points
    return polygon(
        [at_angle(x, y, inner if k % 2 else outer, -90 + step * k) for k in range(2 * points)]
    )


@memo(4000)
def hexagon(x: float, y: float, size: float, *, flat: bool = False) -> str:
    """A hexagon by its centre and the distance of its corners; pointed at the top unless flat."""
    return regular(x, y, size, 6, first=0 if flat else -90)


def sector(x: float, y: float, inner: float, outer: float, start: float, end: float) -> str:
    """A part of a ring between two angles, clockwise from start to end."""
    ax, ay = at_angle(x, y, outer, start)
    bx, by = at_angle(x, y, outer, end)
    cx, cy = at_angle(x, y, inner, end)
    dx, dy = at_angle(x, y, inner, start)
    large = 1 if end - start > 180 else 0
    far, near = number(outer), number(inner)
    return (
        f"M{number(ax)} {number(ay)}A{far} {far} 0 {large} 1 {number(bx)} {number(by)}"
        f"L{number(cx)} {number(cy)}A{near} {near} 0 {large} 0 {number(dx)} {number(dy)}z"
    )


def corner_brackets(x: float, y: float, width: float, height: float, arm: float) -> str:
    """Four corners of a rectangle: the sign of the last move."""
    a = number(arm)
    left, right, top, bottom = number(x), number(x + width), number(y), number(y + height)
    return (
        f"M{left} {number(y + arm)}v-{a}h{a}M{number(x + width - arm)} {top}h{a}v{a}"
        f"M{right} {number(y + height - arm)}v{a}h-{a}M{number(x + arm)} {bottom}h-{a}v-{a}"
    )


def hex_brackets(x: float, y: float, size: float, arm: float, *, flat: bool = False) -> str:
    """The six corners of a hexagon: the sign of the last move."""
    first = 0 if flat else -90
    corners = [at_angle(x, y, size, first + 60 * k) for k in range(6)]
    share = arm / size
    parts = []
    for k, (px, py) in enumerate(corners):
        before, after = corners[k - 1], corners[(k + 1) % 6]
        start = (px + (before[0] - px) * share, py + (before[1] - py) * share)
        end = (px + (after[0] - px) * share, py + (after[1] - py) * share)
        parts.append(polygon((start, (px, py), end), closed=False))
    return "".join(parts)


def contour_points(x: float, y: float, radius: float, wobble: int) -> list[Point]:
    """A closed survey line round a summit; `wobble` makes neighbours differ."""
    points = []
    for angle in range(0, 360, 10):
        turn = angle * pi / 180
        reach = radius * (1 + 0.1 * sin(2 * turn + wobble) + 0.05 * sin(3 * turn + 0.4 * wobble))
        points.append((x + reach * cos(turn), y + reach * sin(turn)))
    return points

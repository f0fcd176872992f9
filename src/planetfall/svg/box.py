"""Boxes: drawings with a width and a height that can stand in a row.

A box is drawn from its left edge at x = 0 with its middle line at y = 0.  Icon rows of cards, chips
and panels are built from boxes, so nobody counts pixels when an effect gains one more icon.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from planetfall.svg.canvas import EMPTY, Markup, join, rect, shifted


@dataclass(frozen=True)
class Box:
    """A drawing and the room it takes."""

    width: float
    height: float
    body: Markup

    def at(self, x: float, y: float, anchor: str = "start") -> Markup:
        """The drawing with its left edge, middle or right edge at x and its middle line at y."""
        if anchor == "middle":
            x -= self.width / 2
        elif anchor == "end":
            x -= self.width
        return shifted(self.body, x, y)


def gap(width: float) -> Box:
    """Empty room."""
    return Box(width, 0, EMPTY)


def row(boxes: Sequence[Box], spacing: float = 4) -> Box:
    """Boxes side by side."""
    x = 0.0
    parts = []
    for box in boxes:
        parts.append(box.body if x == 0 else shifted(box.body, x, 0))
        x += box.width + spacing
    height = max((box.height for box in boxes), default=0)
    return Box(max(0.0, x - spacing), height, join(parts))


def rows(boxes: Sequence[Box], width: float, spacing: float = 6) -> list[Box]:
    """Boxes broken into rows that fit the width."""
    out: list[Box] = []
    line: list[Box] = []
    used = 0.0
    for box in boxes:
        if line and used + box.width > width:
            out.append(row(line, spacing))
            line, used = [], 0.0
        line.append(box)
        used += box.width + spacing
    if line:
        out.append(row(line, spacing))
    return out


def column(boxes: Sequence[Box], spacing: float = 4, *, anchor: str = "start") -> Box:
    """Boxes below each other; the middle line of the whole is at y = 0."""
    width = max((box.width for box in boxes), default=0)
    height = sum(box.height for box in boxes) + spacing * max(0, len(boxes) - 1)
    y = -height / 2
    parts = []
    for box in boxes:
        x = width / 2 if anchor == "middle" else 0
        parts.append(box.at(x, y + box.height / 2, anchor))
        y += box.height + spacing
    return Box(width, height, join(parts))


def fitted(box: Box, width: float) -> Box:
    """A box made smaller where it is too wide."""
    if box.width <= width:
        return box
    scale = width / box.width
    return Box(width, box.height * scale, shifted(box.body, 0, 0, scale))


def first_fitting(draw: Callable[[float], Box], sizes: Sequence[float], width: float) -> Box:
    """A box in the largest of some sizes in which it is not too wide.

    Unlike what `fitted` makes smaller, figures in it keep a size in which they can be read.
    """
    for size in sizes:
        box = draw(size)
        if box.width <= width:
            return box
    return fitted(box, width)


def framed(
    box: Box,
    *,
    padding: float,
    height: float,
    radius: float,
    fill: str,
    stroke: str | None = None,
    stroke_width: float = 1,
    fill_opacity: float | None = None,
    least: float = 0,
) -> Box:
    """A box inside a frame, in its middle; the frame is at least `least` wide."""
    width = max(least, box.width + 2 * padding)
    half = stroke_width / 2 if stroke else 0
    frame = rect(
        half,
        -height / 2 + half,
        width - 2 * half,
        height - 2 * half,
        radius,
        fill=fill,
        fill_opacity=fill_opacity,
        stroke=stroke,
        stroke_width=stroke_width if stroke else None,
    )
    return Box(width, height, join((frame, box.at(width / 2, 0, "middle"))))

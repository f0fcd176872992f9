"""Boards of squares and polyominoes on them: cells are (row, column) from the upper left."""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from planetfall.svg.canvas import number
from planetfall.svg.geometry import Point

Cell = tuple[int, int]


class SquareGrid(NamedTuple):
    """A grid of squares of `unit` whose first square has its corner at x, y."""

    unit: float
    x: float = 0
    y: float = 0

    def corner(self, row: float, col: float) -> Point:
        """The upper left corner of a square."""
        return self.x + col * self.unit, self.y + row * self.unit

    def center(self, row: float, col: float) -> Point:
        """The middle of a square."""
        return self.x + (col + 0.5) * self.unit, self.y + (row + 0.5) * self.unit

    def area(self, cells: Iterable[Cell]) -> str:
        """The path of some squares, filled without gaps."""
        unit = number(self.unit)
        parts = []
        for row, col in cells:
            x, y = self.corner(row, col)
            parts.append(f"M{number(x)} {number(y)}h{unit}v{unit}h-{unit}z")
        return "".join(parts)

    def outline(self, cells: Collection[Cell]) -> str:
        """The path round some squares: closed loops, so that corners join well."""
        return "".join(self._loop(loop) for loop in boundary(cells))

    def _loop(self, corners: list[Cell]) -> str:
        points = [self.corner(row, col) for row, col in corners]
        return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"

    def seams(self, kinds: Mapping[Cell, object]) -> tuple[str, str]:
        """Paths of the inner edges: between unlike squares, and between like squares."""
        unit = number(self.unit)
        unlike: list[str] = []
        like: list[str] = []
        for (row, col), kind in kinds.items():
            right, below = kinds.get((row, col + 1)), kinds.get((row + 1, col))
            if right is not None:
                x, y = self.corner(row, col + 1)
                (like if right == kind else unlike).append(f"M{number(x)} {number(y)}v{unit}")
            if below is not None:
                x, y = self.corner(row + 1, col)
                (like if below == kind else unlike).append(f"M{number(x)} {number(y)}h{unit}")
        return "".join(unlike), "".join(like)

    def corners(self, cells: Collection[Cell]) -> str:
        """The path of the last-move sign at the outer corners of a piece of some squares."""
        arm, parts = 0.3, []
        for loop in boundary(cells):
            for k, (row, col) in enumerate(loop):
                before, after = loop[k - 1], loop[(k + 1) % len(loop)]
                back = _direction((row, col), before)
                on = _direction((row, col), after)
                # With the inside to the right an outer corner turns right.
                if back[0] * on[1] - back[1] * on[0] < 0:
                    continue
                out = row - (back[0] + on[0]) / self.unit, col - (back[1] + on[1]) / self.unit
                points = [
                    self.corner(out[0] + arm * away[0], out[1] + arm * away[1])
                    for away in (back, (0, 0), on)
                ]
                parts.append("M" + "L".join([f"{number(x)} {number(y)}" for x, y in points]))
        return "".join(parts)


def _direction(start: Cell, end: Cell) -> Cell:
    """The step towards a corner in the same row or column."""
    down, right = end[0] - start[0], end[1] - start[1]
    return (down > 0) - (down < 0), (right > 0) - (right < 0)


def boundary(cells: Collection[Cell]) -> list[list[Cell]]:
    """The corners of the outline of some squares as closed loops, inside to the right.

    >>> boundary({(0, 0), (0, 1)})
    [[(0, 0), (0, 2), (1, 2), (1, 0)]]
    """
    inside = set(cells)
    ahead: dict[Cell, list[Cell]] = {}
    for row, col in sorted(inside):
        if (row - 1, col) not in inside:
            ahead.setdefault((row, col), []).append((row, col + 1))
        if (row, col + 1) not in inside:
            ahead.setdefault((row, col + 1), []).append((row + 1, col + 1))
        if (row + 1, col) not in inside:
            ahead.setdefault((row + 1, col + 1), []).append((row + 1, col))
        if (row, col - 1) not in inside:
            ahead.setdefault((row + 1, col), []).append((row, col))
    loops = []
    for start in sorted(ahead):
        while ahead.get(start):
            loops.append(_straightened(_walk(start, ahead)))
    return loops


def _walk(start: Cell, ahead: dict[Cell, list[Cell]]) -> list[Cell]:
    loop = [start]
    here = ahead[start].pop(0)
    while here != start:
        exits = ahead[here]
        if len(exits) > 1:
            # Two squares touch at a corner here: turn right, so that each keeps its own loop.
            back = loop[-1]
            step = (here[0] - back[0], here[1] - back[1])
            right = (here[0] + step[1], here[1] - step[0])
            exits.sort(key=lambda exit: exit != right)
        loop.append(here)
        here = exits.pop(0)
    return loop


def _straightened(loop: list[Cell]) -> list[Cell]:
    """The loop without corners that lie on a straight line."""
    kept = []
    for k, here in enumerate(loop):
        before, after = loop[k - 1], loop[(k + 1) % len(loop)]
        if (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1]):
            kept.append(here)
    return kept

"""Boards of hexagons: from axial or row and column coordinates to points and paths.

Axial coordinates (q, r) run with q to the right and r downward to the right (pointed tops) or
straight downward (flat tops); the middle of the grid is (0, 0).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from planetfall.svg.geometry import Point, hex_brackets, hexagon

_ROOT = sqrt(3)


@dataclass(frozen=True)
class HexGrid:
    """A grid whose hex (0, 0) is centred on x, y; `size` is from centre to corner."""

    size: float
    x: float = 0
    y: float = 0
    flat: bool = False
    """Flat tops: columns of hexes stand straight; else rows lie straight."""

    def center(self, q: float, r: float) -> Point:
        """The middle of a hex."""
        if self.flat:
            return self.x + 1.5 * self.size * q, self.y + _ROOT * self.size * (r + q / 2)
        return self.x + _ROOT * self.size * (q + r / 2), self.y + 1.5 * self.size * r

    def outline(self, q: float, r: float, inset: float = 0) -> str:
        """The path of a hex, drawn in by `inset` at its corners (negative: out)."""
        x, y = self.center(q, r)
        return hexagon(x, y, self.size - inset, flat=self.flat)

    def outlines(self, cells: Iterable[tuple[int, int]], inset: float = 0) -> str:
        """One path of many hexes."""
        return "".join(self.outline(q, r, inset) for q, r in cells)

    def brackets(self, q: float, r: float) -> str:
        """The path of the last-move sign round a hex."""
        x, y = self.center(q, r)
        return hex_brackets(x, y, self.size + 1, self.size * 0.26, flat=self.flat)

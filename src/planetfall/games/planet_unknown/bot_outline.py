"""Turned shapes as quick play sees them, in a frame of 14 by 14 with a border on all sides.

A place of the frame is one number; a step to a neighbour never needs a look at the edge.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.bands import CELLS
from planetfall.games.planet_unknown.components.shapes import ORIENTATIONS, SHAPES

WIDE: Final = 14
"""Places of a row."""
FRAME: Final = 196

FRAMED: Final[list[int]] = [WIDE * (cell // 12 + 1) + cell % 12 + 1 for cell in range(CELLS)]
"""By cell: its place in the frame."""


class Outline:
    """A shape laid in one turn: distances of places from that of its anchor."""

    def __init__(self, shape: int, turn: int) -> None:
        squares = ORIENTATIONS[shape][turn].squares
        rows = [square.row - squares[0].row for square in squares]
        columns = [square.column - squares[0].column for square in squares]
        places = [WIDE * rows[k] + columns[k] for k in range(len(squares))]
        self.places: Final[list[int]] = places
        self.sections: Final[list[list[int]]] = [[], []]
        """Places of section a and of section b."""
        meteor = 0
        for k in range(len(squares)):
            self.sections[squares[k].section].append(places[k])
            if squares[k].meteor:
                meteor = places[k]
        self.meteor: Final = meteor
        beside: dict[int, int] = {}
        for place in places:
            for step in (-WIDE, -1, 1, WIDE):
                if place + step not in places:
                    beside[place + step] = beside.get(place + step, 0) + 1
        self.beside: Final[list[int]] = list(beside)
        """Places that share a side with it."""
        self.sides: Final[list[int]] = list(beside.values())
        """How many sides each of them shares."""
        self.rows: Final[list[int]] = sorted(set(rows))
        self.row_counts: Final[list[int]] = [rows.count(row) for row in self.rows]
        """How many squares lie in each of its rows."""
        self.columns: Final[list[int]] = sorted(set(columns))
        self.column_counts: Final[list[int]] = [columns.count(c) for c in self.columns]


OUTLINE: Final[list[list[Outline]]] = [
    [Outline(shape, turn) for turn in range(8)] for shape in range(SHAPES)
]
"""By shape and turn."""

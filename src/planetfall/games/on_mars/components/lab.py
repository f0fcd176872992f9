"""The Laboratory: thirteen spaces in six columns; column prices, levels and points.

A tile moves right to one of the touching spaces of the next column. The shape, the column prices
and points are known; which of several spaces carries a benefit is partly a design of ours.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components.names import LAB

SPACES: Final = len(LAB)
SHELTER_TECH_SPACE: Final = 3
"""The middle of the second column, where the Shelter Tech starts."""
FIRST_COLUMN: Final = 2
"""Spaces below this number are those of the leftmost column; the upper one comes first."""

COLUMN: Final = [1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6]
"""The column of every space, which is the level of a tile on it."""
LEVEL: Final = [0, *COLUMN]
"""The level of a tile by 1 + space; 0 for a tile one does not own."""
COLUMN_POINTS: Final = [0, 1, 2, 3, 4, 5, 9]
TOP_LEVEL: Final = 6

NEXT_SPACES: Final = [
    [2, 3],
    [3, 4],
    [5],
    [5, 6],
    [6],
    [7, 8],
    [8, 9],
    [10],
    [10, 11],
    [11],
    [12],
    [12],
    [],
]
"""Where a tile can move from every space, the upper one first."""

EDGES: Final = [(space, to) for space in range(SPACES) for to in NEXT_SPACES[space]]
EDGE_FROM: Final = [edge[0] for edge in EDGES]
EDGE_TO: Final = [edge[1] for edge in EDGES]
EDGE_NAMES: Final = [f"{LAB[space]}-{LAB[to]}" for space, to in EDGES]
EDGES_FROM: Final = [
    [k for k in range(len(EDGES)) if EDGES[k][0] == space] for space in range(SPACES)
]
"""The numbers of the moves that lead away from every space."""

PRICE_ANY: Final = [0, 0, 1, 0, 0, 1, 0]
"""Resources of one's choice to enter a column."""
PRICE_OXYGEN: Final = [0, 0, 0, 1, 1, 1, 1]
PRICE_CRYSTAL: Final = [0, 0, 0, 0, 0, 0, 1]

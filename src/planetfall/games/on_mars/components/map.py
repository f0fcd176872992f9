"""The surface of Mars: 91 hexes with flat tops, in columns, and the marked places on it.

A hex is a number in the order of `CELLS`. Its name is `column-place`, both counted from 1: columns
from the left, places from the top of the column. Directions are N, NE, SE, S, SW, NW.
"""

from __future__ import annotations

from typing import Final

DIRECTIONS: Final = ["n", "ne", "se", "s", "sw", "nw"]
STEPS: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
"""Axial steps of the directions."""

COLUMNS: Final = [
    (-6, 2, 4),
    (-5, 0, 5),
    (-4, -1, 5),
    (-3, -2, 5),
    (-2, -3, 5),
    (-1, -3, 4),
    (0, -4, 4),
    (1, -4, 3),
    (2, -5, 3),
    (3, -5, 2),
    (4, -5, 1),
    (5, -5, 0),
    (6, -4, -2),
]
"""(q, first r, last r) of every column."""

CELLS: Final = [(q, r) for q, first, last in COLUMNS for r in range(first, last + 1)]
HEXES: Final = len(CELLS)
HEX_NAMES: Final = [
    f"{q + 7}-{r - first + 1}" for q, first, last in COLUMNS for r in range(first, last + 1)
]


def hex_at(q: int, r: int) -> int:
    """The number of the hex at an axial place; -1 off the map."""
    return CELLS.index((q, r)) if (q, r) in CELLS else -1


def _distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    q = one[0] - other[0]
    r = one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


NEXT: Final = [[hex_at(q + dq, r + dr) for dq, dr in STEPS] for q, r in CELLS]
"""By hex and direction: the neighbour, -1 off the map."""
DISTANCE: Final = [[_distance(one, other) for other in CELLS] for one in CELLS]
AROUND: Final = [[other for other in near if other >= 0] for near in NEXT]
"""The neighbours of every hex."""
RING_2: Final = [[h for h in range(HEXES) if far[h] == 2] for far in DISTANCE]
RING_3: Final = [[h for h in range(HEXES) if far[h] == 3] for far in DISTANCE]
ZONE: Final = [[h, *AROUND[h]] for h in range(HEXES)]
"""The building zone of a bot on every hex."""

# Marked places.
STARTING_MINE: Final = hex_at(0, 0)
STARTING_HEXES: Final = [hex_at(0, -2), hex_at(2, -1), hex_at(0, 2), hex_at(-2, 1)]
"""Where the starting LSS buildings go at random."""
SHELTER_STARTS: Final = [
    [],
    [],
    [hex_at(-2, -1), hex_at(2, 1)],
    [hex_at(-2, -1), hex_at(2, -3), hex_at(2, 1)],
    [hex_at(-2, -1), hex_at(2, -3), hex_at(2, 1), hex_at(-2, 3)],
]
"""By number of players."""
RESEARCH_HEXES: Final = [
    [hex_at(-5, 0), hex_at(-3, -2)],
    [hex_at(3, -5), hex_at(5, -5)],
    [hex_at(5, 0), hex_at(3, 2)],
    [hex_at(-5, 5), hex_at(-3, 5)],
]
"""By type of Research tile: one corner of the map each."""

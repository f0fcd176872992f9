"""How good a place on a planet is, for Planet Unknown's greedy bot. Points are hundredths.

A `Ground` is one planet read once; every placement of a tile is then judged without touching the
board: rows and columns it fills, how snugly it lies, which holes it leaves, what it crushes.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.bands import CELLS, members
from planetfall.games.planet_unknown.board import (
    LIFEPODS,
    METEORITES,
    OCCUPIED,
    ROVERS,
    PlanetBoard,
)
from planetfall.games.planet_unknown.components.planet import PLANETS
from planetfall.games.planet_unknown.components.shapes import ORIENTATIONS
from planetfall.games.planet_unknown.components.tiles import (
    HAS_METEOR,
    METEOR,
    SHAPE_OF,
    square_codes,
)

LINE: Final = 100
"""What a point of a full row or column is worth."""
ROCKS: Final = (100, 50, 30, 20, 15)
"""Per cent that a row or column is worth by the meteorites in it: they must be fetched first."""
SNUG: Final = 9
"""For every side of a tile that touches something."""
HOLE: Final = 70
"""For a free square closed in on all sides."""
NOOK: Final = 14
"""For a free square with one open side."""
POD: Final = 90
"""A lifepod lost."""
LOST_ROVER: Final = 160
FALLEN: Final = 20
"""A meteorite on the planet, beside what it spoils in its row and column."""
SPOILT: Final = 60
"""Per cent of what a falling meteorite spoils that counts: it may still be fetched."""
FETCH_POD: Final = 8
"""For every step of a rover to the nearest lifepod."""
FETCH_STONE: Final = 8
"""For every step of a rover to the nearest meteorite."""


def _steps() -> list[list[int]]:
    beside: list[list[int]] = []
    for cell in range(CELLS):
        found: list[int] = []
        if cell >= 12:
            found.append(cell - 12)
        if cell % 12 > 0:
            found.append(cell - 1)
        if cell % 12 < 11:
            found.append(cell + 1)
        if cell < 132:
            found.append(cell + 12)
        beside.append(found)
    return beside


BESIDE: Final[list[list[int]]] = _steps()
"""By cell: the cells that share a side with it, inside the frame."""


def _deltas() -> list[list[list[int]]]:
    table: list[list[list[int]]] = []
    for turns in ORIENTATIONS:
        rows: list[list[int]] = []
        for orientation in turns:
            anchor = orientation.squares[0]
            rows.append(
                [12 * (s.row - anchor.row) + s.column - anchor.column for s in orientation.squares]
            )
        table.append(rows)
    return table


DELTAS: Final[list[list[list[int]]]] = _deltas()
"""By shape and turn: distances in cells from the anchor."""


def line_value(points: int, filled: int, length: int) -> int:
    """What a row or column is worth that is filled so far; the last squares count most."""
    if length == 0:
        return 0
    return LINE * points * filled * filled // (length * length)


def _tokens(board: PlanetBoard) -> list[int]:
    tokens = [0] * CELLS
    for cell in board.cells(LIFEPODS):
        tokens[cell] += POD
    for cell in board.cells(ROVERS):
        tokens[cell] += LOST_ROVER
    return tokens


class Ground:
    """A planet as the bot sees it."""

    def __init__(self, board: PlanetBoard) -> None:
        planet = PLANETS[board.planet]
        free = [0] * CELLS
        row_length = [0] * 12
        column_length = [0] * 12
        row_filled = [0] * 12
        column_filled = [0] * 12
        for cell in planet.cells:
            free[cell] = 1
            row_length[cell // 12] += 1
            column_length[cell % 12] += 1
        for cell in board.cells(OCCUPIED):
            free[cell] = 0
            row_filled[cell // 12] += 1
            column_filled[cell % 12] += 1
        row_rocks = [0] * 12
        column_rocks = [0] * 12
        for cell in board.cells(METEORITES):
            row_rocks[cell // 12] += 1
            column_rocks[cell % 12] += 1
        self.board = board
        self.free = free
        """By cell: 1 for a printed square that nothing covers."""
        self.worth = [0] * CELLS
        """By free cell: what filling it adds to its row and column."""
        for cell in planet.cells:
            if free[cell]:
                r = cell // 12
                c = cell % 12
                row = _gain(planet.row_points[r], row_filled[r], row_length[r])
                column = _gain(planet.column_points[c], column_filled[c], column_length[c])
                self.worth[cell] = (
                    row * ROCKS[min(row_rocks[r], 4)] + column * ROCKS[min(column_rocks[c], 4)]
                ) // 100
        self.lines = 0
        """What all rows and columns are worth as they stand."""
        rows = [0] * 12
        columns = [0] * 12
        for k in range(12):
            rows[k] = line_value(planet.row_points[k], row_filled[k], row_length[k])
            columns[k] = line_value(planet.column_points[k], column_filled[k], column_length[k])
            self.lines += rows[k] * ROCKS[min(row_rocks[k], 4)] // 100
            self.lines += columns[k] * ROCKS[min(column_rocks[k], 4)] // 100
        self.falls = [0] * CELLS
        """By free cell: what a meteorite falling there would spoil."""
        for cell in planet.cells:
            if free[cell]:
                r = cell // 12
                c = cell % 12
                here = min(row_rocks[r], 3)
                spoilt = (LINE * planet.row_points[r] + rows[r]) * (ROCKS[here] - ROCKS[here + 1])
                here = min(column_rocks[c], 3)
                whole = LINE * planet.column_points[c] + columns[c]
                spoilt += whole * (ROCKS[here] - ROCKS[here + 1])
                self.falls[cell] = spoilt * SPOILT // 20_000
        self.tokens = _tokens(board)
        """By cell: what a tile laid there would crush."""

    def place(self, tile: int, turn: int, cell: int) -> int:
        """The worth of the place where a tile would lie."""
        deltas = DELTAS[SHAPE_OF[tile]][turn]
        free = self.free
        value = 0
        for delta in deltas:
            value += self.worth[cell + delta] - self.tokens[cell + delta]
            free[cell + delta] = 0
        for delta in deltas:
            value += self._surroundings(cell + delta)
        for delta in deltas:
            free[cell + delta] = 1
        if HAS_METEOR[tile]:
            codes = square_codes(tile, turn)
            for k in range(len(codes)):
                if codes[k] & METEOR:
                    value -= FALLEN + self.falls[cell + deltas[k]]
        return value

    def patch(self, cell: int) -> int:
        """The worth of a patch on a square: it should close holes."""
        if not self.free[cell]:
            return -HOLE
        open_sides = 0
        for other in BESIDE[cell]:
            open_sides += self.free[other]
        value = self.worth[cell] - self.tokens[cell]
        if open_sides == 0:
            value += HOLE
        elif open_sides == 1:
            value += NOOK
        else:
            value -= NOOK * (open_sides - 1)
        return value

    def _surroundings(self, cell: int) -> int:
        """Sides of a covered square: closed ones are snug, open ones may become holes."""
        free = self.free
        value = SNUG * (4 - len(BESIDE[cell]))
        for other in BESIDE[cell]:
            if not free[other]:
                value += SNUG
                continue
            ways = 0
            for further in BESIDE[other]:
                ways += free[further]
            if ways == 0:
                value -= HOLE
            elif ways == 1:
                value -= NOOK
        return value

    def roughness(self) -> int:
        """What holes and nooks on the planet cost."""
        cost = 0
        for cell in range(CELLS):
            if self.free[cell]:
                ways = 0
                for other in BESIDE[cell]:
                    ways += self.free[other]
                if ways == 0:
                    cost += HOLE
                elif ways == 1:
                    cost += NOOK
        return cost


def _gain(points: int, filled: int, length: int) -> int:
    return line_value(points, filled + 1, length) - line_value(points, filled, length)


def nearest(board: PlanetBoard, start: int, targets: list[int]) -> int:
    """Steps from a square to the nearest target, 24 without one; obstacles are not looked at."""
    best = 24
    for cell in targets:
        steps = abs(cell // 12 - start // 12) + abs(cell % 12 - start % 12)
        best = min(best, steps)
    return best


def fetching(board: PlanetBoard) -> int:
    """What rovers near lifepods and meteorites are worth, and what lies about costs."""
    masks = board.masks
    pods = members(masks[LIFEPODS], masks[LIFEPODS + 1], masks[LIFEPODS + 2])
    stones = members(masks[METEORITES], masks[METEORITES + 1], masks[METEORITES + 2])
    value = -FALLEN * len(stones)
    for cell in board.cells(ROVERS):
        value += LOST_ROVER - FETCH_POD * nearest(board, cell, pods)
        value -= FETCH_STONE * nearest(board, cell, stones)
    return value

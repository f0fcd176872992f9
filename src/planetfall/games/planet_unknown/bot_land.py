"""A planet as quick play sees it: what covering squares, and showing terrain there, is worth.

A `Land` is one planet read once under some weights (`bot_weights`); every placement of a tile is
then judged without touching the board.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.fields import UNKNOWN
from planetfall.games.planet_unknown import bot_weights as weights
from planetfall.games.planet_unknown.bands import members, neighbours
from planetfall.games.planet_unknown.board import (
    LIFEPODS,
    METEORITES,
    OCCUPIED,
    ROVERS,
    PlanetBoard,
)
from planetfall.games.planet_unknown.bot_outline import FRAME, FRAMED, WIDE, Outline
from planetfall.games.planet_unknown.components.objectives import (
    ALL_ICE_COVERED,
    ALL_LAND_COVERED,
    AREA_WITH_BUILDINGS,
    METEORITES_AT_LEAST,
    OBJECTIVES,
    Personal,
)
from planetfall.games.planet_unknown.components.planet import PLANETS
from planetfall.games.planet_unknown.components.tiles import (
    ENERGY,
    FIRST,
    HAS_METEOR,
    SECOND,
    TRACKS,
    WATER,
)
from planetfall.games.planet_unknown.state import Player

FULL: Final = 100
"""What a point of a full line is worth."""
MOST: Final = 6
"""Numbers of squares of a line that one tile covers, 0 included."""


def aims_of(player: Player) -> list[Personal]:
    """The personal objectives of a player, as far as they are known."""
    return [OBJECTIVES[card].personal for card in player.personal if card != UNKNOWN]


class Land:
    """A planet under some weights. All lists but the gains go by places of the frame."""

    def __init__(self, player: Player, w: list[int]) -> None:
        board = player.board
        planet = PLANETS[board.planet]
        self.w: Final = w
        self.board: Final = board
        free = [0] * FRAME
        row_gaps = [0] * 12
        column_gaps = [0] * 12
        for cell in planet.cells:
            free[FRAMED[cell]] = 1
            row_gaps[cell // 12] += 1
            column_gaps[cell % 12] += 1
        for cell in board.cells(OCCUPIED):
            free[FRAMED[cell]] = 0
            row_gaps[cell // 12] -= 1
            column_gaps[cell % 12] -= 1
        row_rocks = [0] * 12
        column_rocks = [0] * 12
        for cell in board.cells(METEORITES):
            row_rocks[cell // 12] += 1
            column_rocks[cell % 12] += 1
        self.free: Final = free
        """1 for a printed square that nothing covers."""
        self.row_gains: Final = [0] * (12 * MOST)
        """By row and number of squares: what covering so many of it adds."""
        self.column_gains: Final = [0] * (12 * MOST)
        self.lines = 0
        """What all rows and columns are worth as they stand."""
        spoils = [0] * 24
        for k in range(12):
            points = planet.row_points[k]
            spoils[k] = self._read_line(self.row_gains, k, points, row_gaps[k], row_rocks[k])
            points = planet.column_points[k]
            spoils[12 + k] = self._read_line(
                self.column_gains, k, points, column_gaps[k], column_rocks[k]
            )
        self.costs: Final = [0] * FRAME
        """What a tile laid there crushes, less what an objective pays for covering it."""
        for cell in board.cells(LIFEPODS):
            self.costs[FRAMED[cell]] += w[weights.POD]
        for cell in board.cells(ROVERS):
            self.costs[FRAMED[cell]] += w[weights.LOST_ROVER]
        self.falls: Final = [0] * FRAME
        """What a meteorite falling there costs."""
        for cell in planet.cells:
            spoilt = spoils[cell // 12] + spoils[12 + cell % 12]
            self.falls[FRAMED[cell]] = w[weights.FALLEN] + w[weights.SPOILT] * spoilt // 100
        self.ice: Final = [0] * FRAME
        i0, i1, i2 = planet.ice
        for cell in members(i0, i1, i2):
            self.ice[FRAMED[cell]] = 1
        self.wanted = 0
        """Terrains that an objective wants in one area, as bits."""
        self.near: Final = [0] * FRAME
        """Those of them that lie beside a place, as bits."""
        for side in aims_of(player):
            self._read_aim(side)
        self.energy = [0] * FRAME
        """What an energy building beside a place advances, at its worth; see `look_for_energy`."""

    def _read_line(self, gains: list[int], line: int, points: int, gaps: int, rocks: int) -> int:
        """Enter what covering squares of a line adds; returns what a meteorite would spoil."""
        w = self.w
        share = 100
        if rocks:
            share = w[weights.ROCK + 1] if rocks == 1 else w[weights.ROCK + 2] // rocks
        before = self._nearly_full(gaps)
        self.lines += points * before * share // 100
        for count in range(1, min(gaps, MOST - 1) + 1):
            gain = self._nearly_full(gaps - count) - before
            gains[line * MOST + count] = points * gain * share // 100
        less = 0
        if rocks < 2:
            less = w[weights.ROCK + 1] if rocks == 0 else w[weights.ROCK + 2] // 2
        return points * max(0, share - less)

    def _nearly_full(self, gaps: int) -> int:
        """What a point of a line is worth that lacks some squares."""
        if gaps > weights.NEAR_FULL:
            return 0
        return self.w[weights.LINE + gaps] if gaps else FULL

    def _read_aim(self, side: Personal) -> None:
        """Enter what a personal objective asks of squares."""
        board = self.board
        cells = PLANETS[board.planet].cells
        if side.kind == AREA_WITH_BUILDINGS:
            self.wanted |= 1 << side.terrain
            m0, m1, m2 = board.mask(3 * side.terrain)
            m0, m1, m2 = neighbours(m0, m1, m2)
            for cell in members(m0, m1, m2):
                self.near[FRAMED[cell]] |= 1 << side.terrain
        elif side.kind == ALL_ICE_COVERED or side.kind == ALL_LAND_COVERED:
            ice = 1 if side.kind == ALL_ICE_COVERED else 0
            for cell in cells:
                if self.ice[FRAMED[cell]] == ice:
                    self.costs[FRAMED[cell]] -= self.w[weights.AIM_COVER]
        elif side.kind == METEORITES_AT_LEAST:
            for cell in cells:
                self.falls[FRAMED[cell]] -= self.w[weights.AIM_STONE]

    def look_for_energy(self, steps: list[int]) -> None:
        """Read which advance, worth `steps` by track, an energy building has beside each place.

        An energy area that is there already passes on what lies beside any energy.
        """
        best = [0] * FRAME
        e0, e1, e2 = self.board.mask(3 * ENERGY)
        e0, e1, e2 = neighbours(e0, e1, e2)
        passed_on = 0
        for track in range(TRACKS):
            step = steps[track]
            m0, m1, m2 = self.board.mask(3 * track)
            if step <= 0 or not (m0 or m1 or m2):
                continue
            if m0 & e0 or m1 & e1 or m2 & e2:
                passed_on = max(passed_on, step)
            m0, m1, m2 = neighbours(m0, m1, m2)
            for cell in members(m0, m1, m2):
                best[FRAMED[cell]] = max(best[FRAMED[cell]], step)
        for cell in members(e0, e1, e2):
            best[FRAMED[cell]] = max(best[FRAMED[cell]], passed_on)
        self.energy = best

    def cover(self, outline: Outline, at: int) -> int:
        """What covering the squares of a shape is worth, whatever it shows."""
        free = self.free
        value = 0
        for place in outline.places:
            value -= self.costs[at + place]
            free[at + place] = 0
        row = at // WIDE - 1
        lines = outline.rows
        counts = outline.row_counts
        for k in range(len(lines)):
            value += self.row_gains[(row + lines[k]) * MOST + counts[k]]
        column = at % WIDE - 1
        lines = outline.columns
        counts = outline.column_counts
        for k in range(len(lines)):
            value += self.column_gains[(column + lines[k]) * MOST + counts[k]]
        beside = outline.beside
        touching = 0
        for k in range(len(beside)):
            if free[at + beside[k]]:
                value -= self._tightness(at + beside[k])
            else:
                touching += outline.sides[k]
        for place in outline.places:
            free[at + place] = 1
        return value + self.w[weights.SNUG] * touching

    def roughness(self) -> int:
        """What free squares cost that are closed in."""
        cost = 0
        for place in range(FRAME):
            if self.free[place]:
                cost += self._tightness(place)
        return cost

    def _tightness(self, place: int) -> int:
        """What it costs that a free square is closed in by others."""
        free = self.free
        w = self.w
        left = free[place - 1]
        right = free[place + 1]
        up = free[place - WIDE]
        ways = left + right + up + free[place + WIDE]
        if ways > 2:
            return 0
        if ways == 2:
            return w[weights.CORRIDOR] if left == right else 0
        if ways == 0:
            return w[weights.HOLE]
        cost = w[weights.NOOK]
        if left:
            next_place = place - 1
        elif right:
            next_place = place + 1
        else:
            next_place = place - WIDE if up else place + WIDE
        further = self._ways(next_place)
        if further == 1:
            return cost + w[weights.PAIR]
        if further == 2:
            free[place] = 0
            if self._ways(self._way(next_place)) == 1:
                cost += w[weights.TRIO]
            free[place] = 1
        return cost

    def _ways(self, place: int) -> int:
        """How many free squares are beside a place."""
        free = self.free
        return free[place - 1] + free[place + 1] + free[place - WIDE] + free[place + WIDE]

    def _way(self, place: int) -> int:
        """A free square beside a place that has one."""
        free = self.free
        if free[place - 1]:
            return place - 1
        if free[place + 1]:
            return place + 1
        return place - WIDE if free[place - WIDE] else place + WIDE

    def show(self, tile: int, outline: Outline, at: int, steps: list[int]) -> int:
        """What the turned tile is worth by what it shows where: water, energy, meteor, aims."""
        first = FIRST[tile]
        second = SECOND[tile]
        value = 0
        if first == WATER or second == WATER:
            for place in outline.sections[0 if first == WATER else 1]:
                if self.ice[at + place]:
                    value = steps[WATER]
                    break
        if first == ENERGY or second == ENERGY:
            most = steps[second if first == ENERGY else first]
            for place in outline.sections[0 if first == ENERGY else 1]:
                most = max(most, self.energy[at + place])
            value += most * self.w[weights.ENERGY] // 100
        if HAS_METEOR[tile]:
            value -= self.falls[at + outline.meteor]
        if self.wanted:
            value += self._beside_its_own(first, outline.sections[0], at)
            value += self._beside_its_own(second, outline.sections[1], at)
        return value

    def _beside_its_own(self, terrain: int, section: list[int], at: int) -> int:
        """What squares of a terrain are worth to an objective beside others of it."""
        value = 0
        if self.wanted >> terrain & 1:
            for place in section:
                if self.near[at + place] >> terrain & 1:
                    value += self.w[weights.AIM_NEAR]
        return value

    def patch(self, cell: int) -> int:
        """The worth of a patch on a square: it should close holes."""
        place = FRAMED[cell]
        w = self.w
        if not self.free[place]:
            return -w[weights.HOLE]
        value = self.row_gains[cell // 12 * MOST + 1] + self.column_gains[cell % 12 * MOST + 1]
        value -= self.costs[place]
        ways = self._ways(place)
        if ways == 0:
            return value + w[weights.HOLE]
        if ways == 1:
            return value + w[weights.NOOK]
        return value - w[weights.NOOK] * (ways - 1)


def stone_worth(board: PlanetBoard, cell: int, w: list[int]) -> int:
    """What fetching a meteorite from a square is worth: it frees its row and column."""
    planet = PLANETS[board.planet]
    row_rocks = 0
    column_rocks = 0
    for other in board.cells(METEORITES):
        if other // 12 == cell // 12:
            row_rocks += 1
        if other % 12 == cell % 12:
            column_rocks += 1
    value = w[weights.FETCH_STONE]
    value += w[weights.ROCK_LINE] * planet.row_points[cell // 12] // max(row_rocks, 1)
    value += w[weights.ROCK_LINE] * planet.column_points[cell % 12] // max(column_rocks, 1)
    return value

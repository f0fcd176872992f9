"""Judgement of the solo game of Planet Unknown. Points are hundredths.

Alone one knows how many tiles are still to come. Towards the end a row or column is worth its
points by the chance that all its squares will be covered; personal objectives are worth theirs by
how far they are.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.fields import UNKNOWN
from planetfall.games.planet_unknown.bands import CELLS, count, members
from planetfall.games.planet_unknown.board import METEORITES, OCCUPIED, PlanetBoard
from planetfall.games.planet_unknown.bot_ground import BESIDE
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.objectives import (
    ALL_ICE_COVERED,
    AREA_WITH_BUILDINGS,
    BUILDINGS_AT_MOST,
    METEORITES_AT_LEAST,
    MORE_LIFEPODS,
    OBJECTIVES,
    RECTANGLE,
    TRACK_AT_TOP,
    Personal,
    buildings,
    most_buildings_in_area,
)
from planetfall.games.planet_unknown.components.planet import PLANETS
from planetfall.games.planet_unknown.components.shapes import INNER
from planetfall.games.planet_unknown.geometry import terrain_squares
from planetfall.games.planet_unknown.packed import height_of
from planetfall.games.planet_unknown.state import Player, Unknown
from planetfall.games.planet_unknown.vocabulary import TAKE

TURNS: Final = 20
"""Tiles in a game: an event each."""
ONE: Final = 1 << 10
"""A whole chance."""
OBJECTIVE: Final = 500
"""Points of a personal objective."""
SQUARES: Final = 46
"""Tenths of a square that a tile to come will cover."""
SPARE: Final = 60
"""The same of patches in all."""
SURE: Final = 985
"""The best chance of a square, of 1,024."""
SINGLE: Final = 150
"""Chance of a square on its own, of 1,000; it needs a patch."""
PAIR: Final = 300
"""The same of two squares."""
FEW: Final = 700
"""The same of three or four squares."""
ROCK: Final = 30
"""Per cent that a line with a meteorite counts."""
LATE: Final = 4
"""With so many tiles to come lines begin to count by their chance."""

EASE: Final = (30, 35, 40, 60, 15, 50, 15, 5)
"""By kind of objective: the chance in a hundred with which it is met."""


def tiles_to_come(game: Unknown) -> int:
    """Tiles that are still to be placed."""
    left = len(game.events_deck) + (1 if game.next_event >= 0 else 0)
    options = game.asks[0]
    if options and TAKE <= options[0] <= TAKE + INNER:
        left += 1
    return left


def line_prospect(board: PlanetBoard, left: int) -> int:
    """What rows and columns are worth by the chance that they will be full."""
    planet = PLANETS[board.planet]
    free = [0] * CELLS
    bare = len(planet.cells)
    for cell in planet.cells:
        free[cell] = 1
    for cell in board.cells(OCCUPIED):
        free[cell] = 0
        bare -= 1
    chance = ONE
    if bare:
        spare = SPARE * left // TURNS
        chance = min(ONE * (SQUARES * left + spare) // (10 * bare), SURE)
    rows = [ONE] * 12
    columns = [ONE] * 12
    seen = [0] * CELLS
    for start in planet.cells:
        if not free[start] or seen[start]:
            continue
        # The free squares that hang together with this one.
        area = [start]
        seen[start] = 1
        place = 0
        while place < len(area):
            for other in BESIDE[area[place]]:
                if free[other] and not seen[other]:
                    seen[other] = 1
                    area.append(other)
            place += 1
        here = chance
        size = len(area)
        if size < 5:
            share = SINGLE if size == 1 else PAIR if size == 2 else FEW
            here = chance * share // 1000
        for cell in area:
            rows[cell // 12] = rows[cell // 12] * here // ONE
            columns[cell % 12] = columns[cell % 12] * here // ONE
    stones = board.cells(METEORITES)
    for cell in stones:
        rows[cell // 12] = rows[cell // 12] * (ROCK if left else 0) // 100
        columns[cell % 12] = columns[cell % 12] * (ROCK if left else 0) // 100
    value = 0
    for k in range(12):
        value += 100 * (planet.row_points[k] * rows[k] + planet.column_points[k] * columns[k])
    return value // ONE


def block(board: PlanetBoard, terrain: int, height: int, width: int) -> int:
    """The most squares of a terrain in a block of which nothing else covers any."""
    planet = PLANETS[board.planet]
    m0, m1, m2 = terrain_squares(board, terrain, True)
    good = [0] * CELLS
    for cell in planet.cells:
        good[cell] = 1
    for cell in board.cells(OCCUPIED):
        good[cell] = 0
    for cell in members(m0, m1, m2):
        good[cell] = 2
    best = 0
    for top in range(13 - height):
        for first in range(13 - width):
            have = 0
            for r in range(top, top + height):
                at = 12 * r + first
                for cell in range(at, at + width):
                    state = good[cell]
                    if state == 2:
                        have += 1
                    elif state == 0:
                        have -= 100
                if have < 0:
                    break
            best = max(best, have)
    return best


def progress(side: Personal, player: Player, tops: int) -> int:
    """How far an objective is, in hundredths."""
    board = player.board
    kind = side.kind
    if kind == RECTANGLE:
        have = block(board, side.terrain, side.a, side.b)
        if side.a != side.b:
            have = max(have, block(board, side.terrain, side.b, side.a))
        return 100 * have // (side.a * side.b)
    if kind == AREA_WITH_BUILDINGS:
        return min(100, 100 * most_buildings_in_area(board, side.terrain) // side.a)
    if kind == TRACK_AT_TOP:
        if tops >> side.terrain & 1:
            return 100
        return min(96, 100 * height_of(player.trackers[side.terrain]) // 15)
    if kind == BUILDINGS_AT_MOST:
        built = buildings(board, side.terrain)
        return max(0, 100 - 12 * built) if built <= side.a else 0
    if kind == METEORITES_AT_LEAST:
        return min(100, 100 * player.meteorites // side.a)
    if kind == MORE_LIFEPODS:
        return max(0, min(100, 70 + 12 * (player.collected_lifepods() - player.meteorites)))
    planet = PLANETS[board.planet]
    m0, m1, m2 = planet.ice if kind == ALL_ICE_COVERED else planet.land
    o0, o1, o2 = board.mask(OCCUPIED)
    whole = count(m0, m1, m2)
    return 100 * count(m0 & o0, m1 & o1, m2 & o2) // max(whole, 1)


def aims(player: Player, left: int) -> int:
    """What personal objectives are worth by how far they are."""
    value = 0
    tops = CORPORATIONS[player.corporation].tops_reached(player)
    for card in player.personal:
        if card == UNKNOWN:
            continue
        side = OBJECTIVES[card].personal
        far = progress(side, player, tops)
        hope = EASE[side.kind] * left // TURNS
        value += OBJECTIVE * max(hope, far * far // 100)
    return value // 100

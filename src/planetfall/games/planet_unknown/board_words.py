"""Words of a planet's fields, which know the compact form in which a board keeps its values.

Texts are made of lists of cells and tiles; observations straight from the sets of squares and the
packed tiles, so that what has changed on a board is found without making such lists.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.wording import ByPlace, Named, Wording, exchange
from planetfall.games.planet_unknown.bands import CELLS, count, key_of, members
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS, TERRAINS
from planetfall.games.planet_unknown.packed import cell_of, tile_of, turn_of

CELL_KEYS: Final = [key_of(k) for k in range(CELLS)]


class CellSet(Named):
    """The squares of the set that begins at a place among all sets of a board."""

    def __init__(self, start: int) -> None:
        super().__init__(CELL_KEYS)
        self.start = start

    def numbers_in(self, value: Any) -> list[Any]:
        masks: list[int] = value
        start = self.start
        return members(masks[start], masks[start + 1], masks[start + 2])

    def count_in(self, value: Any) -> int:
        masks: list[int] = value
        start = self.start
        return count(masks[start], masks[start + 1], masks[start + 2])

    def more_in(self, new: Any, old: Any) -> int:
        gone, come = self.exchanged(old, new)
        return len(come) - len(gone)

    def exchanged(self, old: Any, new: Any) -> tuple[list[int], list[int]]:
        before: list[int] = old
        after: list[int] = new
        start = self.start
        b0, b1, b2 = before[start], before[start + 1], before[start + 2]
        a0, a1, a2 = after[start], after[start + 1], after[start + 2]
        if a0 == b0 and a1 == b1 and a2 == b2:
            return [], []
        return members(b0 & ~a0, b1 & ~a1, b2 & ~a2), members(a0 & ~b0, a1 & ~b1, a2 & ~b2)


class PlacedTiles(Named):
    """The tiles placed."""

    def numbers_in(self, value: Any) -> list[Any]:
        placed: list[int] = value
        return [tile_of(each) for each in placed]

    def exchanged(self, old: Any, new: Any) -> tuple[list[int], list[int]]:
        gone, come = exchange(old, new)
        return self.numbers_in(gone), self.numbers_in(come)


class PlacedAnchors(PlacedTiles):
    """The anchor cell of each tile placed."""

    def numbers_in(self, value: Any) -> list[Any]:
        placed: list[int] = value
        return [cell_of(each) for each in placed]


class PlacedTurns(Wording):
    """The turn of each tile placed."""

    def numbers_in(self, value: Any) -> list[Any]:
        placed: list[int] = value
        return [turn_of(each) for each in placed]


class TerrainSets(ByPlace):
    """For every cell 1 + the terrain that shows there, 0 where nothing covers it.

    The sets of the terrains are the first ones of a board. Where one terrain takes the place of
    another, the difference is told as one that goes and one that comes.
    """

    def __init__(self) -> None:
        super().__init__(Named(CELL_KEYS), Named(["-", *TERRAIN_IDS]))

    def numbers_in(self, value: Any) -> list[Any]:
        masks: list[int] = value
        found = [0] * CELLS
        for t in range(TERRAINS):
            for cell in members(masks[3 * t], masks[3 * t + 1], masks[3 * t + 2]):
                found[cell] = 1 + t
        return found

    def differences(self, old: Any, new: Any) -> list[tuple[int, int, int]]:
        before: list[int] = old
        after: list[int] = new
        found: list[tuple[int, int, int]] = []
        for t in range(TERRAINS):
            b0, b1, b2 = before[3 * t], before[3 * t + 1], before[3 * t + 2]
            a0, a1, a2 = after[3 * t], after[3 * t + 1], after[3 * t + 2]
            if a0 == b0 and a1 == b1 and a2 == b2:
                continue
            for cell in members(b0 & ~a0, b1 & ~a1, b2 & ~a2):
                found.append((cell, 1 + t, 0))
            for cell in members(a0 & ~b0, a1 & ~b1, a2 & ~b2):
                found.append((cell, 0, 1 + t))
        return found

"""One player's planet as a position: what lies where, and nothing about rules of play.

All sets of squares stand in one flat list of bands, three ints a set (`bands`): the set that
begins at `OCCUPIED` is ``masks[OCCUPIED]``, ``masks[OCCUPIED + 1]``, ``masks[OCCUPIED + 2]``.
Cloning a board copies two lists. As data and text a board is readable: tiles, turns and anchors
in the order they came, and the cells of patches and tokens; the sets are built from these.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.area import Area
from planetfall.core.fields import Field, Fields
from planetfall.core.lists import with_last
from planetfall.core.wording import Named, Wording
from planetfall.games.planet_unknown.bands import (
    BAND,
    BIT,
    Bands,
    count,
    cover,
    first,
    mask_of,
    members,
)
from planetfall.games.planet_unknown.board_words import (
    CELL_KEYS,
    CellSet,
    PlacedAnchors,
    PlacedTiles,
    PlacedTurns,
    TerrainSets,
)
from planetfall.games.planet_unknown.components.planet import PLANET_IDS, PLANETS, Planet
from planetfall.games.planet_unknown.components.shapes import ORIENTATIONS
from planetfall.games.planet_unknown.components.tiles import (
    BIOMASS,
    FIRST,
    HAS_METEOR,
    SECOND,
    SHAPE_OF,
    TERRAINS,
    TILE_IDS,
)
from planetfall.games.planet_unknown.packed import cell_of, placed_tile, tile_of, turn_of

TERRAIN: Final = 0
"""Six sets, terrain ``t`` at ``TERRAIN + 3 * t``: squares that show it; patches show biomass."""
OCCUPIED: Final = 18
"""Squares covered by tiles or patches: the six terrains together."""
BUILDINGS: Final = 21
"""Squares with a visible building; its kind is the terrain of the square."""
SYMBOLS: Final = 24
"""Squares with a visible meteor symbol."""
METEORITES: Final = 27
"""Squares with a meteorite lying on them; those that rovers carry are in `LOADED`."""
DOUBLED: Final = 30
"""Squares where a second meteorite lies on the first (a loaded rover was crushed there)."""
LIFEPODS: Final = 33
ROVERS: Final = 36
LOADED: Final = 39
"""Squares whose rover carries a meteorite (Horizon); a part of `ROVERS`."""
PATCHES: Final = 42
LAST: Final = 45
"""Squares of the terraforming tile placed last; empty before the first."""
MASKS: Final = 48

PATCH_PIECE: Final = 1000
"""Pieces of `PlanetBoard.piece_at` from here on are patches."""

FIELDS: Final = Fields(
    Field("planet", words=Named(list(PLANET_IDS))),
    Field("tiles", piece="tile", words=PlacedTiles(list(TILE_IDS))),
    Field("turns", words=PlacedTurns()),
    Field("anchors", words=PlacedAnchors(CELL_KEYS)),
    Field("patches", words=CellSet(PATCHES)),
    Field("meteorites", words=CellSet(METEORITES)),
    Field("doubled", words=CellSet(DOUBLED)),
    Field("lifepods", words=CellSet(LIFEPODS)),
    Field("rovers", words=CellSet(ROVERS)),
    Field("loaded", words=CellSet(LOADED)),
)
"""The board as data; all but the planet are lists of ints."""

TERRAIN_SETS: Final = TerrainSets()
_NONE: Final[list[int]] = []
_SLOTS: Final = ("planet", "masks", "placed")


class PlanetBoard(Area):
    """The planet of one player.

    `planet` is an index of `PLANETS`, `masks` the sets described above, `placed` the tiles in
    the order they came (`packed`). Clones share both lists: a method that changes one replaces
    it. Methods change the board and nothing else; whether a change is allowed is asked elsewhere.
    """

    __slots__ = _SLOTS

    def __init__(self) -> None:
        self.planet: int = 0
        self.masks: list[int] = _NONE
        self.placed: list[int] = _NONE

    def clone(self) -> PlanetBoard:
        """Return an independent copy."""
        copy = PlanetBoard()
        copy.planet = self.planet
        copy.masks = self.masks
        copy.placed = self.placed
        return copy

    def derived(self) -> list[tuple[str, Wording]]:
        return [("terrains", TERRAIN_SETS)]

    def values(self) -> list[Any]:
        placed, masks = self.placed, self.masks
        sets = [masks, masks, masks, masks, masks, masks]
        return [self.planet, placed, placed, placed, *sets, masks]

    def terrains(self) -> list[int]:
        """For every cell 1 + the terrain that shows there, 0 where nothing covers it."""
        return TERRAIN_SETS.numbers_in(self.masks)

    # -- looking -------------------------------------------------------------------------------

    def side(self) -> Planet:
        """Return the printed planet."""
        return PLANETS[self.planet]

    def mask(self, start: int) -> Bands:
        """Return one set as a triple of bands."""
        masks = self.masks
        return masks[start], masks[start + 1], masks[start + 2]

    def has(self, start: int, cell: int) -> bool:
        """Say whether a cell belongs to a set."""
        return self.masks[start + BAND[cell]] & BIT[cell] != 0

    def cells(self, start: int) -> list[int]:
        """Return the cells of a set, ascending."""
        masks = self.masks
        return members(masks[start], masks[start + 1], masks[start + 2])

    def number(self, start: int) -> int:
        """Return the size of a set."""
        masks = self.masks
        return count(masks[start], masks[start + 1], masks[start + 2])

    def is_blank(self) -> bool:
        """Say whether no tile and no patch was placed yet."""
        masks = self.masks
        return not (masks[OCCUPIED] or masks[OCCUPIED + 1] or masks[OCCUPIED + 2])

    def terrain_at(self, cell: int) -> int:
        """Return the terrain that shows on a cell, -1 if nothing covers it."""
        band = BAND[cell]
        bit = BIT[cell]
        masks = self.masks
        for terrain in range(TERRAINS):
            if masks[3 * terrain + band] & bit:
                return terrain
        return -1

    def piece_at(self, cell: int) -> int:
        """Return which piece shows on a cell: index in `placed`, `PATCH_PIECE` + cell, or -1."""
        if self.has(PATCHES, cell):
            return PATCH_PIECE + cell
        band = BAND[cell]
        bit = BIT[cell]
        for k in range(len(self.placed)):
            squares = tile_squares(self.placed[k])
            here = squares[0] if band == 0 else squares[1] if band == 1 else squares[2]
            if here & bit:
                return k
        return -1

    def meteorites_at(self, cell: int) -> int:
        """Return how many meteorites lie on a cell, those carried by a rover not counted."""
        if not self.has(METEORITES, cell):
            return 0
        return 2 if self.has(DOUBLED, cell) else 1

    def meteorites_left(self) -> int:
        """Return the meteorites on the planet, carried ones included (PU-28.14)."""
        return self.number(METEORITES) + self.number(DOUBLED) + self.number(LOADED)

    def uncovered(self) -> int:
        """Return the number of printed squares without tile or patch (PU-17.05)."""
        return len(PLANETS[self.planet].cells) - self.number(OCCUPIED)

    # -- pieces --------------------------------------------------------------------------------

    def place_tile(
        self, tile: int, turn: int, cell: int, meteorite: bool = True
    ) -> tuple[int, int]:
        """Lay a tile with its anchor on a cell; return the rovers and lifepods destroyed.

        In the order of PU-6.08: the tile goes down, what stood below is destroyed (the meteorite
        of a loaded rover stays on the square, PU-28.15), then the tile's own meteorite is put on
        its symbol unless `meteorite` is False (Universal Coalition Lvl 5).
        """
        masks = self.masks = self.masks[:]
        _lay(masks, tile, turn, cell)
        destroyed = self._crush(masks[LAST], masks[LAST + 1], masks[LAST + 2])
        if meteorite and HAS_METEOR[tile]:
            offset = ORIENTATIONS[SHAPE_OF[tile]][turn].meteor
            m0, m1, m2 = cover([offset], cell)
            self._drop_meteorite(first(m0, m1, m2))
        self.placed = with_last(self.placed, placed_tile(tile, turn, cell))
        return destroyed

    def place_patch(self, cell: int) -> tuple[int, int, int]:
        """Lay a biomass patch; return the rovers, lifepods and meteorites destroyed.

        On a tile (Wormhole Lvl 2) it hides terrain, building and meteor symbol of the square
        (PU-26.16); a meteorite below is destroyed, not collected (PU-26.10). A meteorite carried
        by a destroyed rover stays on the square.
        """
        meteorites = self.meteorites_at(cell)
        masks = self.masks = self.masks[:]
        masks[METEORITES + BAND[cell]] &= ~BIT[cell]
        masks[DOUBLED + BAND[cell]] &= ~BIT[cell]
        _cover_with_patch(masks, cell)
        c0, c1, c2 = mask_of([cell])
        rovers, lifepods = self._crush(c0, c1, c2)
        return rovers, lifepods, meteorites

    def _crush(self, c0: int, c1: int, c2: int) -> tuple[int, int]:
        """Destroy rovers and lifepods on some squares; loads stay behind."""
        masks = self.masks
        p0 = masks[LIFEPODS] & c0
        p1 = masks[LIFEPODS + 1] & c1
        p2 = masks[LIFEPODS + 2] & c2
        lifepods = 0
        if p0 or p1 or p2:
            lifepods = count(p0, p1, p2)
            masks = self.masks = self.masks[:]
            masks[LIFEPODS] ^= p0
            masks[LIFEPODS + 1] ^= p1
            masks[LIFEPODS + 2] ^= p2
        rovers = 0
        r0 = masks[ROVERS] & c0
        r1 = masks[ROVERS + 1] & c1
        r2 = masks[ROVERS + 2] & c2
        if r0 or r1 or r2:
            for cell in members(r0, r1, r2):
                self.destroy_rover(cell)
                rovers += 1
        return rovers, lifepods

    # -- tokens --------------------------------------------------------------------------------

    def place_rover(self, cell: int) -> None:
        """Put a rover on a square."""
        masks = self.masks = self.masks[:]
        masks[ROVERS + BAND[cell]] |= BIT[cell]

    def move_rover(self, start: int, end: int) -> None:
        """Move the rover of one square to another, with its load."""
        masks = self.masks = self.masks[:]
        masks[ROVERS + BAND[start]] &= ~BIT[start]
        masks[ROVERS + BAND[end]] |= BIT[end]
        if masks[LOADED + BAND[start]] & BIT[start]:
            masks[LOADED + BAND[start]] &= ~BIT[start]
            masks[LOADED + BAND[end]] |= BIT[end]

    def destroy_rover(self, cell: int) -> None:
        """Remove a rover; a meteorite it carried stays on the square (PU-28.15)."""
        masks = self.masks = self.masks[:]
        band = BAND[cell]
        bit = BIT[cell]
        masks[ROVERS + band] &= ~bit
        if masks[LOADED + band] & bit:
            masks[LOADED + band] &= ~bit
            self._drop_meteorite(cell)

    def load(self, cell: int) -> None:
        """Let the rover of a square pick up one meteorite lying there."""
        self.take_meteorite(cell)
        masks = self.masks = self.masks[:]
        masks[LOADED + BAND[cell]] |= BIT[cell]

    def unload(self, cell: int) -> None:
        """Take the meteorite off the rover of a square, to be collected or destroyed."""
        masks = self.masks = self.masks[:]
        masks[LOADED + BAND[cell]] &= ~BIT[cell]

    def put_meteorite(self, cell: int) -> int:
        """Put a meteorite on a square by an event; return the number of rovers it destroys.

        A lifepod there stays (PU-11.25), a rover is destroyed (PU-11.13).
        """
        rovers = 0
        if self.has(ROVERS, cell):
            self.destroy_rover(cell)
            rovers = 1
        self._drop_meteorite(cell)
        return rovers

    def take_meteorite(self, cell: int) -> bool:
        """Remove one meteorite lying on a square; False if there is none."""
        masks = self.masks = self.masks[:]
        band = BAND[cell]
        bit = BIT[cell]
        if masks[DOUBLED + band] & bit:
            masks[DOUBLED + band] &= ~bit
            return True
        if masks[METEORITES + band] & bit:
            masks[METEORITES + band] &= ~bit
            return True
        return False

    def take_lifepod(self, cell: int) -> bool:
        """Remove the lifepod of a square; False if there is none."""
        masks = self.masks = self.masks[:]
        band = BAND[cell]
        if masks[LIFEPODS + band] & BIT[cell]:
            masks[LIFEPODS + band] &= ~BIT[cell]
            return True
        return False

    def remove_lifepods(self) -> None:
        """Take all lifepods off the planet, as before scoring (PU-16.01)."""
        masks = self.masks = self.masks[:]
        masks[LIFEPODS] = masks[LIFEPODS + 1] = masks[LIFEPODS + 2] = 0

    def _drop_meteorite(self, cell: int) -> None:
        masks = self.masks = self.masks[:]
        band = BAND[cell]
        if masks[METEORITES + band] & BIT[cell]:
            masks[DOUBLED + band] |= BIT[cell]
        else:
            masks[METEORITES + band] |= BIT[cell]

    # -- data ----------------------------------------------------------------------------------

    def declared(self) -> Fields:
        return FIELDS

    def load_fields(self, data: dict[str, Any]) -> None:
        """Take over the fields that `data` has."""
        if "planet" in data:
            self.planet = data["planet"]
        if "tiles" in data:
            count = len(data["tiles"])
            turns, anchors = data.get("turns", self.turns), data.get("anchors", self.anchors)
            self._set_placed(data["tiles"], turns[:count], anchors[:count])
        self._rebuild(data["patches"] if "patches" in data else self.patches)
        for name in FIELDS.names[5:]:
            if name in data:
                setattr(self, name, data[name])

    @property
    def tiles(self) -> list[int]:
        """The tiles placed, in order."""
        return [tile_of(placed) for placed in self.placed]

    @tiles.setter
    def tiles(self, tiles: list[int]) -> None:
        self._set_placed(tiles, self.turns, self.anchors)
        self._rebuild(self.patches)

    @property
    def turns(self) -> list[int]:
        """The turn of each tile placed."""
        return [turn_of(placed) for placed in self.placed]

    @turns.setter
    def turns(self, turns: list[int]) -> None:
        self._set_placed(self.tiles, turns, self.anchors)
        self._rebuild(self.patches)

    @property
    def anchors(self) -> list[int]:
        """The anchor cell of each tile placed."""
        return [cell_of(placed) for placed in self.placed]

    @anchors.setter
    def anchors(self, anchors: list[int]) -> None:
        self._set_placed(self.tiles, self.turns, anchors)
        self._rebuild(self.patches)

    @property
    def patches(self) -> list[int]:
        """The cells of the patches."""
        return self.cells(PATCHES)

    @patches.setter
    def patches(self, cells: list[int]) -> None:
        self._rebuild(cells)

    @property
    def meteorites(self) -> list[int]:
        """The cells with a meteorite lying on them."""
        return self.cells(METEORITES)

    @meteorites.setter
    def meteorites(self, cells: list[int]) -> None:
        self._set(METEORITES, cells)

    @property
    def doubled(self) -> list[int]:
        """The cells with two meteorites."""
        return self.cells(DOUBLED)

    @doubled.setter
    def doubled(self, cells: list[int]) -> None:
        self._set(DOUBLED, cells)

    @property
    def lifepods(self) -> list[int]:
        """The cells with a lifepod."""
        return self.cells(LIFEPODS)

    @lifepods.setter
    def lifepods(self, cells: list[int]) -> None:
        self._set(LIFEPODS, cells)

    @property
    def rovers(self) -> list[int]:
        """The cells with a rover."""
        return self.cells(ROVERS)

    @rovers.setter
    def rovers(self, cells: list[int]) -> None:
        self._set(ROVERS, cells)

    @property
    def loaded(self) -> list[int]:
        """The cells whose rover carries a meteorite."""
        return self.cells(LOADED)

    @loaded.setter
    def loaded(self, cells: list[int]) -> None:
        self._set(LOADED, cells)

    def _set(self, start: int, cells: list[int]) -> None:
        m0, m1, m2 = mask_of(cells)
        masks = self.masks = self.masks[:]
        masks[start] = m0
        masks[start + 1] = m1
        masks[start + 2] = m2

    def _set_placed(self, tiles: list[int], turns: list[int], anchors: list[int]) -> None:
        """Pack three lists; where they arrive one by one, what is missing is 0 for the moment."""
        placed: list[int] = []
        for k in range(max(len(tiles), len(turns), len(anchors))):
            tile = tiles[k] if k < len(tiles) else 0
            turn = turns[k] if k < len(turns) else 0
            anchor = anchors[k] if k < len(anchors) else 0
            placed.append(placed_tile(tile, turn, anchor))
        self.placed = placed

    def _rebuild(self, patches: list[int]) -> None:
        """Build anew the sets that follow from tiles and patches; tokens stay as they are."""
        masks = self.masks = self.masks[:]
        for k in range(METEORITES):
            masks[k] = 0
        for k in range(PATCHES, MASKS):
            masks[k] = 0
        for placed in self.placed:
            _lay(masks, tile_of(placed), turn_of(placed), cell_of(placed))
        for cell in patches:
            _cover_with_patch(masks, cell)


def _lay(masks: list[int], tile: int, turn: int, cell: int) -> None:
    """Enter a tile into the sets of terrain, buildings, symbols and the last tile."""
    orientation = ORIENTATIONS[SHAPE_OF[tile]][turn]
    c0, c1, c2 = cover(orientation.offsets, cell)
    a0, a1, a2 = cover(orientation.sections[0], cell)
    start = 3 * FIRST[tile]
    masks[start] |= a0
    masks[start + 1] |= a1
    masks[start + 2] |= a2
    start = 3 * SECOND[tile]
    masks[start] |= c0 ^ a0
    masks[start + 1] |= c1 ^ a1
    masks[start + 2] |= c2 ^ a2
    a0, a1, a2 = cover(orientation.buildings, cell)
    masks[BUILDINGS] |= a0
    masks[BUILDINGS + 1] |= a1
    masks[BUILDINGS + 2] |= a2
    masks[OCCUPIED] |= c0
    masks[OCCUPIED + 1] |= c1
    masks[OCCUPIED + 2] |= c2
    masks[LAST] = c0
    masks[LAST + 1] = c1
    masks[LAST + 2] = c2
    if HAS_METEOR[tile]:
        a0, a1, a2 = cover([orientation.meteor], cell)
        masks[SYMBOLS] |= a0
        masks[SYMBOLS + 1] |= a1
        masks[SYMBOLS + 2] |= a2


def _cover_with_patch(masks: list[int], cell: int) -> None:
    """Enter a patch into the sets of terrain, buildings and symbols."""
    band = BAND[cell]
    bit = BIT[cell]
    for terrain in range(TERRAINS):
        masks[3 * terrain + band] &= ~bit
    masks[BUILDINGS + band] &= ~bit
    masks[SYMBOLS + band] &= ~bit
    masks[TERRAIN + 3 * BIOMASS + band] |= bit
    masks[PATCHES + band] |= bit
    masks[OCCUPIED + band] |= bit


def new_board(planet: int) -> PlanetBoard:
    """Return a planet as set up: lifepods on their places, nothing else."""
    board = PlanetBoard()
    board.planet = planet
    board.masks = [0] * MASKS
    board.placed = []
    p0, p1, p2 = PLANETS[planet].lifepods
    board.masks[LIFEPODS] = p0
    board.masks[LIFEPODS + 1] = p1
    board.masks[LIFEPODS + 2] = p2
    return board


def tile_squares(placed: int) -> Bands:
    """Return the squares of a tile as packed in `PlanetBoard.placed`."""
    orientation = ORIENTATIONS[SHAPE_OF[tile_of(placed)]][turn_of(placed)]
    return cover(orientation.offsets, cell_of(placed))


def section_squares(tile: int, turn: int, cell: int, terrain: int) -> Bands:
    """Return the squares of one terrain of a tile laid on a cell."""
    sections = ORIENTATIONS[SHAPE_OF[tile]][turn].sections
    if FIRST[tile] == terrain:
        return cover(sections[0], cell)
    if SECOND[tile] == terrain:
        return cover(sections[1], cell)
    return 0, 0, 0

"""The 144 terraforming tiles: twelve shapes, six terrain pairs, without and with a meteor.

Tile ``t`` has shape ``t // 12``, terrain pair ``t % 12 // 2`` and a meteor symbol if ``t`` is odd.
The first terrain of the pair fills section a of the shape, the second section b. No other pairs
exist. The lists below answer the same by index, for the rules' inner loops.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.shapes import ORIENTATIONS, SHAPE_IDS

CIV: Final = 0
WATER: Final = 1
BIOMASS: Final = 2
ROVER: Final = 3
TECH: Final = 4
ENERGY: Final = 5
TERRAINS: Final = 6
TRACKS: Final = 5
"""Terrains 0 to 4 are also the numbers of the progress tracks; energy has none."""
TERRAIN_IDS: Final = ("civ", "water", "biomass", "rover", "tech", "energy")

PAIRS: Final = (
    (CIV, ENERGY),
    (ENERGY, WATER),
    (ROVER, TECH),
    (TECH, BIOMASS),
    (WATER, ROVER),
    (BIOMASS, CIV),
)

TILES: Final = 144
PATCHES: Final = 60
"""Biomass patches in the box; the supply never runs out (PU-1.10)."""
METEORITES: Final = 60
"""Meteorites in the box; the supply never runs out (PU-1.10)."""

BUILDING: Final = 8
"""Flag of a square's code: a building of its terrain stands here."""
METEOR: Final = 16
"""Flag of a square's code: a meteor symbol."""

SHAPE_OF: Final[list[int]] = [t // 12 for t in range(TILES)]
FIRST: Final[list[int]] = [PAIRS[t % 12 // 2][0] for t in range(TILES)]
"""Terrain of section a."""
SECOND: Final[list[int]] = [PAIRS[t % 12 // 2][1] for t in range(TILES)]
"""Terrain of section b."""
HAS_METEOR: Final[list[bool]] = [t % 2 == 1 for t in range(TILES)]
TERRAIN_SET: Final[list[int]] = [1 << FIRST[t] | 1 << SECOND[t] for t in range(TILES)]
"""Both terrains as bits."""


def _tile_id(tile: int) -> str:
    first = TERRAIN_IDS[FIRST[tile]]
    second = TERRAIN_IDS[SECOND[tile]]
    meteor = "_meteor" if HAS_METEOR[tile] else ""
    return f"{SHAPE_IDS[SHAPE_OF[tile]]}_{first}_{second}{meteor}"


TILE_IDS: Final = tuple([_tile_id(t) for t in range(TILES)])
"""Stable names such as ``z5_civ_energy`` and ``i2_rover_tech_meteor``."""
TILE_OF: Final = {TILE_IDS[t]: t for t in range(TILES)}


def _codes(tile: int, turn: int) -> list[int]:
    codes: list[int] = []
    for square in ORIENTATIONS[SHAPE_OF[tile]][turn].squares:
        code = SECOND[tile] if square.section else FIRST[tile]
        if square.building:
            code |= BUILDING
        if square.meteor and HAS_METEOR[tile]:
            code |= METEOR
        codes.append(code)
    return codes


_CODES: Final[list[list[int]]] = [_codes(t // 8, t % 8) for t in range(8 * TILES)]


def square_codes(tile: int, turn: int) -> list[int]:
    """Return terrain, `BUILDING` and `METEOR` of each square, in the order of the offsets.

    The list is shared: read it only.
    """
    return _CODES[8 * tile + turn]

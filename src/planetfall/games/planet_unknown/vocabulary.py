"""Every choice of Planet Unknown as a number and a stable word.

Effects do arithmetic with the bases below: the option "square 3-7" is ``CELL + cell``.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.vocabulary import Vocabulary
from planetfall.games.planet_unknown.bands import CELLS, key_of
from planetfall.games.planet_unknown.components.civ_data import CIV_IDS
from planetfall.games.planet_unknown.components.corporation import CORPORATION_IDS
from planetfall.games.planet_unknown.components.events_data import EVENT_IDS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVE_IDS
from planetfall.games.planet_unknown.components.planet import PLANET_IDS
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS, TILE_IDS
from planetfall.games.planet_unknown.packed import SPACES, height_of, track_of

SPACE_KEYS: Final = [f"{TERRAIN_IDS[track_of(k)]}-{height_of(k)}" for k in range(SPACES)]
"""`civ-0` to `tech-15`."""
_CELL_KEYS: Final = [key_of(cell) for cell in range(CELLS)]

WORDS: Final = Vocabulary()

TAKE: Final = WORDS.block("take", ["outer", "inner"])
"""Which tile of the own section."""
TURN: Final = WORDS.block("turn", [str(k) for k in range(8)])
CELL: Final = WORDS.block("cell", _CELL_KEYS)
"""A square: an anchor, a patch's place, where a rover goes, a token."""
ROVER: Final = WORDS.block("rover", _CELL_KEYS)
"""The rover that stands on a square."""
ROTATE: Final = WORDS.block("rotate", [str(k) for k in range(6)])
"""Steps of the station clockwise."""
TRACK: Final = WORDS.block("track", list(TERRAIN_IDS[:5]))
"""A tracker by its colour, or a track."""
SPACE: Final = WORDS.block("space", SPACE_KEYS)

# The kinds of pending work, by the numbers of `items`.
WORK_KEYS: Final = [
    "advance-civ",
    "advance-water",
    "advance-biomass",
    "advance-rover",
    "advance-tech",
    "energy",
    "synergy",
    "patch",
    "rover",
    "regress",
    "benefit",
    "focus",
    "reposition",
    "meteorite",
    "advance-any",
    "move",
]
DO: Final = WORDS.block("do", WORK_KEYS)
DO_MOVE: Final = DO + 15

# Abilities a player may use, by the numbers of `uses`.
USE_KEYS: Final = [
    "reset-biomass",
    "reposition-three",
    "reposition",
    "advance-rover",
    "claim-row",
    "common-objective",
    "regress",
    "advance-to-milestone",
    "advance-focus",
    "extra-patch",
    "synergy-for-patch",
]
USE: Final = WORDS.block("use", USE_KEYS)

STORE: Final = WORDS.word("store")
"""Put a patch aside for the end of the game."""
SCORE: Final = WORDS.word("score")
"""A lifepod's way into the scoring area."""
UNLOCK: Final = WORDS.block("unlock", ["a", "b", "c", "d", "e", "f"])
"""A breakthrough of Jump Drive."""
GAIN: Final = WORDS.block("gain", ["synergy", "patch", "civ", "water", "biomass", "rover", "tech"])
"""One of the two benefits of a space of Wormhole's biomass track."""
BUILDING: Final = WORDS.block("building", list(TERRAIN_IDS))
"""Which building of a tile advances."""
RANK: Final = WORDS.block("rank", ["1", "2", "3", "4"])
ROW: Final = WORDS.block("row", [str(k) for k in range(1, 13)])
COLUMN: Final = WORDS.block("column", [str(k) for k in range(1, 13)])
PEEK: Final = WORDS.word("peek")
"""Look at the next event."""
CIV: Final = WORDS.block("civ", list(CIV_IDS))
OBJECTIVE: Final = WORDS.block("objective", list(OBJECTIVE_IDS))

# Words of chance.
TILE: Final = WORDS.block("tile", list(TILE_IDS))
EVENT: Final = WORDS.block("event", list(EVENT_IDS))
PLANET: Final = WORDS.block("planet", list(PLANET_IDS))
CORPORATION: Final = WORDS.block("corporation", list(CORPORATION_IDS))
RING: Final = WORDS.block("ring", [str(k) for k in range(6)])
"""How the inner ring is turned against the outer one."""

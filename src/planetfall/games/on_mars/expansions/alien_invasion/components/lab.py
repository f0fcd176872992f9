"""The alien Laboratory: eight spaces in four columns, and what is gained on entering one."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_LAB,
    CRYSTAL,
    NO_ITEM,
    SOLDIER,
)

SPACES: Final = len(ALIEN_LAB)
ENTRY: Final = 0
"""The only space of the first column."""
COLUMN: Final = [1, 2, 2, 3, 3, 3, 4, 4]
"""The column of every space, which is the level of a tile on it."""
LEVEL: Final = [0, *COLUMN]
"""The level of a tile by 1 + space; 0 for one that is not learned."""
# source of the shape: designed
NEXT_SPACES: Final = [[1, 2], [3, 4], [4, 5], [6], [6, 7], [7], [], []]
SYMBOL: Final = [NO_ITEM, SOLDIER, CRYSTAL, CRYSTAL, NO_ITEM, SOLDIER, SOLDIER, CRYSTAL]
"""By space: what a tile that enters it brings."""

EDGES: Final = [(space, to) for space in range(SPACES) for to in NEXT_SPACES[space]]
EDGE_FROM: Final = [edge[0] for edge in EDGES]
EDGE_TO: Final = [edge[1] for edge in EDGES]
EDGE_NAMES: Final = [f"{ALIEN_LAB[space]}-{ALIEN_LAB[to]}" for space, to in EDGES]

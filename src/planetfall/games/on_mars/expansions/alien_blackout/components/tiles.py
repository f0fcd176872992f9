"""The ten Discovery tiles of the chapter; their effects are designs.

None of them repairs: only upgrades, missions and Private Goals do (OMA-15.06). Eight do the same
as a tile of the base game, so that one tile stands for both; two are new.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components.names import DISCOVERIES
from planetfall.games.on_mars.components.tiles import DiscoveryTile
from planetfall.games.on_mars.effects.colonists import Retrieve
from planetfall.games.on_mars.effects.upgrades import Upgrade

NEW_TILES: Final = [
    DiscoveryTile("free_upgrade", Upgrade(1, free=True)),
    DiscoveryTile("two_colonists_back", Retrieve(2)),
]
NEW_TILE_IDS: Final = [tile.id for tile in NEW_TILES]
CHAPTER_TILES: Final = [  # source: designed
    "free_upgrade",
    "two_colonists_back",
    "three_crystals",
    "two_from_warehouse",
    "upgrade_twice",
    "construct_any",
    "develop_twice",
    "learn_technology",
    "two_blueprints",
    "two_minerals",
]
"""All ten, in the order of the component list."""


def chapter_tiles() -> list[int]:
    """The numbers of the ten tiles among all Discovery tiles, ascending."""
    return sorted([DISCOVERIES.index(id) for id in CHAPTER_TILES])

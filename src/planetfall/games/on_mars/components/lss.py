"""The Life Support System: its reward tiles, as points for what one has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.counts import (
    AdvancedBuildings,
    Bots,
    ColonistsInQuarters,
    Count,
    DiscoveryTiles,
    HighestTech,
    MinesHeld,
    Shelters,
    Ships,
)


@dataclass(frozen=True)
class RewardTile:
    """Points for each thing counted when the marker below rises."""

    id: str
    count: Count
    points: int


REWARD_TILES: Final = [
    RewardTile("highest_tech", HighestTech(), 1),
    RewardTile("ships", Ships(), 2),
    RewardTile("advanced_buildings", AdvancedBuildings(), 2),
    RewardTile("mines", MinesHeld(), 2),
    RewardTile("bots", Bots(), 2),
    RewardTile("discoveries", DiscoveryTiles(), 2),
    RewardTile("shelters", Shelters(), 2),
    RewardTile("colonists", ColonistsInQuarters(), 1),
]
REWARDS_IN_PLAY: Final = 4

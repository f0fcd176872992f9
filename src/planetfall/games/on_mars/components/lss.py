"""The Life Support System: its reward tiles, as points for what one has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Effect, Frame
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
from planetfall.games.on_mars.registry import NOTHING
from planetfall.games.on_mars.state import Colony


class NoCount(Count):
    """Nothing is counted: the tile has a benefit."""

    def value(self, game: Colony, frame: Frame) -> int:
        return 0


@dataclass(frozen=True)
class RewardTile:
    """Points for each thing counted when the marker below rises, or a benefit in their place."""

    id: str
    count: Count
    points: int
    benefit: Effect = NOTHING


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

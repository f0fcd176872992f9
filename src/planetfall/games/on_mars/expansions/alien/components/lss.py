"""The four LSS tiles that replace the LSS Reward tiles in two chapters (OMA-8.22, OMA-12.08).

Their effects are designs: things in place of points.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components.lss import NoCount, RewardTile
from planetfall.games.on_mars.components.names import LSS_REWARDS
from planetfall.games.on_mars.effects.colonists import Retrieve
from planetfall.games.on_mars.effects.gains import Gain

LSS_TILES: Final = [
    RewardTile("one_crystal", NoCount(), 0, Gain(crystal=1)),
    RewardTile("one_mineral", NoCount(), 0, Gain(mineral=1)),
    RewardTile("one_colonist", NoCount(), 0, Gain(colonist=1)),
    RewardTile("two_back", NoCount(), 0, Retrieve(2)),
]
LSS_TILE_IDS: Final = [tile.id for tile in LSS_TILES]


def lss_tiles() -> list[int]:
    """The numbers of the tiles among the LSS Reward tiles, for `setting.rewards`."""
    return [LSS_REWARDS.index(id) for id in LSS_TILE_IDS]

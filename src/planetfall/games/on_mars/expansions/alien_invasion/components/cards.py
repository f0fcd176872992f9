"""The alien Blueprints: what they give, which building they upgrade."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_MINE,
    ALIEN_SHELTER,
    CRYSTAL,
    SOLDIER,
)


@dataclass(frozen=True)
class AlienCard:
    """An alien Blueprint; what its building does is in `commander.powers`."""

    id: str
    upgrades: int
    gives: int
    upgrades_source: str = "designed"
    gives_source: str = "designed"


ALIEN_CARD_LIST: Final = [
    AlienCard("alien_infection", ALIEN_SHELTER, SOLDIER),
    AlienCard("vigilant", ALIEN_MINE, CRYSTAL),
    AlienCard("abduction", ALIEN_MINE, CRYSTAL),
    AlienCard("rd_corruption", ALIEN_SHELTER, SOLDIER),
]
UPGRADES: Final = [card.upgrades for card in ALIEN_CARD_LIST]
GIVES: Final = [card.gives for card in ALIEN_CARD_LIST]

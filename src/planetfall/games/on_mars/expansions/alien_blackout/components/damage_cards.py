"""The six damage cards: five types of building, and the alien.

The Mine and the Generator are named by the rulebook; the other three types are inferred: there is
one card for each type but the Shelter, which is struck where nothing else can be.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.components.names import (
    GENERATOR,
    GREENHOUSE,
    MINE,
    OXYGEN_CONDENSER,
    WATER_EXTRACTOR,
)

NO_BUILDING: Final = -1


@dataclass(frozen=True)
class DamageCard:
    """A damage card: the type of building that is struck, none for the alien."""

    id: str
    building: int
    source: str
    """Whether the rulebook names it or it is a design."""


DAMAGE_CARDS: Final = [
    DamageCard("mine", MINE, "rulebook"),
    DamageCard("generator", GENERATOR, "rulebook"),
    DamageCard("water_extractor", WATER_EXTRACTOR, "designed"),
    DamageCard("greenhouse", GREENHOUSE, "designed"),
    DamageCard("oxygen_condenser", OXYGEN_CONDENSER, "designed"),
    DamageCard("alien", NO_BUILDING, "rulebook"),
]
DAMAGE_IDS: Final = [card.id for card in DAMAGE_CARDS]
ALIEN_CARD: Final = DAMAGE_IDS.index("alien")

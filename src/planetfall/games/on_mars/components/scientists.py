"""The six Scientists: where they work, what they score, what they cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.components.names import (
    BATTERY,
    GENERATOR,
    GREENHOUSE,
    MINE,
    MINERAL,
    OXYGEN,
    OXYGEN_CONDENSER,
    PLANT,
    SHELTER,
    WATER,
    WATER_EXTRACTOR,
)
from planetfall.games.on_mars.payment import FREE, cost_of

NO_BUILDING: Final = -1


@dataclass(frozen=True)
class Scientist:
    """A Scientist; the display shows them from left to right in this order."""

    id: str
    works_in: int
    scores: int
    """Advanced Buildings of this type, anybody's, score for the owner at the end; `NO_BUILDING`
    for a Scientist who scores nothing."""
    price: int = FREE
    colonists: int = 0
    """Colonists to be moved from Living Quarters to the Working Area."""


SCIENTIST_CARDS: Final = [
    Scientist("geologist", MINE, GENERATOR, colonists=2),
    Scientist("rd_engineer", GENERATOR, WATER_EXTRACTOR, cost_of(MINERAL, 2)),
    Scientist("hydrologist", WATER_EXTRACTOR, GREENHOUSE, cost_of(BATTERY, 2)),
    Scientist("biochemist", GREENHOUSE, OXYGEN_CONDENSER, cost_of(WATER, 2)),
    Scientist("geochemist", OXYGEN_CONDENSER, SHELTER, cost_of(PLANT, 2)),
    Scientist("systems_engineer", SHELTER, MINE, cost_of(OXYGEN, 2)),
]
SCIENTIST_FOR: Final = [
    [card.works_in for card in SCIENTIST_CARDS].index(building) for building in range(6)
]
"""By building: the Scientist who works in it."""

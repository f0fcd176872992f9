"""The 42 objective cards in their five decks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.names import (
    BASE_BLUEPRINTS,
    BLUEPRINTS,
    CONTRACTS,
    SCIENTISTS,
    TECHS,
)

UPGRADES: Final = 0
CONTRACT: Final = 1
TECHNOLOGY: Final = 2
SCIENTIST: Final = 3
DISCOVERY: Final = 4
DECKS: Final = ["upgrades", "contracts", "technologies", "scientists", "discoveries"]


@dataclass(frozen=True)
class Objective:
    """An objective card: `what` is a Blueprint, Contract, technology or Scientist by its deck."""

    id: str
    deck: int
    what: int = -1
    discoveries: int = 0
    research: int = 0


BOX_CONTRACTS: Final = 12
BOX_SCIENTISTS: Final = 6
"""Later boxes add to the lists of names."""

OBJECTIVES: Final = [
    *[
        Objective(f"upgrade_{BLUEPRINTS[card]}", UPGRADES, card)
        for card in range(BASE_BLUEPRINTS)
        if LEVELS[card] == 3
    ],
    *[Objective(f"contract_{CONTRACTS[k]}", CONTRACT, k) for k in range(BOX_CONTRACTS)],
    *[Objective(f"tech_{TECHS[tech]}", TECHNOLOGY, tech) for tech in (1, 3, 0, 4, 2, 6, 8, 7)],
    *[Objective(f"scientist_{SCIENTISTS[k]}", SCIENTIST, k) for k in range(BOX_SCIENTISTS)],
    Objective("discovery_3_2", DISCOVERY, discoveries=3, research=2),
    Objective("discovery_0_4", DISCOVERY, discoveries=0, research=4),
    Objective("discovery_2_3", DISCOVERY, discoveries=2, research=3),
    Objective("discovery_4_1", DISCOVERY, discoveries=4, research=1),
]
OBJECTIVE_NAMES: Final = [objective.id for objective in OBJECTIVES]

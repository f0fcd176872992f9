"""The First Colonist cards.

The tasks are known; the rewards other than the first task's are designs of ours.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.components.names import (
    BATTERY,
    CRYSTAL,
    GENERATOR,
    GREENHOUSE,
    MINE,
    MINERAL,
    MISSIONS,
    OXYGEN,
    OXYGEN_CONDENSER,
    PLANT,
    WATER,
    WATER_EXTRACTOR,
)
from planetfall.games.on_mars.extension import (
    EVENT_BLUEPRINT,
    EVENT_DEVELOP,
    EVENT_PLACE,
    EVENT_SCIENTIST,
    EVENT_SHELTER,
    EVENT_TECH,
    EVENT_TRAVEL,
    EVENT_TWICE,
)

DRAWN_TASKS: Final = 2
GIVEN_MISSIONS: Final = [MISSIONS.index(name) for name in ("blueprints", "scientists", "research")]


@dataclass(frozen=True)
class Settlers:
    """An "A" card: constructing one of its buildings draws tasks."""

    id: str
    buildings: int
    """Mask of the four buildings shown."""


@dataclass(frozen=True)
class TaskCard:
    """A "B" card: a task and its reward."""

    id: str
    event: int
    item: int
    amount: int = 1


def _shown(*buildings: int) -> int:
    return sum(1 << building for building in buildings)


SETTLERS: Final = [
    Settlers("settlers_a1", _shown(GENERATOR, WATER_EXTRACTOR, GREENHOUSE, MINE)),
    Settlers("settlers_a2", _shown(WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER, MINE)),
    Settlers("settlers_a3", _shown(GREENHOUSE, OXYGEN_CONDENSER, GENERATOR, MINE)),
    Settlers("settlers_a4", _shown(OXYGEN_CONDENSER, GENERATOR, WATER_EXTRACTOR, MINE)),
]
TASKS: Final = [
    TaskCard("obtain_blueprint", EVENT_BLUEPRINT, CRYSTAL),
    TaskCard("learn_technology", EVENT_TECH, OXYGEN),
    TaskCard("develop", EVENT_DEVELOP, BATTERY),
    TaskCard("construct_shelter", EVENT_SHELTER, PLANT),
    TaskCard("hire_scientist", EVENT_SCIENTIST, CRYSTAL),
    TaskCard("travel", EVENT_TRAVEL, MINERAL),
    TaskCard("place_discovery", EVENT_PLACE, CRYSTAL),
    TaskCard("develop_twice", EVENT_TWICE, WATER),
]

FIRST_CARDS: Final = [*[card.id for card in SETTLERS], *[card.id for card in TASKS]]
FIRST_TASK: Final = len(SETTLERS)
"""First Colonist cards below this number are "A" cards, the others "B" cards (tasks)."""

"""The rewards of the sixteen Private Goals; what they require is in `goal_needs`.

Each offers its own reward or the common one: two free developments.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Effect
from planetfall.games.on_mars.components.goal_needs import GOAL_NEEDS
from planetfall.games.on_mars.components.names import GOALS
from planetfall.games.on_mars.counts import AtLeast
from planetfall.games.on_mars.effects.cards import TakeCard
from planetfall.games.on_mars.effects.colonists import Retrieve
from planetfall.games.on_mars.effects.gains import Gain, GainAny
from planetfall.games.on_mars.effects.movement import Move
from planetfall.games.on_mars.effects.ships import WelcomeShip
from planetfall.games.on_mars.effects.technology import Develop
from planetfall.games.on_mars.effects.travel import OTHER_SIDE, Travel
from planetfall.games.on_mars.effects.upgrades import Upgrade
from planetfall.games.on_mars.registry import GOAL_EFFECTS

COMMON_REWARD: Final[Effect] = Develop(2, free=True)


@dataclass(frozen=True)
class PrivateGoal:
    """A Private Goal with its own reward."""

    id: str
    reward: Effect

    def needs(self) -> list[AtLeast]:
        """What must hold to complete it."""
        return GOAL_NEEDS[GOALS.index(self.id)]


PRIVATE_GOALS: Final = [
    PrivateGoal("four_blueprints", Upgrade(2, free=True)),
    PrivateGoal("three_advanced_buildings", GainAny(3)),
    PrivateGoal("three_mines", Gain(mineral=3)),
    PrivateGoal("three_discoveries", Move(rover=5, crystals=True, tech=True)),
    PrivateGoal("marker_in_large_complex", Gain(colonist=2)),
    PrivateGoal("four_of_one_resource", TakeCard(scientists=False, free=True)),
    PrivateGoal("three_shelters", Gain(colonist=2)),
    PrivateGoal("third_colony_level", Move(rover=5, crystals=True, tech=True)),
    PrivateGoal("seven_colonists", WelcomeShip(free=True)),
    PrivateGoal("five_technologies", Retrieve(2)),
    PrivateGoal("three_ships", Travel(OTHER_SIDE)),
    PrivateGoal("two_research_tiles", TakeCard(contracts=False, free=True)),
    PrivateGoal("scientist_and_contract", TakeCard(scientists=False, free=True)),
    PrivateGoal("three_high_technologies", Gain(crystal=3)),
    PrivateGoal("three_progress_cubes", Retrieve(2)),
    PrivateGoal("two_complexes", Upgrade(2, free=True)),
]

GOAL_EFFECTS.extend([goal.reward for goal in PRIVATE_GOALS])

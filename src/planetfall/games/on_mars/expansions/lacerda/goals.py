"""The goals of the solo game.

Meeting every point of any one of them wins (OM-34.29), unless one was set as an option.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.games.on_mars.components.names import (
    CONTRACTS,
    GREENHOUSE,
    ORBIT,
    PLANT,
    SCIENTISTS,
)
from planetfall.games.on_mars.counts import (
    AdvancedBuildings,
    AtLeast,
    ColonyLevel,
    ContractsDone,
    GoalDone,
    HasScientist,
    HighestTech,
    LargestComplex,
    MinesHeld,
    OnSide,
    ResearchTiles,
    Shelters,
    Stored,
    TechLevel,
    delivery_contracts,
    upgrade_contracts,
)
from planetfall.games.on_mars.state import Colony

_GREENHOUSE_CONTRACT: Final = CONTRACTS.index("advanced_greenhouse")
_PLANT_CONTRACT: Final = CONTRACTS.index("plants_and_minerals")


@dataclass(frozen=True)
class SoloGoal:
    """A set of requirements and the lead over Lacerda that goes with it."""

    id: str
    needs: tuple[AtLeast, ...]
    lead: int
    """Points more than Lacerda."""


@dataclass(frozen=True)
class Lead:
    """A requirement: points more than Lacerda."""

    least: int


@dataclass(frozen=True)
class GoalPoint:
    """One point of a goal: what it asks for, and how much of it there is."""

    need: AtLeast | Lead
    count: int

    def is_met(self) -> bool:
        """Whether there is enough."""
        return self.count >= self.need.least


@dataclass(frozen=True)
class GoalProgress:
    """How far the player is with a goal; its last point is the lead over Lacerda."""

    id: str
    points: tuple[GoalPoint, ...]

    def met(self) -> int:
        """How many points are met."""
        return len([point for point in self.points if point.is_met()])

    def is_met(self) -> bool:
        """Whether all points are met."""
        return self.met() == len(self.points)


SOLO_GOALS: Final = [
    SoloGoal(
        "1",
        (
            AtLeast(ColonyLevel(), 3),
            AtLeast(ContractsDone(), 1),
            AtLeast(GoalDone(), 1),
            AtLeast(HighestTech(), 6),
        ),
        1,
    ),
    SoloGoal(
        "2",
        (
            AtLeast(ColonyLevel(), 3),
            AtLeast(upgrade_contracts(), 1),
            AtLeast(delivery_contracts(), 1),
            AtLeast(GoalDone(), 1),
            AtLeast(ResearchTiles(), 2),
            AtLeast(Shelters(), 4),
        ),
        10,
    ),
    SoloGoal(
        "3",
        (
            AtLeast(ColonyLevel(), 4),
            AtLeast(upgrade_contracts(), 1),
            AtLeast(delivery_contracts(), 1),
            AtLeast(GoalDone(), 1),
            AtLeast(MinesHeld(), 3),
            AtLeast(AdvancedBuildings(), 5),
        ),
        20,
    ),
    SoloGoal(
        "potato",
        (
            AtLeast(ColonyLevel(), 3),
            AtLeast(ContractsDone(_GREENHOUSE_CONTRACT, _GREENHOUSE_CONTRACT), 1),
            AtLeast(ContractsDone(_PLANT_CONTRACT, _PLANT_CONTRACT), 1),
            AtLeast(HasScientist(SCIENTISTS.index("biochemist")), 1),
            AtLeast(AdvancedBuildings(GREENHOUSE), 3),
            AtLeast(LargestComplex(GREENHOUSE), 5),
            AtLeast(Stored(PLANT), 5),
            AtLeast(ResearchTiles(), 2),
            AtLeast(TechLevel(GREENHOUSE), 6),
            AtLeast(OnSide(ORBIT), 1),
        ),
        30,
    ),
]


def goal_met(game: Colony, goal: SoloGoal, lead: int) -> bool:
    """Whether the player meets every point of a goal, with a given lead over Lacerda."""
    frame = Frame(Effect(), 0)
    return lead >= goal.lead and all(need.holds(game, frame) for need in goal.needs)


def winning_goals(wanted: str) -> list[SoloGoal]:
    """The goals that may win a game with this option `solo_goal`."""
    return [goal for goal in SOLO_GOALS if wanted in ("any", goal.id)]


def goals_met(game: Colony, lead: int) -> list[str]:
    """The goals whose every point is met, of those that may win this game."""
    goals = winning_goals(game.rules.options["solo_goal"])
    return [goal.id for goal in goals if goal_met(game, goal, lead)]


def goal_progress(game: Colony, goal: SoloGoal, lead: int) -> GoalProgress:
    """How far the player is with every point of a goal, with a given lead over Lacerda."""
    frame = Frame(Effect(), 0)
    points = [GoalPoint(need, need.count.value(game, frame)) for need in goal.needs]
    return GoalProgress(goal.id, (*points, GoalPoint(Lead(goal.lead), lead)))

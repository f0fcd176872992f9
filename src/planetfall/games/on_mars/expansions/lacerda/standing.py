"""How a solo game stands: both scores and the goals that may win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from planetfall.games import rules
from planetfall.games.on_mars.expansions.lacerda.goals import (
    GoalProgress,
    goal_progress,
    winning_goals,
)
from planetfall.games.on_mars.expansions.lacerda.state import SoloColony
from planetfall.games.on_mars.scoring import sheet


@dataclass(frozen=True)
class Standing:
    """The scores if the game ended now, and how far the player is with the goals."""

    own: int
    lacerda: int
    goals: tuple[GoalProgress, ...]
    over: bool

    def is_won(self) -> bool:
        """Whether a goal is met as things stand."""
        return any([goal.is_met() for goal in self.goals])


def standing(game: SoloColony) -> Standing:
    """How the solo game stands; what a viewer may know of the position is enough."""
    own, lacerda = (sheet(game, seat).total for seat in range(len(game.players)))
    goals = winning_goals(game.setting.options["solo_goal"])
    return Standing(
        own,
        lacerda,
        tuple([goal_progress(game, goal, own - lacerda) for goal in goals]),
        bool(game.over),
    )


def seen_position(data: dict[str, Any]) -> SoloColony | None:
    """A position with what a view's data shows of a solo game; nothing of a game of several."""
    if "lacerda" not in data["table"]:
        return None
    game = rules(data["game"], **data["options"]).blank(data["seats"])
    assert isinstance(game, SoloColony)
    game.load_fields(data["table"])
    for area, shown in zip(game.areas(), data["areas"], strict=True):
        area.load_fields(shown)
    return game

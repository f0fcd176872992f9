"""How a solo game stands, from a view alone: both scores and the goals that may win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from planetfall.core.scores import Sheet
from planetfall.games import rules
from planetfall.games.on_mars.expansions.lacerda.goals import (
    GoalProgress,
    goal_progress,
    winning_goals,
)
from planetfall.games.on_mars.scoring import sheet
from planetfall.games.on_mars.state import Colony


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


def is_solo(data: dict[str, Any]) -> bool:
    """Whether a view shows a game against Lacerda."""
    return "lacerda" in data["table"]


def seen_position(data: dict[str, Any]) -> Colony:
    """A position of a solo game with what the view shows and nothing else, to be counted."""
    game = rules(data["game"], **data["options"]).blank(data["seats"])
    assert isinstance(game, Colony)
    game.load_fields(data["table"])
    for area, shown in zip(game.areas(), data["areas"], strict=True):
        area.load_fields(shown)
    return game


def sheets(data: dict[str, Any]) -> list[Sheet]:
    """The score sheets of the player and of Lacerda if the game ended now."""
    game = seen_position(data)
    return [sheet(game, seat) for seat in range(len(game.players))]


def standing(data: dict[str, Any]) -> Standing:
    """How the solo game stands."""
    game = seen_position(data)
    own, lacerda = (sheet(game, seat).total for seat in range(len(game.players)))
    goals = winning_goals(data["options"]["solo_goal"])
    return Standing(
        own,
        lacerda,
        tuple([goal_progress(game, goal, own - lacerda) for goal in goals]),
        bool(game.over),
    )

"""Private Goals may be completed at any moment of the own turn, also between steps of an action.

Questions that stand between steps offer the goals that are met beside their own options; taking
one lays the question back and puts the completion on top of it.
"""

from __future__ import annotations

from planetfall.core.effect import Frame
from planetfall.games.on_mars.components.goal_needs import GOAL_NEEDS
from planetfall.games.on_mars.components.names import GOALS
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.vocabulary import GOAL


def is_met(game: Colony, frame: Frame, goal: int) -> bool:
    """Whether the requirement of a Private Goal is met for the frame's seat."""
    for need in GOAL_NEEDS[goal]:
        if not need.holds(game, frame):
            return False
    return True


def offer_goals(game: Colony, frame: Frame, options: list[int]) -> None:
    """Add the Private Goals that could be completed now to the options of a question."""
    if game.turn != frame.seat:
        return
    player = game.players[frame.seat]
    if player.goal or not player.goals:
        return
    for goal in player.goals:
        if is_met(game, frame, goal):
            options.append(GOAL + goal)


def takes_goal(game: Colony, frame: Frame, option: int) -> bool:
    """Carry out the choice of a goal: the question comes again after its reward."""
    if not GOAL <= option < GOAL + len(GOALS):
        return False
    game.push(frame)
    game.push(Frame(game.rules.effects["complete_goal"], frame.seat, 0, option - GOAL))
    return True

"""What may be done at any moment of the own turn, also between steps of an action.

That is completing a Private Goal, and what expansions add. Questions that stand between steps offer
it beside their own options; taking it lays the question back and puts the work on top of it.
"""

from __future__ import annotations

from planetfall.core.effect import Frame
from planetfall.games.on_mars.components.goal_needs import GOAL_NEEDS
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.vocabulary import GOAL


def is_met(game: Colony, frame: Frame, goal: int) -> bool:
    """Whether the requirement of a Private Goal is met for the frame's seat."""
    for need in GOAL_NEEDS[goal]:
        if not need.holds(game, frame):
            return False
    return True


def offer_interruptions(game: Colony, frame: Frame, options: list[int]) -> None:
    """Add to the options of a question what may be done before it is answered."""
    if game.turn != frame.seat:
        return
    for interruption in game.setting.interruptions:
        interruption.offer(game, frame, options)
    player = game.players[frame.seat]
    if player.goal or not player.goals:
        return
    for goal in player.goals:
        if is_met(game, frame, goal):
            options.append(GOAL[goal])


def takes_interruption(game: Colony, frame: Frame, option: int) -> bool:
    """Carry out the choice of an interruption: the question comes again after it."""
    if option in GOAL:
        game.push(frame)
        game.push(Frame(game.rules.effects["complete_goal"], frame.seat, 0, GOAL.index(option)))
        return True
    for interruption in game.setting.interruptions:
        if interruption.take(game, frame, option):
            return True
    return False

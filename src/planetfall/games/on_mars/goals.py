"""Completing Private Goals."""

from __future__ import annotations

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import without
from planetfall.core.reasons import POSSIBLE
from planetfall.core.vocabulary import CHOOSE
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.private_goals import COMMON_REWARD
from planetfall.games.on_mars.extension import GOAL_COMPLETED
from planetfall.games.on_mars.registry import GOAL_EFFECTS
from planetfall.games.on_mars.state import Colony


class CompleteGoal(Effect):
    """Lay the Private Goal `a` face up and take one of its rewards (OM-27.02).

    `b` is 1 once it lies face up. `choose:0` is the goal's own reward, `choose:1` the common one.
    """

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        goal = frame.a
        is_shown = frame.b
        player = game.players[frame.seat]
        if is_shown == 0:
            player.goals = without(player.goals, goal)
            player.goal = goal + 1
            game.note(log.GOAL_DONE, frame.seat, goal)
            game.setting.tell(game, GOAL_COMPLETED, frame.seat, goal)
            game.push(frame.step(goal, 1))
            return None
        options: list[int] = []
        if game.obstacle(Frame(GOAL_EFFECTS[goal], frame.seat)) == POSSIBLE:
            options.append(CHOOSE)
        if game.obstacle(Frame(COMMON_REWARD, frame.seat)) == POSSIBLE:
            options.append(CHOOSE + 1)
        return options or None

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        goal = frame.a
        effect = GOAL_EFFECTS[goal] if option == CHOOSE else COMMON_REWARD
        game.push(Frame(effect, frame.seat))


COMPLETE_GOAL = CompleteGoal()

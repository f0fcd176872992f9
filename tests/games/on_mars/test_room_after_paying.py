"""A building is offered only if its effect is possible after any way of paying for it."""

from __future__ import annotations

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import POSSIBLE
from planetfall.games import rules
from planetfall.games.on_mars.actions import obstacle_after
from planetfall.games.on_mars.components.names import CRYSTAL
from planetfall.games.on_mars.effects.warehouse import TakeWarehouse
from planetfall.games.on_mars.payment import purse, too_few_crystals
from planetfall.games.on_mars.state import Colony


def test_goals_that_pay_leave_no_room_in_the_depot() -> None:
    game = rules("on-mars").new(seats=2, seed=1)
    assert isinstance(game, Colony)
    player = game.players[0]
    column = game.setting.columns.index(CRYSTAL)
    game.warehouse = [2 if place == column else 0 for place in range(len(game.warehouse))]
    player.crystals, player.waiting = 1, player.depot_limit()
    assert obstacle_after(game, TakeWarehouse(), 0, 0, 1) != POSSIBLE
    assert obstacle_after(game, TakeWarehouse(), 0, 0, 2) != POSSIBLE
    assert player.crystals == 1


class Spend(Effect):
    """Something that costs one crystal."""

    def obstacle(self, game: Colony, frame: Frame) -> int:
        return too_few_crystals(game, frame.seat, 1)


def test_a_goal_pays_only_once() -> None:
    game = rules("on-mars").new(seats=2, seed=1)
    assert isinstance(game, Colony)
    player, game.turn = game.players[0], 0
    for crystals, goals, possible in ((0, [1], False), (0, [1, 2], True), (1, [1], True)):
        player.crystals, player.goals = crystals, goals
        assert purse(game, 0) >= 1
        assert (obstacle_after(game, Spend(), 0, 0, 1) == POSSIBLE) == possible
        assert (player.crystals, player.goals) == (crystals, goals)

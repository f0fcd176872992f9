"""A building is offered only if its effect is possible after any way of paying for it."""

from __future__ import annotations

from planetfall.core.reasons import POSSIBLE
from planetfall.games import rules
from planetfall.games.on_mars.actions import obstacle_after
from planetfall.games.on_mars.components.names import CRYSTAL
from planetfall.games.on_mars.effects.warehouse import TakeWarehouse
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

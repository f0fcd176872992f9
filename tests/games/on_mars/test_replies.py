"""The bots of the cooperative chapters keep their Private Goals and spend little unasked."""

from __future__ import annotations

from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars.components.names import MINERAL, PLANT
from planetfall.games.on_mars.expansions.alien.replies import modest_reply, worthy
from planetfall.games.on_mars.vocabulary import DISCARD, PAY
from tests.rulebook.on_mars_alien_invasion.blackout import Outages


def test_a_private_goal_is_given_up_only_where_nothing_else_is_possible() -> None:
    game = Outages(seats=2).turn(0)
    assert worthy(game, [DISCARD[0], DONE]) == [DONE]
    assert worthy(game, [DISCARD[0], DISCARD[1]]) == [DISCARD[0], DISCARD[1]]


def test_small_questions_are_answered_by_what_costs_least() -> None:
    assert modest_reply([PAY[PLANT], DONE]) == DONE
    assert modest_reply([PAY[MINERAL], PAY[PLANT]]) == PAY[PLANT]
    assert modest_reply([DISCARD[0], PAY[MINERAL], PAY[PLANT]]) == PAY[PLANT]
    assert modest_reply([PAY[MINERAL]]) == PAY[MINERAL]

"""The bots leave the Landing Pod where the Shuttle makes the same journey for free."""

from __future__ import annotations

from planetfall.games.on_mars.components.names import LANDING_POD, OBTAIN_BLUEPRINT, ORBIT
from planetfall.games.on_mars.journeys import without_pod
from planetfall.games.on_mars.vocabulary import MAIN
from tests.rulebook.on_mars_alien_invasion.blackout import Outages

POD = MAIN + LANDING_POD
CARD = MAIN + OBTAIN_BLUEPRINT


def test_the_pod_is_left_out_when_the_shuttle_leaves_orbit_in_this_round() -> None:
    game = Outages(seats=2).turn(0)
    game.shuttle_side, game.shuttle = ORBIT, 1
    assert without_pod(game, [POD, CARD]) == [CARD]
    assert without_pod(game, [POD]) == [POD]


def test_the_pod_stays_when_the_shuttle_is_away_or_not_ready() -> None:
    game = Outages(seats=2).turn(0)
    game.shuttle_side, game.shuttle = 1 - ORBIT, 1
    assert without_pod(game, [POD, CARD]) == [POD, CARD]
    game.shuttle_side, game.shuttle = ORBIT, 2
    assert without_pod(game, [POD, CARD]) == [POD, CARD]

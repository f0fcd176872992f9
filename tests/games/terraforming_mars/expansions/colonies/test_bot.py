"""What ships and stations of the Colonies expansion are worth to the greedy bot."""

from __future__ import annotations

from random import Random

import pytest

from planetfall import bots
from planetfall.games.terraforming_mars.bot import MarsJudge, generations_left
from planetfall.games.terraforming_mars.bot_cards import VERSUS
from planetfall.games.terraforming_mars.components.card import card_id
from planetfall.games.terraforming_mars.expansions.colonies.bot import colonies_worth
from planetfall.games.terraforming_mars.expansions.colonies.state import colonies_of
from planetfall.games.terraforming_mars.state import Mars
from tests.rulebook.terraforming_mars.help import Position
from tests.rulebook.terraforming_mars_colonies.help import Colonial


def first_choice(game: Mars) -> str:
    """What the greedy bot chooses for the first seat."""
    bot = bots.make("greedy", "terraforming-mars")
    return game.rules.key(bot.choose(game.view(0), Random(1)))


def worth(game: Mars, seat: int, left: int) -> int:
    """Ships and stations of a seat."""
    return colonies_worth(game, colonies_of(game), seat, left)


def test_a_second_ship_is_worth_more_the_longer_the_game_lasts() -> None:
    game = Colonial().fleet(0, 2).turn(0)
    worths = [worth(game, 0, left) - worth(game, 1, left) for left in (1, 5, 9)]
    assert worths[0] == 0
    assert 0 < worths[1] < worths[2]


def test_a_station_is_worth_its_commissions_to_come() -> None:
    game = Colonial().station(0, "luna").turn(0)
    assert worth(game, 0, 8) > worth(game, 1, 8)
    assert worth(game, 0, 1) == worth(game, 1, 1)


def test_a_station_whose_commission_cannot_be_stored_is_worth_nothing() -> None:
    at = Colonial(2, "titan", "io").holders(1, "titan_shuttles").station(0, "titan")
    game = at.turn(0)
    assert worth(game, 0, 8) == worth(game, 1, 8)
    at = Colonial(2, "titan", "io").holders(0, "titan_shuttles").station(0, "titan")
    game = at.turn(0)
    assert worth(game, 0, 8) > worth(game, 1, 8)


def test_the_judge_counts_ships_and_stations() -> None:
    judge = MarsJudge()
    bare = judge.evaluate(Colonial().turn(0), 0)
    assert judge.evaluate(Colonial().fleet(0, 2).turn(0), 0) > bare
    assert judge.evaluate(Colonial().station(0, "luna").turn(0), 0) > bare


def test_greedy_sends_its_ship_where_the_income_is_best() -> None:
    at = Colonial().marker("luna", 7).marker("io", 2).give(0, mc=12).empty_hand(0)
    game = at.hand(0, "birds").turn(0)
    assert first_choice(game) == "trade"
    game.choose(0, "trade")
    assert first_choice(game) == "colony:luna"


def test_greedy_pays_a_trade_with_energy_it_has_no_use_for() -> None:
    at = Colonial().marker("luna", 7).give(0, mc=12, energy=3)
    game = at.turn(0)
    game.choose(0, "trade")
    game.choose(0, "colony:luna")
    assert first_choice(game) == "fee:energy"


def test_greedy_builds_where_a_station_brings_most() -> None:
    game = Colonial().give(0, mc=17).turn(0)
    game.choose(0, "standard:build_colony")
    # Two steps of M€ production and M€ from every trade, or plants: not energy, not heat.
    assert first_choice(game) in ("colony:luna", "colony:ganymede", "colony:ceres")


@pytest.mark.parametrize("card", ["sky_docks", "space_port_colony", "mining_colony"])
def test_cards_with_ships_and_stations_promise_more_in_a_long_game(card: str) -> None:
    number = card_id(card)
    assert VERSUS.promise(number, 10) - VERSUS.promise(number, 2) > 100


def test_a_card_in_play_will_still_bring_what_its_action_brings() -> None:
    number = card_id("ai_central")
    worths = [VERSUS.standing(number, left) for left in (8, 3, 1)]
    assert worths[0] > worths[1] > worths[2] == 0


def test_two_players_reckon_with_a_longer_game_than_four() -> None:
    assert generations_left(Position(2).turn(0)) > generations_left(Position(4).turn(0))
    assert generations_left(Position(2).terraformed().turn(0)) == 1

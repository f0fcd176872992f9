"""Section 2: setup."""

from __future__ import annotations

import pytest

from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import BASE, CORPORATE_ERA
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import COLONIES
from planetfall.games.terraforming_mars.expansions.colonies.state import colonies_of
from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import can, choose, keys, rules, started
from tests.rulebook.terraforming_mars_colonies.help import (
    Colonial,
    home,
    marker,
    reason,
    ship,
    tiles,
    trade,
)


@rule("TMC-2.01")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_player_has_one_ship_at_home(seats: int) -> None:
    game = started(seats, colonies=True)
    assert [home(game, seat) for seat in range(seats)] == [1] * seats


@rule("TMC-2.02", "TMC-2.10")
def test_a_new_ship_is_at_home_at_once_and_can_be_used_in_that_generation() -> None:
    at = Colonial(2).ship(0, "luna").give(0, mc=18, energy=3)
    at.play(0, "earth_office", "sponsors").hand(0, "sky_docks")
    game = at.turn(0)
    assert reason(game, 0, "trade") == "no_ship"
    choose(game, 0, "play:sky_docks")
    assert home(game, 0) == 1
    trade(game, 0, "io", "energy")
    assert ship(game, "io") == ship(game, "luna") == 0


@rule("TMC-2.03")
@pytest.mark.parametrize(("seats", "count"), [(3, 5), (4, 6), (5, 7)])
def test_two_more_colonies_than_players_are_laid_out_at_random(seats: int, count: int) -> None:
    games = [started(seats, seed, colonies=True) for seed in range(12)]
    assert {len(tiles(game)) for game in games} == {count}
    assert len({tuple(tiles(game)) for game in games}) > 6
    assert {name for game in games for name in tiles(game)} >= {"callisto", "pluto", "titan"}


@rule("TMC-2.04")
def test_two_players_lay_out_five() -> None:
    assert {len(tiles(started(2, seed, colonies=True))) for seed in range(6)} == {5}


@rule("TMC-2.05")
def test_markers_lie_on_the_second_field_except_in_colonies_that_sleep() -> None:
    seen = set()
    for seed in range(12):
        game = started(5, seed, colonies=True)
        for name in tiles(game):
            asleep = name in ("titan", "enceladus", "miranda")
            assert marker(game, name) == (0 if asleep else 2)
            seen.add(name)
    assert len(seen) == 11


@rule("TMC-2.06")
def test_new_cards_and_corporations_are_shuffled_in() -> None:
    blank = rules(colonies=True).blank(3)
    assert len(blank.deck) == 208 + 49
    assert len(blank.corporation_pool) == 12 + 5
    assert len(rules(colonies=True, corporate_era=False).blank(3).deck) == 137 + 49
    dealt = set()
    for seed in range(12):
        for player in started(3, seed, colonies=True).players:
            dealt |= {CARDS[card].deck for card in player.corporations}
            assert len(player.corporations) == 2
    assert dealt == {BASE, CORPORATE_ERA, COLONIES}


@rule("TMC-2.07")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_in_the_variant_everybody_chooses_between_one_corporation_of_each_box(seats: int) -> None:
    for seed in range(5):
        game = started(seats, seed, colonies=True, corporation_of_each_box=True)
        for player in game.players:
            first, second = sorted(CARDS[card].deck == COLONIES for card in player.corporations)
            assert (first, second) == (False, True)


@rule("TMC-2.08")
def test_colonies_are_laid_out_before_anything_is_chosen() -> None:
    game = started(3, colonies=True)
    assert game.to_move() == (0, 1, 2)
    assert game.decision(0).kind == "ChooseCorporation"
    assert len(game.view(0).data()["table"]["extras"][0]["tiles"]) == 5


@rule("TMC-2.09")
def test_colonies_in_the_box_stay_there_unless_a_card_brings_one_in() -> None:
    game = Colonial(2, "luna", "io").give(0, mc=40).turn(0)
    choose(game, 0, "trade")
    assert keys(game, 0) == ["colony:io", "colony:luna"]
    assert reason(game, 0, "colony:callisto") == "not_laid_out"
    choose(game, 0, "colony:io")
    choose(game, 0, "standard:build_colony")
    assert not can(game, 0, "colony:callisto")
    aridor = Colonial(2, "luna", "io").corporation(0, "aridor").owes(0).turn(0)
    choose(aridor, 0, "act:aridor", "colony:callisto")
    assert tiles(aridor) == ["callisto", "io", "luna"]
    assert marker(aridor, "callisto") == 2
    assert colonies_of(aridor).tiles == sorted(colonies_of(aridor).tiles)

"""Section 8: the solo game."""

from __future__ import annotations

import pytest

from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import (
    can,
    choose,
    keys,
    production,
    rating,
    started,
    stock,
    why,
)
from tests.rulebook.terraforming_mars_colonies.help import (
    Colonial,
    founded,
    marker,
    next_generation,
    tiles,
)


@rule("TMC-8.01")
def test_the_solo_rules_of_the_base_game_hold() -> None:
    game = started(1, colonies=True)
    assert rating(game, 0) == 14
    assert game.city_hexes.bit_count() == game.greenery_hexes.bit_count() == 2
    turn = Colonial(1).give(0, mc=40).turn(0)
    assert why(turn, 0, "milestone:planner")[0] == "not_in_solo"


@rule("TMC-8.02", "TMC-8.04")
def test_money_production_starts_two_lower_before_the_corporations_change() -> None:
    assert started(1, colonies=True).players[0].production == [-2, 0, 0, 0, 0, 0]
    assert started(2, colonies=True).players[0].production == [0] * 6
    four = ("io", "luna", "ceres", "callisto")
    game = choose(founded("arklight", colonies=four), 0, "colony:luna")
    assert production(game, 0, "mc") == 0


@rule("TMC-8.03")
@pytest.mark.parametrize("seed", range(4))
def test_four_colonies_are_drawn_and_three_stay(seed: int) -> None:
    game = started(1, seed, colonies=True)
    drawn = tiles(game)
    assert len(drawn) == 4
    choose(game, 0, keys(game, 0)[0], "done")
    assert keys(game, 0) == [f"colony:{name}" for name in drawn]
    choose(game, 0, f"colony:{drawn[2]}")
    assert tiles(game) == [name for name in drawn if name != drawn[2]]
    assert marker(game, drawn[2]) == 0
    assert game.status() == []


@rule("TMC-8.05")
def test_colonies_are_chosen_together_with_corporation_and_projects() -> None:
    game = started(1, colonies=True)
    choose(game, 0, keys(game, 0)[0], "done")
    assert game.decision(0).kind == "DropColony"
    assert game.view(0).data()["at_once"]
    assert game.corporation(0) == 0
    choose(game, 0, keys(game, 0)[0])
    assert not game.view(0).data()["at_once"]
    assert game.corporation(0) > 0


@rule("TMC-8.06")
def test_a_solo_game_ends_after_its_fourteenth_generation_and_not_before() -> None:
    early = next_generation(Colonial(1).generation(12).terraformed().turn(0))
    assert early.generation == 13
    assert marker(early, "io") == 3
    game = Colonial(1).generation(14).turn(0)
    choose(game, 0, "pass")
    assert game.is_over()
    assert marker(game, "io") == 2


def test_the_colony_put_back_may_come_in_again_by_aridor() -> None:
    four = ("io", "luna", "ceres", "callisto")
    game = choose(founded("aridor", colonies=four), 0, "colony:luna")
    choose(game, 0, "act:aridor")
    assert can(game, 0, "colony:luna")
    assert not can(game, 0, "colony:io")
    choose(game, 0, "colony:luna")
    assert tiles(game) == ["callisto", "ceres", "io", "luna"]
    assert stock(game, 0, "mc") == 40

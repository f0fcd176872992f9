"""Sections 9 and 13: standard projects, converting plants and heat."""

from __future__ import annotations

import pytest

from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import (
    Position,
    can,
    choose,
    keys,
    owner_at,
    production,
    rating,
    stock,
    tile_at,
    why,
)

PROJECTS = ["sell_patents", "power_plant", "asteroid", "aquifer", "greenery", "city"]


@rule("TM-9.01")
def test_six_standard_projects_are_open_to_everybody() -> None:
    game = Position().give(0, mc=25).give(1, mc=25).turn(0)
    for seat in (0, 1):
        found = [key for key in keys(game, seat) if key.startswith("standard:")]
        assert sorted(found) == sorted(f"standard:{name}" for name in PROJECTS)
        if seat == 0:
            choose(game, 0, "pass")


@rule("TM-9.02")
def test_a_project_may_be_used_again_and_again() -> None:
    game = choose(Position().give(0, mc=44).passed(1).turn(0), 0, *["standard:power_plant"] * 4)
    assert production(game, 0, "energy") == 4


@rule("TM-9.03", "TM-9.12")
def test_patents_are_sold_for_one_each_any_number_at_once() -> None:
    at = Position().fill_hand(0, 3)
    names = [CARDS[number].name for number in at.game.players[0].hand]
    game = choose(at.turn(0), 0, "standard:sell_patents")
    assert "done" not in keys(game, 0)
    choose(game, 0, f"card:{names[0]}", f"card:{names[2]}", "done")
    assert stock(game, 0, "mc") == 2
    assert len(game.players[0].hand) == 2
    assert len(game.discard) == 2
    # It was one action.
    assert can(game, 0, "done")
    game = Position().give(0, mc=11).empty_hand(0).turn(0)
    assert why(game, 0, "standard:sell_patents")[0] == "no_cards"


@rule("TM-9.04")
def test_a_power_plant_costs_eleven() -> None:
    assert not can(Position().give(0, mc=10).turn(0), 0, "standard:power_plant")
    game = choose(Position().give(0, mc=11).turn(0), 0, "standard:power_plant")
    assert (stock(game, 0, "mc"), production(game, 0, "energy")) == (0, 1)


@rule("TM-9.05", "TM-9.09")
def test_an_asteroid_costs_fourteen() -> None:
    assert not can(Position().give(0, mc=13).turn(0), 0, "standard:asteroid")
    game = choose(Position().give(0, mc=14).turn(0), 0, "standard:asteroid")
    assert (stock(game, 0, "mc"), game.temperature, rating(game, 0)) == (0, 1, 21)


@rule("TM-9.06")
def test_an_aquifer_costs_eighteen() -> None:
    assert not can(Position().give(0, mc=17).turn(0), 0, "standard:aquifer")
    game = choose(Position().give(0, mc=18).turn(0), 0, "standard:aquifer", "hex:1-2")
    assert (stock(game, 0, "mc"), stock(game, 0, "steel"), rating(game, 0)) == (0, 2, 21)
    assert tile_at(game, "1-2") == "ocean"


@rule("TM-9.07")
def test_a_greenery_costs_twenty_three() -> None:
    assert not can(Position().give(0, mc=22).turn(0), 0, "standard:greenery")
    game = choose(Position().give(0, mc=23).turn(0), 0, "standard:greenery", "hex:4-2")
    assert (stock(game, 0, "mc"), stock(game, 0, "plant")) == (0, 1)
    assert (game.oxygen, rating(game, 0), owner_at(game, "4-2")) == (1, 21, 0)


@rule("TM-9.08", "TM-15.16")
def test_a_city_costs_twenty_five() -> None:
    assert not can(Position().give(0, mc=24).turn(0), 0, "standard:city")
    game = choose(Position().give(0, mc=25).turn(0), 0, "standard:city", "hex:4-2")
    assert (stock(game, 0, "mc"), stock(game, 0, "plant")) == (0, 1)
    assert (production(game, 0, "mc"), owner_at(game, "4-2")) == (1, 0)


@rule("TM-9.10")
def test_the_third_city_of_tharsis_republic_brings_its_benefits_again() -> None:
    at = Position(3).corporation(2, "tharsis_republic").city(2, "1-1", "7-1").give(2, mc=25)
    game = choose(at.turn(2), 2, "standard:city", "hex:7-5")
    assert (production(game, 2, "mc"), stock(game, 2, "mc")) == (2, 3)


@rule("TM-9.11")
def test_projects_take_money_only() -> None:
    game = Position().give(0, mc=10, steel=50, titanium=50).turn(0)
    assert why(game, 0, "standard:power_plant") == ("too_expensive", 0, 11, 10)


@rule("TM-9.13")
def test_greenery_and_city_need_a_legal_area() -> None:
    game = Position().full_land().give(0, mc=25).turn(0)
    assert why(game, 0, "standard:greenery")[0] == "no_space"
    assert why(game, 0, "standard:city")[0] == "no_space"


@rule("TM-9.14")
@pytest.mark.parametrize("project", ["asteroid", "aquifer"])
def test_a_project_may_be_bought_for_nothing_gained(project: str) -> None:
    game = choose(Position().terraformed().give(0, mc=18).turn(0), 0, f"standard:{project}")
    assert rating(game, 0) == 20
    assert stock(game, 0, "mc") in (0, 4)


@rule("TM-9.15")
def test_a_greenery_at_full_oxygen_gives_no_rating() -> None:
    at = Position().track(oxygen=14).give(0, mc=23)
    game = choose(at.turn(0), 0, "standard:greenery", "hex:3-3")
    assert (game.oxygen, rating(game, 0), owner_at(game, "3-3")) == (14, 20, 0)


@rule("TM-13.01")
def test_eight_plants_become_a_greenery() -> None:
    assert not can(Position().give(0, plant=7).turn(0), 0, "convert:plants")
    at = Position().give(0, plant=8).city(0, "3-3")
    game = choose(at.turn(0), 0, "convert:plants")
    assert "hex:7-3" not in keys(game, 0)
    choose(game, 0, "hex:3-4")
    assert (stock(game, 0, "plant"), game.oxygen, rating(game, 0)) == (0, 1, 21)


@rule("TM-13.02")
def test_a_greenery_between_two_own_cities_is_worth_three_points() -> None:
    at = Position(3).city(2, "4-4", "4-6").give(2, plant=8)
    game = choose(at.turn(2), 2, "convert:plants", "hex:4-5")
    assert stock(game, 2, "plant") == 2
    lines = dict(game.scores()[2].lines)
    assert lines["greeneries"] + lines["cities"] == 3


@rule("TM-13.03")
def test_eight_heat_become_a_step_of_temperature() -> None:
    assert not can(Position().give(0, heat=7).turn(0), 0, "convert:heat")
    game = choose(Position().give(0, heat=9).turn(0), 0, "convert:heat")
    assert (stock(game, 0, "heat"), game.temperature, rating(game, 0)) == (1, 1, 21)


@rule("TM-13.04", "TM-13.05")
def test_each_conversion_is_an_action_and_may_be_repeated() -> None:
    game = Position().give(0, heat=32).give(1, heat=8).turn(0)
    choose(game, 0, "convert:heat")
    assert game.temperature == 1
    choose(game, 0, "convert:heat")
    choose(game, 1, "pass")
    choose(game, 0, "convert:heat", "convert:heat")
    assert game.temperature == 4
    assert production(game, 0, "heat") == 1


@rule("TM-13.06")
def test_plants_need_a_legal_area() -> None:
    game = Position().full_land().give(0, plant=8).turn(0)
    assert why(game, 0, "convert:plants")[0] == "no_space"


@rule("TM-13.07")
def test_plants_may_be_converted_at_full_oxygen() -> None:
    at = Position().give(0, plant=8).track(oxygen=14)
    game = choose(at.turn(0), 0, "convert:plants", "hex:3-3")
    assert (game.oxygen, rating(game, 0), tile_at(game, "3-3")) == (14, 20, "greenery")


@rule("TM-13.08")
def test_heat_may_be_converted_at_full_warmth() -> None:
    game = choose(Position().give(0, heat=8).track(temperature=8).turn(0), 0, "convert:heat")
    assert (stock(game, 0, "heat"), rating(game, 0)) == (0, 20)


@rule("TM-13.09")
def test_a_bonus_cannot_pay_for_its_own_greenery() -> None:
    assert why(Position().give(0, plant=6).turn(0), 0, "convert:plants") == ("too_little", 3, 8, 6)

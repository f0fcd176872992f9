"""Section 12: actions of blue cards."""

from __future__ import annotations

from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import (
    Position,
    buy_nothing,
    can,
    choose,
    held,
    keys,
    production,
    rating,
    stock,
    why,
)


@rule("TM-12.01")
def test_blue_cards_and_one_corporation_have_actions() -> None:
    at = Position().play(0, "tardigrades", "mine").corporation(0, "unmi").give(0, mc=17)
    game = choose(at.turn(0), 0, "standard:asteroid")
    assert [key for key in keys(game, 0) if key.startswith("act:")] == [
        "act:unmi",
        "act:tardigrades",
    ]
    assert why(game, 0, "act:mine")[0] == "no_action"


@rule("TM-12.02", "TM-12.07", "TM-12.08")
def test_an_action_is_used_once_a_generation() -> None:
    at = Position().play(0, "livestock").passed(1)
    game = choose(at.turn(0), 0, "act:livestock")
    assert held(game, "livestock") == 1
    assert why(game, 0, "act:livestock")[0] == "used_already"
    choose(game, 0, "done", "pass")
    buy_nothing(game)
    choose(game, 1, "pass")
    assert can(game, 0, "act:livestock")


@rule("TM-12.03")
def test_what_stands_left_of_the_arrow_is_paid_first() -> None:
    assert why(Position().play(0, "ironworks").give(0, energy=3).turn(0), 0, "act:ironworks") == (
        "too_little",
        4,
        4,
        3,
    )
    game = choose(Position().play(0, "ironworks").give(0, energy=5).turn(0), 0, "act:ironworks")
    assert (stock(game, 0, "energy"), stock(game, 0, "steel"), game.oxygen) == (1, 1, 1)


@rule("TM-12.04", "TM-12.05")
def test_electro_catapult_takes_a_plant_or_a_steel_each_time() -> None:
    at = Position().play(0, "electro_catapult").give(0, plant=1, steel=1)
    game = choose(at.turn(0), 0, "act:electro_catapult")
    assert keys(game, 0) == ["choose:0", "choose:1"]
    choose(game, 0, "choose:1")
    assert (stock(game, 0, "plant"), stock(game, 0, "steel"), stock(game, 0, "mc")) == (1, 0, 7)
    at = Position().give(0, mc=17).hand(0, "electro_catapult").produce(0, energy=1)
    game = choose(at.turn(0), 0, "play:electro_catapult")
    assert production(game, 0, "energy") == 0


@rule("TM-12.06")
def test_of_two_actions_of_a_card_one_is_used() -> None:
    at = Position().play(0, "regolith_eaters").hold("regolith_eaters", 2)
    game = choose(at.turn(0), 0, "act:regolith_eaters")
    assert keys(game, 0) == ["choose:0", "choose:1"]
    choose(game, 0, "choose:0")
    assert (held(game, "regolith_eaters"), game.oxygen) == (0, 1)
    assert not can(game, 0, "act:regolith_eaters")


@rule("TM-12.09", "TM-12.10")
def test_a_lasting_effect_works_every_time_and_is_no_action() -> None:
    at = Position().play(0, "shuttles").give(0, mc=39).hand(0, "asteroid", "big_asteroid")
    game = at.turn(0)
    assert not can(game, 0, "act:shuttles")
    choose(game, 0, "play:asteroid", "play:big_asteroid", "titanium:0")
    assert stock(game, 0, "mc") == 39 - 12 - 25


@rule("TM-12.11", "TM-12.12")
def test_playing_a_blue_card_does_not_use_its_action_but_the_next_action_may() -> None:
    game = choose(Position().give(0, mc=4).hand(0, "tardigrades").turn(0), 0, "play:tardigrades")
    assert held(game, "tardigrades") == 0
    choose(game, 0, "act:tardigrades")
    assert held(game, "tardigrades") == 1


@rule("TM-12.13")
def test_the_price_must_be_paid_in_full_even_if_it_is_anybodys() -> None:
    game = Position().play(0, "ants").play(1, "tardigrades").turn(0)
    assert why(game, 0, "act:ants")[0] == "nothing_to_take"
    game = Position().play(0, "regolith_eaters").hold("regolith_eaters", 1).turn(0)
    choose(game, 0, "act:regolith_eaters")
    assert held(game, "regolith_eaters") == 2


@rule("TM-12.14")
def test_discounts_do_not_cheapen_actions() -> None:
    at = Position().play(0, "space_mirrors", "earth_catapult", "space_station").give(0, mc=6)
    assert why(at.turn(0), 0, "act:space_mirrors") == ("too_expensive", 0, 7, 6)


@rule("TM-12.15")
def test_an_action_without_result_may_still_be_used() -> None:
    at = Position().play(0, "water_splitting_plant").give(0, energy=3).track(oxygen=14)
    game = choose(at.turn(0), 0, "act:water_splitting_plant")
    assert (stock(game, 0, "energy"), rating(game, 0)) == (0, 20)
    game = choose(Position().play(0, "symbiotic_fungus").turn(0), 0, "act:symbiotic_fungus")
    assert not can(game, 0, "act:symbiotic_fungus")

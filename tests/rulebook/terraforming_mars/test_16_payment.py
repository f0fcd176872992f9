"""Section 16: payment and resources."""

from __future__ import annotations

from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import (
    Position,
    can,
    choose,
    held,
    keys,
    production,
    stock,
    why,
)


@rule("TM-16.01")
def test_playing_a_card_is_paid_apart_from_buying_it() -> None:
    game = choose(Position().give(0, mc=14).hand(0, "asteroid").turn(0), 0, "play:asteroid")
    assert stock(game, 0, "mc") == 0


@rule("TM-16.02")
def test_steel_is_worth_two_and_pays_for_buildings_only() -> None:
    game = choose(Position().give(0, steel=2).hand(0, "mine").turn(0), 0, "play:mine")
    assert stock(game, 0, "steel") == 0
    game = Position().give(0, steel=20).hand(0, "sponsors").turn(0)
    assert why(game, 0, "play:sponsors") == ("too_expensive", 0, 6, 0)
    assert not can(Position().give(0, steel=1, mc=1).hand(0, "mine").turn(0), 0, "play:mine")
    assert can(Position().give(0, steel=1, mc=2).hand(0, "mine").turn(0), 0, "play:mine")


@rule("TM-16.03")
def test_titanium_is_worth_three_and_pays_for_space_only() -> None:
    at = Position().give(0, titanium=5).hand(0, "vesta_shipyard")
    game = choose(at.turn(0), 0, "play:vesta_shipyard")
    assert stock(game, 0, "titanium") == 0
    assert not can(Position().give(0, titanium=9).hand(0, "mine").turn(0), 0, "play:mine")
    assert not can(Position().give(0, titanium=4).hand(0, "vesta_shipyard").turn(0), 0, PLAY_VESTA)


PLAY_VESTA = "play:vesta_shipyard"


@rule("TM-16.04")
def test_metal_and_money_are_combined_freely() -> None:
    at = Position().give(0, titanium=5, mc=15).hand(0, "vesta_shipyard")
    game = choose(at.turn(0), 0, PLAY_VESTA)
    assert keys(game, 0) == [f"titanium:{k}" for k in (5, 4, 3, 2, 1, 0)]
    choose(game, 0, "titanium:2")
    assert (stock(game, 0, "titanium"), stock(game, 0, "mc")) == (3, 6)


@rule("TM-16.05")
def test_overpaying_gives_no_change() -> None:
    game = choose(
        Position().give(0, steel=1).hand(0, "fueled_generators").turn(0),
        0,
        "play:fueled_generators",
    )
    assert (stock(game, 0, "steel"), stock(game, 0, "mc")) == (0, 0)


@rule("TM-16.06", "TM-16.13", "TM-17.32")
def test_discounts_add_up_before_payment() -> None:
    at = Position().play(0, "earth_catapult", "earth_office", "research_outpost")
    game = choose(at.hand(0, "acquired_company").give(0, mc=4).turn(0), 0, "play:acquired_company")
    assert stock(game, 0, "mc") == 0
    at = Position().play(0, "shuttles", "space_station").hand(0, "asteroid").give(0, mc=10)
    assert stock(choose(at.turn(0), 0, "play:asteroid"), 0, "mc") == 0


@rule("TM-16.07")
def test_a_larger_discount_is_lost() -> None:
    at = Position().play(0, "earth_catapult", "research_outpost").hand(0, "earth_office")
    game = choose(at.give(0, mc=5).turn(0), 0, "play:earth_office")
    assert stock(game, 0, "mc") == 5


@rule("TM-16.08")
def test_a_refund_comes_after_the_whole_price() -> None:
    at = Position().play(0, "standard_technology").give(0, mc=10)
    assert why(at.turn(0), 0, "standard:power_plant") == ("too_expensive", 0, 11, 10)
    at = Position().play(0, "standard_technology").give(0, mc=11)
    game = choose(at.turn(0), 0, "standard:power_plant")
    assert stock(game, 0, "mc") == 3


@rule("TM-16.09")
def test_plants_heat_and_energy_have_their_uses() -> None:
    game = Position().give(0, plant=8, heat=8, energy=8).turn(0)
    assert can(game, 0, "convert:plants")
    assert can(game, 0, "convert:heat")
    assert [key for key in keys(game, 0) if "energy" in key] == []
    game = Position().give(0, energy=3).production()
    assert stock(game, 0, "heat") == 3


@rule("TM-16.10", "TM-17.09")
def test_gains_come_from_the_supply_and_losses_go_back_to_it() -> None:
    at = Position().give(0, mc=4, plant=1).give(1, plant=5).hand(0, "moss").some_oceans(3)
    game = choose(at.turn(0), 0, "play:moss")
    assert (stock(game, 0, "plant"), stock(game, 1, "plant")) == (0, 5)
    assert production(game, 0, "plant") == 1
    at = Position().give(0, mc=5).give(1, steel=5).hand(0, "mineral_deposit")
    game = choose(at.turn(0), 0, "play:mineral_deposit")
    assert (stock(game, 0, "steel"), stock(game, 1, "steel")) == (5, 5)


@rule("TM-16.11", "TM-16.18")
def test_special_resources_lie_on_cards_that_hold_them() -> None:
    at = Position().give(0, mc=26).hand(0, "aerobraked_ammonia_asteroid").play(0, "fish", "ants")
    game = choose(at.turn(0), 0, "play:aerobraked_ammonia_asteroid")
    assert (held(game, "ants"), held(game, "fish")) == (2, 0)


@rule("TM-16.18")
def test_resources_on_cards_are_spent_by_their_card_only() -> None:
    at = Position().give(0, mc=2).play(0, "tardigrades", "fish").hold("tardigrades", 99)
    game = at.hold("fish", 99).hand(0, "mine").turn(0)
    found = ["act:tardigrades", "act:fish", "standard:sell_patents", "pass"]
    assert sorted(keys(game, 0)) == sorted(found)


@rule("TM-16.12")
def test_a_building_in_space_takes_both_metals() -> None:
    at = Position().give(0, steel=3, titanium=7).hand(0, "space_elevator")
    game = choose(at.turn(0), 0, "play:space_elevator")
    assert (stock(game, 0, "titanium"), stock(game, 0, "steel")) == (0, 0)


@rule("TM-16.14")
def test_a_trigger_for_a_tag_counts_every_tag() -> None:
    at = Position().play(0, "olympus_conference").give(0, mc=11).hand(0, "research")
    game = choose(at.turn(0), 0, "play:research")
    while game.decision(0).kind != "Turn":
        wanted = "choose:0" if can(game, 0, "choose:0") else "first:0"
        choose(game, 0, wanted)
    assert held(game, "olympus_conference") == 2
    # Media Group is worded for cards: an event with two tags counts once.
    at = Position().play(0, "media_group").give(0, mc=5).hand(0, "technology_demonstration")
    game = choose(at.turn(0), 0, "play:technology_demonstration")
    assert stock(game, 0, "mc") == 3


@rule("TM-16.15")
def test_no_superfluous_unit_is_taken() -> None:
    at = Position().give(0, titanium=9, mc=14).hand(0, "asteroid")
    game = choose(at.turn(0), 0, "play:asteroid")
    # Five titanium (15) is the most that pays 14; the sixth would be wholly superfluous.
    assert keys(game, 0) == [f"titanium:{k}" for k in (4, 3, 2, 1, 0, 5)]


@rule("TM-16.16", "TM-16.17")
def test_resources_of_one_effect_go_on_one_card_and_must_be_taken() -> None:
    at = Position().give(0, mc=23).hand(0, "imported_nitrogen").play(0, "ants", "tardigrades")
    game = choose(at.turn(0), 0, "play:imported_nitrogen")
    assert keys(game, 0) == ["card:ants", "card:tardigrades"]
    choose(game, 0, "card:ants")
    assert (held(game, "ants"), held(game, "tardigrades")) == (3, 0)

"""Sections 14 and 15: global parameters, tiles and placement."""

from __future__ import annotations

import pytest

from planetfall.games.terraforming_mars.components.board import BESIDE, HEX_NAMES, bits, hex_number
from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import (
    OCEAN_NAMES,
    Position,
    can,
    choose,
    hand,
    keys,
    owner_at,
    production,
    rating,
    started,
    stock,
    tile_at,
    why,
)


@rule("TM-14.01", "TM-14.02")
def test_whoever_raises_a_parameter_raises_the_own_rating_as_much() -> None:
    game = Position().give(0, mc=27).hand(0, "big_asteroid").turn(0)
    choose(game, 0, "play:big_asteroid")
    assert (game.temperature, rating(game, 0), rating(game, 1)) == (2, 22, 20)
    game = choose(Position().give(0, mc=18).turn(0), 0, "standard:aquifer", "hex:1-5")
    assert rating(game, 0) == 21
    game = choose(Position().give(0, mc=23).turn(0), 0, "standard:greenery", "hex:3-3")
    assert rating(game, 0) == 21


@rule("TM-14.03", "TM-14.06", "TM-14.07", "TM-14.17")
def test_oxygen_runs_to_fourteen_in_single_steps() -> None:
    assert started(2).oxygen == 0
    at = Position().give(0, mc=25).hand(0, "strip_mine").produce(0, energy=2).track(oxygen=13)
    game = choose(at.turn(0), 0, "play:strip_mine")
    assert (game.oxygen, rating(game, 0), production(game, 0, "steel")) == (14, 21, 2)


@rule("TM-14.04", "TM-14.06", "TM-14.17")
def test_temperature_runs_to_plus_eight_in_steps_of_two() -> None:
    game = choose(Position().give(0, mc=14).turn(0), 0, "standard:asteroid")
    assert game.temperature * 2 - 30 == -28
    at = Position().give(0, mc=31).hand(0, "deimos_down").track(temperature=6)
    game = choose(at.turn(0), 0, "play:deimos_down")
    assert (game.temperature * 2 - 30, rating(game, 0)) == (8, 21)


@rule("TM-14.05")
def test_nine_oceans_are_all() -> None:
    at = Position().some_oceans(8).give(0, mc=23).hand(0, "ice_asteroid")
    game = choose(at.turn(0), 0, "play:ice_asteroid", "hex:9-5")
    assert game.oceans_placed() == 9
    assert game.decision(0).kind == "Turn"


@rule("TM-14.08", "TM-14.10", "TM-14.14")
@pytest.mark.parametrize(("degrees", "heat"), [(-28, 0), (-26, 1), (-24, 0), (-22, 1), (-20, 0)])
def test_two_temperatures_give_heat_production(degrees: int, heat: int) -> None:
    at = Position().give(1, heat=8).track(temperature=degrees)
    game = choose(at.turn(1), 1, "convert:heat")
    assert production(game, 1, "heat") == heat
    assert production(game, 0, "heat") == 0


@rule("TM-14.10", "TM-14.14")
def test_no_other_temperature_gives_heat_production() -> None:
    found = []
    for degrees in range(-30, 8, 2):
        game = Position().give(0, heat=8).track(temperature=degrees).some_oceans(9).turn(0)
        if production(choose(game, 0, "convert:heat"), 0, "heat"):
            found.append(degrees + 2)
    assert found == [-24, -20]


@rule("TM-14.09")
def test_eight_per_cent_oxygen_warm_mars() -> None:
    at = Position().give(0, plant=8).track(oxygen=7)
    game = choose(at.turn(0), 0, "convert:plants", "hex:3-3")
    assert (game.oxygen, game.temperature, rating(game, 0)) == (8, 1, 22)


@rule("TM-14.11")
def test_zero_degrees_give_an_ocean() -> None:
    at = Position().give(0, heat=8).track(temperature=-2)
    game = choose(at.turn(0), 0, "convert:heat", "hex:1-2")
    assert (game.oceans_placed(), rating(game, 0), stock(game, 0, "steel")) == (1, 22, 2)


@rule("TM-14.12")
def test_the_rating_is_base_score_and_income() -> None:
    game = Position().rating(0, 27).production()
    assert stock(game, 0, "mc") == 27
    assert dict(game.scores()[0].lines)["rating"] == 27


@rule("TM-14.13", "TM-17.20")
def test_cards_may_raise_the_rating_alone() -> None:
    at = Position().give(0, mc=14).hand(0, "release_of_inert_gases")
    game = choose(at.turn(0), 0, "play:release_of_inert_gases")
    assert rating(game, 0) == 22
    assert (game.temperature, game.oxygen, game.oceans_placed()) == (0, 0, 0)


@rule("TM-14.15")
def test_a_bonus_is_gained_when_it_is_passed() -> None:
    at = Position().give(0, mc=31).hand(0, "deimos_down").track(temperature=-26)
    game = choose(at.turn(0), 0, "play:deimos_down")
    assert (game.temperature * 2 - 30, production(game, 0, "heat")) == (-20, 2)
    at = Position().give(0, mc=27).hand(0, "big_asteroid").track(temperature=-2)
    game = choose(at.turn(0), 0, "play:big_asteroid")
    assert game.decision(0).kind == "Place"


@rule("TM-14.16")
def test_bonuses_chain() -> None:
    at = Position().give(0, plant=8).track(oxygen=7, temperature=-2)
    game = choose(at.turn(0), 0, "convert:plants", "hex:3-3", "hex:1-2")
    assert (game.oxygen, game.temperature * 2 - 30, game.oceans_placed()) == (8, 0, 1)
    assert rating(game, 0) == 23
    assert stock(game, 0, "steel") == 2


@rule("TM-14.18")
def test_a_bonus_with_nothing_left_is_lost() -> None:
    at = Position().give(0, heat=8).track(temperature=-2).some_oceans(9)
    game = choose(at.turn(0), 0, "convert:heat")
    assert rating(game, 0) == 21
    at = Position().give(0, plant=8).track(temperature=8, oxygen=7)
    game = choose(at.turn(0), 0, "convert:plants", "hex:3-3")
    assert rating(game, 0) == 21


@rule("TM-15.01", "TM-15.02")
def test_a_city_of_a_card_follows_the_general_rules() -> None:
    at = Position().give(0, mc=16).hand(0, "cupola_city").produce(0, energy=1).city(1, "3-3")
    game = choose(at.claim(1, "9-1").turn(0), 0, "play:cupola_city")
    offered = keys(game, 0)
    for place in ("3-4", "3-3", "9-1", "5-3", *OCEAN_NAMES):
        assert f"hex:{place}" not in offered
    assert "hex:7-3" in offered


@rule("TM-15.04")
def test_a_printed_bonus_is_gained() -> None:
    game = choose(Position().give(0, mc=25).turn(0), 0, "standard:city", "hex:4-1")
    assert (stock(game, 0, "titanium"), stock(game, 0, "plant")) == (1, 1)
    game = choose(Position().give(0, mc=18).turn(0), 0, "standard:aquifer", "hex:2-6")
    assert len(hand(game, 0)) == 3


@rule("TM-15.05", "TM-15.06")
def test_every_tile_beside_oceans_earns_two_for_each() -> None:
    at = Position().give(0, mc=25).oceans("6-6", "6-7")
    game = choose(at.turn(0), 0, "standard:city", "hex:7-6")
    assert stock(game, 0, "mc") == 4
    game = choose(Position().give(0, mc=18).oceans("6-6").turn(0), 0, "standard:aquifer", "hex:6-7")
    assert stock(game, 0, "mc") == 2


@rule("TM-15.07")
def test_oceans_and_only_oceans_go_on_ocean_areas() -> None:
    game = Position().give(0, mc=25).turn(0)
    oceans = keys(choose(game.clone(), 0, "standard:aquifer"), 0)
    assert oceans == [f"hex:{place}" for place in OCEAN_NAMES]
    assert not set(oceans) & set(keys(choose(game, 0, "standard:city"), 0))


@rule("TM-15.08", "TM-15.09", "TM-17.23")
def test_an_ocean_gives_rating_and_belongs_to_nobody() -> None:
    game = choose(Position().give(0, mc=18).turn(0), 0, "standard:aquifer", "hex:1-5")
    assert rating(game, 0) == 21
    assert owner_at(game, "1-5") == -1


@rule("TM-15.10")
def test_noctis_phobos_and_ganymede_are_kept_for_their_cities() -> None:
    game = Position().give(0, mc=25, plant=8).turn(0)
    assert "hex:5-3" not in keys(choose(game.clone(), 0, "standard:city"), 0)
    assert "hex:5-3" not in keys(choose(game, 0, "convert:plants"), 0)
    at = Position().give(0, mc=25).hand(0, "phobos_space_haven")
    game = choose(at.turn(0), 0, "play:phobos_space_haven")
    assert game.moons == [0, -1]


@rule("TM-15.11")
def test_a_greenery_belongs_to_who_placed_it() -> None:
    game = choose(Position().give(1, mc=23).turn(1), 1, "standard:greenery", "hex:3-3")
    assert owner_at(game, "3-3") == 1


@rule("TM-15.12", "TM-15.22", "TM-15.23")
def test_a_greenery_goes_beside_an_own_tile_if_it_can() -> None:
    at = Position().give(0, plant=8).city(0, "3-3").city(1, "7-3")
    beside = [f"hex:{HEX_NAMES[place]}" for place in bits(BESIDE[hex_number("3-3")])]
    assert keys(choose(at.turn(0), 0, "convert:plants"), 0) == beside
    # A special tile is an own tile too.
    at = Position().give(0, plant=8).tile("nuclear_zone", "3-3", 0)
    assert keys(choose(at.turn(0), 0, "convert:plants"), 0) == beside
    # Off-planet cities, oceans and claims are no own tiles.
    at = Position().give(0, plant=8).city(0, "phobos").oceans("1-2").claim(0, "9-3")
    assert len(keys(choose(at.turn(0), 0, "convert:plants"), 0)) == 48
    at = Position().give(0, plant=8).city(0, "3-3").greenery(1, *[key[4:] for key in beside])
    assert "hex:9-3" in keys(choose(at.turn(0), 0, "convert:plants"), 0)


@rule("TM-15.13", "TM-15.26")
def test_a_greenery_raises_oxygen_by_one_step() -> None:
    at = Position().give(0, mc=12).hand(0, "mangrove").track(temperature=4)
    game = choose(at.turn(0), 0, "play:mangrove", "hex:1-5")
    assert (game.oxygen, rating(game, 0)) == (1, 21)


@rule("TM-15.14")
def test_no_city_beside_a_city() -> None:
    game = choose(Position().give(0, mc=25).city(1, "3-3").turn(0), 0, "standard:city")
    offered = {key[4:] for key in keys(game, 0)}
    assert not offered & {HEX_NAMES[place] for place in bits(BESIDE[hex_number("3-3")])}
    assert why(game, 0, "hex:3-4")[0] == "wrong_space"


@rule("TM-15.15")
def test_noctis_city_goes_beside_cities() -> None:
    at = Position().give(0, mc=18).hand(0, "noctis_city").produce(0, energy=1)
    game = choose(at.city(1, "5-2", "4-3").turn(0), 0, "play:noctis_city")
    assert (tile_at(game, "5-3"), owner_at(game, "5-3")) == ("city", 0)


@rule("TM-15.17")
def test_the_capital_obeys_city_rules_and_scores_oceans() -> None:
    at = Position().give(0, mc=26).hand(0, "capital").produce(0, energy=2).some_oceans(4)
    game = choose(at.city(1, "7-3").turn(0), 0, "play:capital")
    assert not can(game, 0, "hex:7-4")
    choose(game, 0, "hex:1-3")
    assert dict(game.scores()[0].lines)["cards"] == 2


@rule("TM-15.17")
def test_the_capital_is_a_city_to_others_and_counts_oceans_only() -> None:
    at = Position().play(0, "capital").tile("capital", "3-3", 0).city(1, "3-4").give(0, mc=25)
    game = at.greenery(1, "2-2").turn(0)
    lines = dict(game.scores()[0].lines)
    assert (lines["cards"], lines["cities"]) == (0, 1)
    assert not can(choose(game, 0, "standard:city"), 0, "hex:3-2")


@rule("TM-15.18", "TM-17.24")
def test_special_tiles_bring_bonuses_and_are_marked() -> None:
    at = Position().give(0, mc=10).hand(0, "nuclear_zone")
    game = choose(at.turn(0), 0, "play:nuclear_zone", "hex:9-2")
    assert (stock(game, 0, "steel"), owner_at(game, "9-2")) == (2, 0)
    assert tile_at(game, "9-2") == "special"
    at = Position().give(0, mc=18).hand(0, "lava_flows")
    game = choose(at.turn(0), 0, "play:lava_flows")
    assert keys(game, 0) == ["hex:2-2", "hex:3-1", "hex:4-1", "hex:5-1"]


@rule("TM-15.19", "TM-15.25")
def test_tiles_are_never_placed_on_tiles() -> None:
    at = Position().give(0, mc=25).greenery(1, "3-3").tile("nuclear_zone", "9-2", 1)
    game = choose(at.turn(0), 0, "standard:city")
    assert not can(game, 0, "hex:3-3")
    assert not can(game, 0, "hex:9-2")
    choose(game, 0, "hex:7-3")
    assert (tile_at(game, "3-3"), tile_at(game, "9-2")) == ("greenery", "special")


@rule("TM-15.20", "TM-15.21")
def test_neighbours_share_an_edge_and_moons_have_none() -> None:
    assert {HEX_NAMES[place] for place in bits(BESIDE[hex_number("5-5")])} == {
        "4-4",
        "4-5",
        "5-4",
        "5-6",
        "6-4",
        "6-5",
    }
    at = Position().give(0, mc=25).hand(0, "phobos_space_haven").some_oceans(9)
    assert stock(choose(at.turn(0), 0, "play:phobos_space_haven"), 0, "mc") == 0
    at = Position().city(0, "phobos").greenery(0, "1-1").terraformed()
    assert dict(at.end().scores()[0].lines)["cities"] == 0


@rule("TM-15.24")
def test_tiles_of_one_effect_come_one_after_another() -> None:
    at = Position().give(0, mc=23).hand(0, "ice_asteroid").play(0, "arctic_algae")
    game = choose(at.turn(0), 0, "play:ice_asteroid", "hex:6-6")
    # The first ocean has brought all it brings before the second is placed.
    assert (rating(game, 0), stock(game, 0, "plant"), stock(game, 0, "mc")) == (21, 3, 0)
    choose(game, 0, "hex:6-7")
    assert (rating(game, 0), stock(game, 0, "mc")) == (22, 2)


@rule("TM-15.27")
def test_a_claimed_area_is_for_its_owner_only() -> None:
    game = Position().give(0, mc=25).claim(1, "3-3").turn(0)
    assert "hex:3-3" not in keys(choose(game, 0, "standard:city"), 0)
    game = Position().give(0, mc=25).claim(0, "4-1").turn(0)
    assert stock(game, 0, "titanium") == 0
    assert "hex:3-3" in keys(choose(game, 0, "standard:city"), 0)
    assert "hex:4-1" in keys(game, 0)


@rule("TM-15.27")
def test_reserving_an_area_brings_no_bonus_and_no_tile() -> None:
    at = Position().give(0, mc=1).give(1, mc=25).hand(0, "land_claim")
    game = choose(at.turn(0), 0, "play:land_claim", "hex:4-2")
    assert (stock(game, 0, "plant"), tile_at(game, "4-2")) == (0, "none")
    choose(game, 0, "done")
    assert not can(choose(game, 1, "standard:city"), 1, "hex:4-2")

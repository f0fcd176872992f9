"""Section 8: playing a card from hand."""

from __future__ import annotations

import pytest

from planetfall.games.terraforming_mars.components.terms import ENERGY, OXYGEN, SCIENCE, TITANIUM
from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import (
    Position,
    can,
    choose,
    hand,
    held,
    in_play,
    keys,
    production,
    rating,
    stock,
    tile_at,
    why,
)


@rule("TM-8.01", "TM-8.17", "TM-8.18")
def test_a_card_is_paid_before_it_counts_as_played() -> None:
    at = Position().give(0, mc=20, steel=2).hand(0, "deep_well_heating")
    game = choose(at.turn(0), 0, "play:deep_well_heating")
    # Still paying: nothing has happened.
    assert keys(game, 0)[0].startswith("steel:")
    assert game.temperature == 0
    assert in_play(game, 0) == ["beginner"]
    choose(game, 0, "steel:2")
    assert stock(game, 0, "mc") == 11
    assert game.temperature == 1
    assert "deep_well_heating" in in_play(game, 0)


@rule("TM-8.18")
def test_a_card_can_affect_itself() -> None:
    # Ecological Zone hears plant and animal tags, its own two included.
    at = Position().give(0, mc=12).hand(0, "ecological_zone").greenery(0, "3-3")
    game = choose(at.turn(0), 0, "play:ecological_zone", "hex:3-4")
    assert held(game, "ecological_zone") == 2


@rule("TM-8.02", "TM-8.10")
def test_a_maximum_must_not_be_exceeded() -> None:
    game = Position().give(0, mc=20).hand(0, "colonizer_training_camp").track(oxygen=6).turn(0)
    assert why(game, 0, "play:colonizer_training_camp") == ("track_too_high", OXYGEN, 5, 6)
    game = Position().give(0, mc=20).hand(0, "colonizer_training_camp").track(oxygen=5).turn(0)
    assert can(game, 0, "play:colonizer_training_camp")


@rule("TM-8.09")
@pytest.mark.parametrize(("degrees", "possible"), [(-14, False), (-12, True), (-10, True)])
def test_a_minimum_must_be_reached(degrees: int, possible: bool) -> None:
    at = Position().give(0, mc=20).hand(0, "eos_chasma_national_park").track(temperature=degrees)
    assert can(at.turn(0), 0, "play:eos_chasma_national_park") == possible


@rule("TM-8.03", "TM-8.20")
def test_the_whole_effect_must_be_possible() -> None:
    game = Position().give(0, mc=30).hand(0, "underground_city").produce(0, energy=1).turn(0)
    assert why(game, 0, "play:underground_city") == ("production_too_low", ENERGY, 2, 1)
    game = Position().give(0, mc=30).hand(0, "underground_city").produce(0, energy=2).turn(0)
    choose(game, 0, "play:underground_city", "hex:3-3")
    assert production(game, 0, "energy") == 0
    assert production(game, 0, "steel") == 2


@rule("TM-8.04", "TM-8.07", "TM-8.08")
def test_asteroid_may_be_played_with_temperature_at_its_maximum() -> None:
    at = Position().give(0, mc=20, plant=2).hand(0, "asteroid").track(temperature=8)
    game = choose(at.turn(0), 0, "play:asteroid")
    assert rating(game, 0) == 20
    assert stock(game, 0, "titanium") == 2
    # Only the player has plants: all, some or none may go.
    assert keys(game, 0) == ["seat:0", "nobody"]
    choose(game, 0, "seat:0")
    assert keys(game, 0) == ["amount:2", "amount:1"]
    choose(game, 0, "amount:1")
    assert stock(game, 0, "plant") == 1


@rule("TM-8.05")
def test_a_card_may_be_played_though_its_resources_cannot_be_stored() -> None:
    at = Position().give(0, mc=30).hand(0, "imported_nitrogen")
    game = choose(at.turn(0), 0, "play:imported_nitrogen")
    assert stock(game, 0, "plant") == 4
    assert rating(game, 0) == 21


@rule("TM-8.06")
def test_removing_from_others_may_be_refused() -> None:
    at = Position().give(0, mc=20).give(1, plant=3).hand(0, "asteroid")
    game = choose(at.turn(0), 0, "play:asteroid", "nobody")
    assert stock(game, 1, "plant") == 3
    assert can(Position().give(0, mc=20).hand(0, "asteroid").turn(0), 0, "play:asteroid")


def test_a_removal_is_never_split_over_players() -> None:
    at = Position(3).give(0, mc=20).give(1, plant=1).give(2, plant=2).hand(0, "asteroid")
    game = choose(at.turn(0), 0, "play:asteroid", "seat:1")
    assert stock(game, 1, "plant") == 0
    assert stock(game, 2, "plant") == 2
    assert game.decision(0).kind == "Turn"


@rule("TM-8.11", "TM-17.05")
def test_requirements_may_ask_for_tags_and_the_corporation_counts() -> None:
    at = Position().give(0, mc=20).hand(0, "gene_repair").play(0, "research")
    assert why(at.turn(0), 0, "play:gene_repair") == ("too_few_tags", SCIENCE, 3, 2)
    at = Position().give(0, mc=20).hand(0, "gene_repair").play(0, "research")
    assert can(at.corporation(0, "inventrix").turn(0), 0, "play:gene_repair")


@rule("TM-8.12")
def test_an_action_does_not_need_the_requirement_of_its_card() -> None:
    at = Position().play(0, "extreme_cold_fungus").track(temperature=8)
    game = choose(at.turn(0), 0, "act:extreme_cold_fungus")
    assert stock(game, 0, "plant") == 1


@rule("TM-8.11", "TM-8.13", "TM-8.21")
def test_asteroid_mining_consortium_needs_own_titanium_production() -> None:
    at = Position().give(0, mc=20).produce(1, titanium=1).hand(0, "asteroid_mining_consortium")
    game = at.turn(0)
    key = "play:asteroid_mining_consortium"
    assert why(game, 0, key) == ("production_too_low", TITANIUM, 1, 0)
    at = Position().give(0, mc=20).produce(0, titanium=1).hand(0, "asteroid_mining_consortium")
    game = choose(at.turn(0), 0, key)
    # Nobody else has titanium production, so the own one ends unchanged.
    assert production(game, 0, "titanium") == 1
    at = Position().give(0, mc=20).produce(0, titanium=1).produce(1, titanium=1)
    game = choose(at.hand(0, "asteroid_mining_consortium").turn(0), 0, key, "seat:1")
    assert (production(game, 0, "titanium"), production(game, 1, "titanium")) == (2, 0)


@rule("TM-8.14", "TM-8.22")
def test_cupola_city_needs_little_oxygen_and_energy_production() -> None:
    def at(oxygen: int, energy: int) -> Position:
        position = Position().give(0, mc=20).hand(0, "cupola_city")
        return position.track(oxygen=oxygen).produce(0, energy=energy)

    assert not can(at(10, 1).turn(0), 0, "play:cupola_city")
    assert not can(at(9, 0).turn(0), 0, "play:cupola_city")
    game = choose(at(9, 1).turn(0), 0, "play:cupola_city", "hex:3-3")
    assert production(game, 0, "energy") == 0
    assert production(game, 0, "mc") == 3
    assert tile_at(game, "3-3") == "city"


@rule("TM-8.15")
@pytest.mark.parametrize(
    ("card", "oxygen", "resource"), [("livestock", 9, "plant"), ("shuttles", 5, "energy")]
)
def test_livestock_and_shuttles_need_oxygen_and_a_production(
    card: str, oxygen: int, resource: str
) -> None:
    def at(percent: int, produced: int) -> Position:
        position = Position().give(0, mc=20).hand(0, card)
        return position.track(oxygen=percent).produce(0, **{resource: produced})

    assert not can(at(oxygen - 1, 1).turn(0), 0, f"play:{card}")
    assert not can(at(oxygen, 0).turn(0), 0, f"play:{card}")
    game = choose(at(oxygen, 1).turn(0), 0, f"play:{card}")
    assert production(game, 0, resource) == 0
    assert production(game, 0, "mc") == 2


@rule("TM-8.16")
def test_asteroid_has_no_requirement() -> None:
    for degrees, oxygen in ((-30, 0), (8, 14)):
        at = Position().give(0, mc=14).hand(0, "asteroid")
        game = at.track(temperature=degrees, oxygen=oxygen).turn(0)
        assert can(game, 0, "play:asteroid")


@rule("TM-8.23", "TM-8.24", "TM-23.02")
def test_a_played_event_leaves_its_tags_behind() -> None:
    at = Position().give(0, mc=40).hand(0, "technology_demonstration", "search_for_life")
    game = choose(at.play(0, "research").turn(0), 0, "play:technology_demonstration")
    assert len(game.players[0].events) == 1
    assert "technology_demonstration" not in in_play(game, 0)
    assert game.kit(0).tags[SCIENCE] == 2


@rule("TM-8.25")
def test_a_discount_for_space_cards_applies_to_space_events() -> None:
    at = Position().give(0, mc=12).hand(0, "asteroid").play(0, "shuttles")
    game = choose(at.turn(0), 0, "play:asteroid")
    assert stock(game, 0, "mc") == 0


@rule("TM-8.26")
def test_tags_of_green_cards_stay_visible() -> None:
    at = Position().give(0, mc=20).hand(0, "trans_neptune_probe")
    game = choose(at.turn(0), 0, "play:trans_neptune_probe")
    assert in_play(game, 0)[-1] == "trans_neptune_probe"
    assert game.kit(0).tags[SCIENCE] == 1


@rule("TM-8.27")
def test_a_blue_card_works_for_the_rest_of_the_game() -> None:
    at = Position().give(0, mc=40).hand(0, "tardigrades").passed(1)
    game = choose(at.turn(0), 0, "play:tardigrades", "act:tardigrades", "pass")
    while game.at_once:
        choose(game, game.to_move()[0], "done")
    choose(game, 1, "pass")
    choose(game, 0, "act:tardigrades")
    assert held(game, "tardigrades") == 2


@rule("TM-8.28")
def test_own_tags_do_not_help_to_meet_the_own_requirement() -> None:
    at = Position().give(0, mc=20).hand(0, "gene_repair").play(0, "research")
    assert not can(at.turn(0), 0, "play:gene_repair")


@rule("TM-8.29")
def test_a_discount_does_not_apply_to_its_own_card() -> None:
    assert not can(
        Position().give(0, mc=22).hand(0, "earth_catapult").turn(0), 0, "play:earth_catapult"
    )
    game = Position().give(0, mc=23).hand(0, "earth_catapult").turn(0)
    choose(game, 0, "play:earth_catapult")
    assert stock(game, 0, "mc") == 0


@rule("TM-8.24", "TM-8.30")
def test_own_tags_count_in_the_own_effect_and_set_off_effects() -> None:
    at = Position().give(0, mc=20).hand(0, "power_grid").play(0, "power_plant")
    game = choose(at.turn(0), 0, "play:power_grid")
    assert production(game, 0, "energy") == 2
    at = Position().give(0, mc=20).hand(0, "virus").play(0, "decomposers")
    game = choose(at.turn(0), 0, "play:virus")
    if game.decision(0).kind == "Either":
        choose(game, 0, "choose:1")
    assert held(game, "decomposers") == 1


@rule("TM-8.31")
def test_a_card_without_room_for_its_tile_cannot_be_played() -> None:
    at = Position().give(0, mc=30).hand(0, "nuclear_zone").full_land()
    assert why(at.turn(0), 0, "play:nuclear_zone")[0] == "no_space"
    at = Position().give(0, mc=30).hand(0, "nuclear_zone").full_land("5-9")
    assert tile_at(choose(at.turn(0), 0, "play:nuclear_zone"), "5-9") == "special"


@rule("TM-8.32")
def test_of_several_oceans_only_those_left_are_placed() -> None:
    at = Position().give(0, mc=30).hand(0, "ice_asteroid").some_oceans(8)
    game = choose(at.turn(0), 0, "play:ice_asteroid", "hex:9-5")
    assert game.oceans_placed() == 9
    assert rating(game, 0) == 21
    assert game.decision(0).kind == "Turn"


@rule("TM-8.33")
def test_a_reduction_must_be_taken_in_full_from_one_player() -> None:
    at = Position(3).give(0, mc=20).hand(0, "heat_trappers").produce(1, heat=1).produce(2, heat=1)
    assert why(at.turn(0), 0, "play:heat_trappers")[0] == "no_victim"
    at = Position(3).give(0, mc=20).hand(0, "heat_trappers").produce(1, heat=1).produce(2, heat=2)
    game = choose(at.turn(0), 0, "play:heat_trappers")
    assert (production(game, 1, "heat"), production(game, 2, "heat")) == (1, 0)


@rule("TM-8.34")
def test_an_effect_may_make_another_one_of_the_card_possible() -> None:
    def at(income: int) -> Position:
        position = Position().give(0, mc=13).hand(0, "immigrant_city")
        return position.produce(0, mc=income, energy=1)

    # Its own city raises the production that it then lowers by 2.
    game = choose(at(-4).turn(0), 0, "play:immigrant_city", "hex:3-3")
    assert production(game, 0, "mc") == -5
    assert not can(at(-5).turn(0), 0, "play:immigrant_city")


@rule("TM-8.35")
def test_cards_in_hand_count_for_nothing() -> None:
    at = Position().give(0, mc=20).hand(0, "gene_repair", "research", "physics_complex")
    game = at.turn(0)
    assert why(game, 0, "play:gene_repair") == ("too_few_tags", SCIENCE, 3, 0)
    assert dict(game.scores()[0].lines)["cards"] == 0
    assert "research" in hand(game, 0)


@rule("TM-8.36")
@pytest.mark.parametrize(
    ("card", "resource"), [("energy_tapping", "energy"), ("power_supply_consortium", "energy")]
)
def test_raising_first_makes_oneself_a_possible_victim(card: str, resource: str) -> None:
    at = Position().give(0, mc=20).hand(0, card).play(0, "power_plant", "geothermal_power")
    game = choose(at.turn(0), 0, f"play:{card}")
    assert production(game, 0, resource) == 0


def test_hackers_may_hit_their_own_player_after_the_raise() -> None:
    at = Position().give(0, mc=20).hand(0, "hackers").produce(0, mc=-5, energy=1).produce(1, mc=-5)
    game = choose(at.turn(0), 0, "play:hackers")
    assert production(game, 0, "mc") == -5
    assert production(game, 0, "energy") == 0

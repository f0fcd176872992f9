"""Cards and situations that are easy to get wrong, each in a position of its own."""

from __future__ import annotations

import pytest

from planetfall.core.vocabulary import CHANCE
from planetfall.games.terraforming_mars.components.terms import PLANTS
from tests.rulebook.terraforming_mars.help import (
    OCEAN_NAMES,
    Position,
    buy_nothing,
    can,
    choose,
    hand,
    held,
    keys,
    owner_at,
    production,
    rating,
    revealed,
    stated,
    stock,
    tile_at,
    why,
)


def test_viral_enhancers_give_a_plant_or_feed_the_played_card_per_tag() -> None:
    at = Position().play(0, "viral_enhancers").give(0, mc=20).hand(0, "ants", "advanced_ecosystems")
    game = choose(at.track(oxygen=4).turn(0), 0, "play:ants")
    assert keys(game, 0) == ["choose:0", "choose:1"]
    choose(game, 0, "choose:1")
    assert held(game, "ants") == 1
    at = Position().play(0, "viral_enhancers", "heather", "fish", "worms").give(0, mc=20)
    game = choose(at.hand(0, "advanced_ecosystems").turn(0), 0, "play:advanced_ecosystems")
    assert stock(game, 0, "plant") == 3


def test_viral_enhancers_hear_their_own_tag() -> None:
    at = Position().give(0, mc=20).hand(0, "viral_enhancers")
    game = choose(at.turn(0), 0, "play:viral_enhancers")
    assert stock(game, 0, "plant") == 1


def test_robotic_workforce_copies_only_the_production_box() -> None:
    at = Position().give(0, mc=20).hand(0, "robotic_workforce").play(0, "strip_mine")
    game = at.produce(0, energy=2).turn(0)
    choose(game, 0, "play:robotic_workforce")
    assert production(game, 0, "energy") == 0
    assert production(game, 0, "steel") == 2
    assert production(game, 0, "titanium") == 1
    assert game.oxygen == 0


def test_robotic_workforce_copies_mining_guild_and_mining_rights() -> None:
    at = Position().give(0, mc=20).hand(0, "robotic_workforce").corporation(0, "mining_guild")
    game = at.play(0, "mining_rights").tile("mining_rights", "8-6", 0).turn(0)
    choose(game, 0, "play:robotic_workforce")
    assert sorted(keys(game, 0)) == ["card:mining_guild", "card:mining_rights"]
    other = choose(game.clone(), 0, "card:mining_rights")
    assert production(other, 0, "titanium") == 1
    choose(game, 0, "card:mining_guild")
    assert production(game, 0, "steel") == 1


def test_robotic_workforce_copies_no_neutral_city_bonus_and_needs_a_doable_box() -> None:
    at = Position(1).give(0, mc=20).hand(0, "robotic_workforce").corporation(0, "tharsis_republic")
    game = at.tile("city", "3-3").play(0, "food_factory").turn(0)
    assert why(game, 0, "play:robotic_workforce")[0] == "no_box"


def test_search_for_life_finds_microbe_tags_only() -> None:
    at = Position().play(0, "search_for_life").give(0, mc=5).stop_at_chance()
    game = choose(at.turn(0), 0, "act:search_for_life")
    assert game.to_move() == (CHANCE,)
    other = stated(game.clone(), "ants")
    assert held(other, "search_for_life") == 1
    assert dict(other.scores()[0].lines)["card_resources"] == 3
    stated(game, "asteroid")
    assert held(game, "search_for_life") == 0
    assert stock(game, 0, "mc") == 4


def test_land_claim_keeps_others_off() -> None:
    at = Position().give(0, mc=1).give(1, mc=25).hand(0, "land_claim")
    game = choose(at.turn(0), 0, "play:land_claim")
    assert "hex:5-3" not in keys(game, 0)
    assert "hex:1-2" not in keys(game, 0)
    choose(game, 0, "hex:3-3", "done")
    assert "hex:3-3" not in keys(choose(game, 1, "standard:city"), 1)
    assert tile_at(game, "3-3") == "none"


def test_the_owner_of_a_claim_may_build_there() -> None:
    at = Position().give(0, mc=25).claim(0, "3-3")
    game = choose(at.turn(0), 0, "standard:city", "hex:3-3")
    assert owner_at(game, "3-3") == 0
    assert game.players[0].claims == 0


def test_energy_tapping_hits_oneself_only_where_nobody_else_qualifies() -> None:
    at = Position().give(0, mc=5).hand(0, "energy_tapping").produce(1, energy=1)
    game = choose(at.turn(0), 0, "play:energy_tapping")
    assert keys(game, 0) == ["seat:1", "seat:0"]
    choose(game, 0, "seat:1")
    assert production(game, 0, "energy") == 1


def test_predators_and_ants_cannot_touch_protected_cards() -> None:
    at = (
        Position().play(0, "predators", "ants").play(1, "protected_habitats", "fish", "tardigrades")
    )
    game = at.hold("fish", 2).hold("tardigrades", 2).play(1, "pets").hold("pets", 2).turn(0)
    assert why(game, 0, "act:predators")[0] == "nothing_to_take"
    assert why(game, 0, "act:ants")[0] == "nothing_to_take"


def test_protected_habitats_do_not_bind_their_owner_but_pets_bind_all() -> None:
    at = Position().play(0, "predators", "protected_habitats", "fish", "pets")
    game = choose(at.hold("fish", 1).hold("pets", 1).turn(0), 0, "act:predators")
    assert held(game, "fish") == 0
    assert held(game, "predators") == 1
    assert held(game, "pets") == 1


def test_ants_take_a_microbe_of_anybody() -> None:
    at = Position().play(0, "ants").play(1, "tardigrades").hold("tardigrades", 3)
    game = choose(at.turn(0), 0, "act:ants")
    assert (held(game, "ants"), held(game, "tardigrades")) == (1, 2)


def test_predators_work_in_solo_against_the_virtual_opponent() -> None:
    game = Position(1).play(0, "predators").turn(0)
    choose(game, 0, "act:predators")
    assert held(game, "predators") == 1


def test_herbivores_start_with_an_animal_and_grow_with_own_greeneries() -> None:
    at = Position().give(0, mc=12, plant=8).give(1, mc=23).hand(0, "herbivores").produce(1, plant=1)
    game = choose(at.track(oxygen=8).turn(0), 0, "play:herbivores")
    assert held(game, "herbivores") == 1
    assert production(game, 1, "plant") == 0
    choose(game, 0, "convert:plants", "hex:3-3")
    assert held(game, "herbivores") == 2
    choose(game, 1, "standard:greenery", "hex:7-3")
    assert held(game, "herbivores") == 2


def test_ecological_zone_starts_with_two_animals_beside_any_greenery() -> None:
    at = Position().give(0, mc=12).hand(0, "ecological_zone").greenery(1, "3-3").greenery(0, "7-3")
    game = choose(at.turn(0), 0, "play:ecological_zone", "hex:3-4")
    assert held(game, "ecological_zone") == 2
    assert tile_at(game, "3-4") == "special"
    at = Position().give(0, mc=12).hand(0, "ecological_zone").greenery(1, "3-3")
    assert why(at.turn(0), 0, "play:ecological_zone")[0] == "too_few_tiles"


def test_the_capital_is_a_city_that_scores_oceans_too() -> None:
    at = Position().give(0, mc=26).hand(0, "capital").produce(0, energy=2)
    at.oceans("5-4", "5-5", "1-2", "1-4").greenery(1, "6-3").city(1, "3-2")
    game = at.turn(0)
    choose(game, 0, "play:capital")
    assert "hex:3-3" not in keys(game, 0)
    choose(game, 0, "hex:6-4")
    assert game.city_hexes.bit_count() == 2
    lines = dict(game.scores()[0].lines)
    assert lines["cities"] == 1
    assert lines["cards"] == 2


def test_the_capital_sets_off_what_waits_for_cities() -> None:
    at = Position().give(0, mc=26).hand(0, "capital").produce(0, energy=2).some_oceans(4)
    game = at.play(0, "rover_construction").corporation(0, "tharsis_republic").turn(0)
    choose(game, 0, "play:capital", "hex:7-3")
    assert stock(game, 0, "mc") == 5
    assert production(game, 0, "mc") == 6


def test_noctis_city_ignores_its_neighbours() -> None:
    at = Position().give(0, mc=18).hand(0, "noctis_city").produce(0, energy=1)
    game = choose(at.city(1, "5-2").turn(0), 0, "play:noctis_city")
    assert owner_at(game, "5-3") == 0
    assert stock(game, 0, "plant") == 2


def test_urbanized_area_needs_two_cities_beside_it() -> None:
    at = Position().give(0, mc=20).hand(0, "urbanized_area").produce(0, energy=1).city(1, "3-3")
    assert why(at.turn(0), 0, "play:urbanized_area")[0] == "no_space"


def test_research_outpost_stands_alone_and_cheapens_cards() -> None:
    at = Position().give(0, mc=27).hand(0, "research_outpost", "sponsors").greenery(1, "3-3")
    game = choose(at.turn(0), 0, "play:research_outpost")
    assert "hex:3-4" not in keys(game, 0)
    choose(game, 0, "hex:7-3", "play:sponsors")
    assert stock(game, 0, "mc") == 4


def test_mining_area_needs_an_own_tile_beside_a_metal() -> None:
    at = Position().give(0, mc=4).hand(0, "mining_area").city(0, "7-3").city(1, "2-1")
    assert why(at.turn(0), 0, "play:mining_area")[0] == "no_space"
    at = Position().give(0, mc=4).hand(0, "mining_area").city(0, "2-1")
    game = choose(at.turn(0), 0, "play:mining_area", "hex:1-1")
    assert production(game, 0, "steel") == 1
    assert stock(game, 0, "steel") == 2


def test_flooding_hits_only_owners_beside_the_ocean() -> None:
    at = Position(3).give(0, mc=7).give(1, mc=9).give(2, mc=9).hand(0, "flooding")
    game = choose(at.city(1, "2-2").turn(0), 0, "play:flooding", "hex:1-2")
    assert keys(game, 0) == ["seat:1", "nobody"]
    choose(game, 0, "seat:1", "amount:4")
    assert (stock(game, 1, "mc"), stock(game, 2, "mc")) == (5, 9)
    game = choose(
        Position(1).give(0, mc=7).hand(0, "flooding").turn(0), 0, "play:flooding", "hex:1-2"
    )
    assert rating(game, 0) == 15


def test_insulation_needs_at_least_one_heat_production() -> None:
    assert why(Position().give(0, mc=2).hand(0, "insulation").turn(0), 0, "play:insulation")[0] == (
        "production_too_low"
    )
    at = Position().give(0, mc=2).hand(0, "insulation").produce(0, heat=3)
    game = choose(at.turn(0), 0, "play:insulation")
    assert keys(game, 0) == ["amount:3", "amount:2", "amount:1"]
    choose(game, 0, "amount:2")
    assert (production(game, 0, "heat"), production(game, 0, "mc")) == (1, 2)


def test_insects_count_plant_tags() -> None:
    at = Position().give(0, mc=9).hand(0, "insects").play(0, "heather", "grass").track(oxygen=6)
    game = choose(at.turn(0), 0, "play:insects")
    assert production(game, 0, "plant") == 2


def test_media_group_pays_without_a_question_and_olympus_asks() -> None:
    at = Position().play(0, "media_group", "olympus_conference").hold("olympus_conference", 1)
    game = choose(at.give(0, mc=5).hand(0, "technology_demonstration").turn(0), 0, *DEMONSTRATE)
    assert stock(game, 0, "mc") == 3
    assert game.decision(0).kind == "Either"


DEMONSTRATE = ("play:technology_demonstration",)


def test_discounts_add_up_and_stop_at_zero() -> None:
    at = Position().play(0, "earth_catapult", "anti_gravity_technology", "research_outpost")
    game = at.give(0, mc=3).hand(0, "earth_office", "sponsors").turn(0)
    choose(game, 0, "play:earth_office")
    assert stock(game, 0, "mc") == 3
    choose(game, 0, "play:sponsors")
    assert stock(game, 0, "mc") == 3


def test_special_design_and_inventrix_add_up_for_the_next_card_only() -> None:
    at = (
        Position()
        .corporation(0, "inventrix")
        .give(0, mc=40)
        .hand(0, "special_design", "trees", "grass")
    )
    game = at.track(temperature=-12).turn(0)
    # Trees need -4 °C: four steps of slack bridge eight degrees.
    assert not can(game, 0, "play:trees")
    choose(game, 0, "play:special_design")
    assert can(game, 0, "play:trees")
    choose(game, 0, "play:trees")
    assert game.players[0].next_slack == 0


def test_a_special_design_is_used_up_by_any_next_card() -> None:
    at = Position().corporation(0, "inventrix").give(0, mc=40).passed(1)
    game = at.hand(0, "special_design", "trees", "sponsors").track(temperature=-12).turn(0)
    choose(game, 0, "play:special_design", "play:sponsors")
    assert not can(game, 0, "play:trees")


def test_indentured_workers_expire_with_the_generation() -> None:
    at = Position().hand(0, "indentured_workers").passed(1)
    game = choose(at.turn(0), 0, "play:indentured_workers")
    assert game.players[0].next_discount == 8
    buy_nothing(choose(choose(game, 0, "done"), 0, "pass"))
    assert game.players[0].next_discount == 0


def test_helion_pays_with_heat_but_keeps_what_the_card_takes() -> None:
    at = Position().corporation(0, "helion").give(0, mc=3, heat=20).hand(0, "grass")
    game = choose(at.track(temperature=8).turn(0), 0, "play:grass")
    assert keys(game, 0) == [f"heat:{k}" for k in range(8, 12)]
    choose(game, 0, "heat:8")
    assert (stock(game, 0, "mc"), stock(game, 0, "heat")) == (0, 12)
    at = Position().corporation(0, "helion").give(0, heat=5).hand(0, "local_heat_trapping")
    assert why(at.turn(0), 0, "play:local_heat_trapping") == ("too_expensive", 0, 1, 0)
    at = Position().corporation(0, "helion").give(0, heat=6).hand(0, "local_heat_trapping")
    game = choose(at.turn(0), 0, "play:local_heat_trapping")
    assert (stock(game, 0, "heat"), stock(game, 0, "plant")) == (0, 4)
    for heat, asked in ((5, False), (6, True)):
        # With a M€ beside it heat pays only where the card leaves some.
        at = Position().corporation(0, "helion").give(0, mc=1, heat=heat)
        game = choose(at.hand(0, "local_heat_trapping").turn(0), 0, "play:local_heat_trapping")
        assert (keys(game, 0) == ["heat:0", "heat:1"]) == asked


def test_helion_pays_research_and_standard_projects_with_heat() -> None:
    game = Position().corporation(0, "helion").give(0, heat=3).next_generation()
    choose(game, 0, keys(game, 0)[0])
    assert stock(game, 0, "heat") == 0
    game = Position().corporation(0, "helion").give(0, heat=11).turn(0)
    choose(game, 0, "standard:power_plant")
    assert production(game, 0, "energy") == 1


def test_credicor_is_refunded_for_expensive_cards_and_projects() -> None:
    at = Position().corporation(0, "credicor").give(0, mc=50).hand(0, "towing_a_comet")
    game = choose(at.turn(0), 0, "standard:city", "hex:3-3")
    assert stock(game, 0, "mc") == 29
    choose(game, 0, "play:towing_a_comet", "hex:1-2")
    assert stock(game, 0, "mc") == 29 - 23 + 4
    at = Position().corporation(0, "credicor").give(0, mc=18)
    game = choose(at.turn(0), 0, "standard:aquifer", "hex:1-5")
    assert stock(game, 0, "mc") == 0


def test_credicor_must_have_the_whole_price_first() -> None:
    game = Position().corporation(0, "credicor").give(0, mc=24).turn(0)
    assert why(game, 0, "standard:city")[:1] == ("too_expensive",)


def test_tharsis_republic_hears_the_neutral_cities_of_solo() -> None:
    game = revealed("tharsis_republic")
    assert game.city_hexes.bit_count() == 2
    assert production(game, 0, "mc") == 2


def test_united_nations_need_a_raised_rating() -> None:
    at = Position().corporation(0, "unmi").give(0, mc=17)
    game = at.turn(0)
    assert why(game, 0, "act:unmi")[0] == "rating_not_raised"
    choose(game, 0, "standard:asteroid", "act:unmi")
    assert rating(game, 0) == 22
    assert stock(game, 0, "mc") == 0


def test_the_rating_must_rise_in_the_same_generation() -> None:
    at = Position().corporation(0, "unmi").give(0, mc=14).passed(1)
    game = choose(at.turn(0), 0, "standard:asteroid", "done", "pass")
    buy_nothing(game)
    choose(game, 1, "pass")
    assert why(game, 0, "act:unmi")[0] == "rating_not_raised"


def test_with_all_oceans_placed_an_aquifer_is_void() -> None:
    game = Position().some_oceans(9).give(0, mc=18).turn(0)
    choose(game, 0, "standard:aquifer")
    assert rating(game, 0) == 20
    assert stock(game, 0, "mc") == 0


def test_on_a_full_map_nothing_more_is_built() -> None:
    game = Position().full_land().give(0, mc=40, plant=8).turn(0)
    for key in ("standard:city", "standard:greenery", "convert:plants"):
        assert why(game, 0, key)[0] == "no_space"
    assert can(game, 0, "standard:aquifer")


def test_passing_while_a_first_action_is_owed_keeps_it_owed() -> None:
    at = Position().corporation(0, "inventrix").owes(0).passed(1)
    game = buy_nothing(choose(at.turn(0), 0, "pass"))
    choose(game, 1, "pass")
    cards = len(hand(game, 0))
    choose(game, 0, "act:inventrix")
    assert len(hand(game, 0)) == cards + 3
    assert not can(game, 0, "act:inventrix")


def test_both_metals_pay_for_a_card_with_both_tags() -> None:
    at = Position().give(0, mc=5, steel=4, titanium=8).hand(0, "space_elevator")
    game = choose(at.turn(0), 0, "play:space_elevator")
    # 27 with 5 money and 8 worth of steel: at least 5 titanium; the ninth piece does not exist.
    assert keys(game, 0) == ["titanium:8", "titanium:7", "titanium:6", "titanium:5"]
    choose(game, 0, "titanium:6")
    assert keys(game, 0) == ["steel:4", "steel:3", "steel:2"]


def test_steel_pays_for_the_action_of_aquifer_pumping() -> None:
    at = Position().play(0, "aquifer_pumping").give(0, mc=1, steel=4)
    game = choose(at.turn(0), 0, "act:aquifer_pumping", "hex:1-5")
    assert stock(game, 0, "steel") == 0
    assert stock(game, 0, "mc") == 1


def test_the_last_oceans_always_find_room() -> None:
    at = Position().tile("mohole_area", OCEAN_NAMES[0], 0)
    at.greenery(0, OCEAN_NAMES[1], OCEAN_NAMES[2]).oceans(*OCEAN_NAMES[3:11]).give(0, mc=18)
    game = choose(at.turn(0), 0, "standard:aquifer")
    assert game.oceans_placed() == 9


def test_mars_university_needs_a_card_to_discard() -> None:
    at = (
        Position().empty_hand(0).play(0, "mars_university").hand(0, "search_for_life").give(0, mc=3)
    )
    game = choose(at.turn(0), 0, "play:search_for_life")
    assert hand(game, 0) == []


def test_protected_plants_cannot_be_removed_by_others() -> None:
    at = Position(3).play(1, "protected_habitats").give(1, plant=5).give(2, plant=5)
    game = choose(at.give(0, mc=14).hand(0, "asteroid").turn(0), 0, "play:asteroid")
    assert keys(game, 0) == ["seat:2", "nobody"]
    assert game.kit(1).protected >> PLANTS & 1


@pytest.mark.parametrize("card", ["inventors_guild", "business_network"])
def test_a_looked_at_card_is_bought_or_discarded(card: str) -> None:
    at = Position().play(0, card).give(0, mc=3).stop_at_chance()
    game = stated(choose(at.turn(0), 0, f"act:{card}"), "comet")
    assert keys(game, 0) == ["card:comet", "done"]
    other = choose(game.clone(), 0, "done")
    assert "comet" not in hand(other, 0)
    assert stock(other, 0, "mc") == 3
    choose(game, 0, "card:comet")
    assert "comet" in hand(game, 0)
    assert stock(game, 0, "mc") == 0


def test_a_card_is_looked_at_even_without_money_to_buy_it() -> None:
    at = Position().play(0, "inventors_guild").give(0, mc=2).stop_at_chance()
    game = stated(choose(at.turn(0), 0, "act:inventors_guild"), "comet")
    assert "comet" not in hand(game, 0)
    assert game.discard[-1:] == [10]

"""Section 21: the solo variant."""

from __future__ import annotations

import pytest

from planetfall.games.terraforming_mars.components.board import BESIDE, HEX_NAMES, bits, hex_number
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import BASE, CORPORATE_ERA
from planetfall.games.terraforming_mars.solo import city_place, greenery_place
from planetfall.games.terraforming_mars.state import Mars
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
    revealed,
    rules,
    started,
    stated,
    stock,
    tile_at,
    why,
)


def set_up(*cards: str) -> Mars:
    """A solo game whose first four cards are these."""
    game = rules().new(1, 1, stop_at_chance=True)
    assert isinstance(game, Mars)
    # The first player is no question with one seat, but a draw of luck like any other.
    game.apply(-1, game.legal(-1)[0])
    return stated(game, *cards)


def cities(game: Mars) -> list[str]:
    return [HEX_NAMES[place] for place in bits(game.city_hexes)]


def greeneries(game: Mars) -> list[str]:
    return [HEX_NAMES[place] for place in bits(game.greenery_hexes)]


@rule("TM-21.01")
def test_solo_is_played_with_the_corporate_era() -> None:
    game = rules(corporate_era=False).blank(1)
    assert {CARDS[number].deck for number in game.deck} == {BASE, CORPORATE_ERA}
    assert game.players[0].production == [0] * 6


@rule("TM-21.02", "TM-21.28", "TM-5.01")
def test_the_normal_rules_apply() -> None:
    game = started(1)
    assert len(game.players[0].corporations) == 2
    assert len(game.players[0].offer) == 10
    game = Position(1).give(0, mc=12).next_generation()
    assert len(game.players[0].offer) == 4


@rule("TM-21.03", "TM-21.04", "TM-21.05", "TM-21.06", "TM-21.17", "TM-21.19")
def test_card_costs_place_two_cities_and_two_greeneries() -> None:
    # Costs 3, 4, 2, 1: the third area from the top left, the fourth from the bottom right.
    game = set_up("search_for_life", "mine", "dust_seals", "virus")
    # From the top left: 1-1, 1-3, then 2-1 (1-2, 1-4, 1-5 are oceans).
    assert cities(game) == ["2-1", "9-1"]
    # Clockwise from the upper left of 2-1: 1-1, then 2-2; of 9-1: 8-1 first.
    assert greeneries(game) == ["2-2", "8-1"]


@rule("TM-21.06", "TM-21.19")
def test_around_a_city_the_count_goes_clockwise_from_the_upper_left() -> None:
    game = Position(1).tile("city", "7-3").game
    ring = [HEX_NAMES[greenery_place(game, hex_number("7-3"), cost)] for cost in range(1, 7)]
    assert ring == ["6-3", "6-4", "7-4", "8-3", "8-2", "7-2"]


@rule("TM-21.07")
def test_the_four_cards_are_discarded() -> None:
    game = set_up("search_for_life", "mine", "dust_seals", "virus")
    names = {CARDS[number].name for number in game.discard}
    assert names == {"search_for_life", "mine", "dust_seals", "virus"}


@rule("TM-21.08", "TM-21.22")
def test_neutral_tiles_belong_to_nobody_and_raise_nothing() -> None:
    game = started(1)
    assert game.oxygen == 0
    assert game.players[0].tiles == 0
    assert rating(game, 0) == 14
    assert game.players[0].stock == [0] * 6


@rule("TM-21.09")
def test_tharsis_republic_gains_by_both_neutral_cities() -> None:
    assert production(revealed("tharsis_republic"), 0, "mc") == 2


@rule("TM-21.10")
def test_the_rating_starts_at_fourteen() -> None:
    assert rating(started(1), 0) == 14


@rule("TM-21.11")
def test_there_are_no_milestones_and_no_awards() -> None:
    game = Position(1).give(0, mc=30).rating(0, 40).turn(0)
    assert why(game, 0, "milestone:terraformer")[0] == "not_in_solo"
    assert why(game, 0, "award:banker")[0] == "not_in_solo"


@rule("TM-21.12")
def test_the_virtual_opponent_can_always_be_robbed() -> None:
    game = Position(1).give(0, mc=1).hand(0, "hired_raiders").turn(0)
    choose(game, 0, "play:hired_raiders", "choose:1", "seat:1")
    assert stock(game, 0, "mc") == 3
    game = choose(Position(1).play(0, "ants").turn(0), 0, "act:ants")
    assert held(game, "ants") == 1


@rule("TM-21.13")
def test_the_game_lasts_fourteen_generations_even_if_mars_is_finished() -> None:
    assert Position(1).terraformed().generation(13).end().generation == 14
    game = Position(1).generation(14).end()
    assert game.is_over()


@rule("TM-21.14", "TM-21.16", "TM-21.25")
def test_the_game_is_won_only_with_all_parameters_finished() -> None:
    game = Position(1).terraformed().generation(14).rating(0, 50).end()
    assert game.outcome().winners == (0,)
    assert game.outcome().totals == (50,)
    game = Position(1).terraformed().track(oxygen=13).generation(14).give(0, plant=8).end()
    choose(game, 0, "convert:plants", "hex:3-3")
    assert game.outcome().winners == ()
    assert game.outcome().reason == "not_terraformed"


@rule("TM-21.15", "TM-21.26")
def test_the_last_greeneries_raise_no_oxygen() -> None:
    at = Position(1).generation(14).give(0, plant=8).track(oxygen=5).rating(0, 14)
    game = choose(at.end(), 0, "convert:plants", "hex:3-3")
    assert tile_at(game, "3-3") == "greenery"
    assert (game.oxygen, rating(game, 0)) == (5, 14)


@rule("TM-21.18")
@pytest.mark.parametrize(("cost", "place"), [(0, "1-1"), (1, "1-1"), (2, "1-3")])
def test_counting_starts_at_one_and_a_cost_of_nothing_is_one(cost: int, place: str) -> None:
    game = Position(1).game
    assert HEX_NAMES[city_place(game, cost, backwards=False)] == place


@rule("TM-21.18")
def test_counting_starts_over_at_the_end() -> None:
    game = Position(1).tile("city", "2-1").game
    ring = [HEX_NAMES[greenery_place(game, hex_number("2-1"), cost)] for cost in range(1, 6)]
    assert ring == ["1-1", "2-2", "3-2", "3-1", "1-1"]


@rule("TM-21.20")
def test_oceans_noctis_and_occupied_areas_are_skipped() -> None:
    game = Position(1).game
    places = [HEX_NAMES[city_place(game, cost, backwards=False)] for cost in range(1, 49)]
    assert "5-3" not in places
    assert "1-2" not in places
    assert len(set(places)) == 48
    taken = Position(1).tile("greenery", "1-1").tile("city", "7-3").tile("greenery", "6-3").game
    assert HEX_NAMES[city_place(taken, 1, backwards=False)] == "1-3"
    assert HEX_NAMES[greenery_place(taken, hex_number("7-3"), 1)] == "6-4"


@rule("TM-21.21", "TM-21.23")
def test_the_second_city_is_not_placed_beside_the_first() -> None:
    game = Position(1).tile("city", "9-3").game
    places = {HEX_NAMES[city_place(game, cost, backwards=True)] for cost in range(1, 48)}
    assert not places & {"9-2", "9-4", "8-3", "8-4"}
    # Nor may the player build a city there, nor count neutral tiles as own ones.
    game = Position(1).tile("city", "9-3").tile("greenery", "8-3").give(0, mc=50).turn(0)
    options = keys(choose(game.clone(), 0, "standard:city"), 0)
    assert "hex:9-4" not in options
    assert "hex:1-1" in keys(choose(game, 0, "standard:greenery"), 0)


@rule("TM-21.24")
def test_a_neutral_greenery_counts_for_the_players_city() -> None:
    game = Position(1).tile("greenery", "3-3").city(0, "3-4").terraformed().generation(14).end()
    assert dict(game.scores()[0].lines)["cities"] == 1
    assert dict(game.scores()[0].lines)["greeneries"] == 0


@rule("TM-21.27")
def test_a_reduction_need_not_hit_the_player() -> None:
    game = (
        Position(1).give(0, mc=9).hand(0, "fish").track(temperature=2).produce(0, plant=1).turn(0)
    )
    choose(game, 0, "play:fish")
    assert keys(game, 0) == ["seat:1", "seat:0"]
    choose(game, 0, "seat:1")
    assert production(game, 0, "plant") == 1
    game = Position(1).give(0, mc=9).hand(0, "fish").track(temperature=2).turn(0)
    assert can(game, 0, "play:fish")


@rule("TM-21.29")
def test_a_neutral_city_needs_room_for_its_greenery() -> None:
    game = Position(1).full_land("5-9", "9-1", "8-1").game
    # 5-9 has no free land beside it, 9-1 has 8-1.
    places = {HEX_NAMES[city_place(game, cost, backwards=False)] for cost in range(1, 4)}
    assert places == {"8-1", "9-1"}
    game = Position(1).full_land("9-1").game
    assert greenery_place(game, hex_number("5-9"), 1) == -1
    assert BESIDE[hex_number("5-9")] & ~game.taken_hexes() > 0


@rule("TM-21.30", "TM-22.09")
def test_the_virtual_opponent_has_no_tags_and_there_is_no_draft() -> None:
    game = Position(1).give(0, mc=12).hand(0, "toll_station").turn(0)
    choose(game, 0, "play:toll_station")
    assert production(game, 0, "mc") == 0
    game = Position(1, draft=True).give(0, mc=12).next_generation()
    assert game.decision(0).kind == "BuyResearch"
    buy_nothing(game)

"""Section 2: setup."""

from __future__ import annotations

import pytest

from planetfall.core.errors import IllegalChoice
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import BASE, CORPORATE_ERA, MC
from planetfall.games.terraforming_mars.log import FOUNDED, GAINED
from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import (
    Position,
    buy_nothing,
    can,
    choose,
    founding,
    hand,
    in_play,
    keys,
    production,
    rating,
    revealed,
    rules,
    started,
    stock,
    stop,
    tile_at,
    why,
)


@rule("TM-2.01", "TM-2.02", "TM-2.03")
def test_tracks_start_at_their_lowest_and_the_map_is_empty() -> None:
    game = started(3)
    assert (game.temperature, game.oxygen, game.generation) == (0, 0, 1)
    assert game.taken_hexes() == 0
    assert (set(game.specials), game.moons) == ({-1}, [-1, -1])
    assert all(player.tiles == 0 and player.stock == [0] * 6 for player in game.players)


@rule("TM-2.01")
def test_nine_oceans_lie_ready() -> None:
    assert started(3).oceans_placed() == 0
    game = choose(Position().some_oceans(8).give(0, mc=18).turn(0), 0, "standard:aquifer")
    assert "hex:9-5" in keys(game, 0)


@rule("TM-2.04", "TM-20.01")
def test_corporate_era_cards_stay_in_the_box_in_the_standard_game() -> None:
    standard = rules(corporate_era=False).blank(2)
    assert {CARDS[number].deck for number in standard.deck} == {BASE}
    assert len(standard.deck) == 137
    era = rules(corporate_era=True).blank(2)
    assert {CARDS[number].deck for number in era.deck} == {BASE, CORPORATE_ERA}
    assert len(era.deck) == 208


@rule("TM-20.01")
def test_corporations_of_the_corporate_era_are_dealt_with_the_others() -> None:
    found = {
        CARDS[number].deck
        for seed in range(8)
        for player in started(5, seed).players
        for number in player.corporations
    }
    assert found == {BASE, CORPORATE_ERA}


@rule("TM-2.15", "TM-2.20")
def test_unchosen_corporations_go_back_to_the_box() -> None:
    game = started(2)
    dealt = [player.corporations.copy() for player in game.players]
    for seat in (0, 1):
        choose(game, seat, keys(game, seat)[0], "done")
    assert [CARDS[pair[0]].name for pair in dealt] == [in_play(game, seat)[0] for seat in (0, 1)]
    assert all(pair[1] in game.corporation_pool for pair in dealt)
    assert not any(pair[0] in game.corporation_pool for pair in dealt)
    assert len(game.corporation_pool) == 10


@rule("TM-2.05", "TM-2.15")
def test_unbought_cards_go_to_the_discard_pile_which_nobody_sees() -> None:
    game = buy_nothing(started(2))
    assert len(game.discard) == 20
    data = game.view(0).data()
    assert "discard" not in data["table"]
    assert data["discard_count"] == 20


@rule("TM-2.06")
def test_the_first_player_is_chosen_at_random() -> None:
    assert {started(3, seed).first for seed in range(20)} == {0, 1, 2}


@rule("TM-2.07")
def test_every_player_has_a_board_of_its_own() -> None:
    game = started(4)
    assert len(game.players) == 4
    game.players[0].stock[0] = 5
    assert [player.stock[0] for player in game.players] == [5, 0, 0, 0]


@rule("TM-2.08")
def test_every_production_starts_at_one_in_the_standard_game() -> None:
    for player in started(3, corporate_era=False).players:
        assert player.production == [1] * 6


@rule("TM-2.09")
def test_everybody_starts_with_rating_twenty() -> None:
    assert [player.rating for player in started(5).players] == [20] * 5


@rule("TM-2.10", "TM-2.27")
def test_a_beginner_has_forty_two_money_and_ten_cards_for_nothing() -> None:
    game = started(2, beginner=["0"])
    assert game.to_move() == (1,)
    # Being a beginner was settled before the deal: no corporation was dealt to this seat.
    assert [len(player.corporations) for player in game.players] == [0, 2]
    buy_nothing(game)
    assert in_play(game, 0) == ["beginner"]
    assert stock(game, 0, "mc") == 42
    assert len(hand(game, 0)) == 10


@rule("TM-2.11", "TM-2.12")
def test_others_are_dealt_two_corporations_and_ten_cards_to_look_at() -> None:
    names = {started(2, s, corporate_era=False).players[0].corporations[0] for s in range(30)}
    assert all(CARDS[number].deck == BASE for number in names)
    game = started(3, corporate_era=False)
    for player in game.players:
        assert len(player.corporations) == 2
        assert len(player.offer) == 10
        assert player.hand == []
    pool = rules(corporate_era=False).blank(2).corporation_pool
    assert len(pool) == 10


@rule("TM-2.13", "TM-2.24")
def test_all_choose_at_once_before_anything_is_revealed() -> None:
    game = started(3)
    assert game.to_move() == (0, 1, 2)
    before = game.view(1).data()
    choose(game, 0, keys(game, 0)[0])
    choose(game, 0, "done")
    assert game.view(1).data() == before
    assert in_play(game, 0) == []


@rule("TM-2.14", "TM-2.20", "TM-2.19")
def test_phobolog_buys_five_cards_for_fifteen() -> None:
    game = revealed("phobolog", "thorgate", "tharsis_republic", cards=5)
    assert in_play(game, 0) == ["phobolog"]
    assert stock(game, 0, "titanium") == 10
    assert stock(game, 0, "mc") == 8
    assert len(hand(game, 0)) == 5
    assert len(game.discard) == 25


@rule("TM-2.14")
def test_no_starting_card_need_be_bought() -> None:
    game = revealed("ecoline", "thorgate")
    assert (hand(game, 0), stock(game, 0, "mc")) == ([], 36)


@rule("TM-2.14", "TM-2.16", "TM-2.21")
def test_thorgate_keeps_all_ten_cards_and_adds_to_its_energy() -> None:
    game = revealed("thorgate", "ecoline", cards=10)
    assert stock(game, 0, "mc") == 18
    assert production(game, 0, "energy") == 2
    assert production(game, 0, "heat") == 1
    assert len(hand(game, 0)) == 10


@rule("TM-2.17", "TM-3.03")
def test_the_first_generation_has_no_player_order_and_no_research() -> None:
    game = buy_nothing(started(3))
    assert game.generation == 1
    assert not game.at_once
    assert game.to_move() == (game.first,)
    assert game.decision(game.first).kind == "Turn"


@rule("TM-2.18", "TM-2.22", "TM-2.28", "TM-2.29")
def test_tharsis_republic_places_its_city_before_anything_else() -> None:
    game = revealed("tharsis_republic", "ecoline", cards=4)
    assert stock(game, 0, "mc") == 28
    assert keys(game, 0) == ["act:tharsis_republic", "pass"]
    assert why(game, 0, "standard:power_plant")[0] == "first_action_owed"
    choose(game, 0, "act:tharsis_republic", "hex:4-2")
    assert tile_at(game, "4-2") == "city"
    assert stock(game, 0, "plant") == 1
    # One action is left in this turn, then the other player is asked.
    assert can(game, 0, "done")
    choose(game, 0, "standard:power_plant")
    assert game.to_move() == (1,)


@rule("TM-2.23")
def test_tharsis_republic_earns_by_every_city_on_mars_and_more_by_its_own() -> None:
    at = Position(2).corporation(0, "tharsis_republic").give(0, mc=25).give(1, mc=25)
    game = stop(choose(at.turn(0), 0, "standard:city", "hex:3-3"), 0)
    assert production(game, 0, "mc") == 2
    assert stock(game, 0, "mc") == 3
    choose(game, 1, "standard:city", "hex:7-3")
    assert production(game, 0, "mc") == 3
    assert stock(game, 0, "mc") == 3
    # A city off the planet is no city on the map, but one of its own.
    at = Position(2).corporation(0, "tharsis_republic").give(0, mc=25)
    game = choose(at.hand(0, "phobos_space_haven").turn(0), 0, "play:phobos_space_haven")
    assert (production(game, 0, "mc"), stock(game, 0, "mc")) == (0, 3)


@rule("TM-2.16", "TM-2.25")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (2, [2, 0, 1])])
def test_corporations_come_into_play_in_player_order(first: int, order: list[int]) -> None:
    game = founding("ecoline", "phobolog", "thorgate", first=first)
    game.events = []
    choose(game, 2, "done")
    assert [event[1] for event in game.events if event[0] == FOUNDED] == order


@rule("TM-2.25")
def test_a_purchase_is_paid_before_the_next_player_takes_anything() -> None:
    game = founding("ecoline", "phobolog", cards=4)
    game.events = []
    choose(game, 1, "done")
    paid = [(event[1], event[3]) for event in game.events if event[0] == GAINED and event[2] == MC]
    assert paid == [(0, 36), (0, -12), (1, 23)]


@rule("TM-2.32")
@pytest.mark.parametrize(("first", "incomes"), [(0, [2, 1]), (1, [1, 2])])
def test_a_corporation_hears_only_those_that_come_later(first: int, incomes: list[int]) -> None:
    # Two of the one base corporation that hears corporations, to see who hears whom.
    game = revealed("saturn_systems", "saturn_systems", era=True, first=first)
    assert [production(game, seat, "mc") for seat in (0, 1)] == incomes


@rule("TM-2.26")
def test_starting_cards_must_be_payable_with_the_corporations_money() -> None:
    game = founding("phobolog", "ecoline", cards=6)
    assert stock(choose(game.clone(), 1, "done"), 0, "mc") == 5
    with pytest.raises(IllegalChoice):
        founding("phobolog", "ecoline", cards=8)


@rule("TM-2.30")
def test_a_first_action_not_done_is_owed_in_the_next_generation() -> None:
    at = Position(2).corporation(0, "inventrix").owes(0).passed(1)
    game = choose(at.turn(0), 0, "pass")
    buy_nothing(game)
    assert game.generation == 3
    choose(game, 1, "pass")
    assert keys(game, 0) == ["act:inventrix", "pass"]


@rule("TM-2.31")
def test_an_impossible_first_action_is_skipped() -> None:
    at = Position(2).corporation(0, "tharsis_republic").owes(0).give(0, mc=11)
    game = at.tile("city", "7-3").full_land().turn(0)
    assert can(game, 0, "standard:power_plant")
    assert not can(game, 0, "act:tharsis_republic")


def test_ratings_are_not_touched_by_setup() -> None:
    game = buy_nothing(started(2))
    assert rating(game, 0) == rating(game, 1) == 20

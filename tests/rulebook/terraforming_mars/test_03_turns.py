"""Sections 3 to 6: generations, player order, research, the action phase."""

from __future__ import annotations

import pytest

from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.log import DREW
from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import (
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
    stock,
    stop,
    tile_at,
    why,
)


@rule("TM-3.01", "TM-3.02", "TM-4.01", "TM-4.02")
def test_a_generation_is_player_order_research_actions_production() -> None:
    at = Position(3).first(1).passed(0, 1, 2).rating(0, 25).produce(0, heat=2)
    game = at.production()
    # Production has been paid, the next generation has begun with the marker one to the left.
    assert stock(game, 0, "mc") == 25
    assert stock(game, 0, "heat") == 2
    assert game.generation == 3
    assert game.first == 2
    assert game.at_once
    assert game.decision(0).kind == "BuyResearch"
    buy_nothing(game)
    assert game.to_move() == (2,)
    assert game.decision(2).kind == "Turn"
    # Production comes only after the actions of this generation.
    assert stock(game, 0, "heat") == 2
    for seat in (2, 0, 1):
        choose(game, seat, "pass")
    assert stock(game, 0, "heat") == 4
    assert game.generation == 4


@rule("TM-3.04", "TM-8.19")
def test_the_active_player_orders_effects_that_come_together() -> None:
    at = Position(2).play(0, "olympus_conference", "mars_university").hold("olympus_conference", 1)
    game = at.hand(0, "gene_repair").play(0, "research", "physics_complex").give(0, mc=20).turn(0)
    choose(game, 0, "play:gene_repair")
    assert game.decision(0).kind == "Order"
    cards = len(hand(game, 0))
    other = game.clone()
    # Olympus Conference first: its card may be discarded for Mars University.
    choose(game, 0, "first:0", "choose:1")
    assert len(hand(game, 0)) == cards + 1
    assert held(game, "olympus_conference") == 0
    choose(other, 0, "first:1", "yes")
    assert len(hand(other, 0)) == cards
    assert held(other, "olympus_conference") == 1


@rule("TM-3.05", "TM-15.03")
def test_a_card_may_break_the_rules() -> None:
    at = Position(2).give(0, mc=30).produce(0, energy=1).hand(0, "urbanized_area")
    game = at.city(1, "3-3", "3-5").turn(0)
    # The only area beside two cities; an ordinary city could not go there.
    choose(game, 0, "play:urbanized_area")
    assert tile_at(game, "3-4") == "city"


@rule("TM-3.06")
def test_the_active_player_orders_effects_of_others_too() -> None:
    at = Position(2).play(1, "arctic_algae").give(0, mc=40).give(1, plant=0).hand(0, "comet")
    game = choose(at.turn(0), 0, "play:comet")
    assert game.to_move() == (0,)
    # The ocean first feeds the neighbour, whose plants are then removed.
    choose(game, 0, "first:1", "hex:1-2", "seat:1", "amount:2")
    assert stock(game, 1, "plant") == 0


@rule("TM-3.07")
def test_what_a_tile_sets_off_comes_after_the_tile() -> None:
    at = Position(2).give(0, mc=25).play(0, "rover_construction")
    game = choose(at.turn(0), 0, "standard:city")
    assert stock(game, 0, "mc") == 0
    choose(game, 0, "hex:3-3")
    assert stock(game, 0, "mc") == 2


@rule("TM-5.01", "TM-5.02", "TM-5.05")
def test_research_draws_four_and_sells_any_of_them_for_three() -> None:
    game = Position(3).give(1, mc=9).next_generation()
    assert [len(player.offer) for player in game.players] == [4, 4, 4]
    before = set(game.players[1].offer)
    for _ in range(3):
        choose(game, 1, keys(game, 1)[0])
    # A fourth card is too expensive, so the research of this seat is over.
    assert stock(game, 1, "mc") == 0
    assert len(before & set(game.players[1].hand)) == 3
    assert len(before & set(game.discard)) == 1


@rule("TM-5.03")
def test_cards_not_bought_are_discarded_unseen() -> None:
    game = Position(2).give(0, mc=12).give(1, mc=12).next_generation()
    shown = game.players[0].offer.copy()
    buy_nothing(game)
    assert game.discard[:] == sorted(game.discard)
    assert set(shown) <= set(game.discard)
    assert "discard" not in game.view(0).data()["table"]


@rule("TM-5.04")
def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    at = Position(2).give(0, mc=30).hand(0, "research").deck("mine")
    discarded = len(at.game.discard)
    game = choose(at.turn(0), 0, "play:research")
    assert "mine" in hand(game, 0)
    assert len(game.discard) == 0
    assert len(game.deck) == discarded - 1


@rule("TM-5.06", "TM-22.06", "TM-23.03")
def test_research_is_secret_and_at_once() -> None:
    game = Position(2).give(0, mc=12).give(1, mc=12).next_generation()
    assert game.to_move() == (0, 1)
    before = game.view(1).data()
    choose(game, 0, keys(game, 0)[0], "done")
    assert game.view(1).data() == before
    assert before["areas"][0]["offer_count"] == 4
    assert "offer" not in before["areas"][0]
    choose(game, 1, "done")
    assert game.view(1).data()["areas"][0]["hand_count"] == 2


@rule("TM-5.07")
def test_research_takes_money_only() -> None:
    game = Position(2).give(0, mc=2, steel=9, titanium=9).next_generation()
    # No card can be bought, so nothing is asked of this seat.
    assert keys(game, 0) == []


@rule("TM-5.08")
def test_the_deck_is_refilled_in_the_middle_of_research() -> None:
    game = (
        Position(2)
        .give(0, mc=12)
        .give(1, mc=12)
        .deck("mine", "comet", "asteroid")
        .next_generation()
    )
    assert [len(player.offer) for player in game.players] == [4, 4]
    dealt = {CARDS[number].name for player in game.players for number in player.offer}
    assert {"mine", "comet", "asteroid"} <= dealt


@rule("TM-5.08")
def test_research_deals_one_card_at_a_time_from_the_first_player() -> None:
    at = Position(3).first(0)
    at.game.events = []
    game = at.next_generation()
    assert game.events is not None
    assert [event[1] for event in game.events if event[0] == DREW] == [1, 2, 0] * 4


@rule("TM-5.09")
def test_where_cards_run_out_all_get_the_same_smaller_number() -> None:
    at = (
        Position(2).give(0, mc=12).give(1, mc=12).deck("mine", "comet", "asteroid", "trees", "fish")
    )
    game = at.write("table: discard=-").next_generation()
    assert [len(player.offer) for player in game.players] == [2, 2]


@rule("TM-5.10")
def test_a_draw_gives_what_is_left() -> None:
    at = Position(2).give(0, mc=30).hand(0, "research").deck("mine").write("table: discard=-")
    game = choose(at.turn(0), 0, "play:research")
    assert sorted(hand(game, 0)) == ["advanced_ecosystems", "mine"]


@rule("TM-6.01")
def test_turns_go_clockwise_from_the_first_player_again_and_again() -> None:
    at = Position(3).first(1).fill_hand(0, 3).fill_hand(1, 3).fill_hand(2, 3)
    game = buy_nothing(at.next_generation())
    assert game.first == 2
    seen = []
    for _ in range(6):
        seat = game.to_move()[0]
        seen.append(seat)
        choose(game, seat, "standard:sell_patents")
        choose(game, seat, keys(game, seat)[0])
        stop(game, seat)
        stop(game, seat)
    assert seen == [2, 0, 1, 2, 0, 1]


@rule("TM-6.02", "TM-6.12", "TM-6.13", "TM-6.08")
def test_a_turn_is_one_or_two_actions_or_a_pass() -> None:
    at = Position(3).fill_hand(0, 3)
    game = at.turn(0)
    assert can(game, 0, "pass")
    assert not can(game, 0, "done")
    choose(game, 0, "standard:sell_patents", keys_after_sale(at), "done")
    # Stopping is offered only after the first action, and is no pass.
    assert can(game, 0, "done")
    assert not can(game, 0, "pass")
    assert stock(game, 0, "mc") == 1
    choose(game, 0, "done")
    assert game.to_move() == (1,)
    choose(game, 1, "pass")
    choose(game, 2, "pass")
    assert game.to_move() == (0,)
    # Two actions are the most: a third one is not asked for.
    game = choose(Position(3).give(0, mc=44).turn(0), 0, *["standard:power_plant"] * 2)
    assert game.to_move() == (1,)


def keys_after_sale(at: Position) -> str:
    return f"card:{CARDS[at.game.players[0].hand[0]].name}"


ACTIONS = [
    "play:sponsors",
    "standard:power_plant",
    "milestone:terraformer",
    "award:banker",
    "act:tardigrades",
    "convert:plants",
    "convert:heat",
]


@rule("TM-6.03")
def test_a_turn_offers_the_seven_kinds_of_action() -> None:
    at = Position(2).give(0, mc=30, plant=8, heat=8).hand(0, "sponsors").play(0, "tardigrades")
    game = at.rating(0, 35).turn(0)
    for key in ACTIONS:
        assert can(game, 0, key)
    kinds = {key.partition(":")[0] for key in keys(game, 0)}
    assert kinds == {"play", "standard", "milestone", "award", "act", "convert", "pass"}


@rule("TM-6.04")
def test_both_actions_of_a_turn_may_be_the_same() -> None:
    game = Position(2).give(0, mc=22).turn(0)
    choose(game, 0, "standard:power_plant", "standard:power_plant")
    assert production(game, 0, "energy") == 2
    assert game.to_move() == (1,)


@rule("TM-6.05")
def test_who_can_do_nothing_passes() -> None:
    game = Position(2).empty_hand(0).turn(0)
    assert game.players[0].passed == 1
    assert game.to_move() == (1,)


@rule("TM-6.06", "TM-6.07", "TM-6.14")
def test_who_passed_is_out_and_the_last_one_goes_on() -> None:
    game = Position(2).give(1, mc=60).turn(0)
    choose(game, 0, "pass")
    for _ in range(2):
        assert game.to_move() == (1,)
        choose(game, 1, "standard:power_plant", "standard:power_plant")
    assert game.to_move() == (1,)
    choose(game, 1, "pass")
    assert game.generation == 3
    # In the next generation all act again.
    buy_nothing(game)
    assert game.to_move() == (1,)
    choose(game, 1, "pass")
    assert game.to_move() == (0,)


@rule("TM-6.09")
def test_tharsis_republic_builds_a_city_for_twenty_five() -> None:
    at = Position(3).corporation(2, "tharsis_republic").give(2, mc=25)
    game = choose(at.turn(2), 2, "standard:city", "hex:3-3")
    assert owner_at(game, "3-3") == 2
    assert production(game, 2, "mc") == 2
    assert stock(game, 2, "mc") == 3
    stop(game, 2)
    assert game.to_move() == (0,)


@rule("TM-6.10")
def test_phobolog_pays_asteroid_mining_with_eight_titanium() -> None:
    at = Position(3).corporation(0, "phobolog").give(0, titanium=10, mc=1)
    game = at.hand(0, "asteroid_mining", "vesta_shipyard").turn(0)
    choose(game, 0, "play:asteroid_mining")
    assert stock(game, 0, "titanium") == 2
    assert production(game, 0, "titanium") == 2
    assert stock(game, 0, "mc") == 1
    at = (
        Position(3).corporation(0, "phobolog").give(0, titanium=10, mc=2).hand(0, "asteroid_mining")
    )
    game = choose(at.turn(0), 0, "play:asteroid_mining")
    assert keys(game, 0) == ["titanium:7", "titanium:8"]


@rule("TM-6.11")
def test_thorgate_plays_geothermal_power_for_eight() -> None:
    at = Position(3).corporation(1, "thorgate").give(1, mc=8).hand(1, "geothermal_power")
    game = choose(at.turn(1), 1, "play:geothermal_power")
    assert stock(game, 1, "mc") == 0
    assert production(game, 1, "energy") == 2


@rule("TM-6.15")
def test_an_action_is_done_with_all_it_causes_before_the_next() -> None:
    at = Position(2).give(0, mc=28).track(oxygen=7, temperature=-2).city(0, "3-3")
    game = choose(at.turn(0), 0, "standard:greenery", "hex:3-4")
    # 8 % oxygen warmed Mars to 0 °C, which gives an ocean before anything else can be done.
    assert game.decision(0).kind == "Place"
    assert all(key.startswith("hex:") for key in keys(game, 0))
    choose(game, 0, "hex:1-2")
    assert rating(game, 0) == 23
    assert game.decision(0).kind == "Turn"


@pytest.mark.parametrize("key", ["standard:city", "milestone:mayor", "award:miner"])
def test_a_refused_choice_says_why(key: str) -> None:
    game = Position(2).turn(0)
    assert why(game, 0, key)[0] in ("too_expensive", "milestone_unmet")

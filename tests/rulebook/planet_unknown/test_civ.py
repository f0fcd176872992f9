"""Section 9: civilization cards."""

from __future__ import annotations

import random

from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS
from planetfall.games.planet_unknown.state import Unknown
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    choose,
    civ_picks,
    event,
    fresh,
    keys,
    placement,
    play_out,
    put,
    seat,
)

START = ("i2_civ_energy", 0, "1-6")
FIRST_RANK = ["rising_planet_award", "temp_agency", "dept_of_engineering"]


@rule("PU-9.01", "PU-9.02")
def test_a_milestone_shows_the_whole_deck_and_one_card_must_be_kept() -> None:
    game = civ_picks(seat(due=[1]), civ=[*FIRST_RANK, "wage_increase"])
    assert sorted(keys(game)) == sorted([f"civ:{card}" for card in FIRST_RANK])
    choose(game, "civ:rising_planet_award")
    player = game.players[0]
    assert len(player.civ_cards) == 1
    assert len(game.civ) == 3


@rule("PU-9.03", "PU-35.19", "PU-9.12")
def test_an_immediate_card_is_shown_and_done_at_once() -> None:
    game = civ_picks(seat(due=[1]), civ=FIRST_RANK)
    choose(game, "civ:temp_agency")
    assert keys(game) == [f"track:{t}" for t in ("civ", "water", "biomass", "rover", "tech")]
    assert game.view(1).data()["areas"][0]["civ_open"] == [0]


@rule("PU-9.04")
def test_an_end_game_card_is_kept_secret() -> None:
    game = civ_picks(seat(due=[1]), civ=FIRST_RANK)
    choose(game, "civ:rising_planet_award")
    area = game.view(1).data()["areas"][0]
    assert area["civ_open"] == []
    assert "civ_cards" not in area and area["civ_cards_count"] == 1
    assert game.view(0).data()["areas"][0]["civ_cards"] == [6]


@rule("PU-9.07", "PU-4.12")
def test_picks_wait_for_all_and_follow_turn_order_from_the_commander() -> None:
    waiting = [seat(due=[1]), seat(due=[1]), seat(due=[1])]
    game = civ_picks(*waiting, commander=1, civ=[*FIRST_RANK, "salvage_yard"])
    assert game.to_move() == (1,)
    choose(game, "civ:rising_planet_award", seat_number=1)
    assert game.to_move() == (2,)
    assert "civ:rising_planet_award" not in keys(game, 2)
    game = placement("i4_civ_energy", "i2_biomass_civ", seat(trackers={"civ": 2}, tiles=[START]))
    put(game, "inner", 0, "2-5")
    assert game.players[0].due == [1]
    assert game.to_move() == (1,)


@rule("PU-9.05")
def test_several_of_one_rank_pick_commander_first() -> None:
    game = civ_picks(seat(due=[1]), seat(due=[1]), commander=1, civ=["temp_agency", "salvage_yard"])
    assert game.to_move() == (1,)
    choose(game, "civ:temp_agency", "track:civ", "track:water", seat_number=1)
    # Seat 0 is left with the other card, which asks for a tile.
    assert keys(game, 0)[0].startswith("take:")


@rule("PU-9.06")
def test_an_empty_deck_gives_no_card() -> None:
    game = civ_picks(seat(due=[2]), civ=FIRST_RANK)
    assert game.players[0].civ_open == [] and game.players[0].civ_cards == []
    assert game.turn == 3


@rule("PU-9.08")
def test_a_milestone_reached_by_a_card_is_picked_in_the_same_slot() -> None:
    game = civ_picks(
        seat(due=[1], trackers={"civ": 5}),
        seat(due=[1]),
        civ=[*FIRST_RANK, "wage_increase", "first_planet_holiday"],
    )
    choose(game, "civ:temp_agency", "track:civ", "track:water")
    assert game.to_move() == (0,)
    assert sorted(keys(game)) == ["civ:first_planet_holiday", "civ:wage_increase"]


@rule("PU-9.09")
def test_a_milestone_reached_by_an_event_is_picked_before_tiles_are_chosen() -> None:
    game = event("civ_or_tech_up", seat(trackers={"civ": 2}), civ=FIRST_RANK)
    choose(game, "track:civ")
    choose(game, "track:tech", seat_number=1)
    assert game.to_move() == (0,)
    assert keys(game)[0].startswith("civ:")
    choose(game, "civ:rising_planet_award")
    assert keys(game) == ["take:outer", "take:inner"]


@rule("PU-9.10")
def test_without_modules_no_deck_runs_out() -> None:
    for seats in range(2, 7):
        game = fresh(seats, seats)
        while game.to_move():
            play_out(game)
            for rank in range(4):
                left = [card for card in game.civ if _rank(card) == rank + 1]
                assert left or not game.to_move()
        assert len(game.civ) >= 4


def _rank(card: int) -> int:
    return CIV_CARDS[card].rank


@rule("PU-9.11")
def test_only_the_picking_player_sees_the_deck() -> None:
    game = civ_picks(seat(due=[1]), civ=FIRST_RANK)
    assert sorted(game.view(0).data()["areas"][0]["offer"]) == [0, 3, 6]
    area = game.view(1).data()["areas"][0]
    assert "offer" not in area
    choose(game, "civ:rising_planet_award")
    assert game.civ == [0, 3]
    assert game.view(0).data()["looks"] == [[1, 1, 0, 3]]
    assert game.view(1).data()["looks"] == []


def test_what_was_seen_in_a_deck_stays_known() -> None:
    game = civ_picks(
        seat(due=[1]), seat(due=[1]), civ=["rising_planet_award", "meteorite_repo_1", "temp_agency"]
    )
    choose(game, "civ:rising_planet_award")
    choose(game, "civ:meteorite_repo_1", seat_number=1)
    for luck in range(20):
        # Of the two cards left, only one can be kept secret.
        assert _redealt(game, 0, luck).players[1].civ_cards == [28]
    held = {_redealt(game, 1, luck).players[0].civ_cards[0] for luck in range(60)}
    # Seat 1 never saw the card that seat 0 took before: any end-game card but its own.
    assert held == {5, 6, 32}


def _redealt(game: Unknown, viewer: int, luck: int) -> Unknown:
    other = game.view(viewer).determinize(random.Random(luck))
    assert isinstance(other, Unknown)
    return other

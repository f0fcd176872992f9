"""Section 1: components and limits."""

from __future__ import annotations

import pytest

from planetfall.core.errors import BadRequest
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import MC, NOTHING
from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import (
    Position,
    can,
    choose,
    held,
    keys,
    owner_at,
    production,
    rating,
    rules,
    started,
    stock,
    tile_at,
    why,
)


@rule("TM-1.01")
def test_two_to_five_play_the_standard_game_and_one_plays_solo() -> None:
    for seats in range(1, 6):
        game = started(seats)
        assert game.seats == seats
        assert game.is_solo() == (seats == 1)
    for seats in (0, 6):
        with pytest.raises(BadRequest):
            rules().new(seats, 1)


@rule("TM-1.02")
def test_six_resources_have_a_stock_and_a_production() -> None:
    at = Position().passed(0, 1)
    at.produce(0, mc=1, steel=2, titanium=3, plant=4, energy=5, heat=6).rating(0, 0)
    game = at.production()
    names = ["mc", "steel", "titanium", "plant", "energy", "heat"]
    assert [stock(game, 0, name) for name in names] == [1, 2, 3, 4, 5, 6]
    assert len(game.players[0].stock) == len(game.players[0].production) == 6


@rule("TM-1.03")
def test_cubes_are_only_quantities_and_are_changed_freely() -> None:
    game = Position().give(0, heat=13).turn(0)
    choose(game, 0, "convert:heat")
    assert stock(game, 0, "heat") == 5


@rule("TM-1.04")
def test_a_gain_is_never_limited_by_playing_pieces() -> None:
    game = Position().give(0, steel=500, mc=20).hand(0, "mineral_deposit").turn(0)
    choose(game, 0, "play:mineral_deposit")
    assert stock(game, 0, "steel") == 505


@rule("TM-1.05")
def test_only_cards_that_allow_it_hold_resources() -> None:
    at = Position().give(0, mc=40, steel=1, titanium=1).hand(0, "eos_chasma_national_park")
    # Neither Mine, which holds nothing, nor Tardigrades, which hold microbes, can take the animal.
    game = at.play(0, "mine", "fish", "tardigrades").track(temperature=-12).turn(0)
    choose(game, 0, "play:eos_chasma_national_park", "steel:0")
    assert (held(game, "fish"), held(game, "tardigrades")) == (1, 0)
    assert all(card.slot < 0 for card in CARDS if card.holds == NOTHING)


@rule("TM-1.06")
def test_markers_record_owner_used_action_milestone_and_award() -> None:
    at = Position().give(0, mc=60).rating(0, 35).play(0, "tardigrades")
    game = at.turn(0)
    choose(game, 0, "act:tardigrades", "milestone:terraformer")
    assert not can(game, 0, "act:tardigrades")
    assert game.milestones[0] == 0
    choose(game, 1, "pass")
    choose(game, 0, "award:banker", "standard:city", "hex:1-1")
    assert game.awards[1] == 0
    assert owner_at(game, "1-1") == 0


@rule("TM-1.07", "TM-1.08")
def test_production_may_rise_above_ten() -> None:
    game = Position().produce(0, heat=18).give(0, mc=11).hand(0, "ghg_factories").turn(0)
    assert why(game, 0, "play:ghg_factories")[0] == "production_too_low"
    game = Position().produce(0, heat=18, energy=1).give(0, mc=11).hand(0, "ghg_factories").turn(0)
    choose(game, 0, "play:ghg_factories")
    assert production(game, 0, "heat") == 22


@rule("TM-1.09")
@pytest.mark.parametrize(
    ("card", "resource", "least"),
    [("carbonate_processing", "energy", 1), ("food_factory", "plant", 1)],
)
def test_production_of_other_resources_never_falls_below_zero(
    card: str, resource: str, least: int
) -> None:
    at = Position().give(0, mc=30).hand(0, card).produce(0, **{resource: least - 1})
    assert why(at.turn(0), 0, f"play:{card}") == ("production_too_low", *_pack(resource, least))
    at = Position().give(0, mc=30).hand(0, card).produce(0, **{resource: least})
    game = choose(at.turn(0), 0, f"play:{card}")
    assert production(game, 0, resource) == 0


@rule("TM-1.09")
def test_nobody_is_lowered_below_zero_in_steel_titanium_or_heat() -> None:
    cards = [("great_escarpment_consortium", "steel"), ("asteroid_mining_consortium", "titanium")]
    for card, resource in cards:
        at = Position(3).give(0, mc=20).hand(0, card).produce(0, **{resource: 1})
        game = choose(at.turn(0), 0, f"play:{card}")
        assert [production(game, seat, resource) for seat in range(3)] == [1, 0, 0]
    game = Position(3).give(0, mc=20).hand(0, "cloud_seeding").some_oceans(3).turn(0)
    assert why(game, 0, "play:cloud_seeding")[0] == "no_victim"


def _pack(resource: str, least: int) -> tuple[int, int, int]:
    names = ["mc", "steel", "titanium", "plant", "energy", "heat"]
    return names.index(resource), least, least - 1


@rule("TM-1.10")
def test_income_falls_to_minus_five_and_no_further() -> None:
    game = Position().give(0, mc=30).hand(0, "nuclear_power").produce(0, mc=-3).turn(0)
    choose(game, 0, "play:nuclear_power")
    assert production(game, 0, "mc") == -5
    game = Position().give(0, mc=30).hand(0, "nuclear_power").produce(0, mc=-4).turn(0)
    assert why(game, 0, "play:nuclear_power") == ("production_too_low", MC, -3, -4)


@rule("TM-1.11")
def test_there_are_nine_oceans_and_none_lies_on_the_map_at_first() -> None:
    assert started(2).oceans_placed() == 0
    game = Position().some_oceans(8).give(0, mc=40).turn(0)
    choose(game, 0, "standard:aquifer", "hex:9-5")
    assert game.oceans_placed() == 9
    choose(game, 0, "standard:aquifer")
    assert game.oceans_placed() == 9
    assert rating(game, 0) == 21
    # No tenth was asked for: the turn is over.
    assert game.to_move() == (1,)


@rule("TM-1.12")
def test_a_hand_has_no_limit() -> None:
    at = Position().fill_hand(0, 60).give(0, mc=20).hand(0, "research")
    game = choose(at.turn(0), 0, "play:research")
    assert len(game.players[0].hand) == 63


@rule("TM-1.13")
def test_cities_and_greeneries_never_run_out() -> None:
    at = Position().full_land("5-8", "5-9").give(0, mc=50)
    game = choose(at.turn(0), 0, "standard:city", "hex:5-8", "standard:greenery")
    assert tile_at(game, "5-9") == "greenery"


@rule("TM-1.14")
def test_nothing_is_paid_or_removed_that_is_not_there() -> None:
    at = Position().give(0, mc=30).give(1, plant=2).hand(0, "asteroid")
    game = choose(at.turn(0), 0, "play:asteroid", "seat:1")
    assert "amount:3" not in keys(game, 0)
    choose(game, 0, "amount:2")
    assert stock(game, 1, "plant") == 0
    assert not can(Position().give(0, mc=13).hand(0, "asteroid").turn(0), 0, "play:asteroid")


@rule("TM-1.15")
def test_the_rating_has_no_upper_limit() -> None:
    game = Position().rating(0, 100).give(0, mc=14).turn(0)
    choose(game, 0, "standard:asteroid")
    assert rating(game, 0) == 101

"""Section 22: the events module."""

from __future__ import annotations

import pytest

from planetfall.core.errors import BadRequest
from planetfall.games.planet_unknown.components.cards.events import EVENT_CARDS
from planetfall.games.planet_unknown.components.events_data import EVENT_IDS, EVENTS
from planetfall.games.planet_unknown.state import Unknown
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    all_but,
    cell,
    choose,
    event,
    fresh,
    height,
    keys,
    placement,
    play_out,
    put,
    seat,
)

START = ("i2_civ_energy", 0, "1-6")


def test_event_cards_as_effects_agree_with_their_records() -> None:
    assert [card.id for card in EVENT_CARDS] == list(EVENT_IDS)
    assert [card.number for card in EVENT_CARDS] == list(range(1, 61))


@rule("PU-22.01", "PU-22.06", "PU-22.13")
def test_the_deck_has_twenty_cards_of_the_chosen_colours_at_random() -> None:
    decks = set()
    for seed in range(5):
        game = fresh(2, seed, events=["4", "6", "10"])
        colours = [EVENTS[k].colour for k in game.events_deck]
        assert [colours.count(k) for k in range(3)] == [4, 6, 10]
        decks.add(tuple(game.events_deck))
    assert len(decks) == 5
    with pytest.raises(BadRequest):
        fresh(2, 1, events=["4", "6", "9"])


@rule("PU-22.02", "PU-22.07", "PU-22.10")
def test_each_turn_one_event_is_revealed_after_the_rotation() -> None:
    game = fresh(2, 3, events=["on"])
    assert game.event == -1
    for turns in range(1, 4):
        assert len(game.events_deck) == 21 - turns
        choose(game, "rotate:0", seat_number=game.commander)
        assert game.event >= 0 and len(game.events_deck) == 20 - turns
        play_out(game)
        assert len(game.events_done) == turns


@rule("PU-22.04", "PU-22.05", "PU-35.18")
def test_solo_cards_are_removed_with_two_or_more_players() -> None:
    for seed in range(12):
        for card in fresh(2, seed, events=["16", "2", "2"]).events_deck:
            assert not EVENTS[card].solo_only
    drawn = set(fresh(1, 1, events=["20", "0", "0"]).events_deck)
    assert {EVENTS[card].id for card in drawn if EVENTS[card].solo_only} == {
        "extra_rover",
        "more_civ_cards",
        "extra_objective",
        "free_rotation",
    }


@rule("PU-22.03")
def test_the_module_is_optional_with_two_or_more() -> None:
    game = fresh(3)
    play_out(game)
    assert (game.event, game.events_done) == (-1, [])


@rule("PU-22.08")
def test_everybody_resolves_the_event_for_themselves() -> None:
    game = event("civ_or_tech_up", seat(), seat())
    assert game.to_move() == (0, 1)
    choose(game, "track:civ")
    choose(game, "track:tech", seat_number=1)
    assert (height(game, 0, "civ"), height(game, 0, "tech")) == (1, 0)
    assert (height(game, 1, "civ"), height(game, 1, "tech")) == (0, 1)


@rule("PU-22.09")
def test_an_event_that_would_end_the_game_is_ignored_by_that_player_only() -> None:
    # Two squares are left: a patch on either would leave no room for the domino.
    tight = seat(patches_at=all_but("1-6", "1-7"), lifepods_at=[])
    game = event("patch", tight, seat(), outer="i4_civ_energy", inner="i2_rover_tech")
    assert game.to_move() == (1,)
    assert len(game.players[0].board.patches) == 94
    choose(game, keys(game, 1)[0], seat_number=1)
    assert len(game.players[1].board.patches) == 1


@rule("PU-22.18")
def test_only_those_options_of_an_event_that_go_on_are_offered() -> None:
    tight = seat(patches_at=all_but("1-6", "1-7", "12-6"), lifepods_at=[])
    game = event("patch", tight, seat(), outer="i4_civ_energy", inner="i2_rover_tech")
    assert cell("12-6") in game.players[0].board.patches
    assert game.to_move() == (1,)


@rule("PU-22.14")
def test_a_restriction_ends_with_the_turn() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(tiles=[("o4_civ_energy", 0, "5-7")]),
        seat(tiles=[("o4_rover_tech", 0, "5-7")]),
        event="keep_off_edge_orange",
    )
    assert _edge_options(game_cells(game)) == []
    play_out(game)
    assert game.event == -1


def game_cells(game: Unknown) -> list[str]:
    """The anchors offered to seat 0 for the inner tile laid upright."""
    other = game.clone()
    choose(other, "take:inner", "turn:0")
    return keys(other)


def _edge_options(offered: list[str]) -> list[str]:
    edge = {"cell:1-6", "cell:1-7", "cell:11-6", "cell:11-7", "cell:2-5", "cell:2-4"}
    return sorted(edge & set(offered))


@rule("PU-22.15")
def test_a_restriction_binds_while_any_tile_fits_and_is_dropped_when_none_does() -> None:
    # Squares 1-6 and 1-7 lie on the edge; 6-7, 6-8 and 6-9 do not.
    roomy = seat(patches_at=all_but("1-6", "1-7", "6-7", "6-8"), lifepods_at=[])
    game = placement("i4_civ_energy", "i2_rover_tech", roomy, event="keep_off_edge_orange")
    put(game, "inner", 1, "6-7")
    assert game.players[0].board.anchors == [cell("6-7")]
    tight = seat(patches_at=all_but("1-6", "1-7"), lifepods_at=[])
    game = placement("i4_civ_energy", "i2_rover_tech", tight, event="keep_off_edge_orange")
    put(game, "inner", 1, "1-6")
    assert game.players[0].board.anchors == [cell("1-6")]
    assert game.players[0].stuck == 0


@rule("PU-22.16")
def test_the_mix_is_limited_by_the_cards_there_are() -> None:
    with pytest.raises(BadRequest):
        fresh(2, 1, events=["17", "3", "0"])
    with pytest.raises(BadRequest):
        fresh(2, 1, events=["0", "1", "19"])
    assert len(fresh(1, 1, events=["20", "0", "0"]).events_deck) == 20


@rule("PU-22.17")
def test_choices_are_made_at_once_and_shared_things_change_once() -> None:
    game = event("civ_or_tech_up", seat(), seat(), seat())
    assert game.to_move() == (0, 1, 2)
    game = event("fewer_civ_cards", seat(), seat(), seat())
    assert len(game.civ) == 36 - 4
    assert len(game.lost) == 4


@rule("PU-33.05")
def test_the_event_is_dropped_before_the_rule_of_the_planet() -> None:
    # On K-273 the edge squares 1-6 and 1-7 are ice: the planet's rule holds, the event's goes.
    tight = seat(planet="k_273", patches_at=all_but("1-6", "1-7", planet="k_273"), lifepods_at=[])
    game = placement("i4_civ_energy", "i2_rover_tech", tight, event="keep_off_ice_first")
    put(game, "inner", 1, "1-6")
    assert game.players[0].board.anchors == [cell("1-6")]

"""Section 25: Republic."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.games.planet_unknown.components.civ_data import CIV_IDS
from planetfall.games.planet_unknown.state import Unknown
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    TRACKS,
    Seat,
    cell,
    choose,
    civ_picks,
    ending,
    fresh,
    height,
    keys,
    let_others_play,
    placement,
    points,
    put,
    seat,
)

# Civilization (its building) on 1-6, energy on 2-6.
START = ("i2_civ_energy", 0, "1-6")


def republic(trackers: dict[str, int], **more: Any) -> Seat:
    """Republic with trackers by height and one tile."""
    more.setdefault("tiles", [START])
    return seat(corporation="republic", trackers=trackers, **more)


def heights(game: Unknown) -> list[int]:
    """Seat 0's trackers in the order of the tracks."""
    return [height(game, 0, track) for track in TRACKS]


def cards(game: Unknown) -> list[str]:
    """The cards left in the middle."""
    return [CIV_IDS[card] for card in game.civ]


@rule("PU-25.01", "PU-25.19")
@pytest.mark.parametrize(
    ("civ", "rank"), [(2, 1), (4, 2), (6, 2), (8, 3), (10, 3), (12, 4), (14, 4), (3, 0), (15, 0)]
)
def test_seven_civ_milestones_have_the_printed_ranks(civ: int, rank: int) -> None:
    game = placement("i4_civ_energy", "i2_biomass_civ", republic({"civ": civ - 1}))
    put(game, "inner", 0, "2-5")
    while keys(game):
        choose(game, keys(game)[0])
    assert game.players[0].due == ([rank] if rank else [])


@rule("PU-25.02")
def test_republic_has_one_rover() -> None:
    assert fresh(2, 1, corporations=["republic"]).players[0].rovers == 1


@rule("PU-25.03")
def test_a_civ_milestone_makes_another_tracker_go_down_without_benefit() -> None:
    game = placement("i4_rover_tech", "i2_biomass_civ", republic({"civ": 1, "water": 4, "tech": 1}))
    put(game, "inner", 0, "2-5")
    choose(game, "do:regress")
    # Any other track whose tracker can go down, never civilization.
    assert keys(game) == ["track:water", "track:tech"]
    choose(game, "track:water")
    # Space 3 of water is a synergy: going down to it gives nothing.
    assert heights(game) == [2, 3, 1, 0, 1]
    assert game.to_move() == (1,)


@rule("PU-25.03", "PU-25.10", "PU-25.13")
def test_milestone_gains_come_in_any_order_and_climbing_again_pays_again() -> None:
    stands = republic({"civ": 1, "water": 3, "tech": 10})
    game = placement("i4_rover_tech", "i2_biomass_civ", stands)
    put(game, "inner", 0, "2-5")
    assert {"do:regress", "do:synergy"} <= set(keys(game))
    choose(game, "do:regress", "track:water", "track:water")
    # Down to 2, up again to 3: its synergy is gained once more.
    assert height(game, 0, "water") == 3
    assert keys(game) == [f"track:{track}" for track in TRACKS]
    game = placement("i4_rover_tech", "i2_biomass_civ", stands)
    put(game, "inner", 0, "2-5")
    choose(game, "do:synergy", "track:water")
    assert height(game, 0, "water") == 4


@rule("PU-25.10")
def test_below_level_four_a_civ_milestone_gives_no_synergy() -> None:
    for tech, gained in ((9, False), (10, True)):
        game = placement("i4_rover_tech", "i2_biomass_civ", republic({"civ": 3, "tech": tech}))
        put(game, "inner", 0, "2-5")
        assert ("do:synergy" in keys(game)) == gained
    # A space without a milestone gives none.
    game = placement("i4_rover_tech", "i2_biomass_civ", republic({"civ": 2, "tech": 10}))
    put(game, "inner", 0, "2-5")
    assert heights(game) == [3, 0, 1, 0, 10]
    assert game.to_move() == (1,)


@rule("PU-25.12")
def test_the_regress_comes_with_the_milestone_even_if_the_deck_is_empty() -> None:
    game = placement("i4_rover_tech", "i2_civ_energy", republic({"water": 2}, tiles=[]), civ=[])
    put(game, "inner", 0, "1-6")
    # Civilization goes to 2 by its building and by energy; water pays.
    assert heights(game) == [2, 1, 0, 0, 0]
    assert game.players[0].due == [1]


@rule("PU-25.12")
def test_the_regress_is_skipped_where_no_other_tracker_can_go_down() -> None:
    game = placement("i4_rover_tech", "i2_civ_energy", republic({}, tiles=[]))
    put(game, "inner", 0, "1-6")
    assert heights(game) == [2, 0, 0, 0, 0]
    assert game.to_move() == (1,)


# -- breakthroughs ---------------------------------------------------------------------------


@rule("PU-25.04", "PU-25.06")
@pytest.mark.parametrize(
    ("tech", "rover", "inner", "moves"),
    [
        (3, 4, "i2_biomass_civ", 2),
        (3, 2, "i2_biomass_civ", 1),
        (3, 15, "i2_civ_energy", 3),
        (2, 4, "i2_biomass_civ", 0),
        (3, 4, "i2_rover_tech", 0),
        (3, 1, "i2_biomass_civ", 0),
        (3, 0, "i2_biomass_civ", 0),
    ],
)
def test_level_one_gives_the_number_of_the_rover_track_for_a_civ_tile(
    tech: int, rover: int, inner: str, moves: int
) -> None:
    stands = republic(
        {"tech": tech, "rover": rover}, tiles=[("i2_water_rover", 0, "1-6")], rovers_at=["1-6"]
    )
    game = placement("i4_rover_tech", inner, stands)
    choose(game, "take:inner")
    assert game.players[0].moves == moves
    assert ("do:move" in keys(game)) == (moves > 0)


@rule("PU-25.05", "PU-25.14")
def test_the_movement_of_level_one_may_be_spent_before_and_after_placing() -> None:
    game = placement(
        "i4_rover_tech", "i2_biomass_civ", republic({"tech": 3, "rover": 4}, rovers_at=["1-6"])
    )
    assert "do:move" not in keys(game)
    choose(game, "take:inner", "do:move", "cell:1-7", "done")
    # The tile is taken: no other one can be.
    assert keys(game) == ["turn:0", "turn:1", "turn:2", "turn:3", "do:move"]
    put(game, "inner", 0, "2-5")
    assert game.players[0].moves == 1
    choose(game, "cell:2-7")
    assert game.players[0].board.rovers == [cell("2-7")]


@rule("PU-25.15")
def test_level_one_works_again_for_a_tile_taken_through_a_card() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_biomass_civ",
        republic({"tech": 3, "rover": 4, "civ": 1}, rovers_at=["1-6"]),
        civ=["salvage_yard"],
    )
    put(game, "inner", 0, "2-5")
    choose(game, "do:regress", "track:rover", "done")
    let_others_play(game)
    # 2 points are kept from the first tile; the rover tracker stands on a 1 by now.
    choose(game, "take:outer")
    assert game.players[0].moves == 3


@rule("PU-25.07", "PU-25.08")
def test_level_two_adds_one_card_of_the_next_rank_to_the_choice() -> None:
    third = ["top_planet_award", "best_in_planet_award"]
    fourth = ["gaming_commission", "planet_lottery"]
    game = civ_picks(republic({"tech": 5}, due=[3]), civ=[*third, *fourth])
    offered = [key.removeprefix("civ:") for key in keys(game)]
    assert set(third) < set(offered)
    (added,) = [card for card in offered if card in fourth]
    choose(game, f"civ:{added}")
    # The others return to their own decks.
    assert sorted(cards(game)) == sorted({*third, *fourth} - {added})
    assert [CIV_IDS[card] for card in game.players[0].civ_cards] == [added]
    game = civ_picks(republic({"tech": 4}, due=[3]), civ=[*third, *fourth])
    assert sorted(keys(game)) == sorted([f"civ:{card}" for card in third])


@rule("PU-25.16")
def test_level_two_adds_nothing_at_rank_four_or_from_an_empty_deck() -> None:
    fourth = ["gaming_commission", "planet_lottery"]
    game = civ_picks(republic({"tech": 5}, due=[4]), civ=fourth)
    assert sorted(keys(game)) == sorted([f"civ:{card}" for card in fourth])
    third = ["top_planet_award", "best_in_planet_award"]
    game = civ_picks(republic({"tech": 5}, due=[3]), civ=[*third, "wage_increase"])
    assert sorted(keys(game)) == sorted([f"civ:{card}" for card in third])
    # The milestone's own deck is empty: no card at all.
    game = civ_picks(republic({"tech": 5}, due=[3]), civ=fourth)
    assert (cards(game), game.players[0].civ_taken) == (fourth, [])
    assert game.turn == 3


@rule("PU-25.09", "PU-24.06")
@pytest.mark.parametrize(("tech", "offered"), [(6, False), (7, True)])
def test_level_three_teleports_between_civ_buildings_for_one_point(
    tech: int, offered: bool
) -> None:
    # A second civilization building far away on 11-5.
    stands = republic(
        {"tech": tech, "rover": 3},
        tiles=[START, ("i4_civ_energy", 0, "11-5")],
        rovers_at=["1-6"],
    )
    game = placement("u5_rover_tech", "i2_water_rover", stands)
    put(game, "inner", 0, "2-7")
    assert ("cell:11-5" in keys(game)) == offered
    if offered:
        choose(game, "cell:11-5")
        assert (game.players[0].moves, game.players[0].board.rovers) == (1, [cell("11-5")])
        choose(game, "cell:1-6")
        assert game.players[0].board.rovers == [cell("1-6")]


@rule("PU-25.17")
def test_level_three_needs_the_building_at_both_ends() -> None:
    # Civilization on 11-5 (its building) and on 11-6 (without).
    tiles = [START, ("i4_civ_energy", 0, "11-5")]
    for start, ends in (("1-6", {"11-5"}), ("11-6", set()), ("2-6", set())):
        stands = republic({"tech": 7, "rover": 3}, tiles=tiles, rovers_at=[start])
        game = placement("u5_rover_tech", "i2_water_rover", stands)
        put(game, "inner", 0, "2-7")
        far = {key.removeprefix("cell:") for key in keys(game)} & {"1-6", "11-5", "11-6"}
        assert far - {"11-5" if start == "11-6" else "1-6"} == ends


@rule("PU-25.11", "PU-25.18")
def test_level_five_keeps_two_of_all_cards_left_at_the_end() -> None:
    left = ["temp_agency", "rising_planet_award", "wage_increase", "best_planet_to_live_on_award"]
    game = ending(republic({"tech": 14}), civ=left)
    assert sorted(keys(game)) == sorted([f"civ:{card}" for card in left])
    choose(game, "civ:best_planet_to_live_on_award", "civ:rising_planet_award")
    assert points(game, 0, "civ_cards") == 6
    assert cards(game) == ["temp_agency", "wage_increase"]
    assert not game.to_move()
    # One space lower there is nothing to choose.
    game = ending(republic({"tech": 13}), civ=left)
    assert not game.to_move() and len(game.civ) == 4


@rule("PU-25.18")
def test_cards_of_level_five_are_carried_out_and_fewer_than_two_are_taken() -> None:
    game = ending(
        republic({"tech": 14}), civ=["temp_agency", "rising_planet_award", "wage_increase"]
    )
    choose(game, "civ:temp_agency", "track:water", "track:biomass")
    assert heights(game) == [0, 1, 1, 0, 14]
    choose(game, "civ:rising_planet_award")
    assert points(game, 0, "civ_cards") == 2
    game = ending(republic({"tech": 14}), civ=["best_planet_to_live_on_award"])
    assert not game.to_move()
    assert (points(game, 0, "civ_cards"), game.civ) == (4, [])

"""Sections 7 and 8: progress tracks, benefits, medals, synergies."""

from __future__ import annotations

import pytest

from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.tracks import (
    CIV_CARD,
    KIND,
    PATCH,
    PLACE_ROVER,
    TECH,
)
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    choose,
    civ_picks,
    ending,
    event,
    height,
    keys,
    placement,
    points,
    put,
    seat,
)

START = ("i2_civ_energy", 0, "1-6")


@rule("PU-7.01", "PU-7.02", "PU-35.04")
def test_a_tracker_gains_the_benefit_of_the_space_it_reaches() -> None:
    game = placement(
        "i4_civ_energy", "i2_tech_biomass", seat(trackers={"biomass": 2}, tiles=[START])
    )
    put(game, "inner", 0, "2-5")
    assert height(game, 0, "biomass") == 3
    assert all([key.startswith("cell:") for key in keys(game)])
    choose(game, keys(game)[0])
    assert len(game.players[0].board.patches) == 1


@rule("PU-7.02")
def test_a_benefit_that_is_not_possible_is_not_gained() -> None:
    # The first space of the rover track places a rover, but none is left.
    game = placement("i4_civ_energy", "i2_rover_tech", seat(tiles=[START], rovers=0))
    put(game, "inner", 0, "2-5")
    player = game.players[0]
    assert (height(game, 0, "rover"), player.rovers, player.board.rovers) == (1, 0, [])
    assert game.to_move() == (1,)


@rule("PU-7.03", "PU-7.04", "PU-35.05")
def test_a_regress_gives_nothing_and_the_benefit_can_be_gained_again() -> None:
    game = event("biomass_or_water_down", seat(trackers={"biomass": 4}, tiles=[START]))
    assert height(game, 0, "biomass") == 3
    assert game.players[0].pool == []
    game = placement(
        "i4_civ_energy", "i2_tech_biomass", seat(trackers={"biomass": 2}, tiles=[START])
    )
    put(game, "inner", 0, "2-5")
    assert "cell:" in keys(game)[0]


@rule("PU-7.05", "PU-7.08")
def test_a_tracker_on_top_stays_there_and_its_advance_is_lost() -> None:
    game = placement("i4_civ_energy", "i2_biomass_civ", seat(trackers={"civ": 15}, tiles=[START]))
    put(game, "inner", 0, "2-5")
    assert [height(game, 0, track) for track in ("civ", "water", "biomass", "rover", "tech")] == [
        15,
        0,
        1,
        0,
        0,
    ]
    assert points(game, 0, "civ") == 5


@rule("PU-7.06", "PU-11.09", "PU-11.18")
def test_the_rover_tracker_on_top_still_gives_movement() -> None:
    on_top = seat(trackers={"rover": 15}, tiles=[START], rovers_at=["1-6"])
    game = placement("i4_civ_energy", "i2_water_rover", on_top)
    put(game, "inner", 0, "2-5")
    assert game.players[0].moves == 4
    game = event("rover_or_civ_up", on_top)
    choose(game, "track:rover")
    assert game.players[0].moves == 4


@rule("PU-7.07", "PU-12.08")
def test_an_advance_of_two_gains_both_benefits() -> None:
    game = civ_picks(
        seat(due=[1], trackers={"water": 2, "rover": 3}, tiles=[START], rovers_at=["1-6"]),
        civ=["dept_of_operations"],
    )
    choose(game, "track:rover")
    # Spaces 4 and 5 of the rover track give 2 each.
    assert height(game, 0, "rover") == 5
    assert game.players[0].moves == 4


@rule("PU-7.09")
def test_a_choice_may_not_pick_a_tracker_that_cannot_move_but_rover_may() -> None:
    game = event("synergy_first", seat(trackers={"civ": 15, "water": 15, "rover": 15}))
    assert keys(game) == ["track:biomass", "track:rover", "track:tech"]


@rule("PU-7.10")
def test_a_tracker_at_the_bottom_cannot_go_down_and_too_much_is_reduced() -> None:
    game = event("setback_of_three", seat(trackers={"civ": 2, "tech": 1}), seat())
    # Nobody at 0 can be chosen, and only civ can go down by two.
    assert height(game, 0, "civ") == 0
    assert height(game, 0, "tech") == 1
    game = event("setback_of_three", seat(trackers={"civ": 3, "tech": 4}))
    assert keys(game) == ["track:civ", "track:tech"]
    choose(game, "track:tech")
    assert height(game, 0, "tech") == 1
    game = event("rover_or_civ_down", seat(trackers={"tech": 4}))
    assert game.players[0].trackers == [0, 16, 32, 48, 68]


@rule("PU-7.11", "PU-8.08", "PU-35.21")
def test_a_space_with_several_symbols_gives_all_of_them() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_water_rover",
        seat(trackers={"rover": 9}, tiles=[START], rovers_at=["1-6"]),
    )
    put(game, "inner", 0, "2-5")
    assert height(game, 0, "rover") == 10
    assert game.players[0].moves == 3
    assert keys(game) == [f"track:{t}" for t in ("civ", "water", "biomass", "rover", "tech")]


@rule("PU-8.01", "PU-35.01", "PU-35.02", "PU-8.02", "PU-16.07")
def test_a_medal_scores_at_the_end_only_and_the_highest_reached_counts() -> None:
    game = placement("i4_civ_energy", "i2_biomass_civ", seat(trackers={"civ": 1}, tiles=[START]))
    put(game, "inner", 0, "2-5")
    assert height(game, 0, "civ") == 2
    assert (game.players[0].pool, game.players[0].due, game.players[0].moves) == ([], [], 0)
    for stands, medal in ((1, 0), (2, 1), (4, 1), (5, 2), (8, 2), (9, 3), (14, 3), (15, 5)):
        assert points(ending(seat(trackers={"civ": stands})), 0, "civ") == medal
    for stands, medal in ((2, 1), (5, 2), (12, 5), (13, 7), (14, 7), (15, 10)):
        assert points(ending(seat(trackers={"water": stands})), 0, "water") == medal


@rule("PU-8.03", "PU-8.04", "PU-8.05", "PU-35.03")
def test_a_synergy_moves_any_tracker_at_once_and_can_start_a_chain() -> None:
    game = placement("i4_civ_energy", "i2_rover_tech", seat(trackers={"tech": 1}, tiles=[START]))
    put(game, "inner", 0, "2-5")
    # The rover milestone of space 1 waits beside the synergy of technology 2.
    while not keys(game)[0].startswith("track:"):
        choose(game, keys(game)[0])
    choose(game, "track:tech")
    assert height(game, 0, "tech") == 3
    game = placement(
        "i4_civ_energy", "i2_tech_biomass", seat(trackers={"tech": 1, "water": 2}, tiles=[START])
    )
    put(game, "inner", 0, "2-5")
    choose(game, "track:water")
    assert height(game, 0, "water") == 3
    assert keys(game)[0].startswith("track:")
    choose(game, "track:civ")
    assert height(game, 0, "civ") == 1


@rule("PU-8.06", "PU-8.07", "PU-8.11", "PU-35.09")
def test_each_milestone_belongs_to_one_track() -> None:
    homes = {CIV_CARD: 0, PATCH: 2, PLACE_ROVER: 3, TECH: 4}
    for corporation in CORPORATIONS:
        for number, track in enumerate(corporation.tracks):
            for space in range(track.top + 1):
                for code in track.benefits[space]:
                    home = homes.get(code & KIND, number)
                    assert home == number
    # Movement numbers are no milestones: the event stops milestones only.
    game = placement(
        "i4_civ_energy",
        "i2_water_rover",
        seat(trackers={"rover": 5}, tiles=[START], rovers_at=["1-6"], rovers=1),
        event="no_milestones_first",
    )
    put(game, "inner", 0, "2-5")
    assert game.players[0].moves == 2
    assert (game.players[0].rovers, game.players[0].pool) == (1, [])


@rule("PU-8.09")
def test_a_tracker_that_went_down_loses_its_medal() -> None:
    game = event("civ_or_tech_down", seat(trackers={"civ": 5}))
    assert height(game, 0, "civ") == 4
    assert points(game, 0, "civ") == 1


@rule("PU-8.10", "PU-29.06")
def test_where_medals_fall_the_nearest_one_below_scores() -> None:
    values = [
        points(ending(seat(corporation="jump_drive", trackers={"tech": stands})), 0, "tech")
        for stands in range(16)
    ]
    assert values == [0, 5, 5, 5, 5, 5, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1]


@rule("PU-8.12")
@pytest.mark.parametrize("tracker", ["civ", "water", "biomass", "tech"])
def test_a_synergy_must_be_taken(tracker: str) -> None:
    game = event("synergy_first", seat())
    assert "no" not in keys(game) and "done" not in keys(game)
    choose(game, f"track:{tracker}")
    assert height(game, 0, tracker) == 1

"""Section 31: Makeshift."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    TRACKS,
    Seat,
    choose,
    civ_picks,
    ending,
    event,
    keys,
    placement,
    play_out,
    points,
    put,
    seat,
    space,
)

# Civilization on 1-6, energy on 2-6.
START = ("i2_civ_energy", 0, "1-6")
UP = {
    "civ": "rover_or_civ_up",
    "water": "rover_or_water_up",
    "biomass": "rover_or_biomass_up",
    "rover": "rover_or_civ_up",
    "tech": "rover_or_tech_up",
}


def makeshift(spaces: dict[str, str], **more: Any) -> Seat:
    """Makeshift with some trackers on spaces; the others stand at the bottom of their track."""
    more.setdefault("tiles", [START])
    more.setdefault("rovers", 0)
    return seat(corporation="makeshift", spaces=spaces, **more)


def advance(tracker: str, spaces: dict[str, str], **more: Any) -> Any:
    """The tracker is told to advance, and chooses where to."""
    game = event(UP[tracker], makeshift(spaces, **more))
    return choose(game, f"track:{tracker}")


def targets(game: Any) -> list[str]:
    return [key.removeprefix("space:") for key in keys(game) if key.startswith("space:")]


# -- changing tracks -------------------------------------------------------------------------


@rule("PU-31.01", "PU-31.14")
@pytest.mark.parametrize(
    ("tracker", "stands", "ways"),
    [
        ("civ", "civ-4", ["civ-5", "water-5"]),
        ("water", "water-4", ["civ-5", "water-5", "biomass-5"]),
        ("biomass", "biomass-4", ["water-5", "biomass-5", "rover-5"]),
        ("rover", "rover-4", ["biomass-5", "rover-5", "tech-5"]),
        ("tech", "tech-1", ["rover-2", "tech-2"]),
        ("civ", "biomass-14", ["water-15", "biomass-15", "rover-15"]),
    ],
)
def test_a_tracker_moves_up_or_diagonally_to_a_neighbouring_track(
    tracker: str, stands: str, ways: list[str]
) -> None:
    assert targets(advance(tracker, {tracker: stands})) == ways
    for way in ways:
        game = choose(advance(tracker, {tracker: stands}), f"space:{way}")
        assert space(game, 0, tracker) == way


@rule("PU-31.02")
@pytest.mark.parametrize(
    ("tracker", "stands", "way", "due", "word"),
    [
        ("biomass", "civ-5", "civ-6", [2], None),
        ("tech", "water-2", "civ-3", [1], None),
        ("civ", "biomass-2", "biomass-3", [], "cell:1-7"),
        ("water", "rover-3", "biomass-4", [], None),
        ("rover", "water-2", "water-3", [], "track:tech"),
    ],
)
def test_any_tracker_gains_any_benefit(
    tracker: str, stands: str, way: str, due: list[int], word: str | None
) -> None:
    game = choose(advance(tracker, {tracker: stands}), f"space:{way}")
    assert game.players[0].due == due
    assert (0 not in game.to_move()) == (word is None)
    if word is not None:
        assert word in keys(game)


@rule("PU-31.02")
def test_any_tracker_gains_movement_and_breakthroughs() -> None:
    game = choose(advance("civ", {"civ": "rover-3"}, rovers_at=["1-6"]), "space:rover-4")
    assert game.players[0].moves == 2
    # Lvl 1 by the water tracker: the outermost tracks meet.
    game = placement(
        "i4_civ_energy", "i2_biomass_civ", makeshift({"water": "tech-3", "civ": "civ-5"})
    )
    put(game, "inner", 0, "2-5")
    choose(game, "do:advance-civ")
    assert "tech-6" in targets(game)


@rule("PU-31.12")
def test_a_building_advances_the_tracker_of_its_colour_wherever_it_stands() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_biomass_civ",
        makeshift({"civ": "rover-3", "biomass": "civ-7", "rover": "biomass-9"}),
    )
    put(game, "inner", 0, "2-5")
    choose(game, "do:advance-civ", "space:rover-4")
    choose(game, "space:water-8")
    assert [space(game, 0, track) for track in TRACKS] == [
        "rover-4", "water-0", "water-8", "biomass-9", "tech-0"
    ]  # fmt: skip


# -- blocking --------------------------------------------------------------------------------


@rule("PU-31.04", "PU-31.11")
@pytest.mark.parametrize(
    ("others", "ways"),
    [
        ({}, ["civ-5", "water-5", "biomass-5"]),
        ({"civ": "water-5"}, ["civ-5", "biomass-5"]),
        ({"civ": "civ-5", "biomass": "biomass-5"}, ["water-5"]),
        ({"civ": "water-6"}, ["civ-5", "water-5", "biomass-5"]),
    ],
)
def test_a_tracker_never_enters_a_space_that_another_holds(
    others: dict[str, str], ways: list[str]
) -> None:
    game = event(UP["water"], makeshift({"water": "water-4", **others}))
    choose(game, "track:water")
    if len(ways) > 1:
        assert targets(game) == ways
    else:
        assert space(game, 0, "water") == ways[0]


@rule("PU-31.11")
def test_a_tracker_blocked_on_every_side_does_not_jump_and_loses_the_advance() -> None:
    closed = {"civ": "civ-4", "water": "civ-5", "tech": "water-5"}
    game = placement("i4_civ_energy", "i2_biomass_civ", makeshift(closed))
    put(game, "inner", 0, "2-5")
    # The advance of civilization is not even offered.
    choose(game, "space:biomass-1")
    assert space(game, 0, "civ") == "civ-4"
    assert game.to_move() == (1,)
    # Nor may a free choice name it.
    game = event("rover_or_civ_up", makeshift(closed))
    assert set(keys(game)) == {"space:biomass-1", "space:rover-1", "space:tech-1"}


# -- breakthroughs ---------------------------------------------------------------------------


@rule("PU-31.03")
@pytest.mark.parametrize(
    ("spaces", "works"),
    [
        ({"tech": "rover-14"}, False),
        ({"tech": "rover-14", "water": "tech-0"}, False),
        ({"tech": "rover-14", "water": "tech-3"}, True),
        ({"tech": "tech-3"}, True),
    ],
)
def test_without_a_tracker_on_the_technology_track_no_breakthrough_works(
    spaces: dict[str, str], works: bool
) -> None:
    game = advance("civ", {"civ": "civ-4", **spaces})
    assert ("tech-5" in targets(game)) == works


@rule("PU-31.13")
@pytest.mark.parametrize(
    ("spaces", "meets", "sideways"),
    [
        ({"tech": "tech-2"}, False, False),
        ({"tech": "tech-2", "water": "tech-3"}, True, False),
        ({"tech": "tech-3", "water": "tech-6"}, True, False),
        ({"tech": "tech-1", "water": "tech-7"}, True, True),
        ({"tech": "tech-7", "water": "tech-2"}, True, True),
        ({"tech": "civ-12", "rover": "tech-9"}, True, True),
    ],
)
def test_the_highest_tracker_on_the_technology_track_decides(
    spaces: dict[str, str], meets: bool, sideways: bool
) -> None:
    game = advance("civ", {"civ": "civ-4", **spaces})
    assert ("tech-5" in targets(game)) == meets
    assert ("water-4" in targets(game)) == sideways


@rule("PU-31.06", "PU-31.14")
@pytest.mark.parametrize(
    ("tracker", "spaces", "ways"),
    [
        ("civ", {"civ": "civ-4", "tech": "tech-2"}, ["civ-5", "water-5"]),
        ("civ", {"civ": "civ-4", "tech": "tech-3"}, ["civ-5", "water-5", "tech-5"]),
        ("tech", {"tech": "tech-3"}, ["civ-4", "rover-4", "tech-4"]),
        ("tech", {"tech": "tech-2"}, ["rover-3", "tech-3"]),
        ("water", {"water": "water-4", "tech": "tech-3"}, ["civ-5", "water-5", "biomass-5"]),
        ("rover", {"rover": "rover-4", "tech": "tech-3"}, ["biomass-5", "rover-5", "tech-5"]),
    ],
)
def test_level_one_joins_civilization_and_technology(
    tracker: str, spaces: dict[str, str], ways: list[str]
) -> None:
    assert targets(advance(tracker, spaces)) == ways


@rule("PU-31.07")
@pytest.mark.parametrize(
    ("spaces", "moves"),
    [
        ({"tech": "tech-5"}, 2),
        ({"tech": "tech-5", "water": "rover-8"}, 3),
        ({"tech": "tech-5", "water": "rover-0"}, 3),
        ({"tech": "tech-5", "water": "rover-8", "civ": "rover-9"}, 3),
        ({"tech": "tech-4", "water": "rover-8"}, 2),
        ({"tech": "rover-12", "water": "rover-8"}, 2),
    ],
)
def test_level_two_adds_a_point_with_several_trackers_on_the_rover_track(
    spaces: dict[str, str], moves: int
) -> None:
    game = advance("rover", {"rover": "rover-3", **spaces}, rovers_at=["1-6"])
    choose(game, "space:rover-4")
    assert game.players[0].moves == moves


@rule("PU-31.07")
def test_level_two_raises_rover_progress_only() -> None:
    together = {"tech": "tech-5", "water": "rover-8", "rover": "rover-3"}
    game = civ_picks(makeshift(together, rovers_at=["1-6"], due=[1]), civ=["dept_of_engineering"])
    assert game.players[0].moves == 4


@rule("PU-31.08")
@pytest.mark.parametrize(
    ("tracker", "spaces", "ways"),
    [
        ("water", {"water": "water-3", "tech": "tech-7"},
         ["civ-3", "civ-4", "water-4", "biomass-3", "biomass-4"]),
        ("water", {"water": "water-3", "tech": "tech-6"}, ["civ-4", "water-4", "biomass-4"]),
        ("water", {"water": "water-3", "tech": "tech-7", "civ": "civ-3"},
         ["civ-4", "water-4", "biomass-3", "biomass-4"]),
        ("civ", {"civ": "civ-3", "tech": "tech-7"},
         ["civ-4", "water-3", "water-4", "tech-3", "tech-4"]),
        ("civ", {"civ": "civ-15", "tech": "tech-7"}, ["water-15", "tech-15"]),
    ],
)  # fmt: skip
def test_level_three_allows_a_step_sideways(
    tracker: str, spaces: dict[str, str], ways: list[str]
) -> None:
    assert targets(advance(tracker, spaces)) == ways


@rule("PU-31.08", "PU-31.17")
def test_level_three_gains_the_benefit_and_uses_up_the_advance() -> None:
    game = advance("water", {"water": "water-3", "tech": "tech-7"})
    choose(game, "space:civ-3")
    assert (space(game, 0, "water"), game.players[0].due) == ("civ-3", [1])
    assert 0 not in game.to_move()


@rule("PU-31.17")
def test_a_sideways_step_is_one_of_two_advances_and_never_serves_to_climb() -> None:
    spaces = {"water": "water-3", "tech": "tech-7", "civ": "civ-9", "rover": "rover-9"}
    game = civ_picks(makeshift({**spaces, "biomass": "biomass-9"}, due=[1]),
                     civ=["dept_of_operations"])  # fmt: skip
    choose(game, "track:water", "space:civ-3", "space:civ-4")
    assert space(game, 0, "water") == "civ-4"
    assert targets(game) == []
    # "Advance to row 5" asks for steps up only.
    game = civ_picks(makeshift({**spaces, "biomass": "biomass-9"}, due=[3]), civ=["unionization"])
    assert targets(game) == ["civ-4", "water-4", "biomass-4"]


# -- the regress of Lvl 4 --------------------------------------------------------------------

FOUR = {"tech": "tech-10", "civ": "civ-3", "water": "tech-9"}


@rule("PU-31.09", "PU-31.15")
def test_level_four_demands_one_regress_in_every_turn() -> None:
    game = placement("i4_civ_energy", "i2_water_rover", makeshift(FOUR))
    assert "do:regress" in keys(game)
    # A tracker at the bottom or above another one cannot go down.
    choose(game, "do:regress")
    assert keys(game) == ["track:civ", "track:water"]
    choose(game, "track:civ")
    assert (space(game, 0, "civ"), game.players[0].due) == ("civ-2", [])
    assert "do:regress" not in keys(game)
    put(game, "inner", 0, "1-7")
    choose(game, "space:rover-1")
    # Nothing more in this turn, one more in the next.
    assert game.to_move() == (1,)
    play_out(game)
    choose(game, "rotate:0", seat_number=game.commander)
    assert "do:regress" in keys(game)


@rule("PU-31.09", "PU-31.15")
def test_the_regress_cannot_be_left_out() -> None:
    game = placement("i4_civ_energy", "i2_water_rover", makeshift({"tech": "tech-10"}))
    put(game, "inner", 0, "1-7")
    choose(game, "do:advance-rover", "space:rover-1")
    assert "done" not in keys(game)
    choose(game, "track:tech")
    assert [space(game, 0, "rover"), space(game, 0, "tech")] == ["rover-1", "tech-9"]
    assert game.to_move() == (1,)


@rule("PU-31.09")
@pytest.mark.parametrize("tech", ["tech-7", "tech-9", "rover-12"])
def test_below_level_four_nothing_goes_down(tech: str) -> None:
    game = placement("i4_civ_energy", "i2_water_rover", makeshift({"tech": tech}))
    assert keys(game) == ["take:outer", "take:inner"]


@rule("PU-31.09")
def test_level_four_gained_in_a_turn_demands_its_regress_in_that_turn() -> None:
    game = placement("i4_civ_energy", "i2_tech_biomass", makeshift({"tech": "tech-9"}))
    put(game, "inner", 0, "2-5")
    choose(game, "do:advance-tech", "space:tech-10", "do:regress")
    assert space(game, 0, "tech") == "tech-9"


@rule("PU-31.09")
def test_a_tracker_sent_down_gains_its_benefit_again() -> None:
    game = placement("i4_civ_energy", "i2_biomass_civ", makeshift(FOUR))
    choose(game, "do:regress", "track:civ")
    put(game, "inner", 0, "2-5")
    choose(game, "do:advance-civ", "space:civ-3")
    assert game.players[0].due == [1]


@rule("PU-31.15")
def test_in_the_english_edition_the_regress_is_a_right_once_per_turn() -> None:
    options = {"edition": "en"}
    game = placement("i4_civ_energy", "i2_water_rover", makeshift(FOUR), options=options)
    assert "do:regress" not in keys(game) and "use:regress" in keys(game)
    put(game, "inner", 0, "1-7")
    choose(game, "do:advance-rover", "space:rover-1")
    assert keys(game) == ["use:regress", "done"]
    choose(game, "done")
    assert space(game, 0, "civ") == "civ-3"
    game = placement("i4_civ_energy", "i2_water_rover", makeshift(FOUR), options=options)
    choose(game, "use:regress", "track:civ")
    assert space(game, 0, "civ") == "civ-2"
    assert "use:regress" not in keys(game)


@rule("PU-31.18")
def test_a_breakthrough_reached_again_by_another_tracker_gives_nothing_more() -> None:
    game = placement("i4_civ_energy", "i2_water_rover",
                     makeshift({"tech": "tech-12", "rover": "tech-9"}))  # fmt: skip
    choose(game, "do:regress", "track:tech")
    put(game, "inner", 0, "1-7")
    choose(game, "space:tech-10")
    assert game.to_move() == (1,)
    assert (space(game, 0, "tech"), space(game, 0, "rover")) == ("tech-11", "tech-10")


@rule("PU-31.18")
def test_every_tracker_gains_a_milestone_anew() -> None:
    # The civ tracker took rank 1 long ago; the water tracker takes it again.
    game = choose(advance("water", {"water": "civ-2", "civ": "civ-5"}), "space:civ-3")
    assert game.players[0].due == [1]
    game = choose(advance("civ", {"civ": "biomass-2", "biomass": "biomass-8"}), "space:biomass-3")
    assert "cell:1-7" in keys(game)
    spaces = {"civ": "rover-5", "rover": "rover-8"}
    game = choose(advance("civ", spaces, rovers=1), "space:rover-6")
    assert keys(game) == ["cell:1-6", "cell:2-6"]


# -- the top and the score -------------------------------------------------------------------


@rule("PU-31.16")
@pytest.mark.parametrize("tracker", ["rover", "civ"])
def test_a_tracker_on_top_of_the_rover_track_repeats_its_movement(tracker: str) -> None:
    spaces = {"rover": "rover-3", tracker: "rover-15"}
    game = advance(tracker, spaces, rovers_at=["1-6"])
    assert (space(game, 0, tracker), game.players[0].moves) == ("rover-15", 3)
    game = advance(tracker, {**spaces, "tech": "tech-7"}, rovers_at=["1-6"])
    assert sorted(targets(game)) == ["biomass-15", "rover-15", "tech-15"]
    # Lvl 2 adds its point where two trackers stand on the track.
    choose(game, "space:rover-15")
    assert game.players[0].moves == (3 if tracker == "rover" else 4)
    game = advance(tracker, {**spaces, "tech": "tech-7"}, rovers_at=["1-6"])
    choose(game, "space:biomass-15")
    assert (space(game, 0, tracker), game.players[0].moves) == ("biomass-15", 0)


@rule("PU-31.05")
def test_trackers_score_by_the_track_they_stand_on() -> None:
    stands = {"civ": "rover-9", "water": "civ-6", "biomass": "water-11", "rover": "tech-13"}
    game = ending(makeshift({**stands, "tech": "biomass-4"}))
    # Medals at or below: rover none, civ 2 on 5, water 4 on 11, tech 2 on 13, biomass none.
    assert [points(game, 0, line) for line in TRACKS] == [0, 2, 4, 2, 0]


@rule("PU-31.10")
@pytest.mark.parametrize(
    ("tech", "expected"), [("tech-13", [1, 4, 4, 0, 2]), ("tech-14", [4, 4, 4, 0, 2])]
)
def test_level_five_lets_each_tracker_score_like_the_best_on_its_track(
    tech: str, expected: list[int]
) -> None:
    stands = {"civ": "water-3", "water": "water-12", "biomass": "water-11", "rover": "civ-1"}
    game = ending(makeshift({**stands, "tech": tech}))
    assert [points(game, 0, line) for line in TRACKS] == expected

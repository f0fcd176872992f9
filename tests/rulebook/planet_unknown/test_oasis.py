"""Section 30: Oasis Ultd."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    TRACKS,
    Seat,
    all_but,
    choose,
    civ_picks,
    ending,
    event,
    height,
    keys,
    placement,
    play_out,
    points,
    put,
    seat,
    space,
)

# Civilization on 1-6, energy on 2-6; 3-4, 3-5 and 3-6 are ice.
START = ("i2_civ_energy", 0, "1-6")
# Both on row 1: 2-6 is free.
FLAT = ("i2_civ_energy", 1, "1-6")

PATH = (
    "water-0 water-1 biomass-2 rover-3 tech-4 rover-5 biomass-4 water-3 civ-4 water-5 water-6 "
    "civ-7 civ-8 water-9 biomass-8 rover-7 tech-8 rover-9 biomass-10 water-11 civ-12 water-13 "
    "water-14 water-15"
).split()


def oasis(water: str = "water-0", tech: int = 0, **more: Any) -> Seat:
    """Oasis with its water tracker on a space and its tracker at a height of technology."""
    trackers = {"tech": tech, **more.pop("trackers", {})}
    more.setdefault("tiles", [START])
    more.setdefault("rovers", 0)
    return seat(corporation="oasis", trackers=trackers, spaces={"water": water}, **more)


def turn_of(oasis_seat: Seat, tile: str, **more: Any) -> Any:
    """The turn of a seat that places a tile of the inner or outer ring."""
    if tile[0] in "zfsnu" or tile.startswith("i4"):
        return placement(tile, "i2_biomass_civ", oasis_seat, **more)
    return placement("i4_biomass_civ", tile, oasis_seat, **more)


def water_up(oasis_seat: Seat) -> Any:
    """An event told the water tracker to advance by 1."""
    return choose(event("rover_or_water_up", oasis_seat), "track:water")


# -- the winding path ------------------------------------------------------------------------


@rule("PU-30.01")
@pytest.mark.parametrize(
    ("tile", "laid", "turn", "anchor", "steps"),
    [
        # Water on 2-7 and 3-7, on 3-3 and 3-4, on 3-4 and 3-5; on 3-4, 3-5 and 3-6.
        ("i4_water_rover", START, 1, "2-7", 0),
        ("i4_water_rover", START, 0, "3-3", 1),
        ("i4_water_rover", START, 0, "3-4", 2),
        ("n5_water_rover", FLAT, 0, "2-6", 3),
        # Rover on the ice of 3-4 and 3-5 does not count; water is on 3-6 and 3-7.
        ("i4_water_rover", START, 2, "3-4", 1),
    ],
)
def test_water_advances_for_each_water_square_on_ice(
    tile: str, laid: tuple[str, int, str], turn: int, anchor: str, steps: int
) -> None:
    start = oasis("water-13", tiles=[laid], trackers={"rover": 9})
    game = turn_of(start, tile)
    put(game, "outer", turn, anchor)
    assert len(game.players[0].board.placed) == 2
    if "do:advance-water" in keys(game):
        choose(game, "do:advance-water")
    # The path ends after two more steps.
    assert space(game, 0, "water") == PATH[min(21 + steps, 23)]
    game = turn_of(oasis("civ-4", tiles=[laid], trackers={"rover": 9}), tile)
    put(game, "outer", turn, anchor)
    assert len(game.players[0].board.placed) == 2
    if "do:advance-water" in keys(game):
        choose(game, "do:advance-water")
    assert space(game, 0, "water") == PATH[8 + steps]


@rule("PU-30.03")
@pytest.mark.parametrize("step", range(23))
def test_water_follows_the_printed_path(step: int) -> None:
    aside = {"civ": 1, "biomass": 1, "rover": 1, "tech": 1}
    game = water_up(oasis(PATH[step], trackers=aside))
    assert space(game, 0, "water") == PATH[step + 1]


@rule("PU-30.03")
def test_water_ends_on_top_of_its_path() -> None:
    game = event("rover_or_water_up", oasis("water-15", trackers={"rover": 3}))
    assert (space(game, 0, "water"), height(game, 0, "rover")) == ("water-15", 4)
    # A regress leads back along the path.
    game = event("rover_or_water_down", oasis("tech-4"))
    assert space(game, 0, "water") == "rover-3"


@rule("PU-30.02")
@pytest.mark.parametrize(
    ("stands", "reached", "synergy", "moves"),
    [
        ("water-1", "biomass-2", True, 0),
        ("biomass-2", "rover-3", False, 1),
        ("rover-3", "tech-4", False, 0),
        ("tech-4", "rover-5", False, 2),
        ("biomass-4", "water-3", True, 0),
        ("civ-7", "civ-8", True, 0),
        ("biomass-8", "rover-7", False, 2),
        ("rover-9", "biomass-10", True, 0),
        ("water-13", "water-14", False, 0),
    ],
)
def test_water_gains_the_benefits_of_the_tracks_it_crosses(
    stands: str, reached: str, synergy: bool, moves: int
) -> None:
    game = water_up(oasis(stands, rovers_at=["1-6"]))
    assert space(game, 0, "water") == reached
    assert ("track:civ" in keys(game)) == synergy
    assert game.players[0].moves == moves


@rule("PU-30.04")
@pytest.mark.parametrize(
    ("stands", "medal"),
    [
        ("water-5", 0),
        ("water-6", 3),
        ("civ-8", 3),
        ("water-9", 6),
        ("biomass-8", 6),
        ("tech-8", 6),
        ("biomass-10", 6),
        ("water-11", 9),
        ("civ-12", 9),
        ("water-14", 12),
        ("water-15", 15),
    ],
)
def test_water_scores_only_medals_of_its_own_track(stands: str, medal: int) -> None:
    trackers = {"civ": 5, "biomass": 12, "rover": 8, "tech": 13}
    game = ending(oasis(stands, trackers=trackers))
    assert [points(game, 0, line) for line in TRACKS] == [2, medal, 3, 1, 2]


# -- blocking and jumping --------------------------------------------------------------------


@rule("PU-30.05", "PU-30.12")
def test_example_two_squares_on_ice_are_lost_behind_the_biomass_tracker() -> None:
    blocked = oasis("water-1", trackers={"biomass": 2, "rover": 1}, rovers_at=["1-6"])
    game = turn_of(blocked, "i4_water_rover")
    put(game, "outer", 0, "3-4")
    assert height(game, 0, "rover") == 2
    assert space(game, 0, "water") == "water-1"
    # 1 point of the rover building, none of the path.
    assert game.players[0].moves == 1


@rule("PU-30.05")
def test_steps_before_the_block_are_made() -> None:
    blocked = oasis("water-1", trackers={"rover": 3}, rovers_at=["1-6"])
    game = turn_of(blocked, "i4_energy_water_meteor")
    # Water on 3-5 and 3-6: two steps, of which the rover tracker on 3 stops the second.
    put(game, "outer", 0, "3-3")
    choose(game, "do:advance-water")
    assert space(game, 0, "water") == "biomass-2"
    assert game.players[0].moves == 0


@rule("PU-30.13", "PU-30.14", "PU-30.06")
def test_example_with_level_one_water_jumps_and_makes_both_steps() -> None:
    jumping = oasis("water-1", 3, trackers={"biomass": 2}, rovers_at=["1-6"])
    game = turn_of(jumping, "i4_water_rover")
    put(game, "outer", 0, "3-4")
    # Over biomass 2 to rover 3 and technology 4: one movement point, no synergy of biomass 2.
    assert (space(game, 0, "water"), space(game, 0, "biomass")) == ("tech-4", "biomass-2")
    assert game.players[0].moves == 1
    assert not [word for word in keys(game) if word.startswith(("do:", "track:"))]


@rule("PU-30.06", "PU-30.14")
@pytest.mark.parametrize(
    ("tech", "trackers", "reached", "moves"),
    [
        (2, {"biomass": 2}, None, 0),
        (3, {"biomass": 2}, "rover-3", 1),
        (3, {"biomass": 2, "rover": 3}, "tech-4", 0),
        (4, {"biomass": 2, "rover": 3}, "rover-5", 2),
    ],
)
def test_level_one_jumps_several_trackers_in_a_row(
    tech: int, trackers: dict[str, int], reached: str | None, moves: int
) -> None:
    game = event("water_or_civ_up", oasis("water-1", tech, trackers=trackers, rovers_at=["1-6"]))
    if reached is None:
        # Only civilization can move.
        assert height(game, 0, "civ") == 1
        return
    choose(game, "track:water")
    assert (space(game, 0, "water"), game.players[0].moves) == (reached, moves)
    assert "track:civ" not in keys(game)


@rule("PU-30.15")
@pytest.mark.parametrize(
    ("track", "stands", "card", "water"),
    [
        ("biomass", 1, "rover_or_biomass_up", "biomass-2"),
        ("civ", 3, "rover_or_civ_up", "civ-4"),
        ("tech", 3, "rover_or_tech_up", "tech-4"),
    ],
)
def test_the_water_tracker_blocks_the_others(
    track: str, stands: int, card: str, water: str
) -> None:
    # Technology on 3 would jump: then only the rest is asked.
    trackers = {track: stands}
    game = event(card, oasis(water, trackers=trackers))
    if track == "tech":
        choose(game, "track:tech")
        assert height(game, 0, "tech") == 5
    else:
        assert (height(game, 0, track), height(game, 0, "rover")) == (stands, 1)


@rule("PU-30.15")
def test_an_advance_into_the_water_tracker_is_lost() -> None:
    game = turn_of(oasis("biomass-2", trackers={"biomass": 1}), "i2_biomass_civ")
    put(game, "inner", 0, "2-5")
    assert (height(game, 0, "biomass"), height(game, 0, "civ")) == (1, 1)
    assert game.to_move() == (1,)


@rule("PU-30.07")
@pytest.mark.parametrize(
    ("track", "stands", "card", "water", "reached"),
    [
        ("biomass", 1, "rover_or_biomass_up", "biomass-2", "biomass-3"),
        ("civ", 3, "rover_or_civ_up", "civ-4", "civ-5"),
        ("rover", 2, "rover_or_civ_up", "rover-3", "rover-4"),
    ],
)
def test_with_level_one_every_other_tracker_stays_on_its_track(
    track: str, stands: int, card: str, water: str, reached: str
) -> None:
    game = event(card, oasis(water, 3, trackers={track: stands}))
    choose(game, f"track:{track}")
    assert space(game, 0, track) == reached


@rule("PU-30.16")
def test_energy_synergy_and_cards_move_water_by_one_step() -> None:
    # Energy on 2-7 and 2-8, water on 2-9 and behind: nothing on ice, but energy chooses water.
    game = turn_of(oasis("tech-4"), "i2_energy_water")
    put(game, "inner", 0, "1-7")
    choose(game, "track:water")
    assert space(game, 0, "water") == "rover-5"
    game = event("synergy_first", oasis("tech-4"))
    choose(game, "track:water")
    assert space(game, 0, "water") == "rover-5"
    game = civ_picks(oasis("tech-4", due=[1]), civ=["temp_agency"])
    choose(game, "track:water", "track:civ")
    assert (space(game, 0, "water"), height(game, 0, "civ")) == ("rover-5", 1)
    # An unplaced tile counts 1 as well.
    crowded = seat(corporation="oasis", patches_at=all_but("1-6"), lifepods_at=[], rovers=0)
    game = placement("i4_biomass_civ", "i3_water_rover", crowded)
    choose(game, "take:inner")
    assert space(game, 0, "water") == "water-1"


# -- breakthroughs ---------------------------------------------------------------------------

# Water on 3-6, rover on 4-6; water on 2-7, rover on 3-7.
WET = [START, ("i2_water_rover", 0, "3-6"), ("i2_water_rover_meteor", 0, "2-7")]


@rule("PU-30.08")
@pytest.mark.parametrize(
    ("tech", "rovers", "moves"),
    [
        (5, ["3-6"], 1),
        (5, ["3-6", "2-7"], 2),
        (5, ["3-6", "4-6"], 1),
        (5, ["1-6", "3-5"], 0),
        (4, ["3-6"], 0),
        (14, ["3-6"], 1),
    ],
)
def test_level_two_gives_a_point_per_rover_on_water(
    tech: int, rovers: list[str], moves: int
) -> None:
    game = turn_of(oasis(tech=tech, tiles=WET, rovers_at=rovers), "i2_rover_tech")
    assert game.players[0].moves == moves


@rule("PU-30.08")
def test_level_two_looks_at_the_start_of_the_turn_and_serves_any_rover() -> None:
    game = turn_of(oasis(tech=5, tiles=WET, rovers_at=["3-6", "4-7"]), "i2_biomass_civ")
    choose(game, "do:move")
    assert keys(game) == ["rover:3-6", "rover:4-7"]
    choose(game, "rover:4-7", "cell:5-7")
    assert game.players[0].moves == 0
    put(game, "inner", 0, "2-5")
    assert game.to_move() == (1,)
    play_out(game)
    choose(game, "rotate:0", seat_number=game.commander)
    assert game.players[0].moves == 1


@rule("PU-30.09", "PU-30.16")
@pytest.mark.parametrize(
    ("tech", "tile", "anchor", "reached"),
    [
        # 2-7 and 3-7 are land; 3-6 is ice; 2-5 is land and 3-5 below it ice.
        (7, "i2_rover_tech", "2-7", "rover-5"),
        (6, "i2_rover_tech", "2-7", "tech-4"),
        (7, "i2_rover_tech", "2-5", "tech-4"),
        (7, "i2_rover_tech", "3-6", "tech-4"),
        (7, "i2_water_rover", "2-7", "rover-5"),
        # The water square on 3-6 is paid by its building only.
        (7, "i2_water_rover", "3-6", "rover-5"),
        # The rover square on 3-5 is on ice, the water square on 2-5 is not.
        (7, "i2_water_rover", "2-5", "tech-4"),
    ],
)
def test_level_three_advances_water_for_tiles_entirely_off_ice(
    tech: int, tile: str, anchor: str, reached: str
) -> None:
    game = turn_of(oasis("tech-4", tech), tile)
    put(game, "inner", 0, anchor)
    if "do:advance-water" in keys(game):
        choose(game, "do:advance-water")
    assert space(game, 0, "water") == reached


@rule("PU-30.09")
def test_level_three_ignores_patches() -> None:
    game = event("patch", oasis("tech-4", 7))
    choose(game, "cell:2-7")
    assert space(game, 0, "water") == "tech-4"


def gained(tech: int, tile: str, anchor: str) -> tuple[bool, bool]:
    """Whether a patch and whether a synergy is pending after a tile."""
    top = {"civ": 1, "biomass": 4, "rover": 1}
    game = turn_of(oasis("water-13", tech, trackers=top), tile)
    put(game, "inner", 0, anchor)
    found = [False, False]
    while 0 in game.to_move():
        words = keys(game)
        if any(word.startswith("cell:") for word in words):
            found[0] = True
        if any(word.startswith("track:") for word in words):
            found[1] = True
        choose(game, words[0])
    return found[0], found[1]


@rule("PU-30.10", "PU-30.11", "PU-30.17")
@pytest.mark.parametrize(
    ("tile", "anchor"),
    [("i2_water_rover", "2-7"), ("i2_water_rover", "3-6"), ("i2_water_rover_meteor", "2-5")],
)
@pytest.mark.parametrize(
    ("tech", "patch", "synergy"), [(9, False, False), (10, True, False), (14, True, True)]
)
def test_levels_four_and_five_pay_for_water_terrain_on_ice_or_not(
    tile: str, anchor: str, tech: int, patch: bool, synergy: bool
) -> None:
    assert gained(tech, tile, anchor) == (patch, synergy)


@rule("PU-30.10", "PU-30.11", "PU-30.17")
def test_levels_four_and_five_give_nothing_for_other_tiles() -> None:
    # On the ice of 3-6, but without water terrain.
    assert gained(14, "i2_biomass_civ", "3-6") == (False, False)
    assert gained(14, "i2_biomass_civ", "2-7") == (False, False)


@rule("PU-30.10")
def test_level_four_gives_exactly_one_patch() -> None:
    game = turn_of(oasis("water-13", 10, trackers={"rover": 1}), "i2_water_rover")
    put(game, "inner", 0, "2-7")
    choose(game, "cell:1-7")
    assert len(game.players[0].board.patches) == 1
    assert game.to_move() == (1,)


@rule("PU-30.11")
def test_level_five_gives_exactly_one_synergy() -> None:
    game = turn_of(oasis("water-13", 14, trackers={"rover": 1}), "i2_water_rover")
    put(game, "inner", 0, "2-7")
    choose(game, *[word for word in keys(game) if word == "do:synergy"])
    choose(game, "track:civ")
    choose(game, *[word for word in keys(game) if word == "do:patch"])
    choose(game, "cell:1-7")
    assert height(game, 0, "civ") == 1
    assert game.to_move() == (1,)

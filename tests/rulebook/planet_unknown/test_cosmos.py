"""Section 27: Cosmos."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.games.planet_unknown.state import Unknown
from planetfall.games.planet_unknown.vocabulary import SPACE_KEYS
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    TRACKS,
    Seat,
    cell,
    choose,
    civ_picks,
    ending,
    event,
    fresh,
    height,
    keys,
    placement,
    play_out,
    points,
    put,
    seat,
)

# Civilization on 1-6, energy on 2-6.
START = ("i2_civ_energy", 0, "1-6")


def cosmos(trackers: dict[str, int], **more: Any) -> Seat:
    """Cosmos with trackers by height and one tile; lifepods on spaces are `pods`."""
    more.setdefault("tiles", [START])
    pods = more.get("pods", [])
    if pods or more.get("lifepods"):
        more.setdefault("lifepods_at", [])
    return seat(corporation="cosmos", trackers=trackers, **more)


def pods(game: Unknown) -> list[str]:
    """Where lifepods lie on seat 0's tracks."""
    return [SPACE_KEYS[space] for space in game.players[0].pods]


@rule("PU-27.01")
def test_cosmos_has_one_rover() -> None:
    assert fresh(2, 1, corporations=["cosmos"]).players[0].rovers == 1


@rule("PU-27.02", "PU-27.14", "PU-27.17")
def test_a_collected_lifepod_goes_to_the_scoring_area_or_on_a_free_space() -> None:
    rover = cosmos({"rover": 3, "civ": 2}, rovers_at=["3-7"])
    game = placement("i4_civ_energy", "i2_water_rover", rover)
    put(game, "inner", 0, "2-5")
    choose(game, "cell:3-8")
    assert keys(game) == ["score", *[f"track:{track}" for track in TRACKS]]
    other = game.clone()
    choose(other, "score")
    assert (other.players[0].lifepods, other.players[0].pods) == (1, [])
    choose(game, "track:civ")
    # Any space of the track, the top too, but for the one with the tracker.
    assert keys(game) == [f"space:civ-{k}" for k in range(16) if k != 2]
    choose(game, "space:civ-15")
    assert (game.players[0].lifepods, pods(game)) == (0, ["civ-15"])


@rule("PU-27.14")
def test_one_lifepod_lies_on_a_space() -> None:
    stands = cosmos({"tech": 5}, lifepods=1, pods=["civ-3"])
    game = placement("i4_civ_energy", "i2_water_rover", stands)
    choose(game, "use:reposition-three", "score", "track:civ")
    assert keys(game) == [f"space:civ-{k}" for k in range(16) if k not in (0, 3)]


@rule("PU-27.03", "PU-27.13", "PU-27.04")
def test_a_tracker_jumps_a_lifepod_and_gets_what_lies_behind_it() -> None:
    # Biomass 2 is a synergy, biomass 3 a patch.
    stands = cosmos({"biomass": 1}, pods=["biomass-2"])
    game = placement("i4_rover_tech", "i2_biomass_civ", stands)
    put(game, "inner", 0, "2-5")
    assert height(game, 0, "biomass") == 3
    assert keys(game)[0].startswith("cell:")
    choose(game, "cell:1-7")
    # The covered synergy is void: the turn is over.
    assert game.to_move() == (1,)
    assert len(game.players[0].board.patches) == 1


@rule("PU-27.05")
def test_a_tracker_jumps_several_lifepods_in_a_row() -> None:
    stands = cosmos({"biomass": 1}, pods=["biomass-2", "biomass-3", "biomass-4"])
    game = placement("i4_rover_tech", "i2_biomass_civ", stands)
    put(game, "inner", 0, "2-5")
    assert height(game, 0, "biomass") == 5
    assert game.to_move() == (1,)


@rule("PU-27.04")
@pytest.mark.parametrize(("covered", "medal"), [([], 2), (["civ-5"], 1), (["civ-5", "civ-2"], 0)])
def test_a_covered_medal_does_not_score(covered: list[str], medal: int) -> None:
    assert points(ending(cosmos({"civ": 6}, pods=covered)), 0, "civ") == medal


@rule("PU-27.06")
def test_only_lifepods_in_the_scoring_area_score() -> None:
    game = ending(cosmos({}, lifepods=2, pods=["civ-5", "tech-2", "tech-4"]))
    assert points(game, 0, "lifepods") == 2
    # A breakthrough brings one back in time.
    game = placement("i4_rover_tech", "i2_biomass_civ", cosmos({"tech": 14}, pods=["civ-5"]))
    choose(game, "use:reposition", "space:civ-5", "score")
    assert points(game, 0, "lifepods") == 1


@rule("PU-27.07")
def test_a_lifepod_is_moved_from_anywhere_on_the_board_to_anywhere() -> None:
    stands = cosmos({"tech": 5}, lifepods=1, pods=["civ-5"])
    game = placement("i4_rover_tech", "i2_biomass_civ", stands)
    choose(game, "use:reposition-three")
    assert keys(game) == ["score", "space:civ-5", "done"]
    # From a track to another track, to the space it came from, or to the scoring area.
    choose(game, "space:civ-5")
    assert keys(game) == ["score", *[f"track:{track}" for track in TRACKS]]
    choose(game, "track:water", "space:water-3")
    assert (pods(game), game.players[0].lifepods) == (["water-3"], 1)
    choose(game, "score", "track:rover", "space:rover-1")
    assert (pods(game), game.players[0].lifepods) == (["water-3", "rover-1"], 0)


@rule("PU-27.15")
def test_lifepods_of_cards_and_events_go_on_tracks_too() -> None:
    game = event("lifepod_pick_up", cosmos({}))
    choose(game, "cell:3-8", "track:civ", "space:civ-4")
    assert pods(game) == ["civ-4"]
    game = civ_picks(cosmos({}, due=[2]), civ=["approved_overtime"])
    choose(game, "cell:3-8", "track:civ", "space:civ-4")
    choose(game, "cell:9-9", "score")
    assert (pods(game), game.players[0].lifepods) == (["civ-4"], 1)


@rule("PU-27.16")
def test_a_covered_tech_milestone_is_off_and_a_covered_civ_milestone_shifts_no_rank() -> None:
    for covered, offered in (([], True), (["tech-14"], False)):
        game = placement(
            "i4_rover_tech", "i2_biomass_civ", cosmos({"tech": 15}, lifepods=1, pods=covered)
        )
        assert ("use:reposition" in keys(game)) == offered
        # The other breakthroughs go on working.
        assert "use:reposition-three" in keys(game)
    # Civilization 3 would be rank 1; 6 stays rank 2.
    stands = cosmos({"civ": 5}, pods=["civ-3"])
    game = placement("i4_rover_tech", "i2_biomass_civ", stands)
    put(game, "inner", 0, "2-5")
    assert game.players[0].due == [2]
    game = placement("i4_rover_tech", "i2_biomass_civ", cosmos({"civ": 2}, pods=["civ-3"]))
    put(game, "inner", 0, "2-5")
    assert (height(game, 0, "civ"), game.players[0].due) == (4, [])


@rule("PU-27.17")
def test_lifepods_up_to_the_top_stop_a_tracker() -> None:
    for covered, reached in ((["civ-14", "civ-15"], 13), (["civ-14"], 15)):
        game = placement("i4_rover_tech", "i2_biomass_civ", cosmos({"civ": 13}, pods=covered))
        put(game, "inner", 0, "2-5")
        assert height(game, 0, "civ") == reached
    stopped = cosmos({"civ": 14}, pods=["civ-15"])
    game = event("synergy_first", stopped)
    assert "track:civ" not in keys(game)


@rule("PU-27.18")
def test_a_tracker_going_down_skips_lifepods() -> None:
    game = event("civ_or_tech_down", cosmos({"civ": 5}, pods=["civ-3", "civ-4"]))
    assert height(game, 0, "civ") == 2
    # Filled down to the bottom there is no way.
    game = event("civ_or_tech_down", cosmos({"civ": 2}, pods=["civ-0", "civ-1"]))
    assert height(game, 0, "civ") == 2


# -- breakthroughs ---------------------------------------------------------------------------


@rule("PU-27.08", "PU-27.20")
@pytest.mark.parametrize(("tech", "diagonal"), [(2, False), (3, True)])
def test_level_one_moves_rovers_diagonally_for_one_point(tech: int, diagonal: bool) -> None:
    stands = cosmos({"tech": tech, "rover": 3}, rovers_at=["2-7"])
    game = placement("i4_rover_tech", "i2_water_rover", stands)
    put(game, "inner", 0, "2-5")
    corners = {"cell:1-6", "cell:3-6", "cell:3-8"} & set(keys(game))
    assert len(corners) == (3 if diagonal else 0)
    assert {"cell:1-7", "cell:2-6", "cell:2-8", "cell:3-7"} <= set(keys(game))
    if diagonal:
        choose(game, "cell:3-8", "score")
        assert (game.players[0].moves, game.players[0].lifepods) == (1, 1)


@rule("PU-27.09")
@pytest.mark.parametrize(("tech", "offered"), [(4, False), (5, True)])
def test_level_two_moves_up_to_three_lifepods_once_per_game(tech: int, offered: bool) -> None:
    stands = cosmos({"tech": tech}, pods=["civ-4", "civ-5", "civ-6", "civ-7"])
    game = placement("i4_rover_tech", "i2_biomass_civ", stands)
    assert ("use:reposition-three" in keys(game)) == offered
    if not offered:
        return
    choose(game, "use:reposition-three", "space:civ-4", "score")
    # Up to three: it may end earlier.
    assert "done" in keys(game)
    choose(game, "space:civ-5", "score", "space:civ-6", "score")
    assert (game.players[0].lifepods, pods(game)) == (3, ["civ-7"])
    assert keys(game) == ["take:outer", "take:inner"]
    put(game, "inner", 0, "2-5")
    play_out(game)
    choose(game, "rotate:0", seat_number=game.commander)
    assert "use:reposition-three" not in keys(game)


@rule("PU-27.10")
@pytest.mark.parametrize(
    ("tech", "inner", "offered"),
    [
        (7, "i2_civ_energy_meteor", True),
        (6, "i2_civ_energy_meteor", False),
        (7, "i2_biomass_civ", False),
    ],
)
def test_level_three_moves_a_lifepod_for_each_tile_with_energy(
    tech: int, inner: str, offered: bool
) -> None:
    stands = cosmos({"tech": tech}, pods=["water-4", "water-5"], used_game="reposition-three")
    game = placement("i4_rover_tech", inner, stands)
    put(game, "inner", 0, "2-5")
    if keys(game) and "do:reposition" in keys(game):
        choose(game, "do:reposition")
    assert ("space:water-4" in keys(game)) == offered
    if offered:
        # It may be left.
        assert "done" in keys(game)
        choose(game, "space:water-4", "score")
        assert (game.players[0].lifepods, pods(game)) == (1, ["water-5"])
        assert "space:water-5" not in keys(game)


@rule("PU-27.11", "PU-27.19")
def test_level_four_enters_energy_for_nothing() -> None:
    # Energy on 2-6, 2-7 and 2-8; 2 points for the rover.
    tiles = [START, ("o4_civ_energy", 0, "2-7")]
    for tech, left in ((9, 1), (10, 2)):
        stands = cosmos({"tech": tech, "rover": 3}, tiles=tiles, rovers_at=["1-7"], lifepods_at=[])
        game = placement("u5_rover_tech", "i2_water_rover", stands)
        put(game, "inner", 0, "2-5")
        choose(game, "cell:2-7")
        assert game.players[0].moves == left
    choose(game, "cell:2-6", "cell:1-6", "cell:1-7")
    # The points are used up; energy may still be entered, nothing else.
    assert game.players[0].moves == 0
    assert keys(game) == ["cell:2-6", "cell:2-7", "cell:2-8", "done"]
    choose(game, "cell:2-7")
    assert game.players[0].board.rovers == [cell("2-7")]
    assert keys(game) == ["cell:2-6", "cell:2-8", "done"]
    choose(game, "done")
    assert game.to_move() == (1,)


@rule("PU-27.19")
def test_level_four_needs_a_movement_gain_to_start() -> None:
    stands = cosmos({"tech": 10}, rovers_at=["1-6"])
    game = placement("i4_rover_tech", "i2_biomass_civ", stands)
    assert "do:move" not in keys(game)
    put(game, "inner", 0, "2-5")
    # No movement was gained: the energy of 2-6 is not entered.
    assert game.to_move() == (1,)


@rule("PU-27.12", "PU-24.07")
@pytest.mark.parametrize(("tech", "offered"), [(13, False), (14, True)])
def test_level_five_moves_a_lifepod_once_per_turn(tech: int, offered: bool) -> None:
    stands = cosmos({"tech": tech}, pods=["civ-4", "civ-5"], used_game="reposition-three")
    game = placement("i4_rover_tech", "i2_biomass_civ", stands)
    assert ("use:reposition" in keys(game)) == offered
    if not offered:
        return
    choose(game, "use:reposition", "space:civ-4", "score")
    assert (game.players[0].lifepods, pods(game)) == (1, ["civ-5"])
    # One, and only once in this turn; in the next turn again.
    assert keys(game) == ["take:outer", "take:inner"]
    put(game, "inner", 0, "2-5")
    play_out(game)
    choose(game, "rotate:0", seat_number=game.commander)
    assert "use:reposition" in keys(game)

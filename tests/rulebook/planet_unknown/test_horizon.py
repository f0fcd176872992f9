"""Section 28: Horizon Group."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.games.planet_unknown.state import Unknown
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    Seat,
    all_but,
    cell,
    choose,
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
TILES = [
    ("i2_civ_energy_meteor", 0, "1-6"),  # civilization 1-6, energy 2-6
    ("i2_tech_biomass_meteor", 0, "2-7"),  # technology 2-7, biomass 3-7
    ("i2_rover_tech", 3, "2-8"),  # rover building 2-8, technology 2-9
]


def horizon(trackers: dict[str, int], **more: Any) -> Seat:
    """Horizon with trackers by height; `TILES` unless others are given."""
    more.setdefault("tiles", TILES)
    return seat(corporation="horizon", trackers=trackers, **more)


def driving(points_given: int, tech: int = 0, **more: Any) -> Unknown:
    """A turn whose tile has been placed on 2-5 and gave 2 to 5 points of movement."""
    rover = {2: 1, 3: 4, 4: 7, 5: 11}[points_given]
    more.setdefault("rovers", 0)
    game = placement(
        "u5_civ_energy", "i2_water_rover", horizon({"rover": rover, "tech": tech}, **more)
    )
    put(game, "inner", 0, "2-5")
    return game


def loads(game: Unknown) -> tuple[list[int], list[int], int]:
    """Squares of loaded rovers, squares with meteorites, meteorites collected."""
    player = game.players[0]
    return player.board.loaded, player.board.meteorites, player.meteorites


@rule("PU-28.01")
def test_horizon_has_four_rovers() -> None:
    assert fresh(2, 1, corporations=["horizon"]).players[0].rovers == 4


@rule("PU-28.02", "PU-28.04", "PU-28.05", "PU-28.13", "PU-28.20", "PU-35.15", "PU-35.16")
def test_a_rover_loads_a_meteorite_and_delivers_it_to_a_rover_building() -> None:
    game = driving(4, rovers_at=["3-6"], meteorites_at=["3-7"])
    choose(game, "cell:3-7")
    # On the rover, not collected; nothing is asked.
    assert loads(game) == ([cell("3-7")], [], 0)
    choose(game, "cell:2-7")
    assert loads(game) == ([cell("2-7")], [], 0)
    choose(game, "cell:2-8")
    assert loads(game) == ([], [], 1)
    # Passing through is enough.
    choose(game, "cell:2-9")
    assert loads(game) == ([], [], 1)
    assert game.to_move() == (1,)


@rule("PU-28.05")
def test_rover_terrain_without_the_building_takes_no_meteorite() -> None:
    # Rover terrain on 2-7 (its building) and 2-8 (without one).
    tiles = [START, ("o4_rover_tech", 2, "2-7")]
    for start, collected in (("2-9", 0), ("1-7", 1)):
        game = driving(2, tiles=tiles, rovers_at=[start], loaded_at=[start], lifepods_at=[])
        choose(game, "cell:2-8" if start == "2-9" else "cell:2-7")
        assert game.players[0].meteorites == collected


@rule("PU-28.03", "PU-28.12")
def test_a_loaded_rover_leaves_a_second_meteorite() -> None:
    game = driving(4, rovers_at=["3-8"], meteorites_at=["2-6", "3-7"], lifepods_at=[])
    choose(game, "cell:3-7", "cell:3-6", "cell:2-6")
    assert loads(game) == ([cell("2-6")], [cell("2-6")], 0)
    choose(game, "cell:1-6")
    assert loads(game) == ([cell("1-6")], [cell("2-6")], 0)


@rule("PU-28.11")
def test_a_rover_put_on_a_meteorite_loads_it_and_delivers_at_a_building() -> None:
    game = placement("u5_civ_energy", "i2_rover_tech_meteor", horizon({}, tiles=[START]))
    put(game, "inner", 0, "2-5")
    choose(game, "cell:3-5")
    assert loads(game) == ([cell("3-5")], [], 0)
    # The domino of water and rover has its meteor on the rover building.
    game = placement("u5_civ_energy", "i2_water_rover_meteor", horizon({}, tiles=[START]))
    put(game, "inner", 0, "2-5")
    choose(game, "cell:3-5")
    assert loads(game) == ([], [], 1)


@rule("PU-28.14")
def test_a_carried_meteorite_counts_as_lying_on_its_square() -> None:
    full: dict[str, Any] = {
        "tiles": [],
        "patches_at": all_but(),
        "lifepods_at": [],
        "rovers_at": ["1-6"],
    }
    for loaded, lines in (([], 40), (["1-6"], 36)):
        game = ending(seat(corporation="horizon", loaded_at=loaded, rovers=3, **full))
        # Row 1 and column 6 give 1 and 3.
        assert points(game, 0, "planet") == lines
        assert game.players[0].board.meteorites_left() == len(loaded)


@rule("PU-28.15")
def test_the_meteorite_of_a_crushed_rover_stays_on_the_new_piece() -> None:
    crushed = horizon({}, tiles=[START], rovers_at=["2-5"], loaded_at=["2-5"], rovers=0)
    game = placement("u5_civ_energy", "i2_rover_tech", crushed)
    put(game, "inner", 0, "2-5")
    assert game.players[0].board.rovers == []
    assert loads(game) == ([], [cell("2-5")], 0)
    game = event("patch", crushed)
    choose(game, "cell:2-5")
    assert loads(game) == ([], [cell("2-5")], 0)


@rule("PU-28.18")
def test_a_loaded_rover_collects_lifepods() -> None:
    game = driving(2, rovers_at=["3-7"], loaded_at=["3-7"])
    choose(game, "cell:3-8")
    assert game.players[0].lifepods == 1
    assert loads(game) == ([cell("3-8")], [], 0)


@rule("PU-28.19")
def test_an_event_collects_a_meteorite_straight_from_the_planet() -> None:
    game = event("meteorite_pick_up", horizon({}, meteorites_at=["3-7"]))
    assert loads(game) == ([], [], 1)


# -- breakthroughs ---------------------------------------------------------------------------


@rule("PU-28.07")
@pytest.mark.parametrize(
    ("tech", "inner", "free"),
    [(2, "i2_rover_tech", False), (3, "i2_rover_tech", True), (3, "i2_biomass_civ", False)],
)
def test_level_one_frees_rover_tiles_from_adjacency(tech: int, inner: str, free: bool) -> None:
    game = placement("u5_civ_energy", inner, horizon({"tech": tech}, tiles=[START]))
    choose(game, "take:inner", "turn:0")
    assert ("cell:11-6" in keys(game)) == free
    assert {"cell:1-7", "cell:2-5", "cell:2-7", "cell:3-6"} <= set(keys(game))


@rule("PU-28.17")
def test_level_one_keeps_the_rules_of_planets_and_events() -> None:
    icy = horizon({"tech": 3}, tiles=[START], planet="k_273")
    game = placement("u5_civ_energy", "i2_rover_tech", icy)
    choose(game, "take:inner", "turn:0")
    # Ice on 11-6 and 12-6; 3-8 is ice above the land of 4-8.
    assert "cell:11-6" in keys(game) and "cell:3-8" not in keys(game)
    game = placement(
        "u5_civ_energy",
        "i2_rover_tech",
        horizon({"tech": 3}, tiles=[START]),
        event="keep_off_edge_red",
    )
    choose(game, "take:inner", "turn:0")
    assert "cell:9-6" in keys(game) and "cell:11-6" not in keys(game)


@rule("PU-28.08", "PU-24.05")
@pytest.mark.parametrize(
    ("tech", "loaded", "moves"), [(4, ["2-6", "3-7"], 0), (5, ["2-6", "3-7"], 2), (5, [], 0)]
)
def test_level_two_gives_a_point_for_each_loaded_rover_at_the_start(
    tech: int, loaded: list[str], moves: int
) -> None:
    stands = horizon({"tech": tech}, rovers_at=["2-6", "2-9", "3-7"], loaded_at=loaded, rovers=1)
    game = placement("u5_civ_energy", "i2_biomass_civ", stands)
    assert game.players[0].moves == moves
    assert ("do:move" in keys(game)) == (moves > 0)
    if moves:
        # Any rover may use it: the empty one too.
        choose(game, "do:move")
        assert {"rover:2-6", "rover:2-9", "rover:3-7"} <= set(keys(game))


@rule("PU-28.08")
def test_a_rover_loaded_during_the_turn_gives_no_point() -> None:
    game = driving(2, tech=5, rovers_at=["3-6"], meteorites_at=["3-7"])
    choose(game, "cell:3-7")
    assert game.players[0].moves == 1


@rule("PU-28.09")
@pytest.mark.parametrize(("tech", "patch"), [(6, False), (7, True)])
def test_level_three_gives_a_patch_for_each_collected_meteorite(tech: int, patch: bool) -> None:
    game = driving(2, tech=tech, rovers_at=["2-7"], loaded_at=["2-7"])
    choose(game, "cell:2-8")
    assert game.players[0].meteorites == 1
    if not patch:
        assert keys(game) == ["cell:2-7", "cell:2-9", "cell:3-8", "done"]
        return
    # The patch may be placed before the rover drives on.
    assert keys(game) == ["do:patch", "do:move"]
    choose(game, "do:patch", "cell:1-7")
    assert game.players[0].board.patches == [cell("1-7")]
    choose(game, "cell:2-9")
    # 2 points of the track and 1 for the load at the start.
    assert game.players[0].moves == 1


@rule("PU-28.09")
def test_loading_gives_no_patch() -> None:
    game = driving(2, tech=7, rovers_at=["3-6"], meteorites_at=["3-7"])
    choose(game, "cell:3-7")
    assert game.players[0].pool == []
    # A meteorite collected by an event does.
    game = event("meteorite_pick_up", horizon({"tech": 7}, meteorites_at=["3-7"]))
    assert "cell:1-7" in keys(game)


@rule("PU-28.06", "PU-28.16", "PU-28.20")
@pytest.mark.parametrize(("tech", "asked"), [(9, False), (10, True)])
def test_level_four_may_destroy_the_load_on_water(tech: int, asked: bool) -> None:
    # Water on 2-7, rover building on 3-7.
    tiles = [START, ("i2_water_rover_meteor", 0, "2-7")]
    game = driving(2, tech=tech, tiles=tiles, rovers_at=["1-7"], loaded_at=["1-7"])
    choose(game, "cell:2-7")
    assert (keys(game) == ["yes", "no"]) == asked
    if not asked:
        assert loads(game) == ([cell("2-7")], [], 0)
        return
    kept = game.clone()
    choose(game, "yes")
    # Out of the game: not collected, and no patch for it.
    assert loads(game) == ([], [], 0)
    assert game.players[0].pool == []
    choose(kept, "no", "cell:3-7")
    assert loads(kept) == ([], [], 1)


@rule("PU-28.10", "PU-24.07")
@pytest.mark.parametrize(("tech", "offered"), [(13, False), (14, True)])
def test_level_five_advances_rover_once_per_turn(tech: int, offered: bool) -> None:
    stands = horizon({"tech": tech, "rover": 4}, rovers_at=["2-6"], rovers=0)
    game = placement("u5_civ_energy", "i2_biomass_civ", stands)
    assert ("use:advance-rover" in keys(game)) == offered
    if not offered:
        return
    choose(game, "use:advance-rover")
    # Space 5 gives 3 points.
    assert (height(game, 0, "rover"), game.players[0].moves) == (5, 3)
    assert "use:advance-rover" not in keys(game)
    put(game, "inner", 0, "2-5")
    assert "use:advance-rover" not in keys(game)
    play_out(game)
    choose(game, "rotate:0", seat_number=game.commander)
    assert "use:advance-rover" in keys(game)

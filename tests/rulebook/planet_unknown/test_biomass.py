"""Section 14: biomass and patches."""

from __future__ import annotations

import pytest

from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    TRACKS,
    all_but,
    cell,
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
)

# Civilization on 1-6, energy on 2-6.
START = ("i2_civ_energy", 0, "1-6")


@rule("PU-14.01", "PU-14.02", "PU-14.03", "PU-14.08")
def test_a_planting_milestone_places_one_patch_at_once_by_the_placement_rules() -> None:
    game = placement(
        "i4_civ_energy", "i2_biomass_civ", seat(tiles=[START], trackers={"biomass": 2})
    )
    put(game, "inner", 0, "2-5")
    # Single squares that touch a tile by a side, none covered.
    assert keys(game) == ["cell:1-7", "cell:2-4", "cell:2-7", "cell:3-4", "cell:3-6", "cell:4-5"]
    choose(game, "cell:3-4")
    assert game.players[0].board.patches == [cell("3-4")]
    # The patch has no building: it advances nothing.
    assert [height(game, 0, track) for track in TRACKS] == [1, 0, 3, 0, 0]
    assert game.to_move() == (1,)


@rule("PU-14.08")
def test_a_patch_that_comes_first_lies_on_the_edge_and_carries_later_pieces() -> None:
    game = event("patch", seat(), outer="i4_civ_energy", inner="i2_rover_tech")
    assert "cell:1-6" in keys(game) and "cell:3-6" not in keys(game)
    choose(game, "cell:1-6")
    choose(game, keys(game, 1)[0], seat_number=1)
    choose(game, "take:inner", "turn:0")
    assert keys(game) == ["cell:1-7", "cell:2-6"]


@rule("PU-14.04")
def test_a_patch_is_no_terraforming_tile() -> None:
    game = event("patch", seat(tiles=[START]))
    choose(game, "cell:1-7")
    assert len(game.players[0].board.tiles) == 1
    # A rover of a milestone goes on the tile, not on the patch that came after it.
    game = event("rover_or_civ_up", seat(tiles=[START], patches_at=["1-7"]))
    choose(game, "track:rover")
    assert keys(game) == ["cell:1-6", "cell:2-6"]


@rule("PU-14.05")
def test_a_patch_fills_its_square_for_rows_and_columns() -> None:
    # Row 1 has two squares and gives 1 point.
    assert points(ending(seat(patches_at=["1-6"])), 0, "planet") == 0
    assert points(ending(seat(patches_at=["1-6", "1-7"])), 0, "planet") == 1


@rule("PU-14.06")
def test_a_patch_cannot_be_declined() -> None:
    game = event("patch", seat(tiles=[START]))
    assert keys(game) == ["cell:1-7", "cell:2-5", "cell:2-7", "cell:3-6"]


@rule("PU-14.07")
@pytest.mark.parametrize("corporation", ["oasis", "horizon", "wormhole", "universal_coalition"])
def test_a_gained_patch_is_placed_at_once_or_put_aside_where_allowed(corporation: str) -> None:
    for tech in (4, 14):
        game = civ_picks(
            seat(corporation=corporation, tiles=[START], trackers={"tech": tech}, due=[1]),
            civ=["dept_of_natural_resources"],
        )
        if "do:patch" in keys(game):
            # Horizon could use an ability first.
            choose(game, "do:patch")
        may_store = tech == 14 and corporation in ("wormhole", "universal_coalition")
        # Horizon Lvl 5 may be used first.
        choose(game, *[word for word in keys(game) if word == "do:patch"])
        assert ("store" in keys(game)) == may_store
        choose(game, "cell:1-7")
        assert game.players[0].board.patches == [cell("1-7")]


@rule("PU-14.09")
def test_a_patch_may_lie_on_a_rover_and_on_a_lifepod() -> None:
    stands = seat(tiles=[START, ("i2_rover_tech", 0, "2-7")], rovers_at=["2-5"], rovers=1)
    assert {"cell:2-5", "cell:3-8"} <= set(keys(event("patch", stands)))


@rule("PU-14.10")
def test_a_patch_without_a_square_is_lost() -> None:
    full = seat(due=[1], patches_at=all_but(), lifepods_at=[])
    game = civ_picks(full, civ=["dept_of_natural_resources"])
    player = game.players[0]
    assert (len(player.board.patches), player.patches, player.pool) == (96, 0, [])
    assert game.turn == 3


@rule("PU-14.11")
def test_bans_and_gains_for_tiles_ignore_patches() -> None:
    # The event keeps tiles off the edge, not patches.
    game = placement(
        "i4_civ_energy",
        "i2_biomass_civ",
        seat(tiles=[START], trackers={"biomass": 2}),
        event="keep_off_edge_red",
    )
    put(game, "inner", 0, "3-6")
    assert "cell:1-7" in keys(game)
    # Oasis with all breakthroughs: neither water for a piece off the ice nor anything else.
    oasis = seat(corporation="oasis", tiles=[START], trackers={"tech": 14})
    game = event("patch", oasis)
    choose(game, "cell:1-7")
    assert [height(game, 0, track) for track in TRACKS] == [0, 0, 0, 0, 14]
    assert (game.players[0].pool, len(game.players[0].board.patches)) == ([], 1)


@rule("PU-14.12")
def test_each_patch_is_stored_or_placed_by_itself_and_stored_ones_wait_for_the_end() -> None:
    game = civ_picks(
        seat(tiles=[START], trackers={"tech": 5}, due=[2]), civ=["dept_of_parks_and_rec"]
    )
    choose(game, "store")
    assert {"store", "cell:1-7"} <= set(keys(game))
    choose(game, "cell:1-7")
    assert (game.players[0].patches, game.players[0].board.patches) == (1, [cell("1-7")])
    # In later turns the stored one is not offered.
    for _ in range(2):
        play_out(game)
        assert game.players[0].patches == 1
    game = ending(seat(tiles=[START], trackers={"tech": 5}, patches=2))
    assert "store" not in keys(game)
    choose(game, "cell:1-7", "cell:2-7")
    assert (game.players[0].patches, len(game.players[0].board.patches)) == (0, 2)

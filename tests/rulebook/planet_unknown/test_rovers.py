"""Section 11: rovers and collecting."""

from __future__ import annotations

from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    cell,
    choose,
    civ_picks,
    event,
    height,
    keys,
    placement,
    put,
    seat,
)

# Civilization on 1-6, energy on 2-6.
START = ("i2_civ_energy", 0, "1-6")


@rule("PU-11.01", "PU-11.19")
def test_a_rover_milestone_puts_a_rover_on_the_tile_just_placed() -> None:
    game = placement("i4_civ_energy", "i2_rover_tech", seat(tiles=[START]))
    put(game, "inner", 0, "2-5")
    # A duty: nothing else is offered.
    assert keys(game) == ["cell:2-5", "cell:3-5"]
    choose(game, "cell:3-5")
    assert (game.players[0].board.rovers, game.players[0].rovers) == ([cell("3-5")], 1)


@rule("PU-11.02")
def test_a_rover_put_on_a_meteorite_collects_it() -> None:
    for square, collected in (("3-5", 1), ("2-5", 0)):
        game = placement("i4_civ_energy", "i2_rover_tech_meteor", seat(tiles=[START]))
        put(game, "inner", 0, "2-5")
        choose(game, f"cell:{square}")
        player = game.players[0]
        assert (player.meteorites, len(player.board.meteorites)) == (collected, 1 - collected)


@rule("PU-11.03")
def test_a_number_gives_that_many_steps_in_all() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(tiles=[START], trackers={"rover": 3}, rovers_at=["1-6"]),
    )
    put(game, "inner", 0, "2-5")
    assert (height(game, 0, "rover"), game.players[0].moves) == (4, 2)
    choose(game, "cell:1-7", "cell:2-7")
    assert game.players[0].board.rovers == [cell("2-7")]
    assert game.to_move() == (1,)


@rule("PU-11.04", "PU-11.10")
def test_movement_of_four_is_split_and_a_lifepod_collected_on_the_way() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(tiles=[START], trackers={"rover": 12}, rovers_at=["1-6", "3-7"], rovers=0),
    )
    put(game, "inner", 0, "2-5")
    assert game.players[0].moves == 4
    assert {"rover:1-6", "rover:3-7"} <= set(keys(game))
    choose(game, "rover:3-7", "cell:2-7", "rover:2-7", "cell:2-8")
    assert game.players[0].lifepods == 0
    choose(game, "rover:2-8", "cell:3-8")
    assert game.players[0].lifepods == 1
    choose(game, "rover:1-6", "cell:1-7")
    assert game.players[0].board.rovers == [cell("1-7"), cell("3-8")]
    assert game.to_move() == (1,)


@rule("PU-11.05")
def test_movement_may_be_left_unused() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(tiles=[START], trackers={"rover": 3}, rovers_at=["1-6"]),
    )
    put(game, "inner", 0, "2-5")
    choose(game, "done")
    assert game.players[0].board.rovers == [cell("1-6")]
    assert game.to_move() == (1,)


@rule("PU-11.06", "PU-11.07", "PU-11.22")
def test_one_point_is_one_step_to_the_side_over_tiles_and_bare_squares() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(tiles=[START], trackers={"rover": 3}, rovers_at=["2-6"]),
    )
    put(game, "inner", 0, "2-5")
    # Tiles above and to the left, bare squares to the right and below, no corner.
    assert keys(game) == ["cell:1-6", "cell:2-5", "cell:2-7", "cell:3-6", "done"]
    choose(game, "cell:1-6")
    # Off the planet there is nothing: only 1-7 and back.
    assert keys(game) == ["cell:1-7", "cell:2-6", "done"]


@rule("PU-11.08")
def test_a_rover_may_pass_a_square_again() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(tiles=[START], trackers={"rover": 8}, rovers_at=["1-6"]),
    )
    put(game, "inner", 0, "2-5")
    choose(game, "cell:1-7", "cell:1-6", "cell:1-7")
    assert game.players[0].board.rovers == [cell("1-7")]


@rule("PU-11.11", "PU-11.12", "PU-35.13")
def test_a_rover_passing_a_meteorite_and_a_lifepod_collects_both() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(
            tiles=[START, ("i2_tech_biomass_meteor", 0, "2-7")],
            trackers={"rover": 8},
            meteorites_at=["3-7"],
            rovers_at=["3-6"],
        ),
    )
    put(game, "inner", 0, "2-5")
    # Technology on 2-7, biomass with its meteorite on 3-7, the lifepod on 3-8.
    choose(game, "cell:3-7", "cell:3-8", "cell:4-8")
    player = game.players[0]
    assert (player.meteorites, player.lifepods) == (1, 1)
    assert player.board.meteorites == []
    assert cell("3-8") not in player.board.lifepods and len(player.board.lifepods) == 5


@rule("PU-11.13", "PU-11.14", "PU-11.16", "PU-11.15")
def test_a_tile_may_destroy_the_last_rover_which_never_comes_back() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(tiles=[START], trackers={"rover": 5}, rovers_at=["2-5", "3-5"], rovers=0),
    )
    put(game, "inner", 0, "2-5")
    player = game.players[0]
    # Space 6 is a rover milestone: it is lost, because no rover is left.
    assert height(game, 0, "rover") == 6
    assert (player.board.rovers, player.rovers) == ([], 0)
    assert game.to_move() == (1,)


@rule("PU-11.13", "PU-11.24", "PU-11.16")
def test_a_patch_destroys_the_rover_and_the_lifepod_below() -> None:
    placed = [START, ("i2_rover_tech", 0, "2-7")]
    game = event("patch", seat(tiles=placed, rovers_at=["3-6"], rovers=0))
    choose(game, "cell:3-6")
    assert (game.players[0].board.rovers, game.players[0].rovers) == ([], 0)
    game = event("patch", seat(tiles=placed))
    choose(game, "cell:3-8")
    assert cell("3-8") not in game.players[0].board.lifepods
    assert game.players[0].lifepods == 0


@rule("PU-11.13")
def test_a_meteorite_of_an_event_destroys_the_rover_on_its_symbol() -> None:
    struck = seat(tiles=[("i2_civ_energy_meteor", 0, "1-6")], rovers_at=["2-6"], rovers=1)
    player = event("meteor_strike_red", struck).players[0]
    assert (player.board.meteorites, player.meteorites) == ([cell("2-6")], 0)
    assert (player.board.rovers, player.rovers) == ([], 1)


@rule("PU-11.25")
def test_a_rover_collects_a_lifepod_and_the_meteorite_on_it() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(tiles=[START], trackers={"rover": 3}, meteorites_at=["3-8"], rovers_at=["3-7"]),
    )
    put(game, "inner", 0, "2-5")
    choose(game, "cell:3-8")
    assert (game.players[0].meteorites, game.players[0].lifepods) == (1, 1)


@rule("PU-11.15")
def test_a_rover_milestone_is_lost_where_no_rover_or_no_square_is_left() -> None:
    game = placement("i4_civ_energy", "i2_rover_tech", seat(tiles=[START], rovers=0))
    put(game, "inner", 0, "2-5")
    assert game.players[0].board.rovers == []
    assert game.to_move() == (1,)
    full = seat(tiles=[START], trackers={"rover": 5}, rovers_at=["1-6", "2-6"], rovers=1)
    game = event("rover_or_civ_up", full)
    choose(game, "track:rover")
    assert height(game, 0, "rover") == 6
    assert (len(game.players[0].board.rovers), game.players[0].rovers) == (2, 1)


@rule("PU-11.20")
def test_without_a_new_tile_the_rover_goes_on_the_last_one_never_on_a_patch() -> None:
    placed = [START, ("i2_rover_tech", 0, "2-5")]
    game = event("rover_or_civ_up", seat(tiles=placed, patches_at=["1-7"]))
    choose(game, "track:rover")
    assert keys(game) == ["cell:2-5", "cell:3-5"]
    game = event("rover_or_civ_up", seat(patches_at=["1-7"]))
    choose(game, "track:rover")
    assert (game.players[0].board.rovers, game.players[0].rovers) == ([], 2)


@rule("PU-11.21")
def test_a_rover_neither_enters_nor_passes_the_square_of_another() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(tiles=[START], trackers={"rover": 3}, rovers_at=["2-6", "2-7"], rovers=0),
    )
    put(game, "inner", 0, "2-5")
    choose(game, "rover:2-6")
    # Two points do not lead over 2-7 to 2-8.
    assert keys(game) == ["cell:1-6", "cell:2-5", "cell:3-6"]


@rule("PU-11.23")
def test_movement_adds_up_and_may_be_spent_between_other_items() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(
            tiles=[START],
            trackers={"rover": 3, "tech": 1, "water": 2, "biomass": 2},
            rovers_at=["1-6"],
        ),
    )
    put(game, "inner", 0, "2-5")
    # 2 points for the rover building; the synergies of technology and water come beside them.
    choose(game, "track:water", "track:rover")
    assert game.players[0].moves == 4
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(tiles=[START], trackers={"rover": 3, "tech": 1, "biomass": 2}, rovers_at=["1-6"]),
    )
    put(game, "inner", 0, "2-5")
    choose(game, "track:biomass")
    assert keys(game) == ["do:patch", "do:move"]
    choose(game, "do:move", "cell:1-7", "done", "do:patch", "cell:2-7")
    assert game.players[0].moves == 1
    # 2-7 is covered by the patch now, and may be driven over.
    choose(game, "cell:2-7")
    assert game.players[0].board.rovers == [cell("2-7")]


@rule("PU-11.26", "PU-35.23")
def test_a_card_or_event_collects_without_a_rover() -> None:
    game = civ_picks(seat(due=[2], tiles=[START]), civ=["approved_overtime"])
    choose(game, "cell:3-8", "cell:9-9")
    player = game.players[0]
    assert player.lifepods == 2
    assert sorted([cell("5-2"), cell("5-11"), cell("8-3"), cell("10-6")]) == player.board.lifepods
    game = event(
        "meteorite_pick_up",
        seat(tiles=[("i2_civ_energy_meteor", 0, "1-6")], meteorites_at=["2-6"]),
    )
    assert (game.players[0].meteorites, game.players[0].board.meteorites) == (1, [])

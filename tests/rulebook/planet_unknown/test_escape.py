"""Section 33: when the placement rule of a planet gives way."""

from __future__ import annotations

from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    all_but,
    cell,
    choose,
    event,
    keys,
    placement,
    play_out,
    put,
    seat,
)

# On K-273 square 4-8 is land and all squares beside it but 5-9 are ice.


@rule("PU-33.02", "PU-33.03", "PU-33.04")
def test_the_rule_of_a_planet_gives_way_only_where_it_would_end_the_game() -> None:
    mixed = all_but("4-7", "4-8", planet="k_273")
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(planet="k_273", patches_at=mixed, lifepods_at=[]),
    )
    put(game, "inner", 1, "4-7")
    assert game.players[0].board.anchors == [cell("4-7")]
    play_out(game)
    assert game.ending == 0


@rule("PU-33.04")
def test_the_rule_binds_while_the_other_tile_fits_under_it() -> None:
    room = all_but("4-7", "4-8", "6-1", "6-2", "7-1", "7-2", planet="k_273")
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(planet="k_273", patches_at=room, lifepods_at=[]),
    )
    # The straight four fits nowhere; the domino lies on the ice, never on 4-7 and 4-8.
    while not keys(game)[0].startswith("cell:"):
        game.choose(0, keys(game)[0])
    assert "cell:4-7" not in keys(game)


@rule("PU-33.06")
def test_the_rule_gives_way_for_each_player_alone() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(planet="k_273", patches_at=all_but("4-7", "4-8", planet="k_273"), lifepods_at=[]),
        seat(planet="arashi"),
    )
    put(game, "inner", 1, "4-7")
    assert game.players[0].board.anchors == [cell("4-7")]
    # The other player faces a T that would lie wholly on the ring of Arashi.
    choose(game, "take:inner", "turn:0", seat_number=1)
    assert "cell:6-1" not in keys(game, 1) and "cell:7-1" in keys(game, 1)


@rule("PU-33.07")
def test_a_rule_that_gave_way_binds_the_next_placement_again() -> None:
    # 6-1 and 6-2 are ice, 6-3 and 6-4 land; 3-7 and 4-7 are ice, 4-8 land.
    room = all_but("6-1", "6-2", "6-3", "6-4", "3-7", "4-7", "4-8", planet="k_273")
    game = placement(
        "i4_civ_energy",
        "i3_rover_tech",
        seat(planet="k_273", patches_at=room, lifepods_at=[]),
    )
    put(game, "outer", 0, "6-1")
    assert game.players[0].board.anchors == [cell("6-1")]
    play_out(game)
    assert game.ending == 0
    # The F and the domino: the domino fits the ice of 3-7 and 4-7, and never 4-7 and 4-8.
    choose(game, "rotate:2", seat_number=game.commander)
    choose(game, *[word for word in keys(game) if word == "take:inner"])
    assert keys(game) == ["turn:0", "turn:2"]
    choose(game, "turn:0")
    assert game.players[0].board.anchors[-1] == cell("3-7")


@rule("PU-33.08")
def test_no_rule_gives_way_for_a_patch_which_is_lost_and_ends_nothing() -> None:
    # Of Arashi only 6-1 and 6-2 are left, both on its ring.
    ring = seat(planet="arashi", patches_at=all_but("6-1", "6-2", planet="arashi"), lifepods_at=[])
    game = event("patch", ring, outer="i4_civ_energy", inner="i2_rover_tech")
    choose(game, "cell:1-6", seat_number=1)
    player = game.players[0]
    assert (len(player.board.patches), player.patches) == (94, 0)
    assert game.ending == 0
    # A tile may lie there, because the game would end otherwise.
    put(game, "inner", 1, "6-1")
    assert player.board.uncovered() == 0


@rule("PU-33.08")
def test_a_patch_of_a_milestone_without_a_square_does_not_end_the_game() -> None:
    room = all_but("6-1", "6-2", "5-2", "4-2", planet="arashi")
    game = placement(
        "i4_civ_energy",
        "i2_biomass_civ",
        seat(planet="arashi", patches_at=room, lifepods_at=[], trackers={"biomass": 2}),
    )
    put(game, "inner", 0, "4-2")
    # The patch of space 3 finds the ring only.
    assert game.to_move() == (1,)
    assert game.players[0].board.uncovered() == 2
    play_out(game)
    assert game.ending == 0

"""Section 33: when the placement rule of a planet gives way."""

from __future__ import annotations

from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    all_but,
    cell,
    choose,
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

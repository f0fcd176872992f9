"""Section 15: the end of the game."""

from __future__ import annotations

from typing import Any

from planetfall.games.planet_unknown.phases import EVENTS_OVER, SECTION_EMPTY, STUCK
from planetfall.games.planet_unknown.state import OVER, Unknown
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    all_but,
    choose,
    civ_picks,
    event,
    fresh,
    height,
    keys,
    placement,
    play_out,
    put,
    seat,
)

START = ("i2_civ_energy", 0, "1-6")


def full(*left: str, **more: Any) -> dict[str, Any]:
    """Fields of a planet that is covered but for some squares."""
    return {"patches_at": all_but(*left), "lifepods_at": [], **more}


def finished(game: Unknown) -> Unknown:
    """Everybody plays on with first options to the end of the turn, and of the game if it ends."""
    play_out(game)
    return game


@rule("PU-15.01", "PU-15.02", "PU-15.03")
def test_who_cannot_place_any_tile_ends_the_game_but_all_play_this_turn() -> None:
    game = placement("i4_civ_energy", "i2_biomass_civ", seat(**full()))
    assert keys(game) == ["take:outer", "take:inner"]
    choose(game, "take:inner")
    assert (height(game, 0, "biomass"), height(game, 0, "civ")) == (1, 1)
    assert game.players[0].board.tiles == []
    assert game.to_move() == (1,)
    finished(game)
    assert len(game.players[1].board.tiles) == 1
    assert (game.phase, game.ending, game.turn) == (OVER, STUCK, 2)


@rule("PU-15.04")
def test_an_empty_section_ends_the_game_with_the_turn() -> None:
    game = placement("i4_civ_energy", None, empty=[3])
    finished(game)
    assert (game.phase, game.ending) == (OVER, SECTION_EMPTY)
    game = placement("i4_civ_energy", None)
    finished(game)
    assert game.ending == 0


@rule("PU-15.05", "PU-22.11", "PU-22.12")
def test_the_last_event_is_resolved_and_its_turn_is_the_last() -> None:
    game = event("synergy_first", seat(), left=0)
    choose(game, "track:civ")
    assert height(game, 0, "civ") == 1
    finished(game)
    assert (game.phase, game.ending) == (OVER, EVENTS_OVER)
    game = event("synergy_first", seat(), left=1)
    finished(game)
    assert game.ending == 0


@rule("PU-15.07", "PU-15.08", "PU-15.09", "PU-15.10", "PU-12.09", "PU-19.01")
def test_an_unplaced_tile_of_water_and_energy_gives_two_steps_of_water() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_energy_water_meteor",
        seat(**full(trackers={"tech": 10, "water": 8})),
    )
    choose(game, "take:inner")
    assert height(game, 0, "water") == 10
    assert game.players[0].board.meteorites == []


@rule("PU-15.11")
def test_every_turn_of_every_tile_is_tried_before_a_player_is_stuck() -> None:
    game = placement("i4_civ_energy", "i2_biomass_civ", seat(**full("1-6", "1-7")))
    put(game, "inner", 1, "1-6")
    finished(game)
    assert game.ending == 0
    assert len(game.players[0].board.tiles) == 1


@rule("PU-15.12")
def test_six_players_empty_every_section_by_one_tile_a_turn() -> None:
    game = next(
        game for game in (fresh(6, seed) for seed in range(99)) if not {4, 15} & set(game.civ)
    )
    for turns in range(1, 6):
        finished(game)
        for section in range(6):
            stacks = (section, 6 + (section + game.shift) % 6)
            left = sum([game.bags[k].bit_count() + (game.tops[k] >= 0) for k in stacks])
            assert left == 24 - turns


@rule("PU-15.13")
def test_a_section_that_faces_nobody_ends_the_game_too() -> None:
    game = placement("i4_civ_energy", "i2_rover_tech", bare=[4, 6 + (4 + (4 - 3)) % 6])
    assert game.section(0) == 3 and game.section(1) == 0
    finished(game)
    assert game.ending == SECTION_EMPTY


@rule("PU-15.14")
def test_civ_picks_of_the_last_turn_are_made() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_biomass_civ",
        seat(**full(trackers={"civ": 2})),
        civ=["rising_planet_award", "temp_agency"],
    )
    choose(game, "take:inner")
    while game.to_move() != (0,):
        game.apply(1, game.legal(1)[0])
    assert sorted(keys(game)) == ["civ:rising_planet_award", "civ:temp_agency"]
    choose(game, "civ:rising_planet_award")
    finished(game)
    assert game.players[0].civ_open == [6]
    assert game.phase == OVER


@rule("PU-15.15")
def test_an_extra_tile_that_fits_nowhere_is_skipped_and_ends_nothing() -> None:
    game = civ_picks(
        seat(**full(due=[1])), civ=["salvage_yard"], outer="i4_civ_energy", inner="i2_rover_tech"
    )
    assert game.players[0].civ_open == [4]
    assert (game.turn, game.ending) == (3, 0)


@rule("PU-15.16")
def test_choosing_counts_and_placing_does_not_for_an_unplaced_tile() -> None:
    republic = seat(
        **full(corporation="republic", trackers={"tech": 3, "rover": 4}, rovers_at=["6-6"])
    )
    game = placement("i4_rover_tech", "i2_civ_energy", republic)
    choose(game, "take:inner")
    assert game.players[0].moves == 2
    oasis = seat(**full(corporation="oasis", trackers={"tech": 14, "water": 0}))
    game = placement("i4_rover_tech", "i2_water_rover", oasis)
    choose(game, "take:inner")
    # Neither the patch of Lvl 4 nor the synergy of Lvl 5 is gained.
    assert game.players[0].pool == []
    assert game.to_move() == (1,)


@rule("PU-15.17")
def test_conditions_of_corporations_do_not_bind_an_unplaced_tile() -> None:
    game = placement("i4_rover_tech", "i2_biomass_civ", seat(**full(corporation="wormhole")))
    choose(game, "take:inner")
    assert height(game, 0, "biomass") == 1
    game = placement("i4_rover_tech", "i2_water_rover", seat(**full(corporation="oasis")))
    choose(game, "take:inner")
    assert height(game, 0, "water") == 1


@rule("PU-15.18", "PU-22.18")
def test_no_event_leaves_a_player_without_a_tile_that_fits() -> None:
    game = event(
        "defective_batch",
        seat(**full("1-6", "1-7")),
        solo=True,
        outer="i4_civ_energy",
        inner="i2_biomass_civ",
    )
    # Only the outer stack can go: its tile does not fit anyway.
    assert game.tops[3] == -1
    assert game.tops[10] != -1

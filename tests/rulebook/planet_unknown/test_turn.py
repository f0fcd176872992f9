"""Section 4: the turn and playing at once."""

from __future__ import annotations

from planetfall.games.planet_unknown import log
from planetfall.games.planet_unknown.components.tiles import TILE_OF
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    all_but,
    choose,
    event,
    fresh,
    height,
    keys,
    placement,
    play_out,
    put,
    seat,
)


@rule("PU-4.01", "PU-4.02", "PU-4.03")
def test_the_commander_turns_the_station_by_none_to_five_steps() -> None:
    seen = set()
    for steps in range(6):
        game = fresh(3, 8)
        commander = game.commander
        assert game.to_move() == (commander,)
        assert keys(game, commander) == [f"rotate:{k}" for k in range(6)]
        before = [game.section(seat_number) for seat_number in range(3)]
        choose(game, f"rotate:{steps}", seat_number=commander)
        after = [game.section(seat_number) for seat_number in range(3)]
        assert after == [(section - steps) % 6 for section in before]
        seen.add(after[0])
    assert len(seen) == 6


@rule("PU-4.04")
def test_after_the_rotation_all_play_at_once() -> None:
    game = fresh(4, 2)
    choose(game, "rotate:1", seat_number=game.commander)
    assert game.to_move() == (0, 1, 2, 3)


@rule("PU-4.05", "PU-4.06")
def test_a_player_takes_one_of_the_two_tiles_and_places_it() -> None:
    game = placement("i4_civ_energy", "i2_rover_tech")
    assert keys(game) == ["take:outer", "take:inner"]
    put(game, "inner", 0, "1-6")
    assert game.players[0].board.tiles == [TILE_OF["i2_rover_tech"]]


@rule("PU-4.07", "PU-4.08", "PU-35.07", "PU-6.03")
def test_both_buildings_advance_their_trackers_by_one_whatever_the_size() -> None:
    game = placement("n5_tech_biomass", "i2_tech_biomass")
    put(game, "inner", 0, "1-6")
    assert (height(game, 0, "tech"), height(game, 0, "biomass")) == (1, 1)
    game = placement("n5_tech_biomass", "i2_tech_biomass")
    choose(game, "take:outer")
    turn = keys(game)[0]
    choose(game, turn)
    choose(game, keys(game)[0])
    assert (height(game, 0, "tech"), height(game, 0, "biomass")) == (1, 1)


@rule("PU-4.09")
def test_energy_has_no_track() -> None:
    game = placement("i4_rover_tech", "i2_civ_energy")
    put(game, "inner", 0, "1-6")
    assert len(game.players[0].trackers) == 5
    assert height(game, 0, "civ") == 2


@rule("PU-4.10")
def test_the_token_goes_to_the_left_when_all_are_done() -> None:
    game = fresh(3, 5)
    for _ in range(4):
        commander = game.commander
        play_out(game)
        assert game.commander == (commander + 1) % 3


@rule("PU-4.11", "PU-15.06")
def test_a_player_who_can_place_only_one_tile_must_take_it() -> None:
    full = seat(patches_at=all_but("1-6", "1-7"), lifepods_at=[])
    game = placement("i4_civ_energy", "i2_rover_tech", full)
    assert keys(game) == ["turn:1", "turn:3"]
    assert game.players[0].tile == game.tops[10]


@rule("PU-4.12", "PU-9.05")
def test_turn_order_runs_from_the_commander_clockwise() -> None:
    game = fresh(4)
    assert game.turn_order(2) == [2, 3, 0, 1]


@rule("PU-4.13", "PU-28.08")
def test_effects_of_the_start_of_the_turn_come_before_the_tile() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(
            corporation="horizon",
            trackers={"tech": 5, "rover": 1},
            tiles=[("i2_water_rover", 0, "1-6")],
            rovers_at=["1-6"],
            loaded_at=["1-6"],
            rovers=3,
        ),
    )
    assert "do:move" in keys(game)
    assert {"take:outer", "take:inner"} <= set(keys(game))


@rule("PU-4.14")
def test_the_phases_of_a_turn_follow_each_other() -> None:
    game = fresh(3, 5, events=["on"])
    game.watch()
    play_out(game)
    assert game.events is not None
    kinds = [event[0] for event in game.events]
    order = [log.ROTATED, log.EVENT_REVEALED, log.TILE_TAKEN, log.TILE_REVEALED, log.COMMANDER]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)


@rule("PU-4.14")
def test_civ_picks_come_after_all_tiles_and_before_the_end_of_the_turn() -> None:
    game = fresh(3, 5)
    order = [log.TILE_TAKEN, log.TILE_REVEALED, log.CIV_TAKEN, log.COMMANDER]
    turns = 0
    for _ in range(12):
        game.watch()
        play_out(game)
        assert game.events is not None
        kinds = [event[0] for event in game.events]
        if log.CIV_TAKEN in kinds:
            places = [kinds.index(kind) for kind in order]
            assert places == sorted(places)
            turns += 1
    assert turns > 0


@rule("PU-4.15")
def test_start_of_turn_effects_look_at_the_state_after_the_event() -> None:
    loaded = seat(
        corporation="horizon",
        trackers={"tech": 4},
        tiles=[("i2_water_rover", 0, "1-6")],
        rovers_at=["1-6"],
        loaded_at=["1-6"],
        rovers=3,
    )
    game = event("civ_or_tech_up", loaded)
    choose(game, "track:tech")
    choose(game, keys(game, 1)[0], seat_number=1)
    assert game.players[0].moves == 1


@rule("PU-4.16", "PU-4.20")
def test_the_next_tile_is_revealed_only_after_everybody_is_done() -> None:
    game = placement("i4_civ_energy", "i2_rover_tech")
    before = list(game.tops)
    put(game, "inner", 0, "1-6")
    assert game.tops == before
    assert game.view(1).data()["table"]["tops"] == before
    play_out(game)
    assert game.tops[10] != before[10]
    assert game.tops[10] // 12 == 10


@rule("PU-4.17", "PU-18.03")
def test_the_owner_chooses_the_order_where_it_matters() -> None:
    # A rover number is raised once the third breakthrough is gained.
    stands = seat(
        trackers={"tech": 6, "rover": 3},
        tiles=[("i2_civ_energy", 0, "1-6")],
        rovers_at=["1-6"],
    )
    game = placement("i4_civ_energy", "i2_rover_tech", stands)
    put(game, "inner", 0, "2-5")
    assert keys(game) == ["do:advance-rover", "do:advance-tech"]
    choose(game, "do:advance-tech")
    assert game.players[0].moves == 3
    game = placement("i4_civ_energy", "i2_rover_tech", stands)
    put(game, "inner", 0, "2-5")
    choose(game, "do:advance-rover")
    assert game.players[0].moves == 2


@rule("PU-4.18")
def test_movement_may_be_left_and_is_lost_while_patches_must_be_placed() -> None:
    rover = seat(
        trackers={"rover": 2, "biomass": 2},
        tiles=[("i2_civ_energy", 0, "1-6")],
        rovers_at=["1-6"],
        rovers=1,
    )
    game = placement("i4_civ_energy", "i2_water_rover", rover)
    put(game, "inner", 0, "2-5")
    assert "done" in keys(game)
    choose(game, "done")
    assert game.players[0].moves == 0
    game = placement("i4_civ_energy", "i2_tech_biomass", rover)
    put(game, "inner", 0, "2-5")
    assert all([key.startswith("cell:") for key in keys(game)])


@rule("PU-4.19")
def test_an_empty_stack_leaves_only_the_other_tile() -> None:
    game = placement("i4_civ_energy", None)
    assert "take:inner" not in keys(game)
    assert game.players[0].tile == game.tops[3]


@rule("PU-18.01", "PU-18.04")
def test_looking_for_a_place_reveals_nothing() -> None:
    game = placement("i4_civ_energy", "i2_rover_tech")
    choose(game, "take:inner", "turn:0")
    assert "cell:1-6" in keys(game)
    assert game.tops[10] == game.players[0].tile


@rule("PU-5.08", "PU-18.02")
def test_a_tile_may_be_turned_and_flipped() -> None:
    game = placement("z5_civ_energy", "i2_rover_tech")
    choose(game, "take:outer")
    assert keys(game) == [f"turn:{k}" for k in range(8)]

"""Section 12: technology and the Universal Coalition."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    Seat,
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
    put,
    seat,
)

# Civilization on 1-6, energy on 2-6.
START = ("i2_civ_energy", 0, "1-6")
BESIDE = ["cell:1-7", "cell:2-5", "cell:2-7", "cell:3-6"]
"""Where a standing domino touches `START`."""


def stands(tech: int, **more: Any) -> Seat:
    """The Universal Coalition with its tracker at a height of the technology track."""
    trackers = {"tech": tech, **more.pop("trackers", {})}
    return seat(tiles=[START], trackers=trackers, **more)


@rule("PU-12.01")
def test_a_breakthrough_reached_works_in_every_later_turn() -> None:
    game = placement("i4_civ_energy", "i2_rover_tech", stands(2, rovers=0))
    put(game, "inner", 0, "2-5")
    choose(game, "do:advance-tech")
    assert height(game, 0, "tech") == 3
    for _ in range(3):
        play_out(game)
        choose(game, "rotate:0", seat_number=game.commander)
        choose(game, "take:inner", "turn:0")
        covered = {key.removeprefix("cell:") for key in keys(game)}
        # The far corner of the planet is open, tiles or not.
        assert any([key.startswith("11-") or key.startswith("10-") for key in covered])
        choose(game, "cell:" + min(covered))


@rule("PU-12.02")
@pytest.mark.parametrize(("tech", "free"), [(2, False), (3, True), (15, True)])
def test_level_one_ignores_adjacency_for_tiles(tech: int, free: bool) -> None:
    game = placement("i4_civ_energy", "i2_rover_tech", stands(tech))
    choose(game, "take:inner", "turn:0")
    assert (keys(game) == BESIDE) != free
    # It is a right: places beside the tile stay open.
    assert set(BESIDE) <= set(keys(game))
    assert ("cell:11-6" in keys(game)) == free


@rule("PU-12.03")
def test_without_adjacency_all_other_rules_stay() -> None:
    game = placement("i4_civ_energy", "i2_rover_tech", stands(3))
    choose(game, "take:inner", "turn:0")
    # Neither on the tile, nor sticking out of the bottom row.
    assert not {"cell:1-6", "cell:2-6", "cell:12-6", "cell:11-5"} & set(keys(game))
    game = placement(
        "i4_civ_energy",
        "i2_rover_tech",
        seat(planet="k_273", tiles=[START], trackers={"tech": 3}),
    )
    choose(game, "take:inner", "turn:0")
    # 3-8 is ice and 4-8 land; 11-6 and 12-6 are ice.
    assert "cell:3-8" not in keys(game)
    assert "cell:11-6" in keys(game)


@rule("PU-12.04", "PU-12.05", "PU-35.17")
def test_level_two_puts_patches_aside_for_the_end() -> None:
    game = placement("i4_civ_energy", "i2_biomass_civ", stands(5, trackers={"biomass": 2}))
    put(game, "inner", 0, "2-5")
    # A right: the patch may also be placed at once.
    assert {"store", "cell:1-7"} <= set(keys(game))
    choose(game, "store")
    assert (game.players[0].patches, game.players[0].board.patches) == (1, [])
    play_out(game)
    assert game.view(1).data()["areas"][0]["patches"] == 1
    game = ending(stands(7, patches=1))
    assert keys(game) == ["cell:1-7", "cell:2-5", "cell:2-7", "cell:3-6"]
    choose(game, "cell:1-7")
    assert (game.players[0].patches, game.players[0].board.patches) == (0, [cell("1-7")])


@rule("PU-12.04", "PU-14.06")
def test_below_level_two_a_patch_cannot_be_stored() -> None:
    game = placement("i4_civ_energy", "i2_biomass_civ", stands(4, trackers={"biomass": 2}))
    put(game, "inner", 0, "2-5")
    assert "store" not in keys(game)
    assert all([key.startswith("cell:") for key in keys(game)])


@rule("PU-12.06", "PU-12.07")
@pytest.mark.parametrize(
    ("tech", "rover", "points"), [(6, 3, 2), (7, 3, 3), (7, 15, 5), (6, 15, 4), (7, 1, 2)]
)
def test_level_three_adds_one_to_each_number_of_the_rover_track(
    tech: int, rover: int, points: int
) -> None:
    game = event("rover_or_civ_up", stands(tech, trackers={"rover": rover}, rovers_at=["1-6"]))
    choose(game, "track:rover")
    assert game.players[0].moves == points


@rule("PU-12.07")
def test_level_three_adds_one_every_time() -> None:
    game = civ_picks(
        stands(7, trackers={"rover": 3}, rovers_at=["1-6"], due=[1]), civ=["dept_of_operations"]
    )
    choose(game, "track:rover")
    # Spaces 4 and 5 give 2 each, raised by 1 each.
    assert game.players[0].moves == 6


@rule("PU-12.15")
def test_level_three_does_not_raise_the_movement_of_a_card() -> None:
    game = civ_picks(stands(7, rovers_at=["1-6"], due=[1]), civ=["dept_of_engineering"])
    assert game.players[0].moves == 4


@rule("PU-12.08")
def test_level_four_advances_water_by_two_with_both_benefits() -> None:
    for tech, reached in ((9, 2), (10, 3)):
        water = stands(tech, trackers={"water": 1}, rovers=0)
        game = placement("i4_civ_energy", "i2_water_rover", water)
        put(game, "inner", 0, "3-6")
        assert height(game, 0, "water") == reached
        # The synergy of space 3 is gained on the way.
        assert ("track:water" in keys(game)) == (tech == 10)


@rule("PU-12.09")
def test_level_four_leaves_synergies_events_and_unplaced_tiles_alone() -> None:
    game = event("synergy_first", stands(10))
    choose(game, "track:water")
    assert height(game, 0, "water") == 1
    game = event("tech_or_water_up", stands(10))
    choose(game, "track:water")
    assert height(game, 0, "water") == 1
    crowded = seat(patches_at=all_but("1-6"), lifepods_at=[], trackers={"tech": 10}, rovers=0)
    game = placement("i4_civ_energy", "i2_water_rover", crowded)
    choose(game, "take:inner")
    assert (height(game, 0, "water"), height(game, 0, "rover")) == (1, 1)


@rule("PU-12.16")
@pytest.mark.parametrize(("edition", "tech", "water"), [("cs", 10, 2), ("en", 10, 1), ("cs", 9, 1)])
def test_level_four_doubles_water_chosen_for_energy_by_edition(
    edition: str, tech: int, water: int
) -> None:
    # Energy on 1-7, water on 2-7: both on land.
    game = placement("i4_civ_energy", "i2_energy_water", stands(tech), options={"edition": edition})
    put(game, "inner", 0, "1-7")
    choose(game, "track:water")
    assert height(game, 0, "water") == water


@rule("PU-12.10")
@pytest.mark.parametrize(("tech", "fallen"), [(13, 1), (14, 0)])
def test_level_five_puts_no_meteorite_on_own_tiles(tech: int, fallen: int) -> None:
    game = placement("i4_civ_energy", "i2_biomass_civ_meteor", stands(tech))
    put(game, "inner", 0, "2-5")
    assert len(game.players[0].board.meteorites) == fallen


@rule("PU-12.17")
def test_level_five_keeps_old_meteorites_and_is_spared_by_meteor_strikes() -> None:
    struck = [("i2_civ_energy_meteor", 0, "1-6"), ("i2_rover_tech_meteor", 0, "2-5")]
    for tech, after in ((13, ["2-6", "3-5"]), (14, ["2-6"])):
        game = event(
            "meteor_strike_red",
            seat(tiles=struck, trackers={"tech": tech}, meteorites_at=["2-6"]),
        )
        assert game.players[0].board.meteorites == sorted([cell(key) for key in after])
    lying = seat(tiles=struck[:1], trackers={"tech": 13}, meteorites_at=["2-6"])
    game = placement("i4_civ_energy", "i2_tech_biomass", lying)
    put(game, "inner", 0, "2-5")
    assert height(game, 0, "tech") == 14
    assert game.players[0].board.meteorites == [cell("2-6")]


@rule("PU-12.11")
def test_all_breakthroughs_at_or_below_the_tracker_work_together() -> None:
    far = stands(14, trackers={"rover": 3, "water": 1, "biomass": 2}, rovers_at=["1-6"])
    game = placement("i4_civ_energy", "i2_water_rover_meteor", far)
    # Lvl 1: far from all other tiles; 8-6 and 9-5 are ice. Lvl 5: no meteorite.
    put(game, "inner", 0, "8-6")
    assert game.players[0].board.meteorites == []
    # Lvl 4: two steps of water, with the synergy of the second.
    assert height(game, 0, "water") == 3
    choose(game, "track:biomass")
    # Lvl 3: 2 + 1. Lvl 2: the patch of the synergy may be stored.
    assert game.players[0].moves == 3
    choose(game, "do:patch", "store")
    assert game.players[0].patches == 1


@rule("PU-12.12")
def test_a_breakthrough_is_off_below_its_milestone_and_comes_back() -> None:
    for card, tech, free in (
        ("civ_or_tech_down", 3, False),
        ("civ_or_tech_down", 4, True),
        ("civ_or_tech_up", 2, True),
    ):
        game = event(card, stands(tech), outer="i4_civ_energy", inner="i2_rover_tech")
        if card == "civ_or_tech_up":
            choose(game, "track:tech")
            choose(game, "track:tech", seat_number=1)
        choose(game, "take:inner", "turn:0")
        assert (keys(game) == BESIDE) != free


@rule("PU-12.12")
def test_a_use_per_game_is_not_renewed_by_reaching_its_milestone_again() -> None:
    cosmos: dict[str, Any] = {
        "corporation": "cosmos",
        "trackers": {"tech": 4},
        "lifepods": 1,
        "lifepods_at": [],
    }
    for used_game, offered in (("-", True), ("reposition-three", False)):
        game = placement(
            "i4_civ_energy", "i2_tech_biomass", seat(tiles=[START], used_game=used_game, **cosmos)
        )
        put(game, "inner", 0, "2-5")
        assert height(game, 0, "tech") == 5
        assert ("use:reposition-three" in keys(game)) == offered


@rule("PU-12.13")
def test_a_breakthrough_gained_now_serves_what_is_still_pending() -> None:
    game = placement("i4_civ_energy", "i2_tech_biomass", stands(4, trackers={"biomass": 2}))
    put(game, "inner", 0, "2-5")
    assert sorted(keys(game)) == ["do:advance-tech", "do:patch"]
    choose(game, "do:advance-tech")
    assert "store" in keys(game)


@rule("PU-12.14")
@pytest.mark.parametrize(("edition", "free"), [("cs", False), ("en", True)])
def test_level_one_frees_patches_only_in_the_english_edition(edition: str, free: bool) -> None:
    game = event("patch", stands(3), options={"edition": edition})
    assert ("cell:12-6" in keys(game)) == free
    assert "cell:1-7" in keys(game)


@rule("PU-12.18")
def test_a_tile_placed_apart_carries_later_ones() -> None:
    apart = [START, ("i2_rover_tech", 0, "11-6")]
    game = placement("i4_civ_energy", "i2_biomass_civ", seat(tiles=apart))
    choose(game, "take:inner", "turn:0")
    beside = ["cell:9-6", "cell:10-5", "cell:10-7", "cell:11-7"]
    assert keys(game) == [*BESIDE, *beside]

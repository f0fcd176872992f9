"""Section 13: energy."""

from __future__ import annotations

from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    TRACKS,
    choose,
    height,
    keys,
    placement,
    put,
    seat,
)


@rule("PU-13.01", "PU-13.02", "PU-13.04", "PU-13.07")
def test_a_lone_energy_tile_advances_its_second_terrain_twice() -> None:
    game = placement("i4_rover_tech", "i2_civ_energy")
    put(game, "inner", 0, "1-6")
    # One step for the energy building, one for civilization's own.
    assert [height(game, 0, track) for track in TRACKS] == [2, 0, 0, 0, 0]


@rule("PU-13.01", "PU-13.02", "PU-13.03", "PU-13.11", "PU-13.13")
def test_energy_chooses_between_the_tile_and_its_neighbours_and_must_choose() -> None:
    # Rover on 1-6, technology on 2-6; then energy on 2-5 and civilization on 3-5.
    stands = seat(tiles=[("i2_rover_tech", 0, "1-6")])
    game = placement("i4_rover_tech", "i2_civ_energy", stands)
    put(game, "inner", 2, "2-5")
    # No refusal, no rover over the corner of 1-6, nothing for the bare squares and the ice of 2-4.
    assert keys(game) == ["track:civ", "track:tech"]
    choose(game, "track:tech")
    assert [height(game, 0, track) for track in TRACKS] == [1, 0, 0, 0, 1]


@rule("PU-13.03", "PU-13.05", "PU-13.06", "PU-13.08")
def test_the_neighbours_of_the_whole_energy_area_are_offered() -> None:
    extended = seat(
        tiles=[
            ("i2_civ_energy", 2, "2-7"),  # energy 2-7, civilization 3-7
            ("i2_rover_tech", 1, "2-8"),  # technology 2-8, rover 2-9
            ("i2_water_rover", 2, "3-8"),  # rover 3-8 touches 2-7 by its corner, water 4-8
        ],
        lifepods_at=[],
    )
    game = placement("i4_rover_tech", "i2_energy_water", extended)
    put(game, "inner", 1, "1-6")  # water 1-6, energy 1-7
    assert keys(game) == ["track:civ", "track:water", "track:tech"]
    choose(game, "track:water")
    # 1-6 is no ice: only the energy building moves water.
    assert [height(game, 0, track) for track in TRACKS] == [0, 1, 0, 0, 0]


@rule("PU-13.09")
def test_a_patch_beside_the_area_makes_biomass_a_choice() -> None:
    for patches, offered in ((["2-4"], True), (["3-6"], False)):
        stands = seat(tiles=[("i2_rover_tech", 0, "1-6")], patches_at=patches)
        game = placement("i4_rover_tech", "i2_civ_energy", stands)
        put(game, "inner", 2, "2-5")
        assert ("track:biomass" in keys(game)) == offered


@rule("PU-13.10")
def test_energy_looks_at_the_planet_when_it_is_carried_out() -> None:
    stands = seat(tiles=[("i2_rover_tech", 0, "1-6")], trackers={"civ": 7, "biomass": 2})
    for patch_first in (True, False):
        game = placement("i4_rover_tech", "i2_civ_energy", stands)
        put(game, "inner", 2, "2-5")
        # The synergy of civilization 8 brings a patch, which may lie beside the energy of 2-5.
        choose(game, "track:biomass")
        assert sorted(keys(game)) == ["do:energy", "do:patch"]
        if patch_first:
            choose(game, "do:patch", "cell:2-4")
        else:
            choose(game, "do:energy")
        assert ("track:biomass" in keys(game)) == patch_first


@rule("PU-13.12")
def test_energy_gives_nothing_where_no_allowed_tracker_can_move() -> None:
    game = placement("i4_rover_tech", "i2_civ_energy", seat(trackers={"civ": 15}))
    put(game, "inner", 0, "1-6")
    assert [height(game, 0, track) for track in TRACKS] == [15, 0, 0, 0, 0]
    assert game.to_move() == (1,)
    # Where another neighbour can move, the tracker on top is not offered.
    stands = seat(tiles=[("i2_rover_tech", 0, "1-6")], trackers={"civ": 15})
    game = placement("i4_rover_tech", "i2_civ_energy", stands)
    put(game, "inner", 2, "2-5")
    assert [height(game, 0, track) for track in TRACKS] == [15, 0, 0, 0, 1]


@rule("PU-13.13")
def test_an_energy_tile_beside_energy_alone_offers_only_its_own_second_terrain() -> None:
    beside = seat(tiles=[("i2_energy_water", 2, "1-6")])  # water 1-6, energy 2-6
    game = placement("i4_rover_tech", "i2_civ_energy", beside)
    put(game, "inner", 2, "3-6")  # energy 3-6, civilization 4-6
    assert keys(game) == ["track:civ", "track:water"]


@rule("PU-13.02")
def test_the_second_terrain_of_the_tile_may_be_chosen_even_when_it_is_covered() -> None:
    # Wormhole puts a patch on the civilization square of the new tile before energy is used.
    stands = seat(
        corporation="wormhole",
        tiles=[("i2_rover_tech", 0, "1-6")],
        trackers={"civ": 7, "tech": 5},
    )
    game = placement("i4_rover_tech", "i2_civ_energy", stands)
    put(game, "inner", 2, "2-5")
    choose(game, "track:biomass", "gain:patch", "do:patch", "cell:3-5")
    assert keys(game) == ["track:civ", "track:biomass", "track:tech"]

"""Section 10: water."""

from __future__ import annotations

import pytest

from planetfall.games.planet_unknown.components.planets import PLANET_OF, PLANETS
from planetfall.games.planet_unknown.components.tiles import TILE_OF
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import all_but, choose, height, keys, placement, put, seat

# Civilization on 1-6, energy on 2-6; rover on 3-5, technology on 4-5.
TILES = [("i2_civ_energy", 0, "1-6"), ("i2_rover_tech", 0, "3-5")]


@rule("PU-10.01")
def test_a_water_tile_is_placed_like_any_other() -> None:
    for inner in ("i2_water_rover", "i2_biomass_civ"):
        game = placement("i4_civ_energy", inner, seat(tiles=TILES[:1]))
        choose(game, "take:inner", "turn:0")
        # Beside the tile there, on ice or not; nowhere else, so not on the ice of 6-1 either.
        assert keys(game) == ["cell:1-7", "cell:2-5", "cell:2-7", "cell:3-6"]


@rule("PU-10.02", "PU-10.04")
def test_a_water_square_on_ice_advances_water_by_one() -> None:
    game = placement("i4_civ_energy", "i2_water_rover", seat(tiles=TILES[:1], rovers=0))
    put(game, "inner", 0, "3-6")
    assert (height(game, 0, "water"), height(game, 0, "rover")) == (1, 1)


@rule("PU-10.03", "PU-10.05", "PU-10.09", "PU-5.09")
def test_a_water_tile_off_the_ice_is_legal_and_advances_only_its_other_building() -> None:
    game = placement("i4_civ_energy", "i2_water_rover", seat(tiles=TILES[:1], rovers=0))
    put(game, "inner", 0, "2-7")
    assert game.players[0].board.tiles[-1] == TILE_OF["i2_water_rover"]
    assert (height(game, 0, "water"), height(game, 0, "rover")) == (0, 1)


@rule("PU-10.07")
@pytest.mark.parametrize(
    ("turn", "water"),
    [
        # Water 5-5 (its building) and 5-6 (ice), rover 5-7 and 5-8.
        (0, 1),
        # Rover 5-5 and 5-6 (ice), water 5-7 and 5-8.
        (2, 0),
    ],
)
def test_any_water_square_may_lie_on_ice_but_no_other_square(turn: int, water: int) -> None:
    game = placement("i4_water_rover", "o4_civ_energy", seat(tiles=TILES, rovers=0))
    put(game, "outer", turn, "5-5")
    assert (height(game, 0, "water"), height(game, 0, "rover")) == (water, 1)


@rule("PU-10.08")
def test_two_water_squares_on_ice_give_one_step() -> None:
    game = placement("i4_water_rover", "i2_civ_energy", seat(rovers=0))
    put(game, "outer", 0, "6-1")
    assert height(game, 0, "water") == 1


@rule("PU-34.19")
def test_on_petra_a_placed_water_building_never_advances_water() -> None:
    assert PLANETS[PLANET_OF["petra"]].ice == (0, 0, 0)
    dry = seat(planet="petra", tiles=TILES[:1], rovers=0)
    game = placement("i4_civ_energy", "i2_water_rover", dry)
    choose(game, "take:inner")
    for turn in keys(game):
        turned = choose(game.clone(), turn)
        for place in keys(turned):
            placed = choose(turned.clone(), place)
            assert (height(placed, 0, "water"), height(placed, 0, "rover")) == (0, 1)


@rule("PU-34.19")
def test_on_petra_an_unplaced_water_building_advances_water() -> None:
    full = all_but("1-6", planet="petra")
    crowded = seat(planet="petra", patches_at=full, lifepods_at=[], rovers=0)
    game = placement("i4_civ_energy", "i2_water_rover", crowded)
    choose(game, "take:inner")
    assert (height(game, 0, "water"), height(game, 0, "rover")) == (1, 1)

"""Special rules of the planets, as far as board and placement carry them."""

from planetfall.games.planet_unknown import geometry, placement
from planetfall.games.planet_unknown.bands import cell_of, key_of, members
from planetfall.games.planet_unknown.board import (
    LIFEPODS,
    METEORITES,
    OCCUPIED,
    PlanetBoard,
    new_board,
)
from planetfall.games.planet_unknown.components import planets, tiles
from planetfall.games.planet_unknown.placement import ADJACENT, PATCH_SLIDES, PLANET_RULE, Site
from planetfall.testing import rule

STRICT = ADJACENT | PLANET_RULE
# Turns of the domino: first terrain above, right, below, left of the second.
ABOVE, RIGHT, BELOW, LEFT = 0, 1, 2, 3


def planet(name: str) -> PlanetBoard:
    return new_board(planets.PLANET_OF[name])


def bonus(board: PlanetBoard) -> int:
    """The points beside rows and columns."""
    return planets.PLANETS[board.planet].bonus_points(board)


def put(board: PlanetBoard, tile: str, turn: int, key: str) -> None:
    board.place_tile(tiles.TILE_OF[tile], turn, cell_of(key))


def spots(board: PlanetBoard, tile: str, turn: int, rules: int = STRICT) -> list[str]:
    return [key_of(c) for c in Site(board, rules).cells(tiles.TILE_OF[tile], turn)]


def patch_spots(board: PlanetBoard, rules: int = ADJACENT) -> list[str]:
    return keys(placement.patch_spots(board, rules))


def keys(mask: tuple[int, int, int]) -> list[str]:
    return [key_of(c) for c in members(*mask)]


def steps(board: PlanetBoard, key: str, diagonal: bool = False) -> list[str]:
    return [key_of(c) for c in geometry.rover_steps(board, cell_of(key), diagonal)]


def crowded(name: str, *free: str) -> PlanetBoard:
    """Return a planet filled with patches but for some squares."""
    board = planet(name)
    for cell in board.side().cells:
        if key_of(cell) not in free:
            board.place_patch(cell)
    return board


@rule("PU-34.01", "PU-34.02")
def test_k_273_keeps_ice_and_land_apart() -> None:
    board = planet("k_273")
    assert "4-9" in keys(board.side().lifepods)
    put(board, "i2_civ_energy", LEFT, "4-10")
    found = spots(board, "i2_rover_tech", LEFT)
    assert "4-8" in found  # land beside the lifepod's land
    assert "5-9" not in found  # land and ice
    assert "3-9" in found  # ice and ice
    assert "5-9" in spots(board, "i2_rover_tech", LEFT, ADJACENT)
    assert {"4-9", "3-10"} <= set(patch_spots(board))


@rule("PU-34.03", "PU-34.04", "PU-34.05")
def test_uncovered_cities_of_gaia_score_and_leave_their_lines_open() -> None:
    assert bonus(planet("gaia")) == 16
    board = crowded("gaia", "1-6")
    assert bonus(board) == 2
    assert geometry.full_rows(board) == 0b111111111110
    assert geometry.full_columns(board) == 0b111111011111
    assert geometry.planet_points(board) == 40 - 1 - 3 + 2
    assert "1-6" in spots(planet("gaia"), "i2_civ_energy", LEFT)


@rule("PU-34.06")
def test_a_patch_on_a_city_loses_its_points() -> None:
    board = planet("gaia")
    board.place_patch(cell_of("1-6"))
    assert bonus(board) == 14


@rule("PU-34.07", "PU-34.08", "PU-34.09")
def test_persephone_bans_buildings_and_not_terrain() -> None:
    board = planet("persephone")
    put(board, "i2_rover_tech", LEFT, "6-6")
    # Three squares: civ building in the middle, civ terrain and the energy building at the ends.
    tile = "i3_civ_energy"
    assert "5-5" not in spots(board, tile, 1)  # civ terrain 5-5, building 5-6: banned on the left
    assert "5-6" not in spots(board, tile, 1)  # building 5-7 is free, but energy on 5-8 is banned
    assert "5-6" in spots(board, tile, 3)  # energy 5-6, civ building 5-7, civ terrain 5-8
    assert "5-6" in spots(board, tile, 1, ADJACENT)
    civ = "i4_biomass_civ"
    assert "5-5" in spots(board, civ, 0)  # civ building 5-7 over the border
    assert "5-4" not in spots(board, civ, 0)  # civ building 5-6
    assert "5-6" in spots(board, civ, 2)  # civ terrain 5-6, its building 5-7


@rule("PU-34.10", "PU-34.13")
def test_a_tile_on_the_ring_of_arashi_needs_a_square_outside() -> None:
    board = planet("arashi")
    assert "6-1" not in spots(board, "i2_civ_energy", LEFT)
    assert "6-1" not in spots(board, "i2_civ_energy", ABOVE)
    assert "6-1" in spots(board, "i2_civ_energy", LEFT, ADJACENT)
    assert "5-2" in spots(board, "i2_civ_energy", ABOVE)
    assert "5-2" in spots(board, "i2_civ_energy", LEFT)
    whole = crowded("arashi", "6-1")
    assert not geometry.full_rows(whole) >> 5 & 1
    whole.place_patch(cell_of("6-1"))
    assert geometry.line_points(whole) == 40


@rule("PU-34.12")
def test_patches_stay_off_the_ring_of_arashi() -> None:
    board = planet("arashi")
    put(board, "i2_civ_energy", ABOVE, "5-2")
    assert patch_spots(board) == ["4-2", "5-3"]
    assert "6-3" not in patch_spots(board, ADJACENT | placement.ON_TILES)


@rule("PU-34.14")
def test_currents_of_petra_may_be_covered() -> None:
    assert "2-4" in spots(planet("petra"), "i2_civ_energy", LEFT)


@rule("PU-34.15", "PU-34.16")
def test_live_currents_of_petra_fill_their_lines_and_join_energy() -> None:
    board = crowded("petra", "2-5", "3-5")
    assert geometry.line_points(board) == 40
    assert keys(geometry.terrain_squares(board, tiles.ENERGY, True)) == ["2-5", "3-5"]
    assert geometry.building_squares(board, tiles.ENERGY) == (0, 0, 0)
    open_land = crowded("petra", "2-4")
    assert geometry.line_points(open_land) == 40 - 1 - 2


@rule("PU-34.17")
def test_currents_join_energy_areas_in_play_only_where_the_edition_says_so() -> None:
    board = planet("petra")
    put(board, "i2_civ_energy", RIGHT, "2-6")  # energy 2-6 beside the current 3-6
    put(board, "i2_rover_tech", BELOW, "3-7")  # tech 3-7, rover 4-7
    tile = tiles.TILE_OF["i2_civ_energy"]
    cell = cell_of("2-6")
    civ_only = 1 << tiles.CIV
    assert geometry.energy_choices(board, tile, RIGHT, cell, tiles.ENERGY, False) == civ_only
    joined = geometry.energy_choices(board, tile, RIGHT, cell, tiles.ENERGY, True)
    assert joined == civ_only | 1 << tiles.TECH | 1 << tiles.ROVER


@rule("PU-34.18")
def test_a_current_with_a_lifepod_is_filled() -> None:
    board = crowded("petra", "10-9")
    assert [key_of(c) for c in board.cells(LIFEPODS)] == ["10-9"]
    assert geometry.line_points(board) == 40


@rule("PU-34.20", "PU-34.23")
def test_no_tile_spans_the_chasm_of_tartarus_but_its_sides_are_adjacent() -> None:
    board = planet("tartarus")
    put(board, "i2_civ_energy", LEFT, "2-5")  # west, up to the chasm
    found = spots(board, "i2_rover_tech", LEFT)
    assert "2-7" in found  # east, touching across the chasm
    assert "3-6" not in found  # 3-6 west, 3-7 east
    assert "3-6" in spots(board, "i2_rover_tech", LEFT, ADJACENT)
    put(board, "i2_civ_energy", RIGHT, "2-7")
    energy = geometry.areas(*board.mask(3 * tiles.ENERGY))
    assert [keys(area) for area in energy] == [["2-6", "2-7"]]


@rule("PU-34.21", "PU-34.22", "PU-34.48")
def test_rovers_cross_the_chasm_only_diagonally_at_its_gaps() -> None:
    board = planet("tartarus")
    assert steps(board, "4-6") == ["3-6", "4-5"]
    assert steps(board, "4-6", diagonal=True) == ["3-5", "3-6", "4-5", "5-5", "5-7"]
    assert "4-6" in steps(board, "5-7", diagonal=True)
    assert "10-6" in steps(board, "9-7", diagonal=True)
    assert "2-7" not in steps(board, "1-6", diagonal=True)
    assert "7-7" in keys(geometry.open_squares(board))


@rule("PU-34.24", "PU-34.26")
def test_the_first_tile_on_charybdis_covers_the_centre_instead_of_the_edge() -> None:
    board = planet("charybdis")
    found = spots(board, "i2_civ_energy", LEFT)
    assert found == ["6-5", "6-6", "6-7", "7-5", "7-6", "7-7"]


@rule("PU-34.25", "PU-34.47")
def test_a_patch_first_on_charybdis_lies_in_the_centre_and_frees_the_next() -> None:
    board = planet("charybdis")
    assert patch_spots(board) == ["6-6", "6-7", "7-6", "7-7"]
    board.place_patch(cell_of("6-6"))
    assert "4-6" in spots(board, "i2_civ_energy", ABOVE)
    assert "6-3" not in spots(board, "i2_civ_energy", ABOVE)


@rule("PU-34.27", "PU-34.28", "PU-34.29")
def test_rovers_on_kaax_keep_off_toxic_squares_until_they_are_covered() -> None:
    board = planet("kaax")
    assert steps(board, "1-6") == ["1-7", "2-6"]
    assert "2-4" not in steps(board, "2-5")
    assert "2-4" not in keys(geometry.open_squares(board))
    put(board, "i2_civ_energy", ABOVE, "2-4")
    assert "2-4" in steps(board, "2-5") and "2-4" in keys(geometry.open_squares(board))
    assert "3-5" not in steps(board, "2-5")
    board.place_patch(cell_of("3-5"))
    assert "3-5" in steps(board, "2-5")
    assert "3-3" in patch_spots(board)


@rule("PU-34.30", "PU-34.32")
def test_a_tile_on_pajitnov_slides_in_from_one_side() -> None:
    board = crowded("pajitnov", "6-6", "6-7")
    assert spots(board, "i2_civ_energy", LEFT) == []
    assert spots(board, "i2_civ_energy", LEFT, ADJACENT) == ["6-6"]
    beside = crowded("pajitnov", "6-6", "6-7", "6-8")
    assert spots(beside, "i2_civ_energy", LEFT) == ["6-6", "6-7"]
    rim = crowded("pajitnov", "1-6", "1-7")
    assert spots(rim, "i2_civ_energy", LEFT) == ["1-6"]
    around = planet("pajitnov")
    around.place_patch(cell_of("6-6"))
    assert "6-5" in spots(around, "u5_civ_energy", 0)  # round the patch from below
    around.place_patch(cell_of("8-6"))
    assert "6-5" not in spots(around, "u5_civ_energy", 0)


@rule("PU-34.31", "PU-34.33")
def test_patches_on_pajitnov_slide_in_where_the_edition_says_so() -> None:
    board = crowded("pajitnov", "6-6", "8-8", "8-9")
    assert patch_spots(board, ADJACENT | PATCH_SLIDES) == ["8-8", "8-9"]
    assert patch_spots(board, ADJACENT) == ["6-6", "8-8", "8-9"]


@rule("PU-34.34")
def test_tokens_do_not_hinder_sliding() -> None:
    board = crowded("pajitnov", "6-6", "6-7", "6-8")
    before = spots(board, "i2_civ_energy", LEFT)
    board.place_rover(cell_of("6-8"))
    board.put_meteorite(cell_of("6-5"))
    assert spots(board, "i2_civ_energy", LEFT) == before
    put(board, "i2_civ_energy", LEFT, "6-6")
    assert board.rovers == [cell_of("6-8")]


@rule("PU-34.36", "PU-34.37")
def test_lines_of_oblivion_leave_out_the_missing_middle() -> None:
    board = planet("oblivion")
    for key in ("6-1", "6-12"):
        board.place_patch(cell_of(key))
    assert geometry.full_rows(board) == 1 << 5
    assert geometry.line_points(board) == 1
    assert geometry.line_points(crowded("oblivion")) == 40


@rule("PU-34.38")
def test_the_rim_of_the_middle_of_oblivion_is_no_edge() -> None:
    found = spots(planet("oblivion"), "i2_civ_energy", LEFT)
    assert "2-5" not in found  # touches the empty middle only
    assert "1-5" in found and "5-1" in found and "5-2" not in found


@rule("PU-34.39", "PU-34.41", "PU-34.43")
def test_a_filled_planetoid_of_cerberus_scores_even_under_a_meteorite() -> None:
    board = planet("cerberus")
    for cell in members(*board.side().planetoids[2]):
        board.place_patch(cell)
    assert bonus(board) == 2
    board.put_meteorite(cell_of("9-9"))
    assert board.number(METEORITES) == 1
    assert bonus(board) == 2
    whole = crowded("cerberus")
    assert geometry.planet_points(whole) == 45
    assert bonus(crowded("cerberus", "12-3")) == 4


@rule("PU-34.44", "PU-34.45")
def test_holes_of_lacuna_are_never_covered_and_not_missed() -> None:
    board = planet("lacuna")
    hole = keys(board.side().holes)[0]
    for turn in range(4):
        for rules in (STRICT, 0):
            for key in spots(board, "i2_civ_energy", turn, rules):
                copy = board.clone()
                put(copy, "i2_civ_energy", turn, key)
                assert hole not in [key_of(c) for c in copy.cells(OCCUPIED)]
    assert geometry.line_points(crowded("lacuna")) == 40


@rule("PU-34.46")
def test_holes_of_lacuna_make_no_edge_and_stop_rovers() -> None:
    board = planet("lacuna")
    assert "3-5" not in keys(board.side().edge)
    assert steps(board, "3-5") == ["2-5", "3-4"]

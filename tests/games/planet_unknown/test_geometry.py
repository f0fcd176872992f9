"""Rules of placement, terrain and rovers that follow from the board alone."""

from planetfall.games.planet_unknown import geometry, placement
from planetfall.games.planet_unknown.bands import cell_of, key_of, members
from planetfall.games.planet_unknown.board import (
    BUILDINGS,
    DOUBLED,
    LIFEPODS,
    LOADED,
    METEORITES,
    OCCUPIED,
    PATCHES,
    ROVERS,
    SYMBOLS,
    PlanetBoard,
    new_board,
)
from planetfall.games.planet_unknown.components import planets, tiles
from planetfall.games.planet_unknown.packed import placed_tile
from planetfall.games.planet_unknown.placement import ADJACENT, PLANET_RULE, Site
from planetfall.testing import rule

STRICT = ADJACENT | PLANET_RULE
KSB = planets.PLANET_OF["ksb_4156"]
# Turns of the domino: first terrain above, right, below, left of the second.
ABOVE, RIGHT, BELOW, LEFT = 0, 1, 2, 3


def put(board: PlanetBoard, tile: str, turn: int, key: str) -> tuple[int, int]:
    return board.place_tile(tiles.TILE_OF[tile], turn, cell_of(key))


def spots(board: PlanetBoard, tile: str, turn: int, rules: int = STRICT) -> list[str]:
    return [key_of(c) for c in Site(board, rules).cells(tiles.TILE_OF[tile], turn)]


def patch_spots(board: PlanetBoard, rules: int = ADJACENT) -> list[str]:
    return keys(placement.patch_spots(board, rules))


def keys(mask: tuple[int, int, int]) -> list[str]:
    return [key_of(c) for c in members(*mask)]


def at(board: PlanetBoard, start: int) -> list[str]:
    return [key_of(c) for c in board.cells(start)]


def fill(board: PlanetBoard) -> PlanetBoard:
    """Cover every printed square that is still free with a patch."""
    for cell in board.side().cells:
        if not board.has(OCCUPIED, cell):
            board.place_patch(cell)
    return board


# -- placement -------------------------------------------------------------------------------


@rule("PU-5.01")
def test_the_first_tile_touches_the_edge() -> None:
    board = new_board(KSB)
    edge = set(keys(board.side().edge))
    found = spots(board, "i2_civ_energy", ABOVE)
    assert found
    for key in found:
        below = key_of(cell_of(key) + 12)
        assert {key, below} & edge
    assert "6-6" not in found


@rule("PU-5.02", "PU-5.03")
def test_a_later_tile_shares_a_side_with_a_piece_and_not_a_corner_alone() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy", LEFT, "6-6")
    found = spots(board, "i2_rover_tech", ABOVE)
    assert found == ["4-6", "4-7", "5-5", "5-8", "6-5", "6-8", "7-6", "7-7"]
    assert "4-5" not in found and "7-8" not in found


@rule("PU-5.04", "PU-5.05")
def test_a_tile_covers_free_printed_squares_only() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy", LEFT, "1-6")
    assert spots(board, "i2_rover_tech", ABOVE) == ["2-6", "2-7"]
    assert spots(board, "i2_rover_tech", LEFT) == ["2-5", "2-6", "2-7"]


@rule("PU-5.10")
def test_a_tile_may_lie_on_land_and_ice_at_once() -> None:
    board = new_board(KSB)
    ice = keys(board.side().ice)
    assert "2-4" in ice and "2-5" not in ice
    assert "2-4" in spots(board, "i2_civ_energy", LEFT)


@rule("PU-5.12", "PU-14.08")
def test_tiles_and_patches_attach_to_patches() -> None:
    board = new_board(KSB)
    edge = keys(board.side().edge)
    assert patch_spots(board) == edge
    board.place_patch(cell_of("1-6"))
    assert patch_spots(board) == ["1-7", "2-6"]
    assert spots(board, "i2_civ_energy", LEFT) == ["2-5", "2-6"]


@rule("PU-12.03", "PU-12.18")
def test_a_tile_freed_from_adjacency_keeps_other_rules_and_anchors_later_ones() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy", LEFT, "1-6")
    free = spots(board, "i2_rover_tech", LEFT, PLANET_RULE)
    assert "10-6" in free
    assert "1-6" not in free and "1-5" not in free
    put(board, "i2_rover_tech", LEFT, "10-6")
    assert "11-6" in spots(board, "i2_water_rover", LEFT)
    icy = new_board(planets.PLANET_OF["k_273"])
    put(icy, "i2_civ_energy", LEFT, "12-6")
    assert "4-7" not in spots(icy, "i2_rover_tech", LEFT, PLANET_RULE)
    assert "4-8" in spots(icy, "i2_rover_tech", LEFT, PLANET_RULE)


@rule("PU-5.07")
def test_a_tile_destroys_the_rovers_and_lifepods_below_it() -> None:
    board = new_board(KSB)
    board.place_rover(cell_of("3-9"))
    board.place_rover(cell_of("6-6"))
    assert "3-8" in at(board, LIFEPODS)
    assert put(board, "i2_civ_energy", LEFT, "3-8") == (1, 1)
    assert at(board, ROVERS) == ["6-6"]
    assert "3-8" not in at(board, LIFEPODS)
    assert len(at(board, LIFEPODS)) == 5


@rule("PU-14.09", "PU-11.24")
def test_a_patch_destroys_a_rover_and_a_lifepod() -> None:
    board = new_board(KSB)
    board.place_rover(cell_of("3-8"))
    assert board.place_patch(cell_of("3-8")) == (1, 1, 0)
    assert at(board, ROVERS) == []
    assert "3-8" not in at(board, LIFEPODS)


@rule("PU-2.06")
def test_lifepods_start_on_their_printed_places() -> None:
    for planet in range(len(planets.PLANETS)):
        board = new_board(planet)
        assert board.mask(LIFEPODS) == planets.PLANETS[planet].lifepods
        assert board.number(LIFEPODS) == 6


@rule("PU-6.04")
def test_a_meteorite_falls_on_the_symbol_of_a_placed_tile() -> None:
    board = new_board(KSB)
    put(board, "i4_civ_energy_meteor", 0, "6-1")
    assert at(board, SYMBOLS) == at(board, METEORITES) == ["6-4"]
    put(board, "i4_civ_energy", 0, "7-1")
    assert at(board, METEORITES) == ["6-4"]


def test_no_meteorite_falls_where_technology_stops_it() -> None:
    board = new_board(KSB)
    board.place_tile(tiles.TILE_OF["i4_civ_energy_meteor"], 0, cell_of("6-1"), meteorite=False)
    assert at(board, SYMBOLS) == ["6-4"]
    assert at(board, METEORITES) == []
    assert keys(geometry.empty_symbols(board)) == ["6-4"]


@rule("PU-6.10")
def test_removing_a_meteorite_leaves_the_square_as_it_was() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy_meteor", LEFT, "1-6")
    assert board.take_meteorite(cell_of("1-7"))
    assert not board.take_meteorite(cell_of("1-7"))
    assert board.terrain_at(cell_of("1-7")) == tiles.ENERGY
    assert at(board, BUILDINGS) == at(board, OCCUPIED) == ["1-6", "1-7"]
    assert at(board, SYMBOLS) == ["1-7"]


@rule("PU-14.03")
def test_a_patch_is_biomass_terrain_without_a_building() -> None:
    board = new_board(KSB)
    board.place_patch(cell_of("1-6"))
    assert board.terrain_at(cell_of("1-6")) == tiles.BIOMASS
    assert at(board, BUILDINGS) == []
    assert board.placed == []


# -- escape ----------------------------------------------------------------------------------


def crowded(planet: str, *free: str) -> PlanetBoard:
    """Return a planet filled but for some squares."""
    board = new_board(planets.PLANET_OF[planet])
    for cell in board.side().cells:
        if key_of(cell) not in free:
            board.place_patch(cell)
    return board


@rule("PU-22.15")
def test_an_event_restriction_is_dropped_only_if_no_tile_fits_under_it() -> None:
    domino = tiles.TILE_OF["i2_civ_energy"]
    square = tiles.TILE_OF["o4_civ_energy"]
    rules = STRICT | placement.OFF_EDGE
    edge_only = crowded("ksb_4156", "1-6", "1-7")
    assert placement.escape(edge_only, square, rules, domino, rules) == placement.EVENT_RULES
    assert placement.escape(edge_only, -1, rules, domino, rules) == placement.EVENT_RULES
    both = crowded("ksb_4156", "1-6", "1-7", "7-6", "7-7")
    assert placement.escape(both, square, rules, domino, rules) == 0
    assert spots(both, "i2_civ_energy", LEFT, rules) == ["7-6"]
    nowhere = crowded("ksb_4156", "1-6", "7-6")
    assert placement.escape(nowhere, square, rules, domino, rules) == placement.NOTHING_FITS


@rule("PU-33.04")
def test_a_planet_rule_is_dropped_only_if_neither_tile_fits_under_it() -> None:
    mixed = crowded("k_273", "2-5", "2-6")
    domino = tiles.TILE_OF["i2_civ_energy"]
    square = tiles.TILE_OF["o4_civ_energy"]
    dropped = placement.EVENT_RULES | PLANET_RULE
    assert placement.escape(mixed, square, STRICT, domino, STRICT) == dropped
    assert placement.escape(mixed, domino, STRICT, -1, STRICT) == dropped
    other = crowded("k_273", "2-5", "2-6", "12-6", "12-7", "11-6", "11-7")
    assert placement.escape(other, square, STRICT, domino, STRICT) == 0
    assert "2-5" not in spots(other, "i2_civ_energy", LEFT)


@rule("PU-33.05")
def test_the_events_restriction_is_dropped_before_the_planets() -> None:
    domino = tiles.TILE_OF["i2_civ_energy"]
    rules = STRICT | placement.OFF_ICE
    # One place breaks the event only, the other the planet's rule and the event.
    board = crowded("k_273", "2-5", "2-6", "1-6", "1-7")
    assert placement.escape(board, domino, rules, -1, 0) == placement.EVENT_RULES
    # Here one place would break the planet's rule alone: the event's still goes first.
    pair = crowded("arashi", "6-1", "6-2", "2-5", "2-6")
    assert placement.escape(pair, domino, rules, -1, 0) == placement.EVENT_RULES


@rule("PU-33.09")
def test_the_escape_covers_the_placement_rules_and_never_void_or_holes() -> None:
    domino = tiles.TILE_OF["i2_civ_energy"]
    dropped = placement.EVENT_RULES | PLANET_RULE
    for planet, free in (
        ("k_273", ("2-5", "2-6")),
        ("arashi", ("6-1", "6-2")),
        ("tartarus", ("2-6", "2-7")),
    ):
        board = crowded(planet, *free)
        assert placement.escape(board, domino, STRICT, -1, 0) == dropped
    # Persephone: civ and energy are banned left and right of the upper half.
    upper = crowded("persephone", "3-5", "3-6", "3-7")
    tile = tiles.TILE_OF["i3_civ_energy"]
    assert placement.escape(upper, tile, STRICT, -1, 0) == dropped
    # Pajitnov: a place closed on all sides.
    closed = crowded("pajitnov", "6-6", "6-7")
    assert placement.escape(closed, domino, STRICT, -1, 0) == dropped
    hole = crowded("lacuna", "3-5")
    assert placement.escape(hole, domino, STRICT, -1, 0) == placement.NOTHING_FITS


# -- areas and energy ------------------------------------------------------------------------


@rule("PU-6.06", "PU-6.07", "PU-35.11")
def test_an_area_is_connected_by_sides_across_tiles() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy", LEFT, "5-5")
    put(board, "i2_biomass_civ", RIGHT, "6-5")
    put(board, "i2_biomass_civ", RIGHT, "7-6")
    areas = geometry.areas(*board.mask(3 * tiles.CIV))
    assert [keys(area) for area in areas] == [["5-5", "6-5"], ["7-6"]]
    assert geometry.largest_area(*board.mask(3 * tiles.CIV)) == 2


def energy(
    board: PlanetBoard, tile: str, turn: int, key: str, terrain: int = tiles.ENERGY
) -> set[str]:
    choices = geometry.energy_choices(
        board, tiles.TILE_OF[tile], turn, cell_of(key), terrain, False
    )
    return {tiles.TERRAIN_IDS[t] for t in range(5) if choices >> t & 1}


@rule("PU-13.04")
def test_a_lonely_energy_tile_touches_only_its_other_terrain() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy", LEFT, "1-6")
    assert energy(board, "i2_civ_energy", LEFT, "1-6") == {"civ"}


@rule("PU-13.03", "PU-13.05", "PU-13.08")
def test_the_whole_energy_area_counts_by_sides_and_not_by_corners() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy", LEFT, "5-4")  # civ 5-4, energy 5-5
    put(board, "i2_tech_biomass", BELOW, "3-5")  # biomass 3-5, tech 4-5
    put(board, "i2_rover_tech", RIGHT, "7-6")  # tech 7-6, rover 7-7
    put(board, "i2_energy_water", LEFT, "5-6")  # energy 5-6, water 5-7
    found = energy(board, "i2_energy_water", LEFT, "5-6")
    assert found == {"civ", "tech", "water"}
    put(board, "i2_water_rover", BELOW, "6-7")
    assert board.terrain_at(cell_of("6-7")) == tiles.ROVER
    assert energy(board, "i2_energy_water", LEFT, "5-6") == found


@rule("PU-13.09")
def test_a_patch_beside_the_area_offers_biomass() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy", LEFT, "1-6")
    board.place_patch(cell_of("2-7"))
    assert energy(board, "i2_civ_energy", LEFT, "1-6") == {"civ", "biomass"}


@rule("PU-13.13")
def test_energy_and_bare_squares_offer_nothing() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy", LEFT, "6-5")
    put(board, "i2_energy_water", LEFT, "7-6")
    assert energy(board, "i2_civ_energy", LEFT, "6-5") == {"civ", "water"}
    bits = geometry.energy_choices(
        board, tiles.TILE_OF["i2_civ_energy"], LEFT, cell_of("6-5"), tiles.ENERGY, False
    )
    assert bits == 1 << tiles.CIV | 1 << tiles.WATER


@rule("PU-29.20")
def test_technology_as_energy_joins_its_area_with_the_energy_beside_it() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy", LEFT, "6-4")  # civ 6-4, energy 6-5
    put(board, "i2_tech_biomass", LEFT, "6-6")  # tech 6-6, biomass 6-7
    put(board, "i2_rover_tech", BELOW, "7-6")  # tech 7-6, rover 8-6
    assert energy(board, "i2_rover_tech", BELOW, "7-6", tiles.TECH) == {"civ", "biomass", "rover"}


@rule("PU-26.11", "PU-26.12")
def test_biomass_extends_an_area_only_beside_older_biomass() -> None:
    board = new_board(KSB)
    tile = tiles.TILE_OF["i2_biomass_civ"]

    def extends(key: str) -> bool:
        return geometry.extends_area(board, tile, LEFT, cell_of(key), tiles.BIOMASS)

    assert not extends("6-5")
    put(board, "i2_biomass_civ", LEFT, "6-5")
    assert not extends("6-5")
    assert extends("5-5") and extends("6-4")
    assert not extends("5-6") and not extends("5-4")
    board.place_patch(cell_of("5-7"))
    assert extends("5-6") and extends("4-7")
    long = tiles.TILE_OF["i3_biomass_civ"]
    put(board, "i3_biomass_civ", 0, "9-5")  # civ above two squares of biomass
    assert not geometry.extends_area(board, long, 0, cell_of("9-5"), tiles.BIOMASS)


def test_water_squares_on_ice_are_counted() -> None:
    board = new_board(KSB)
    tile = tiles.TILE_OF["n5_water_rover"]
    # Water in section a: three squares in a row; ice lies on 6-1, 6-2.
    assert geometry.water_on_ice(board, tile, 0, cell_of("6-4")) == 1
    assert geometry.water_on_ice(board, tile, 0, cell_of("5-4")) == 1
    assert geometry.water_on_ice(board, tile, 0, cell_of("5-3")) == 2
    rover_on_ice = tiles.TILE_OF["i2_water_rover"]
    assert geometry.water_on_ice(board, rover_on_ice, RIGHT, cell_of("6-2")) == 0
    assert geometry.lies_on_ice(board, placed_tile(rover_on_ice, RIGHT, cell_of("6-2")))
    assert not geometry.lies_on_ice(board, placed_tile(rover_on_ice, RIGHT, cell_of("6-3")))


# -- rows and columns ------------------------------------------------------------------------


@rule("PU-16.03", "PU-14.05")
def test_a_full_row_scores_and_one_with_an_empty_square_does_not() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy", LEFT, "1-6")
    assert (geometry.full_rows(board), geometry.full_columns(board)) == (1, 0)
    assert geometry.line_points(board) == 1
    board = new_board(KSB)
    board.place_patch(cell_of("1-6"))
    assert geometry.full_rows(board) == 0
    board.place_patch(cell_of("1-7"))
    assert geometry.full_rows(board) == 1
    assert geometry.line_points(fill(board)) == 40


@rule("PU-6.05")
def test_a_meteorite_blocks_its_row_and_its_column() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy_meteor", LEFT, "1-6")
    fill(board)
    assert at(board, METEORITES) == ["1-7"]
    assert geometry.full_rows(board) == 0b111111111110
    assert geometry.full_columns(board) == 0b111110111111
    assert geometry.line_points(board) == 40 - 1 - 3
    board.take_meteorite(cell_of("1-7"))
    assert geometry.line_points(board) == 40


@rule("PU-16.04", "PU-16.20")
def test_a_square_left_by_a_lifepod_is_empty() -> None:
    board = new_board(KSB)
    for cell in board.side().cells:
        if key_of(cell) != "3-8":
            board.place_patch(cell)
    assert at(board, LIFEPODS) == ["3-8"]
    board.remove_lifepods()
    assert at(board, LIFEPODS) == []
    assert geometry.line_points(board) == 40 - 1 - 2


@rule("PU-28.14")
def test_a_carried_meteorite_lies_on_the_square_of_its_rover() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy_meteor", LEFT, "1-6")
    fill(board)
    board.place_rover(cell_of("1-7"))
    board.load(cell_of("1-7"))
    board.move_rover(cell_of("1-7"), cell_of("2-7"))
    assert (at(board, ROVERS), at(board, LOADED), at(board, METEORITES)) == (["2-7"], ["2-7"], [])
    assert geometry.full_rows(board) == 0b111111111101
    assert board.meteorites_left() == 1
    board.unload(cell_of("2-7"))
    assert geometry.full_rows(board) == 0b111111111111
    assert board.meteorites_left() == 0


@rule("PU-28.15")
def test_the_load_of_a_crushed_rover_stays_on_the_new_piece() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy_meteor", LEFT, "1-6")
    board.place_rover(cell_of("1-7"))
    board.load(cell_of("1-7"))
    board.move_rover(cell_of("1-7"), cell_of("2-7"))
    assert put(board, "i2_rover_tech_meteor", LEFT, "2-6") == (1, 0)
    assert at(board, METEORITES) == at(board, DOUBLED) == ["2-7"]
    assert board.meteorites_at(cell_of("2-7")) == board.meteorites_left() == 2
    assert board.take_meteorite(cell_of("2-7"))
    assert (at(board, METEORITES), at(board, DOUBLED)) == (["2-7"], [])


@rule("PU-11.13", "PU-11.25")
def test_a_meteorite_of_an_event_destroys_a_rover_and_spares_a_lifepod() -> None:
    board = new_board(KSB)
    board.place_rover(cell_of("3-8"))
    assert board.put_meteorite(cell_of("3-8")) == 1
    assert at(board, ROVERS) == []
    assert "3-8" in at(board, LIFEPODS) and at(board, METEORITES) == ["3-8"]
    assert board.put_meteorite(cell_of("4-8")) == 0


@rule("PU-17.05")
def test_cities_and_currents_left_open_count_as_uncovered() -> None:
    for planet in ("gaia", "petra"):
        board = new_board(planets.PLANET_OF[planet])
        assert board.uncovered() == 96
        fill(board)
        assert board.uncovered() == 0
    assert crowded("gaia", "1-6").uncovered() == 1
    assert crowded("petra", "2-5").uncovered() == 1


# -- patches on tiles ------------------------------------------------------------------------


@rule("PU-26.06", "PU-26.10", "PU-26.17")
def test_patches_on_tiles_spare_meteorites_and_patches() -> None:
    board = new_board(KSB)
    put(board, "i3_civ_energy_meteor", 1, "6-6")  # meteorite on 6-6
    board.place_patch(cell_of("7-7"))
    rules = ADJACENT | placement.ON_TILES
    found = patch_spots(board, rules)
    assert "6-7" in found and "6-8" in found and "7-8" in found
    assert "6-6" not in found and "7-7" not in found and "9-9" not in found
    assert at(board, METEORITES) == ["6-6"]
    more = patch_spots(board, rules | placement.ON_METEORITES)
    assert set(more) - set(found) == {"6-6"}
    assert "6-7" not in patch_spots(board, ADJACENT)
    assert board.place_patch(cell_of("6-6")) == (0, 0, 1)
    assert at(board, METEORITES) == []


@rule("PU-26.07", "PU-26.16")
def test_a_patch_on_a_tile_turns_its_square_into_biomass() -> None:
    board = new_board(KSB)
    put(board, "i2_biomass_civ_meteor", LEFT, "6-5")  # biomass 6-5, civ 6-6
    put(board, "i2_biomass_civ", RIGHT, "6-7")  # civ 6-7, biomass 6-8
    board.take_meteorite(cell_of("6-6"))
    board.place_patch(cell_of("6-6"))
    board.place_patch(cell_of("6-7"))
    assert at(board, BUILDINGS) == ["6-5", "6-8"]
    assert at(board, SYMBOLS) == []
    assert at(board, 3 * tiles.CIV) == []
    assert geometry.largest_area(*board.mask(3 * tiles.BIOMASS)) == 4
    assert board.number(OCCUPIED) == 4


# -- rovers ----------------------------------------------------------------------------------


def steps(board: PlanetBoard, key: str, diagonal: bool = False, banned: int = -1) -> list[str]:
    return [key_of(c) for c in geometry.rover_steps(board, cell_of(key), diagonal, banned)]


@rule("PU-11.06", "PU-11.07", "PU-11.22", "PU-35.12")
def test_rovers_step_orthogonally_over_all_printed_squares() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy", LEFT, "1-6")
    assert steps(board, "1-6") == ["1-7", "2-6"]
    assert steps(board, "3-4") == ["2-4", "3-3", "3-5", "4-4"]


@rule("PU-11.21")
def test_a_rover_cannot_enter_a_square_with_another() -> None:
    board = new_board(KSB)
    board.place_rover(cell_of("1-6"))
    board.place_rover(cell_of("2-6"))
    assert steps(board, "1-6") == ["1-7"]
    assert steps(board, "2-5", diagonal=True) == ["2-4", "3-4", "3-5", "3-6"]


@rule("PU-27.08")
def test_diagonal_rovers_also_step_over_corners() -> None:
    board = new_board(KSB)
    assert steps(board, "1-6", diagonal=True) == ["1-7", "2-5", "2-6", "2-7"]


def test_a_banned_terrain_closes_its_squares_to_rovers() -> None:
    board = new_board(KSB)
    put(board, "i2_civ_energy", LEFT, "1-6")
    assert steps(board, "1-6", banned=tiles.ENERGY) == ["2-6"]
    assert "1-7" not in keys(geometry.open_squares(board, tiles.ENERGY))


@rule("PU-11.01", "PU-11.20")
def test_a_new_rover_lands_on_the_last_tile_and_never_on_a_patch() -> None:
    board = new_board(KSB)
    assert keys(geometry.landing_squares(board)) == []
    board.place_patch(cell_of("1-6"))
    assert keys(geometry.landing_squares(board)) == []
    put(board, "i3_civ_energy", 1, "2-5")
    put(board, "i3_rover_tech", 1, "3-5")
    board.place_patch(cell_of("4-5"))
    assert keys(geometry.landing_squares(board)) == ["3-5", "3-6", "3-7"]
    board.place_rover(cell_of("3-6"))
    board.place_patch(cell_of("3-7"))
    assert keys(geometry.landing_squares(board)) == ["3-5"]


@rule("PU-29.23")
def test_a_teleport_by_terrain_leads_to_other_tiles() -> None:
    board = new_board(KSB)
    put(board, "i3_civ_energy", 1, "6-5")  # civ 6-5, 6-6; energy 6-7
    put(board, "i3_biomass_civ", 1, "7-5")  # biomass 7-5, 7-6; civ 7-7
    board.place_patch(cell_of("8-5"))
    board.place_rover(cell_of("6-5"))
    found = geometry.same_terrain_elsewhere
    assert keys(found(board, cell_of("6-5"))) == ["7-7"]
    assert keys(found(board, cell_of("7-7"))) == ["6-6"]
    assert keys(found(board, cell_of("8-5"))) == ["7-5", "7-6"]
    assert keys(found(board, cell_of("7-5"))) == ["8-5"]
    assert keys(found(board, cell_of("6-7"))) == keys(found(board, cell_of("1-6"))) == []


def test_pieces_know_their_squares() -> None:
    board = new_board(KSB)
    put(board, "i3_civ_energy", 1, "6-5")
    put(board, "o4_rover_tech", 3, "7-5")
    board.place_patch(cell_of("6-8"))
    named = [board.piece_at(cell_of(k)) for k in ("6-7", "8-6", "6-8", "1-6")]
    assert named == [0, 1, 1000 + cell_of("6-8"), -1]
    assert at(board, PATCHES) == ["6-8"]

"""Criteria of the objective cards on planets laid out for them."""

from planetfall.games.planet_unknown.bands import cell_of, key_of
from planetfall.games.planet_unknown.board import PlanetBoard, new_board
from planetfall.games.planet_unknown.components import objectives, planets, tiles
from planetfall.games.planet_unknown.components.objectives import Collection, Neighbour
from planetfall.testing import rule

ABOVE, RIGHT, BELOW, LEFT = 0, 1, 2, 3


def planet(name: str = "ksb_4156") -> PlanetBoard:
    return new_board(planets.PLANET_OF[name])


def put(board: PlanetBoard, tile: str, turn: int, key: str) -> None:
    board.place_tile(tiles.TILE_OF[tile], turn, cell_of(key))


def value(name: str, board: PlanetBoard, collection: Collection | None = None) -> int:
    (side,) = [o.neighbour for o in objectives.OBJECTIVES if o.neighbour.id == name]
    return objectives.neighbour_value(side, board, collection or Collection())


def met(name: str, board: PlanetBoard, collection: Collection | None = None) -> bool:
    (side,) = [o.personal for o in objectives.OBJECTIVES if o.personal.id == name]
    return objectives.is_met(side, board, collection or Collection())


def test_buildings_on_the_edge_are_counted_and_not_terrain() -> None:
    board = planet()
    put(board, "i2_biomass_civ", LEFT, "1-6")
    put(board, "i2_biomass_civ", ABOVE, "2-6")  # inner squares
    put(board, "i3_biomass_civ", 1, "4-2")  # biomass terrain on the edge, its building inside
    assert value("ringworld", board) == 1
    assert value("perimeter", board) == 1
    board.place_patch(cell_of("1-6"))
    assert value("ringworld", board) == 0


def test_areas_are_measured_by_size_and_number() -> None:
    board = planet()
    put(board, "i3_civ_energy", 1, "6-5")  # civ 6-5, 6-6
    put(board, "i2_biomass_civ", RIGHT, "7-5")  # civ 7-5, biomass 7-6
    put(board, "i2_biomass_civ", RIGHT, "8-6")  # civ 8-6
    assert value("megacity", board) == 3
    assert value("sprawl", board) == 2
    assert value("rural", board) == 3
    assert value("silicon", board) == value("x", board) == value("luddite", board) == 0


def test_live_currents_of_petra_are_energy_areas_without_buildings() -> None:
    board = planet("petra")
    assert value("plasma", board) == 37
    assert value("supercharge", board) == 1
    board.place_patch(cell_of("4-6"))  # cuts off 2-5, 3-5 and 3-6
    assert value("plasma", board) == 33
    assert value("supercharge", board) == 2
    assert value("galvanize", board) == 0
    put(board, "i2_civ_energy", LEFT, "1-6")
    assert value("galvanize", board) == 1
    assert met("coveralls", planet("petra")) is False
    assert met("meltdown", planet("petra"))


def test_collections_are_compared_as_given() -> None:
    collection = Collection(tops=0b10011, meteorites=7, lifepods=4)
    assert value("pinnacle", planet(), collection) == 3
    assert value("geode", planet(), collection) == value("vaporize", planet(), collection) == 7
    assert value("rescue", planet(), collection) == value("deductible", planet(), collection) == 4


@rule("PU-16.12")
def test_the_winner_takes_five_a_tie_two_each_the_loser_nothing() -> None:
    most = Neighbour("most", objectives.BUILDINGS)
    fewest = Neighbour("fewest", objectives.BUILDINGS, fewest=True)
    assert [objectives.neighbour_points(most, 4, n) for n in (3, 4, 5)] == [5, 2, 0]
    assert [objectives.neighbour_points(fewest, 4, n) for n in (3, 4, 5)] == [0, 2, 5]


def test_a_block_may_lie_either_way_round() -> None:
    for rows, columns in ((2, 5), (5, 2), (3, 3)):
        board = planet()
        for r in range(5, 5 + rows):
            for c in range(4, 4 + columns):
                board.place_patch(cell_of(f"{r}-{c}"))
        assert met("equator", board) == (rows != columns)
        assert met("landfill", board) == (rows == columns)
        assert not met("skyway", board)


def test_a_block_needs_every_square() -> None:
    board = planet()
    for key in ("5-4", "5-5", "5-6", "6-4", "6-6", "7-4", "7-5", "7-6"):
        board.place_patch(cell_of(key))
    assert not met("landfill", board)
    board.place_patch(cell_of("6-5"))
    assert met("landfill", board)


def test_six_buildings_must_stand_in_one_area() -> None:
    board = planet()
    for row in range(4, 9):
        put(board, "i2_civ_energy", LEFT, f"{row}-4")  # civ column 4
    put(board, "i2_civ_energy", RIGHT, "9-6")  # civ 9-7, apart
    assert not met("highway", board)
    put(board, "i2_civ_energy", LEFT, "9-4")
    assert met("highway", board)
    board.place_patch(cell_of("9-4"))
    assert not met("highway", board)


def test_conditions_on_buildings_and_collections_have_their_limits() -> None:
    board = planet()
    for row in range(4, 9):
        put(board, "i2_civ_energy", LEFT, f"{row}-4")
    assert met("alternative_energy", board)
    put(board, "i2_civ_energy", LEFT, "9-4")
    assert not met("alternative_energy", board)
    assert met("cleanup", board, Collection(meteorites=9))
    assert not met("cleanup", board, Collection(meteorites=8))
    assert met("tight_ship", board, Collection(meteorites=2, lifepods=3))
    assert not met("tight_ship", board, Collection(meteorites=3, lifepods=3))
    assert met("exponent", board, Collection(tops=1 << tiles.TECH))
    assert not met("exponent", board, Collection(tops=1 << tiles.CIV))


def test_ice_and_land_are_covered_by_any_piece() -> None:
    board = planet()
    ice = [
        cell for cell in board.side().cells if board.side().drawing[cell // 12][cell % 12] == "~"
    ]
    for cell in board.side().cells:
        if cell not in ice:
            board.place_patch(cell)
    assert met("coveralls", board) and not met("meltdown", board)
    for cell in ice:
        board.place_patch(cell)
    assert met("meltdown", board)


def test_uncovered_cities_are_uncovered_land_and_live_currents_are_not() -> None:
    for name, key, covered in (("gaia", "1-6", False), ("petra", "2-5", True)):
        board = planet(name)
        for cell in board.side().cells:
            if key_of(cell) != key:
                board.place_patch(cell)
        assert met("coveralls", board) == covered

"""Placement and geometry against a slow reference that works on sets of points."""

from random import Random

import pytest

from planetfall.games.planet_unknown import bands, geometry, placement
from planetfall.games.planet_unknown import board as boards
from planetfall.games.planet_unknown.board import PlanetBoard, new_board
from planetfall.games.planet_unknown.components import planets, shapes, tiles

Point = tuple[int, int]
SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))


class Slow:
    """A planet as sets of points (row, column), rebuilt from nothing but the tiles placed."""

    def __init__(self, board: PlanetBoard) -> None:
        self.planet = planets.PLANETS[board.planet]
        self.squares = points(self.planet.squares)
        self.terrain: dict[Point, int] = {}
        for packed in board.placed:
            spots = lay(packed >> 11, packed >> 8 & 7, packed & 255)
            for point, code in spots.items():
                self.terrain[point] = code & 7
        self.patches = {divmod(cell, 12) for cell in board.patches}
        self.meteorites = {divmod(cell, 12) for cell in board.meteorites}
        for point in self.patches:
            self.terrain[point] = tiles.BIOMASS

    def legal(self, tile: int, turn: int, cell: int, rules: int) -> bool:
        spots = lay(tile, turn, cell)
        here = set(spots)
        if not here <= self.squares - set(self.terrain):
            return False
        if not self.terrain:
            start = self.planet.start if rules & placement.PLANET_RULE else self.planet.edge
            if not here & points(start):
                return False
        elif rules & placement.ADJACENT and not beside(here) & set(self.terrain):
            return False
        if rules & placement.OFF_EDGE and here & points(self.planet.edge):
            return False
        if rules & placement.OFF_ICE and here & points(self.planet.ice):
            return False
        if rules & placement.NO_MATCH:
            for point, code in spots.items():
                if any(self.terrain.get(near) == code & 7 for near in beside({point})):
                    return False
        return not rules & placement.PLANET_RULE or self.special(spots)

    def special(self, spots: dict[Point, int]) -> bool:
        here = set(spots)
        match self.planet.rule:
            case "ice_or_land":
                ice = points(self.planet.ice)
                return here <= ice or not here & ice
            case "chasm":
                west = points(self.planet.west)
                return here <= west or not here & west
            case "ring_anchor":
                return not here <= points(self.planet.ring)
            case "quadrant_ban":
                ban = ((tiles.CIV, tiles.ENERGY), (tiles.TECH, tiles.WATER))
                for (row, column), code in spots.items():
                    if code & tiles.BUILDING and ban[row // 6][column // 6] == code & 7:
                        return False
                return True
            case "slide_in":
                return any(
                    not {(r + dr, c + dc) for r, c in here} & set(self.terrain) for dr, dc in SIDES
                )
        return True

    def patch(self, cell: int, rules: int) -> bool:
        here: Point = divmod(cell, 12)
        if here not in self.squares:
            return False
        if here in self.terrain:
            if not rules & placement.ON_TILES or here in self.patches:
                return False
            if here in self.meteorites and not rules & placement.ON_METEORITES:
                return False
            return here not in points(self.planet.ring)
        if not self.terrain:
            if here not in points(self.planet.start):
                return False
        elif rules & placement.ADJACENT and not beside({here}) & set(self.terrain):
            return False
        if self.planet.rule == "ring_anchor":
            return here not in points(self.planet.ring)
        if self.planet.rule == "slide_in" and rules & placement.PATCH_SLIDES:
            return not beside({here}) <= set(self.terrain)
        return True

    def areas(self, terrain: int) -> list[set[Point]]:
        rest = {p for p, t in self.terrain.items() if t == terrain}
        found = []
        while rest:
            area = {min(rest)}
            while grown := (beside(area) & rest) - area:
                area |= grown
            rest -= area
            found.append(area)
        return found


def points(mask: bands.Bands) -> set[Point]:
    return {divmod(cell, 12) for cell in bands.members(*mask)}


def beside(here: set[Point]) -> set[Point]:
    return {(r + dr, c + dc) for r, c in here for dr, dc in SIDES}


def lay(tile: int, turn: int, cell: int) -> dict[Point, int]:
    """Return the points a tile covers with their codes; they may lie outside the frame."""
    squares = shapes.ORIENTATIONS[tiles.SHAPE_OF[tile]][turn].squares
    codes = tiles.square_codes(tile, turn)
    row, column = divmod(cell, 12)
    top = squares[0]
    return {
        (row + s.row - top.row, column + s.column - top.column): code
        for s, code in zip(squares, codes, strict=True)
    }


def random_board(planet: int, pieces: int, luck: Random) -> PlanetBoard:
    """Return a planet with some legal pieces on it, one in six a patch."""
    board = new_board(planet)
    rules = placement.ADJACENT | placement.PLANET_RULE
    for _ in range(pieces):
        if luck.random() < 1 / 6:
            spots = bands.members(*placement.patch_spots(board, rules))
            if spots:
                board.place_patch(luck.choice(spots))
            continue
        tile = luck.randrange(tiles.TILES)
        site = placement.Site(board, rules)
        turns = site.turns(tile)
        if turns:
            turn = luck.choice(turns)
            board.place_tile(tile, turn, luck.choice(site.cells(tile, turn)))
    return board


def sample(planet: int, number: int) -> list[tuple[PlanetBoard, Random]]:
    found = []
    for k in range(number):
        luck = Random(1000 * planet + k)
        board = random_board(planet, luck.choice((0, 1, 3, 6, 10, 15, 22)), luck)
        if k % 4 == 3:
            crowd(board, luck)
        found.append((board, luck))
    return found


def crowd(board: PlanetBoard, luck: Random) -> None:
    """Cover all but a few squares, so that some of these are closed on all sides."""
    share = luck.choice((0.7, 0.85, 0.95))
    for cell in planets.PLANETS[board.planet].cells:
        if luck.random() < share and not board.has(boards.OCCUPIED, cell):
            board.place_patch(cell)


each_planet = pytest.mark.parametrize(
    "planet", range(len(planets.PLANETS)), ids=list(planets.PLANET_IDS)
)


@each_planet
def test_legal_placements_equal_the_reference(planet: int) -> None:
    for board, luck in sample(planet, 8):
        slow = Slow(board)
        tile = luck.randrange(tiles.TILES)
        for rules in (3, luck.randrange(32), luck.randrange(32)):
            site = placement.Site(board, rules)
            turns = []
            for turn in shapes.TURNS[tiles.SHAPE_OF[tile]]:
                expected = [k for k in range(144) if slow.legal(tile, turn, k, rules)]
                assert site.cells(tile, turn) == expected, (tiles.TILE_IDS[tile], turn, rules)
                if expected:
                    turns.append(turn)
            assert site.turns(tile) == turns
            assert site.fits(tile) == (turns != [])


@each_planet
def test_patch_spots_equal_the_reference(planet: int) -> None:
    for board, _ in sample(planet, 12):
        slow = Slow(board)
        on_tiles = placement.ADJACENT | placement.ON_TILES
        slides = placement.ADJACENT | placement.PATCH_SLIDES
        for rules in (0, placement.ADJACENT, slides, on_tiles, on_tiles | placement.ON_METEORITES):
            expected = [k for k in range(144) if slow.patch(k, rules)]
            assert bands.members(*placement.patch_spots(board, rules)) == expected


@each_planet
def test_terrains_and_areas_equal_the_reference(planet: int) -> None:
    for board, _ in sample(planet, 12):
        slow = Slow(board)
        for cell in range(144):
            assert board.terrain_at(cell) == slow.terrain.get(divmod(cell, 12), -1)
        for terrain in range(6):
            found = geometry.areas(*board.mask(3 * terrain))
            assert [points(a) for a in found] == slow.areas(terrain)
            sizes = [len(a) for a in slow.areas(terrain)]
            assert geometry.largest_area(*board.mask(3 * terrain)) == max(sizes, default=0)
        assert board.number(boards.OCCUPIED) == len(slow.terrain)
        assert board.uncovered() == len(slow.squares) - len(slow.terrain)


@each_planet
def test_energy_choices_and_extensions_equal_the_reference(planet: int) -> None:
    for board, _ in sample(planet, 8):
        slow = Slow(board)
        for packed in board.placed:
            tile, turn, cell = packed >> 11, packed >> 8 & 7, packed & 255
            spots = lay(tile, turn, cell)
            for terrain in (tiles.FIRST[tile], tiles.SECOND[tile]):
                own = {p for p, code in spots.items() if code & 7 == terrain}
                near = beside(own) - own
                touching = any(slow.terrain.get(p) == terrain for p in near)
                assert geometry.extends_area(board, tile, turn, cell, terrain) == touching
                if terrain == tiles.ENERGY:
                    area = set[Point]().union(*[a for a in slow.areas(terrain) if a & own])
                    expected = 0
                    for p in beside(area) - area:
                        track = slow.terrain.get(p, tiles.ENERGY)
                        expected |= 1 << track if track < tiles.TRACKS else 0
                    choices = geometry.energy_choices(board, tile, turn, cell, terrain, False)
                    assert choices == expected


@each_planet
def test_full_lines_equal_the_reference(planet: int) -> None:
    for board, luck in sample(planet, 12):
        for cell in planets.PLANETS[planet].cells:
            if luck.random() < 0.9 and not board.has(boards.OCCUPIED, cell):
                board.place_patch(cell)
            if luck.random() < 0.8:
                board.take_meteorite(cell)
        slow = Slow(board)
        filled = set(slow.terrain) | points(slow.planet.currents)
        good = filled - points(board.mask(boards.METEORITES))
        rows = [r for r in range(12) if all(p in good for p in slow.squares if p[0] == r)]
        columns = [c for c in range(12) if all(p in good for p in slow.squares if p[1] == c)]
        assert [r for r in range(12) if geometry.full_rows(board) >> r & 1] == rows
        assert [c for c in range(12) if geometry.full_columns(board) >> c & 1] == columns
        total = sum(slow.planet.row_points[r] for r in rows)
        total += sum(slow.planet.column_points[c] for c in columns)
        assert geometry.line_points(board) == total


@each_planet
def test_rectangles_equal_the_reference(planet: int) -> None:
    for board, _ in sample(planet, 6):
        here = points(board.mask(boards.OCCUPIED))
        for rows, columns in ((1, 1), (2, 2), (3, 3), (2, 5), (5, 2), (4, 4)):
            expected = any(
                all((r + i, c + j) in here for i in range(rows) for j in range(columns))
                for r, c in here
            )
            found = geometry.has_rectangle(*board.mask(boards.OCCUPIED), rows, columns)
            assert found == expected


@each_planet
def test_rover_steps_equal_the_reference(planet: int) -> None:
    for board, luck in sample(planet, 8):
        for cell in luck.sample(planets.PLANETS[planet].cells, 12):
            board.place_rover(cell)
        slow = Slow(board)
        held = {divmod(cell, 12) for cell in board.rovers}
        toxic = points(slow.planet.toxic) - set(slow.terrain)
        west = points(slow.planet.west)
        gaps = {(divmod(a, 12), divmod(b, 12)) for a, b in slow.planet.crossings}
        banned = luck.randrange(-1, 6)
        for cell in board.rovers:
            r, c = divmod(cell, 12)
            straight = beside({(r, c)})
            corners = {(r + i, c + j) for i in (-1, 1) for j in (-1, 1)}
            for diagonal in (False, True):
                expected = []
                for p in straight | corners if diagonal else straight:
                    crossing = ((r, c) in west) != (p in west)
                    gap = ((r, c), p) in gaps or (p, (r, c)) in gaps
                    free = p in slow.squares - held - toxic and not (crossing and not gap)
                    if free and (banned < 0 or slow.terrain.get(p) != banned):
                        expected.append(12 * p[0] + p[1])
                assert geometry.rover_steps(board, cell, diagonal, banned) == sorted(expected)


@each_planet
def test_data_rebuild_the_same_board(planet: int) -> None:
    for board, luck in sample(planet, 8):
        for cell in luck.sample(planets.PLANETS[planet].cells, 3):
            board.place_rover(cell)
        copy = new_board(0)
        copy.load_fields(board.fields_data())
        assert (copy.planet, copy.masks, copy.placed) == (board.planet, board.masks, board.placed)
        piecewise = new_board(0)
        for name in board.fields():
            setattr(piecewise, name, getattr(board, name))
        assert piecewise.masks == board.masks


@each_planet
def test_a_clone_is_independent(planet: int) -> None:
    for board, luck in sample(planet, 4):
        copy = board.clone()
        before = board.fields_data()
        assert copy.fields_data() == before
        for cell in luck.sample(planets.PLANETS[planet].cells, 5):
            copy.place_patch(cell)
            copy.place_rover(cell)
        copy.place_tile(0, 0, 65)
        copy.planet = 0 if planet else 1
        assert board.fields_data() == before


def test_members_and_masks_are_inverse() -> None:
    luck = Random(7)
    for _ in range(200):
        cells = sorted(luck.sample(range(144), luck.randrange(145)))
        mask = bands.mask_of(cells)
        assert bands.members(*mask) == cells
        assert bands.count(*mask) == len(cells)
        assert bands.first(*mask) == (cells[0] if cells else -1)
        assert points(bands.neighbours(*mask)) == {
            p for p in beside(points(mask)) if p[0] in range(12) and p[1] in range(12)
        }


def test_keys_and_cells_are_inverse() -> None:
    assert [bands.cell_of(bands.key_of(cell)) for cell in range(144)] == list(range(144))
    assert (bands.key_of(0), bands.key_of(143), bands.cell_of("1-12")) == ("1-1", "12-12", 11)
    with pytest.raises(ValueError, match="no square"):
        bands.cell_of("13-1")


def test_a_square_closed_on_all_sides_takes_no_patch_wherever_it_is() -> None:
    planet = planets.PLANET_IDS.index("pajitnov")
    slides = placement.ADJACENT | placement.PATCH_SLIDES
    squares = points(planets.PLANETS[planet].squares)
    for row, column in sorted(squares):
        board = new_board(planet)
        for near in beside({(row, column)}) & squares:
            board.place_patch(12 * near[0] + near[1])
        spots = bands.members(*placement.patch_spots(board, slides))
        closed = beside({(row, column)}) <= squares
        assert (12 * row + column in spots) == (not closed)

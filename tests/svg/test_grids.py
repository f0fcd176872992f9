"""Grids give the right points and outlines."""

import re
from math import dist

import pytest

from planetfall.svg.geometry import corner_brackets, hexagon, regular, sector, star
from planetfall.svg.hexgrid import HexGrid
from planetfall.svg.squaregrid import SquareGrid, boundary

NEIGHBOURS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@pytest.mark.parametrize("flat", [False, True])
def test_neighbouring_hexes_touch(flat: bool) -> None:
    grid = HexGrid(10, 3, 4, flat=flat)
    for q, r in NEIGHBOURS:
        assert dist(grid.center(2, -1), grid.center(2 + q, -1 + r)) == pytest.approx(10 * 3**0.5)


def test_hex_outlines_have_six_corners_at_their_size() -> None:
    points = re.findall(r"(-?[\d.]+) (-?[\d.]+)", hexagon(0, 0, 10))
    assert len(points) == 6
    for x, y in points:
        assert dist((0, 0), (float(x), float(y))) == pytest.approx(10, abs=0.02)


def test_square_grids_place_rows_downward() -> None:
    grid = SquareGrid(10, 5, 7)
    assert grid.corner(2, 1) == (15, 27)
    assert grid.center(0, 0) == (10, 12)


def test_the_outline_of_a_polyomino_is_one_loop_of_its_corners() -> None:
    assert boundary({(0, 0), (1, 0), (1, 1)}) == [[(0, 0), (0, 1), (1, 1), (1, 2), (2, 2), (2, 0)]]


def test_squares_that_touch_at_a_corner_keep_their_own_loops() -> None:
    loops = boundary({(0, 0), (1, 1)})
    assert sorted(len(loop) for loop in loops) == [4, 4]


def test_holes_have_loops_of_their_own() -> None:
    ring = {(r, c) for r in range(3) for c in range(3)} - {(1, 1)}
    assert sorted(len(loop) for loop in boundary(ring)) == [4, 4]


def test_seams_part_unlike_and_like_squares() -> None:
    unlike, like = SquareGrid(1).seams({(0, 0): "a", (0, 1): "b", (1, 0): "a"})
    assert unlike.count("M") == 1
    assert like.count("M") == 1


def test_shapes_are_closed_paths() -> None:
    for d in (regular(0, 0, 5, 7), star(0, 0, 5, 2, 5), sector(0, 0, 3, 5, 10, 70)):
        assert d.startswith("M")
        assert d.endswith("z")
    assert corner_brackets(0, 0, 10, 10, 3).count("M") == 4


def test_the_last_move_is_marked_at_the_outer_corners_of_a_piece() -> None:
    grid = SquareGrid(10)
    bend = grid.corners([(0, 0), (1, 0), (1, 1)])
    # Each mark runs along one side to its corner and along the next side.
    corners = {part.split("L")[1] for part in bend.split("M")[1:]}
    assert corners == {"-1 -1", "11 -1", "21 9", "21 21", "-1 21"}
    assert grid.corners([(2, 2)]).count("M") == 4

"""The tile in hand is drawn beside the questions about it."""

from __future__ import annotations

import pytest

from planetfall.games.planet_unknown.components.shapes import ORIENTATIONS
from planetfall.games.planet_unknown.components.tiles import SHAPE_OF, TILE_OF, TILES
from planetfall.games.planet_unknown.words.text_tile import tile_lines
from tests.cli.conftest import Run


def test_a_tile_is_drawn_as_it_is_turned(run: Run) -> None:
    told = run("play", "planet-unknown", "--seed", "5", typed="2\n1\n1\n").stdout
    assert "1:        2:      3:         4:" in told
    where = told.split("Where does the tile go?\n")[1]
    assert where.startswith("   T+ T\nR+ R\nSquares are row-column")


@pytest.mark.parametrize("tile", range(0, TILES, 7))
def test_the_first_letter_drawn_is_the_square_that_answers_name(tile: int) -> None:
    for turn in range(8):
        squares = ORIENTATIONS[SHAPE_OF[tile]][turn].squares
        anchor = squares[0]
        first = len(tile_lines(tile, turn)[0]) - len(tile_lines(tile, turn)[0].lstrip())
        assert anchor.row == min(square.row for square in squares)
        assert first == 3 * (anchor.column - min(square.column for square in squares))


def test_every_square_is_drawn_once() -> None:
    tile = TILE_OF["z5_civ_energy_meteor"]
    text = "".join(tile_lines(tile, 0))
    assert (text.count("C") + text.count("E"), text.count("o")) == (5, 1)

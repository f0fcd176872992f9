"""Hexes, tiles and gauges of the red planet show owner, reservation and value."""

import xml.etree.ElementTree as ElementTree

import pytest

from planetfall.svg.canvas import element
from planetfall.svg.hexgrid import HexGrid
from planetfall.svg.hexparts import (
    gauge,
    mars_ball,
    preview_hex,
    tile_hex,
)
from planetfall.svg.theme import DARK, PAPER, Theme


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("look", [DARK, PAPER], ids=["dark", "paper"])
def test_every_hex_is_well_formed(look: Theme, flat: bool) -> None:
    tile = tile_hex(look, 0, 0, 27, look["tile-city"], "city", owner=2, flat=flat)
    drawings = [
        mars_ball(look, 0, 0, 200, [(150, 100)]),
        tile,
        preview_hex(look, tile, HexGrid(27, flat=flat).outline(0, 0)),
    ]
    for drawn in drawings:
        ElementTree.fromstring(element("g", drawn))
        assert "style=" not in drawn


def test_an_owned_tile_carries_the_seat_by_colour_and_shape() -> None:
    drawn = tile_hex(DARK, 0, 0, 27, DARK["tile-greenery"], "greenery", owner=3)
    assert DARK.player(3) in drawn
    assert "i-p4" in drawn
    assert "i-p" not in tile_hex(DARK, 0, 0, 27, DARK["tile-greenery"], "greenery")


def test_survey_lines_stay_on_the_ball() -> None:
    assert mars_ball(DARK, 0, 0, 10, [(100, 100)]).count("L") == 0


def test_a_gauge_fills_what_is_reached_and_boxes_the_present_value() -> None:
    values = list(range(-30, 10, 2))
    drawn = gauge(
        DARK,
        0,
        0,
        100,
        values,
        -12,
        133,
        227,
        color="temperature",
        bonus={-24: "heat", 0: "ocean"},
        labelled=(-30,),
        preview=-10,
    )
    ElementTree.fromstring(element("g", drawn))
    # Ten steps and the box of the present value.
    assert drawn.count(f'fill="{DARK["temperature"]}"') == 11
    assert drawn.count(f'fill="{DARK["signal-line"]}"') == 1
    assert ">\N{MINUS SIGN}12<" in drawn
    assert ">\N{MINUS SIGN}30<" in drawn
    assert drawn.count("i-heat") == drawn.count("i-ocean") == 1

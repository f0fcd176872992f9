"""The planet below the board and its gauges."""

import xml.etree.ElementTree as ElementTree

import pytest

from planetfall.games.terraforming_mars.draw.ground import gauge, mars_ball, preview_hex
from planetfall.svg.canvas import element
from planetfall.svg.geometry import hexagon
from planetfall.svg.theme import DARK, PAPER, Theme


@pytest.mark.parametrize("look", [DARK, PAPER], ids=["dark", "paper"])
def test_the_ground_is_well_formed(look: Theme) -> None:
    ball = mars_ball(look, 0, 0, 200, [(150, 100)])
    for drawn in (ball, preview_hex(look, ball, hexagon(0, 0, 27))):
        ElementTree.fromstring(element("g", drawn))
        assert "style=" not in drawn


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

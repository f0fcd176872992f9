"""The planet below the board and its gauges."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from planetfall.games.terraforming_mars.draw.ground import Arc, gauge, mars_ball, preview_hex
from planetfall.games.terraforming_mars.draw.tracks import Levels, draw_gauges
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
        Arc(0, 0, 100, 133, 227, len(values)),
        values,
        -12,
        color="temperature",
        bonus={-24: "heat", 0: "ocean"},
        labelled=(-30,),
    )
    ElementTree.fromstring(element("g", drawn))
    # Ten steps and the box of the present value.
    assert drawn.count(f'fill="{DARK["temperature"]}"') == 11
    assert ">\N{MINUS SIGN}12<" in drawn
    assert ">\N{MINUS SIGN}30<" in drawn
    assert drawn.count("i-heat") == drawn.count("i-ocean") == 1


def test_gauges_light_the_steps_that_would_be_reached() -> None:
    now, then = Levels(-12, 3, 0), Levels(-8, 4, 0)
    warm, air, *coming = draw_gauges(DARK, 0, 0, 100, now, then)
    assert len(coming) == 3
    # A step that would be reached covers the empty one.
    for step in coming:
        outline = re.search(r' d="[^"]+"', step)
        assert outline and outline[0] in warm + air

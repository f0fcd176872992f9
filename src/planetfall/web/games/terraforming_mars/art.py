"""The lobby's picture of Terraforming Mars: the board some generations into a game."""

from __future__ import annotations

import random

from planetfall.games import build
from planetfall.games.terraforming_mars.draw.board import Layout, draw_mars
from planetfall.games.terraforming_mars.draw.pictures import seen
from planetfall.svg import PAGE as THEME
from planetfall.svg import picture
from planetfall.web.html import Html

LAYOUT = Layout(340, 320, 19.2, gauges=False)


def mars_art() -> Html:
    """Mars after some generations of a fixed game."""
    game = build("terraforming-mars", {}).new(seats=4, seed=4)
    rng = random.Random(2)
    while game.to_move() and game.round_number() < 12:
        seat = game.to_move()[0]
        options = game.legal(seat)
        game.apply(seat, rng.choice(options[:-1] or options))
    body = draw_mars(THEME, seen(game.view(None)), LAYOUT, labels=False)
    return picture(THEME, body, LAYOUT.width, LAYOUT.height, title="")

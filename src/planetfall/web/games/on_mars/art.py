"""The lobby's picture of On Mars: the map some rounds into a game."""

from __future__ import annotations

import random

from planetfall.games import build
from planetfall.games.on_mars.draw.map import draw_map
from planetfall.games.on_mars.draw.pictures import make_table
from planetfall.svg import PAGE as THEME
from planetfall.svg import picture
from planetfall.web.html import Html


def map_art() -> Html:
    """The map after some rounds of a fixed game."""
    rules = build("on-mars", {})
    game = rules.new(seats=4, seed=6)
    rng = random.Random(3)
    while game.to_move() and game.round_number() < 9:
        seat = game.to_move()[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    table = make_table(game.view(None), theme=THEME, options=())
    body = draw_map(table, 400, 320, 17.6)
    return picture(THEME, body, 400, 320, title="")

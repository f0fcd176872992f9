"""The lobby's picture of On Mars: the map some rounds into a game."""

from __future__ import annotations

import random

from planetfall.games import book, build
from planetfall.games.on_mars.draw.map import draw_map
from planetfall.games.on_mars.draw.table import Table
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
    data = game.view(None).data()
    table = Table(theme=THEME, data=data, seat=0, lang="en", book=book(rules, "en"))
    body = draw_map(table, 400, 320, 17.6)
    return Html(picture(THEME, body, 400, 320, title=""))

"""The lobby's picture of Planet Unknown: a planet some turns into a game."""

from __future__ import annotations

import random

from planetfall.games import build
from planetfall.games.planet_unknown.components.planets import PLANET_IDS
from planetfall.games.planet_unknown.draw.planet import draw_planet, planet_extent
from planetfall.games.planet_unknown.state import Unknown
from planetfall.svg import PAGE as THEME
from planetfall.svg import picture
from planetfall.web.html import Html


def planet_art() -> Html:
    """A planet after some turns of a fixed game."""
    rules = build("planet-unknown", {"planets": [PLANET_IDS[2]]})
    game = rules.new(seats=2, seed=11)
    assert isinstance(game, Unknown)
    rng = random.Random(5)
    while game.to_move() and game.round_number() < 12:
        seat = game.to_move()[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    unit = 21.0
    body = draw_planet(THEME, game.players[0].board, unit, seat=1, keys=False)
    side = planet_extent(unit)
    return picture(THEME, body, side, side, title="")

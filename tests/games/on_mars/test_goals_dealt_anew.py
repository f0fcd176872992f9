"""Private Goals dealt anew fit the question that their owner is asked."""

from __future__ import annotations

from random import Random

import pytest

from planetfall import games
from planetfall.core.game import Game

SEEDS = (68, 335)
"""Random games in which somebody may soon fulfil a Private Goal: two of four hundred."""


def asked_about_a_goal(seed: int) -> Game:
    """A random game at the moment when a seat may fulfil a Private Goal."""
    game = games.build("on-mars", {"length": "short"}).new(2, seed)
    rng = Random(seed)
    while movers := game.to_move():
        keys = [game.rules.key(option) for option in game.legal(movers[0])]
        if "done" in keys and any(key.startswith("goal:") for key in keys):
            return game
        game.apply(movers[0], rng.choice(game.legal(movers[0])))
    raise AssertionError("nobody may fulfil a goal")


@pytest.mark.parametrize("seed", SEEDS)
def test_who_may_fulfil_a_goal_holds_one_that_can_be_fulfilled(seed: int) -> None:
    game = asked_about_a_goal(seed)
    seat = game.to_move()[0]
    view = game.view(1 - seat)
    for luck in range(8):
        other = view.determinize(Random(luck))
        keys = [other.rules.key(option) for option in other.legal(seat)]
        assert any(key.startswith("goal:") for key in keys), keys

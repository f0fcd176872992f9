"""Decks that are drawn from without being listed."""

from __future__ import annotations

from random import Random

import pytest

from planetfall import games
from planetfall.core.effect import Chance
from planetfall.core.luck import draw
from planetfall.core.vocabulary import CHANCE


@pytest.mark.parametrize("name", ["planet-unknown", "terraforming-mars", "on-mars"])
def test_luck_takes_the_place_it_draws_from_the_list_of_outcomes(name: str) -> None:
    rules = games.build(name, {})
    game = rules.new(2, 5, stop_at_chance=True)
    rng = Random(5)
    met = 0
    while met < 120 and (movers := game.to_move()):
        option = rng.choice(game.legal(movers[0]))
        if movers[0] == CHANCE:
            met += 1
            frame = game.question(CHANCE)
            effect = frame.effect
            assert isinstance(effect, Chance)
            outcomes = game.legal(CHANCE)
            stream = effect.stream(game, frame)
            place = draw(game.key, stream, game.draws[stream], len(outcomes))
            assert effect.drawn(game.clone(), frame) == outcomes[place]
        game.apply(movers[0], option)
    assert met > 30

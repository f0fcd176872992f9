"""Observations of recorded games are what they were, number by number, and say who asks what.

`OBSERVED` changes with the declared fields of a game only; then write what the failure shows.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from planetfall import games
from planetfall.core.game import Game
from planetfall.core.observation import Encoder
from tests.games.recorded import short

OBSERVED = {
    "planet-unknown": "95da6de052900f8ec0b7dfb0",
    "terraforming-mars": "f7295f4a6c7b1491a2432eae",
    "on-mars": "3ab3dbdc761c16e64bed6616",
}


def positions(title: str) -> list[Game]:
    """Every seventh position of a random game of three."""
    game = games.build(title, {}).new(3, 8)
    rng = Random(8)
    found = []
    for step in range(140):
        if not game.to_move():
            break
        if step % 7 == 0:
            found.append(game.clone())
        seat = rng.choice(game.to_move())
        game.apply(seat, rng.choice(game.legal(seat)))
    return found


def observed(encoder: Encoder, game: Game, seat: int) -> list[float]:
    buffer = list(encoder.zeros)
    encoder.fill(game, seat, buffer)
    return buffer


@pytest.mark.parametrize("title", games.GAMES)
def test_observations_are_what_they_were(title: str) -> None:
    every = positions(title)
    encoder = Encoder(every[0].rules, 3)
    # Behind the question, whose size follows from the effects there are.
    first = next(row.stop for row in encoder.rows() if row.name == "question")
    rows = [observed(encoder, game, seat)[first:] for game in every for seat in range(3)]
    assert short(json.dumps(rows)) == OBSERVED[title]


@pytest.mark.parametrize("title", games.GAMES)
def test_the_question_is_the_one_that_is_asked(title: str) -> None:
    every = positions(title)
    encoder = Encoder(every[0].rules, 3)
    row = next(row for row in encoder.rows() if row.name == "question")
    for game in every:
        for seat in range(3):
            numbers = observed(encoder, game, seat)
            assert numbers[:3] == [float(seat == other) for other in range(3)]
            named = dict(zip(row.names, numbers[row.start : row.stop], strict=True))
            if seat not in game.to_move():
                assert not any(named.values())
                continue
            frame = game.question(seat)
            assert named.pop("source") == frame.source
            assert (named.pop("a"), named.pop("b")) == (frame.a, frame.b)
            asked = [kind for kind, number in named.items() if number]
            assert asked == [type(frame.effect).__name__]

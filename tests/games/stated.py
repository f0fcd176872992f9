"""Recorded games beside games that wait for stated chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from planetfall import games
from planetfall.core.game import Game
from planetfall.core.play import Play
from planetfall.core.vocabulary import CHANCE


def lockstep(row: dict[str, Any]) -> Iterator[tuple[Play, Game]]:
    """A recorded game and beside it one that waits for stated chance, before each choice.

    The second one is told what chance gave in the first.
    """
    rules = games.build(row["game"], row["options"])
    play = Play.new(rules, row["seats"], row["seed"])
    stated = rules.new(row["seats"], row["seed"], stop_at_chance=True)
    rng = Random(f"recorded {row['seed']}")
    read = 0
    while True:
        lines = play.lines
        while stated.to_move() == (CHANCE,):
            while "chance" not in lines[read]:
                read += 1
            stated.choose(CHANCE, lines[read]["chance"])
            read += 1
        yield play, stated
        movers = play.game.to_move()
        if not movers:
            return
        seat = rng.choice(movers)
        key = rng.choice(play.game.view(seat).keys())
        play.choose(seat, key)
        stated.choose(seat, key)

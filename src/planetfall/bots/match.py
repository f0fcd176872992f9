"""Playing a game with bots in its seats: the loop of every simulation."""

from __future__ import annotations

from random import Random
from typing import Final

from planetfall.bots.base import Bot
from planetfall.core.game import NOBODY_MOVES, Game

MOST_DECISIONS: Final = 30_000
"""A game longer than this is given up by the simulation and counted, never by the rules."""


def seat_rngs(seed: int, seats: int) -> list[Random]:
    """A source of chance for every bot; who acts first in a simultaneous phase changes nothing."""
    return [Random(f"bot {seed} {seat}") for seat in range(seats)]


def run(game: Game, bots: list[Bot], rngs: list[Random], limit: int = MOST_DECISIONS) -> int:
    """Let the bots play `game` to its end or for `limit` decisions; how many were made."""
    decisions = 0
    while decisions < limit:
        seat = game.next_to_move()
        if seat == NOBODY_MOVES:
            break
        game.apply(seat, bots[seat].choose(game.view(seat), rngs[seat]))
        decisions += 1
    return decisions


def random_playout(game: Game, rng: Random, limit: int = MOST_DECISIONS) -> int:
    """Random choices straight on a game, without views, as rollouts make them."""
    decisions = 0
    while decisions < limit:
        seat = game.next_to_move()
        if seat == NOBODY_MOVES:
            break
        legal = game.legal(seat)
        game.apply(seat, legal[int(rng.random() * len(legal))])
        decisions += 1
    return decisions

"""The log as a second account of a game: positions and what was told between them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from planetfall import games
from planetfall.core.game import Game

Event = tuple[int, int, int, int, int, int]


def told_steps(
    game_id: str, seats: int, seed: int, options: dict[str, Any]
) -> Iterator[tuple[Game, Game, list[Event]]]:
    """A seeded random game: each position, the next one, and what the log was told in between.

    Positions inside a simultaneous phase are left out: their events join at its end.
    """
    rules = games.build(game_id, options)
    game = rules.new(seats, seed, watched=True)
    rng = Random(f"account {seed}")
    before, read = game.clone(), len(game.events or [])
    while movers := game.to_move():
        seat = rng.choice(movers)
        game.apply(seat, rng.choice(game.legal(seat)))
        if game.at_once:
            continue
        events = game.events or []
        if not before.at_once:
            yield before, game, events[read:]
        before, read = game.clone(), len(events)


def amounts(events: list[Event], kind: int, seat: int, what: int | None = None) -> int:
    """The sum of what was told of a kind."""
    return sum(
        event[3]
        for event in events
        if event[0] == kind and event[1] == seat and (what is None or event[2] == what)
    )


def whats(events: list[Event], kind: int, seat: int | None = None) -> list[int]:
    """What was told of a kind, in order."""
    return [event[2] for event in events if event[0] == kind and (seat is None or event[1] == seat)]

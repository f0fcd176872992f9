"""Directed samples for the quick answers of effects: positions at the limits."""

from __future__ import annotations

from typing import Any

from planetfall.core.effect import Effect, Frame
from planetfall.core.game import Game
from planetfall.games.on_mars.registry import (
    BUILDING_EFFECTS,
    DISCOVERY_EFFECTS,
    EXECUTIVE_EFFECTS,
    GOAL_EFFECTS,
    LSS_EFFECTS,
    NOTHING,
)
from planetfall.games.on_mars.state import Colony

TRIES = 12


def probe(game: Colony, rng: Any) -> list[tuple[Game, Frame]]:
    """Clones with stocks, colonists and crystals rolled at the limits, and effects to compare."""
    if game.round == 0:
        return []
    every: list[Effect] = [
        *BUILDING_EFFECTS,
        *DISCOVERY_EFFECTS,
        *EXECUTIVE_EFFECTS,
        *GOAL_EFFECTS,
        *LSS_EFFECTS,
    ]
    effects = [effect for effect in every if effect is not NOTHING]
    found: list[tuple[Game, Frame]] = []
    for _ in range(TRIES):
        other = game.clone()
        seat = rng.randrange(game.seats)
        _roll(other, seat, rng)
        found.append((other, Frame(rng.choice(effects), seat)))
    return found


def _roll(game: Colony, seat: int, rng: Any) -> None:
    """Roll what a player has between nothing and what fits."""
    player = game.players[seat]
    for item in range(len(player.storage)):
        player.storage[item] = rng.randrange(player.storage_limit() + 1)
    player.crystals = rng.randrange(player.depot_limit() + 1)
    player.waiting = 0
    moved = rng.randrange(player.quarters + 1)
    player.quarters -= moved
    player.working += moved
    player.fresh = 0
    game.turn = seat if rng.randrange(2) else -1

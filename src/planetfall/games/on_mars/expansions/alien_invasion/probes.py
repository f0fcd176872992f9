"""Directed samples: the commander's actions and powers with means at their limits."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.effect import Frame
from planetfall.core.game import Game
from planetfall.games.on_mars.expansions.alien_invasion.commander.panel import ACTIONS
from planetfall.games.on_mars.expansions.alien_invasion.commander.powers import POWERS
from planetfall.games.on_mars.expansions.alien_invasion.invariants import shake
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    commander_of,
    commander_seat,
    front_of,
)
from planetfall.games.on_mars.state import Colony

TRIES: Final = 6


def probe(game: Colony, rng: Any) -> list[tuple[Game, Frame]]:
    """Clones rolled to the limits, and what the commander could do in them."""
    if game.round == 0 or game.decided:
        return []
    found: list[tuple[Game, Frame]] = []
    for _ in range(TRIES):
        other = game.clone()
        shake(other, rng)
        _roll(other, rng)
        other.turn = commander_seat(other)
        effects = ACTIONS if rng.randrange(3) else POWERS
        found.append((other, Frame(rng.choice(effects), commander_seat(other))))
    return found


def _roll(game: Colony, rng: Any) -> None:
    """Hardly anything is left, so that one thing decides."""
    commander = commander_of(game)
    if rng.randrange(2):
        commander.aside += commander.ready
        commander.ready = 0
    if rng.randrange(2):
        game.warehouse = [0] * len(game.warehouse)
    if rng.randrange(2):
        game.shuttle = rng.choice((1, 3))
    if rng.randrange(3) == 0:
        for player in game.players:
            player.working += player.quarters
            player.quarters = 0
            player.fresh = 0
    if rng.randrange(3) == 0:
        front = front_of(game)
        tiles = [
            16 * seat + tech
            for seat, player in enumerate(game.players)
            for tech in range(len(player.lab))
            if player.lab[tech] and 16 * seat + tech not in front.shielded_techs
        ]
        front.corrupted = tiles[:10]

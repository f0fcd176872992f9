"""Directed samples: positions with outages up to their limits, for the checks of the engine."""

from __future__ import annotations

from typing import Any

from planetfall.core.effect import Frame
from planetfall.core.game import Game
from planetfall.core.lists import changed
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.components.names import MINE
from planetfall.games.on_mars.expansions.alien_blackout import damage, repair
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import (
    ALIEN_CARD,
    DAMAGE_CARDS,
)
from planetfall.games.on_mars.expansions.alien_blackout.components.tables import DISABLED_LIMIT
from planetfall.games.on_mars.expansions.alien_blackout.state import (
    DAMAGED,
    DISABLED,
    area_of,
)
from planetfall.games.on_mars.packing import FIRST_MARKER
from planetfall.games.on_mars.state import Colony, building_of

TRIES = 4


def shake(game: Colony, rng: Any) -> None:
    """Damage and disable some plain buildings, as long as tokens and colonists last."""
    area = area_of(game)
    for place in range(HEXES):
        if game.land[place] <= 0 or game.tops[place] >= FIRST_MARKER or area.outages[place]:
            continue
        if rng.randrange(3) == 0 and area.tokens_left():
            area.outages = changed(area.outages, place, DAMAGED)
            if rng.randrange(2) and len(area.disabled()) < DISABLED_LIMIT - 1:
                _disable(game, place, rng)
    cards = [card for card in range(len(DAMAGE_CARDS)) if card != ALIEN_CARD]
    rng.shuffle(cards)
    area.shown = cards[: rng.randrange(len(DAMAGE_CARDS))]


def put_token(game: Colony, place: int, owner: int = -1) -> None:
    """Put an outage token on a building, with a lying colonist of `owner`'s supply or miner."""
    area = area_of(game)
    area.outages = changed(area.outages, place, DAMAGED)
    if owner < 0:
        return
    if game.tops[place] == 1 + owner:
        game.tops = changed(game.tops, place, 0)
    else:
        game.players[owner].supply -= 1
    area.outages = changed(area.outages, place, DISABLED + owner)
    game.land = changed(game.land, place, -game.land[place])


def _disable(game: Colony, place: int, rng: Any) -> None:
    area = area_of(game)
    owner = game.tops[place] - 1
    if building_of(game.land[place]) == MINE and owner >= 0:
        game.tops = changed(game.tops, place, 0)
    else:
        owner = rng.randrange(game.seats)
        if game.players[owner].quarters == 0:
            return
        game.players[owner].quarters -= 1
        game.players[owner].fresh = 0
    area.outages = changed(area.outages, place, DISABLED + owner)
    game.land = changed(game.land, place, -game.land[place])


def probes(game: Colony, rng: Any) -> list[tuple[Game, Frame]]:
    """Cards and repairs in positions with outages."""
    found: list[tuple[Game, Frame]] = []
    if game.round == 0:
        return found
    for k in range(TRIES):
        other = game.clone()
        seat = rng.randrange(game.seats)
        shake(other, rng)
        if k % 2:
            found.append((other, Frame(repair.REPAIR, seat)))
        else:
            building = DAMAGE_CARDS[rng.randrange(ALIEN_CARD)].building
            found.append((other, Frame(damage.STRIKE, seat, 0, building)))
    return found

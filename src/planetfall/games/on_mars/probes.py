"""Directed samples for the quick answers of effects: positions at the limits."""

from __future__ import annotations

from typing import Any

from planetfall.core.effect import Effect, Frame
from planetfall.core.game import Game
from planetfall.core.lists import changed
from planetfall.games.on_mars.components.boards import MAIN_ACTION_LIST
from planetfall.games.on_mars.components.map import DISTANCE, HEXES
from planetfall.games.on_mars.effects.finds import has_tile
from planetfall.games.on_mars.effects.movement import Move
from planetfall.games.on_mars.registry import (
    BUILDING_EFFECTS,
    DISCOVERY_EFFECTS,
    EXECUTIVE_EFFECTS,
    GOAL_EFFECTS,
    LSS_EFFECTS,
    NOTHING,
)
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.terrain import figures_on, has_piece, rover_hex
from planetfall.games.on_mars.turn import TURN

TRIES = 12


def probe(game: Colony, rng: Any) -> list[tuple[Game, Frame]]:
    """Clones rolled to the limits, and effects to compare: of components, or a whole turn."""
    if game.round == 0:
        return []
    cards = [*game.setting.blueprints, *[player.blueprints for player in game.players]]
    every: list[Effect] = [
        *[BUILDING_EFFECTS[card] for some in cards for card in some],
        *[DISCOVERY_EFFECTS[tile] for tile in game.setting.discoveries],
        *EXECUTIVE_EFFECTS,
        *GOAL_EFFECTS,
        *LSS_EFFECTS,
        *[action.effect for action in MAIN_ACTION_LIST],
    ]
    effects = [effect for effect in every if effect is not NOTHING]
    moves = [effect for effect in effects if isinstance(effect, Move)]
    found: list[tuple[Game, Frame]] = []
    for k in range(TRIES):
        other = game.clone()
        seat = rng.randrange(game.setting.asked)
        _roll(other, seat, rng)
        if k % 2:
            other.setting.shake(other, rng)
        if k % 3 == 0:
            other.turn = seat
            found.append((other, Frame(TURN, seat)))
        elif k % 3 == 1:
            _crowd(other, seat, rng)
            found.append((other, Frame(rng.choice(moves), seat)))
        else:
            found.append((other, Frame(rng.choice(effects), seat)))
    return found


def _roll(game: Colony, seat: int, rng: Any) -> None:
    """Roll what a player has between nothing and what fits, and what lies out."""
    player = game.players[seat]
    player.storage = [rng.randrange(player.storage_limit() + 1) for _ in player.storage]
    player.crystals = rng.randrange(player.depot_limit() + 1)
    player.waiting = 0
    player.discarded = 0
    moved = rng.randrange(player.quarters + 1)
    player.quarters -= moved
    player.working += moved
    player.fresh = 0
    game.turn = seat if rng.randrange(2) else -1
    if rng.randrange(2):
        # Hardly anything lies out, so that one thing decides.
        game.warehouse = [rng.randrange(2) * amount for amount in game.warehouse]
        game.grid = [rng.randrange(2) * tech for tech in game.grid]
        game.display = [rng.randrange(2) * card for card in game.display]
    if rng.randrange(2):
        player.crystals = player.depot_limit()
    game.loaded()


def _crowd(game: Colony, seat: int, rng: Any) -> None:
    """Crowd figures and tiles together around a player's rover, hardly anything to spend left."""
    player = game.players[seat]
    player.crystals = min(player.crystals, rng.randrange(3))
    player.rover = rover_hex(game, seat)
    if _is_shared(game, seat):
        return
    near = [place for place in range(HEXES) if DISTANCE[player.rover][place] <= 3]
    rng.shuffle(near)
    for other in game.players:
        for bot in range(len(other.bots)):
            other.bots = changed(other.bots, bot, _free(game, near, other.bots[bot]))
        if other is not player and other.rover >= 0:
            other.rover = _free(game, near, other.rover)
    for place in range(HEXES):
        if has_tile(game, place):
            target = _free(game, near, place)
            if game.land[target] == 0:
                game.finds = changed(game.finds, target, game.finds[place])
                game.finds = changed(game.finds, place, 0)


def _is_shared(game: Colony, seat: int) -> bool:
    """Whether the hex of a player's rover holds another piece too."""
    place = game.players[seat].rover
    return game.tops[place] != 0 or figures_on(game, place) != 1


def _free(game: Colony, near: list[int], place: int) -> int:
    """One of some hexes without piece, tile or crystal, used up; else the hex itself."""
    while near:
        target = near.pop()
        if not has_piece(game, target) and game.finds[target] == 0:
            return target
    return place

"""Whether objectives are fulfilled, and how far the player has come with them."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components.blueprint_types import UPGRADES as TYPES
from planetfall.games.on_mars.components.lab import TOP_LEVEL
from planetfall.games.on_mars.components.names import UPGRADE_CONTRACTS
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import (
    DELIVERIES_OF,
    DELIVERY_AMOUNT,
    SCIENTIST_POINTS,
    UPGRADE_CONTRACT_SIZE,
)
from planetfall.games.on_mars.contracts import is_fulfilled
from planetfall.games.on_mars.expansions.alien_monolith.components.names import (
    BOMBED,
    CHANGED_PLANS,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    CONTRACT,
    DECKS,
    OBJECTIVES,
    SCIENTIST,
    TECHNOLOGY,
    UPGRADES,
    Objective,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.tables import (
    BOMBED_PRICE,
    OBJECTIVES_TO_WIN,
    SCIENTIST_OBJECTIVE,
    SECOND_BUILDING,
)
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony
from planetfall.games.on_mars.player import bits
from planetfall.games.on_mars.scoring import advanced_of
from planetfall.games.on_mars.state import Colony, building_of
from planetfall.games.on_mars.terrain import complex_size

PLAYER: Final = 0
"""The only seat."""


def objective_of(game: MonolithColony, deck: int) -> Objective | None:
    """The objective of a deck that lies out."""
    number = game.objectives[deck]
    return OBJECTIVES[number - 1] if number else None


def target(game: MonolithColony, deck: int) -> int:
    """What the objective of a deck asks for by number, -1 before it lies out."""
    objective = objective_of(game, deck)
    return -1 if objective is None else objective.what


def parts(game: MonolithColony, deck: int) -> list[tuple[int, int]]:
    """How much there is of how much, for every part of the objective of a deck."""
    objective = objective_of(game, deck)
    if objective is None:
        return [(0, 1)]
    player = game.players[PLAYER]
    what = objective.what
    if deck == UPGRADES:
        found = [(player.built >> what & 1, 1)]
        if CHANGED_PLANS in game.struck:
            found.append((_advanced(game, TYPES[what]), SECOND_BUILDING))
        return found
    if deck == CONTRACT:
        return [_contract(game, what)]
    if deck == TECHNOLOGY:
        return [(player.level(what), TOP_LEVEL)]
    if deck == SCIENTIST:
        needed = -(-SCIENTIST_OBJECTIVE // SCIENTIST_POINTS)
        buildings = advanced_of(game, SCIENTIST_CARDS[what].scores)
        return [(int(player.has_scientist(what)), 1), (buildings, needed)]
    tiles = len(player.discoveries)
    kept = [(tiles, objective.discoveries), (bits(player.research), objective.research)]
    return [part for part in kept if part[1]]


def _advanced(game: Colony, building: int) -> int:
    """Own Advanced Buildings of a type."""
    player = game.players[PLAYER]
    built = [card for card in player.blueprints if player.built >> card & 1]
    return len([card for card in built if TYPES[card] == building])


def _contract(game: MonolithColony, contract: int) -> tuple[int, int]:
    """Steps towards a Contract: taking it, then what it asks for."""
    player = game.players[PLAYER]
    taken = int(contract in player.contracts)
    if contract >= UPGRADE_CONTRACTS:
        needed = sum([DELIVERY_AMOUNT[entry] for entry in DELIVERIES_OF[contract]])
        return taken + sum([game.cargo[entry] for entry in DELIVERIES_OF[contract]]), 1 + needed
    if taken and is_fulfilled(game, PLAYER, contract):
        return UPGRADE_CONTRACT_SIZE + 2, UPGRADE_CONTRACT_SIZE + 2
    largest = 0
    for place in range(len(game.land)):
        if game.land[place] > 0 and building_of(game.land[place]) == contract:
            largest = max(largest, complex_size(game, place))
    return taken + min(largest, UPGRADE_CONTRACT_SIZE), UPGRADE_CONTRACT_SIZE + 2


def is_met(game: MonolithColony, deck: int) -> bool:
    """Whether the objective of a deck holds now (OMA-17.10)."""
    for count, needed in parts(game, deck):
        if count < needed:
            return False
    return True


def met(game: MonolithColony) -> int:
    """How many objectives hold now."""
    return len([deck for deck in range(len(DECKS)) if is_met(game, deck)])


def is_won(game: MonolithColony) -> bool:
    """Whether enough objectives hold to win."""
    return met(game) >= OBJECTIVES_TO_WIN


def upgrade_price(game: MonolithColony, blueprint: int) -> int:
    """Minerals for an upgrade: more for that of the first objective once it was bombed."""
    if BOMBED in game.struck and blueprint == target(game, UPGRADES):
        return BOMBED_PRICE
    return 1

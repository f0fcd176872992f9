"""When Earth Contracts count as completed."""

from __future__ import annotations

from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.components.names import UPGRADE_CONTRACTS
from planetfall.games.on_mars.components.tables import (
    DELIVERIES_OF,
    DELIVERY_AMOUNT,
    UPGRADE_CONTRACT_SIZE,
)
from planetfall.games.on_mars.extension import EVENT_CONTRACT
from planetfall.games.on_mars.missions import happened
from planetfall.games.on_mars.packing import FIRST_MARKER, owner_of
from planetfall.games.on_mars.state import Colony, building_of
from planetfall.games.on_mars.terrain import complex_size


def is_full(game: Colony, contract: int) -> bool:
    """Whether everything a Delivery Contract asks for lies on it."""
    for entry in DELIVERIES_OF[contract]:
        if game.cargo[entry] < DELIVERY_AMOUNT[entry]:
            return False
    return True


def is_fulfilled(game: Colony, seat: int, contract: int) -> bool:
    """Whether a player's Contract would be fulfilled if the game ended now.

    Those of an automated opponent count as fulfilled (OM-33.50).
    """
    if game.is_automatic(seat):
        return True
    if contract >= UPGRADE_CONTRACTS:
        return is_full(game, contract)
    for place in range(HEXES):
        top = game.tops[place]
        if (
            top >= FIRST_MARKER
            and owner_of(top) == seat
            and building_of(game.land[place]) == contract
            and complex_size(game, place) >= UPGRADE_CONTRACT_SIZE
        ):
            return True
    return False


def note_full(game: Colony, seat: int, contract: int) -> None:
    """Count a Contract the first time it is fulfilled (OM-23.10)."""
    if not game.done >> contract & 1 and is_fulfilled(game, seat, contract):
        game.done |= 1 << contract
        game.note(log.CONTRACT_DONE, seat, contract)
        happened(game, EVENT_CONTRACT, seat, contract)


def check_upgrade_contracts(game: Colony) -> None:
    """After a change on the map: count Upgrade Contracts whose condition holds for the first
    time, whoever brought that about."""
    for seat in range(len(game.players)):
        for contract in game.players[seat].contracts:
            if contract < UPGRADE_CONTRACTS:
                note_full(game, seat, contract)

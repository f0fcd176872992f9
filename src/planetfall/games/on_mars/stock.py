"""Storage, Depot and Living Quarters: gaining, losing and delivering things.

Gained things go to the player board as far as it holds them; what finds no room may still go
straight onto a Contract that needs it (OM-23.04), the rest is lost.
"""

from __future__ import annotations

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import grown
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.names import CRYSTAL, RESOURCES, WORKING_AREA
from planetfall.games.on_mars.components.tables import (
    DELIVERIES_OF,
    DELIVERY_AMOUNT,
    DELIVERY_CONTRACT,
    DELIVERY_ITEM,
)
from planetfall.games.on_mars.contracts import note_full
from planetfall.games.on_mars.extension import (
    COLONISTS_ENTER,
    COLONISTS_LEAVE,
    CRYSTALS_GAINED,
    STORED,
)
from planetfall.games.on_mars.packing import IN_SUPPLY, moved
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.vocabulary import DELIVER


def gain(game: Colony, seat: int, item: int, amount: int) -> None:
    """Gain resources or crystals from the supply."""
    if amount <= 0:
        return
    player = game.players[seat]
    if item == CRYSTAL:
        gain_crystals(game, seat, amount)
        return
    if game.is_automatic(seat):
        return  # OM-33.22: an automated opponent stores no resources.
    kept = min(amount, player.storage_limit() - player.storage[item])
    if kept > 0:
        player.storage = grown(player.storage, item, kept)
        game.note(log.GAINED, seat, item, kept)
        if item > CRYSTAL:
            game.setting.tell(game, STORED, seat, item)
    else:
        kept = 0
    if kept < amount:
        find_room(game, seat, item, amount - kept)


def gain_crystals(game: Colony, seat: int, amount: int) -> None:
    """Gain crystals: they wait below the Depot until the owner's next turn (OM-5.04)."""
    game.players[seat].waiting += amount
    game.note(log.GAINED, seat, CRYSTAL, amount)
    game.setting.tell(game, CRYSTALS_GAINED, seat, amount)


def find_room(game: Colony, seat: int, item: int, amount: int) -> None:
    """Things that found no room go onto Contracts if their owner likes, else they are lost."""
    if not game.is_automatic(seat) and needed_by(game, seat, item):
        game.push(Frame(OVERFLOW, seat, 0, item, amount))
    else:
        game.note(log.LOST, seat, item, amount)


def needed_by(game: Colony, seat: int, item: int) -> list[int]:
    """Entries of `DELIVERIES` on own Contracts that still need an item."""
    found: list[int] = []
    for contract in game.players[seat].contracts:
        for entry in DELIVERIES_OF[contract]:
            if DELIVERY_ITEM[entry] == item and game.cargo[entry] < DELIVERY_AMOUNT[entry]:
                found.append(entry)
    return found


def deliverable(game: Colony, seat: int) -> list[int]:
    """Entries of `DELIVERIES` onto which something of the player board could be moved now."""
    player = game.players[seat]
    found: list[int] = []
    for contract in player.contracts:
        for entry in DELIVERIES_OF[contract]:
            if game.cargo[entry] < DELIVERY_AMOUNT[entry]:
                item = DELIVERY_ITEM[entry]
                had = player.storage[item] if item < RESOURCES else player.crystals + player.waiting
                if had > 0:
                    found.append(entry)
    return found


def deliver_from_board(game: Colony, seat: int, entry: int) -> None:
    """Move one thing from the player board onto a Contract; waiting crystals go first."""
    player = game.players[seat]
    item = DELIVERY_ITEM[entry]
    if item < RESOURCES:
        player.storage = grown(player.storage, item, -1)
    elif player.waiting > 0:
        player.waiting -= 1
    else:
        player.crystals -= 1
    load(game, seat, entry)


def load(game: Colony, seat: int, entry: int) -> None:
    """Put one thing onto a Contract."""
    game.cargo = grown(game.cargo, entry, 1)
    contract = DELIVERY_CONTRACT[entry]
    game.note(log.DELIVERED, seat, DELIVERY_ITEM[entry], 1, contract)
    note_full(game, seat, contract)


class Overflow(Effect):
    """Put things that found no room onto Contracts, one at a time, or let them go.

    `a` is the item, `b` how many; with source 1 the one thing must go onto a Contract, because it
    could only be taken for that (OM-13.07).
    """

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        item = frame.a
        amount = frame.b
        if amount == 0:
            return None
        options = [DELIVER + entry for entry in needed_by(game, frame.seat, item)]
        if frame.source == 0:
            options.append(DONE)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        item = frame.a
        amount = frame.b
        if option == DONE:
            game.note(log.LOST, frame.seat, item, amount)
            return
        game.push(Frame(self, frame.seat, frame.source, item, amount - 1))
        load(game, frame.seat, option - DELIVER)


OVERFLOW = Overflow()


def has_room(game: Colony, seat: int, item: int) -> bool:
    """Whether one thing taken from the Warehouse can be stored (OM-13.03, OM-13.05, OM-13.07)."""
    player = game.players[seat]
    if item == CRYSTAL:
        if player.crystals + player.waiting < player.depot_limit():
            return True
    elif player.storage[item] < player.storage_limit():
        return True
    return bool(needed_by(game, seat, item))


def store(game: Colony, seat: int, item: int) -> None:
    """Store one thing taken from the Warehouse; there must be room for it."""
    player = game.players[seat]
    if item == CRYSTAL and player.crystals + player.waiting < player.depot_limit():
        player.waiting += 1
    elif item != CRYSTAL and player.storage[item] < player.storage_limit():
        player.storage = grown(player.storage, item, 1)
    else:
        game.push(Frame(OVERFLOW, seat, 1, item, 1))
        return
    game.note(log.GAINED, seat, item, 1)
    if item == CRYSTAL:
        game.setting.tell(game, CRYSTALS_GAINED, seat, 1)
    elif item > CRYSTAL:
        game.setting.tell(game, STORED, seat, item)


def crystals_arrive(game: Colony, seat: int) -> None:
    """Waiting crystals move into the Depot; what finds no space returns to the supply."""
    player = game.players[seat]
    if player.waiting == 0:
        return
    moved = min(player.waiting, player.depot_limit() - player.crystals)
    left = player.waiting - moved
    player.waiting = 0
    player.crystals += moved
    game.note(log.CRYSTALS_ARRIVE, seat, CRYSTAL, moved)
    if left:
        find_room(game, seat, CRYSTAL, left)


# Colonists. These are the only ways into and out of Living Quarters; an automated opponent's
# colonists are not counted.


def enter(game: Colony, seat: int, amount: int, place: int, housed: int) -> None:
    """Colonists come from a place, `housed` of them into Living Quarters, the others leave."""
    game.players[seat].quarters += housed
    game.setting.tell(game, COLONISTS_ENTER, seat, moved(amount, place, housed))


def leave(game: Colony, seat: int, amount: int, place: int) -> None:
    """Colonists leave Living Quarters for a place, those gained in this turn last."""
    if game.is_automatic(seat):
        return
    player = game.players[seat]
    player.quarters -= amount
    if player.fresh > player.quarters:
        player.fresh = player.quarters
    game.setting.tell(game, COLONISTS_LEAVE, seat, moved(amount, place))


def work(game: Colony, seat: int, amount: int) -> None:
    """Colonists come to the Working Area."""
    if not game.is_automatic(seat):
        game.players[seat].working += amount


def send_to_work(game: Colony, seat: int, amount: int) -> None:
    """Move colonists from Living Quarters to the Working Area."""
    leave(game, seat, amount, WORKING_AREA)
    work(game, seat, amount)


def gain_colonists(game: Colony, seat: int, amount: int) -> None:
    """New colonists from the own supply go to free slots of Living Quarters."""
    player = game.players[seat]
    placed = min(amount, player.supply, player.quarters_limit() - player.quarters)
    if placed > 0:
        player.supply -= placed
        player.fresh += placed
        enter(game, seat, placed, IN_SUPPLY, placed)
        game.note(log.COLONISTS_GAINED, seat, 0, placed)


def house(game: Colony, seat: int, amount: int, place: int) -> None:
    """Colonists returning from a place go to free slots, those that find none to the own supply
    (OM-5.03)."""
    if game.is_automatic(seat):
        return
    player = game.players[seat]
    placed = max(min(amount, player.quarters_limit() - player.quarters), 0)
    enter(game, seat, amount, place, placed)
    player.supply += amount - placed
    if placed < amount:
        game.note(log.COLONISTS_LEFT, seat, 0, amount - placed)


def retrieve(game: Colony, seat: int, place: int, amount: int) -> None:
    """Take own colonists back from a slot action or the Working Area."""
    if amount == 0:
        return
    player = game.players[seat]
    if place == WORKING_AREA:
        player.working -= amount
    else:
        player.slots = grown(player.slots, place, -amount)
    game.note(log.COLONISTS_RETRIEVED, seat, place, amount)
    house(game, seat, amount, place)

"""The log is a second account of the game: what it tells and what happened cannot differ."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.names import CRYSTAL
from planetfall.games.on_mars.player import Player
from planetfall.games.on_mars.state import Colony
from tests.games.accounts import Event, amounts, told_steps, whats

GAMES: list[tuple[int, int, dict[str, Any]]] = [(2, 31, {}), (3, 32, {}), (4, 33, {}), (1, 34, {})]


def members(mask: int) -> list[int]:
    """The bits of a mask."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def without_room(game: Colony, seat: int) -> int:
    """The crystals for which a seat is just asked onto which Contract they go."""
    if seat not in game.to_move():
        return 0
    frame = game.question(seat)
    return frame.b if frame.effect.path == "overflow" and frame.a == CRYSTAL else 0


def things(was: Player, now: Player, events: list[Event], seat: int, waiting: int) -> None:
    """Storage, crystals, points and colonists; so many more crystals `waiting` for a place."""
    for item in range(len(now.storage)):
        more = amounts(events, log.GAINED, seat, item) - amounts(events, log.PAID, seat, item)
        delivered = whats(events, log.DELIVERED, seat).count(item)
        # What finds no room goes straight onto a Contract.
        assert more - delivered <= now.storage[item] - was.storage[item] <= more
    more = amounts(events, log.GAINED, seat, CRYSTAL) - amounts(events, log.PAID, seat, CRYSTAL)
    more -= amounts(events, log.LOST, seat, CRYSTAL)
    more -= whats(events, log.DELIVERED, seat).count(CRYSTAL)
    assert now.crystals + now.waiting - was.crystals - was.waiting == more - waiting
    assert now.vp - was.vp == amounts(events, log.SCORED, seat)
    came = amounts(events, log.COLONISTS_GAINED, seat)
    came += amounts(events, log.COLONISTS_RETRIEVED, seat)
    came += len(whats(events, log.MINER_RETURNS, seat))
    went = amounts(events, log.COLONISTS_PAID, seat) + amounts(events, log.COLONISTS_LEFT, seat)
    went += len(whats(events, log.COLONIST_PLACED, seat)) + len(whats(events, log.BOOSTED, seat))
    went += len(whats(events, log.MINER_PLACED, seat))
    assert now.quarters - was.quarters == came - went


def cards(was: Player, now: Player, events: list[Event], seat: int) -> None:
    """Blueprints, contracts, Scientists and the Lab."""
    taken = [card for card in now.blueprints if card not in was.blueprints]
    assert taken == whats(events, log.BLUEPRINT_TAKEN, seat)
    taken = [card for card in now.contracts if card not in was.contracts]
    assert taken == whats(events, log.CONTRACT_TAKEN, seat)
    hired = members(now.scientists & ~was.scientists)
    assert hired == sorted(whats(events, log.SCIENTIST_HIRED, seat))
    built = [e[4] for e in events if e[0] == log.UPGRADED and e[1] == seat]
    assert members(now.built & ~was.built) == sorted(built)
    lab = list(was.lab)
    for event in events:
        if event[0] in (log.TECH_TAKEN, log.TECH_DEVELOPED) and event[1] == seat:
            lab[event[2]] = event[4] + 1
    assert lab == now.lab


def figures(was: Player, now: Player, events: list[Event], seat: int) -> None:
    """Where rover and bots stand."""
    rover, bots = was.rover, list(was.bots)
    for event in [event for event in events if event[1] == seat]:
        if event[0] == log.ROVER_MOVED or (event[0] == log.DISPLACED and event[4] == 0):
            rover = event[2]
        elif event[0] == log.BOT_MOVED:
            bots[event[4]] = event[2]
        elif event[0] == log.DISPLACED:
            bots[event[4] - 1] = event[2]
        elif event[0] == log.BOT_PLACED:
            bots.append(event[2])
    assert (rover, bots) == (now.rover, now.bots)


COUNTED = {
    log.GAINED,
    log.PAID,
    log.LOST,
    log.SCORED,
    log.COLONISTS_GAINED,
    log.COLONISTS_PAID,
    log.COLONISTS_LEFT,
    log.COLONISTS_RETRIEVED,
}
"""Kinds of events that tell how much there was of something."""


def table(before: Colony, after: Colony, events: list[Event]) -> None:
    """The Colony level, the Life Support System, missions and the Warehouse."""
    assert all(event[3] for event in events if event[0] in COUNTED)  # nothing is not told of
    levels = [event[3] for event in events if event[0] == log.LEVEL_UP]
    assert levels == list(range(before.level + 1, after.level + 1))
    for column in range(len(after.lss)):
        rows = [e[3] for e in events if e[0] == log.LSS_RISES and e[2] == column + 1]
        assert rows == list(range(before.lss[column] + 1, after.lss[column] + 1))
    laid = {event[3] for event in events if event[0] == log.MISSION_LAID}
    for place, left in enumerate(after.steps):
        if place in laid or before.missions[place] != after.missions[place]:
            continue
        told = [
            event[3]
            for event in events
            if event[0] == log.MISSION_STEP and event[2] == after.missions[place] - 1
        ]
        assert left == (told[-1] if told else before.steps[place])
    if not whats(events, log.WAREHOUSE_FILLED):
        gone = sum(before.warehouse) - sum(after.warehouse)
        assert gone == len(whats(events, log.FROM_WAREHOUSE))


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_the_log_accounts_for_every_change(seats: int, seed: int, options: dict[str, Any]) -> None:
    steps = 0
    told: set[int] | None = None
    for before, after, events in told_steps("on-mars", seats, seed, options):
        assert isinstance(before, Colony) and isinstance(after, Colony)
        for seat in range(seats):
            was, now = before.players[seat], after.players[seat]
            waiting = without_room(after, seat) - without_room(before, seat)
            things(was, now, events, seat, waiting)
            cards(was, now, events, seat)
            figures(was, now, events, seat)
        table(before, after, events)
        if told is None:
            told = {place for place, code in enumerate(before.land) if code}
        told |= set(whats(events, log.BUILT)) | set(whats(events, log.BUILDING_STARTS))
        assert told <= {place for place, code in enumerate(after.land) if code}
        steps += 1
    assert isinstance(after, Colony)
    assert told == {place for place, code in enumerate(after.land) if code}
    assert steps > 50

"""Tables in the middle of their games, for the bench and for pictures.

A fresh table would show and measure only the opening, where most choices are made at once and seen
by one seat alone.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from planetfall.bots import LEVELS
from planetfall.games import build
from planetfall.table.lobby import Lobby
from planetfall.table.messages import Choice, NewTable, Row, SeatWish
from planetfall.table.room import Proposal, Room
from planetfall.table.store import Store
from planetfall.table.visitors import COOKIE, fresh_secret

DEEPEST = 240
"""Choices made at most before a table is handed over."""


@dataclass
class Prepared:
    """A table in the middle of its game."""

    room: Room
    cookies: list[str]
    """Each seat's own visitor."""
    rows: list[Row]
    script: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    """Choices to come: the seat and what it sends."""


def prepare(game: str, tables: int, seats: int, seed: int = 1) -> list[Prepared]:
    """Tables that have come some way, none of them over."""
    lobby = Lobby([game], build, LEVELS)
    wishes = [SeatWish(kind="person", name=f"P{number + 1}") for number in range(seats)]
    rng = random.Random(seed)
    found: list[Prepared] = []
    while len(found) < tables:
        record = lobby.create(NewTable(game=game, seats=wishes), "").record
        record.seed = str(rng.getrandbits(60))  # the same games whenever it is measured
        cookies = []
        for seat in record.seats:
            secret, visitor = fresh_secret()
            seat.holders = [visitor]
            record.host = record.host or visitor
            cookies.append(f"{COOKIE}={secret}")
        room = Room(record, build)
        rows = []
        for number in range(rng.randrange(DEEPEST)):
            if room.movers():
                rows.append(choose(room, rng, number))
        if room.movers():
            found.append(Prepared(room, cookies, rows))
    return found


def choose(room: Room, rng: random.Random, number: int) -> Row:
    """Any choice of any seat that owes one, as if it were stored."""
    proposal = propose(room, rng, number)
    room.accept(proposal)
    return proposal.row


def propose(room: Room, rng: random.Random, number: int) -> Proposal:
    """Any choice of any seat that owes one."""
    seat = rng.choice(room.movers())
    return proposed(room, seat, rng.choice(room.view(seat).keys()), number)


def proposed(room: Room, seat: int, key: str, number: int) -> Proposal:
    """A choice of a seat, the table's so many-th."""
    choice = Choice(decision=room.decision(seat), client=f"b{number}", keys=[key])
    proposal = room.choose(seat, choice)
    assert isinstance(proposal, Proposal)
    return proposal


def write_script(table: Prepared, most: int) -> None:
    """Play a table on after it was stored, and note what its seats would send."""
    rng = random.Random(most)
    for number in range(most):
        if table.room.movers():
            proposal = propose(table.room, rng, DEEPEST + number)
            row, keys = proposal.row, proposal.answer.keys
            choice = {"decision": row.decision, "client": row.client, "keys": keys}
            table.script.append((row.seat, choice))
            table.room.accept(proposal)


async def store(database: Path, tables: list[Prepared]) -> None:
    """Write the tables into a database that no server has open."""
    kept = Store(str(database))
    await kept.open()
    for table in tables:
        record, summary = table.room.record, table.room.summary()
        await kept.create(record, summary)
        await asyncio.gather(*(kept.add(record.id, row, summary) for row in table.rows))
    await kept.close()

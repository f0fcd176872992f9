"""Malformed requests: none may end in a fault of the server, none may change a game.

A spoiled choice can by chance still be a legal one. So every answer is compared with the clean run:
the server may accept exactly what the rules accept.
"""

from __future__ import annotations

import asyncio
from random import Random
from urllib.parse import parse_qs, urlsplit

import msgspec

from planetfall.core.errors import PlanetfallError
from planetfall.lab.server.stress.nonsense import MAKERS, Asked
from planetfall.lab.server.stress.report import Tell
from planetfall.lab.server.stress.settings import settings
from planetfall.lab.server.stress.stage import BROKEN, Stage, Table
from planetfall.table.messages import Choice, TakeBack
from planetfall.table.room import Proposal

NAME = "malformed input"

AT_ONCE = 4
PROPER = 0.05
"""How often a choice is sent as it should be, so that the game goes on."""
BATCH = 200
"""Requests between two comparisons of the whole table."""
PATIENCE = 30.0
"""Seconds until a request that is not answered is a fault."""


class Attacker:
    """Sends nonsense to one table, and a proper choice now and then."""

    def __init__(self, stage: Stage, number: int) -> None:
        self.stage = stage
        self.number = number
        self.rng = Random(f"{stage.plan.seed} attacker {number}")
        self.stranger = stage.connect()
        self.sent = 0

    async def open(self) -> Table:
        """A table of the next setting."""
        known = settings(self.stage.plan.games)
        self.number += AT_ONCE
        return await Table.open(self.stage, known[self.number % len(known)])

    async def batch(self, table: Table, count: int) -> int:
        """Some requests, then the comparison; how many it were before the game was over."""
        made = 0
        while made < count:
            self.sent += 1
            sending = table.shadow.draw(self.rng, f"c{self.sent}")
            if sending is None:
                break
            if self.rng.random() < PROPER:
                if not await table.send(sending):
                    break
                continue
            maker = self.rng.choice(MAKERS)
            await self._ask(table, maker(self.rng, table.name, table.shadow, sending))
            made += 1
        self._compare(table)
        await table.compare_sights()
        return made

    async def _ask(self, table: Table, asked: Asked) -> None:
        finding = self.stage.finding
        connection = self.stranger if asked.stranger else table.connection
        finding.count("inputs")
        try:
            status, told = await asyncio.wait_for(
                connection.ask(asked.method, asked.path, asked.body, asked.headers), PATIENCE
            )
        except (*BROKEN, ValueError) as fault:
            finding.fault(f"{table}: {asked.kind}: no answer ({fault!r}) to {_short(asked)}")
            connection.close()
            return
        finding.check(
            status < 500, f"{table}: {asked.kind}: {status} {told[:200]!r} to {_short(asked)}"
        )
        is_ours = asked.path.startswith(f"/api/tables/{table.name}/") and asked.method == "POST"
        if status == 200 and is_ours:
            wrong = "somebody without a seat" if asked.stranger else _follow(table, asked)
            finding.check(not wrong, f"{table}: {asked.kind}: accepted {wrong}: {_short(asked)}")
            finding.count("legal by chance")

    def _compare(self, table: Table) -> None:
        rows = self.stage.rows(table.name)
        self.stage.finding.check(
            len(rows) == table.shadow.room.sequence,
            f"{table}: {len(rows)} rows instead of {table.shadow.room.sequence}",
        )


def _short(asked: Asked) -> str:
    return f"{asked.method} {asked.path[:120]} {asked.headers} {asked.body[:300]!r}"


def _follow(table: Table, asked: Asked) -> str:
    """Do here what the server has done; why that is impossible, if it is."""
    room = table.shadow.room
    parts = urlsplit(asked.path)
    what = parts.path.rpartition("/")[2]
    if what not in ("choice", "undo"):
        return f"at `{what}`"
    named = parse_qs(parts.query).get("seat", [])
    try:
        seat = msgspec.convert(named[-1] if named else None, int | None, strict=False)
        if seat is None:
            seat = _asked_seat(table)
        # Of a name that comes twice the later one counts, as everywhere.
        body = msgspec.json.decode(asked.body)
        if what == "choice":
            proposal = room.choose(seat, msgspec.convert(body, Choice))
        else:
            proposal = room.undo(seat, msgspec.convert(body, TakeBack))
    except (PlanetfallError, ValueError) as fault:
        return str(fault)
    if isinstance(proposal, Proposal):
        room.accept(proposal)
    return ""


def _asked_seat(table: Table) -> int:
    """The seat of a request that names none: whoever is to move."""
    movers = table.shadow.room.movers()
    return movers[0] if movers else 0


async def run(stage: Stage, tell: Tell) -> None:
    """A few attackers at a time until enough was sent."""
    plan, finding = stage.plan, stage.finding
    finding.count("inputs", 0)
    left = plan.inputs

    async def attack(attacker: Attacker) -> None:
        nonlocal left
        while left > 0 and not finding.is_late(plan):
            table = await attacker.open()
            while left > 0 and not table.shadow.is_over() and not finding.is_late(plan):
                count = min(BATCH, left)
                left -= count
                made = await attacker.batch(table, count)
                left += count - made
                tell(made)
            await table.close()
        attacker.stranger.close()

    await asyncio.gather(*(attack(Attacker(stage, k)) for k in range(AT_ONCE)))

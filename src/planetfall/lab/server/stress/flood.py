"""A stranger floods the server, in one way after another, while people play.

No choice of theirs may fail, nineteen of twenty must be answered within 300 ms, whoever comes new
must get a page and a table, and the memory of the server must stay within bounds.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable
from random import Random

from planetfall.lab.server.http_client import Connection
from planetfall.lab.server.server_process import memory
from planetfall.lab.server.stress.report import Tell, quantile
from planetfall.lab.server.stress.settings import Setting, settings
from planetfall.lab.server.stress.stage import BROKEN, Stage, Table
from planetfall.lab.server.stress.stranger import KINDS

NAME = "a flooding stranger"

MOST_TABLES = 6
"""Tables at which people play."""
PAUSE = 0.25
"""Seconds between two choices at a table, on average."""
ANSWERED = 0.3
"""Seconds within which nineteen of twenty choices must be answered."""
GROWTH = 250.0
"""Megabytes that all floods together may add; the streams of one address are half of it."""
PATIENCE = 30.0
"""Seconds until a choice that is not answered is a fault."""


class People:
    """Tables whose people choose at a steady pace, each choice timed."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.rng = Random(f"{stage.plan.seed} people")
        self.took: list[float] = []
        self.tables: list[Table] = []
        self._known = settings(stage.plan.games)
        self._opened = 0
        self._sent = 0

    async def sit_down(self) -> None:
        """Open the tables, with a page for every seat."""
        while len(self.tables) < min(MOST_TABLES, self.stage.plan.tables):
            self.tables.append(await self._open())

    async def _open(self) -> Table:
        setting: Setting = self._known[self._opened % len(self._known)]
        self._opened += 1
        table = await Table.open(self.stage, setting)
        for seat in range(table.shadow.seats):
            table.watch(seat)
        return table

    async def play(self, until: asyncio.Event) -> None:
        """Play at all tables until told to stop."""
        await asyncio.gather(*(self._play(k, until) for k in range(len(self.tables))))

    async def _play(self, place: int, until: asyncio.Event) -> None:
        while not until.is_set():
            await asyncio.sleep(self.rng.uniform(0, 2 * PAUSE))
            table = self.tables[place]
            self._sent += 1
            sending = table.shadow.draw(self.rng, f"c{self._sent}")
            if sending is None:
                await table.close()
                self.tables[place] = await self._open()
                continue
            start = time.monotonic()
            try:
                taken = await asyncio.wait_for(table.send(sending), PATIENCE)
            except (*BROKEN, TimeoutError) as fault:
                self.stage.finding.fault(f"{table}: {sending!r} was not answered: {fault!r}")
                taken = False
            self.took.append(time.monotonic() - start)
            self.stage.finding.count("choices")
            if not taken:
                self.stage.finding.count("choices failed")
                await table.close()
                self.tables[place] = await self._open()

    async def newcomer(self, kind: str) -> None:
        """Somebody new opens the lobby and a table."""
        connection = Connection(self.stage.server.port)
        try:
            status, _ = await asyncio.wait_for(connection.ask("GET", "/"), PATIENCE)
            self.stage.finding.check(status == 200, f"{kind}: a newcomer's page has {status}")
            status, _ = await asyncio.wait_for(
                connection.post("/api/tables", self._known[0].wish()), PATIENCE
            )
            self.stage.finding.check(status == 201, f"{kind}: a newcomer's table has {status}")
            self.stage.finding.count("newcomers")
        except (*BROKEN, TimeoutError) as fault:
            self.stage.finding.fault(f"{kind}: a newcomer is not served: {fault!r}")
        finally:
            connection.close()


async def _stranger(port: int, kind: str, seconds: float) -> Counter[str]:
    """Let a stranger flood; what came of it."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        "planetfall.lab.server.stress.stranger",
        kind,
        str(port),
        str(seconds),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", "")},
    )
    try:
        told, _ = await asyncio.wait_for(process.communicate(), seconds + 120)
    except BaseException:
        process.kill()
        raise
    return Counter(json.loads(told))


async def run(stage: Stage, tell: Tell) -> None:
    """Every kind of flood, and before each of them a while without: both p95 are told."""
    finding, plan = stage.finding, stage.plan
    people = People(stage)
    await people.sit_down()
    for what in ("requests of the stranger", "choices", "choices failed"):
        finding.count(what, 0)
    before = highest = 0.0
    for kind in KINDS:
        if finding.is_late(plan):
            break
        calm = await _during(people, asyncio.sleep(plan.flood_seconds / 2))
        before = before or memory(stage.server.pid)
        flooding = asyncio.create_task(_stranger(stage.server.port, kind, plan.flood_seconds))
        p95 = await _during(people, _watched(flooding, people, kind))
        counts = flooding.result()
        finding.count("requests of the stranger", counts.total())
        finding.check(counts.total() > 0, f"{kind}: the stranger has sent nothing")
        finding.check("500" not in counts, f"{kind}: {counts['500']} faults of the server")
        finding.figures[f"{kind} p95 ms"] = round(1000 * p95)
        finding.figures[f"calm before {kind}"] = round(1000 * calm)
        finding.check(
            p95 < ANSWERED,
            f"{kind}: p95 is {1000 * p95:.0f} ms, not below {1000 * ANSWERED:.0f} "
            f"(without the stranger {1000 * calm:.0f})",
        )
        highest = max(highest, memory(stage.server.pid))
        tell(1)
    finding.figures["MB before"] = round(before)
    finding.figures["MB at most"] = round(highest)
    finding.check(highest - before < GROWTH, f"its memory grew by {highest - before:.0f} MB")
    for table in people.tables:
        await table.compare_pages()
        await table.compare_sights()


async def _watched(flooding: asyncio.Task[Counter[str]], people: People, kind: str) -> None:
    """Let somebody new come in the middle of a flood, and wait for its end."""
    await asyncio.sleep(people.stage.plan.flood_seconds / 2)
    await people.newcomer(kind)
    await flooding


async def _during(people: People, work: Awaitable[None]) -> float:
    """The p95 of the people's choices while something goes on."""
    people.took.clear()
    over = asyncio.Event()
    playing = asyncio.create_task(people.play(over))
    try:
        await work
    finally:
        over.set()
        await playing
    return quantile(people.took, 0.95)

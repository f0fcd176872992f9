"""A hundred tables with four open pages each, at a steady pace.

No choice may fail, nineteen of twenty must be answered within 150 ms, and in the end every page
must show what a fresh one shows.
"""

from __future__ import annotations

import asyncio
import time
from random import Random

from planetfall.games import GAMES
from planetfall.lab.server.server_process import memory
from planetfall.lab.server.stress.report import Tell, quantile
from planetfall.lab.server.stress.settings import Setting
from planetfall.lab.server.stress.stage import BROKEN, Stage, Table

NAME = "steady load"

SEATS = 4
PACE = 0.5
"""Choices a second at each table."""
ANSWERED = 0.15
"""Seconds within which nineteen of twenty choices must be answered."""
PATIENCE = 60.0
"""Seconds until a choice that is not answered is a fault."""
SAMPLE = 20
"""Tables whose pages and views are compared in the end."""


class Crowd:
    """Tables at which people choose one after another, whoever is free."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.rng = Random(f"{stage.plan.seed} crowd")
        games = stage.plan.games or tuple(GAMES)
        self.known = [Setting(game, SEATS) for game in games]
        self.free: list[Table] = []
        self.took: list[float] = []
        self.opened = 0
        self.sent = 0

    async def open(self) -> Table:
        """A table with a page for each seat."""
        table = await Table.open(self.stage, self.known[self.opened % len(self.known)])
        self.opened += 1
        for seat in range(SEATS):
            table.watch(seat)
        return table

    async def choose(self, table: Table) -> None:
        """One choice; a game that is over is followed by another."""
        self.sent += 1
        sending = table.shadow.draw(self.rng, f"c{self.sent}")
        taken = False
        if sending is not None:
            start = time.monotonic()
            try:
                taken = await asyncio.wait_for(table.send(sending), PATIENCE)
            except (*BROKEN, TimeoutError) as fault:
                self.stage.finding.fault(f"{table}: {sending!r} was not answered: {fault!r}")
            self.took.append(time.monotonic() - start)
            self.stage.finding.count("choices")
            if not taken:
                self.stage.finding.count("choices failed")
        if not taken:
            if table.shadow.is_over():
                self.stage.finding.count("whole games")
            await table.close()
            table = await self.open()
        self.free.append(table)


async def run(stage: Stage, tell: Tell) -> None:
    """Open the tables, then let them be played for as long as planned."""
    plan, finding = stage.plan, stage.finding
    crowd = Crowd(stage)
    count = 2 * plan.tables
    for _ in range(count):
        crowd.free.append(await crowd.open())
    for what in ("choices", "choices failed"):
        finding.count(what, 0)
    finding.count("tables", count)
    finding.count("pages", SEATS * count)
    tasks: set[asyncio.Task[None]] = set()
    start = time.monotonic()
    for number in range(int(plan.load_seconds * PACE * count)):
        if number % 50 == 0 and finding.is_late(plan):
            break
        if crowd.free:
            table = crowd.free.pop(crowd.rng.randrange(len(crowd.free)))
            task = asyncio.create_task(crowd.choose(table))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        due = start + (number + 1) / (PACE * count)
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        if number % int(PACE * count) == 0:
            tell(1)
    if tasks:
        await asyncio.wait(tasks)
    seconds = time.monotonic() - start
    p95 = quantile(crowd.took, 0.95)
    finding.figures["seconds"] = round(seconds)
    finding.figures["choices/s"] = round(len(crowd.took) / seconds, 1)
    finding.figures["p50 ms"] = round(1000 * quantile(crowd.took, 0.5), 1)
    finding.figures["p95 ms"] = round(1000 * p95, 1)
    finding.figures["p99 ms"] = round(1000 * quantile(crowd.took, 0.99), 1)
    finding.figures["MB"] = round(memory(stage.server.pid))
    finding.check(p95 < ANSWERED, f"p95 is {1000 * p95:.0f} ms, not below {1000 * ANSWERED:.0f}")
    for table in crowd.rng.sample(crowd.free, min(SAMPLE, len(crowd.free))):
        await table.compare_pages()
        await table.compare_sights()
    for table in crowd.free:
        await table.close()

"""The server is killed between the choices of a part that several seats play at once.

Such choices are sealed: nobody else sees them before all have chosen. They must be there after the
kill, seen by their own seat and by no other.
"""

from __future__ import annotations

import asyncio
from random import Random

from planetfall.lab.server.stress.report import Tell
from planetfall.lab.server.stress.settings import Setting, simultaneous
from planetfall.lab.server.stress.stage import Stage, Table
from planetfall.table.messages import Row

NAME = "sealed choices"

MOST_TABLES = 12
PASS = "pass"


class Sealer:
    """Plays tables towards and through the simultaneous phases."""

    def __init__(self, stage: Stage, setting: Setting, number: int) -> None:
        self.stage = stage
        self.setting = setting
        self.rng = Random(f"{stage.plan.seed} sealer {number}")
        self.table: Table | None = None
        self.rows: list[Row] = []
        self.phases: set[str] = set()
        self.sent = 0

    async def seal(self) -> None:
        """Let one seat choose in a simultaneous phase; sometimes a few more before."""
        for _ in range(self.rng.choice((1, 1, 1, 2, 4, 9))):
            table = await self._reach()
            self.phases.add(f"{self.setting.game} {table.shadow.phase()}")
            await self._choose(table, quickly=False)
        self.stage.finding.count("choices sealed before a kill")

    async def _reach(self) -> Table:
        """A table in which a simultaneous phase is open."""
        while True:
            if self.table is None:
                self.table = await Table.open(self.stage, self.setting)
                self.rows = []
            elif self.table.shadow.is_over():
                await self.table.close()
                self.table = None
            elif self.table.shadow.phase():
                return self.table
            else:
                await self._choose(self.table, quickly=True)

    async def _choose(self, table: Table, *, quickly: bool) -> None:
        self.sent += 1
        client, shadow = f"c{self.sent}", table.shadow
        sending = shadow.draw(self.rng, client)
        if quickly and sending is not None and PASS in shadow.room.view(sending.seat).keys():
            sending = shadow.choice(sending.seat, [PASS], client)
        if sending is None:
            return
        if not await table.send(sending):
            raise RuntimeError(f"{table} cannot go on")
        self.rows.append(sending.proposal.row)

    async def compare(self) -> None:
        """Everything is stored, and every seat sees what it may see."""
        if self.table is not None:
            self.stage.finding.check(
                self.stage.rows(self.table.name) == self.rows,
                f"{self.table}: the store has not what was acknowledged",
            )
            await self.table.compare_sights()


async def run(stage: Stage, tell: Tell) -> None:
    """Seal, kill, start again, compare; as often as planned."""
    plan, finding = stage.plan, stage.finding
    known = simultaneous(plan.games)
    finding.count("kills", 0)
    if not known:
        return
    count = min(plan.tables, MOST_TABLES)
    sealers = [Sealer(stage, known[k % len(known)], k) for k in range(count)]
    for _ in range(plan.sealed_kills):
        if finding.is_late(plan):
            break
        await asyncio.gather(*(sealer.seal() for sealer in sealers))
        stage.server.kill()
        finding.count("kills")
        for sealer in sealers:
            if sealer.table is not None:
                sealer.table.connection.close()
        await stage.start()
        for sealer in sealers:
            await sealer.compare()
        tell(1)
    for sealer in sealers:
        if sealer.table is not None:
            await sealer.table.close()
    finding.count("kinds of parts", len(set().union(*(sealer.phases for sealer in sealers))))

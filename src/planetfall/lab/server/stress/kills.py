"""The server is killed again and again while many tables are played.

Whatever was acknowledged must be in the store afterwards; what was on its way is either wholly
there or not at all, and can be sent again. Open pages come back by themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from random import Random

from planetfall.core import record as records
from planetfall.core.errors import PlanetfallError
from planetfall.games import build
from planetfall.lab.server.stress.report import Tell
from planetfall.lab.server.stress.settings import Setting, settings
from planetfall.lab.server.stress.shadow import Sending
from planetfall.lab.server.stress.stage import BROKEN, Stage, Table
from planetfall.table.messages import Row

NAME = "kill -9 under load"

SAMPLE = 6
"""Tables whose views and pages are compared after each kill; in the end all are."""

LONGEST = 20.0
"""Seconds a server may take for so many answers before it is killed all the same."""

PATIENCE = 120.0
"""Seconds until a request that neither ends nor breaks is a fault."""


class Life:
    """One life of the server: how much was answered in it."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.is_lived = asyncio.Event()

    def answered(self) -> None:
        """Count an answer; enough of them make the life a full one."""
        self.wanted -= 1
        if self.wanted <= 0:
            self.is_lived.set()


class Player:
    """Plays one table after another, whatever happens to the server."""

    def __init__(self, stage: Stage, setting: Setting, number: int) -> None:
        self.stage = stage
        self.setting = setting
        self.rng = Random(f"{stage.plan.seed} player {number}")
        self.connection = stage.connect()
        self.table: Table | None = None
        self.pending: Sending | None = None
        """Sent, but not answered: nobody knows."""
        self.acknowledged: list[Row] = []
        """Since the store was last looked at."""
        self.looked = 0
        """How many rows were found there."""
        self.sent = 0

    async def play(self, life: Life) -> None:
        """Play until the server is gone."""
        try:
            while True:
                await self._step()
                life.answered()
        except (*BROKEN, sqlite3.Error):
            self.connection.close()

    async def _step(self) -> None:
        finding = self.stage.finding
        if self.table is None:
            await self._sit_down()
            return
        if self.pending is None:
            self.sent += 1
            self.pending = self.table.shadow.draw(self.rng, f"c{self.sent}")
        if self.pending is None:
            await self._finish(self.table)
            return
        sending, was_stored = self.pending, self.pending.is_stored
        taken = await self.table.send(sending)
        self.pending = None
        if not sending.is_stored:
            # Refused: a fault that is noted. Go on elsewhere.
            await self.table.close()
            self.table = None
        elif taken:
            finding.count("choices acknowledged")
            if not was_stored:
                self.acknowledged.append(sending.proposal.row)

    async def _sit_down(self) -> None:
        table = await Table.open(self.stage, self.setting, self.connection)
        self.table, self.acknowledged, self.looked = table, [], 0
        table.watch(self.rng.randrange(table.shadow.seats))

    async def _finish(self, table: Table) -> None:
        """Check the record of a finished game, and leave."""
        status, told = await self.connection.ask("GET", f"/api/tables/{table.name}/record")
        finding = self.stage.finding
        if finding.check(status == 200, f"{table}: its record has status {status}"):
            try:
                records.verify(told.decode(), build)
                ending = records.read_lines(told.decode())[-1]
                finding.check(
                    ending.get("digest") == table.shadow.digest(),
                    f"{table}: ends in another position than the clean run",
                )
            except PlanetfallError as fault:
                finding.fault(f"{table}: its record is wrong: {fault}")
        finding.count("whole games")
        self.compare_store()
        for watcher in table.watchers:
            await watcher.end()
        self.table = None

    def compare_store(self) -> None:
        """Look for everything acknowledged, and for nothing else but what was on its way."""
        if self.table is None:
            return
        finding = self.stage.finding
        rows = self.stage.rows(self.table.name, self.looked)
        count = len(self.acknowledged)
        lost = [row for row in self.acknowledged if row not in rows]
        for row in lost:
            finding.fault(f"{self.table}: acknowledged, but not stored: {row}")
        finding.count("choices lost", len(lost))
        rest = rows[count:]
        finding.check(
            rows[:count] == self.acknowledged or bool(lost),
            f"{self.table}: rows {self.looked} and following are not what was sent",
        )
        if rest and self.pending is not None and not self.pending.is_stored:
            row = self.pending.proposal.row
            finding.check(rest[0] == row, f"{self.table}: stored in part: {rest[0]}, not {row}")
            self.table.shadow.accept(self.pending)
            finding.count("unanswered but stored")
            rest = rest[1:]
        finding.check(not rest, f"{self.table}: {len(rest)} rows that nobody sent")
        self.looked += len(rows)
        self.acknowledged = []

    async def close(self) -> None:
        """Leave the table."""
        if self.table is not None:
            await self.table.close()
        self.connection.close()


async def run(stage: Stage, tell: Tell) -> None:
    """Play, kill, start again, compare; as often as planned."""
    plan, finding = stage.plan, stage.finding
    rng = Random(f"{plan.seed} kills")
    known = settings(plan.games)
    players = [Player(stage, known[k % len(known)], k) for k in range(plan.tables)]
    finding.count("kills", 0)
    finding.count("tables", plan.tables)
    try:
        for _ in range(plan.kills):
            if finding.is_late(plan):
                break
            await _play_and_kill(stage, players, rng)
            await stage.start()
            await _compare(players, rng.sample(players, min(SAMPLE, len(players))))
            tell(1)
        await _compare([], players)
    finally:
        for player in players:
            await player.close()


async def _play_and_kill(stage: Stage, players: list[Player], rng: Random) -> None:
    """One life of the server.

    It ends a random while after a random number of answers, so that it is a life on slow machines
    too; now and then it ends while the server still loads what it has stored.
    """
    life = Life(rng.randint(1, 2 * len(players)))
    playing = [asyncio.create_task(player.play(life)) for player in players]
    try:
        if rng.random() < 0.8:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(life.is_lived.wait(), LONGEST)
        await asyncio.sleep(rng.uniform(0.0, 2 * stage.plan.seconds))
        process = stage.server.process
        assert process is not None
        alive = process.poll() is None
        stage.finding.check(alive, f"the server ended by itself with {process.poll()}")
        stage.server.kill()
        stage.finding.count("kills")
        done, late = await asyncio.wait(playing, timeout=PATIENCE)
        stage.finding.check(not late, f"{len(late)} requests hang after a kill")
        for task in done:
            task.result()
    finally:
        for task in playing:
            task.cancel()


async def _compare(players: list[Player], sample: list[Player]) -> None:
    """The store of every table, and what some of them show."""
    for player in players:
        player.compare_store()
    for player in sample:
        if player.table is not None:
            await player.table.compare_sights()
            await player.table.compare_pages()

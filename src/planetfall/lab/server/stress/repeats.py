"""Every choice is sent one to three times over eight connections, in any order.

Three answers in ten never arrive. In the end the store holds each choice once, and the position is
that of the clean run.
"""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from planetfall.lab.server.http_client import JSON
from planetfall.lab.server.stress.report import Tell
from planetfall.lab.server.stress.settings import Setting, settings
from planetfall.lab.server.stress.shadow import Sending, loaded
from planetfall.lab.server.stress.stage import BROKEN, Stage, Table

NAME = "exactly once"

CONNECTIONS = 8
DROPPED = 0.3
"""The share of answers that never arrive."""
WINDOW = 6
"""Choices of one table that are on their way together."""
AT_ONCE = 8
"""Tables that are played together."""
MOST_TRIES = 60
PAUSE = 0.01
"""Seconds until something that was refused or not answered is sent again."""


class Line:
    """One of the connections; it sends what is put into its queue, one after another."""

    def __init__(self, stage: Stage, cookie: str, rng: Random) -> None:
        self.stage = stage
        self.connection = stage.connect(cookie)
        self.rng = rng
        self.queue: asyncio.Queue[Copy] = asyncio.Queue()
        self.task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while True:
            copy = await self.queue.get()
            try:
                await self._send(copy)
            except BROKEN as fault:
                self.stage.finding.fault(f"{copy.table}: the server hung up: {fault!r}")
                self.connection.close()
            finally:
                if not copy.answer.done():
                    copy.answer.set_result(None)

    async def _send(self, copy: Copy) -> None:
        finding = self.stage.finding
        finding.count("requests")
        path = copy.sending.path(copy.table.name)
        was_answered = copy.sending.is_stored
        if self.rng.random() < DROPPED:
            body = json.dumps(copy.sending.body).encode()
            await self.connection.send("POST", path, body, JSON)
            await self._hang_up()
            finding.count("answers dropped")
            return
        status, told = await self.connection.post(path, copy.sending.body)
        copy.answer.set_result((status, told))
        finding.check(
            status == 200 or (not was_answered and status in (409, 422)),
            f"{copy.table}: a repeat of {copy.sending!r} got {status}: {str(told)[:200]}",
        )

    async def _hang_up(self) -> None:
        """Leave before the answer, at once or a little later."""
        writer = self.connection.writer
        if writer is not None:
            await writer.drain()
            await asyncio.sleep(self.rng.choice((0.0, 0.002, 0.01)))
        self.connection.close()

    async def close(self) -> None:
        """Hang up."""
        self.task.cancel()
        await asyncio.wait([self.task])
        self.connection.close()


class Copy:
    """One sending of a choice."""

    def __init__(self, table: Table, sending: Sending) -> None:
        self.table = table
        self.sending = sending
        self.answer: asyncio.Future[tuple[int, Any] | None] = (
            asyncio.get_running_loop().create_future()
        )


class Repeater:
    """Plays one table through all lines."""

    def __init__(self, stage: Stage, lines: list[Line], rng: Random) -> None:
        self.stage = stage
        self.lines = lines
        self.rng = rng
        self.sent: list[Sending] = []
        self.late: list[asyncio.Future[tuple[int, Any] | None]] = []

    async def play(self, table: Table, most: int, tell: Tell) -> int:
        """Play some choices, or to the end of the game; how many it were."""
        plan, finding = self.stage.plan, self.stage.finding
        while len(self.sent) < most and not table.shadow.is_over() and not finding.is_late(plan):
            window = self._draw(table, min(WINDOW, most - len(self.sent)))
            copies = [each for each in window for _ in range(self.rng.randint(1, 3))]
            self.rng.shuffle(copies)
            for sending in copies:
                self._put(table, sending)
            taken = await asyncio.gather(*(self._insist(table, each) for each in window))
            tell(len(window))
            if not all(taken):
                break
        await asyncio.gather(*self.late)
        self._compare(table)
        await table.compare_sights()
        await table.close()
        return len(self.sent)

    def _draw(self, table: Table, most: int) -> list[Sending]:
        """The next choices of the clean run."""
        window: list[Sending] = []
        for _ in range(most):
            sending = table.shadow.draw(self.rng, f"c{len(self.sent)}", undo=0.0)
            if sending is None:
                break
            table.shadow.accept(sending)
            sending.is_stored = False
            self.sent.append(sending)
            window.append(sending)
        return window

    def _put(self, table: Table, sending: Sending) -> asyncio.Future[tuple[int, Any] | None]:
        copy = Copy(table, sending)
        self.rng.choice(self.lines).queue.put_nowait(copy)
        self.late.append(copy.answer)
        return copy.answer

    async def _insist(self, table: Table, sending: Sending) -> bool:
        """Send again until an answer says that it is stored; whether one did."""
        for _ in range(MOST_TRIES):
            told = await self._put(table, sending)
            if told is not None and told[0] == 200:
                sending.is_stored = True
                self.stage.finding.check(
                    told[1]["keys"] == sending.body["keys"],
                    f"{table}: {sending!r} was answered {told[1]}",
                )
                return True
            await asyncio.sleep(PAUSE)
        self.stage.finding.fault(f"{table}: {sending!r} is never accepted")
        return False

    def _compare(self, table: Table) -> None:
        finding = self.stage.finding
        rows = self.stage.rows(table.name)
        stored = sorted((row.seat, row.decision, row.client) for row in rows)
        sent = sorted((each.seat, each.body["decision"], each.body["client"]) for each in self.sent)
        finding.check(stored == sent, f"{table}: {len(rows)} rows of {len(sent)} choices")
        digest = loaded(self.stage.record(table.name), rows).play
        finding.check(
            digest is not None and digest.game.digest() == table.shadow.digest(),
            f"{table}: another position than in the clean run",
        )
        finding.count("digests equal")


async def run(stage: Stage, tell: Tell) -> None:
    """Tables of all games until enough choices were made."""
    rng = Random(f"{stage.plan.seed} repeats")
    finding = stage.finding
    host = stage.connect()
    await Table.open(stage, settings(stage.plan.games)[0], host)
    lines = [Line(stage, host.cookie, rng) for _ in range(CONNECTIONS)]
    finding.count("choices", 0)
    try:
        left = stage.plan.choices
        while left > 0 and not finding.is_late(stage.plan):
            share = -(-left // AT_ONCE)
            playing = []
            for setting in _some(stage, rng):
                own = stage.connect(host.cookie)
                table = await Table.open(stage, setting, own)
                playing.append(Repeater(stage, lines, rng).play(table, share, tell))
            done = sum(await asyncio.gather(*playing))
            finding.count("choices", done)
            left -= done
    finally:
        for line in lines:
            await line.close()
        host.close()


def _some(stage: Stage, rng: Random) -> list[Setting]:
    """As many settings as are played together."""
    known = settings(stage.plan.games)
    many = known * (1 + AT_ONCE // len(known))
    return rng.sample(many, AT_ONCE)

"""Bots at the table: worker processes with a time cap, apart from the server's own loop.

Whatever a bot does, it cannot hold up the people: it thinks in another process at low priority, and
when its time is up the process is ended and the greedy choice is played, which a slow bot's worker
tells first and another one is asked for where it did not. Thinking that nobody waits for any more
is ended too. Tables wait in a fair queue: whoever has used the workers least in the last while
comes next, and one worker is kept for tables that somebody looks at.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import math
import os
import secrets
import sys
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from planetfall.bots import STEADY

TIME_CAP = 8.0
"""Seconds a bot may think about one choice."""

LOAD_SECONDS = 60.0
"""Seconds in which a worker has to start and to load a bot; no time of the bot."""

HALF_LIFE = 20.0
"""Seconds after which half of a table's use of the workers is forgotten."""

UNWATCHED = 1.0
"""Seconds of use that a table has to give way to when nobody looks at it."""

MOST_TABLES = 5000
"""Tables whose use is remembered."""

LINE_LIMIT = 4 * 1024 * 1024

log = logging.getLogger("planetfall.table")


class Answer(str):
    """The key a bot chose, with the part of its evaluation that made the difference."""

    part: str
    amount: int

    def __new__(cls, key: str, part: str = "", amount: int = 0) -> Answer:
        made = super().__new__(cls, key)
        made.part = part
        made.amount = amount
        return made


class NotInTime(Exception):
    """A bot gave no answer; `so_far` is what it had, empty for nothing."""

    def __init__(self, message: str, so_far: str = "") -> None:
        super().__init__(message)
        self.so_far = so_far


class Worker:
    """One process; it is started when first needed and after it had to be ended."""

    def __init__(self, *, reserved: bool = False) -> None:
        self.reserved = reserved
        """Whether it works only for tables that somebody looks at."""
        self.began = 0.0
        """The moment from which the time of the bot that was asked last counts."""
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, request: dict[str, Any], seconds: float) -> str:
        """The key a bot chooses, or an exception; `NotInTime` holds what it had so far.

        Its time begins when its process is there and has loaded it.
        """
        so_far, self.began = "", math.inf
        try:
            async with asyncio.timeout(LOAD_SECONDS) as limit:
                process = await self._running()
                assert process.stdin is not None
                process.stdin.write(json.dumps(request).encode() + b"\n")
                await process.stdin.drain()
                while True:
                    answer = await _answer(process)
                    if "ready" in answer:
                        self.began = time.monotonic()
                        limit.reschedule(asyncio.get_running_loop().time() + seconds)
                    elif "so_far" in answer:
                        so_far = str(answer["so_far"])
                    else:
                        break
        except asyncio.CancelledError:
            await self.end()
            raise
        except TimeoutError as fault:
            await self.end()
            if self.began == math.inf:
                raise NotInTime(f"not loaded after {LOAD_SECONDS:g} s") from fault
            raise NotInTime(f"over its time of {seconds:.3g} s", so_far) from fault
        except (EOFError, OSError) as fault:
            await self.end()
            raise NotInTime("its process has ended", so_far) from fault
        except ValueError as fault:
            await self.end()
            raise NotInTime(f"not readable: {fault}", so_far) from fault
        if "key" not in answer:
            raise NotInTime(str(answer.get("error")), so_far)
        return Answer(answer["key"], answer.get("part", ""), answer.get("amount", 0))

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "planetfall.table.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
                start_new_session=True,
            )
        return self._process

    async def end(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _answer(process: asyncio.subprocess.Process) -> dict[str, Any]:
    """The next line of a worker; `EOFError` when it has ended."""
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    answer = json.loads(line)
    if not isinstance(answer, dict):
        raise ValueError("an answer is an object")
    return answer


class Usage:
    """How long the workers have thought for each table lately."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, table: str, now: float) -> float:
        """Seconds, the older the less."""
        used, since = self._used.get(table, (0.0, now))
        return float(used * 0.5 ** ((now - since) / HALF_LIFE))

    def add(self, table: str, seconds: float, now: float) -> None:
        """Count some more."""
        if table not in self._used and len(self._used) >= MOST_TABLES:
            least = sorted(self._used, key=lambda name: self.of(name, now))
            for name in least[: MOST_TABLES // 4]:
                del self._used[name]
        self._used[table] = (self.of(table, now) + seconds, now)


@dataclass
class Waiting:
    """A bot that waits for a worker."""

    table: str
    watched: bool
    worker: asyncio.Future[Worker] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Bots:
    """A pool of workers with a fair queue by table."""

    def __init__(
        self,
        workers: int = 0,
        seconds: float = TIME_CAP,
        own: Mapping[str, str] | None = None,
        game_seconds: float = 0.0,
    ) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        self.game_seconds = game_seconds
        """How long a seat's bot may think in a whole game while the server runs; 0: any."""
        self._spent: OrderedDict[tuple[str, int], float] = OrderedDict()
        self.own = dict(own or {})
        """The host's own bots: name to `module:Class`."""
        self._all = [Worker() for _ in range(count)] + [Worker(reserved=True)]
        self._free = list(self._all)
        self._queue: list[Waiting] = []
        self._usage = Usage()

    def __len__(self) -> int:
        """How many bots wait."""
        return len(self._queue)

    async def choose(
        self, name: str, view: dict[str, Any], *, table: str = "", watched: bool = True
    ) -> str:
        """The key the bot `name` chooses in a view's data; always a legal one."""
        legal: list[str] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        request = {"bot": self.own.get(name, name), "view": view, "luck": secrets.randbits(60)}
        clock = (table, int(view.get("viewer", -1)))
        try:
            return await self._ask(request, self._left(clock), table, watched, clock)
        except NotInTime as fault:
            log.warning("bot %s gave no answer (%s); the greedy one is played", name, fault)
            so_far = fault.so_far
        if so_far in legal:
            return so_far
        try:
            return await self._ask(request | {"bot": STEADY}, self.seconds, table, watched)
        except NotInTime as fault:
            log.error("bot %s gave no answer either (%s); the first is played", STEADY, fault)
        return legal[0]

    def _left(self, clock: tuple[str, int]) -> float:
        """Seconds for the next choice of a table's seat, or `NotInTime` when none are left."""
        if not self.game_seconds:
            return self.seconds
        left = self.game_seconds - self._spent.get(clock, 0.0)
        if left <= 0:
            raise NotInTime(f"its {self.game_seconds:g} s for the game are used up")
        return min(self.seconds, left)

    def _count(self, clock: tuple[str, int], seconds: float) -> None:
        """Note what a seat's bot has thought."""
        if self.game_seconds:
            self._spent[clock] = self._spent.pop(clock, 0.0) + seconds
            if len(self._spent) > MOST_TABLES:
                self._spent.popitem(last=False)

    async def _ask(
        self,
        request: dict[str, Any],
        seconds: float,
        table: str,
        watched: bool,
        clock: tuple[str, int] | None = None,
    ) -> str:
        """A legal key from a worker, when it is the table's turn, or `NotInTime`."""
        worker = await self._worker(table, watched)
        start = time.monotonic()
        try:
            key = await worker.ask(request, seconds)
        finally:
            self._usage.add(table, time.monotonic() - start, time.monotonic())
            if clock is not None:
                self._count(clock, max(0.0, time.monotonic() - max(start, worker.began)))
            self._free.append(worker)
            self._hand_out()
        if key not in request["view"]["legal"]:
            raise NotInTime(f"it chose `{key[:60]}`, which is not offered")
        return key

    async def _worker(self, table: str, watched: bool) -> Worker:
        """A worker, when it is this table's turn."""
        waiting = Waiting(table, watched)
        self._queue.append(waiting)
        self._hand_out()
        try:
            return await waiting.worker
        except asyncio.CancelledError:
            if waiting in self._queue:
                self._queue.remove(waiting)
            elif waiting.worker.done() and not waiting.worker.cancelled():
                self._free.append(waiting.worker.result())
                self._hand_out()
            raise

    def _hand_out(self) -> None:
        """Give free workers to the tables that have used them least."""
        now = time.monotonic()

        def used(each: Waiting) -> float:
            return self._usage.of(each.table, now) + (0.0 if each.watched else UNWATCHED)

        for worker in sorted(self._free, key=lambda each: each.reserved):
            fitting = [
                each
                for each in self._queue
                if (each.watched or not worker.reserved) and not each.worker.done()
            ]
            if not fitting:
                continue
            chosen = min(fitting, key=used)
            self._queue.remove(chosen)
            self._free.remove(worker)
            chosen.worker.set_result(worker)

    async def close(self) -> None:
        """End all workers."""
        for worker in self._all:
            await worker.end()

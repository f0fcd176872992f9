"""Load on a real server: many tables, four streams each.

`measure()` starts a server process of its own over a database with games under way, so its
processor time and memory are those of serving and nothing else. Some tables are played to the end
first: every game has pieces that are drawn once, and a server that runs for a day has drawn them
all. Then three loads follow each other at others, where some choices have been seen already:

- choices at a steady pace. Latency is taken at the client: from sending a choice to its answer, and
  to the moment the seat that chose has the change;
- choices as fast as the server takes them: how many, and what each costs it;
- choices at tables nobody looks at: what is left of that cost is the price of the viewers' updates.

The last two take turns, and the median of all rounds counts: on a machine that is shared with
others the same work may take half as long again a minute later.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from statistics import median
from typing import Any

from planetfall.games import GAMES
from planetfall.lab.server.fixtures import Prepared, prepare, store, write_script
from planetfall.lab.server.http_client import Connection, Listener
from planetfall.lab.server.server_process import OwnServer, memory
from planetfall.table.tables import BOT_PAUSE

AT_ONCE = 16
"""Tables that choose at the same moment under full load."""

WARM_UP = 100
"""Choices at a table before the measurement, for every table of it."""

SETTLED = 25
"""Choices at every table before the measurement: a page just opened has more to be told."""

ROUNDS = 10
"""How often tables with viewers and without get full load, one after the other."""

SEEN, UNSEEN = 4, 8
"""Choices of a round at every table that somebody looks at, or nobody."""

TOLD = 40
"""Choices at every table after which the memory of streams is measured."""

WARM_TABLES = 8
"""Tables that are played first when the memory of streams is measured."""

ADDRESSES = 8
"""From so many addresses streams are opened when their memory is measured."""

PATIENCE = 40
"""How often a table that owes no choice is looked at again before its game is taken for over."""


class Table:
    """One table of the bench: a connection and a listener per seat."""

    def __init__(self, port: int, prepared: Prepared, address: str = "") -> None:
        self.name = prepared.room.record.id
        self.script = prepared.script
        self.idle = 0
        """How often in a row nobody owed a choice."""
        self.posts = [Connection(port, cookie) for cookie in prepared.cookies]
        self.listeners = [
            Listener(port, self.name, seat, cookie, address)
            for seat, cookie in enumerate(prepared.cookies)
        ]

    async def touch(self, seats: int = 1) -> None:
        """Let the server load the table; opens the connections of so many seats."""
        for post in self.posts[:seats]:
            await post.get(f"/api/tables/{self.name}/turn")

    async def listen(self) -> None:
        """Open all streams and wait for their first page."""
        for each in self.listeners:
            each.task = asyncio.create_task(each.run())
        for each in self.listeners:
            await asyncio.wait_for(each.news.wait(), 60)

    async def choose(self, rng: random.Random, mark: object) -> tuple[float, float] | None:
        """One choice: seconds to its answer, and until the seat's own stream has it."""
        movers = [each for each in self.listeners if each.keys]
        if not movers:
            self.idle += 1
            await asyncio.sleep(0.005)  # the next one's page may be under way
            return None
        self.idle = 0
        mover = rng.choice(movers)
        mover.news.clear()
        keys = [rng.choice(mover.keys)]
        body = {"decision": mover.decision, "client": f"b{mark}", "keys": keys}
        post = self.posts[mover.seat]
        if post.reader is not None and post.reader.at_eof():
            post.close()  # the server ends connections that were idle for long
        start = time.perf_counter()
        status, _ = await post.post(f"/api/tables/{self.name}/choice?seat={mover.seat}", body)
        answered = time.perf_counter() - start
        if status != 200:
            return None
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(mover.news.wait(), 5)
        return answered, time.perf_counter() - start

    def close(self) -> None:
        """Hang up."""
        for post in self.posts:
            post.close()
        for each in self.listeners:
            if each.task is not None:
                each.task.cancel()


Times = list[tuple[float, float]]


async def _load(tables: list[Table], seconds: float, pace: float) -> Times:
    """Choices at a steady pace, each table one at a time."""
    rng = random.Random(1)
    done: Times = []
    busy: set[Table] = set()
    tasks: set[asyncio.Task[None]] = set()

    async def one(table: Table, mark: int) -> None:
        busy.add(table)
        try:
            told = await table.choose(rng, mark)
            if told is not None:
                done.append(told)
        finally:
            busy.discard(table)

    start = time.perf_counter()
    for number in range(int(seconds * pace)):
        free = [table for table in tables if table not in busy]
        if free:
            task = asyncio.create_task(one(rng.choice(free), number))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        await asyncio.sleep(max(0.0, start + (number + 1) / pace - time.perf_counter()))
    if tasks:
        await asyncio.wait(tasks)
    return done


async def _rush(tables: list[Table], most: int, mark: str) -> Times:
    """So many choices as fast as they are answered, at several tables at once.

    There are fewer if the games end before.
    """
    rng = random.Random(2)
    done: Times = []
    waiting = deque(rng.sample(tables, len(tables)))
    numbers = itertools.count()

    async def work() -> None:
        while waiting and len(done) < most:
            table = waiting.popleft()
            told = await table.choose(rng, f"{mark}{next(numbers)}")
            if told is not None:
                done.append(told)
            if table.idle < PATIENCE:
                waiting.append(table)

    await asyncio.gather(*(work() for _ in range(min(AT_ONCE, len(tables)))))
    return done


async def _unseen(tables: list[Table]) -> int:
    """The next choices at tables without a viewer; how many."""

    async def play(table: Table) -> int:
        due, table.script = table.script[:UNSEEN], table.script[UNSEEN:]
        for seat, choice in due:
            place = f"/api/tables/{table.name}/choice?seat={seat}"
            status, told = await table.posts[seat].post(place, choice)
            assert status == 200, told
        return len(due)

    done = 0
    for start in range(0, len(tables), AT_ONCE):
        done += sum(await asyncio.gather(*(play(each) for each in tables[start:][:AT_ONCE])))
    return done


def _cpu(pid: int) -> float:
    """Processor seconds the threads of a process have used, to the nanosecond."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(each.read_text().split()[0]) for each in threads) / 1e9


def _part(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Meter:
    """What a server and its listeners have used between two moments."""

    def __init__(self, pid: int, listeners: list[Listener]) -> None:
        self.pid, self.listeners = pid, listeners
        self.cpu, self.updates, self.bytes = self._read()

    def _read(self) -> tuple[float, int, int]:
        updates = sum(each.updates for each in self.listeners)
        return _cpu(self.pid), updates, sum(each.bytes for each in self.listeners)

    def stop(self) -> None:
        """Keep the differences."""
        cpu, updates, sent = self._read()
        self.cpu, self.updates, self.bytes = (
            cpu - self.cpu,
            updates - self.updates,
            sent - self.bytes,
        )


async def _rounds(
    pid: int, opened: list[Table], unseen: list[Table]
) -> list[tuple[float, float, float, float]]:
    """Full load on seen and unseen tables in turns: choices/s, updates and CPU of a choice each."""
    listeners = [each for table in opened for each in table.listeners]
    for each in unseen:
        await each.touch(len(each.posts))
    rounds: list[tuple[float, float, float, float]] = []
    for number in range(ROUNDS):
        rush = Meter(pid, listeners)
        start = time.perf_counter()
        rushed = await _rush(opened, SEEN * len(opened), f"r{number}.")
        rush_took = time.perf_counter() - start
        rush.stop()
        alone = Meter(pid, [])
        count = await _unseen(unseen)
        alone.stop()
        made = max(1, len(rushed))
        rounds.append(
            (made / rush_took, rush.updates / made, rush.cpu / made, alone.cpu / max(1, count))
        )
    return rounds


async def _measure(
    server: OwnServer,
    warm: list[Table],
    opened: list[Table],
    unseen: list[Table],
    seconds: float,
    pace: float,
) -> dict[str, Any]:
    pid = server.pid
    for table in warm:
        await table.listen()
    await _rush(warm, WARM_UP * len(opened), "w")
    for table in warm:
        table.close()
    before = memory(pid)
    for table in opened:
        await table.touch()
    loaded = memory(pid)
    for table in opened:
        await table.listen()
    streams = memory(pid)
    listeners = [each for table in opened for each in table.listeners]
    await _rush(opened, SETTLED * len(opened), "s")

    steady = Meter(pid, listeners)
    start = time.perf_counter()
    done = await _load(opened, seconds, pace)
    took = time.perf_counter() - start
    steady.stop()

    rounds = await _rounds(pid, opened, unseen)
    for table in [*opened, *unseen]:
        table.close()
    rate, per_choice, whole, choice = (median(each) for each in zip(*rounds, strict=True))
    # One round of choices nobody sees is short: the median of all is taken off every seen one.
    updates = [(both - choice) / max(seen, 1e-9) for _, seen, both, _ in rounds]

    answered = [1000 * one for one, _ in done]
    seen = [1000 * two for _, two in done]
    return {
        "tables": len(opened),
        "streams": len(listeners),
        "choices_per_second": round(len(done) / took, 1),
        "answer_ms_p50": round(_part(answered, 0.5), 1),
        "answer_ms_p95": round(_part(answered, 0.95), 1),
        "seen_ms_p95": round(_part(seen, 0.95), 1),
        "bytes_per_update": round(steady.bytes / max(1, steady.updates)),
        "most_choices_per_second": round(rate, 1),
        "updates_per_choice": round(per_choice, 2),
        "server_ms_per_choice_and_its_updates": round(1000 * whole, 3),
        "server_ms_per_choice_alone": round(1000 * choice, 3),
        "server_ms_per_update": round(1000 * median(updates), 3),
        "server_ms_per_update_least": round(1000 * min(updates), 3),
        "mb_per_table": round((loaded - before) / len(opened), 3),
        "mb_per_stream": round((streams - loaded) / len(listeners), 3),
        "server_mb": round(memory(pid)),
    }


def measure(
    game: str,
    *,
    tables: int = 100,
    seats: int = 4,
    seconds: float = 10.0,
    pace: float = 50.0,
) -> dict[str, Any]:
    """The figures of a server under load, as plain data."""
    prepared = prepare(game, tables, seats)
    unseen = prepare(game, max(1, tables // 3), seats, seed=2)
    warm = prepare(game, max(1, tables // 2), seats, seed=3)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite"
        asyncio.run(store(database, [*prepared, *unseen, *warm]))
        for each in unseen:
            write_script(each, ROUNDS * UNSEEN)
        with OwnServer(database, pause=BOT_PAUSE) as server:
            first, opened, alone = (
                [Table(server.port, each) for each in group] for group in (warm, prepared, unseen)
            )
            return asyncio.run(_measure(server, first, opened, alone, seconds, pace))


async def _measure_streams(server: OwnServer, tables: list[Table]) -> dict[str, Any]:
    pid = server.pid
    warm, opened = tables[:WARM_TABLES], tables[WARM_TABLES:]
    for table in warm:
        await table.listen()
    await _rush(warm, WARM_UP * len(warm), "w")
    for table in warm:
        table.close()
    for table in opened:
        await table.touch(len(table.posts))
    loaded = memory(pid)
    for table in opened:
        await table.listen()
    await _rush(opened, TOLD * len(opened), "s")
    streams = sum(len(table.listeners) for table in opened)
    held = sum(each.writer is not None for table in opened for each in table.listeners)
    more = memory(pid) - loaded
    for table in tables:
        table.close()
    return {
        "streams": streams,
        "streams_held": held,
        "loaded_tables_mb": round(loaded),
        "streams_mb": round(more),
        "mb_per_stream": round(more / streams, 3),
    }


def measure_streams(game: str, *, streams: int = 1000, seats: int = 4) -> dict[str, Any]:
    """What so many open pages add to a server's memory, one for each seat of its tables."""
    prepared = prepare(game, WARM_TABLES + -(-streams // seats), seats)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite"
        asyncio.run(store(database, prepared))
        with OwnServer(database, pause=BOT_PAUSE) as server:
            # One address may not have all streams of a server.
            tables = [
                Table(server.port, each, f"127.0.0.{1 + k % ADDRESSES}")
                for k, each in enumerate(prepared)
            ]
            return asyncio.run(_measure_streams(server, tables))


if __name__ == "__main__":
    for each in sys.argv[1:] or list(GAMES):
        print(json.dumps({"game": each, **measure(each)}, indent=1))

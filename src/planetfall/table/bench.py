"""Load on a real server: many tables, four streams each, choices at a steady pace.

`measure()` starts a server process of its own over a database with games under way, so its
processor time and memory are those of serving and nothing else. Latency is taken at the client:
from sending a choice to its answer, and to the moment the seat that chose has the change.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from planetfall.table import bench_tables
from planetfall.table.http_client import Connection, Listener
from planetfall.table.hub import BOT_PAUSE
from planetfall.table.own_server import OwnServer


class Table:
    """One table of the bench: a connection and a listener per seat."""

    def __init__(self, port: int, prepared: bench_tables.Prepared) -> None:
        self.name = prepared.room.record.id
        self.posts = [Connection(port, cookie) for cookie in prepared.cookies]
        self.listeners = [
            Listener(port, self.name, seat, cookie) for seat, cookie in enumerate(prepared.cookies)
        ]

    async def touch(self) -> None:
        """Let the server load the table."""
        await self.posts[0].get(f"/api/tables/{self.name}/turn")

    async def listen(self) -> None:
        """Open all streams and wait for their first page."""
        for each in self.listeners:
            each.task = asyncio.create_task(each.run())
        for each in self.listeners:
            await asyncio.wait_for(each.news.wait(), 60)

    async def choose(self, rng: random.Random, number: int) -> tuple[float, float] | None:
        """One choice: seconds to its answer, and until the seat's own stream has it."""
        movers = [each for each in self.listeners if each.keys]
        if not movers:
            return None
        mover = rng.choice(movers)
        mover.news.clear()
        keys = [rng.choice(mover.keys)]
        body = {"decision": mover.decision, "client": f"b{number}", "keys": keys}
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


async def _load(tables: list[Table], seconds: float, pace: float) -> list[tuple[float, float]]:
    """Choices at a steady pace, each table one at a time."""
    rng = random.Random(1)
    done: list[tuple[float, float]] = []
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


def _cpu(pid: int) -> float:
    """Processor seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> float:
    """Resident megabytes of a process."""
    text = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", text)
    return int(found[1]) / 1024 if found is not None else 0.0


def _part(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def _measure(
    server: OwnServer, tables: list[Table], seconds: float, pace: float
) -> dict[str, Any]:
    pid = server.pid
    warm, opened = tables[:1], tables[1:]
    for table in warm:
        await table.listen()
    before = _memory(pid)
    for table in opened:
        await table.touch()
    loaded = _memory(pid)
    for table in opened:
        await table.listen()
    streams = _memory(pid)
    listeners = [each for table in opened for each in table.listeners]
    await _load(opened, seconds / 4, pace)
    cpu, updates = _cpu(pid), sum(each.updates for each in listeners)
    sent = sum(each.bytes for each in listeners)
    start = time.perf_counter()
    done = await _load(opened, seconds, pace)
    took = time.perf_counter() - start
    cpu = _cpu(pid) - cpu
    updates = sum(each.updates for each in listeners) - updates
    sent = sum(each.bytes for each in listeners) - sent
    for table in tables:
        table.close()
    answered = [1000 * one for one, _ in done]
    seen = [1000 * two for _, two in done]
    return {
        "tables": len(opened),
        "streams": len(listeners),
        "choices_per_second": round(len(done) / took, 1),
        "answer_ms_p50": round(_part(answered, 0.5), 1),
        "answer_ms_p95": round(_part(answered, 0.95), 1),
        "seen_ms_p95": round(_part(seen, 0.95), 1),
        "updates_per_choice": round(updates / max(1, len(done)), 2),
        "server_ms_per_choice": round(1000 * cpu / max(1, len(done)), 3),
        "server_ms_per_update": round(1000 * cpu / max(1, updates), 3),
        "bytes_per_update": round(sent / max(1, updates)),
        "mb_per_table": round((loaded - before) / len(opened), 3),
        "mb_per_stream": round((streams - loaded) / len(listeners), 3),
        "server_mb": round(_memory(pid)),
    }


def measure(
    game: str = "terraforming-mars",
    *,
    tables: int = 100,
    seats: int = 4,
    seconds: float = 10.0,
    pace: float = 50.0,
) -> dict[str, Any]:
    """The figures of a server under load, as plain data."""
    prepared = bench_tables.prepare(game, tables + 1, seats)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite"
        asyncio.run(bench_tables.store(database, prepared))
        with OwnServer(database, pause=BOT_PAUSE) as server:
            opened = [Table(server.port, each) for each in prepared]
            return asyncio.run(_measure(server, opened, seconds, pace))


if __name__ == "__main__":
    for each in sys.argv[1:] or ["terraforming-mars", "planet-unknown", "on-mars"]:
        print(json.dumps({"game": each, **measure(each)}, indent=1))

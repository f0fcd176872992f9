"""Load on a real server: many tables, four streams each, choices at a steady pace.

`measure()` starts a server process of its own with a fresh database, so its processor time and
memory are those of serving and nothing else. Latency is taken at the client: from sending a choice
to its answer, and to the moment all four streams of the table have the change.
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

from planetfall.table.http_client import Connection, Listener
from planetfall.table.hub import BOT_PAUSE
from planetfall.table.own_server import OwnServer


class Table:
    """One table of the bench with its four listeners."""

    def __init__(self, name: str, post: Connection) -> None:
        self.name = name
        self.post = post
        self.listeners: list[Listener] = []


async def _open_tables(port: int, game: str, tables: int, seats: int) -> list[Table]:
    found = []
    wish = {"game": game, "seats": [{"kind": "person", "name": f"P{k}"} for k in range(seats)]}
    for _ in range(tables):
        post = Connection(port)
        status, told = await post.post("/api/tables", wish)
        if status != 201:
            raise RuntimeError(f"no table: {told}")
        found.append(Table(told["id"], post))
    return found


async def _listen(port: int, tables: list[Table], seats: int) -> None:
    for table in tables:
        for seat in range(seats):
            listener = Listener(port, table.name, seat, table.post.cookie)
            listener.task = asyncio.create_task(listener.run())
            table.listeners.append(listener)
    for table in tables:
        for listener in table.listeners:
            await asyncio.wait_for(listener.news.wait(), 60)


async def _choose(table: Table, rng: random.Random, number: int) -> tuple[float, float] | None:
    """One choice: seconds to its answer, and until all streams have it."""
    movers = [each for each in table.listeners if each.keys]
    if not movers:
        return None
    mover = rng.choice(movers)
    for each in table.listeners:
        each.news.clear()
    body = {"decision": mover.decision, "client": f"b{number}", "keys": [rng.choice(mover.keys)]}
    start = time.perf_counter()
    status, _ = await table.post.post(f"/api/tables/{table.name}/choice?seat={mover.seat}", body)
    answered = time.perf_counter() - start
    if status != 200:
        return None
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(mover.news.wait(), 5)
    return answered, time.perf_counter() - start


async def _load(tables: list[Table], seconds: float, pace: float) -> list[tuple[float, float]]:
    """Choices at a steady pace, each table one at a time."""
    rng = random.Random(1)
    done: list[tuple[float, float]] = []
    busy: set[Table] = set()
    tasks: set[asyncio.Task[None]] = set()
    number = 0

    async def one(table: Table, mark: int) -> None:
        busy.add(table)
        try:
            told = await _choose(table, rng, mark)
            if told is not None:
                done.append(told)
        finally:
            busy.discard(table)

    end = time.perf_counter() + seconds
    while (now := time.perf_counter()) < end:
        free = [table for table in tables if table not in busy]
        if free:
            number += 1
            task = asyncio.create_task(one(rng.choice(free), number))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        await asyncio.sleep(max(0.0, 1 / pace - (time.perf_counter() - now)))
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
    port: int, pid: int, game: str, tables: int, seats: int, seconds: float, pace: float
) -> dict[str, Any]:
    warm = await _open_tables(port, game, 1, seats)
    await _listen(port, warm, seats)
    before = _memory(pid)
    opened = await _open_tables(port, game, tables, seats)
    per_table = (_memory(pid) - before) / tables
    await _listen(port, opened, seats)
    streams = _memory(pid)
    await _load(opened, seconds / 4, pace)
    listeners = [each for table in opened for each in table.listeners]
    cpu, updates = _cpu(pid), sum(each.updates for each in listeners)
    sent = sum(each.bytes for each in listeners)
    start = time.perf_counter()
    done = await _load(opened, seconds, pace)
    took = time.perf_counter() - start
    cpu = _cpu(pid) - cpu
    updates = sum(each.updates for each in listeners) - updates
    sent = sum(each.bytes for each in listeners) - sent
    for table in [*warm, *opened]:
        table.post.close()
        for each in table.listeners:
            if each.task is not None:
                each.task.cancel()
    answered = [1000 * one for one, _ in done]
    seen = [1000 * two for _, two in done]
    return {
        "game": game,
        "tables": tables,
        "streams": tables * seats,
        "choices_per_second": round(len(done) / took, 1),
        "answer_ms_p50": round(_part(answered, 0.5), 1),
        "answer_ms_p95": round(_part(answered, 0.95), 1),
        "seen_ms_p95": round(_part(seen, 0.95), 1),
        "updates": updates,
        "server_ms_per_update": round(1000 * cpu / max(1, updates), 3),
        "bytes_per_update": round(sent / max(1, updates)),
        "mb_per_table": round(per_table, 3),
        "mb_per_stream": round((streams - before) / (tables * seats) - per_table / seats, 3),
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
    with tempfile.TemporaryDirectory() as folder:
        with OwnServer(Path(folder) / "bench.sqlite", pause=BOT_PAUSE) as server:
            return asyncio.run(
                _measure(server.port, server.pid, game, tables, seats, seconds, pace)
            )


if __name__ == "__main__":
    for each in sys.argv[1:] or ["terraforming-mars", "planet-unknown"]:
        print(json.dumps(measure(each), indent=1))

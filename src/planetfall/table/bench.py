"""Load on a real server: many tables, four streams each, choices at a steady pace.

`measure()` starts a server process of its own with a fresh database, so its processor time and
memory are those of serving and nothing else. Latency is taken at the client: from sending a choice
to its answer, and to the moment all four streams of the table have the change.
"""

from __future__ import annotations

import asyncio
import contextlib
import html
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import brotli  # type: ignore[import-untyped]

START = """
from planetfall.table.serve import run
run("127.0.0.1", {port}, {database!r}, limited=False)
"""
DATA = re.compile(r"^data: (.*)$", re.M)
ATTRIBUTE = re.compile(r'data-(decision|labels)="(.*?)"')


class Connection:
    """A small HTTP client: one connection, kept open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: Any) -> tuple[int, Any]:
        """The status and the JSON of an answer."""
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = json.dumps(body).encode()
        cookie = f"cookie: {self.cookie}\r\n" if self.cookie else ""
        head = (
            f"POST {path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n"
            f"{cookie}content-length: {len(data)}\r\n\r\n"
        )
        self.writer.write(head.encode() + data)
        status = int((await self.reader.readline()).split()[1])
        length = 0
        while (line := await self.reader.readline()) != b"\r\n":
            name, _, value = line.decode().partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.strip().partition(";")[0]
        return status, json.loads(await self.reader.readexactly(length))

    def close(self) -> None:
        """Hang up."""
        if self.writer is not None:
            self.writer.close()


class Listener:
    """One compressed stream of one seat; knows the open question of its page."""

    def __init__(self, port: int, table: str, seat: int, cookie: str) -> None:
        self.port, self.table, self.seat, self.cookie = port, table, seat, cookie
        self.decision, self.keys = "", list[str]()
        self.updates = 0
        self.bytes = 0
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Read until cancelled."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        writer.write(
            f"GET /t/{self.table}/stream?seat={self.seat} HTTP/1.1\r\nhost: bench\r\n"
            f"cookie: {self.cookie}\r\naccept-encoding: br\r\n\r\n".encode()
        )
        while (await reader.readline()) != b"\r\n":
            pass
        unpacker: Any = brotli.Decompressor()
        buffer, packed = b"", 0
        try:
            while size := int(await reader.readline(), 16):
                packed += size
                data = await reader.readexactly(size + 2)
                buffer += unpacker.process(data[:-2])
                while more := unpacker.process(b""):
                    buffer += more
                while b"\n\n" in buffer:
                    event, _, buffer = buffer.partition(b"\n\n")
                    if event.startswith(b"event: parts"):
                        self._take(event.decode(), packed)
                    packed = 0
        finally:
            writer.close()

    def _take(self, text: str, size: int) -> None:
        self.updates += 1
        self.bytes += size
        data = DATA.search(text)
        parts: list[str] = json.loads(data[1]) if data is not None else []
        for part in parts:
            if part.startswith('<div id="keys"'):
                told = {name: html.unescape(value) for name, value in ATTRIBUTE.findall(part)}
                self.decision = told["decision"]
                self.keys = list(json.loads(told["labels"]))
        self.news.set()


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
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.sqlite")
        code = START.format(port=port, database=database)
        server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            return asyncio.run(_patient(port, server.pid, game, tables, seats, seconds, pace))
        finally:
            server.terminate()
            server.wait(20)
            if server.stdout is not None:
                server.stdout.close()


async def _patient(
    port: int, pid: int, game: str, tables: int, seats: int, seconds: float, pace: float
) -> dict[str, Any]:
    """Wait until the server listens, then measure."""
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
            continue
        writer.close()
        break
    return await _measure(port, pid, game, tables, seats, seconds, pace)


if __name__ == "__main__":
    for each in sys.argv[1:] or ["terraforming-mars", "planet-unknown"]:
        print(json.dumps(measure(each), indent=1))

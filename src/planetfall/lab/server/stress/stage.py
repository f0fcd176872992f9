"""The stage of a trial: a server of its own, its database, and tables driven over HTTP."""

from __future__ import annotations

import asyncio
import re
from collections import Counter

from planetfall.lab.server.http_client import Connection
from planetfall.lab.server.look_up import query
from planetfall.lab.server.server_process import OwnServer
from planetfall.lab.server.stress.report import Finding, Plan
from planetfall.lab.server.stress.settings import Setting
from planetfall.lab.server.stress.shadow import Sending, Shadow
from planetfall.lab.server.stress.watcher import Watcher
from planetfall.table.messages import Row, TableRecord
from planetfall.table.rows import read_record, read_row

BROKEN = (OSError, EOFError)
"""What a request ends with when the server is killed meanwhile."""

SETTLING = 30.0
"""Seconds a stream may take to have what a fresh page shows."""

_FAULT = re.compile(r"^(?:ERROR|CRITICAL|\w[\w.]*(?:Error|Exception)\b).*", re.M)


class Stage:
    """A running server and what it has stored."""

    def __init__(
        self, server: OwnServer, plan: Plan, finding: Finding, second: OwnServer | None = None
    ) -> None:
        self.server = server
        self.second = second
        """Another server over the same database, for trials of two."""
        self.plan = plan
        self.finding = finding
        self._connections: list[Connection] = []
        self._watchers: list[Watcher] = []

    def connect(self, cookie: str = "", port: int = 0) -> Connection:
        """A connection that is closed at the latest with the stage."""
        made = Connection(port or self.server.port, cookie)
        self._connections.append(made)
        return made

    def watch(self, table: str, seat: int, cookie: str) -> Watcher:
        """A page that is closed at the latest with the stage."""
        made = Watcher(self.server.port, table, seat, cookie)
        self._watchers.append(made)
        made.begin()
        return made

    async def close(self) -> None:
        """Close all pages and hang up everywhere."""
        for watcher in self._watchers:
            await watcher.end()
        for connection in self._connections:
            connection.close()

    async def start(self) -> None:
        """Start the server, for the first time or after a kill."""
        await asyncio.to_thread(self.server.start)

    # What is stored.

    def record(self, table: str) -> TableRecord:
        """A table as the store has it, its secret seed included."""
        found = query(self.server.database, "SELECT * FROM tables WHERE id = $1", table)[0]
        seats = query(self.server.database, "SELECT * FROM seats WHERE table_id = $1", table)
        return read_record(found, seats)

    def rows(self, table: str, since: int = 0) -> list[Row]:
        """The stored choices of a table, from a number on."""
        wanted = (
            "SELECT * FROM choices WHERE table_id = $1 AND sequence >= $2::integer "
            "ORDER BY sequence"
        )
        return [read_row(each) for each in query(self.server.database, wanted, table, since)]

    def read_log(self) -> None:
        """Whatever the server complained about is a fault."""
        if self.server.log is not None and self.server.log.exists():
            found = _FAULT.findall(self.server.log.read_text(errors="replace"))
            for text, count in Counter(found).items():
                self.finding.fault(f"the server's log says {count} times: {text[:300]}")


class Table:
    """One table: its shadow, a connection, and pages that watch it."""

    def __init__(self, stage: Stage, name: str, connection: Connection, shadow: Shadow) -> None:
        self.stage = stage
        self.name = name
        self.connection = connection
        self.shadow = shadow
        self.watchers: list[Watcher] = []

    @classmethod
    async def open(
        cls, stage: Stage, setting: Setting, connection: Connection | None = None
    ) -> Table:
        """Open a table; whoever opens it plays all its seats."""
        own = connection or stage.connect()
        status, told = await own.post("/api/tables", setting.wish())
        if status != 201:
            raise RuntimeError(f"The server opens no table: {told}")
        return cls(stage, told["id"], own, Shadow(stage.record(told["id"])))

    def watch(self, seat: int) -> Watcher:
        """Open a page for a seat that comes back whenever its stream breaks."""
        watcher = self.stage.watch(self.name, seat, self.connection.cookie)
        self.watchers.append(watcher)
        return watcher

    async def close(self) -> None:
        """Close all pages and hang up."""
        for watcher in self.watchers:
            await watcher.end()
        self.watchers.clear()
        self.connection.close()

    async def send(self, sending: Sending) -> bool:
        """Send something until it is answered; whether it was accepted as it must be."""
        status, told = await self.connection.post(sending.path(self.name), sending.body)
        if status != 200:
            self.stage.finding.fault(f"{self}: {sending!r} got {status}: {str(told)[:200]}")
            return False
        if not sending.is_stored:
            self.shadow.accept(sending)
        wanted = self.shadow.expects(sending)
        return self.stage.finding.check(
            told == wanted, f"{self}: {sending!r} was answered {told}, not {wanted}"
        )

    def __str__(self) -> str:
        record = self.shadow.room.record
        return f"{record.game} {record.id} ({len(record.seats)} seats, {record.options})"

    # Comparing.

    async def compare_sights(self) -> None:
        """What the server shows to every seat must be what the clean run shows."""
        for seat in range(-1, self.shadow.seats):
            status, told = await self.connection.get(f"/api/tables/{self.name}?seat={seat}")
            wrong = self.shadow.differs(seat, told) if status == 200 else f"status {status}"
            self.stage.finding.check(not wrong, f"{self}: seat {seat} sees another {wrong}")
            self.stage.finding.count("views compared")

    async def compare_pages(self) -> None:
        """What every open page shows must be what a fresh page would show."""
        for watcher in self.watchers:
            fault = await watcher.differs(self.connection, SETTLING)
            self.stage.finding.check(not fault, f"{self}: page of seat {watcher.seat}: {fault}")
            self.stage.finding.count("pages compared")

"""The store: tables and their choices in one SQL database.

SQLite by default, in WAL mode with full sync, so that a stored choice survives a killed process and
a power cut. Choices of several tables that arrive while a commit runs share the next one. The pair
(table, sequence) is the primary key of a choice: two writers can never both store the same turn.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from planetfall.table.errors import NotStored
from planetfall.table.messages import Row, Summary, TableRecord, encoded

PATIENCE = 120.0
"""Seconds after which a database that gives no connection is given up."""

log = logging.getLogger("planetfall.table")

metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("data", sql.Text, nullable=False),
    sql.Column("summary", sql.Text, nullable=False),
    sql.Column("touched", sql.BigInteger, nullable=False, index=True),
    sql.Column("open", sql.Boolean, nullable=False),
)

choices = sql.Table(
    "choices",
    metadata,
    sql.Column("table_id", sql.String(16), primary_key=True),
    sql.Column("sequence", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("decision", sql.String(24), nullable=False),
    sql.Column("client", sql.String(64), nullable=False),
    sql.Column("lines", sql.Text, nullable=False),
)

holders = sql.Table(
    "holders",
    metadata,
    sql.Column("visitor", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(16), primary_key=True),
)
"""Which visitors have to do with which tables: "my tables" by cookie."""


def default_database() -> str:
    """The database in the user's state folder."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        base = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    folder = base / "planetfall"
    folder.mkdir(parents=True, exist_ok=True)
    return address(str(folder / "tables.sqlite"))


def address(database: str) -> str:
    """A database address from an address or the path of a file."""
    if "://" not in database:
        return f"sqlite+aiosqlite:///{database}"
    name, _, rest = database.partition("://")
    driver = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}.get(name, name)
    return f"{driver}://{rest}"


class _Job:
    """Something to store together with others."""

    def __init__(self, table: str, row: Row | None, summary: Summary, record: str | None) -> None:
        self.table = table
        self.row = row
        self.summary = summary
        self.record = record
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Store:
    """Tables and choices in a database; open it before use."""

    def __init__(self, database: str) -> None:
        self.database = address(database)
        self._engine: AsyncEngine | None = None
        self._waiting: list[_Job] = []
        self._writer: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._thread: ThreadPoolExecutor | None = None
        self._here: sql.Engine | None = None
        """SQLite only: choices are stored by one thread of ours, whole commits at a time."""
        self._alone: AbstractAsyncContextManager[Any] = contextlib.nullcontext()
        """SQLite lets one write at a time: ours queue here instead of at its lock."""

    async def open(self) -> None:
        """Connect, and make the tables that are not there yet."""
        # Hundreds of tables come back at once after a restart: they wait for their turn.
        self._engine = create_async_engine(self.database, pool_timeout=PATIENCE)
        if self.database.startswith("sqlite"):
            self._alone = asyncio.Lock()
            sql.event.listen(self._engine.sync_engine, "connect", _set_pragmas)
            self._here = sql.create_engine(self.database.replace("+aiosqlite", "", 1))
            sql.event.listen(self._here, "connect", _set_pragmas)
            self._thread = ThreadPoolExecutor(1, "store")
        async with self._engine.begin() as connection:
            await connection.run_sync(metadata.create_all)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Store what waits, then disconnect."""
        if self._writer is not None:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._thread is not None and self._here is not None:
            self._thread.shutdown()
            self._here.dispose()
        if self._engine is not None:
            await self._engine.dispose()

    @property
    def engine(self) -> AsyncEngine:
        """The engine of an open store."""
        if self._engine is None:
            raise NotStored("The store is not open.", "store_closed")
        return self._engine

    @contextlib.asynccontextmanager
    async def _storing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; `NotStored` when the database does not take it."""
        try:
            async with self._alone, self.engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as fault:
            raise _not_stored(fault) from fault

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; `NotStored` when the database does not answer."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as fault:
            log.error("not read: %s", getattr(fault, "orig", None) or fault)
            raise NotStored(
                "The database does not answer; nothing has changed.", "no_database"
            ) from fault

    # Tables.

    async def create(self, record: TableRecord, summary: Summary) -> None:
        """Store a new table."""
        values = {
            "id": record.id,
            "data": encoded(record),
            "summary": encoded(summary),
            "touched": int(time.time()),
            "open": _is_open(record),
        }
        async with self._storing() as connection:
            await connection.execute(tables.insert().values(**values))
            await self._hold(connection, record)

    async def save(self, record: TableRecord, summary: Summary) -> None:
        """Store a changed record of a table that is there."""
        async with self._storing() as connection:
            await connection.execute(
                tables.update()
                .where(tables.c.id == record.id)
                .values(data=encoded(record), summary=encoded(summary), open=_is_open(record))
            )
            await self._hold(connection, record)

    async def _hold(self, connection: AsyncConnection, record: TableRecord) -> None:
        visitors = {record.host, *(name for seat in record.seats for name in seat.holders)}
        for visitor in sorted(visitors):
            await self.remember(visitor, record.id, connection)

    async def remember(
        self, visitor: str, table: str, connection: AsyncConnection | None = None
    ) -> None:
        """Note that a visitor has to do with a table."""
        if connection is None:
            async with self._storing() as own:
                await self.remember(visitor, table, own)
            return
        values = {"visitor": visitor, "table_id": table}
        known = await connection.execute(
            sql.select(holders.c.visitor).filter_by(visitor=visitor, table_id=table)
        )
        if known.first() is None:
            await connection.execute(holders.insert().values(**values))

    async def load(self, table: str) -> tuple[TableRecord, list[Row]] | None:
        """A table with all its choices; `None` when there is none."""
        async with self._reading() as connection:
            found = (
                await connection.execute(sql.select(tables.c.data).where(tables.c.id == table))
            ).first()
            if found is None:
                return None
            stored = await connection.execute(
                sql.select(choices).where(choices.c.table_id == table).order_by(choices.c.sequence)
            )
            rows = [Row(item[1], item[2], item[3], item[4], item[5]) for item in stored]
        return msgspec.json.decode(found[0], type=TableRecord), rows

    async def tables_of(self, visitor: str, most: int = 30) -> list[tuple[TableRecord, Summary]]:
        """The newest tables a visitor has to do with."""
        query = (
            sql.select(tables.c.data, tables.c.summary)
            .join(holders, holders.c.table_id == tables.c.id)
            .where(holders.c.visitor == visitor)
            .order_by(tables.c.touched.desc())
            .limit(most)
        )
        return await self._listed(query)

    async def open_tables(self, most: int = 20) -> list[tuple[TableRecord, Summary]]:
        """Tables listed for all that have a free seat."""
        query = (
            sql.select(tables.c.data, tables.c.summary)
            .where(tables.c.open)
            .order_by(tables.c.touched.desc())
            .limit(most)
        )
        return await self._listed(query)

    async def _listed(self, query: sql.Select[Any]) -> list[tuple[TableRecord, Summary]]:
        async with self._reading() as connection:
            found = (await connection.execute(query)).all()
        return [
            (
                msgspec.json.decode(data, type=TableRecord),
                msgspec.json.decode(summary, type=Summary),
            )
            for data, summary in found
        ]

    # Choices.

    async def add(
        self, table: str, row: Row, summary: Summary, record: TableRecord | None = None
    ) -> None:
        """Store one choice; returns when it is on the disk, raises `NotStored` when it is not."""
        job = _Job(table, row, summary, None if record is None else encoded(record))
        self._waiting.append(job)
        self._wake.set()
        await job.done

    async def _write(self) -> None:
        """Commit whatever waits, again and again."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            jobs, self._waiting = self._waiting, []
            if jobs:
                await self._commit(jobs)

    async def _store(self, jobs: list[_Job]) -> None:
        """One transaction."""
        async with self._alone:
            if self._here is not None:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._thread, _insert_alone, self._here, jobs)
                return
            async with self.engine.begin() as connection:
                await connection.run_sync(_insert, jobs)

    async def _commit(self, jobs: list[_Job]) -> None:
        try:
            await self._store(jobs)
        except Exception as fault:  # whatever it is, the next choice needs the writer
            if len(jobs) > 1:
                for job in jobs:
                    await self._commit([job])
                return
            if not jobs[0].done.done():
                jobs[0].done.set_exception(_not_stored(fault))
            return
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)


def _is_open(record: TableRecord) -> bool:
    return record.listed and not record.started


def _not_stored(fault: Exception) -> NotStored:
    if isinstance(fault, IntegrityError):
        return NotStored("Something else was stored first; nothing has changed.", "stored_before")
    # Without the statement: its parameters hold secrets.
    log.error("not stored: %s", getattr(fault, "orig", None) or fault)
    if "disk is full" in str(fault) or getattr(fault, "errno", 0) == errno.ENOSPC:
        return NotStored(
            "The server's disk is full: this was not stored, nothing has changed.", "disk_full"
        )
    return NotStored("This could not be stored; nothing has changed. Try again.", "not_stored")


_CHOSEN = choices.insert()
_TOUCHED = (
    tables.update()
    .where(tables.c.id == sql.bindparam("table"))
    .values(summary=sql.bindparam("now"), touched=sql.bindparam("time"))
)


def _insert_alone(engine: sql.Engine, jobs: Sequence[_Job]) -> None:
    """Store in this thread."""
    with engine.begin() as connection:
        _insert(connection, jobs)


def _insert(connection: sql.Connection, jobs: Sequence[_Job]) -> None:
    rows = [
        {
            "table_id": job.table,
            "sequence": job.row.sequence,
            "seat": job.row.seat,
            "decision": job.row.decision,
            "client": job.row.client,
            "lines": job.row.lines,
        }
        for job in jobs
        if job.row is not None
    ]
    connection.execute(_CHOSEN, rows)
    connection.execute(
        _TOUCHED,
        [
            {"table": job.table, "now": encoded(job.summary), "time": job.summary.touched}
            for job in jobs
        ],
    )
    for job in jobs:
        if job.record is not None:
            connection.execute(
                tables.update().where(tables.c.id == job.table).values(data=job.record)
            )


def _set_pragmas(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=20000")
    cursor.close()

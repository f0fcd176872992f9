"""The store: tables and their choices in one SQL database.

SQLite by default, in WAL mode with full sync, so that a stored choice survives a killed process and
a power cut. The pair (table, sequence) is the primary key of a choice: two writers can never both
store the same turn. Seats are rows with versions: a change that rests on an older one is refused.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from planetfall.core.errors import BadRequest
from planetfall.table import schema
from planetfall.table.errors import Damaged, NotStored
from planetfall.table.messages import Note, Row, Summary, TableRecord, encoded
from planetfall.table.packing import Snapshot, unpack_rows, unpack_snapshot
from planetfall.table.rows import (
    by_table,
    fixed,
    is_open,
    note_values,
    read_record,
    read_row,
    seat_values,
)
from planetfall.table.schema import choices, holders, keys, notes, seats, snapshots, tables
from planetfall.table.writer import Job, Writer, insert, notify

PATIENCE = 120.0
"""Seconds after which a database that gives no connection is given up."""

log = logging.getLogger("planetfall.table")

MOST_HELD = 2000
"""Tables of one visitor that are looked through for a list."""

BAN = "ban "
"""How the names of bans begin among the keys."""

CHANGED = "Something else was stored first; nothing has changed."


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


@dataclass
class StoredTable:
    """A table as the store has it."""

    record: TableRecord
    rows: list[Row]
    """Its choices, from the snapshot on if there is one."""
    snapshot: Snapshot | None = None
    notes: list[Note] = field(default_factory=list)
    fence: int = 0
    owner: int = 0


class Store:
    """Tables and choices in a database; open it before use."""

    def __init__(self, database: str) -> None:
        self.database = address(database)
        self.me = secrets.randbelow(1 << 30) + 1
        """Names this process among those that share the database."""
        self.key = ""
        """The secret by which the server knows again what it has issued."""
        self.writer: Writer | None = None
        self._engine: AsyncEngine | None = None
        self._thread: ThreadPoolExecutor | None = None
        self._here: sql.Engine | None = None
        """SQLite only: choices are stored by one thread of ours, whole commits at a time."""
        self._alone: AbstractAsyncContextManager[Any] = contextlib.nullcontext()
        """SQLite lets one write at a time: ours queue here instead of at its lock."""

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use the database at once."""
        return self.database.startswith("postgresql")

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        file = sql.make_url(self.database).database or ""
        if not self.is_shared and os.path.isdir(file):
            raise BadRequest(f"The database cannot be used (`{file}` is a folder).")
        # Hundreds of tables come back at once after a restart: they wait for their turn.
        self._engine = create_async_engine(self.database, pool_timeout=PATIENCE)
        if not self.is_shared:
            self._alone = asyncio.Lock()
            sql.event.listen(self._engine.sync_engine, "connect", _set_pragmas)
            self._here = sql.create_engine(self.database.replace("+aiosqlite", "", 1))
            sql.event.listen(self._here, "connect", _set_pragmas)
            self._thread = ThreadPoolExecutor(1, "store")
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(schema.migrate)
                self.key = await connection.run_sync(_server_key)
        except BaseException as fault:
            await self.close()
            if isinstance(fault, (SQLAlchemyError, OSError)):
                cause = getattr(fault, "orig", None) or fault
                raise BadRequest(f"The database cannot be used ({_one_line(cause)}).") from None
            raise
        self.writer = Writer(self._store, _not_stored)

    async def close(self) -> None:
        """Store what waits, then disconnect."""
        if self.writer is not None:
            await self.writer.close()
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
    async def storing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; `NotStored` when the database does not take it."""
        try:
            async with self._alone, self.engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as fault:
            raise _not_stored(fault) from fault

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
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

    async def create(
        self, record: TableRecord, summary: Summary, written: Sequence[Note] = ()
    ) -> None:
        """Store a new table."""
        values = {
            "id": record.id,
            "data": fixed(record),
            "title": record.title,
            "started": record.started,
            "over": record.over,
            "archived": record.archived,
            "summary": encoded(summary),
            "touched": summary.touched,
            "open": is_open(record),
            "version": record.version,
            "fence": 1,
            "owner": self.me,
        }
        rows = [seat_values(record.id, *each) for each in enumerate(record.seats)]
        async with self.storing() as connection:
            await connection.execute(tables.insert().values(**values))
            await connection.execute(seats.insert(), rows)
            if written:
                await connection.execute(
                    notes.insert(), [note_values(record.id, note) for note in written]
                )
            await self._hold(connection, record)

    async def save(
        self,
        record: TableRecord,
        summary: Summary,
        *,
        seats_changed: Sequence[int] | None = None,
        written: Sequence[Note] = (),
    ) -> None:
        """Store changed seats (all of them unless named), the title and the start of a game.

        `NotStored` when somebody else has changed the table since the record was read.
        """
        numbers = range(len(record.seats)) if seats_changed is None else seats_changed
        async with self.storing() as connection:
            changed = await connection.execute(
                tables.update()
                .where(tables.c.id == record.id, tables.c.version == record.version)
                .values(
                    data=fixed(record),
                    title=record.title,
                    started=record.started,
                    summary=encoded(summary),
                    open=is_open(record),
                    version=record.version + 1,
                )
            )
            if changed.rowcount != 1:
                raise NotStored(CHANGED, "stored_before")
            for number in numbers:
                seat = record.seats[number]
                values = seat_values(record.id, number, seat) | {"version": seat.version + 1}
                done = await connection.execute(
                    seats.update()
                    .where(seats.c.table_id == record.id, seats.c.number == number)
                    .where(seats.c.version == seat.version)
                    .values(**values)
                )
                if done.rowcount != 1:
                    raise NotStored(CHANGED, "stored_before")
            if written:
                await connection.execute(
                    notes.insert(), [note_values(record.id, note) for note in written]
                )
            await self._hold(connection, record)
            if self.is_shared:
                await connection.run_sync(notify, f"seats {self.me} {record.id} 0")
        record.version += 1
        for number in numbers:
            record.seats[number].version += 1

    async def _hold(self, connection: AsyncConnection, record: TableRecord) -> None:
        """Note which visitors have to do with a table, as far as that is new."""
        visitors = {record.host, *(name for seat in record.seats for name in seat.holders)}
        known = await connection.execute(
            sql.select(holders.c.visitor).where(
                holders.c.table_id == record.id, holders.c.visitor.in_(visitors)
            )
        )
        fresh = visitors - {each.visitor for each in known}
        if fresh:
            await connection.execute(
                holders.insert(),
                [{"visitor": visitor, "table_id": record.id} for visitor in sorted(fresh)],
            )

    async def knows(self, visitor: str) -> bool:
        """Whether a visitor has had to do with any table."""
        query = sql.select(holders.c.table_id).where(holders.c.visitor == visitor).limit(1)
        async with self.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def record(self, table: str) -> TableRecord | None:
        """A table without its choices; `None` when there is none."""
        async with self.reading() as connection:
            found = (
                await connection.execute(sql.select(tables).where(tables.c.id == table))
            ).first()
            if found is None:
                return None
            rows = await connection.execute(sql.select(seats).where(seats.c.table_id == table))
            return read_record(found, rows.all())

    async def load(self, table: str, *, whole: bool = False) -> StoredTable | None:
        """A table with its choices: all, or those since its snapshot; `None` when there is none."""
        async with self.reading() as connection:
            found = (
                await connection.execute(sql.select(tables).where(tables.c.id == table))
            ).first()
            if found is None:
                return None
            rows = await connection.execute(sql.select(seats).where(seats.c.table_id == table))
            record = read_record(found, rows.all())
            snapshot = None if whole else await self._snapshot(connection, table)
            since = 0 if snapshot is None else snapshot.sequence
            stored = await self._rows(connection, table, since, archived=record.archived)
            told = await self._notes(connection, table)
        if msgspec.json.decode(found.summary).get("over"):
            record.scores = msgspec.json.decode(found.summary, type=Summary).scores
        return StoredTable(record, stored, snapshot, told, found.fence, found.owner)

    async def notes(self, table: str) -> list[Note]:
        """Who came to hold which seat of a table, and when."""
        async with self.reading() as connection:
            return await self._notes(connection, table)

    async def _notes(self, connection: AsyncConnection, table: str) -> list[Note]:
        found = await connection.execute(
            sql.select(notes).where(notes.c.table_id == table).order_by(notes.c.number)
        )
        return [
            Note(each.number, each.at, each.place, each.kind, each.seat, each.name)
            for each in found
        ]

    async def _snapshot(self, connection: AsyncConnection, table: str) -> Snapshot | None:
        found = (
            await connection.execute(sql.select(snapshots).where(snapshots.c.table_id == table))
        ).first()
        try:
            return None if found is None else unpack_snapshot(found.data)
        except (ValueError, TypeError) as fault:  # the choices are all there: do without it
            log.error("the snapshot of table %s is damaged: %s", table, fault)
            return None

    async def _rows(
        self, connection: AsyncConnection, table: str, since: int, *, archived: bool
    ) -> list[Row]:
        try:
            if archived:
                packed = await connection.execute(
                    sql.select(schema.archives.c.data).where(schema.archives.c.table_id == table)
                )
                found = packed.first()
                if found is not None:
                    return [row for row in unpack_rows(found.data) if row.sequence >= since]
            stored = await connection.execute(
                sql.select(choices)
                .where(choices.c.table_id == table, choices.c.sequence >= since)
                .order_by(choices.c.sequence)
            )
            return [read_row(each) for each in stored]
        except (ValueError, TypeError) as fault:
            raise Damaged("The stored choices of this table are damaged.", "damaged") from fault

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """The choices of a live table from a number on."""
        async with self.reading() as connection:
            return await self._rows(connection, table, since, archived=False)

    # Lists.

    async def tables_of(self, visitor: str, most: int = 30) -> list[tuple[TableRecord, Summary]]:
        """The newest tables a visitor has to do with.

        His tables are looked up first and sorted here: a database that is asked for the newest of
        them at once may go through all tables, newest first, to find his.
        """
        async with self.reading() as connection:
            held = await connection.execute(
                sql.select(holders.c.table_id).where(holders.c.visitor == visitor).limit(MOST_HELD)
            )
            names = [each.table_id for each in held]
            ages = await connection.execute(
                sql.select(tables.c.id, tables.c.touched, tables.c.archived).where(
                    tables.c.id.in_(names)
                )
            )
            newest = sorted(
                (each for each in ages if not each.archived), key=lambda each: -each.touched
            )
        wanted = [each.id for each in newest[:most]]
        found = await self._listed(sql.select(tables).where(tables.c.id.in_(wanted)))
        return sorted(found, key=lambda each: wanted.index(each[0].id))

    async def open_tables(self, most: int = 20) -> list[tuple[TableRecord, Summary]]:
        """Tables listed for all that have a free seat."""
        query = (
            sql.select(tables)
            .where(tables.c.open == sql.true())
            .order_by(tables.c.touched.desc())
            .limit(most)
        )
        return await self._listed(query)

    async def _listed(self, query: sql.Select[Any]) -> list[tuple[TableRecord, Summary]]:
        async with self.reading() as connection:
            found = (await connection.execute(query)).all()
            names = [each.id for each in found]
            sitting = await connection.execute(sql.select(seats).where(seats.c.table_id.in_(names)))
            at = by_table(sitting.all())
        lines = []
        for each in found:
            try:
                summary = msgspec.json.decode(each.summary, type=Summary)
                lines.append((read_record(each, at.get(each.id, [])), summary))
            except (Damaged, msgspec.MsgspecError) as fault:
                log.error("table %s cannot be listed: %s", each.id, fault)
        return lines

    # Bans.

    async def bans(self) -> set[str]:
        """Addresses that the administrator does not want to be served."""
        query = sql.select(keys.c.name).where(keys.c.name.like(f"{BAN}%"))
        async with self.reading() as connection:
            return {each.name[len(BAN) :] for each in await connection.execute(query)}

    async def ban(self, address: str, *, ban: bool) -> None:
        """Note that an address is not served, or that it is again."""
        async with self.storing() as connection:
            await connection.execute(keys.delete().where(keys.c.name == BAN + address))
            if ban:
                await connection.execute(
                    keys.insert().values(name=BAN + address, value=str(int(time.time())))
                )

    # Choices.

    async def add(
        self,
        table: str,
        row: Row,
        summary: Summary,
        *,
        fence: int | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Store one choice; returns when it is on the disk, raises `NotStored` when it is not."""
        if self.writer is None:
            raise NotStored("The store is not open.", "store_closed")
        await self.writer.add(Job(table, row, summary, fence, snapshot))

    async def answered(self, table: str, seat: int, decision: str, client: str) -> Row | None:
        """The stored row of a message that was sent before."""
        query = sql.select(choices).where(
            choices.c.table_id == table,
            choices.c.seat == seat,
            choices.c.decision == decision,
            choices.c.client == client,
        )
        async with self.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else read_row(found)

    async def _store(self, jobs: list[Job]) -> None:
        """One transaction."""
        async with self._alone:
            if self._here is not None:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._thread, _insert_alone, self._here, jobs)
                return
            async with self.engine.begin() as connection:
                await connection.run_sync(insert, jobs, self.me)

    async def take(self, table: str, fence: int) -> int:
        """Make this process the owner of a table; the fence its writes must carry from now on."""
        async with self.storing() as connection:
            taken = await connection.execute(
                tables.update()
                .where(tables.c.id == table, tables.c.fence == fence)
                .where(tables.c.archived == sql.false())
                .values(fence=fence + 1, owner=self.me)
            )
            if taken.rowcount != 1:
                raise NotStored("Another process has taken this table over.", "moved")
            await connection.run_sync(notify, f"owner {self.me} {table} {fence + 1}")
        return fence + 1

    async def owner(self, table: str) -> tuple[int, int]:
        """The fence of a table and the process that owns it."""
        async with self.reading() as connection:
            found = (
                await connection.execute(
                    sql.select(tables.c.fence, tables.c.owner).where(tables.c.id == table)
                )
            ).first()
        return (0, 0) if found is None else (found.fence, found.owner)


def _not_stored(fault: Exception) -> NotStored:
    if isinstance(fault, NotStored):
        return fault
    if isinstance(fault, IntegrityError):
        return NotStored(CHANGED, "stored_before")
    # Without the statement: its parameters hold secrets.
    log.error("not stored: %s", getattr(fault, "orig", None) or fault)
    if "disk is full" in str(fault) or getattr(fault, "errno", 0) == errno.ENOSPC:
        return NotStored(
            "The server's disk is full: this was not stored, nothing has changed.", "disk_full"
        )
    return NotStored("This could not be stored; nothing has changed. Try again.", "not_stored")


def _one_line(fault: object) -> str:
    return " ".join(str(fault).split())[:200]


def _server_key(connection: sql.Connection) -> str:
    """The server's own secret, made at the first start."""
    query = sql.select(keys.c.value).where(keys.c.name == "visitors")
    found = connection.execute(query).scalar()
    if found is None:
        found = secrets.token_hex(32)
        connection.execute(keys.insert().values(name="visitors", value=found))
    return str(found)


def _insert_alone(engine: sql.Engine, jobs: Sequence[Job]) -> None:
    """Store in this thread."""
    with engine.begin() as connection:
        insert(connection, jobs)


def _set_pragmas(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=20000")
    cursor.close()

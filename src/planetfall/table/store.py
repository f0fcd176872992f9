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
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from planetfall.core.errors import BadRequest
from planetfall.table import queries, schema
from planetfall.table.errors import NotStored
from planetfall.table.messages import Note, Row, Summary, TableRecord
from planetfall.table.packing import Snapshot
from planetfall.table.peers import SHORT_LIVED
from planetfall.table.queries import Listed, StoredTable
from planetfall.table.schema import keys
from planetfall.table.writer import Job, Writer, insert

PATIENCE = 120.0
"""Seconds after which a database that gives no connection is given up."""

log = logging.getLogger("planetfall.table")

READERS = 4
"""Threads that read a SQLite database."""

SESSIONS = 10
"""Sessions of a process with PostgreSQL. They stay open: one that is opened when there is much to
do, and closed at once, costs several times what is done in it."""

SILENCE = 15.0
"""Seconds after which a PostgreSQL server that does not answer is given up: its host may be gone
without a word. A table that a stopped process holds is free before that."""

HOLDING = 10_000
"""Milliseconds that a session of PostgreSQL may hold a table in an open transaction without a word:
then its process is stopped, and others go on. A busy one may be silent for two seconds."""

T = TypeVar("T")


def default_database() -> str:
    """The database in the user's state folder, which is his alone: it holds hidden cards."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        base = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    folder = base / "planetfall"
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    return address(str(folder / "tables.sqlite"))


def address(database: str) -> str:
    """A database address from an address or the path of a file."""
    if "://" not in database:
        return f"sqlite+aiosqlite:///{database}"
    name, _, rest = database.partition("://")
    driver = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}.get(name, name)
    return f"{driver}://{rest}"


def is_shared(database: str) -> bool:
    """Whether several processes may use a database at once."""
    return address(database).startswith("postgresql")


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
        self._reading: AsyncEngine | None = None
        """PostgreSQL only: the same sessions, for what is read without a transaction."""
        self._thread: ThreadPoolExecutor | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._here: sql.Engine | None = None
        """SQLite only: one thread of ours writes, whole commits at a time; a few others read."""
        self._alone: AbstractAsyncContextManager[Any] = contextlib.nullcontext()
        """SQLite lets one write at a time: ours queue here instead of at its lock."""

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use the database at once."""
        return is_shared(self.database)

    async def open(self, *, as_it_is: bool = False) -> None:
        """Connect, and bring the schema up to date.

        A database that is opened `as_it_is` has to be there, and up to date: servers may use it.
        """
        file = sql.make_url(self.database).database or ""
        if not self.is_shared and os.path.isdir(file):
            raise BadRequest(f"The database cannot be used (`{file}` is a folder).")
        if not self.is_shared and as_it_is and not os.path.exists(file):
            raise BadRequest(f"There is no database `{file}`.")
        # Hundreds of tables come back at once after a restart: they wait for their turn.
        sessions: dict[str, Any] = {}
        if self.is_shared:
            sessions = {"pool_size": SESSIONS, "max_overflow": 0}
            sessions["connect_args"] = {"timeout": SILENCE}
        self._engine = create_async_engine(self.database, pool_timeout=PATIENCE, **sessions)
        if self.is_shared:
            self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
            sql.event.listen(self._engine.sync_engine, "connect", _set_timeouts)
        else:
            self._alone = asyncio.Lock()
            sql.event.listen(self._engine.sync_engine, "connect", _set_pragmas)
            self._here = sql.create_engine(self.database.replace("+aiosqlite", "", 1))
            sql.event.listen(self._here, "connect", _set_pragmas)
            self._thread = ThreadPoolExecutor(1, "store")
            self._readers = ThreadPoolExecutor(READERS, "read")
        try:
            async with self._engine.begin() as connection:
                await self._take_time(connection)
                work = schema.check_newest if as_it_is else schema.migrate
                await connection.run_sync(work)
                self.key = await connection.run_sync(queries.server_key)
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
        for threads in (self._thread, self._readers):
            if threads is not None:
                threads.shutdown()
        if self._here is not None:
            self._here.dispose()
        if self._engine is not None:
            await self._engine.dispose()

    @property
    def engine(self) -> AsyncEngine:
        """The engine of an open store."""
        if self._engine is None:
            raise NotStored("The store is not open.", "store_closed")
        return self._engine

    async def write(self, work: Callable[[sql.Connection], T]) -> T:
        """Do something as a whole in one transaction; `NotStored` if the database refuses it."""
        try:
            return await self._transact(work)
        except (SQLAlchemyError, OSError) as fault:
            raise _not_stored(fault) from fault

    async def _transact(self, work: Callable[[sql.Connection], T]) -> T:
        async with self._alone:
            if self._here is not None:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._thread, _begun, self._here, work)
            async with self.engine.connect() as connection, asyncio.timeout(SILENCE):
                async with connection.begin():
                    return await connection.run_sync(work)

    async def read(self, work: Callable[[sql.Connection], T]) -> T:
        """Read something as a whole; `NotStored` when the database does not answer."""
        try:
            if self._here is not None:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._readers, _connected, self._here, work)
            engine = self._reading or self.engine
            async with engine.connect() as connection, asyncio.timeout(SILENCE):
                return await connection.run_sync(work)
        except (SQLAlchemyError, OSError) as fault:
            raise _not_read(fault) from fault

    @contextlib.asynccontextmanager
    async def storing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction in steps, for rare work; `NotStored` when the database refuses it."""
        try:
            async with self._alone, self.engine.begin() as connection:
                await self._take_time(connection)
                yield connection
        except (SQLAlchemyError, OSError) as fault:
            raise _not_stored(fault) from fault

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with in steps; `NotStored` when the database does not answer."""
        try:
            async with self.engine.connect() as connection:
                await self._take_time(connection)
                yield connection
        except (SQLAlchemyError, OSError) as fault:
            raise _not_read(fault) from fault

    async def _take_time(self, connection: AsyncConnection) -> None:
        """Let a transaction rest between its steps."""
        if self.is_shared:
            await connection.execute(sql.text("SET LOCAL idle_in_transaction_session_timeout = 0"))

    # Tables.

    async def create(
        self,
        record: TableRecord,
        summary: Summary,
        *,
        rows: Sequence[Row] = (),
        snapshot: Snapshot | None = None,
    ) -> None:
        """Store a new table, with its choices if it has some already."""
        await self.write(lambda c: queries.create(c, record, summary, rows, snapshot, self.me))

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
        await self.write(lambda c: queries.save(c, record, summary, numbers, written, self.me))
        record.version += 1
        for number in numbers:
            record.seats[number].version += 1

    async def knows(self, visitor: str) -> bool:
        """Whether a visitor has had to do with any table."""
        return await self.read(partial(queries.knows, visitor=visitor))

    async def record(self, table: str) -> TableRecord | None:
        """A table without its choices; `None` when there is none."""
        read = await self.read(partial(queries.record_of, table=table))
        return None if read is None else read[0]

    async def load(self, table: str, *, whole: bool = False) -> StoredTable | None:
        """A table with its choices: all, or those since its snapshot; `None` when there is none."""
        return await self.read(partial(queries.load, table=table, whole=whole))

    async def notes(self, table: str) -> list[Note]:
        """Who came to hold which seat of a table, and when."""
        return await self.read(partial(queries.notes_of, table=table))

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """The choices of a live table from a number on."""
        return await self.read(partial(queries.rows_of, table=table, since=since, archived=False))

    # Lists.

    async def tables_of(self, visitor: str, most: int = 30) -> Listed:
        """The newest tables a visitor has to do with."""
        return await self.read(partial(queries.tables_of, visitor=visitor, most=most))

    async def open_tables(self, most: int = 20) -> Listed:
        """Tables listed for all that have a free seat."""
        return await self.read(partial(queries.open_tables, most=most))

    # Bans.

    async def bans(self) -> set[str]:
        """Addresses that the administrator does not want to be served."""
        return await self.read(queries.bans)

    async def ban(self, address: str, *, ban: bool) -> None:
        """Note that an address is not served, or that it is again."""
        async with self.storing() as connection:
            await connection.execute(keys.delete().where(keys.c.name == queries.BAN + address))
            if ban:
                await connection.execute(
                    keys.insert().values(name=queries.BAN + address, value=str(int(time.time())))
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

    async def _store(self, jobs: list[Job]) -> set[str]:
        """One transaction; the tables whose choice is stored."""
        return await self._transact(partial(insert, jobs=jobs, me=self.me))

    async def answered(self, table: str, seat: int, decision: str, client: str) -> Row | None:
        """The stored row of a message that was sent before."""
        return await self.read(
            partial(queries.answered, table=table, seat=seat, decision=decision, client=client)
        )

    async def take(self, table: str, since: int) -> tuple[int, list[Row]]:
        """Make this process the owner of a table.

        The fence its writes must carry from now on, and the choices from a number on.
        """
        return await self.write(partial(queries.take, table=table, since=since, me=self.me))


def _not_stored(fault: Exception) -> NotStored:
    if isinstance(fault, NotStored):
        return fault
    if isinstance(fault, IntegrityError):
        return NotStored(queries.CHANGED, "stored_before")
    log.error("not stored: %s", _cause(fault))
    if "disk is full" in str(fault) or getattr(fault, "errno", 0) == errno.ENOSPC:
        return NotStored(
            "The server's disk is full: this was not stored, nothing has changed.", "disk_full"
        )
    return NotStored("This could not be stored; nothing has changed. Try again.", "not_stored")


def _not_read(fault: Exception) -> NotStored:
    log.error("not read: %s", _cause(fault))
    return NotStored("The database does not answer; nothing has changed.", "no_database")


def _cause(fault: Exception) -> object:
    """What is wrong, without the statement: its parameters hold secrets."""
    if isinstance(fault, TimeoutError):
        return f"no answer for {SILENCE:g} s"
    return getattr(fault, "orig", None) or fault


def _one_line(fault: object) -> str:
    return " ".join(str(fault).split())[:200]


def _begun(engine: sql.Engine, work: Callable[[sql.Connection], T]) -> T:
    """Do something in a transaction, in this thread."""
    with engine.begin() as connection:
        return work(connection)


def _connected(engine: sql.Engine, work: Callable[[sql.Connection], T]) -> T:
    """Read something, in this thread."""
    with engine.connect() as connection:
        return work(connection)


def _set_timeouts(connection: Any, record: Any) -> None:
    setting = f"{SHORT_LIVED}; SET idle_in_transaction_session_timeout = {HOLDING}"
    connection.run_async(lambda driver: driver.execute(setting))


def _set_pragmas(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=20000")
    cursor.close()

"""Other processes on the same PostgreSQL database: what they tell each other, and who is alive.

Each process keeps one session open. It listens there, and holds an advisory lock that ends with
it: whoever finds the lock free knows that the process is gone, within a second of a kill.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from planetfall.table.writer import CHANNEL

LOCKS = 0x706C616E
"""The class of the locks that living processes hold."""

SILENCE = 10.0
"""Seconds after which a session that does not answer is given up."""

AGAIN = 0.5
"""Seconds between tries to reach a database that was lost."""

SHORT_LIVED = (
    "SET tcp_keepalives_idle = 1; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 2"
)
"""A host that is gone without a word is noticed by the database within three seconds."""

_ALIVE = (
    "SELECT objid::bigint FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database "
    "WHERE locktype = 'advisory' AND classid = $1 AND granted AND datname = current_database()"
)

log = logging.getLogger("planetfall.table")

Hear = Callable[[str, int, str, str], None]
"""Takes a message of another process: what, who, which table, and the rest."""


class Peers:
    """The session of this process with the others."""

    def __init__(self, database: str, me: int, hear: Hear, lost: Callable[[], None]) -> None:
        self.me = me
        self._engine: AsyncEngine = create_async_engine(
            database, poolclass=NullPool, isolation_level="AUTOCOMMIT"
        )
        self._hear = hear
        self._lost = lost
        """Called when messages may have been missed."""
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._lock = asyncio.Lock()
        self._again: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        """Begin to listen."""
        self._connection = await self._engine.connect()
        raw = await self._connection.get_raw_connection()
        driver: Any = raw.driver_connection
        with contextlib.suppress(Exception):  # over a socket of the same machine there is no TCP
            await driver.execute(SHORT_LIVED)
        await driver.execute("SELECT pg_advisory_lock($1::int, $2::int)", LOCKS, self.me)
        await driver.add_listener(CHANNEL, self._heard)
        driver.add_termination_listener(self._terminated)
        self._driver = driver

    def _heard(self, driver: Any, pid: int, channel: str, message: str) -> None:
        what, who, table, rest = [*message.split(" ", 3), "", "", ""][:4]
        if who != str(self.me) and who.isdigit():
            self._hear(what, int(who), table, rest)

    def _terminated(self, driver: Any) -> None:
        self._driver = None
        if not self._closing and (self._again is None or self._again.done()):
            log.error("the session with the database is lost")
            self._lost()
            self._again = asyncio.get_running_loop().create_task(self._reopen())

    async def _reopen(self) -> None:
        while self._driver is None:
            await asyncio.sleep(AGAIN)
            with contextlib.suppress(SQLAlchemyError, OSError):
                if self._connection is not None:
                    with contextlib.suppress(Exception):
                        await self._connection.invalidate()
                await self.open()
        self._lost()

    async def tell(self, what: str, table: str, rest: str = "") -> None:
        """Send the others a message; nothing depends on its arrival."""
        if self._driver is None:
            return
        message = f"{what} {self.me} {table} {rest}"
        with contextlib.suppress(Exception):
            await self._ask("execute", "SELECT pg_notify($1, $2)", CHANNEL, message)

    async def alive(self) -> set[int]:
        """The processes that live, this one included; everybody, if the database is silent."""
        if self._driver is None:
            return set()
        return {int(row[0]) for row in await self._ask("fetch", _ALIVE, LOCKS)}

    async def _ask(self, method: str, *given: Any) -> Any:
        """Ask the database something; a session that does not answer is given up."""
        async with self._lock:
            driver = self._driver
            if driver is None:
                raise OSError("the session with the database is lost")
            try:
                async with asyncio.timeout(SILENCE):
                    return await getattr(driver, method)(*given)
            except TimeoutError:
                driver.terminate()
                raise

    async def close(self) -> None:
        """Say goodbye: the lock is free at once."""
        self._closing = True
        if self._again is not None:
            self._again.cancel()
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close()
        await self._engine.dispose()

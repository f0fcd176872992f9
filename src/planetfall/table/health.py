"""What is well with a server and what is not, looked at now and then and not for every stranger."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from pathlib import Path

import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.engine import make_url

from planetfall.table import schema
from planetfall.table.errors import NotStored
from planetfall.table.schema import keys
from planetfall.table.store import Store

LASTS = 3.0
"""Seconds for which a look counts."""

LEAST_DISK = 64
"""Megabytes below which the disk counts as full."""

SILENCE = 3.0
"""Seconds after which a database that does not answer is given up."""

SLOW = 5.0
"""Seconds after which storing a choice is too slow."""


class Health(Struct):
    """The state of a server."""

    ok: bool
    problems: list[str]
    """What is wrong, in words."""
    store_writable: bool
    schema: str
    disk_free_mb: int
    """-1 where the database is on another machine."""
    store_lag_ms: int
    """How long the last choice took to be stored, in whole seconds.

    Anybody may ask: closer figures would tell when a sealed choice was made.
    """


class Doctor:
    """Looks at a server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: tuple[float, Health] | None = None
        self._lock = asyncio.Lock()

    async def look(self) -> Health:
        """The state of the server, at most some seconds old; all who ask meanwhile wait for it."""
        async with self._lock:
            now = time.monotonic()
            if self._seen is None or now - self._seen[0] > LASTS:
                health = await self._look()
                self._seen = (time.monotonic(), health)
            return self._seen[1]

    async def _look(self) -> Health:
        problems = []
        version, writable = "", True
        try:
            async with asyncio.timeout(SILENCE), self._store.storing() as connection:
                version = await connection.run_sync(schema.current)
                await connection.execute(
                    keys.update().where(keys.c.name == "visitors").values(value=keys.c.value)
                )
        except NotStored as fault:
            writable = False
            problems.append(str(fault))
        except TimeoutError:
            writable = False
            problems.append(f"The database has not answered for {SILENCE:g} s.")
        if writable and version != schema.newest():
            problems.append(f"The database has schema {version}, not {schema.newest()}.")
        free = _free_megabytes(self._store.database)
        if 0 <= free < LEAST_DISK:
            problems.append(f"The disk has only {free} MB left.")
        lag = 0.0 if self._store.writer is None else self._store.writer.lag
        if lag > SLOW:
            problems.append(f"Storing a choice took {lag:.0f} s.")
        return Health(not problems, problems, writable, version, free, 1000 * round(lag))


def _free_megabytes(database: str) -> int:
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        return -1
    folder = Path(os.path.abspath(url.database)).parent
    try:
        return shutil.disk_usage(folder).free // (1024 * 1024)
    except OSError:
        return -1


async def counts(store: Store) -> dict[str, int]:
    """How many tables are stored, archived or not."""
    query = sql.select(schema.tables.c.archived, sql.func.count()).group_by(
        schema.tables.c.archived
    )
    async with store.reading() as connection:
        counted = {bool(archived): count for archived, count in await connection.execute(query)}
    return {"stored": counted.get(False, 0), "archived": counted.get(True, 0)}

"""Who uses a database: one process at a time a SQLite file, several at once PostgreSQL.

The claim ends with the process, however it ends: SQLite's is a lock on a file beside the database,
PostgreSQL's a shared advisory lock of a connection that stays open. Whoever restores or upgrades a
database takes it for himself alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import IO

import sqlalchemy as sql
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from planetfall.core.errors import BadRequest

PATIENCE = 2.0
"""Seconds after which a database that is still held is given up; a kill may be noticed late."""

ADVISORY_LOCK = 0x706C616E65
Take = Callable[[], Awaitable[bool]]
"""Tries to take the claim."""

TAKEN = "Another server uses this database; end it first, or name another one with `--database`."


@contextlib.asynccontextmanager
async def claimed(database: str, *, alone: bool = False) -> AsyncIterator[None]:
    """Hold a database, given by its address; `BadRequest` while another process holds it.

    Several servers share a PostgreSQL database, unless one wants it `alone`.
    """
    claim: contextlib.AbstractAsyncContextManager[Take | None]
    url = make_url(database)
    if url.get_backend_name() != "sqlite":
        claim = _in_database(database, alone=alone)
    elif url.database and url.database != ":memory:":
        claim = _beside_file(Path(url.database))
    else:
        claim = contextlib.nullcontext(None)
    async with claim as take:
        end = time.monotonic() + PATIENCE
        while take is not None and not await take():
            if time.monotonic() > end:
                raise BadRequest(TAKEN)
            await asyncio.sleep(0.1)
        yield


@contextlib.asynccontextmanager
async def _beside_file(database: Path) -> AsyncIterator[Take]:
    path = database.resolve()
    try:
        file = path.with_name(path.name + ".lock").open("ab")
    except OSError as fault:
        raise BadRequest(f"`{database}` cannot be used ({fault.strerror}).") from None

    async def take() -> bool:
        try:
            _lock(file)
        except OSError:
            return False
        return True

    with file:
        yield take


def _lock(file: IO[bytes]) -> None:
    """Lock a file for this process; `OSError` while another has it."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextlib.asynccontextmanager
async def _in_database(database: str, *, alone: bool) -> AsyncIterator[Take]:
    engine = create_async_engine(database, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    try:
        connection = await engine.connect()
    except (SQLAlchemyError, OSError) as fault:
        raise BadRequest(
            f"The database cannot be reached ({getattr(fault, 'orig', None) or fault})."
        ) from None

    async def take() -> bool:
        functions = sql.func.pg_try_advisory_lock, sql.func.pg_try_advisory_lock_shared
        query = sql.select(functions[not alone](ADVISORY_LOCK))
        return bool((await connection.execute(query)).scalar_one())

    try:
        yield take
    finally:
        await connection.close()
        await engine.dispose()

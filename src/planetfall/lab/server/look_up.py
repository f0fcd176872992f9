"""Looks into the database of a server under test, past the server, without changing anything."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any


def query(database: Path | str, text: str, *values: Any) -> list[Any]:
    """The rows that a query finds; values are written `$1`, `$2` …"""
    if str(database).startswith("postgresql"):
        with ThreadPoolExecutor(1) as other:  # this thread may run a loop of its own
            return other.submit(asyncio.run, _postgresql(str(database), text, values)).result()
    return _sqlite(Path(database), text, values)


def _sqlite(database: Path, text: str, values: tuple[Any, ...]) -> list[Any]:
    """A connection that cannot change anything, not even tidy up after a killed writer."""
    for number in range(len(values), 0, -1):
        text = text.replace(f"${number}::integer", f"?{number}").replace(f"${number}", f"?{number}")
    path = database.absolute().as_uri()
    with closing(sqlite3.connect(f"{path}?mode=ro", uri=True, timeout=20)) as connection:
        found = connection.execute(text, values)
        names = [column[0] for column in found.description]
        return [SimpleNamespace(**dict(zip(names, row, strict=True))) for row in found]


async def _postgresql(database: str, text: str, values: tuple[Any, ...]) -> list[Any]:
    import asyncpg

    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch(text, *values)
    finally:
        await connection.close()
    return [SimpleNamespace(**dict(row)) for row in rows]

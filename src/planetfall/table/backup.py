"""Backups: all tables of a database in one file, taken while the server runs.

The file is JSON lines, packed: a header with the schema, then every row of every table as it was at
one moment. It fits SQLite and PostgreSQL alike, so it also moves tables from one to the other.
"""

from __future__ import annotations

import base64
import contextlib
import gzip
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError

from planetfall.core.errors import BadRequest
from planetfall.table import schema
from planetfall.table.claim import claimed
from planetfall.table.store import Store

FORMAT = 1
BATCH = 500


def private(path: str, flags: int) -> int:
    """Open a file that holds hidden cards: a new one is its owner's alone."""
    return os.open(path, flags, 0o600)


async def backup(database: str, file: Path) -> int:
    """Write everything into a file; how many rows. Servers go on meanwhile."""
    store = Store(database)
    await store.open(as_it_is=True)
    count = 0
    part = file.with_name(file.name + ".part")
    try:
        with (
            open(part, "wb", opener=private) as packed,
            gzip.open(packed, "wt", encoding="utf-8") as out,
        ):
            header = {"planetfall backup": FORMAT, "schema": schema.newest()}
            out.write(json.dumps(header) + "\n")
            async with store.engine.connect() as connection:
                if store.is_shared:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                else:
                    await connection.exec_driver_sql("BEGIN")  # one moment for all tables
                for table in schema.metadata.sorted_tables:
                    rows = await connection.stream(sql.select(table))  # more than memory holds
                    async for row in rows.mappings():
                        values = {name: _written(value) for name, value in row.items()}
                        out.write(json.dumps([table.name, values], ensure_ascii=False) + "\n")
                        count += 1
            out.write(json.dumps({"rows": count}) + "\n")
        part.replace(file)
    except OSError as fault:
        raise BadRequest(f"`{file}` cannot be written ({fault.strerror}).") from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        await store.close()
    return count


async def restore(file: Path, database: str) -> int:
    """Fill an empty database from a file; how many rows. `BadRequest` if it is not empty."""
    lines = _lines(file)
    header = next(lines, None)
    if not isinstance(header, dict) or header.get("planetfall backup") != FORMAT:
        raise BadRequest(f"`{file}` is no backup of Planetfall.")
    if header.get("schema") != schema.newest():
        raise BadRequest(
            f"The backup has schema {str(header.get('schema'))[:20]}; this program writes "
            f"{schema.newest()}. Restore it with the program that made it, then start this one."
        )
    store = Store(database)
    async with claimed(store.database, alone=True):
        await store.open()
        try:
            return await _fill(store, lines, file)
        finally:
            await store.close()


async def _fill(store: Store, lines: Iterator[Any], file: Path) -> int:
    async with store.storing() as connection:
        if (await connection.execute(sql.select(schema.tables.c.id).limit(1))).first() is not None:
            raise BadRequest("The database has tables already; restore into an empty one.")
        await connection.execute(schema.keys.delete())
        count, waiting, last = 0, list[dict[str, Any]](), schema.keys
        try:
            for table, values in _rows(lines):
                if waiting and (table is not last or len(waiting) == BATCH):
                    await connection.execute(last.insert(), waiting)
                    waiting = []
                waiting.append(values)
                last, count = table, count + 1
            if waiting:
                await connection.execute(last.insert(), waiting)
        except (KeyError, TypeError, ValueError, AttributeError, StatementError) as fault:
            if isinstance(fault, DBAPIError) and not isinstance(fault, (IntegrityError, DataError)):
                raise  # the database is at fault
            raise BadRequest(f"`{file}` is cut off or damaged; nothing was restored.") from None
        return count


def _rows(lines: Iterator[Any]) -> Iterator[tuple[sql.Table, dict[str, Any]]]:
    """The rows of a backup; `ValueError` unless it holds as many as it says, and nothing more."""
    known = {table.name: table for table in schema.metadata.sorted_tables}
    count, is_whole = 0, False
    for line in lines:  # to the end: there its sum is checked
        if is_whole or (isinstance(line, dict) and line != {"rows": count}):
            raise ValueError("It has another number of rows.")
        if isinstance(line, dict):
            is_whole = True
            continue
        name, values = line
        if set(values) != set(known[name].columns.keys()):
            raise ValueError("It has other columns.")
        yield known[name], {key: _read(value) for key, value in values.items()}
        count += 1
    if not is_whole:
        raise ValueError("Its end is missing.")


def _lines(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as text:
            for line in text:
                yield json.loads(line)
    except (OSError, EOFError, ValueError, RecursionError, zlib.error) as fault:
        raise BadRequest(f"`{file}` cannot be read as a backup ({fault}).") from None


def _written(value: Any) -> Any:
    if isinstance(value, (bytes, memoryview)):
        return {"bytes": base64.b64encode(bytes(value)).decode()}
    return value


def _read(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value

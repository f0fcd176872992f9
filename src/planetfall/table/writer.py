"""Stores choices: those of several tables that arrive while a commit runs share the next one."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import sqlalchemy as sql

from planetfall.table.errors import NotStored
from planetfall.table.messages import Row, Summary, encoded
from planetfall.table.packing import Snapshot, pack_snapshot
from planetfall.table.rows import row_values
from planetfall.table.schema import choices, snapshots, tables

CHANNEL = "planetfall"
"""Where processes that share a PostgreSQL database tell each other what they have stored."""

MOVED = "Another process has taken this table over."


class Job:
    """One choice to store, together with others."""

    def __init__(
        self, table: str, row: Row, summary: Summary, fence: int | None, snapshot: Snapshot | None
    ) -> None:
        self.table = table
        self.row = row
        self.summary = summary
        self.fence = fence
        """The number of the process that may write; `None` where only one can."""
        self.snapshot = snapshot
        self.since = time.monotonic()
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Commits whatever waits, again and again."""

    def __init__(
        self,
        store: Callable[[list[Job]], Awaitable[set[str]]],
        explain: Callable[[Exception], NotStored],
    ) -> None:
        self._store = store
        self._explain = explain
        self._waiting: list[Job] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._write())
        self.lag = 0.0
        """Seconds the last choice took to be stored."""

    async def add(self, job: Job) -> None:
        """Return when a job is on the disk; raise `NotStored` when it is not."""
        self._waiting.append(job)
        self._wake.set()
        await job.done

    async def close(self) -> None:
        """Store what waits, then stop."""
        while self._waiting:
            await asyncio.sleep(0.01)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            jobs, self._waiting = self._waiting, []
            if jobs:
                await self._commit(jobs)

    async def _commit(self, jobs: list[Job]) -> None:
        try:
            stored = await self._store(jobs)
        except Exception as fault:  # whatever it is, the next choice needs the writer
            if len(jobs) > 1 and not isinstance(fault, OSError):
                for job in jobs:
                    await self._commit([job])
                return
            for job in jobs:  # where the database is gone, it is so for all of them
                if not job.done.done():
                    job.done.set_exception(self._explain(fault))
            return
        self.lag = time.monotonic() - jobs[0].since
        for job in jobs:
            if job.done.done():
                continue
            if job.table in stored:
                job.done.set_result(None)
            else:
                job.done.set_exception(NotStored(MOVED, "moved"))


_CHOSEN = choices.insert()
_NOW: dict[str, Any] = {
    "summary": sql.bindparam("now"),
    "touched": sql.case(
        (sql.bindparam("time") == 0, tables.c.touched), else_=sql.bindparam("time")
    ),
    "over": sql.bindparam("ended"),
}
_TOUCHED = tables.update().where(tables.c.id == sql.bindparam("table")).values(**_NOW)
_FENCED = _TOUCHED.where(tables.c.fence == sql.bindparam("held"))
_NO_SNAPSHOT = snapshots.delete().where(snapshots.c.table_id == sql.bindparam("table"))
_SNAPSHOT = snapshots.insert()


_HELD = sql.text(
    """
    WITH news AS (
        SELECT * FROM unnest(
            CAST(:tables AS varchar[]), CAST(:held AS integer[]), CAST(:now AS text[]),
            CAST(:time AS bigint[]), CAST(:ended AS boolean[])
        ) AS each (id, fence, summary, touched, over)
    ), held AS (
        SELECT tables.id FROM tables JOIN news USING (id)
        WHERE news.fence IS NULL OR news.fence = tables.fence
        ORDER BY tables.id FOR NO KEY UPDATE OF tables
    )
    UPDATE tables SET summary = news.summary, over = news.over,
        touched = CASE news.touched WHEN 0 THEN tables.touched ELSE news.touched END
    FROM news JOIN held USING (id) WHERE tables.id = news.id RETURNING tables.id
    """
)
"""PostgreSQL: what `_TOUCHED` and `_FENCED` do, for many tables in one go.

Between two statements the server's loop draws pages: a commit shall not wait for many of them. The
tables are locked in their order, so that two processes never wait for each other.
"""
_NOTIFY = sql.text("SELECT pg_notify(:channel, m) FROM unnest(CAST(:messages AS text[])) AS m")


def insert(connection: sql.Connection, jobs: Sequence[Job], me: int = 0) -> set[str]:
    """Write some choices; the tables whose choice is stored.

    The others belong to another process now.
    """
    is_shared = connection.dialect.name == "postgresql"
    held = _hold_many(connection, jobs) if is_shared else _hold_each(connection, jobs)
    stored = [job for job in jobs if job.table in held]
    if not stored:
        return held
    connection.execute(_CHOSEN, [row_values(job.table, job.row) for job in stored])
    for job in stored:
        if job.snapshot is not None:
            connection.execute(_NO_SNAPSHOT, {"table": job.table})
            keep_snapshot(connection, job.table, job.snapshot)
    if is_shared:
        notify(connection, *(f"choice {me} {job.table} {job.row.sequence}" for job in stored))
    return held


def keep_snapshot(connection: sql.Connection, table: str, snapshot: Snapshot) -> None:
    """Store the snapshot of a table that has none."""
    data = pack_snapshot(snapshot)
    values = {"table_id": table, "sequence": snapshot.sequence, "data": data}
    connection.execute(_SNAPSHOT, values)


def _hold_each(connection: sql.Connection, jobs: Sequence[Job]) -> set[str]:
    """Note the last change of some tables; those that are still ours."""
    held: set[str] = set()
    for job in jobs:
        values = {
            "table": job.table,
            "now": encoded(job.summary),
            "time": job.summary.touched,
            "ended": job.summary.over,
        }
        if job.fence is None:
            connection.execute(_TOUCHED, values)
            held.add(job.table)
        elif connection.execute(_FENCED, {**values, "held": job.fence}).rowcount == 1:
            held.add(job.table)
    return held


def _hold_many(connection: sql.Connection, jobs: Sequence[Job]) -> set[str]:
    """The same in one statement."""
    newest = {job.table: job for job in jobs}.values()
    values = {
        "tables": [job.table for job in newest],
        "held": [job.fence for job in newest],
        "now": [encoded(job.summary) for job in newest],
        "time": [job.summary.touched for job in newest],
        "ended": [job.summary.over for job in newest],
    }
    return set(connection.execute(_HELD, values).scalars())


def notify(connection: sql.Connection, *messages: str) -> None:
    """Tell other processes, as soon as this transaction is committed."""
    connection.execute(_NOTIFY, {"channel": CHANNEL, "messages": list(messages)})

"""Archiving: old tables leave the lists, and their choices are packed into one row.

An archived table can still be read. Nothing is deleted unless a setting says so.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sql

from planetfall.table import queries
from planetfall.table.messages import Row
from planetfall.table.packing import pack_rows
from planetfall.table.rows import read_row, row_values
from planetfall.table.schema import (
    archives,
    choices,
    holders,
    notes,
    seats,
    snapshots,
    tables,
)
from planetfall.table.store import Store
from planetfall.table.writer import notify

DAY = 24 * 3600
AT_ONCE = 50
"""Tables that are archived in one go: others wait for the database meanwhile."""


@dataclass(frozen=True)
class Archiving:
    """After how many days; 0 for never."""

    finished: int = 90
    abandoned: int = 365
    deleted: int = 0

    async def run(
        self, store: Store, now: float | None = None, *, spared: Sequence[str] = ()
    ) -> tuple[int, int]:
        """Archive and delete what is due, a part at a time; how many of each.

        Tables that somebody plays are `spared`: a clock may have been wrong and put right.
        """
        moment = time.time() if now is None else now
        due = []
        if self.finished:
            due.append(sql.and_(tables.c.over, tables.c.touched < moment - self.finished * DAY))
        if self.abandoned:
            due.append(tables.c.touched < moment - self.abandoned * DAY)
        names: list[str] = []
        if due:
            query = (
                sql.select(tables.c.id)
                .where(tables.c.archived == sql.false(), sql.or_(*due))
                .where(tables.c.id.not_in(spared))
                .limit(AT_ONCE)
            )
            async with store.reading() as connection:
                names = [each.id for each in await connection.execute(query)]
        for name in names:
            await archive(store, name)
        gone = await self._delete(store, moment) if self.deleted else 0
        return len(names), gone

    async def _delete(self, store: Store, moment: float) -> int:
        query = (
            sql.select(tables.c.id)
            .where(tables.c.archived == sql.true())
            .where(tables.c.touched < moment - self.deleted * DAY)
            .limit(AT_ONCE)
        )
        async with store.reading() as connection:
            names = [each.id for each in await connection.execute(query)]
        for name in names:
            await delete(store, name)
        return len(names)


async def archive(store: Store, table: str) -> None:
    """Archive one table; a choice that is on its way to be stored is refused from here on."""
    async with store.storing() as connection:
        await connection.execute(
            tables.update()
            .where(tables.c.id == table)
            .values(
                archived=True,
                open=False,
                version=tables.c.version + 1,
                fence=tables.c.fence + 1,
                owner=0,
            )
        )
        stored = await connection.execute(
            sql.select(choices).where(choices.c.table_id == table).order_by(choices.c.sequence)
        )
        rows: list[Row] = [read_row(each) for each in stored]
        if rows:
            await connection.execute(archives.delete().where(archives.c.table_id == table))
            await connection.execute(archives.insert().values(table_id=table, data=pack_rows(rows)))
            await connection.execute(choices.delete().where(choices.c.table_id == table))
        if store.is_shared:
            await connection.run_sync(notify, f"seats {store.me} {table} 0")


async def revive(store: Store, table: str) -> None:
    """Bring an archived table back to play; one that is played already stays as it is."""
    async with store.storing() as connection:
        changed = await connection.execute(
            tables.update()
            .where(tables.c.id == table, tables.c.archived == sql.true())
            .values(archived=False, touched=int(time.time()), version=tables.c.version + 1)
        )
        if changed.rowcount != 1:
            return
        rows = await connection.run_sync(queries.rows_of, table, 0, archived=True)
        if rows:
            await connection.execute(choices.delete().where(choices.c.table_id == table))
            await connection.execute(choices.insert(), [row_values(table, row) for row in rows])
        await connection.execute(archives.delete().where(archives.c.table_id == table))
        if store.is_shared:
            await connection.run_sync(notify, f"seats {store.me} {table} 0")


async def delete(store: Store, table: str) -> None:
    """Delete one archived table with everything that belongs to it."""
    async with store.storing() as connection:
        gone = await connection.execute(
            tables.delete().where(tables.c.id == table, tables.c.archived == sql.true())
        )
        if gone.rowcount != 1:
            return  # it was brought back meanwhile
        for each in (seats, notes, choices, snapshots, archives, holders):
            await connection.execute(each.delete().where(each.c.table_id == table))

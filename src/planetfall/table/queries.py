"""What the store asks its database: plain functions over one connection.

Each is done as a whole by one thread, or for PostgreSQL in one go: a transaction that went back to
the server's loop between two statements would hold up the choices of everybody while others use
the loop.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sql

from planetfall.table import schema
from planetfall.table.errors import Damaged, NotStored
from planetfall.table.messages import Note, Row, Summary, TableRecord, encoded
from planetfall.table.packing import Snapshot, unpack_rows, unpack_snapshot
from planetfall.table.rows import (
    by_table,
    fixed,
    is_open,
    moment,
    note_values,
    read_record,
    read_row,
    row_values,
    seat_values,
)
from planetfall.table.schema import choices, holders, keys, notes, seats, snapshots, tables
from planetfall.table.writer import keep_snapshot, notify

MOST_HELD = 2000
"""Tables of one visitor that are looked through for a list."""

BAN = "ban "
"""How the names of bans begin among the keys."""

CHANGED = "Something else was stored first; nothing has changed."

log = logging.getLogger("planetfall.table")

_reported: set[str] = set()
"""Tables that are damaged, and of which the log knows."""

Listed = list[tuple[TableRecord, Summary]]


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


# Writing.


def create(
    connection: sql.Connection,
    record: TableRecord,
    summary: Summary,
    rows: Sequence[Row],
    snapshot: Snapshot | None,
    me: int,
) -> None:
    """Store a new table of this process."""
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
        "owner": me,
    }
    sitting = [seat_values(record.id, *each) for each in enumerate(record.seats)]
    connection.execute(tables.insert(), values)
    connection.execute(seats.insert(), sitting)
    if rows:
        connection.execute(choices.insert(), [row_values(record.id, row) for row in rows])
    if snapshot is not None:
        keep_snapshot(connection, record.id, snapshot)
    _hold(connection, record)


def save(
    connection: sql.Connection,
    record: TableRecord,
    summary: Summary,
    numbers: Sequence[int],
    written: Sequence[Note],
    me: int,
) -> None:
    """Store some seats, the title and the start of a game.

    `NotStored` when somebody else has changed the table since the record was read.
    """
    changed = connection.execute(
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
        done = connection.execute(
            seats.update()
            .where(seats.c.table_id == record.id, seats.c.number == number)
            .where(seats.c.version == seat.version)
            .values(**values)
        )
        if done.rowcount != 1:
            raise NotStored(CHANGED, "stored_before")
    _note(connection, record.id, written)
    _hold(connection, record)
    if connection.dialect.name == "postgresql":
        notify(connection, f"seats {me} {record.id} 0")


def _note(connection: sql.Connection, table: str, written: Sequence[Note]) -> None:
    if written:
        connection.execute(notes.insert(), [note_values(table, note) for note in written])


def _hold(connection: sql.Connection, record: TableRecord) -> None:
    """Note which visitors have to do with a table, as far as that is new."""
    visitors = {record.host, *(name for seat in record.seats for name in seat.holders)}
    known = connection.execute(
        sql.select(holders.c.visitor).where(
            holders.c.table_id == record.id, holders.c.visitor.in_(visitors)
        )
    )
    fresh = visitors - {each.visitor for each in known}
    if fresh:
        connection.execute(
            holders.insert(),
            [{"visitor": visitor, "table_id": record.id} for visitor in sorted(fresh)],
        )


def take(connection: sql.Connection, table: str, since: int, me: int) -> tuple[int, list[Row]]:
    """Make this process the owner of a table.

    The fence its writes must carry from now on, and the choices from a number on: whoever owned the
    table before can add none to them.
    """
    taken = connection.execute(
        tables.update()
        .where(tables.c.id == table, tables.c.archived == sql.false())
        .values(fence=tables.c.fence + 1, owner=me)
        .returning(tables.c.fence)
    )
    fence = taken.scalar()
    if fence is None:
        raise NotStored("This table was archived or is gone; nothing has changed.", "moved")
    rows = rows_of(connection, table, since, archived=False)
    notify(connection, f"owner {me} {table} {fence}")
    return int(fence), rows


def server_key(connection: sql.Connection) -> str:
    """The server's own secret, made at the first start."""
    query = sql.select(keys.c.value).where(keys.c.name == "visitors")
    key = connection.execute(query).scalar()
    if key is None:
        key = secrets.token_hex(32)
        connection.execute(keys.insert().values(name="visitors", value=key))
    return str(key)


# Reading.


def knows(connection: sql.Connection, visitor: str) -> bool:
    """Whether a visitor has had to do with any table."""
    query = sql.select(holders.c.table_id).where(holders.c.visitor == visitor).limit(1)
    return connection.execute(query).first() is not None


def record_of(connection: sql.Connection, table: str) -> tuple[TableRecord, Any] | None:
    """A table without its choices, and its row; `None` when there is none."""
    row = connection.execute(sql.select(tables).where(tables.c.id == table)).first()
    if row is None:
        return None
    rows = connection.execute(sql.select(seats).where(seats.c.table_id == table))
    return read_record(row, rows.all()), row


def load(connection: sql.Connection, table: str, *, whole: bool) -> StoredTable | None:
    """A table with its choices: all, or those since its snapshot; `None` when there is none."""
    read = record_of(connection, table)
    if read is None:
        return None
    record, row = read
    snapshot = None if whole else _snapshot(connection, table)
    since = 0 if snapshot is None else snapshot.sequence
    stored = rows_of(connection, table, since, archived=record.archived)
    seat_notes = notes_of(connection, table)
    try:
        summary = msgspec.json.decode(row.summary, type=Summary)
    except (msgspec.MsgspecError, TypeError) as fault:
        raise Damaged("The stored record of this table is damaged.", "damaged") from fault
    if summary.over:
        record.scores = summary.scores
    return StoredTable(record, stored, snapshot, seat_notes, row.fence, row.owner)


def notes_of(connection: sql.Connection, table: str) -> list[Note]:
    """Who came to hold which seat of a table, and when."""
    rows = connection.execute(
        sql.select(notes).where(notes.c.table_id == table).order_by(notes.c.number)
    )
    return [
        Note(each.number, each.at, each.place, each.kind, each.seat, each.name) for each in rows
    ]


def _snapshot(connection: sql.Connection, table: str) -> Snapshot | None:
    row = connection.execute(sql.select(snapshots).where(snapshots.c.table_id == table)).first()
    try:
        return None if row is None else unpack_snapshot(row.data)
    except (ValueError, TypeError) as fault:  # the choices are all there: do without it
        log.error("the snapshot of table %s is damaged: %s", table, fault)
        return None


def rows_of(connection: sql.Connection, table: str, since: int, *, archived: bool) -> list[Row]:
    """The choices of a table from a number on."""
    try:
        if archived:
            packed = connection.execute(
                sql.select(schema.archives.c.data).where(schema.archives.c.table_id == table)
            )
            archive = packed.first()
            if archive is not None:
                return [row for row in unpack_rows(archive.data) if row.sequence >= since]
        stored = connection.execute(
            sql.select(choices)
            .where(choices.c.table_id == table, choices.c.sequence >= since)
            .order_by(choices.c.sequence)
        )
        return [read_row(each) for each in stored]
    except (ValueError, TypeError) as fault:
        raise Damaged("The stored choices of this table are damaged.", "damaged") from fault


def tables_of(connection: sql.Connection, visitor: str, most: int) -> Listed:
    """The newest tables a visitor has to do with.

    His tables are looked up first and sorted here: a database that is asked for the newest of
    them at once may go through all tables, newest first, to find his.
    """
    held = connection.execute(
        sql.select(holders.c.table_id).where(holders.c.visitor == visitor).limit(MOST_HELD)
    )
    names = [each.table_id for each in held]
    if not names:
        return []
    ages = connection.execute(
        sql.select(tables.c.id, tables.c.touched, tables.c.archived).where(tables.c.id.in_(names))
    )
    there = [each for each in ages if not each.archived]
    newest = sorted(there, key=lambda each: -moment(each.touched))
    wanted = [each.id for each in newest[:most]]
    listed = _listed(connection, sql.select(tables).where(tables.c.id.in_(wanted)))
    return sorted(listed, key=lambda each: wanted.index(each[0].id))


def open_tables(connection: sql.Connection, most: int) -> Listed:
    """Tables listed for all that have a free seat."""
    query = (
        sql.select(tables)
        .where(tables.c.open == sql.true())
        .order_by(tables.c.touched.desc())
        .limit(most)
    )
    return _listed(connection, query)


def _listed(connection: sql.Connection, query: sql.Select[Any]) -> Listed:
    rows = connection.execute(query).all()
    if not rows:
        return []
    names = [each.id for each in rows]
    sitting = connection.execute(sql.select(seats).where(seats.c.table_id.in_(names)))
    at = by_table(sitting.all())
    lines: Listed = []
    for each in rows:
        try:
            summary = msgspec.json.decode(each.summary, type=Summary)
            lines.append((read_record(each, at.get(each.id, [])), summary))
        except (Damaged, msgspec.MsgspecError) as fault:
            if each.id not in _reported:  # whoever looks at the lobby shall not fill the disk
                _reported.add(each.id)
                log.error("table %s cannot be listed: %s", each.id, fault)
    return lines


def answered(
    connection: sql.Connection, table: str, seat: int, decision: str, client: str
) -> Row | None:
    """The stored row of a message that was sent before."""
    query = sql.select(choices).where(
        choices.c.table_id == table,
        choices.c.seat == seat,
        choices.c.decision == decision,
        choices.c.client == client,
    )
    row = connection.execute(query).first()
    return None if row is None else read_row(row)


def bans(connection: sql.Connection) -> set[str]:
    """Addresses that the administrator does not want to be served."""
    query = sql.select(keys.c.name).where(keys.c.name.like(f"{BAN}%"))
    return {each.name[len(BAN) :] for each in connection.execute(query)}

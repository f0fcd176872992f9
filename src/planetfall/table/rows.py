"""A table's record as rows: one of the table, one for each seat, one for each note."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from planetfall.table.errors import Damaged
from planetfall.table.messages import Note, Row, SeatRecord, TableRecord, encoded
from planetfall.table.packing import pack_lines, unpack_lines

COLUMNS = ("title", "started", "over", "archived", "version", "seats", "scores")
"""What the column `data` of a table leaves out: it has its own columns and rows."""


LATEST = 1 << 36
"""Seconds that no clock counts to."""


def fixed(record: TableRecord) -> str:
    """What stays the same as long as the table exists (but for a carried-over rules version)."""
    data = msgspec.to_builtins(record)
    return encoded({name: value for name, value in data.items() if name not in COLUMNS})


def is_open(record: TableRecord) -> bool:
    """Whether the lobby lists it for all."""
    return record.listed and not record.started and not record.archived


def seat_values(table: str, number: int, seat: SeatRecord) -> dict[str, Any]:
    """A seat's row."""
    return {
        "table_id": table,
        "number": number,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "link": seat.link,
        "holders": encoded(seat.holders),
        "entropy": seat.entropy,
        "version": seat.version,
    }


def note_values(table: str, note: Note) -> dict[str, Any]:
    """A note's row."""
    return {"table_id": table, **msgspec.to_builtins(note)}


def row_values(table: str, row: Row) -> dict[str, Any]:
    """A choice's row."""
    lines, packed = pack_lines(row.lines)
    return {
        "table_id": table,
        "sequence": row.sequence,
        "seat": row.seat,
        "decision": row.decision,
        "client": row.client,
        "lines": lines,
        "packed": packed,
    }


def read_row(stored: Any) -> Row:
    """A choice from its row."""
    lines = unpack_lines(stored.lines, stored.packed)
    return Row(stored.sequence, stored.seat, stored.decision, stored.client, lines)


def moment(stored: Any) -> int:
    """A stored moment in seconds; 0 for what is none: SQLite takes anything."""
    return stored if isinstance(stored, int) and 0 <= stored < LATEST else 0


def read_record(table: Any, seats: Iterable[Any]) -> TableRecord:
    """A table's record from its rows; `Damaged` when they cannot be read."""
    try:
        data = msgspec.json.decode(table.data)
        ordered = sorted(seats, key=lambda each: each.number)
        parts = [
            SeatRecord(
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                link=seat.link,
                holders=msgspec.json.decode(seat.holders, type=list[str]),
                entropy=seat.entropy,
                version=seat.version,
            )
            for seat in ordered
        ]
        data |= {
            "title": table.title,
            "started": bool(table.started),
            "over": bool(table.over),
            "archived": bool(table.archived),
            "version": table.version,
            "seats": [],
        }
        record = msgspec.convert(data, TableRecord)
        record.seats = parts
    except (msgspec.MsgspecError, TypeError, ValueError, AttributeError) as fault:
        raise Damaged("The stored record of this table is damaged.", "damaged") from fault
    is_whole = parts and [seat.number for seat in ordered] == list(range(len(parts)))
    if not is_whole or record.id != table.id:
        raise Damaged("The stored record of this table is damaged.", "damaged")
    return record


def by_table(seats: Sequence[Any]) -> dict[str, list[Any]]:
    """Rows of seats by their table."""
    grouped: dict[str, list[Any]] = {}
    for seat in seats:
        grouped.setdefault(seat.table_id, []).append(seat)
    return grouped

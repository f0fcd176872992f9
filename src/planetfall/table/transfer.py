"""Single tables as files: exported from one server, imported into another.

An exported table holds its seed and everybody's hidden cards: it is for the host of a server, not
for players. Who held a seat stays behind; new links are given out for the imported table.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from planetfall.core.errors import BadRecord, BadRequest, PlanetfallError
from planetfall.table.lobby import Lobby
from planetfall.table.messages import Row, TableRecord
from planetfall.table.names import check_stored
from planetfall.table.queries import StoredTable
from planetfall.table.secrets import hashed, new_secret, new_table_id
from planetfall.table.store import Store
from planetfall.table.tables import MOST_ROWS
from planetfall.table.versions import open_room

FORMAT = 1


async def export(store: Store, table: str) -> str:
    """A table as text."""
    stored = await store.load(table, whole=True)
    if stored is None:
        raise BadRequest(f"There is no table `{table[:20]}`.")
    record = msgspec.to_builtins(stored.record)
    for seat in record["seats"]:
        seat["holders"], seat["link"] = [], ""
    record["host"] = ""
    rows = [msgspec.to_builtins(row) for row in stored.rows]
    return json.dumps({"planetfall table": FORMAT, "record": record, "rows": rows})


async def import_table(store: Store, lobby: Lobby, text: str) -> tuple[TableRecord, dict[int, str]]:
    """Store a table from text under a new name; its record and the links of its seats."""
    try:
        data: Any = json.loads(text)
        if data["planetfall table"] != FORMAT:
            raise ValueError("another form")
        record = msgspec.convert(data["record"], TableRecord)
        rows = msgspec.convert(data["rows"], list[Row])
    except (ValueError, KeyError, TypeError, RecursionError, msgspec.MsgspecError) as fault:
        raise BadRequest(f"This is no exported table ({str(fault)[:100]}).") from None
    record.id, record.version, record.archived, record.listed = new_table_id(), 0, False, False
    record.watch, record.host = new_secret(), ""
    links: dict[int, str] = {}
    for number, seat in enumerate(record.seats):
        seat.holders, seat.version = [], 0
        if seat.kind != "bot":
            links[number] = new_secret()
            seat.link = hashed(links[number])
    try:
        _check(record, rows, lobby)
        room, way = open_room(StoredTable(record, rows), lobby)
    except (PlanetfallError, KeyError, TypeError, ValueError, IndexError) as fault:
        raise BadRequest(f"This table cannot be followed ({str(fault)[:200]}).") from None
    if way == "stopped" or (way == "carried" and record.rules == room.rules.version):
        raise BadRequest("These rules cannot follow this table.")
    summary = room.summary()
    summary.touched = int(time.time())
    record.over, record.scores = summary.over, summary.scores
    await store.create(record, summary, rows=rows, snapshot=room.snapshot())
    return record, links


def _check(record: TableRecord, rows: Sequence[Row], lobby: Lobby) -> None:
    """Raise for what no server has exported: anybody may have written the file."""
    lobby.builder(record.game, record.options).check_seats(len(record.seats))
    if len(rows) > MOST_ROWS:
        raise BadRecord(f"It has {len(rows)} choices; {MOST_ROWS} are taken at most.")
    if not re.fullmatch("[0-9]{1,40}", record.seed):
        raise BadRecord("Its seed is no number.")
    for name in (record.title, *(seat.name for seat in record.seats)):
        check_stored(name)
    for seat in record.seats:
        if not re.fullmatch("[0-9A-Za-z]{0,64}", seat.entropy) or len(seat.level) > 40:
            raise BadRecord("One of its seats is damaged.")
    for row in rows:
        names = len(row.client) <= 64 and len(row.decision) <= 24
        if not (names and f"{row.client}{row.decision}".isprintable()):
            raise BadRecord(f"Row {row.sequence} has no proper names.")
        if not 0 <= row.seat < len(record.seats):
            raise BadRecord(f"Row {row.sequence} is damaged.")


def read_file(file: Path) -> str:
    """The text of a file, or `BadRequest`."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise BadRequest(f"`{file}` cannot be read ({fault}).") from None

"""Stored tables under changed rules.

A table goes on under the rules it began with as long as they are there: the present ones, or an
older version that a game still ships. Otherwise it is carried over: the present rules take up its
last snapshot, and every choice since must follow and draw the same luck. A table that can do
neither stays readable, and says so.
"""

from __future__ import annotations

import logging
from typing import Any, Literal

from msgspec.structs import replace

from planetfall.core.errors import BadRecord, PlanetfallError
from planetfall.core.rules import Rules
from planetfall.table.errors import Damaged
from planetfall.table.lobby import Lobby
from planetfall.table.messages import Row
from planetfall.table.packing import Snapshot
from planetfall.table.queries import StoredTable
from planetfall.table.room import Room, row_lines

log = logging.getLogger("planetfall.table")

Way = Literal["same", "older", "carried", "stopped"]
"""How a table goes on: under the same rules, under older ones that are still there, carried over to
the present ones, or not at all."""


def open_room(stored: StoredTable, lobby: Lobby) -> tuple[Room, Way]:
    """The room of a stored table, and how it goes on; `Damaged` if its rows cannot be followed."""
    record, snapshot = stored.record, stored.snapshot
    try:
        rules = lobby.builder(record.game, record.options)
    except PlanetfallError as fault:
        raise Damaged(f"This table's game or options are gone: {fault}", "damaged") from fault
    version = snapshot.rules if snapshot is not None else record.rules
    if version in (0, rules.version):
        try:
            return _followed(stored, rules), "same"
        except Damaged:
            raise
        except PlanetfallError as fault:
            log.error("table %s cannot be followed: %s", record.id, fault)
    older = lobby.frozen(record.game, record.options, version)
    if older is not None and version != rules.version:
        return _followed(stored, older), "older"
    try:
        return _carried(stored, rules), "carried"
    except Damaged:
        raise
    except (PlanetfallError, KeyError, TypeError, ValueError, IndexError) as fault:
        log.error("table %s cannot go on under these rules: %s", record.id, fault)
        return _stopped(stored, rules), "stopped"


def _followed(stored: StoredTable, rules: Rules) -> Room:
    try:
        room = Room(stored.record, _only(rules), stored.snapshot, stored.notes)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as fault:
        raise Damaged("The stored position of this table is damaged.", "damaged") from fault
    room.load(stored.rows)
    if room.play is not None and room.play.game.seats != len(stored.record.seats):
        raise Damaged("The stored seats of this table are damaged.", "damaged")
    return room


def _carried(stored: StoredTable, rules: Rules) -> Room:
    """The room under newer rules, from its last snapshot on."""
    snapshot, rows = _base(stored)
    fresh = replace(snapshot, position={**snapshot.position, "version": rules.version}, made=[])
    if rules.from_data(fresh.position).to_data() != fresh.position:
        raise BadRecord("These rules read another position out of the snapshot.")
    room = Room(stored.record, _only(rules), fresh, stored.notes)
    room.load(rows, older=True)
    return room


def _stopped(stored: StoredTable, rules: Rules) -> Room:
    """The room as far as it can be shown; nothing can be chosen there."""
    room = Room(replace(stored.record, started=False), _only(rules), None, stored.notes)
    try:
        snapshot, rows = _base(stored)
        position = {**snapshot.position, "version": rules.version}
        room = Room(stored.record, _only(rules), replace(snapshot, position=position, made=[]))
        room.notes = list(stored.notes)
        room.load(rows, older=True)
    except (PlanetfallError, KeyError, TypeError, ValueError, IndexError):
        pass  # what has been followed so far is shown
    room.stopped = True
    return room


def _base(stored: StoredTable) -> tuple[Snapshot, list[Row]]:
    """The last snapshot and the rows after it: the table's own, or the last of its record."""
    if stored.snapshot is not None:
        return stored.snapshot, stored.rows
    for row in reversed(stored.rows):
        positions = [line for line in row_lines(row) if "position" in line]
        if positions and "position" in row_lines(row)[-1]:
            snapshot = Snapshot(
                sequence=row.sequence + 1,
                rules=stored.record.rules,
                position=positions[-1]["position"],
                events=[],
                made=[],
                undos=0,
                rewinds=0,
                taken_back=[0] * len(stored.record.seats),
            )
            return snapshot, stored.rows[row.sequence + 1 - stored.rows[0].sequence :]
    raise BadRecord("There is no snapshot to go on from.")


def _only(rules: Rules) -> Any:
    """A builder of these rules."""
    return lambda game, options: rules

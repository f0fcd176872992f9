"""What a new version of the program means for stored tables: `planetfall upgrade`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import sqlalchemy as sql

from planetfall.core.errors import BadRequest, PlanetfallError
from planetfall.table.claim import claimed
from planetfall.table.lobby import Lobby
from planetfall.table.schema import OLDER, tables
from planetfall.table.store import Store
from planetfall.table.versions import open_room

WORDS = {
    "same": "go on as they are",
    "older": "go on under the older rules they began with",
    "carried": "go on under the present rules, from their last snapshot",
    "stopped": "cannot go on and can only be read",
    "damaged": "cannot be read",
}


@dataclass
class Report:
    """How many tables go on in which way, and which are touched."""

    counts: Counter[str] = field(default_factory=Counter)
    touched: list[tuple[str, str, str]] = field(default_factory=list)
    """Table, way and reason, of all that do not simply go on."""

    def lines(self) -> list[str]:
        """The report in words."""
        lines = [f"{count} tables {WORDS[way]}." for way, count in sorted(self.counts.items())]
        lines += [f"  {table}: {way}{': ' if why else ''}{why}" for table, way, why in self.touched]
        return lines or ["There are no tables."]


async def upgrade(database: str) -> None:
    """Bring a database to the newest schema; `BadRequest` while a server uses an older one."""
    store = Store(database)
    try:
        await store.open(as_it_is=True)
    except BadRequest as refused:
        if refused.code != OLDER:
            raise
        async with claimed(store.database, alone=True):
            await store.open()
    await store.close()


async def check(store: Store, lobby: Lobby) -> Report:
    """Replay every stored table from its first choice, and change nothing."""
    report = Report()
    async with store.reading() as connection:
        names = [each.id for each in await connection.execute(sql.select(tables.c.id))]
    for name in names:
        why = ""
        try:
            stored = await store.load(name, whole=True)
            if stored is None:
                continue
            _, way = open_room(stored, lobby)
            if way != "same":
                newest = await store.load(name)
                if newest is not None:
                    _, way = open_room(newest, lobby)
        except PlanetfallError as fault:
            way, why = "damaged", str(fault)  # type: ignore[assignment]
        report.counts[way] += 1
        if way != "same":
            report.touched.append((name, way, why))
    return report

"""Many stored tables: how fast a server starts and lists them, and a long game comes back.

The tables are written into the database as the store writes them, a thousand for each kill.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median

from planetfall.games import GAMES, build
from planetfall.lab.server.fixtures import propose
from planetfall.lab.server.stress.report import Tell
from planetfall.lab.server.stress.stage import Stage
from planetfall.table.lobby import Lobby
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.room import Proposal, Room
from planetfall.table.secrets import hashed
from planetfall.table.store import Store
from planetfall.table.versions import open_room
from planetfall.table.visitors import COOKIE, fresh_secret

NAME = "many stored tables"

STARTED = 2.0
"""Seconds within which a server must listen."""
LISTED = 0.05
"""Seconds within which the lobby must be answered."""
BACK = 0.015
"""Seconds within which a stored table must come back."""
TRIES = 15
HELD = 30
"""Tables that the visitor who looks at the lobby has to do with."""


def samples(games: Sequence[str]) -> list[Room]:
    """The tables of the longest games that are played here."""
    found = []
    for title in GAMES.values():
        if games and title.id not in games:
            continue
        lobby = Lobby([title.id], build, ["random"])
        longest = max(title.samples, key=lambda sample: sample.seats)
        wishes = [SeatWish(kind="person", name=f"P{k}") for k in range(longest.seats)]
        wish = NewTable(game=title.id, seats=wishes, options=longest.options)
        record = lobby.create(wish, hashed("host")).record
        record.seed = "7"
        found.append(Room(record, build))
    return found


async def play(store: Store, room: Room) -> int:
    """Play a game to its end and store it up to the last snapshot; how many choices.

    There most choices have to be followed: the snapshot itself would spare them.
    """
    rng = Random(3)
    await store.create(room.record, room.summary())
    made: list[Proposal] = []
    while room.movers():
        made.append(propose(room, rng, len(made)))
        room.accept(made[-1])
    last = max((k for k, each in enumerate(made) if each.snapshot is not None), default=len(made))
    for each in made[:last]:
        await store.add(room.record.id, each.row, each.summary, fence=1, snapshot=each.snapshot)
    return last


async def come_back(store: Store, room: Room, count: int) -> float:
    """Seconds until a stored table is there again, the median of some tries."""
    took = []
    lobby = Lobby([room.record.game], build, ["random"])
    for _ in range(TRIES):
        start = time.perf_counter()
        stored = await store.load(room.record.id)
        assert stored is not None
        again, _ = open_room(stored, lobby)
        took.append(time.perf_counter() - start)
    assert again.sequence == count
    return median(took)


def multiply(database: Path, table: str, count: int, visitor: str) -> None:
    """Copy a stored table under other names; the first of them belong to a visitor."""
    with closing(sqlite3.connect(database)) as connection:
        for name, column in (("tables", "id"), ("seats", "table_id"), ("snapshots", "table_id")):
            found = connection.execute(f"SELECT * FROM {name} WHERE {column} = ?", (table,))
            names = [each[0] for each in found.description]
            rows, place = found.fetchall(), names.index(column)
            marks = ",".join("?" * len(names))
            for row in rows:
                connection.executemany(
                    f"INSERT INTO {name} VALUES ({marks})",
                    (
                        tuple(
                            f"m{number}" if k == place else _renamed(value, table, number)
                            for k, value in enumerate(row)
                        )
                        for number in range(count)
                    ),
                )
        connection.executemany(
            "INSERT INTO holders (visitor, table_id) VALUES (?, ?)",
            ((visitor if n < HELD else f"v{n // 4}", f"m{n}") for n in range(count)),
        )
        connection.commit()


def _renamed(value: object, table: str, number: int) -> object:
    if isinstance(value, str) and f'"{table}"' in value:
        return value.replace(f'"{table}"', f'"m{number}"')
    return value


async def run(stage: Stage, tell: Tell) -> None:
    """Fill the database, start the server, look at the lobby; then load the long games."""
    plan, finding = stage.plan, stage.finding
    stage.server.stop()
    database = Path(stage.server.database)
    store = Store(str(database))
    await store.open()
    rooms = samples(plan.games)
    try:
        for room in rooms:
            count = await play(store, room)
            seconds = await come_back(store, room, count)
            game = room.record.game
            finding.count(f"choices of {game}", count)
            finding.figures[f"{game} comes back ms"] = round(1000 * seconds, 1)
            finding.check(
                seconds < BACK,
                f"{game}: a table of {count} choices comes back in {1000 * seconds:.1f} ms",
            )
    finally:
        await store.close()
    secret, visitor = fresh_secret()
    count = plan.inputs
    await asyncio.to_thread(multiply, database, rooms[0].record.id, count, visitor)
    finding.count("stored tables", count)
    tell(1)
    start = time.monotonic()
    await stage.start()
    seconds = time.monotonic() - start
    finding.figures["start ms"] = round(1000 * seconds)
    finding.check(seconds < STARTED, f"the server has started after {seconds:.1f} s")
    for whose, cookie in (("a stranger's", ""), ("a player's", f"{COOKIE}={secret}")):
        connection = stage.connect(cookie)
        took = []
        for _ in range(TRIES):
            start = time.monotonic()
            status, told = await connection.ask("GET", "/")
            took.append(time.monotonic() - start)
            finding.check(status == 200, f"the lobby has status {status}")
        finding.check(not cookie or told.count(b"/t/m") >= 1, "the lobby lists no table")
        finding.figures[f"{whose} lobby ms"] = round(1000 * median(took), 1)
        finding.check(median(took) < LISTED, f"{whose} lobby took {1000 * median(took):.0f} ms")
    tell(1)

"""What a server does by itself: bans and archives looked after, bots asked, workers replaced."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from select import select
from types import SimpleNamespace
from typing import Any

import pytest

from planetfall.bots import STEADY
from planetfall.core.errors import BadRequest
from planetfall.table import backup, bots, health, peers
from planetfall.table import tables as tables_module
from planetfall.table.archive import Archiving
from planetfall.table.bots import Answer, Bots, Worker
from planetfall.table.health import LASTS, LEAST_DISK, SLOW, Doctor
from planetfall.table.live import LiveTable
from planetfall.table.messages import Choice, NewTable, SeatWish
from planetfall.table.room import Room
from planetfall.table.schema import newest
from planetfall.table.store import Store
from planetfall.table.tables import Tables
from planetfall.table.viewers import Viewer
from planetfall.table.workers import run_workers
from planetfall.table.writer import CHANNEL
from tests.table.tables import HOST, build, lobby, played, record, stored

ALWAYS, NEVER = -1.0, 1e12


class Asked(Bots):
    """Plays what is offered first, and keeps whether anybody looked on."""

    def __init__(self) -> None:
        super().__init__(1)
        self.watched: list[bool] = []

    async def choose(
        self, name: str, view: dict[str, Any], *, table: str = "", watched: bool = True
    ) -> str:
        self.watched.append(watched)
        key: str = view["legal"][0]
        return key


class Noted(Archiving):
    """Archives nothing and keeps how often it was asked to."""

    asked = 0

    async def run(
        self, store: Store, now: float | None = None, *, spared: Sequence[str] = ()
    ) -> tuple[int, int]:
        self.asked += 1
        return 0, 0


def with_tables(
    path: Path, work: Callable[[Tables], Awaitable[None]], *, idle_seconds: float = 300.0
) -> None:
    """Run something with the tables of a server, and its bots."""

    async def run() -> None:
        store = Store(str(path / "t.sqlite"))
        tables = Tables(lobby(), store, Asked(), bot_pause=0.0, idle_seconds=idle_seconds)
        await tables.open()
        try:
            await asyncio.wait_for(work(tables), 60)
        finally:
            await tables.close()

    asyncio.run(run())


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.005)


async def rounds(tables: Tables, count: int) -> None:
    """Wait until bans were looked up so often."""
    for number in range(count):
        address = f"9.9.9.{number}"
        await tables.store.ban(address, ban=True)
        await until(lambda address=address: address in tables.bans)  # type: ignore[misc]


def test_without_an_archive_the_rest_is_looked_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "ARCHIVE_SECONDS", ALWAYS)

    async def work(tables: Tables) -> None:
        assert tables.archiving is None
        await rounds(tables, 3)

    with_tables(tmp_path, work, idle_seconds=0.01)


def test_tables_are_archived_when_it_is_time_and_not_in_every_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "ARCHIVE_SECONDS", NEVER)

    async def work(tables: Tables) -> None:
        archiving = tables.archiving = Noted()
        await rounds(tables, 3)
        assert archiving.asked == 0
        monkeypatch.setattr(tables_module, "ARCHIVE_SECONDS", ALWAYS)
        await until(lambda: archiving.asked > 1)
        monkeypatch.setattr(tables_module, "ARCHIVE_SECONDS", NEVER)
        await rounds(tables, 1)
        asked = archiving.asked
        await rounds(tables, 3)
        assert archiving.asked == asked

    with_tables(tmp_path, work, idle_seconds=0.01)


@pytest.mark.parametrize("seats", [(), (-1,), (0,), (-1, 0)])
def test_a_bot_is_told_whether_anybody_looks_on(seats: tuple[int, ...], tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        assert isinstance(tables.bots, Asked)
        wish = [SeatWish(kind="person", name="Coral"), SeatWish(kind="bot", level="random")]
        live: LiveTable = await tables.create(NewTable(game="toy", seats=wish), HOST)
        await until(lambda: 1 not in live.room.movers())
        tables.bots.watched.clear()
        live.viewers.update(Viewer(seat) for seat in seats)
        for number in range(20):
            if tables.bots.watched:
                break
            await until(lambda: 0 in live.room.movers())
            key = live.room.view(0).keys()[0]
            choice = Choice(decision=live.room.decision(0), client=f"c{number}", keys=[key])
            await tables.choose(live, 0, choice)
            await until(lambda: 1 not in live.room.movers())
        assert set(tables.bots.watched) == {bool(seats)}

    with_tables(tmp_path, work)


def test_every_choice_that_was_stored_is_counted_once(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        wish = [SeatWish(kind="person", name="Coral")]
        live = await tables.create(NewTable(game="toy", seats=wish), HOST)
        for number in range(3):
            key = live.room.view(0).keys()[0]
            choice = Choice(decision=live.room.decision(0), client=f"c{number}", keys=[key])
            await tables.choose(live, 0, choice)
            assert tables.stored == number + 1
        # What was heard before is answered again and stored no second time.
        await tables.choose(live, 0, choice)
        assert tables.stored == 3

    with_tables(tmp_path, work)


def test_own_tables_are_not_listed_once_more_among_those_for_all(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        wish = [SeatWish(kind="person", name="Coral"), SeatWish(kind="link")]
        made = [
            await tables.create(NewTable(game="toy", seats=wish, listed=True), visitor)
            for visitor in ("one", "two")
        ]
        ids = [live.room.record.id for live in made]
        found = {}
        for visitor in ("one", "two", "three", ""):
            own, others = await tables.listings(visitor)
            found[visitor] = [{line.record.id for line in lines} for lines in (own, others)]
        assert found == {
            "one": [{ids[0]}, {ids[1]}],
            "two": [{ids[1]}, {ids[0]}],
            "three": [set(), set(ids)],
            "": [set(), set(ids)],
        }

    with_tables(tmp_path, work)


@pytest.mark.parametrize(
    ("shared", "owner", "driven"), [(True, 3, True), (True, 4, False), (False, 4, True)]
)
def test_bots_are_driven_by_the_process_that_owns_the_table(
    shared: bool, owner: int, driven: bool
) -> None:
    async def work() -> None:
        store: Any = SimpleNamespace(is_shared=shared, me=3)
        tables = Tables(lobby(), store, Asked())
        seats = [SeatWish(kind="person", name="Coral"), SeatWish(kind="bot", level="random")]
        room = Room(lobby().create(NewTable(game="toy", seats=seats), HOST).record, build)
        assert 1 in room.movers()
        live = LiveTable(room, owner=owner)
        tables.drive(live)
        assert (live.driver is not None) is driven
        if live.driver is not None:
            live.driver.cancel()

    asyncio.run(work())


def test_a_database_is_filled_by_one_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[bool] = []

    @contextlib.asynccontextmanager
    async def claimed(database: str, *, alone: bool = False) -> AsyncIterator[None]:
        wanted.append(alone)
        yield

    monkeypatch.setattr(backup, "claimed", claimed)
    one, two = str(tmp_path / "one.sqlite"), str(tmp_path / "two.sqlite")
    stored(one, lambda store: store.bans())
    asyncio.run(backup.backup(one, tmp_path / "all.gz"))
    assert wanted == []  # a backup is made beside a server
    asyncio.run(backup.restore(tmp_path / "all.gz", two))
    assert wanted == [True]


WORKERS = """
import json, os, signal, sys
from types import SimpleNamespace
from planetfall.table import workers
moments, pauses = iter(json.loads(sys.argv[1])), []
def sleep(seconds):
    pauses.append(seconds)
def monotonic():
    moment = next(moments, None)
    if moment is None:
        os.kill(os.getpid(), signal.SIGTERM)
        return 0.0
    return moment
workers.time = SimpleNamespace(sleep=sleep, monotonic=monotonic)
workers.run_workers(1, lambda parent: None)
print(json.dumps(pauses))
"""


@pytest.mark.parametrize(
    ("moments", "pauses"),
    [
        # When a worker was started and when it has ended, by turns.
        ([100.0, 100.2, 101.0, 101.9], [0.5, 0.5]),
        ([100.0, 101.0, 101.0, 150.0], []),
        ([100.0, 100.99, 101.0, 102.0], [0.5]),
    ],
)
def test_a_worker_that_ends_at_once_is_not_replaced_at_once(
    moments: list[float], pauses: list[float]
) -> None:
    paths = [os.path.abspath(p) for p in os.environ.get("PYTHONPATH", "").split(os.pathsep) if p]
    done = subprocess.run(
        [sys.executable, "-P", "-c", WORKERS, json.dumps(moments)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == pauses


def test_the_pace_of_a_table_is_stored(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        wish = [SeatWish(kind="person", name="Coral"), SeatWish(kind="bot", level="random")]
        live = await tables.create(NewTable(game="toy", seats=wish), HOST)
        for pace in ("watch", "instant", "quick"):
            await tables.set_pace(live, pace)
            stored = await tables.store.record(live.room.record.id)
            assert stored is not None and stored.pace == live.room.record.pace == pace

    with_tables(tmp_path, work)


class Session:
    """Stands for the session with a PostgreSQL server, and keeps what it is told."""

    def __init__(self, *, over_tcp: bool) -> None:
        self.over_tcp = over_tcp
        self.told: list[Any] = []

    async def connect(self) -> Session:
        return self

    async def get_raw_connection(self) -> Any:
        return SimpleNamespace(driver_connection=self)

    async def execute(self, words: str, *numbers: int) -> None:
        self.told.append((words, *numbers))
        if "tcp_keepalives" in words and not self.over_tcp:
            raise OSError("no TCP")

    async def add_listener(self, channel: str, heard: Any) -> None:
        self.told.append(channel)

    def add_termination_listener(self, ended: Any) -> None:
        self.told.append("its end")


@pytest.mark.parametrize("over_tcp", [True, False])
def test_a_session_with_the_others_tells_when_its_host_is_gone(
    over_tcp: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(over_tcp=over_tcp)
    monkeypatch.setattr(peers, "create_async_engine", lambda *given, **more: session)
    process = peers.Peers("postgresql://x", 7, lambda *heard: None, lambda: None)
    asyncio.run(process.open())
    assert session.told == [
        (peers.SHORT_LIVED,),
        ("SELECT pg_advisory_lock($1::int, $2::int)", peers.LOCKS, 7),
        CHANNEL,
        "its end",
    ]


def test_a_server_tells_its_address_at_once(tmp_path: Path) -> None:
    """Whoever reads its output through a pipe shall not wait for a full buffer."""
    code = "from planetfall.table.serve import run; run(port=0, database='t.sqlite')"
    paths = [os.path.abspath(p) for p in os.environ.get("PYTHONPATH", "").split(os.pathsep) if p]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    environment.pop("PYTHONUNBUFFERED", None)
    with subprocess.Popen(
        [sys.executable, "-P", "-c", code], stdout=subprocess.PIPE, env=environment, cwd=tmp_path
    ) as server:
        assert server.stdout is not None
        try:
            readable, _, _ = select([server.stdout], [], [], 60)
            assert readable and server.stdout.readline().startswith(
                b"Planetfall: http://127.0.0.1:"
            )
        finally:
            server.terminate()


def test_a_bot_has_so_long_for_a_choice_and_so_long_for_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its own thinking counts, by table and seat, and what the steady bot needs does not."""
    now = [100.0]
    asked: list[tuple[str, float]] = []

    async def ask(self: Worker, request: dict[str, Any], seconds: float) -> Answer:
        asked.append((request["bot"], seconds))
        now[0] += min(3.0, seconds)
        return Answer(request["view"]["legal"][0], "", 0)

    async def work() -> None:
        pool = Bots(1, seconds=4.0, game_seconds=10.0)
        for table, viewer, count in (("t", 0, 5), ("t", 1, 1), ("u", 0, 1)):
            for _ in range(count):
                view = {"viewer": viewer, "legal": ["one", "other"]}
                assert await pool.choose("deep", view, table=table) == "one"
        assert await pool.choose("deep", {"viewer": 0, "legal": ["only"]}, table="t") == "only"

    monkeypatch.setattr(bots, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(Worker, "ask", ask)
    asyncio.run(work())
    assert asked == [
        *[("deep", seconds) for seconds in (4.0, 4.0, 4.0, 1.0)],
        (STEADY, 4.0),
        ("deep", 4.0),
        ("deep", 4.0),
    ]


REFUSED = """
import signal, sys, time
from planetfall.core.errors import BadRequest
from planetfall.table import workers
def work(parent):
    if sys.argv[1] == "refused":
        raise BadRequest("It cannot be.")
    if sys.argv[1] == "broken":
        raise ValueError("broken")
workers.time = type(sys)("time")
workers.time.monotonic = lambda: 0.0
workers.time.sleep = lambda seconds: signal.raise_signal(signal.SIGTERM)
workers.run_workers(2, work)
"""


@pytest.mark.parametrize(
    ("how", "status", "told"),
    [("refused", 2, "It cannot be."), ("broken", 0, "ValueError: broken"), ("ended", 0, "(0)")],
)
def test_a_worker_says_why_it_cannot_work(how: str, status: int, told: str) -> None:
    paths = [os.path.abspath(p) for p in os.environ.get("PYTHONPATH", "").split(os.pathsep) if p]
    done = subprocess.run(
        [sys.executable, "-P", "-c", REFUSED, how],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == status, done.stderr
    assert told in done.stderr


def test_workers_need_a_system_that_can_fork(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    with pytest.raises(BadRequest, match="can fork"):
        run_workers(2, lambda parent: None)


@pytest.mark.parametrize(
    ("free", "lag", "problems"),
    [
        (LEAST_DISK, SLOW, []),
        (LEAST_DISK - 1, 0.0, [f"The disk has only {LEAST_DISK - 1} MB left."]),
        (0, 0.4, ["The disk has only 0 MB left."]),
        (LEAST_DISK, SLOW + 1, ["Storing a choice took 6 s."]),
    ],
)
def test_a_server_is_well_up_to_its_limits(
    free: int, lag: float, problems: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SimpleNamespace(free=free * 1024 * 1024 + 1024 * 1024 - 1)
    monkeypatch.setattr("planetfall.table.health.shutil.disk_usage", lambda folder: disk)
    moment = [1000.0]

    async def work(store: Store) -> None:
        assert store.writer is not None
        store.writer.lag = lag
        doctor = Doctor(store)
        found = await doctor.look()
        assert (found.ok, found.problems) == (not problems, problems)
        assert (found.disk_free_mb, found.store_lag_ms) == (free, 1000 * int(lag))
        assert found.store_writable and found.schema == newest()
        monkeypatch.setattr(health, "time", SimpleNamespace(monotonic=lambda: moment[0]))
        fresh = Doctor(store)
        first = await fresh.look()
        moment[0] += LASTS
        assert await fresh.look() is first
        moment[0] += 0.1
        assert await fresh.look() is not first

    stored(tmp_path / "t.sqlite", work)


def test_the_host_alone_is_shown_the_links_that_are_out(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        wish = [SeatWish(kind="person", name="Coral"), SeatWish(kind="link")]
        live = await tables.create(NewTable(game="toy", seats=wish), HOST)
        secret = await tables.new_link(live, 1, HOST)
        assert live.links[1] == secret
        await tables.change(live, lambda seats: seats.take(secret, "friend", "Azure"))
        live.links.clear()
        assert await tables.new_link(live, 1, "friend") not in ("", secret)
        assert live.links == {}
        assert await tables.new_link(live, 1, HOST) == live.links[1]

    with_tables(tmp_path, work)


def test_a_message_that_was_sent_before_is_known_by_all_its_names(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        found = []
        for _ in range(2):
            table = Room(record(2), build)
            start = table.summary()
            await store.create(table.record, start)
            rows = played(table, 6)
            for row in rows:
                await store.add(table.record.id, row, table.summary())
            found += [(table.record.id, row) for row in rows]
        for name, row in found:
            assert await store.answered(name, row.seat, row.decision, row.client) == row
            assert await store.answered(name, 1 - row.seat, row.decision, row.client) is None
            assert await store.answered(name, row.seat, "9.9", row.client) is None
            assert await store.answered(name, row.seat, row.decision, "other") is None
            assert await store.answered("nowhere", row.seat, row.decision, row.client) is None

    stored(tmp_path / "t.sqlite", work)

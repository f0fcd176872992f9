"""What goes wrong is told in the log: each line of it is brought about, with its cause."""

from __future__ import annotations

import ast
import asyncio
import contextlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import planetfall.table
from planetfall.table import tables as tables_module
from planetfall.table.app import make_app
from planetfall.table.bots import Bots, NotInTime
from planetfall.table.errors import Damaged
from planetfall.table.live import LiveTable
from planetfall.table.lobby import Lobby
from planetfall.table.messages import Row
from planetfall.table.peers import Peers
from planetfall.table.queries import StoredTable
from planetfall.table.room import Room
from planetfall.table.schema import choices, snapshots
from planetfall.table.schema import tables as stored_tables
from planetfall.table.serve import load_pages
from planetfall.table.store import Store, _not_read, _not_stored
from planetfall.table.tables import Tables
from planetfall.table.versions import open_room
from tests.table.tables import HOST, build, lobby, played, record, stored
from tests.table.test_faults import settled, until, wish, with_faults, with_two
from tests.table.test_store import NOW
from tests.table.test_versions import other, stored_table

LINES = {
    "app.py: fault at %r",
    "bots.py: bot %s gave no answer (%s); the greedy one is played",
    "bots.py: bot %s gave no answer either (%s); the first is played",
    "peers.py: the session with the database is lost",
    "queries.py: the snapshot of table %s is damaged: %s",
    "queries.py: table %s cannot be listed: %s",
    "store.py: not stored: %s",
    "store.py: not read: %s",
    "tables.py: work in the background failed: %r",
    "tables.py: owners were not looked for: %r",
    "tables.py: a bot's choice at %s failed: %r",
    "versions.py: table %s cannot be followed: %s",
    "versions.py: table %s cannot go on under these rules: %s",
    # In processes of their own, see `test_housekeeping.py`.
    "workers.py: worker %d has ended (%d); another one is started",
    "workers.py: a worker broke",
}


def test_every_line_of_the_log_is_known_here() -> None:
    found = set()
    for file in sorted(Path(*planetfall.table.__path__).glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and isinstance(node.func.value, ast.Name)
                and node.func.value.id == "log"
                and isinstance(node.args[0], ast.Constant)
            ):
                found.add(f"{file.name}: {node.args[0].value!s}")
    assert found == LINES


def logged(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """What is logged, and how bad it is."""
    return [(each.levelname, each.getMessage()) for each in caplog.records]


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_fault_of_ours(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        store: Any = Store(str(tmp_path / "t.sqlite"))
        tables = Tables(lobby(), store, Bots(1))
        app = make_app(tables, load_pages(), limited=False)

        async def broken(visitor: str) -> Any:
            raise ValueError("a fault of ours")

        tables.listings = broken  # type: ignore[method-assign]
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://a.example") as http:
            answer = await http.get("/")
        assert answer.status_code == 500
        assert answer.json() == {"error": "Something is broken here; nothing has changed."}

    asyncio.run(work())
    assert logged(caplog) == [("ERROR", "fault at '/'")]
    assert "a fault of ours" in caplog.text


@pytest.mark.parametrize("steady", [False, True])
def test_a_bot_that_gives_no_answer(
    steady: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pool = Bots(1)

    async def ask(request: dict[str, Any], *given: object) -> str:
        if request["bot"] == "deep" or not steady:
            raise NotInTime("asleep", "not legal")
        return "b"

    monkeypatch.setattr(pool, "_ask", ask)
    key = asyncio.run(pool.choose("deep", {"legal": ["a", "b"]}))
    assert key == ("b" if steady else "a")
    first = ("WARNING", "bot deep gave no answer (asleep); the greedy one is played")
    then = ("ERROR", "bot greedy gave no answer either (asleep); the first is played")
    assert logged(caplog) == ([first] if steady else [first, then])


def test_a_session_that_is_lost(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        process = Peers("postgresql+asyncpg://x", 3, lambda *given: None, lambda: None)
        process._terminated(None)
        await process.close()
        process._terminated(None)

    asyncio.run(work())
    assert logged(caplog) == [("ERROR", "the session with the database is lost")]


def test_what_is_damaged_in_the_database(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    whole, listed = record(2), record(2)

    async def work(store: Store) -> None:
        room = Room(whole, build)
        rows = played(room, 4)
        await store.create(whole, NOW, rows=rows)
        await store.create(listed, NOW)
        async with store.storing() as connection:
            broken = {"table_id": whole.id, "sequence": 2, "data": b"no snapshot"}
            await connection.execute(snapshots.insert().values(**broken))
            one = stored_tables.update().where(stored_tables.c.id == listed.id)
            await connection.execute(one.values(summary="{"))
        found = await store.load(whole.id)
        assert found is not None and found.snapshot is None and found.rows == rows
        assert [each.id for each, _ in await store.tables_of(HOST)] == [whole.id]
        async with store.storing() as connection:
            await connection.execute(choices.update().values(packed=b"no choice"))
        with pytest.raises(Damaged, match="stored choices of this table are damaged"):
            await store.load(whole.id)

    stored(tmp_path / "t.sqlite", work)
    first, second, *_ = logged(caplog)
    assert first[0] == second[0] == "ERROR"
    assert first[1].startswith(f"the snapshot of table {whole.id} is damaged: ")
    assert second[1].startswith(f"table {listed.id} cannot be listed: ")


def test_a_database_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    refused = _not_stored(OSError("the wire is cut")), _not_read(OSError("the wire is cut"))
    assert [each.code for each in refused] == ["not_stored", "no_database"]
    assert [str(each) for each in refused] == [
        "This could not be stored; nothing has changed. Try again.",
        "The database does not answer; nothing has changed.",
    ]
    assert logged(caplog) == [
        ("ERROR", "not stored: the wire is cut"),
        ("ERROR", "not read: the wire is cut"),
    ]


def test_work_in_the_background(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(tables: Tables, store: Any) -> None:
        async def fail() -> None:
            raise ValueError("no")

        async def wait() -> None:
            await asyncio.Event().wait()

        tables._later(fail())
        tables._later(wait())
        (waiting,) = [each for each in tables._background if "wait" in repr(each)]
        waiting.cancel()
        await settled(tables)

    with_faults(tmp_path, work)
    assert logged(caplog) == [("ERROR", "work in the background failed: ValueError('no')")]


def test_owners_that_cannot_be_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tables_module, "OWNER_SECONDS", 0.01)

    async def work(one: Tables, other_process: Tables, wire: Any) -> None:
        one.bots.choose = asleep  # type: ignore[method-assign]
        live = await one.create(wish("person", "bot"), HOST)
        other_process.peers.alive = broken  # type: ignore[union-attr, method-assign]
        await other_process.table(live.room.record.id)
        await until(lambda: len(caplog.records) > 1)  # it goes on

    async def asleep(*given: Any, **named: Any) -> str:
        await asyncio.Event().wait()
        return ""

    async def broken() -> set[int]:
        raise ValueError("no")

    with_two(tmp_path, work)
    assert set(logged(caplog)) == {("ERROR", "owners were not looked for: ValueError('no')")}


def test_a_choice_of_a_bot_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tables_module, "BOT_AGAIN", 0.01)
    tables_made: list[LiveTable] = []

    async def work(tables: Tables, store: Any) -> None:
        whole, failures = tables.bots.choose, iter([1, 1])

        async def choose(*given: Any, **named: Any) -> str:
            if next(failures, 0):
                raise ValueError("no")
            return await whole(*given, **named)

        tables.bots.choose = choose  # type: ignore[method-assign]
        live = await tables.create(wish("person", "bot"), HOST)
        tables_made.append(live)
        await until(lambda: 1 not in live.room.movers())

    with_faults(tmp_path, work)
    line = f"a bot's choice at {tables_made[0].room.record.id} failed: ValueError('no')"
    assert logged(caplog) == [("WARNING", line)] * 2


def test_tables_that_these_rules_cannot_follow(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("planetfall.table.room.SNAPSHOT_EVERY", 4)
    found, _ = stored_table(12)
    table = found.record.id
    room, way = open_room(found, Lobby(["toy"], other, ["random"]))
    assert (way, room.stopped) == ("stopped", True)
    assert [level for level, _ in logged(caplog)] == ["ERROR"]
    assert caplog.records[0].getMessage().startswith(f"table {table} cannot go on under these")
    caplog.clear()
    odd = Row(sequence=0, seat=0, decision="0.0", client="c", lines='{"seat":0,"n":0,"do":"no"}\n')
    with contextlib.suppress(Exception):
        open_room(StoredTable(record(2), [odd]), Lobby(["toy"], build, ["random"]))
    assert any("cannot be followed: " in line for _, line in logged(caplog))


def test_what_is_told_of_a_cause_has_no_statement() -> None:
    fault: Any = SimpleNamespace(orig=None)
    assert planetfall.table.store._cause(fault) is fault
    assert planetfall.table.store._cause(TimeoutError()) == "no answer for 15 s"

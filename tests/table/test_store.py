"""The store: what is acknowledged is there, whatever happens to the process."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sql
from msgspec.structs import replace

from planetfall.table.errors import Damaged, NotStored
from planetfall.table.messages import Row, Summary, TableRecord
from planetfall.table.room import Room
from planetfall.table.store import Store, address
from tests.table.tables import HOST, build, played, record, stored

NOW = Summary(touched=5, movers=1, round=1)


def row(sequence: int) -> Row:
    return Row(sequence=sequence, seat=0, decision=f"{sequence}.0", client="c", lines="{}\n")


def test_a_table_comes_back_with_its_choices(tmp_path: Path) -> None:
    table = record()
    room = Room(table, build)
    rows = played(room, 10)

    async def work(store: Store) -> None:
        await store.create(table, room.summary())
        for each in rows:
            await store.add(table.id, each, room.summary())
        found = await store.load(table.id)
        assert found is not None
        assert found.record == table
        assert found.rows == rows
        assert await store.load("nothing") is None

    stored(tmp_path / "t.sqlite", work)


def test_many_choices_share_commits_and_none_is_lost(tmp_path: Path) -> None:
    tables = [record() for _ in range(20)]

    async def work(store: Store) -> None:
        for table in tables:
            await store.create(table, NOW)
        jobs = [store.add(table.id, row(k), NOW) for k in range(10) for table in tables]
        await asyncio.gather(*jobs)
        for table in tables:
            found = await store.load(table.id)
            assert found is not None
            assert [each.sequence for each in found.rows] == list(range(10))

    stored(tmp_path / "t.sqlite", work)


def test_of_two_choices_for_one_turn_only_one_is_stored(tmp_path: Path) -> None:
    first, second = record(), record()

    async def work(store: Store) -> None:
        await store.create(first, NOW)
        await store.create(second, NOW)
        done = await asyncio.gather(
            store.add(first.id, row(0), NOW),
            store.add(first.id, row(0), NOW),
            store.add(second.id, row(0), NOW),
            return_exceptions=True,
        )
        assert [isinstance(each, NotStored) for each in done].count(True) == 1
        assert done[2] is None
        found = await store.load(first.id)
        assert found is not None and len(found.rows) == 1

    stored(tmp_path / "t.sqlite", work)


def test_tables_are_found_by_visitor_and_by_being_open(tmp_path: Path) -> None:
    mine, other = record(), record()
    other.host = "somebody else"
    for seat in other.seats:
        seat.holders = ["somebody else"]
    other.listed, other.started = True, False

    async def work(store: Store) -> None:
        await store.create(mine, NOW)
        await store.create(other, NOW)
        assert await ids(store, HOST) == [mine.id]
        assert [each.id for each, _ in await store.open_tables()] == [other.id]
        other.started = True
        other.seats[1].holders.append(HOST)
        await store.save(other, NOW)
        assert await store.open_tables() == []
        assert set(await ids(store, HOST)) == {mine.id, other.id}

    stored(tmp_path / "t.sqlite", work)


@pytest.mark.parametrize(
    ("change", "reads"),
    [
        ("UPDATE tables SET touched = x'00ff' WHERE id = ?", True),
        ("UPDATE tables SET touched = -5 WHERE id = ?", True),
        ("UPDATE tables SET summary = '{\"over\": 5}' WHERE id = ?", False),
        ("UPDATE seats SET holders = '[true]' WHERE table_id = ?", False),
        ("DELETE FROM seats WHERE number = 1 AND table_id = ?", False),
        ("UPDATE choices SET packed = x'00ff' WHERE table_id = ?", False),
        ("UPDATE snapshots SET data = x'00ff' WHERE table_id = ?", True),
    ],
)
def test_a_damaged_row_harms_its_table_alone(tmp_path: Path, change: str, reads: bool) -> None:
    """One moment that is none broke the lobby of all who sat at the table."""
    table, other = record(), record()
    room = Room(table, build)
    rows = played(room, 10)

    async def work(store: Store) -> None:
        await store.create(table, NOW, rows=rows, snapshot=Room(record(), build).snapshot())
        await store.create(other, NOW)
        async with store.storing() as connection:
            await connection.exec_driver_sql(change, (table.id,))
        assert other.id in await ids(store, HOST)
        if reads:
            found = await store.load(table.id)
            assert found is not None and found.rows == rows
        else:
            with pytest.raises(Damaged):
                await store.load(table.id)

    stored(tmp_path / "t.sqlite", work)


def test_a_damaged_table_is_reported_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Every look at the lobby wrote a line of the log."""
    table = record()

    async def work(store: Store) -> None:
        await store.create(table, NOW)
        async with store.storing() as connection:
            await connection.exec_driver_sql("UPDATE tables SET data = '{'")
        for _ in range(3):
            assert await ids(store, HOST) == []

    stored(tmp_path / "t.sqlite", work)
    assert [table.id in each.getMessage() for each in caplog.records] == [True]


def test_a_sealed_choice_moves_no_table_up_in_lists(tmp_path: Path) -> None:
    """It told the others at the table that somebody had just chosen."""
    check_order(str(tmp_path / "t.sqlite"))


def check_order(database: str) -> None:
    """Lists stand in the order of what everybody saw."""
    first, second = record(), record()
    first.host = second.host = "an orderly host"
    for seat in (*first.seats, *second.seats):
        seat.holders = [first.host]

    async def work(store: Store) -> None:
        await store.create(first, NOW)
        await store.create(second, replace(NOW, touched=6))
        await store.add(first.id, row(0), replace(NOW, touched=0), fence=1)
        assert await ids(store, first.host) == [second.id, first.id]
        await store.add(first.id, row(1), replace(NOW, touched=7), fence=1)
        assert await ids(store, first.host) == [first.id, second.id]

    stored(database, work)


async def ids(store: Store, visitor: str) -> list[str]:
    found: list[tuple[TableRecord, Summary]] = await store.tables_of(visitor)
    return [each.id for each, _ in found]


def test_the_disk_is_synced_at_every_commit(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            level = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
        assert (level, mode) == (2, "wal")

    stored(tmp_path / "t.sqlite", work)


def test_a_choice_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    table = record()
    path = tmp_path / "t.sqlite"

    async def work(store: Store) -> None:
        await store.create(table, NOW)
        connection = sqlite3.connect(path)
        connection.execute("DROP TABLE choices")
        connection.commit()
        connection.close()
        with pytest.raises(NotStored):
            await store.add(table.id, row(0), NOW)

    stored(path, work)


@pytest.mark.parametrize(
    "given, meant",
    [
        ("a.sqlite", "sqlite+aiosqlite:///a.sqlite"),
        ("sqlite:///a", "sqlite+aiosqlite:///a"),
        ("postgresql://h/d", "postgresql+asyncpg://h/d"),
    ],
)
def test_a_database_is_named_by_a_path_or_an_address(given: str, meant: str) -> None:
    assert address(given) == meant


def test_lists_look_through_no_whole_table(tmp_path: Path) -> None:
    """The lobby took 745 ms with 200,000 stored tables."""

    async def work(store: Store) -> None:
        for _ in range(3):
            await store.create(record(), NOW)
        asked: list[tuple[str, object]] = []

        def note(*given: object) -> None:
            asked.append((str(given[2]), given[3]))

        sql.event.listen(store._here, "before_cursor_execute", note)
        await store.tables_of(HOST)
        await store.open_tables()
        await store.record("nothing")
        sql.event.remove(store._here, "before_cursor_execute", note)
        assert len(asked) > 5
        connection = sqlite3.connect(tmp_path / "t.sqlite")
        for statement, values in asked:
            plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)  # type: ignore[arg-type]
            steps = [str(step[3]) for step in plan]
            scanned = {step.split()[1] for step in steps if step.startswith("SCAN")}
            assert not scanned & {"tables", "seats", "holders", "choices"}, (statement, steps)
        connection.close()

    stored(tmp_path / "t.sqlite", work)

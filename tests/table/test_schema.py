"""Databases of older and newer programs."""

from __future__ import annotations

import asyncio
import fcntl
import json
import sqlite3
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sql
from typer.testing import CliRunner

from planetfall.cli import app
from planetfall.core.errors import BadRequest
from planetfall.table import schema
from planetfall.table.messages import Row, TableRecord
from planetfall.table.room import Room
from planetfall.table.store import Store
from planetfall.table.versions import open_room
from tests.table.tables import HOST, build, lobby, played, record, stored

FIRST = """
CREATE TABLE tables (id VARCHAR(16) NOT NULL PRIMARY KEY, data TEXT NOT NULL,
    summary TEXT NOT NULL, touched BIGINT NOT NULL, open BOOLEAN NOT NULL);
CREATE INDEX ix_tables_touched ON tables (touched);
CREATE TABLE choices (table_id VARCHAR(16) NOT NULL, sequence INTEGER NOT NULL,
    seat INTEGER NOT NULL, decision VARCHAR(24) NOT NULL, client VARCHAR(64) NOT NULL,
    lines TEXT NOT NULL, PRIMARY KEY (table_id, sequence));
CREATE TABLE holders (visitor VARCHAR(64) NOT NULL, table_id VARCHAR(16) NOT NULL,
    PRIMARY KEY (visitor, table_id));
"""
"""The database as it was before migrations, word for word."""

NEW = ("rules", "archived", "version", "end_of_turn", "undo_together", "pace")


def first_database(path: Path, tables: int) -> list[tuple[TableRecord, list[Row], str]]:
    """A database of the first program with games under way; the last table is damaged."""
    made = []
    with sqlite3.connect(path) as connection:
        connection.executescript(FIRST)
        for number in range(tables):
            table = record(3)
            table.end_of_turn = False
            room = Room(table, build)
            rows = played(room, 9, number)
            data = msgspec.to_builtins(table)
            for seat in data["seats"]:
                del seat["entropy"], seat["version"]
            old = {name: value for name, value in data.items() if name not in NEW}
            summary = msgspec.json.encode(room.summary()).decode()
            connection.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, 0)",
                [table.id, json.dumps(old), summary, number],
            )
            connection.execute("INSERT INTO holders VALUES (?, ?)", [HOST, table.id])
            for row in rows:
                values = [table.id, row.sequence, row.seat, row.decision, row.client, row.lines]
                connection.execute("INSERT INTO choices VALUES (?, ?, ?, ?, ?, ?)", values)
            assert room.play is not None
            made.append((table, rows, room.play.game.digest()))
        connection.execute("INSERT INTO tables VALUES ('damaged', '{nonsense', '{}', 99, 1)")
    connection.close()
    return made


def test_tables_of_the_first_schema_are_played_on(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    made = first_database(path, 5)

    async def work() -> None:
        for _ in range(2):  # a second start finds nothing to do
            store = Store(str(path))
            await store.open()
            for table, rows, digest in made:
                stored = await store.load(table.id)
                assert stored is not None and stored.rows == rows
                room, way = open_room(stored, lobby())
                assert way == "same" and room.play is not None
                assert room.play.game.digest() == digest
                assert room.seats.held_by(HOST) == [0, 1, 2]
            listed = await store.tables_of(HOST)
            assert [each.id for each, _ in listed] == [table.id for table, _, _ in made][::-1]
            assert await store.open_tables() == []  # the damaged one harms no list
            async with store.engine.connect() as connection:
                assert await connection.run_sync(schema.current) == schema.newest()
            await store.close()
        store = Store(str(path))
        await store.open()
        table, rows, _ = made[0]
        stored = await store.load(table.id)
        assert stored is not None
        room, _ = open_room(stored, lobby())
        for row in played(room, 500, 5):
            await store.add(table.id, row, room.summary(), fence=stored.fence)
        assert room.is_over()
        await store.close()

    asyncio.run(work())


def test_a_migrated_database_is_what_a_fresh_one_would_be(tmp_path: Path) -> None:
    first_database(tmp_path / "old.sqlite", 1)

    async def shape(path: Path) -> dict[str, set[str]]:
        store = Store(str(path))
        await store.open()
        async with store.engine.connect() as connection:

            def read(sync: sql.Connection) -> dict[str, set[str]]:
                found = sql.inspect(sync)
                return {
                    name: {f"{each['name']} {each['nullable']}" for each in found.get_columns(name)}
                    | {str(each["name"]) for each in found.get_indexes(name)}
                    for name in found.get_table_names()
                }

            shapes = await connection.run_sync(read)
        await store.close()
        return shapes

    old = asyncio.run(shape(tmp_path / "old.sqlite"))
    assert old == asyncio.run(shape(tmp_path / "new.sqlite"))


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "t.sqlite"
    first_database(path, 2)
    before = dump(path)

    def fail(*given: object) -> None:
        raise OSError("no more")

    with monkeypatch.context() as broken:
        broken.setattr("planetfall.table.queries.server_key", fail)
        with pytest.raises(BadRequest):
            asyncio.run(Store(str(path)).open())
    assert dump(path) == before


def dump(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


def test_a_schema_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"

    async def make() -> None:
        store = Store(str(path))
        await store.open()
        await store.close()

    asyncio.run(make())
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(BadRequest, match="newer program"):
        asyncio.run(make())


def test_a_database_is_not_brought_up_to_date_under_a_running_server(tmp_path: Path) -> None:
    """Whoever only looked at it, or made a backup, changed the schema under an older server."""
    path = tmp_path / "t.sqlite"
    first_database(path, 2)
    before = dump(path)
    run = CliRunner().invoke
    for command in (["backup", str(tmp_path / "all.gz")], ["export", "t0", "--out", "t.json"]):
        done = run(app, [*command, "--database", str(path)])
        assert done.exit_code == 2 and "`planetfall upgrade` brings it to" in done.output
    with (path.parent / "t.sqlite.lock").open("ab") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        done = run(app, ["upgrade", "--check", str(path)])
        assert done.exit_code == 2 and "Another server uses this database" in done.output
    assert dump(path) == before
    assert run(app, ["upgrade", "--check", str(path)]).exit_code in (0, 1)
    assert dump(path) != before


@pytest.mark.parametrize(
    "command",
    [
        ["backup", "all.gz", "--database"],
        ["export", "t", "--out", "t.json", "--database"],
        ["upgrade"],
    ],
)
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, command: list[str]) -> None:
    """A nightly backup of a misspelt database was a backup of nothing, and went well."""
    path = tmp_path / "misspelt.sqlite"
    done = CliRunner().invoke(app, [*command, str(path)])
    assert done.exit_code == 2 and done.output == f"There is no database `{path}`.\n"
    assert not path.exists()


def test_a_file_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    stored(path, nothing)
    done = CliRunner().invoke(
        app, ["backup", str(tmp_path / "no" / "all.gz"), "--database", str(path)]
    )
    assert done.exit_code == 2 and done.output.count("\n") == 1
    assert "cannot be written (No such file or directory)." in done.output


async def nothing(store: Store) -> None:
    """The database is made, and that is all."""

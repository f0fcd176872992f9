"""The drill: back up while people play, lose everything, restore, play on; tables as files."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from planetfall.cli import app
from planetfall.core.errors import BadRequest
from planetfall.games import build
from planetfall.table.backup import backup, restore
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.room import Room
from planetfall.table.serve import make_lobby
from planetfall.table.store import Store
from planetfall.table.transfer import export, import_table
from tests.table.postgres import cluster
from tests.table.serving import Guest, Server
from tests.table.tables import played, stored

GAME = "planet-unknown"


def play(guest: Guest, table: str, count: int, mark: str) -> None:
    for number in range(count):
        view = guest.table_view(table, 0)
        answer = guest.choose(table, 0, view["decision"], view["keys"][:1], f"{mark}{number}")
        assert answer.status_code == 200


def seen(guest: Guest, table: str) -> Any:
    view = guest.table_view(table, 0)
    return {name: view[name] for name in ("view", "decision", "keys", "notes", "commitment")}


def check_private(file: Path) -> None:
    """Nobody else on the computer reads hidden cards there."""
    assert os.name == "nt" or file.stat().st_mode & 0o077 == 0


def drill(first: Path | str, second: Path | str, folder: Path) -> None:
    """Play, back up under way, go on elsewhere from the backup."""
    with Server(first) as server, Guest(server) as guest:
        table = guest.create(GAME, "person")["id"]
        play(guest, table, 25, "a")
        before = seen(guest, table)
        assert asyncio.run(backup(str(first), folder / "all.gz")) > 25
        play(guest, table, 3, "b")  # what comes later is not in it
        cookies = guest.http.cookies
    check_private(folder / "all.gz")
    assert asyncio.run(restore(folder / "all.gz", str(second))) > 25
    with Server(second) as server, Guest(server) as guest:
        guest.http.cookies = cookies
        assert seen(guest, table) == before
        play(guest, table, 3, "c")
    with pytest.raises(BadRequest, match="already"):
        asyncio.run(restore(folder / "all.gz", str(second)))


def test_a_backup_brings_everything_back(tmp_path: Path) -> None:
    drill(tmp_path / "one.sqlite", tmp_path / "two.sqlite", tmp_path)


@pytest.mark.postgres
def test_a_backup_moves_tables_to_postgresql_and_back(postgresql: Path, tmp_path: Path) -> None:
    with cluster(postgresql) as address:
        drill(tmp_path / "one.sqlite", address, tmp_path)
        asyncio.run(backup(address, tmp_path / "again.gz"))
        asyncio.run(restore(tmp_path / "again.gz", str(tmp_path / "three.sqlite")))


ROWS = {
    "no row": b"5",
    "no values": b'["tables"]',
    "no such column": b'["tables", {"colour": 1}]',
    "no value of its column": b'["snapshots", {"table_id": "a", "sequence": 1, "data": "x"}]',
    "too deep": b"[" * 5000,
    "two ends": b'{"rows": 1}',
}
"""Lines that are none of a backup."""


@pytest.mark.parametrize(
    "damage", ["cut", "rubbish", "other", "newer", "missing", "empty", "flipped", *ROWS]
)
def test_a_damaged_backup_restores_nothing(tmp_path: Path, damage: str) -> None:
    with Server(tmp_path / "one.sqlite") as server, Guest(server) as guest:
        guest.create(GAME, "person")
    file = tmp_path / "all.gz"
    asyncio.run(backup(str(tmp_path / "one.sqlite"), file))
    lines = gzip.decompress(file.read_bytes()).splitlines()
    if damage == "cut":
        file.write_bytes(gzip.compress(b"\n".join(lines[:-2])))
    elif damage == "rubbish":
        file.write_bytes(b"nothing of the kind")
    elif damage == "other":
        file.write_bytes(gzip.compress(b"{}\n"))
    elif damage == "empty":
        file.write_bytes(gzip.compress(b""))
    elif damage == "flipped":  # it was restored: the sum at the end was never looked at
        data = gzip.compress(b"\n".join(lines), 0)
        assert data.count(GAME.encode()) == 1
        file.write_bytes(data.replace(GAME.encode(), GAME.upper().encode()))
    elif damage in ROWS:
        file.write_bytes(gzip.compress(b"\n".join([*lines[:2], ROWS[damage], *lines[2:]])))
    elif damage == "newer":
        header = json.loads(lines[0]) | {"schema": "9999"}
        file.write_bytes(gzip.compress(b"\n".join([json.dumps(header).encode(), *lines[1:]])))
    else:
        file.unlink()
    done = CliRunner().invoke(
        app, ["restore", str(file), "--database", str(tmp_path / "two.sqlite")]
    )
    assert done.exit_code == 2 and done.output.count("\n") == 1, done.output
    done = CliRunner().invoke(app, ["upgrade", "--check", str(tmp_path / "two.sqlite")])
    assert "no tables" in done.output or not (tmp_path / "two.sqlite").exists()


def test_a_table_is_exported_imported_and_played_on(tmp_path: Path) -> None:
    one, two = tmp_path / "one.sqlite", tmp_path / "two.sqlite"
    with Server(one) as server, Guest(server) as guest:
        table = guest.create(GAME, "person")["id"]
        play(guest, table, 22, "a")
        before = seen(guest, table)
        secret = guest.http.cookies["planetfall"]
    file = tmp_path / "table.json"
    run = CliRunner().invoke
    done = run(app, ["export", table, "--out", str(file), "--database", str(one)])
    assert done.exit_code == 0, done.output
    check_private(file)
    assert secret not in file.read_text()
    done = run(app, ["import", str(file), "--database", str(two)])
    assert done.exit_code == 0, done.output
    link = done.output.split("): ")[1].strip()
    with Server(two) as server, Guest(server) as guest:
        name, key = link.split("/")[2:]
        taken = guest.http.post(f"/api/tables/{name}/seats/{key}", json={"name": "Coral"})
        assert taken.status_code == 200
        after = seen(guest, name)
        assert {**after, "notes": []} == {**before, "notes": []}
        play(guest, name, 3, "b")
    file.write_text(file.read_text().replace('"do', '"xx', 1))
    assert run(app, ["import", str(file), "--database", str(two)]).exit_code == 2
    done = run(app, ["upgrade", "--check", str(two)])
    assert done.exit_code == 0 and "1 tables go on as they are" in done.output


def crafted(table: dict[str, Any], what: str) -> None:
    """Change an exported table into one that no server has exported."""
    record, rows = table["record"], table["rows"]
    if what == "seed":
        record["seed"] = "abc"
    elif what == "title":
        record["title"] = "Tharsis\u202e"
    elif what == "line":
        record["seats"][0]["name"] = "Co\0ral"
    elif what == "seats":
        record["seats"] *= 10
    elif what == "entropy":
        record["seats"][0]["entropy"] = "a" * 1000
    elif what == "many":
        table["rows"] = rows * (20_000 // len(rows) + 1)
    elif what == "seat":
        rows[-1]["seat"] = 7
    elif what == "client":
        rows[0]["client"] = "c" * 65


@pytest.mark.parametrize(
    "what", ["seed", "title", "line", "seats", "entropy", "many", "seat", "client"]
)
def test_a_crafted_table_is_not_taken_in(
    what: str, exported: dict[str, Any], tmp_path: Path
) -> None:
    """Some ended in a traceback, or left a part of a table behind."""
    file, database = tmp_path / "table.json", tmp_path / "two.sqlite"
    table = json.loads(json.dumps(exported))
    crafted(table, what)
    file.write_text(json.dumps(table))
    done = CliRunner().invoke(app, ["import", str(file), "--database", str(database)])
    assert done.exit_code == 2 and done.output.count("\n") == 1, done.output
    done = CliRunner().invoke(app, ["upgrade", "--check", str(database)])
    assert "no tables" in done.output


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A table of one seat with some choices, as a file has it."""
    database = tmp_path_factory.mktemp("exported") / "one.sqlite"
    wish = NewTable(game=GAME, seats=[SeatWish(kind="person", name="Coral")])
    record = make_lobby().create(wish, "somebody").record
    room = Room(record, build)
    start = room.summary()
    rows = played(room, 30)
    while room.snapshot() is None:
        rows += played(room, 1)

    async def work(store: Store) -> None:
        await store.create(record, start)
        for row in rows:
            await store.add(record.id, row, room.summary())
        text = await export(store, record.id)
        found.update(json.loads(text))
        copy, _ = await import_table(store, make_lobby(), text)
        loaded = await store.load(copy.id)
        assert loaded is not None and loaded.snapshot is not None
        assert loaded.snapshot.sequence + len(loaded.rows) == len(found["rows"]) > 20

    found: dict[str, Any] = {}
    stored(database, work)
    return found

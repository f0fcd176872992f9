"""Closed tables stay as they are, and the seats of a table do not change without end."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from planetfall.table.archive import archive, delete, revive
from planetfall.table.errors import Refused
from planetfall.table.messages import Note
from planetfall.table.room import Room
from planetfall.table.store import Store
from planetfall.table.tables import MOST_NOTES, _check_seats_open
from tests.table.serving import Guest, Server
from tests.table.tables import build, record, stored
from tests.table.test_store import NOW, row

GAME = "planet-unknown"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("closed") / "t.sqlite", limited=True) as running:
        yield running


def test_nobody_sits_down_at_a_closed_table(server: Server) -> None:
    """Somebody with a link could, and a game began that nobody could play."""
    with Guest(server) as host, Guest(server) as late:
        made = host.create(GAME, "person", "link")
        table, secret = made["id"], made["links"]["1"].rpartition("/")[2]
        assert host.http.post(f"/api/tables/{table}/close").status_code == 204
        before = host.table_view(table)
        for guest, what, body in (
            (late, f"seats/{secret}", {"name": "Jade"}),
            (host, "seat", {"seat": 0, "to": "bot"}),
            (host, "link", {"seat": 0}),
            (host, "fill", None),
            (host, "entropy", {"entropy": "abc"}),
            (host, "settings", {"pace": "instant"}),
        ):
            answer = guest.http.post(f"/api/tables/{table}/{what}", json=body)
            assert answer.status_code == 409, what
            assert answer.json()["error"] == "This table is archived; it can only be read."
        assert host.table_view(table) == before
        assert before["state"] == "waiting"


def test_seats_change_so_often_and_not_more(server: Server) -> None:
    """Each change is an entry that all at the table read: a loop of them grew without end."""
    with Guest(server) as host:
        table = host.create(GAME, "person", "person")["id"]
        for number in range(100):
            body = {"seat": 0, "to": ("bot", "person")[number % 2]}
            answer = host.http.post(f"/api/tables/{table}/seat", json=body)
            if answer.status_code != 200:
                break
        assert answer.status_code == 429 and number >= 30
        assert len(host.table_view(table, 1)["notes"]) == number


def test_the_changes_of_a_table_have_an_end() -> None:
    notes = [Note(number, 0, 0, "device", 0, "Coral") for number in range(MOST_NOTES - 1)]
    room = Room(record(), build, notes=notes)
    _check_seats_open(room)
    room.notes.append(notes[0])
    with pytest.raises(Refused):
        _check_seats_open(room)


def test_a_table_brought_back_twice_keeps_what_was_played_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        table = record()
        await store.create(table, NOW)
        await store.add(table.id, row(0), NOW)
        await archive(store, table.id)

        storing = store.storing

        @contextlib.asynccontextmanager
        async def late() -> AsyncIterator[AsyncConnection]:
            """Another administrator is faster, and somebody plays on."""
            monkeypatch.setattr(store, "storing", storing)
            await revive(store, table.id)
            await store.add(table.id, row(1), NOW)
            async with storing() as connection:
                yield connection

        monkeypatch.setattr(store, "storing", late)
        await revive(store, table.id)
        found = await store.load(table.id)
        assert found is not None
        assert [each.sequence for each in found.rows] == [0, 1]

    stored(tmp_path / "t.sqlite", work)


def test_a_table_brought_back_is_not_deleted_any_more(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table = record()
        await store.create(table, NOW)
        await archive(store, table.id)
        await revive(store, table.id)
        await delete(store, table.id)
        assert await store.load(table.id) is not None
        await archive(store, table.id)
        await delete(store, table.id)
        assert await store.load(table.id) is None

    stored(tmp_path / "t.sqlite", work)

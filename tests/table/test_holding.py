"""Which tables stay in memory, who is remembered, what a failed write tells, where tables lie."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from planetfall.table import live as live_module
from planetfall.table import store as store_module
from planetfall.table.store import _not_stored, default_database
from planetfall.table.tables import Tables
from planetfall.table.viewers import Viewer
from tests.table.test_tables import HOST, SmallDisk, wish, with_hub


def test_only_rooms_that_nobody_uses_are_let_go(tmp_path: Path) -> None:
    async def work(tables: Tables, store: SmallDisk) -> None:
        later = time.monotonic() + 60
        live = await tables.create(wish("planet-unknown", "person", "person"), HOST)
        table = live.room.record.id
        # Touched since then.
        assert tables.let_go(live.touched) == 0
        viewer = Viewer(-1, "en")
        live.viewers.add(viewer)
        assert tables.let_go(later) == 0
        live.viewers.clear()
        async with live.lock:
            assert tables.let_go(later) == 0
        live.driver = asyncio.create_task(asyncio.sleep(30))
        assert tables.let_go(later) == 0
        live.driver.cancel()
        await asyncio.wait([live.driver])
        assert tables.let_go(later) == 1
        assert table not in tables.live
        again = await tables.table(table)
        assert again.room.record.id == table
        again.driver = None
        assert tables.let_go(later) == 1

    with_hub(tmp_path, work)


def test_so_many_visitors_of_a_table_are_remembered_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_module, "MOST_KNOWN", 3)

    async def work(tables: Tables, store: SmallDisk) -> None:
        live = await tables.create(wish("planet-unknown", "person", "person"), HOST)
        assert live.who(HOST) == (True, live.room.seats.held_by(HOST))
        for number in range(2):
            assert live.who(f"visitor {number}") == (False, [])
        assert list(live.known) == [HOST, "visitor 0", "visitor 1"]
        live.who("visitor 1")
        assert len(live.known) == 3
        live.who("visitor 2")
        assert list(live.known) == ["visitor 2"]
        assert live.who(HOST)[0]

    with_hub(tmp_path, work)


def test_a_bot_whose_turn_has_passed_is_not_asked(tmp_path: Path) -> None:
    async def work(tables: Tables, store: SmallDisk) -> None:
        live = await tables.create(wish("terraforming-mars", "person", "person"), HOST)
        asked: list[int] = []

        async def choose(*given: object, **named: object) -> str:
            asked.append(1)
            raise AssertionError("nobody should be asked")

        tables.bots.choose = choose  # type: ignore[method-assign]
        idle = next(seat for seat in range(3) if seat not in live.room.movers())
        await tables._bot_choice(live, idle)
        play, live.room.play = live.room.play, None
        await tables._bot_choice(live, 0)
        live.room.play = play
        assert asked == []

    with_hub(tmp_path, work)


def test_a_failed_write_is_told_without_its_statement(caplog: pytest.LogCaptureFixture) -> None:
    secret = "INSERT secret-of-a-seat"
    with caplog.at_level(logging.ERROR):
        broken = OperationalError(secret, {"secret": "abc"}, Exception("disk I/O error"))
        assert _not_stored(broken).code == "not_stored"
    assert "disk I/O error" in caplog.text
    assert "secret" not in caplog.text
    assert _not_stored(IntegrityError(secret, {}, Exception("unique"))).code == "stored_before"
    full = OperationalError(secret, {}, Exception("database or disk is full"))
    assert _not_stored(full).code == "disk_full"
    assert _not_stored(OSError(errno.ENOSPC, "no room")).code == "disk_full"
    assert _not_stored(OSError(errno.EIO, "no")).code == "not_stored"


def test_tables_lie_in_the_state_folder_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert default_database().endswith(str(tmp_path / "state" / "planetfall" / "tables.sqlite"))
    folder = tmp_path / "state" / "planetfall"
    assert folder.is_dir()
    if os.name != "nt":  # hidden cards lie there
        assert folder.stat().st_mode & 0o077 == 0
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    place = str(tmp_path / "home" / ".local" / "state" / "planetfall" / "tables.sqlite")
    for empty in (True, False):
        if empty:
            monkeypatch.setenv("XDG_STATE_HOME", "")
        else:
            monkeypatch.delenv("XDG_STATE_HOME")
        assert default_database().endswith(place)
    # Twice, and the folder is there already.
    assert default_database().endswith(place)


def test_tables_lie_where_windows_keeps_the_data_of_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    windows = SimpleNamespace(name="nt", environ={"LOCALAPPDATA": str(tmp_path / "local")})
    monkeypatch.setattr(store_module, "os", windows)
    place = str(tmp_path / "local" / "planetfall" / "tables.sqlite")
    assert default_database().endswith(place)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    windows.environ = {}
    assert default_database().endswith(str(tmp_path / "home" / "planetfall" / "tables.sqlite"))

"""How a server ends: in good order when it is asked once, at once when it is asked twice."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.serving import Guest, Server

GAME = "planet-unknown"
PATIENCE = 120.0

HOLDING = """
import asyncio, sys
from planetfall.table import serve
from planetfall.table.store import Store
store = Store._store
async def hold(self, jobs):
    if jobs[0].row.sequence:
        print("held", file=sys.stderr, flush=True)
        await asyncio.sleep(600)
    return await store(self, jobs)
Store._store = hold
serve.GRACE = 600
"""
"""A server that stores the first choice of a table, and never ends with the second."""


def until(done: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def interrupt(server: Server) -> None:
    assert server.process is not None
    server.process.send_signal(signal.SIGINT)


def status(server: Server) -> int:
    assert server.process is not None
    return server.process.wait(PATIENCE)


def choose_first(guest: Guest, table: str) -> dict[str, Any]:
    """Send the first answer of the open question; what was seen before."""
    table_view = guest.table_view(table, 0)
    taken = guest.choose(table, 0, table_view["decision"], table_view["keys"][:1])
    assert taken.status_code == 200
    return table_view


def test_one_interrupt_ends_streams_and_leaves_no_complaint(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    with Server(tmp_path / "t.sqlite", log=log) as server, Guest(server) as guest:
        table = guest.create(GAME, "person")["id"]
        choose_first(guest, table)
        with guest.http.stream("GET", f"/t/{table}/stream?seat=0") as stream:
            parts = stream.iter_raw()
            next(parts)
            interrupt(server)
            for _ in parts:
                pass
        assert status(server) == 0
    assert log.read_text() == ""


def test_a_second_interrupt_ends_at_once_and_loses_nothing(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    with (
        Server(tmp_path / "t.sqlite", log=log, prelude=HOLDING) as server,
        Guest(server) as guest,
    ):
        table = guest.create(GAME, "person")["id"]
        first = choose_first(guest, table)
        with _sending(guest, table):
            until(lambda: "held" in log.read_text())
            interrupt(server)
            until(lambda: not server.is_listening())
            interrupt(server)
            assert status(server) == 130
        assert log.read_text() == "held\n"
        server.prelude = ""
        server.start()
        decision = guest.table_view(table, 0)["decision"]
        assert decision != first["decision"]
        # The one that was under way was never accepted, and can be made now.
        assert choose_first(guest, table)["decision"] == decision


@contextlib.contextmanager
def _sending(guest: Guest, table: str) -> Iterator[None]:
    """A choice that gets no answer."""

    def send() -> None:
        with contextlib.suppress(httpx.TransportError):
            choose_first(guest, table)

    sender = threading.Thread(target=send)
    sender.start()
    yield
    sender.join()


NEVER = """
import asyncio, sys
from planetfall.table.tables import Tables

async def choose(self, live, seat, choice):
    print("held", file=sys.stderr, flush=True)
    await asyncio.sleep(600)

Tables.choose = choose
"""


def test_a_request_that_is_given_up_at_the_end_is_no_fault(tmp_path: Path) -> None:
    """The log had a traceback for each of them."""
    log = tmp_path / "log"
    with Server(tmp_path / "t.sqlite", log=log, prelude=NEVER) as server, Guest(server) as guest:
        table = guest.create(GAME, "person")["id"]
        view = guest.table_view(table)
        given = (table, 0, view["decision"], view["keys"][:1])
        sender = threading.Thread(target=guest.choose, args=given)
        sender.start()
        until(lambda: "held" in log.read_text())
        server.stop()
        sender.join()
    assert log.read_text() == "held\n"


def test_a_bot_whose_server_has_gone_goes_without_a_word() -> None:
    bot = subprocess.Popen(
        [sys.executable, "-P", "-m", "planetfall.table.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert bot.stdin is not None and bot.stdout is not None and bot.stderr is not None
    bot.stdout.close()
    bot.stdin.write(b'{"bot": "random"}\n')
    bot.stdin.flush()
    assert bot.wait(PATIENCE) == 0
    assert bot.stderr.read() == b""
    bot.stdin.close()
    bot.stderr.close()


@pytest.mark.slow
def test_the_command_is_interrupted_without_a_traceback(tmp_path: Path) -> None:
    """However often, and whenever: also while the process goes."""
    command = [sys.executable, "-P", "-m", "planetfall", "serve", "--port", "0", "--database"]
    process = subprocess.Popen(
        [*command, str(tmp_path / "t.sqlite")], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    base = process.stdout.readline().decode().split()[-1]
    until(lambda: _answers(base))
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        process.send_signal(signal.SIGINT)
        time.sleep(0.02)
    _, complaints = process.communicate()
    assert process.returncode in (0, 130, -signal.SIGINT)
    assert complaints == b""


def _answers(base: str) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(base + "health").status_code == 200
    return False


@pytest.mark.parametrize("database", ["nowhere/tables.sqlite", "words.txt", "."])
def test_a_database_that_cannot_be_used_is_one_sentence(database: str, tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("These are no tables, but words of a file.\n" * 100)
    paths = [os.path.abspath(p) for p in os.environ.get("PYTHONPATH", "").split(os.pathsep) if p]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "planetfall", "serve", "--port", "0", "--database", database],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert "cannot be used" in done.stderr and len(done.stderr.splitlines()) == 1


WARM = """
import sys
from planetfall.games import GAMES
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.room import Room
from planetfall.table.serve import load_pages, make_lobby, warm_up
lobby, pages = make_lobby(), load_pages()
warm_up(lobby, pages)
before = set(sys.modules)
for game in GAMES:
    seats = [SeatWish(kind="person")] * 3
    room = Room(lobby.create(NewTable(game=game, seats=seats), "").record, lobby.builder)
    pages.parts(room.page_context(1, "cs"))
    pages.parts(room.page_context(-1, "en"))
print(*sorted(set(sys.modules) - before))
"""


def test_who_takes_over_has_loaded_what_pages_are_drawn_with() -> None:
    """Tables stood still for one to two seconds at a worker that had just been started."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", WARM], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []

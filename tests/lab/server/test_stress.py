"""The trials of a whole server, shortened; and trials of the trials, on servers that are broken.

The long run is `planetfall selftest --server`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sys
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from planetfall.cli import app
from planetfall.games import build
from planetfall.lab.server import http_client
from planetfall.lab.server.http_client import Connection
from planetfall.lab.server.server_process import OwnServer
from planetfall.lab.server.stress import flood, workers
from planetfall.lab.server.stress.report import MOST_FAULTS, Finding, Plan
from planetfall.lab.server.stress.run import SHARED, TRIALS, carry_out, steps
from planetfall.lab.server.stress.shadow import Shadow, loaded
from planetfall.table.lobby import Lobby
from planetfall.table.messages import Accepted, Choice, NewTable, Row, SeatWish
from planetfall.table.room import DONE

PLANS = {
    "kills": Plan(kills=2, tables=5, seconds=0.3),
    "repeats": Plan(kills=2),
    "sealed": Plan(kills=4, tables=5),
    "reconnects": Plan(kills=1, seconds=60, games=("planet-unknown",)),
    "malformed": Plan(kills=1, seconds=60),
    "flood": Plan(kills=1, tables=3, seconds=60),
    "workers": Plan(kills=2, tables=3, seconds=0.5),
    "load": Plan(kills=1, tables=3, seconds=60),
    "stored": Plan(kills=1, games=("planet-unknown",)),
}

DONE_THERE = {
    "kills": {"kills": 2, "choices acknowledged": 1, "pages compared": 5},
    "repeats": {"choices": 100, "answers dropped": 10, "digests equal": 8},
    "sealed": {"kills": 2, "choices sealed before a kill": 10, "kinds of parts": 3},
    "reconnects": {"whole games": 1, "reconnects": 10, "pages compared": 6},
    "malformed": {"inputs": 1000, "views compared": 8},
    "flood": {"requests of the stranger": 50, "choices": 4, "newcomers": 1, "pages compared": 3},
    "workers": {"kills": 1, "choices acknowledged": 3, "pages compared": 3},
    "load": {"choices": 5, "tables": 6, "pages": 24, "pages compared": 24},
    "stored": {"stored tables": 1000, "choices of planet-unknown": 100},
}
"""What each must have done at least."""

FORGETFUL = """
from planetfall.table.store import Store
async def add(self, *given, **named):
    pass
Store.add = add
"""
"""A server that says yes and stores nothing."""

HASTY = """
from planetfall.table.room import Room
remember = Room._remember
def forget(self, row, keys):
    answer = remember(self, row, keys)
    self._answers.clear()
    return answer
Room._remember = forget
from planetfall.table.store import Store
async def nothing(self, *given):
    return None
Store.answered = nothing
"""
"""A server that does not know a choice again."""

STUCK = """
from planetfall.table import page_routes
frames = page_routes.frames
class Stuck:
    def __init__(self, page):
        self.page, self.version = page, page.version
    def news(self, before, known):
        if before is None:
            return self.page.news(None, known)
        return b"event: parts\\nid: %b\\ndata: []\\n\\n" % self.version.encode()
page_routes.frames = lambda viewer, draw, *rest: frames(viewer, lambda: Stuck(draw()), *rest)
"""
"""A server that names a new page and sends nothing of it."""

CRUDE = """
from planetfall.table import api_routes
def raw(seat):
    if seat < 0:
        raise ZeroDivisionError
    return seat
api_routes.needs_player = raw
"""
"""A server that breaks when a spectator chooses."""


SLEEPY = """
from planetfall.table import middleware
import time
problem, seen = middleware._long_head, []
def slow(scope):
    if any(len(value) > 1000 for _, value in scope["headers"]) and len(seen) < 8:
        seen.append(1)
        time.sleep(1)
    return problem(scope)
middleware._long_head = slow
"""
"""A server that long cookies hold up."""

TIRED = """
from planetfall.table.tables import Tables
import asyncio
choose = Tables.choose
async def late(self, *given):
    await asyncio.sleep(0.2)
    return await choose(self, *given)
Tables.choose = late
"""
"""A server that takes its time."""

HOARDING = """
from planetfall.table.tables import Tables
record, kept = Tables.record, []
async def hoard(self, table):
    kept.append(b"x" * 5_000_000)
    return await record(self, table)
Tables.record = hoard
"""
"""A server that remembers whatever it was asked for."""


MARKED = [
    pytest.param(name, marks=pytest.mark.postgres) if name in SHARED else name for name in TRIALS
]

TIMES = ("p95", "stood still", "has started after", "comes back in", "lobby took")
"""Faults about time: these are for `planetfall selftest`, here others may use the machine."""


@pytest.mark.slow
@pytest.mark.parametrize("trial", MARKED)
def test_a_server_stands_the_trial(
    trial: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    if trial in SHARED:
        request.getfixturevalue("postgresql")
    monkeypatch.setattr(flood, "KINDS", ("all",))  # every kind of stranger at the same time
    finding = carry_out(trial, PLANS[trial])
    assert [fault for fault in finding.faults if not any(each in fault for each in TIMES)] == []
    for what, least in DONE_THERE[trial].items():
        assert finding.counts[what] >= least, finding.counts
    assert not finding.counts.get("choices lost")


@pytest.mark.slow
@pytest.mark.parametrize(
    "trial, prelude, told",
    [
        ("kills", FORGETFUL, "acknowledged, but not stored"),
        ("repeats", HASTY, "is never accepted"),
        ("sealed", FORGETFUL, "the store has not what was acknowledged"),
        ("reconnects", STUCK, "other parts"),
        ("malformed", CRUDE, "500"),
        ("load", TIRED, "p95 is"),
    ],
    ids=["kills", "repeats", "sealed", "reconnects", "malformed", "load"],
)
def test_a_broken_server_does_not(trial: str, prelude: str, told: str) -> None:
    plan = Plan(kills=1, tables=2, seconds=0.2, games=("planet-unknown",))
    finding = carry_out(trial, plan, prelude=prelude)
    assert any(told in fault for fault in finding.faults), finding.lines()


@pytest.mark.slow
@pytest.mark.postgres
def test_two_workers_that_store_nothing_are_noticed(
    postgresql: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 8.0)
    plan = Plan(kills=2, tables=1, seconds=0.2, games=("planet-unknown",))
    finding = carry_out("workers", plan, prelude=FORGETFUL)
    assert finding.faults, finding.lines()


@pytest.mark.slow
@pytest.mark.parametrize(
    "kind, prelude, told", [("cookies", SLEEPY, "p95 is"), ("ids", HOARDING, "its memory grew by")]
)
def test_a_flood_is_noticed(
    kind: str, prelude: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flood, "KINDS", (kind,))
    monkeypatch.setattr(flood, "GROWTH", 60.0)
    plan = Plan(kills=1, tables=2, seconds=60, games=("planet-unknown",))
    finding = carry_out("flood", plan, prelude=prelude)
    assert any(told in fault for fault in finding.faults), finding.lines()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a port cannot be kept")
def test_nobody_else_gets_the_port_of_a_killed_server(tmp_path: Path) -> None:
    """The trial of kills broke off: another program had taken the port and hung up."""
    server = OwnServer(tmp_path / "t.sqlite")
    with server:
        server.kill()
        with socket.socket() as other, pytest.raises(OSError):
            other.bind(("127.0.0.1", server.port))
        server.start()
        assert server.is_listening()


def test_a_connection_that_was_silent_for_long_is_not_used_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The server hung up on it at the moment of the next choice, and the bench broke off."""
    opened = 0

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal opened
        opened += 1
        with contextlib.suppress(asyncio.IncompleteReadError):
            while await reader.readuntil(b"{}"):
                writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}")
        writer.close()

    async def work() -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        connection = Connection(server.sockets[0].getsockname()[1])
        for _ in range(3):
            assert await connection.post("/", {}) == (200, {})
        assert opened == 1
        monkeypatch.setattr(http_client, "IDLE", -1.0)
        assert await connection.post("/", {}) == (200, {})
        assert opened == 2
        connection.close()
        server.close()
        await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()})

    asyncio.run(work())


def test_a_finding_is_one_line_and_one_for_each_fault() -> None:
    finding = Finding("trial", {"kills": 1200})
    assert finding.lines() == ["trial: 1,200 kills: no fault"]
    for number in range(MOST_FAULTS + 3):
        finding.check(False, f"fault {number}")
    lines = finding.lines()
    assert lines[0] == f"trial: 1,200 kills: {MOST_FAULTS + 3} faults"
    assert len(lines) == 1 + MOST_FAULTS
    assert finding.to_data()["more_faults"] == 3


def test_trials_grow_with_the_kills() -> None:
    plan = Plan(kills=200)
    assert {name: steps(name, plan) for name in TRIALS} == {
        "kills": 200,
        "repeats": 10_000,
        "sealed": 100,
        "reconnects": 300,
        "malformed": 200_000,
        "flood": 10,
        "workers": 100,
        "load": 900,
        "stored": 2,
    }
    assert Plan(kills=2).limit < plan.limit < 3600


@pytest.mark.parametrize(
    "given, told",
    [
        (["--kills", "0"], "use 1 to"),
        (["--tables", "100000"], "use 1 to"),
        (["--seconds-per-kill", "-1"], "use 0 to"),
        (["--trial", "fire"], "`kills`"),
        (["chess"], "chess"),
    ],
)
def test_trials_that_cannot_be_are_refused(given: list[str], told: str) -> None:
    done = CliRunner().invoke(app, ["selftest", "--server", *given])
    assert done.exit_code == 2
    assert told in done.output


@pytest.mark.slow
def test_the_command_tells_what_it_found() -> None:
    asked = ["selftest", "--server", "planet-unknown", "--kills", "1", "--trial", "repeats"]
    done = CliRunner().invoke(app, [*asked, "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.output)
    assert [each["trial"] for each in found] == ["exactly once"]
    assert found[0]["counts"]["choices"] >= 50 and found[0]["faults"] == []


def shadow(game: str, seats: int) -> Shadow:
    wishes = [SeatWish(kind="person", name=f"P{number}") for number in range(seats)]
    lobby = Lobby([game], build, ["random"])
    return Shadow(lobby.create(NewTable(game=game, seats=wishes), "v").record)


def test_a_set_that_closed_by_itself_is_known_again_after_a_restart() -> None:
    """Its `done` was taken in silence and is not in the record; the repeat still has it."""
    rng = Random(5)
    found = 0
    for number in range(40):
        table = shadow("terraforming-mars", 2)
        rows: list[Row] = []
        for step in range(4):
            sending = table.draw(rng, f"{number}-{step}", undo=0.0)
            assert sending is not None
            rows.append(table.accept(sending))
            dos = [json.loads(line).get("do") for line in rows[-1].lines.splitlines()]
            if sending.body["keys"][-1] == DONE and DONE not in dos:
                found += 1
                again = loaded(table.room.record, rows)
                choice = Choice(**sending.body)
                answer = again.choose(sending.seat, choice)
                assert isinstance(answer, Accepted)
                assert answer.keys == choice.keys
    assert found

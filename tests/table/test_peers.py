"""The session with other processes: what is heard and told, and what happens when it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from planetfall.table import peers
from planetfall.table.peers import LOCKS, Peers
from planetfall.table.writer import CHANNEL


class Driver:
    """Stands for the session with a PostgreSQL server."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, ...]] = []
        self.heard: Callable[..., None] = print
        self.ended: Callable[..., None] = print
        self.is_silent = self.is_terminated = False

    async def execute(self, *given: Any) -> None:
        self.told.append(given)
        if self.is_silent:
            await asyncio.Event().wait()

    async def fetch(self, *given: Any) -> list[tuple[int]]:
        self.told.append(given)
        return [(3,), (4,)]

    async def add_listener(self, channel: str, heard: Callable[..., None]) -> None:
        assert channel == CHANNEL
        self.heard = heard

    def add_termination_listener(self, ended: Callable[..., None]) -> None:
        self.ended = ended

    def terminate(self) -> None:
        self.is_terminated = True
        self.ended(self)


class Engine:
    """Stands for the engine and its connections."""

    def __init__(self) -> None:
        self.drivers: list[Driver] = []
        self.refusals = 0
        self.closed: list[str] = []

    async def connect(self) -> Engine:
        if self.refusals:
            self.refusals -= 1
            raise OSError("nobody answers")
        self.drivers.append(Driver())
        return self

    async def get_raw_connection(self) -> Any:
        return SimpleNamespace(driver_connection=self.drivers[-1])

    async def invalidate(self) -> None:
        self.closed.append("invalid")

    async def close(self) -> None:
        self.closed.append("connection")

    async def dispose(self) -> None:
        self.closed.append("engine")


class Process(Peers):
    """A process with what it has heard."""

    engine: Engine

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.engine = Engine()
        monkeypatch.setattr(peers, "create_async_engine", lambda *given, **more: self.engine)
        self.messages: list[tuple[str, int, str, str]] = []
        self.losses = 0
        super().__init__("postgresql://x", 3, self.keep, self.count)

    def keep(self, *message: Any) -> None:
        self.messages.append(message)

    def count(self) -> None:
        self.losses += 1

    @property
    def driver(self) -> Driver:
        return self.engine.drivers[-1]


def with_process(
    monkeypatch: pytest.MonkeyPatch, work: Callable[[Process], Awaitable[None]]
) -> None:
    monkeypatch.setattr(peers, "AGAIN", 0.001)

    async def run() -> None:
        process = Process(monkeypatch)
        await process.open()
        await asyncio.wait_for(work(process), 30)

    asyncio.run(run())


def test_messages_of_others_are_heard_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(process: Process) -> None:
        for message in ("choice 4 abc 7", "link 4 abc 1 x y", "bans 4 ", "odd", "a b c d", "seats"):
            process.driver.heard(None, 1, CHANNEL, message)
        process.driver.heard(None, 1, CHANNEL, "choice 3 abc 7")  # his own
        assert process.messages == [
            ("choice", 4, "abc", "7"),
            ("link", 4, "abc", "1 x y"),
            ("bans", 4, "", ""),
        ]

    with_process(monkeypatch, work)


def test_what_is_told_goes_to_the_channel(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(process: Process) -> None:
        process.driver.told.clear()
        await process.tell("link", "abc", "1 x")
        assert process.driver.told == [("SELECT pg_notify($1, $2)", CHANNEL, "link 3 abc 1 x")]
        assert await process.alive() == {3, 4}
        assert process.driver.told[1] == (peers._ALIVE, LOCKS)

    with_process(monkeypatch, work)


@pytest.mark.parametrize("refusals", [0, 2])
def test_a_lost_session_is_opened_again(refusals: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What may have been missed is looked for at once, and again when others can be heard."""

    async def work(process: Process) -> None:
        first = process.driver
        process.engine.refusals = refusals
        first.ended(first)
        assert process.losses == 1
        first.ended(first)  # told of it twice
        assert process.losses == 1
        await process.tell("link", "abc")
        assert await process.alive() == set()
        assert len(first.told) == 2
        while process.losses < 2:
            await asyncio.sleep(0.001)
        assert len(process.engine.drivers) == 2
        assert process.engine.closed == ["invalid"] * (refusals + 1)
        process.driver.ended(process.driver)  # and once more
        assert process.losses == 3
        while process.losses < 4:
            await asyncio.sleep(0.001)
        assert len(process.engine.drivers) == 3

    with_process(monkeypatch, work)


@pytest.mark.parametrize("is_opening", [False, True])
def test_a_session_that_is_closed_stays_so(
    is_opening: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(process: Process) -> None:
        driver = process.driver
        if is_opening:
            process.engine.refusals = 1000
            driver.ended(driver)
            await asyncio.sleep(0.01)
        await process.close()
        assert process.engine.closed[-2:] == ["connection", "engine"]
        losses, refusals = process.losses, process.engine.refusals
        driver.ended(driver)
        await asyncio.sleep(0.02)
        assert process.losses == losses and process.engine.refusals == refusals
        assert len(process.engine.drivers) == 1

    with_process(monkeypatch, work)


def test_a_session_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "SILENCE", 0.01)

    async def work(process: Process) -> None:
        first = process.driver
        first.is_silent = True
        await process.tell("link", "abc")  # nothing depends on it
        assert first.is_terminated and process.losses == 1
        while process.losses < 2:
            await asyncio.sleep(0.001)
        await process.tell("link", "abc")
        assert process.driver.told[-1][-1] == "link 3 abc "

    with_process(monkeypatch, work)

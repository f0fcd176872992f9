"""Bots wait for a worker in a fair queue."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from planetfall import games
from planetfall.bots import Bot
from planetfall.table import worker
from planetfall.table.bots import MOST_TABLES, Bots, NotInTime, Usage, Worker
from planetfall.table.lobby import Lobby
from planetfall.table.messages import BotReason, NewTable, SeatWish
from planetfall.table.room import Room

VIEW = {"legal": ["a", "b"]}


class Bench:
    """Workers whose thinking takes as many turns of the loop as the bot's name says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []

        async def ask(worker: Worker, request: dict[str, Any], seconds: float) -> str:
            self.asked.append(request["bot"])
            for _ in range(10):
                await asyncio.sleep(0)
            return "b"

        monkeypatch.setattr(Worker, "ask", ask)


async def many(bots: Bots, table: str, watched: bool, count: int) -> None:
    for _ in range(count):
        await bots.choose(table, VIEW, table=table, watched=watched)


def test_a_persons_bot_does_not_wait_for_a_hundred_others(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(monkeypatch)

    async def run() -> int:
        bots = Bots(1)
        crowd = [asyncio.create_task(many(bots, f"t{k}", False, 50)) for k in range(100)]
        while len(bench.asked) < 200:
            await asyncio.sleep(0)
        before = len(bench.asked)
        assert await bots.choose("mine", VIEW, table="mine", watched=True) == "b"
        waited = bench.asked.index("mine") - before
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        return waited

    assert asyncio.run(run()) <= 1


def test_a_table_that_somebody_looks_at_does_not_crowd_others_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bench = Bench(monkeypatch)
    monkeypatch.setattr("planetfall.table.bots.UNWATCHED", 0.0)

    async def run() -> None:
        bots = Bots(1)
        greedy = [asyncio.create_task(many(bots, "greedy", True, 300)) for _ in range(20)]
        while len(bench.asked) < 100:
            await asyncio.sleep(0)
        before = len(bench.asked)
        await bots.choose("modest", VIEW, table="modest", watched=True)
        assert bench.asked.index("modest") - before <= 2
        for task in greedy:
            task.cancel()
        await asyncio.gather(*greedy, return_exceptions=True)
        assert len(bots) == 0
        assert await bots.choose("after", VIEW, table="after") == "b"  # no worker got lost

    asyncio.run(run())


def test_use_is_forgotten_in_time_and_memory_is_bounded() -> None:
    usage = Usage()
    usage.add("a", 8.0, 0.0)
    assert usage.of("a", 0.0) == 8.0
    assert usage.of("a", 20.0) == pytest.approx(4.0)
    assert usage.of("new", 0.0) == 0.0
    for number in range(3 * MOST_TABLES):
        usage.add(str(number), 1.0, 0.0)
    assert len(usage._used) <= MOST_TABLES


class Thinkers:
    """Workers that answer as their bot's name says: in time, too late, or with a fault."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.ended = 0

        async def ask(worker: Worker, request: dict[str, Any], seconds: float) -> str:
            self.asked.append(request["bot"])
            if request["bot"] == "late":
                raise NotInTime("TimeoutError", "b")
            if request["bot"] == "broken":
                raise NotInTime("ValueError: no")
            if request["bot"] == "wrong":
                return "z"
            return "c"

        monkeypatch.setattr(Worker, "ask", ask)

    def choose(self, name: str) -> str:
        async def run() -> str:
            return await Bots(1).choose(name, {"legal": ["a", "b", "c"]}, table="t")

        return asyncio.run(run())


def test_a_bot_that_is_late_plays_the_greedy_choice_it_told_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinkers = Thinkers(monkeypatch)
    assert thinkers.choose("late") == "b"
    assert thinkers.asked == ["late"]


@pytest.mark.parametrize("name", ["broken", "wrong"])
def test_a_bot_that_fails_is_stood_in_for_by_greedy(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = Thinkers(monkeypatch)
    assert thinkers.choose(name) == "c"
    assert thinkers.asked == [name, "greedy"]


def real_view() -> dict[str, Any]:
    game = games.build("terraforming-mars", {}).new(2, 3)
    return game.view(game.to_move()[0]).data()


def test_a_worker_tells_the_greedy_choice_before_it_thinks_deeper() -> None:
    request = {"bot": "strong", "view": real_view(), "luck": 5}
    told = list(worker.answers(request, {}))
    assert [list(answer) for answer in told] == [["ready"], ["so_far"], ["key", "part", "amount"]]
    alone = list(worker.answers(request | {"bot": "greedy"}, {}))
    assert [answer["key"] for answer in alone[1:]] == [told[1]["so_far"]]


def test_a_worker_is_ready_when_the_rules_and_the_bots_are_loaded() -> None:
    """Its first choice counted a second of loading, which was all that some bots had."""
    made: dict[tuple[str, str], Bot] = {}
    told = worker.answers({"bot": "strong", "view": real_view(), "luck": 5}, made)
    assert next(told) == {"ready": True}
    assert sorted(name for name, _ in made) == ["greedy", "strong"]


def chosen_by(script: str, seconds: float, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Bots]:
    """What the bot `expert` chooses in a process that runs a script."""

    async def run() -> tuple[str, Bots]:
        bots = Bots(1, seconds=seconds, game_seconds=60.0)
        started = asyncio.create_subprocess_exec

        async def start(*words: str, **extra: Any) -> Any:
            return await started(sys.executable, "-c", script, **extra)

        monkeypatch.setattr("asyncio.create_subprocess_exec", start)
        try:
            return await bots.choose("expert", VIEW, table="t"), bots
        finally:
            await bots.close()

    return asyncio.run(run())


READY = "print('{\"ready\": true}', flush=True)"


def test_a_worker_that_runs_out_of_time_hands_over_what_it_had(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    slow = (
        f"import sys; sys.stdin.readline(); {READY};"
        'print(\'{"so_far": "b"}\', flush=True); sys.stdin.readline()'
    )
    key, bots = chosen_by(slow, 0.5, monkeypatch)
    assert key == "b"
    assert "over its time of 0.5 s" in caplog.text
    assert bots._spent["t", -1] >= 0.5


def test_the_start_of_a_process_is_no_time_of_the_bot(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """After a start that took longer than a choice may, the first option was played."""
    late = (
        f"import sys, time; time.sleep(2); sys.stdin.readline(); {READY};"
        'print(\'{"key": "b"}\', flush=True); sys.stdin.readline()'
    )
    key, bots = chosen_by(late, 1.5, monkeypatch)
    assert key == "b"
    assert "gave no answer" not in caplog.text
    assert bots._spent["t", -1] < 1.5


def test_a_process_that_loads_for_ever_is_ended(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("planetfall.table.bots.LOAD_SECONDS", 0.3)
    key, _ = chosen_by("import time; time.sleep(60)", 8.0, monkeypatch)
    assert key == "a"
    assert "not loaded after 0.3 s" in caplog.text


def test_thinking_that_is_cancelled_ends_its_process_and_frees_the_worker() -> None:
    async def run() -> None:
        bots = Bots(1)
        task = asyncio.create_task(bots.choose("expert", real_view(), table="t"))
        while not any(each._process for each in bots._all):
            await asyncio.sleep(0.01)
        busy = next(each for each in bots._all if each._process)
        process = busy._process
        assert process is not None
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert process.returncode is not None
        assert len(bots._free) == len(bots._all)
        await bots.close()

    asyncio.run(run())


def play_on(room: Room, *, at_once: bool) -> None:
    """Take first options as long as the seats choose at once, or one after the other."""
    assert room.play is not None
    while room.play.game.at_once == at_once:
        seat = room.play.game.to_move()[0]
        room.play.push(seat, room.play.game.legal(seat)[0])


def test_reasons_of_a_simultaneous_phase_are_sealed_until_it_ends() -> None:
    wish = NewTable("planet-unknown", [SeatWish("bot", level="greedy"), SeatWish("person")])
    lobby = Lobby(["planet-unknown"], games.build, ["greedy"])
    room = Room(lobby.create(wish, "v").record, games.build)
    room.start()
    play_on(room, at_once=False)
    room.give_reason(BotReason(0, 0, "planet", 100))
    assert room.table_view(1).reasons == []
    play_on(room, at_once=True)
    assert room.table_view(1).reasons == [BotReason(0, 0, "planet", 100)]

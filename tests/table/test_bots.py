"""Bots wait for a worker in a fair queue."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from planetfall.table.bots import MOST_TABLES, Bots, Usage, Worker

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

"""Whole games are watched through streams that break after every few choices.

Each page comes back with the version it has. Whenever the table stands still it must show what a
fresh page shows, and the server must show what the clean run shows.
"""

from __future__ import annotations

import asyncio
from random import Random

from planetfall.lab.server.stress.report import Tell, quantile
from planetfall.lab.server.stress.settings import settings
from planetfall.lab.server.stress.stage import Stage, Table

NAME = "reconnects"

AT_ONCE = 4
"""Games that are played together."""
CUTS = 0.1
"""How often, after a choice, the line of a page breaks."""
STILL = 0.04
"""How often the table waits until all pages are compared."""


async def run(stage: Stage, tell: Tell) -> None:
    """Games one after another, a few of them at the same time."""
    plan, finding = stage.plan, stage.finding
    numbers = iter(range(plan.whole_games))
    catch_ups: list[float] = []

    async def play() -> None:
        for number in numbers:
            if finding.is_late(plan):
                return
            if await _game(stage, number, catch_ups):
                finding.count("whole games")
            tell(1)

    finding.count("whole games", 0)
    await asyncio.gather(*(play() for _ in range(min(AT_ONCE, plan.tables))))
    for name, share in (("median", 0.5), ("p95", 0.95)):
        finding.figures[f"catch-up {name} ms"] = round(1000 * quantile(catch_ups, share), 1)


async def _game(stage: Stage, number: int, catch_ups: list[float]) -> bool:
    """Whether a game was played to its end."""
    known = settings(stage.plan.games)
    rng = Random(f"{stage.plan.seed} game {number}")
    table = await Table.open(stage, known[number % len(known)])
    for seat in range(-1, table.shadow.seats):
        table.watch(seat)
    sent = 0
    try:
        while not table.shadow.is_over():
            if stage.finding.is_late(stage.plan):
                break
            sent += 1
            sending = table.shadow.draw(rng, f"c{sent}")
            if sending is None or not await table.send(sending):
                break
            stage.finding.count("choices")
            for watcher in table.watchers:
                if rng.random() < CUTS:
                    watcher.cut()
            if rng.random() < STILL:
                await table.compare_pages()
                await table.compare_sights()
        await table.compare_pages()
        await table.compare_sights()
    finally:
        for watcher in table.watchers:
            stage.finding.count("reconnects", watcher.returns)
            catch_ups += watcher.catch_ups
        await table.close()
    return table.shadow.is_over()

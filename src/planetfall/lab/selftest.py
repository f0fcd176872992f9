"""The long self-test of the engines: dead ends, leaks, honest undo, determinism.

`plan` makes a list of small tasks for one game, `run` carries them out in any number of processes.
Each task draws its own seat count and options from its number, so a longer run tries more of them
and a single task can be repeated.
"""

from __future__ import annotations

import multiprocessing
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

from planetfall import engine
from planetfall.core import check
from planetfall.core.errors import PlanetfallError
from planetfall.core.rules import Rules
from planetfall.lab import digests, leaks, walks
from planetfall.lab.simulate import Progress
from planetfall.lab.variants import describe, variant

DEAD_ENDS = "no dead ends"
LEAKS = "no leak"
UNDO = "honest undo"
DETERMINISM = "determinism"

UNITS = {DEAD_ENDS: "games", LEAKS: "positions", UNDO: "walks", DETERMINISM: "games"}

DIGEST_BATCH = 20
"""Games per determinism task: a fresh process costs about a second."""


@dataclass(frozen=True)
class Task:
    """A piece of work: which property, which game, which variants."""

    property: str
    game: str
    numbers: tuple[int, ...]
    options: dict[str, Any] = field(default_factory=dict)
    """Options that are not drawn."""
    seats: int = 0
    """The number of seats; 0 for all in turn."""

    def setting(self, number: int) -> tuple[Rules, int]:
        """The rules and seats of one of its numbers."""
        return variant(self.game, number, self.options, self.seats)


@dataclass(frozen=True)
class Finding:
    """What a task did and found."""

    property: str
    count: int
    faults: list[str]


@dataclass
class Report:
    """The self-test of one game."""

    game: str
    counts: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        """The report in words."""
        told = [
            f"{self.game}: {name}: {count} {UNITS[name]}" for name, count in self.counts.items()
        ]
        if not engine.is_compiled():
            told.append(f"{self.game}: determinism: {engine.describe()}; hash seeds compared only")
        told += [f"{self.game}: FAULT: {fault}" for fault in self.faults]
        told.append(f"{self.game}: {len(self.faults)} faults")
        return told

    def to_data(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "game": self.game,
            "compiled": engine.is_compiled(),
            "counts": self.counts,
            "faults": self.faults,
        }


def plan(
    game: str,
    count: int,
    seed: int = 0,
    *,
    options: dict[str, Any] | None = None,
    seats: int = 0,
) -> list[Task]:
    """Tasks for `count` games without dead ends, and as many positions and walks.

    Of determinism, the dearest, a tenth as many games are played. `options` and `seats` are the
    same in all of them; everything else is drawn.
    """
    fixed = dict(options or {})
    variant(game, seed, fixed, seats)  # Raises where nothing can be played.
    numbers = range(seed, seed + count)
    tasks = [Task(DEAD_ENDS, game, (number,), fixed, seats) for number in numbers]
    # A random game shows some 20 positions and 20 walks or more; a tenth of the games is plenty.
    some = range(seed, seed + max(1, count // 10))
    tasks += [Task(LEAKS, game, (number,), fixed, seats) for number in some]
    tasks += [Task(UNDO, game, (number,), fixed, seats) for number in some]
    for start in range(seed, seed + max(1, count // 10), DIGEST_BATCH):
        batch = range(start, min(start + DIGEST_BATCH, seed + max(1, count // 10)))
        tasks.append(Task(DETERMINISM, game, tuple(batch), fixed, seats))
    return tasks


def run(
    game: str, tasks: list[Task], *, workers: int = 1, progress: Progress | None = None
) -> Report:
    """Carry out a plan."""
    report = Report(game, dict.fromkeys(UNITS, 0))
    for finding in _findings(tasks, workers):
        report.counts[finding.property] += finding.count
        report.faults += [f"{finding.property}: {fault}" for fault in finding.faults]
        if progress is not None:
            progress(1)
    report.faults.sort()
    return report


def _findings(tasks: list[Task], workers: int) -> Iterator[Finding]:
    if workers == 1:
        yield from map(carry_out, tasks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        # A long plan is handed over in parts, so that it needs no memory.
        for start in range(0, len(tasks), 2_000):
            part = tasks[start : start + 2_000]
            for done in as_completed([pool.submit(carry_out, task) for task in part]):
                yield done.result()


def carry_out(task: Task) -> Finding:
    """Do one task; whatever goes wrong in it is a fault with the way to repeat it."""
    try:
        if task.property == DETERMINISM:
            return Finding(task.property, len(task.numbers), _determinism(task))
        number = task.numbers[0]
        rules, seats = task.setting(number)
        where = f"variant {number} ({describe(rules, seats)})"
        if task.property == DEAD_ENDS:
            return Finding(task.property, 1, [f"{where}: {f}" for f in _sound(task, number)])
        look = leaks.positions_hide if task.property == LEAKS else walks.walks_are_honest
        count, faults = look(rules, seats, number)
        return Finding(task.property, count, [f"{where}: {fault}" for fault in faults])
    except PlanetfallError as fault:
        return Finding(task.property, 1, [f"variants {task.numbers}: {fault}"])
    except Exception:
        last = " | ".join(traceback.format_exc().strip().splitlines()[-3:])
        return Finding(task.property, 1, [f"variants {task.numbers}: {last}"])


def _sound(task: Task, number: int) -> list[str]:
    """Every game is checked for dead ends, and for one of the other properties in rotation."""
    rules, seats = task.setting(number)
    others = [name for name in check.CHECKS if name not in ("legal", "undo", "views")]
    least, most = rules.seat_limits()
    rotating = others[number // (most - least + 1) % len(others)]
    return check.run(rules, seats, [number], ["legal", rotating])


def _determinism(task: Task) -> list[str]:
    numbers = list(task.numbers)
    drawn = (task.game, numbers, task.options, task.seats)
    here = digests.digests(*drawn)
    runs = {"hash seed 1": digests.elsewhere(*drawn, hash_seed=1, pure=False)}
    if engine.is_compiled():
        runs["the pure engine"] = digests.elsewhere(*drawn, hash_seed=2, pure=True)
    return [
        f"variant {number}: `{mine}` here, `{theirs}` with {where}"
        for where, found in runs.items()
        for number, mine, theirs in zip(numbers, here, found, strict=True)
        if mine != theirs
    ]

"""Series of seeded games that go on from run to run: what was played is kept and added to.

Game `k` of a series has one seating and one seed, whoever plays it and when, so a series played in
many short runs comes to the same as one played at once. Sums are kept, not games.

Games are added only to those of the same bots. Their mark is the version of the rules with the
digest of the series' first game, which every run plays anew before it adds anything: code, weights
and settings all end in choices, and choices in the digest. A change that no choice of a whole game
shows leaves old and new games comparable; an edit that changes no choice throws nothing away.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from planetfall.games import build
from planetfall.lab.simulate import Result, Setup, play_one
from planetfall.lab.spread import spread

SHARE: Final = 10.0
"""Seconds of computing time that every open series gets in a round."""
STEP: Final = 3.0
"""Seconds of computing time after which results are kept."""

Measure = Callable[[Setup, Result], Mapping[str, float]]
"""What is summed up of a game."""
Say = Callable[[str], None]


@dataclass(frozen=True)
class Series:
    """So many games of a few setups, which take turns and get the same seeds."""

    key: str
    setups: tuple[Setup, ...]
    first_seed: int
    aim: int
    """How many games it shall have."""
    measure: Measure

    def game(self, number: int) -> tuple[Setup, int]:
        """The setup and the seed of a game, counted from 0."""
        turn = number % len(self.setups)
        return self.setups[turn], self.first_seed + number // len(self.setups)

    def version(self) -> int:
        """The version of the rules in use."""
        setup = self.setups[0]
        return build(setup.game, setup.options).version


@dataclass
class Total:
    """What the games of a series came to, and which bots played them."""

    first_seed: int
    version: int = 0
    mark: str = ""
    """Decisions and digest of the first game; empty for games from before marks were kept, which
    take that of the next run."""
    games: int = 0
    sums: dict[str, float] = field(default_factory=dict)
    seconds: float = 0.0
    """Computing time; the only part that depends on the machine."""

    def add(self, values: Mapping[str, float]) -> None:
        """Count one more game."""
        self.games += 1
        for name, value in values.items():
            self.sums[name] = self.sums.get(name, 0) + value

    def is_of(self, other: Total) -> bool:
        """Whether both begin with the same seed and the same bots by the same rules."""
        mine = (self.first_seed, self.version, self.mark)
        return mine == (other.first_seed, other.version, other.mark)


Kept = dict[str, Total]
"""Tallies by the keys of their series."""


def read(path: Path) -> Kept:
    """The totals in a file; none if there is no file."""
    if not path.is_file():
        return {}
    data: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return {key: Total(**total) for key, total in data.items()}


def write(path: Path, kept: Kept) -> None:
    """Keep totals in a file, which is whole at every moment."""
    data = {key: asdict(total) for key, total in kept.items()}
    for total in data.values():
        total["seconds"] = round(total["seconds"], 1)
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(json.dumps(data, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    fresh.replace(path)


def play_on(
    path: Path, series: Iterable[Series], *, minutes: float = 0, workers: int = 1, say: Say
) -> Kept:
    """Play series until each has its games or the time is over; `path` keeps what they came to.

    The series with the smallest part of its games is first. All get the same computing time, so
    that dear games do not wait for cheap ones, nor cheap ones for dear ones.
    """
    course = _Course(path, minutes, workers)
    waiting = course.checked(course.open(series), say)
    while True:
        waiting = course.open(waiting)
        if not waiting or course.is_late():
            return course.kept
        before = {one.key: course.games(one) for one in waiting}
        course.play_round(waiting)
        for one in waiting:
            if course.games(one) > before[one.key]:
                say(course.progress(one))


@dataclass(frozen=True)
class _Part:
    """Games of a series that one process plays and that are kept together."""

    key: str
    begin: int
    """The number of the first of them."""
    games: tuple[tuple[Setup, int], ...]


def _play(part: _Part) -> tuple[list[Result], float]:
    """Games with the computing time they took."""
    start = time.process_time()
    results = [play_one(setup, seed) for setup, seed in part.games]
    return results, time.process_time() - start


class _Course:
    """One run over several series."""

    def __init__(self, path: Path, minutes: float, workers: int) -> None:
        self.path = path
        self.workers = workers
        self.kept = read(path)
        self.end = time.monotonic() + 60 * minutes if minutes else float("inf")
        self.credit: dict[str, float] = {}
        """Seconds that a series may still play, by its key."""
        self.pace: dict[str, float] = {}
        """Seconds of a game, by the key of its series."""

    def is_late(self) -> bool:
        return time.monotonic() >= self.end

    def games(self, series: Series) -> int:
        """How many games a series has."""
        return self.kept[series.key].games if series.key in self.kept else 0

    def progress(self, series: Series) -> str:
        """How far a series is, its rate, and the computing time of the rest."""
        games, pace = self.games(series), max(self.pace[series.key], 0.001)
        rest = round((series.aim - games) * pace / 60)
        return (
            f"{series.key}: {games} of {series.aim} games, {1 / pace:,.1f}/s, "
            f"about {rest} min of computing left"
        )

    def open(self, series: Iterable[Series]) -> list[Series]:
        """The series that lack games, the one with the smallest part of them first."""
        lacking = [one for one in series if self.games(one) < one.aim]
        return sorted(lacking, key=lambda one: self.games(one) / one.aim)

    def checked(self, series: Sequence[Series], say: Say) -> list[Series]:
        """The series whose first game was played; those of other bots begin anew with it."""
        by_key = {one.key: one for one in series}
        firsts = [_Part(one.key, 0, (one.game(0),)) for one in series]
        found = []
        for part, ([first], seconds) in spread(_play, firsts, workers=self.workers):
            one = by_key[part.key]
            found.append(one)
            self.pace[one.key] = seconds
            self.credit[one.key] = -seconds
            mark = f"{first.decisions} {first.digest}"
            fresh = Total(one.first_seed, one.version(), mark)
            if self.games(one) and not self.kept[one.key].mark:
                self.kept[one.key].mark = mark
                write(self.path, self.kept)
            if self.games(one) == 0 or not self.kept[one.key].is_of(fresh):
                if self.games(one):
                    say(f"{one.key}: begins anew; its games were played by other bots")
                fresh.add(one.measure(one.setups[0], first))
                fresh.seconds = seconds
                self.kept[one.key] = fresh
                write(self.path, self.kept)
            if self.is_late():
                break
        return found

    def play_round(self, series: Sequence[Series]) -> None:
        """Give every series its share of computing time; keep what it brings step by step."""
        by_key = {one.key: one for one in series}
        parts = [part for one in series for part in self._parts(one)]
        waiting: dict[tuple[str, int], tuple[list[Result], float]] = {}
        for part, outcome in spread(_play, parts, workers=self.workers):
            waiting[part.key, part.begin] = outcome
            self._add(by_key[part.key], waiting)
            if self.is_late():
                break

    def _parts(self, series: Series) -> list[_Part]:
        """The next games of a series that its computing time allows, in steps."""
        self.credit[series.key] += SHARE
        pace = max(self.pace[series.key], 0.001)
        begin = self.games(series)
        end = min(series.aim, begin + max(0, int(self.credit[series.key] / pace)))
        step = max(1, int(STEP / pace))
        return [
            _Part(
                series.key,
                at,
                tuple([series.game(number) for number in range(at, min(at + step, end))]),
            )
            for at in range(begin, end, step)
        ]

    def _add(
        self, series: Series, waiting: dict[tuple[str, int], tuple[list[Result], float]]
    ) -> None:
        """Count the games of a series that come next; those after a gap wait for it."""
        total = self.kept[series.key]
        while (series.key, total.games) in waiting:
            results, seconds = waiting.pop((series.key, total.games))
            for result in results:
                setup, _ = series.game(total.games)
                total.add(series.measure(setup, result))
            total.seconds += seconds
            self.credit[series.key] -= seconds
            self.pace[series.key] = seconds / len(results)
            write(self.path, self.kept)

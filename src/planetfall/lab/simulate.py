"""Many seeded games by bots, in one process, several, or on a Ray cluster.

A game is a pure function of its seed, so results do not depend on where it was played.
"""

from __future__ import annotations

import itertools
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

from planetfall import engine, games
from planetfall.bots import Bot, match, own
from planetfall.core.errors import BadRequest, BotFault, BrokenRule
from planetfall.core.game import Game
from planetfall.core.scores import own_sides, win_shares
from planetfall.lab import clock
from planetfall.lab.clock import UNTIMED, TimeControl
from planetfall.lab.spread import spread

BATCH = 10
"""Games per call to another process; a call costs about a millisecond."""

Progress = Callable[[int], None]
"""Called with the number of games just finished."""


@dataclass(frozen=True)
class Setup:
    """What is the same for all games of a simulation."""

    game: str
    seats: int
    bots: tuple[str, ...] = ("random",)
    """Bot names; seat k gets number k, from the front again when there are fewer names."""
    options: dict[str, Any] = field(default_factory=dict)
    limit: int = match.MOST_DECISIONS
    """Decisions after which a game is given up and counted as unfinished."""
    time: TimeControl = UNTIMED
    """How long bots may think; with it on, games need not repeat exactly."""

    def check(self) -> None:
        """Raise `BadRequest` for anything that cannot be played."""
        games.build(self.game, self.options).check_seats(self.seats)
        if not self.bots or len(self.bots) > self.seats:
            raise BadRequest(
                f"{len(self.bots)} bots were named for {self.seats} seats; name 1 to {self.seats}."
            )
        for name in self.bots:
            own.seat(name, self.game)
        self.time.check()
        if self.limit < 1:
            raise BadRequest(f"A game of {self.limit} decisions is none; the limit is 1 or more.")

    def bot_names(self) -> list[str]:
        """The bot of every seat."""
        return list(itertools.islice(itertools.cycle(self.bots), self.seats))


@dataclass(frozen=True)
class Result:
    """One game."""

    seed: int
    scores: list[int]
    winners: list[int]
    """Winning seats; empty where nobody won and for a game that was given up."""
    decisions: int
    rounds: int
    finished: bool
    """False where the simulation gave the game up."""
    digest: str
    sides: list[list[int]] = field(default_factory=list)
    """The seats of every side; empty where every seat is a side of its own."""
    places: list[int] = field(default_factory=list)
    """The place of every seat from 1 on; empty for a game that was given up."""
    choices: list[int] = field(default_factory=list)
    """How many choices every seat made, if times were asked for."""
    seconds: list[float] = field(default_factory=list)
    """How long every seat thought, if times were asked for."""
    answered_for: list[int] = field(default_factory=list)
    """Under time control: how often the greedy bot answered in each seat's place."""

    def shares(self) -> list[float]:
        """What every seat has of the win: winning sides share it."""
        return win_shares(self.winners, self.sides or own_sides(len(self.scores)))

    def to_data(self) -> dict[str, Any]:
        """The result as plain data, without what is empty by default."""
        data = asdict(self)
        for name in ("sides", "places", "choices", "seconds", "answered_for"):
            if not data[name]:
                del data[name]
        return data


Seated = Callable[[Game, list[Bot]], list[Bot]]
"""Gives every seat's bot a companion that watches it."""


def play_one(setup: Setup, seed: int, watch: Seated | None = None) -> Result:
    """Play the game of one seed."""
    rules = games.build(setup.game, setup.options)
    game = rules.new(setup.seats, seed)
    seated = [clock.seat(name, setup.game, setup.time) for name in setup.bot_names()]
    timed = [bot for bot in seated if isinstance(bot, clock.TimedBot)]
    if watch is not None:
        seated = watch(game, seated)
    try:
        decisions = match.run(game, seated, match.seat_rngs(seed, setup.seats), setup.limit)
    except BotFault:
        raise
    except Exception as fault:
        raise BrokenRule(f"The game of seed {seed} broke: {fault!r}") from fault
    over = game.is_over()
    sides = game.sides()
    return Result(
        seed=seed,
        scores=[sheet.total for sheet in game.scores()],
        winners=list(game.outcome().winners) if over else [],
        decisions=decisions,
        rounds=game.round_number(),
        finished=over,
        digest=game.digest(),
        sides=[] if sides == own_sides(game.seats) else sides,
        places=list(game.outcome().places) if over else [],
        answered_for=[len(bot.faults) for bot in timed],
    )


def play_batch(setup: Setup, seeds: list[int]) -> list[Result]:
    """The games of several seeds: one call to another process."""
    return [play_one(setup, seed) for seed in seeds]


class Tally:
    """What is told of many games, without keeping them."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.won = [0.0] * seats
        self.scores: list[Counter[int]] = [Counter() for _ in range(seats)]
        """By seat, how often each score was reached."""
        self.answered_for: list[int] = []
        """Under time control: by seat, how often the greedy bot answered in its place."""

    def add(self, result: Result) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += result.decisions
        if result.answered_for:
            counts = self.answered_for or [0] * len(result.answered_for)
            self.answered_for = [a + b for a, b in zip(counts, result.answered_for, strict=True)]
        for scores, score in zip(self.scores, result.scores, strict=False):
            scores[score] += 1
        if result.finished:
            self.finished += 1
            for seat, share in enumerate(result.shares()):
                self.won[seat] += share

    def shares(self) -> list[float]:
        """The share of finished games that each seat won; a win of several sides is divided."""
        return [share / max(self.finished, 1) for share in self.won]

    def score_line(self, seat: int) -> tuple[float, float, int, int]:
        """The mean, the median, the least and the highest score of a seat."""
        scores = sorted(self.scores[seat].items())
        total = sum(count for _, count in scores)
        mean = sum(score * count for score, count in scores) / total
        middles = [_nth(scores, (total - 1) // 2), _nth(scores, total // 2)]
        return mean, sum(middles) / 2, scores[0][0], scores[-1][0]


def _nth(scores: list[tuple[int, int]], place: int) -> int:
    for score, count in scores:
        place -= count
        if place < 0:
            return score
    raise IndexError(place)


class Run:
    """A finished simulation."""

    def __init__(
        self, setup: Setup, seconds: float, results: list[Result], tally: Tally | None = None
    ) -> None:
        self.setup = setup
        self.seconds = seconds
        self.results = results
        """The games in the order of seeds; empty where they were written and not kept."""
        self.tally = tally or Tally(setup.seats)
        if tally is None:
            for result in results:
                self.tally.add(result)

    @property
    def decisions(self) -> int:
        """Decisions of all games together."""
        return self.tally.decisions

    def summary(self) -> dict[str, Any]:
        """Everything but the single games."""
        seconds = max(self.seconds, 1e-9)
        return {
            "game": self.setup.game,
            "seats": self.setup.seats,
            "options": games.build(self.setup.game, self.setup.options).options_data(),
            "bots": self.setup.bot_names(),
            "games": self.tally.games,
            "unfinished": self.tally.games - self.tally.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.tally.games / seconds, 2),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "compiled": engine.is_compiled(),
            **self._timing(),
        }

    def _timing(self) -> dict[str, Any]:
        """The time control, where there is one, and how often each seat was answered for."""
        if not self.setup.time:
            return {}
        return {"time": self.setup.time.to_data(), "answered_for": self.tally.answered_for}

    def to_data(self) -> dict[str, Any]:
        """The whole simulation as plain data."""
        return {**self.summary(), "results": [result.to_data() for result in self.results]}

    def shares(self) -> list[float]:
        """The share of finished games that each seat won; a win of several sides is divided."""
        return self.tally.shares()


def check_count(count: int, workers: int) -> None:
    """Raise `BadRequest` for numbers of games or workers that cannot be."""
    if count < 1:
        raise BadRequest(f"{count} games cannot be played; ask for 1 or more.")
    if workers < 1:
        raise BadRequest(f"{workers} workers cannot play; ask for 1 or more.")


def simulate(
    setup: Setup,
    count: int,
    *,
    seed: int = 0,
    workers: int = 1,
    ray: str = "",
    progress: Progress | None = None,
) -> Run:
    """Play the games of seeds `seed` to `seed + count - 1`; results in the order of seeds."""
    setup.check()
    check_count(count, workers)
    seeds = list(range(seed, seed + count))
    size = 1 if workers == 1 and not ray else max(BATCH, min(200, count // (workers * 20)))
    parts = [seeds[k : k + size] for k in range(0, count, size)]
    start = time.perf_counter()
    results: list[Result] = []
    for _, batch in spread(partial(play_batch, setup), parts, workers=workers, ray=ray):
        results += batch
        if progress is not None:
            progress(len(batch))
    results.sort(key=lambda result: result.seed)
    return Run(setup, time.perf_counter() - start, results)

"""Many seeded games by bots, in one process, several, or on a Ray cluster.

A game is a pure function of its seed, so results do not depend on where it was played.
"""

from __future__ import annotations

import itertools
import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from typing import Any

from planetfall import engine, games
from planetfall.bots import match
from planetfall.core.errors import BadRequest, BotFault, BrokenRule
from planetfall.core.scores import own_sides, win_shares
from planetfall.lab import clock, own_bots
from planetfall.lab.clock import UNTIMED, TimeControl

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
            own_bots.seat(name, self.game)
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
    answered_for: list[int] = field(default_factory=list)
    """Under time control: how often the greedy bot answered in each seat's place."""

    def shares(self) -> list[float]:
        """What every seat has of the win: winning sides share it."""
        return win_shares(self.winners, self.sides or own_sides(len(self.scores)))

    def to_data(self) -> dict[str, Any]:
        """The result as plain data; sides only where a side is more than a seat."""
        data = asdict(self)
        for name in ("sides", "answered_for"):
            if not data[name]:
                del data[name]
        return data


def play_one(setup: Setup, seed: int) -> Result:
    """Play the game of one seed."""
    rules = games.build(setup.game, setup.options)
    game = rules.new(setup.seats, seed)
    seated = [clock.seat(name, setup.game, setup.time) for name in setup.bot_names()]
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
        answered_for=[len(bot.faults) for bot in seated if isinstance(bot, clock.TimedBot)],
    )


def play_batch(setup: Setup, seeds: list[int]) -> list[Result]:
    """The games of several seeds: one call to another process."""
    return [play_one(setup, seed) for seed in seeds]


@dataclass(frozen=True)
class Run:
    """A finished simulation."""

    setup: Setup
    seconds: float
    results: list[Result]

    @property
    def decisions(self) -> int:
        """Decisions of all games together."""
        return sum(result.decisions for result in self.results)

    def summary(self) -> dict[str, Any]:
        """Everything but the single games."""
        seconds = max(self.seconds, 1e-9)
        return {
            "game": self.setup.game,
            "seats": self.setup.seats,
            "options": games.build(self.setup.game, self.setup.options).options_data(),
            "bots": self.setup.bot_names(),
            "games": len(self.results),
            "unfinished": sum(not result.finished for result in self.results),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(len(self.results) / seconds, 2),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "compiled": engine.is_compiled(),
            **self._timing(),
        }

    def _timing(self) -> dict[str, Any]:
        """The time control, where there is one, and how often each seat was answered for."""
        if not self.setup.time:
            return {}
        counts = zip(*(result.answered_for for result in self.results), strict=True)
        return {"time": self.setup.time.to_data(), "answered_for": [sum(seat) for seat in counts]}

    def to_data(self) -> dict[str, Any]:
        """The whole simulation as plain data."""
        return {**self.summary(), "results": [result.to_data() for result in self.results]}

    def shares(self) -> list[float]:
        """The share of finished games that each seat won; a win of several sides is divided."""
        won = [0.0] * self.setup.seats
        finished = [result for result in self.results if result.finished]
        for result in finished:
            for seat, share in enumerate(result.shares()):
                won[seat] += share
        return [share / max(len(finished), 1) for share in won]


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
    if count < 1:
        raise BadRequest(f"{count} games cannot be played; ask for 1 or more.")
    if workers < 1:
        raise BadRequest(f"{workers} workers cannot play; ask for 1 or more.")
    seeds = list(range(seed, seed + count))
    start = time.perf_counter()
    results: list[Result] = []
    for batch in _batches(setup, seeds, workers, ray):
        results += batch
        if progress is not None:
            progress(len(batch))
    results.sort(key=lambda result: result.seed)
    return Run(setup, time.perf_counter() - start, results)


def _batches(setup: Setup, seeds: list[int], workers: int, ray: str) -> Iterator[list[Result]]:
    size = max(BATCH, min(200, len(seeds) // (workers * 20)))
    parts = [seeds[k : k + size] for k in range(0, len(seeds), size)]
    if workers == 1 and not ray:
        parts = [[seed] for seed in seeds]
    yield from spread(play_batch, [(setup, part) for part in parts], workers, ray)


def spread(
    task: Callable[..., Any], calls: list[tuple[Any, ...]], workers: int, ray: str = ""
) -> Iterator[Any]:
    """The results of many calls, as they come: here, in other processes or on a Ray cluster."""
    if ray:
        yield from _on_ray(task, calls, ray)
    elif workers == 1:
        for call in calls:
            yield task(*call)
    else:
        # Fresh processes: a forked copy of a process with threads may hang.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers, mp_context=context) as pool:
            waiting = [pool.submit(task, *call) for call in calls]
            try:
                for done in as_completed(waiting):
                    yield done.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def _on_ray(task: Callable[..., Any], calls: list[tuple[Any, ...]], address: str) -> Iterator[Any]:
    try:
        ray: Any = __import__("ray")
    except ImportError:
        raise BadRequest("`--ray` needs the package `ray`; `pip install ray` gets it.") from None
    try:
        ray.init(address=None if address == "local" else address, ignore_reinit_error=True)
    except (ConnectionError, ValueError) as fault:
        raise BadRequest(f"No Ray cluster answers at `{address}`: {fault}") from None
    remote = ray.remote(task)
    waiting = [remote.remote(*call) for call in calls]
    while waiting:
        ready, waiting = ray.wait(waiting, num_returns=1)
        yield ray.get(ready[0])

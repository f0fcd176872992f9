"""Speed, measured beside a simple reference loop so that a noisy machine does not decide.

Every figure is taken in slices, each between two runs of the reference loop, and the ratio to it
is the median over the slices. Rates are given per thousand reference steps, costs in steps.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from importlib.util import find_spec
from random import Random
from typing import Any

from planetfall import bots, engine, games
from planetfall.bots import match
from planetfall.core.game import NOBODY_MOVES, Game
from planetfall.core.observation import Encoder
from planetfall.core.rules import Rules
from planetfall.games import title_of
from planetfall.lab import others
from planetfall.lab.simulate import Progress

REFERENCE_STEPS = 4_000
VECTOR_GAMES = 128
VECTOR_WORKERS = 2
SLICES = 8
KEPT = 3_000
"""Clones kept alive at a time, as a search tree does."""


def reference_loop(steps: int = REFERENCE_STEPS) -> int:
    """A little plain Python of the kind engines are made of: lists, small ints, branches."""
    board = [0] * 64
    place = 1
    total = 0
    for step in range(steps):
        place = (place * 29 + 7) % 61
        if board[place] == 0:
            board[place] = step & 3
        else:
            total += board[place]
            board[place] = 0
    return total


def reference_rate() -> float:
    """Reference steps per second just now."""
    start = time.process_time()
    reference_loop()
    return REFERENCE_STEPS / (time.process_time() - start)


@dataclass(frozen=True)
class Figure:
    """One measured thing."""

    name: str
    unit: str
    """`/s` for a rate, `µs` for a cost."""
    value: float
    ratio: float

    def words(self) -> str:
        """The value with its unit."""
        return (
            f"{self.value:,.0f} {self.unit}"
            if self.value >= 100
            else f"{self.value:.2f} {self.unit}"
        )


@dataclass
class GameReport:
    """The figures of one game."""

    game: str
    seats: int
    decisions: int
    """Decisions of a mean random game."""
    options: int
    """The most options any decision had."""
    figures: list[Figure] = field(default_factory=list)


@dataclass(frozen=True)
class Report:
    """All figures of a run."""

    engine: str
    reference: float
    games: list[GameReport]
    others: list[Figure] = field(default_factory=list)
    """Other engines, measured in the same run."""

    def to_data(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "engine": self.engine,
            "compiled": engine.is_compiled(),
            "reference_steps_per_second": round(self.reference),
            "others": [asdict(figure) for figure in self.others],
            "games": [
                {
                    "game": part.game,
                    "seats": part.seats,
                    "decisions_per_game": part.decisions,
                    "most_options": part.options,
                    "figures": [
                        {"name": f.name, "unit": f.unit, "value": f.value, "ratio": f.ratio}
                        for f in part.figures
                    ],
                }
                for part in self.games
            ],
        }


class Bench:
    """What is measured of one game: every figure for about `seconds`."""

    def __init__(self, rules: Rules, seconds: float, seats: int = 4) -> None:
        seats = max(rules.least_seats, min(seats, rules.most_seats))
        positions, lengths, widest = sample(rules, seats)
        self.report = GameReport(rules.id, seats, round(statistics.mean(lengths)), widest)
        costs: list[tuple[str, list[Callable[[], object]]]] = [
            ("clone", [game.clone for game in positions]),
            ("view, legal only", [_viewer(game) for game in positions]),
            ("view, all data", [_looker(game) for game in positions]),
            ("observation", _observers(rules, seats, positions)),
            ("determinize", [_guesser(game) for game in positions]),
            ("to_data", [game.to_data for game in positions]),
            ("from_data", [_reader(rules, game) for game in positions]),
            ("digest", [game.digest for game in positions]),
            ("ask the open question again", [_asker(game) for game in positions]),
        ]
        title = title_of(rules.id)
        costs += title.load(title.figures)(positions) if title.figures else []
        kept = f"clone, {KEPT:,} kept alive"
        self.figures: list[Callable[[], Figure]] = [
            partial(_games_rate, rules, seats, seconds),
            partial(_playout_rate, positions, seconds),
            partial(_rollout_rate, positions, seconds),
            partial(_learning_rate, rules, seats, seconds),
            partial(_cost, kept, [lambda: _keep(positions)], seconds, per=KEPT),
            *(partial(_cost, name, calls, seconds) for name, calls in costs),
        ]
        if rules.id in games.GAMES and engine.is_compiled() and find_spec("numpy") is not None:
            self.figures.append(partial(_vector_rate, rules, seats, seconds))

    def measure(self, progress: Progress | None = None) -> GameReport:
        """The figures."""
        for figure in self.figures:
            self.report.figures.append(figure())
            if progress is not None:
                progress(1)
        return self.report


def measure(benches: list[Bench], seconds: float, progress: Progress | None = None) -> Report:
    """Measure some games, and the other engines that are installed."""
    parts = [bench.measure(progress) for bench in benches]
    return Report(
        engine.describe(),
        statistics.median(reference_rate() for _ in range(9)),
        parts,
        measure_others(seconds),
    )


def _asker(game: Game) -> Callable[[], object]:
    # A frame is taken off its stack before it resolves; one that asks changes nothing.
    asked = game.clone()
    frame = asked.pending(asked.to_move()[0]).pop()
    return lambda: frame.effect.resolve(asked, frame)


def sample(rules: Rules, seats: int, count: int = 12) -> tuple[list[Game], list[int], int]:
    """Positions from the middle of random games, the lengths of those games, the widest choice."""
    positions = []
    lengths = []
    widest = 0
    for seed in range(count):
        rng = Random(seed)
        game = rules.new(seats, seed)
        length = match.random_playout(game, rng)
        lengths.append(length)
        middle = rules.new(seats, seed)
        rng = Random(seed)
        for _ in range(length // 2):
            seat = middle.to_move()[0]
            legal = middle.legal(seat)
            widest = max(widest, len(legal))
            middle.apply(seat, legal[int(rng.random() * len(legal))])
        positions.append(middle)
    return positions, lengths, widest


def _games_rate(rules: Rules, seats: int, seconds: float) -> Figure:
    """Decisions per second of whole games by random bots with views."""
    seated = [bots.make("random", rules.id) for _ in range(seats)]
    seed = 0

    def one() -> int:
        nonlocal seed
        seed += 1
        game = rules.new(seats, seed)
        return match.run(game, seated, match.seat_rngs(seed, seats))

    return _rate("random games, decisions", one, seconds)


def _playout_rate(positions: list[Game], seconds: float) -> Figure:
    """Whole random playouts per second from mid-game positions, as a search makes them."""
    rng = Random(1)
    count = 0

    def one() -> int:
        nonlocal count
        count += 1
        match.random_playout(positions[count % len(positions)].clone(), rng)
        return 1

    return _rate("random playouts from mid-game", one, seconds)


def _rollout_rate(positions: list[Game], seconds: float) -> Figure:
    """Clones with ten random decisions each: what a search with short rollouts does."""
    rng = Random(1)

    def all_positions() -> int:
        for game in positions:
            match.random_playout(game.clone(), rng, limit=10)
        return len(positions)

    return _rate("rollouts of 10 decisions", all_positions, seconds)


def _learning_rate(rules: Rules, seats: int, seconds: float) -> Figure:
    """Steps of random games with the mask and the observation of who is to move."""
    encoder = Encoder(rules, seats)
    memories = encoder.memories()
    buffers = [memoryview(bytearray(4 * encoder.size)).cast("f") for _ in range(seats)]
    masks = bytearray(len(rules.vocabulary.keys))
    closed = bytes(len(masks))
    rng = Random(1)
    game = rules.new(seats, 0)

    def one() -> int:
        nonlocal game
        seat = game.next_to_move()
        if seat == NOBODY_MOVES:
            game = rules.new(seats, rng.getrandbits(30))
            seat = game.next_to_move()
        encoder.renew(game, seat, buffers[seat], memories[seat])
        masks[:] = closed
        legal = game.legal(seat)
        for option in legal:
            masks[option] = 1
        game.apply(seat, legal[int(rng.random() * len(legal))])
        return 1

    return _rate("steps with mask and observation", one, seconds)


def _vector_rate(rules: Rules, seats: int, seconds: float) -> Figure:
    """Steps of many games in lockstep in two processes, by the clock."""
    from planetfall.lab.environments import vector

    workers = VECTOR_WORKERS if rules.id in games.FOUND else 1
    env = vector(rules.id, seats, VECTOR_GAMES, workers=workers)
    try:
        env.reset(1)
        before = reference_rate()
        steps = 0
        start = time.perf_counter()
        while steps == 0 or time.perf_counter() - start < seconds:
            env.step(env.samples)
            steps += env.n
        rate = steps / (time.perf_counter() - start)
    finally:
        env.close()
    ratio = 1000 * rate / ((before + reference_rate()) / 2)
    return Figure("vectorized steps, two processes", "/s", rate, ratio)


def measure_others(seconds: float) -> list[Figure]:
    """The steps of other engines that are installed, in the same units."""
    return [_rate(name, one, seconds) for name, one in others.installed()]


def _observers(rules: Rules, seats: int, positions: list[Game]) -> list[Callable[[], object]]:
    encoder = Encoder(rules, seats)
    buffer = memoryview(bytearray(4 * encoder.size)).cast("f")
    return [
        lambda game=game: encoder.fill(game, game.to_move()[0], buffer)  # type: ignore[misc]
        for game in positions
    ]


def _rate(name: str, one: Callable[[], int], seconds: float) -> Figure:
    rates = []
    ratios = []
    for _ in range(SLICES):
        before = reference_rate()
        done = 0
        start = time.process_time()
        while done == 0 or time.process_time() - start < seconds / SLICES:
            done += one()
        rate = done / (time.process_time() - start)
        rates.append(rate)
        ratios.append(1000 * rate / ((before + reference_rate()) / 2))
    return Figure(name, "/s", statistics.median(rates), statistics.median(ratios))


def _keep(positions: list[Game]) -> list[Game]:
    return [positions[k % len(positions)].clone() for k in range(KEPT)]


def _cost(name: str, calls: list[Callable[[], object]], seconds: float, *, per: int = 1) -> Figure:
    """What a call costs; `per` is how many things one call does."""
    costs = []
    ratios = []
    for _ in range(SLICES):
        before = reference_rate()
        done = 0
        start = time.process_time()
        while done == 0 or time.process_time() - start < seconds / SLICES:
            for call in calls:
                call()
            done += len(calls) * per
        cost = (time.process_time() - start) / done
        costs.append(cost * 1e6)
        ratios.append(cost * (before + reference_rate()) / 2)
    return Figure(name, "µs", statistics.median(costs), statistics.median(ratios))


def _viewer(game: Game) -> Callable[[], object]:
    seat = game.to_move()[0]
    return lambda: game.view(seat).legal


def _looker(game: Game) -> Callable[[], object]:
    seat = game.to_move()[0]
    return lambda: game.view(seat).data()


def _guesser(game: Game) -> Callable[[], object]:
    view = game.view(game.to_move()[0])
    view.data()
    rng = Random(2)
    return lambda: view.determinize(rng)


def _reader(rules: Rules, game: Game) -> Callable[[], object]:
    data = game.to_data()
    return lambda: rules.from_data(data)

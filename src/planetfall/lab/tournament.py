"""Tournaments: bots rated pair by pair, seats rotated, with intervals."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

from planetfall import games
from planetfall.core.errors import BadRequest, one_of
from planetfall.core.scores import own_sides, side_of
from planetfall.lab.clock import UNTIMED, TimeControl
from planetfall.lab.ratings import Rating, Standing, rate
from planetfall.lab.simulate import Progress, Result, Setup, simulate

MODES = ("pairs", "one", "all")
"""`pairs`: two bots share the seats; `one`: one of the first among the second; `all`: all together.
"""
Z = 1.959964
"""Standard deviations of a two-sided 95 % interval."""


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> [round(bound, 3) for bound in interval(95, 100)]
    [0.888, 0.978]
    """
    if games == 0:
        return 0.0, 1.0
    share = won / games
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    middle = share + Z * Z / (2 * games)
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(frozen=True)
class Contest:
    """Who plays what."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    mode: str = "pairs"
    """How the seats are filled: see `MODES`."""
    time: TimeControl = UNTIMED

    def pairs(self) -> list[tuple[str, str]]:
        """Every two of the bots."""
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < 2:
            raise BadRequest("A tournament needs two bots or more, each named once.")
        if self.seats < 2:
            raise BadRequest("A tournament needs two seats or more.")
        if self.mode not in MODES:
            raise BadRequest(
                f"There is no mode `{self.mode[:20]}`; there are {one_of(list(MODES))}."
            )
        if self.mode == "all" and len(self.bots) != self.seats:
            raise BadRequest(
                f"{len(self.bots)} bots were named for a table of {self.seats}; name {self.seats}."
            )
        return list(combinations(self.bots, 2))

    def sides(self) -> list[list[int]]:
        """The seats of every side of the game."""
        return games.build(self.game, self.options).blank(self.seats).sides()

    def seatings(self, first: str, second: str) -> list[tuple[str, ...]]:
        """The two bots on one side after the other, starting with either: both get every seat.

        Where all play together, one bot has all seats, then the other.
        """
        sides = self.sides()
        if len(sides) == 1:
            return [(first,) * self.seats, (second,) * self.seats]
        if self.mode == "one":
            # One of the first among the second, on every side in turn.
            return [
                tuple(first if seat in side else second for seat in range(self.seats))
                for side in sides
            ]
        place = [side_of(sides, seat) for seat in range(self.seats)]
        order = [(first, second)[side % 2] for side in place]
        other = [(second, first)[side % 2] for side in place]
        return [tuple(order), tuple(other)]

    def rotations(self) -> list[tuple[str, ...]]:
        """All bots at one table, each at every seat in turn."""
        return [self.bots[k:] + self.bots[:k] for k in range(self.seats)]

    def fair(self) -> float:
        """The share of games that equals would win."""
        return 1 / len(self.sides()) if self.mode == "one" and len(self.sides()) > 1 else 0.5


@dataclass(frozen=True)
class Pair:
    """How one bot did against another. A win of several sides counts in parts.

    Where nobody wins it is half a win for either; where all play together, a bot gets what its own
    games brought and what those of the other did not.
    """

    first: str
    second: str
    games: int
    rate: float
    """Share of games that `first` won."""
    low: float
    high: float
    margin: float
    """Mean points of `first` above those of `second`."""
    unfinished: int
    fair: float = 0.5
    """What `first` would win if both were equally strong."""

    def even(self) -> float:
        """The share as it would be between two: one among several equals has 50 %."""
        odds = self.rate * (1 - self.fair)
        return odds / (odds + (1 - self.rate) * self.fair) if odds else 0.0


@dataclass(frozen=True)
class Table:
    """A finished tournament."""

    contest: Contest
    pairs: list[Pair]
    ratings: list[Rating]
    """From all tables at once, with intervals; empty where no game was finished, or where bots
    that win together cannot be told apart."""

    def to_data(self) -> dict[str, Any]:
        """The tournament as plain data."""
        return {
            "game": self.contest.game,
            "seats": self.contest.seats,
            "options": games.build(self.contest.game, self.contest.options).options_data(),
            "pairs": [asdict(pair) for pair in self.pairs],
            "ratings": [rating.to_data() for rating in self.ratings],
            **({"time": self.contest.time.to_data()} if self.contest.time else {}),
        }


def hold(
    contest: Contest,
    count: int,
    *,
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
) -> Table:
    """Let every pair play `count` games; both seatings of a pair get the same seeds."""
    if count < 2:
        raise BadRequest(f"{count} games cannot rotate the seats; ask for 2 or more.")
    pairs = []
    if contest.mode == "all":
        contest.pairs()
        everything = _play(contest, contest.rotations(), count, seed, workers, progress)
        for first, second in contest.pairs():
            pairs.append(_compare(first, second, everything))
        return Table(contest, pairs, _ratings(everything))
    everything = []
    for first, second in contest.pairs():
        seatings = contest.seatings(first, second)
        played = _play(contest, seatings, count, seed, workers, progress)
        pairs.append(_judge(first, second, played, contest.fair()))
        everything += played
    return Table(contest, pairs, _ratings(everything))


Played = list[tuple[tuple[str, ...], Result]]


def _ratings(played: Played) -> list[Rating]:
    """Ratings with intervals from all finished tables."""
    standings = [
        Standing(seating, tuple(result.winners), result.sides, tuple(result.places), result.seed)
        for seating, result in played
        if result.finished
    ]
    try:
        return rate(standings)
    except BadRequest:
        return []  # nothing finished, or sides of several bots


def _play(
    contest: Contest,
    seatings: list[tuple[str, ...]],
    count: int,
    seed: int,
    workers: int,
    progress: Progress | None,
) -> Played:
    """So many games, shared out over the seatings, which get the same seeds."""
    played: Played = []
    for turn, seating in enumerate(seatings):
        share = (count + len(seatings) - 1 - turn) // len(seatings)
        if share:
            setup = Setup(contest.game, contest.seats, seating, contest.options, time=contest.time)
            run = simulate(setup, share, seed=seed, workers=workers, progress=progress)
            played += [(seating, result) for result in run.results]
    return played


def _compare(first: str, second: str, played: Played) -> Pair:
    """How two bots did at tables with others: who had more points, winners before all."""
    won = 0.0
    margin = 0.0
    finished = [(seating, result) for seating, result in played if result.finished]
    for seating, result in finished:
        ours, theirs = seating.index(first), seating.index(second)
        keys = [(seat in result.winners, result.scores[seat]) for seat in (ours, theirs)]
        won += 0.5 if keys[0] == keys[1] else float(keys[0] > keys[1])
        margin += result.scores[ours] - result.scores[theirs]
    return _pair(first, second, won, margin, len(finished), len(played))


def _judge(first: str, second: str, played: Played, fair: float = 0.5) -> Pair:
    won = 0.0
    margin = 0.0
    finished = [(seating, result) for seating, result in played if result.finished]
    for seating, result in finished:
        won += share_of(seating, result, first, second)
        margin += mean_of(seating, result, first) - mean_of(seating, result, second)
    return _pair(first, second, won, margin, len(finished), len(played), fair)


def _pair(
    first: str, second: str, won: float, margin: float, count: int, played: int, fair: float = 0.5
) -> Pair:
    low, high = interval(won, count)
    rate = won / count if count else 0.0
    average = margin / count if count else 0.0
    return Pair(first, second, count, rate, low, high, average, played - count, fair)


def share_of(seating: tuple[str, ...], result: Result, first: str, second: str) -> float:
    """What `first` has of the win of one game."""
    sides = result.sides or own_sides(len(result.scores))
    if len(sides) == 1:
        won = 1.0 if result.winners else 0.0
        return won if seating[0] == first else 1 - won
    if not result.winners:
        return 0.5
    shares = result.shares()
    return sum(shares[side[0]] for side in sides if seating[side[0]] == first)


def mean_of(seating: tuple[str, ...], result: Result, bot: str) -> float:
    """The mean points of a bot's seats; 0 where it has none."""
    scores = [score for name, score in zip(seating, result.scores, strict=True) if name == bot]
    return sum(scores) / max(len(scores), 1)

"""Tournaments: bots rated pair by pair, seats rotated, with intervals."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

from planetfall import games
from planetfall.core.errors import BadRequest
from planetfall.lab.simulate import Progress, Result, Setup, simulate

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

    def pairs(self) -> list[tuple[str, str]]:
        """Every two of the bots."""
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < 2:
            raise BadRequest("A tournament needs two bots or more, each named once.")
        if self.seats < 2:
            raise BadRequest("A tournament needs two seats or more.")
        return list(combinations(self.bots, 2))

    def seatings(self, first: str, second: str) -> list[tuple[str, ...]]:
        """The two bots in turn round the table, starting with either: both get every seat."""
        order = [(first, second)[seat % 2] for seat in range(self.seats)]
        other = [(second, first)[seat % 2] for seat in range(self.seats)]
        return [tuple(order), tuple(other)]


@dataclass(frozen=True)
class Pair:
    """How one bot did against another. A win of several seats counts in parts."""

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


@dataclass(frozen=True)
class Table:
    """A finished tournament."""

    contest: Contest
    pairs: list[Pair]
    ratings: dict[str, float]
    """Elo points, mean 0; bots 400 apart win ten to one."""

    def to_data(self) -> dict[str, Any]:
        """The tournament as plain data."""
        return {
            "game": self.contest.game,
            "seats": self.contest.seats,
            "options": games.build(self.contest.game, self.contest.options).options_data(),
            "pairs": [asdict(pair) for pair in self.pairs],
            "ratings": self.ratings,
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
    for first, second in contest.pairs():
        played: list[tuple[tuple[str, ...], Result]] = []
        for turn, seating in enumerate(contest.seatings(first, second)):
            setup = Setup(contest.game, contest.seats, seating, contest.options)
            share = (count + 1 - turn) // 2
            run = simulate(setup, share, seed=seed, workers=workers, progress=progress)
            played += [(seating, result) for result in run.results]
        pairs.append(_judge(first, second, played))
    return Table(contest, pairs, ratings(contest.bots, pairs))


def _judge(first: str, second: str, played: list[tuple[tuple[str, ...], Result]]) -> Pair:
    won = 0.0
    margin = 0.0
    finished = [(seating, result) for seating, result in played if result.finished]
    for seating, result in finished:
        mine = [seat for seat in result.winners if seating[seat] == first]
        won += len(mine) / max(len(result.winners), 1)
        margin += _mean(seating, result, first) - _mean(seating, result, second)
    count = len(finished)
    low, high = interval(won, count)
    rate = won / count if count else 0.0
    average = margin / count if count else 0.0
    return Pair(first, second, count, rate, low, high, average, len(played) - count)


def _mean(seating: tuple[str, ...], result: Result, bot: str) -> float:
    scores = [score for name, score in zip(seating, result.scores, strict=True) if name == bot]
    return sum(scores) / len(scores)


def ratings(bots: tuple[str, ...], pairs: list[Pair]) -> dict[str, float]:
    """Bradley and Terry's strengths as Elo points.

    Half a game is added to either side of every pair, so that a clean sweep stays finite.
    """
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(200):
        fresh = {}
        for bot in bots:
            won = 0.0
            weight = 0.0
            for pair in pairs:
                if bot not in (pair.first, pair.second):
                    continue
                share = pair.rate if bot == pair.first else 1 - pair.rate
                other = pair.second if bot == pair.first else pair.first
                won += share * pair.games + 0.5
                weight += (pair.games + 1) / (strength[bot] + strength[other])
            fresh[bot] = won / weight if weight else 1.0
        scale = math.exp(sum(math.log(value) for value in fresh.values()) / len(fresh))
        strength = {bot: value / scale for bot, value in fresh.items()}
    return {bot: round(400 * math.log10(value), 1) for bot, value in strength.items()}

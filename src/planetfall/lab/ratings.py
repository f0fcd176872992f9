"""Ratings with intervals for tables of any number of bots.

The model is Luce's choice: a side of strength s wins its table with probability s divided by the
sum of all strengths there. For two it is Bradley and Terry's; with `by="places"` the places behind
the winner count too, which is Plackett and Luce's. All games are fitted at once by maximum
likelihood (Hunter's MM algorithm, 2004), so the order in which they were played does not matter.
Intervals come from a bootstrap over seeds: games that share a seed are drawn together, because they
are not independent. Where all games ended alike every draw is the same; so an interval is never
narrower than the curvature of the likelihood makes it.

Strengths are given as Elo points with mean 0: of two bots 400 apart the better one wins ten to one.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any, Final

from planetfall.core.errors import BadRequest, one_of
from planetfall.core.scores import is_team, own_sides, win_shares

BY: Final = ("wins", "places")
THE_GAME: Final = "the game"
"""The opponent where all seats win or lose together."""
RESAMPLES: Final = 200
NORMAL: Final = 1.96
"""Standard errors to each side of a 95 % interval."""
STEPS: Final = 500
CLOSE: Final = 1e-8
"""The fit ends when no strength changes by more than this share."""
CLOSE_ENOUGH: Final = 1e-4
"""The same for the fits of an interval: well below a point."""

Stage = tuple[tuple[str, ...], tuple[float, ...]]
"""Who competed, and what share of the win each of them had."""


@dataclass(frozen=True)
class Standing:
    """How one table ended: the bot of every seat, and who won."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    """Winning seats; empty where nobody won."""
    sides: list[list[int]] = field(default_factory=list)
    """The seats of every side; empty where every seat is a side of its own."""
    places: tuple[int, ...] = ()
    """The place of every seat from 1 on, if it is known."""
    group: int = 0
    """Games of one group are resampled together: the seed."""


@dataclass(frozen=True)
class Rating:
    """The strength of one bot."""

    bot: str
    elo: float
    low: float
    """The 95 % interval of `elo`."""
    high: float
    games: int
    """Tables it sat at."""

    def to_data(self) -> dict[str, Any]:
        """The rating as plain data."""
        return asdict(self)


def rate(
    standings: Iterable[Standing], *, by: str = "wins", resamples: int = RESAMPLES, seed: int = 0
) -> list[Rating]:
    """The ratings of all bots that sat at these tables, the strongest first.

    >>> tables = [Standing(("a", "b"), (0,) if k % 4 else (1,), group=k) for k in range(400)]
    >>> [(rating.bot, round(rating.elo)) for rating in rate(tables)]
    [('a', 95), ('b', -95)]
    """
    if by not in BY:
        raise BadRequest(f"Bots cannot be rated by `{by[:40]}`; they are by {one_of(list(BY))}.")
    groups: dict[int, Counter[Stage]] = {}
    games: Counter[str] = Counter()
    for standing in standings:
        stages = stages_of(standing, by)
        groups.setdefault(standing.group, Counter()).update(stages)
        games.update({bot for bot, _ in _sides(standing)})
    if not groups:
        raise BadRequest("No finished game is there to rate bots by.")
    clusters = list(groups.values())
    best = fit(_sum(clusters))
    bots = [bot for bot in best if bot != THE_GAME]
    draws: dict[str, list[float]] = {bot: [] for bot in bots}
    rng = Random(seed)
    for _ in range(resamples):
        chosen = [clusters[int(rng.random() * len(clusters))] for _ in clusters]
        elos = fit(_sum(chosen), best, CLOSE_ENOUGH)
        for bot in bots:
            draws[bot].append(elos.get(bot, best[bot]))
    errors = standard_errors(_sum(clusters), best) if resamples else dict.fromkeys(bots, 0.0)
    ratings = [_rating(bot, best[bot], draws[bot], errors[bot], games[bot]) for bot in bots]
    return sorted(ratings, key=lambda rating: (-rating.elo, rating.bot))


def _rating(bot: str, elo: float, draws: Sequence[float], error: float, games: int) -> Rating:
    ordered = sorted([*draws, elo])
    low = min(ordered[int(0.025 * (len(ordered) - 1))], elo - NORMAL * error)
    high = max(ordered[math.ceil(0.975 * (len(ordered) - 1))], elo + NORMAL * error)
    return Rating(bot, round(elo, 1), round(low, 1), round(high, 1), games)


def _sum(clusters: list[Counter[Stage]]) -> Counter[Stage]:
    total: Counter[Stage] = Counter()
    for cluster in clusters:
        for stage, count in cluster.items():
            total[stage] += count
    return total


def _sides(standing: Standing) -> list[tuple[str, list[int]]]:
    """Every side with its bot; seats of a side must have the same."""
    found = []
    for side in standing.sides or own_sides(len(standing.bots)):
        bots = {standing.bots[seat] for seat in side}
        if len(bots) != 1:
            raise BadRequest(
                f"A side of the bots {one_of(sorted(bots))} cannot be rated; "
                "give all seats of a side the same bot."
            )
        found.append((bots.pop(), side))
    return found


def stages_of(standing: Standing, by: str = "wins") -> list[Stage]:
    """What a table says of strengths: one choice of a winner, or one for every place.

    Nobody's win is shared by all. Where all seats are one side, its opponent is `THE_GAME`.
    """
    sides = _sides(standing)
    names = tuple(bot for bot, _ in sides)
    if is_team([side for _, side in sides]) or len(sides) == 1:
        won = 1.0 if standing.winners else 0.0
        return [((names[0], THE_GAME), (won, 1.0 - won))]
    if by == "places" and standing.places:
        return _by_places(names, [standing.places[side[0]] for _, side in sides])
    all_shares = win_shares(list(standing.winners), [side for _, side in sides])
    shares = tuple(all_shares[side[0]] for _, side in sides)
    if not standing.winners:
        shares = (1 / len(names),) * len(names)
    return [(names, shares)]


def _by_places(names: tuple[str, ...], places: list[int]) -> list[Stage]:
    stages: list[Stage] = []
    left = list(range(len(names)))
    while len(left) > 1:
        first = min(places[k] for k in left)
        ahead = [k for k in left if places[k] == first]
        shares = tuple(1 / len(ahead) if k in ahead else 0.0 for k in left)
        stages.append((tuple(names[k] for k in left), shares))
        left = [k for k in left if k not in ahead]
    return stages


def fit(
    stages: Counter[Stage], start: dict[str, float] | None = None, close: float = CLOSE
) -> dict[str, float]:
    """Elo points of everybody in the stages, by maximum likelihood.

    Each also has one drawn game against a side of mean strength, so that a clean sweep is finite.
    """
    names = sorted({name for competitors, _ in stages for name in competitors})
    place = {name: k for k, name in enumerate(names)}
    won = [0.5] * len(names)
    tables: dict[tuple[int, ...], float] = {}
    for (competitors, shares), count in stages.items():
        for name, share in zip(competitors, shares, strict=True):
            won[place[name]] += share * count
        table = tuple(sorted(place[name] for name in competitors))
        tables[table] = tables.get(table, 0.0) + count
    elos = [0.0 if start is None else start.get(name, 0.0) for name in names]
    strength = [10 ** (elo / 400) for elo in elos]
    for _ in range(STEPS):
        weight = [1 / (1 + own) for own in strength]
        for group, games in tables.items():
            share = games / sum([strength[k] for k in group])
            for k in group:
                weight[k] += share
        fresh = [own / each for own, each in zip(won, weight, strict=True)]
        scale = math.exp(sum([math.log(each) for each in fresh]) / len(fresh))
        fresh = [each / scale for each in fresh]
        change = max(abs(new / old - 1) for new, old in zip(fresh, strength, strict=True))
        strength = fresh
        if change < close:
            break
    points = [400 * math.log10(each) for each in strength]
    rated = [each for each, name in zip(points, names, strict=True) if name != THE_GAME]
    mean = sum(rated) / len(rated)
    return {name: each - mean for name, each in zip(names, points, strict=True)}


def standard_errors(stages: Counter[Stage], elos: dict[str, float]) -> dict[str, float]:
    """How far Elo points are off, by the curvature of the likelihood at its best fit.

    It takes games for independent; the drawn game of each bot counts as in the fit.
    """
    names = list(elos)
    place = {name: k for k, name in enumerate(names)}
    strength = [10 ** (elos[name] / 400) for name in names]
    information = [[0.0] * len(names) for _ in names]
    for k, own in enumerate(strength):
        information[k][k] = own / (1 + own) ** 2
    for (competitors, _), count in stages.items():
        total = sum([strength[place[name]] for name in competitors])
        chances: dict[int, float] = {}
        for k in [place[name] for name in competitors]:
            chances[k] = chances.get(k, 0.0) + strength[k] / total
        for k, chance in chances.items():
            information[k][k] += count * chance
            for other, its in chances.items():
                information[k][other] -= count * chance * its
    variances = _inverse(information)
    rated = [k for k, name in enumerate(names) if name != THE_GAME]
    errors = {}
    for bot in rated:
        part = {k: (k == bot) - 1 / len(rated) for k in rated}  # points are counted from the mean
        variance = sum([part[k] * part[m] * variances[k][m] for k in rated for m in rated])
        errors[names[bot]] = 400 / math.log(10) * math.sqrt(max(variance, 0.0))
    return errors


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *[float(k == m) for m in range(size)]] for k, row in enumerate(matrix)]
    for k in range(size):
        pivot = rows[k][k]
        rows[k] = [value / pivot for value in rows[k]]
        for m in range(size):
            if m != k and rows[m][k]:
                factor = rows[m][k]
                rows[m] = [x - factor * y for x, y in zip(rows[m], rows[k], strict=True)]
    return [row[size:] for row in rows]

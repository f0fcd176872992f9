"""Learning the weights of quick play, by an evolution strategy.

A round tries many directions in which all weights move at once, each forth and back in the same
games; what the two reached tells how good the direction is. All seats of a game play by the same
weights. The centre moves along the mean of all, by a step that is long where rounds agree. What is
kept is the mean of the centres of the last third of the rounds, if it beats the first guess on
fresh seeds.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from planetfall import games
from planetfall.bots.tunable import Tunable
from planetfall.lab.spread import spread_calls

if TYPE_CHECKING:
    from planetfall.lab.simulate import Progress
    from planetfall.lab.train import Course, Say

SCALE = 0.3
"""The share of the first guess by which a weight is thought to be wrong."""
LEAST = 6.0
"""The same for small ones."""
SPREAD = 0.5
"""How far directions go, in that measure."""
RATE = 0.175
"""How far the centre goes in a round at most, of what directions go."""
SLOW, SLOWER = 0.8, 0.95
"""How much of the mean slope, and of its square, is kept from round to round."""
EACH = 4
"""Games in which a direction is tried forth, and again back."""
BATCH = 10
"""Directions per call to another process."""

Rows = list[list[int]]


def tunable_of(game: str) -> Tunable:
    """The play of a game that can be learned."""
    title = games.title_of(game)
    found: Tunable = title.load(title.tunable)()
    return found


def learn(course: Course, folder: Path, say: Say, progress: Progress) -> dict[str, Any] | None:
    """The weights after all rounds, as a file has them; `None` if the guess does as well."""
    tunable = tunable_of(course.game)
    guess = tunable.guess()
    climb = Climb(guess)
    curve: list[float] = []
    centres: list[list[float]] = []
    for number in range(course.rounds):
        path = folder / f"round-{number}.json"
        if path.is_file():
            known = json.loads(path.read_text(encoding="utf-8"))
            climb.restore(known["climb"])
            points = known["points"]
        else:
            points = _round(course, number, climb)
            known = {"climb": climb.state(), "points": points}
            fresh = path.with_suffix(".new")
            fresh.write_text(json.dumps(known), encoding="utf-8")
            fresh.rename(path)
        curve.append(points)
        centres.append(climb.centre[:])
        say(f"round {number + 1} of {course.rounds}: {points} points on the average")
        progress(1)
    last = centres[-max(1, course.rounds // 3) :]
    mean = [sum(each) / len(last) for each in zip(*last, strict=True)]
    rows = climb.rows(mean)
    verdict = _verdict(course, rows, guess)
    say(f"learned {verdict['points']} points, first guess {verdict['guess']}")
    if not verdict["accepted"]:
        return None
    made = {
        "games": course.games,
        "rounds": course.rounds,
        "seed": course.seed,
        "options": course.options,
        "points": curve,
        "acceptance": [verdict],
    }
    return {
        "game": course.game,
        "seats": course.seats,
        "rules": games.build(course.game, course.options).version,
        "made": made,
        **tunable.data(rows),
    }


class Climb:
    """Where the search stands: its centre and what it remembers of slopes."""

    def __init__(self, guess: Rows) -> None:
        self.lengths = [len(row) for row in guess]
        self.centre = [float(weight) for row in guess for weight in row]
        self.scale = [max(abs(weight) * SCALE, LEAST) for weight in self.centre]
        self.slope = [0.0] * len(self.centre)
        self.square = [0.0] * len(self.centre)
        self.rounds = 0

    def state(self) -> list[Any]:
        """All that changes, as plain data."""
        return [self.centre, self.slope, self.square, self.rounds]

    def restore(self, state: list[Any]) -> None:
        """Take up again what `state` gave."""
        self.centre, self.slope, self.square, self.rounds = state

    def rows(self, flat: list[float]) -> Rows:
        """Weights in whole numbers, by row."""
        found = []
        start = 0
        for length in self.lengths:
            found.append([round(weight) for weight in flat[start : start + length]])
            start += length
        return found

    def direction(self, luck: Random) -> list[float]:
        """A direction; the rows go together for one half."""
        longest = max(self.lengths)
        together = [luck.gauss(0, 1) for _ in range(longest)]
        found = []
        for length in self.lengths:
            found += [(luck.gauss(0, 1) + together[k]) / 2**0.5 for k in range(length)]
        return found

    def moved(self, direction: list[float], sign: int) -> Rows:
        """The weights some way along a direction."""
        steps = zip(self.centre, self.scale, direction, strict=True)
        return self.rows([at + sign * SPREAD * scale * way for at, scale, way in steps])

    def step(self, directions: list[list[float]], gains: list[float]) -> None:
        """Move the centre by what directions gained."""
        self.rounds += 1
        for k in range(len(self.centre)):
            pairs = zip(directions, gains, strict=True)
            slope = sum(gain * direction[k] for direction, gain in pairs) / len(gains)
            self.slope[k] = SLOW * self.slope[k] + (1 - SLOW) * slope
            self.square[k] = SLOWER * self.square[k] + (1 - SLOWER) * slope * slope
            mean = self.slope[k] / (1 - SLOW**self.rounds)
            size = (self.square[k] / (1 - SLOWER**self.rounds)) ** 0.5
            if size:
                self.centre[k] += RATE * SPREAD * self.scale[k] * mean / size


def _round(course: Course, number: int, climb: Climb) -> float:
    """Try the directions of a round and move on; the mean points of its games."""
    first = course.first_seed(number)
    count = max(1, course.games // (2 * EACH))
    directions = [climb.direction(Random(f"tune {first} {k}")) for k in range(count)]
    calls = []
    for start in range(0, count, BATCH):
        part = range(start, min(start + BATCH, count))
        pairs = [(climb.moved(directions[k], 1), climb.moved(directions[k], -1)) for k in part]
        calls.append((course.game, course.seats, course.options, start, first, pairs))
    gains = [0.0] * count
    total = 0.0
    for start, found in spread_calls(attempt, calls, course.workers, course.ray):
        for k, (forth, back) in enumerate(found, start):
            gains[k] = (forth - back) / EACH
            total += forth + back
    climb.step(directions, gains)
    return round(total / (2 * EACH * count), 2)


def attempt(
    game: str,
    seats: int,
    options: dict[str, Any],
    start: int,
    first: int,
    pairs: list[tuple[Rows, Rows]],
) -> tuple[int, list[tuple[float, float]]]:
    """What weights forth and back along directions reach in the same games."""
    found = []
    for k, (forth, back) in enumerate(pairs, start):
        seeds = range(first + k * EACH, first + (k + 1) * EACH)
        ahead, behind = (reach(game, seats, options, rows, seeds) for rows in (forth, back))
        found.append((sum(ahead), sum(behind)))
    return start, found


def reach(game: str, seats: int, options: dict[str, Any], rows: Rows, seeds: range) -> list[float]:
    """The points that weights reach in the games of some seeds, the mean of all seats."""
    rules = games.build(game, options)
    together = tunable_of(game).points(rows, [rules.new(seats, seed) for seed in seeds])
    return [points / seats for points in together]


def _verdict(course: Course, rows: Rows, guess: Rows) -> dict[str, Any]:
    """What learned weights reach beside the first guess in the same games on fresh seeds.

    They are accepted if they gain more than two standard errors: a mean alone is mostly luck.
    """
    first = course.first_fresh_seed()
    seeds = range(first, first + course.trials)
    ours, theirs = (
        reach(course.game, course.seats, course.options, each, seeds) for each in (rows, guess)
    )
    gains = [own - other for own, other in zip(ours, theirs, strict=True)]
    gain = sum(gains) / len(gains)
    error = (sum((each - gain) ** 2 for each in gains) / len(gains) / max(len(gains) - 1, 1)) ** 0.5
    return {
        "first_seed": first,
        "games": len(seeds),
        "points": round(sum(ours) / len(seeds), 2),
        "guess": round(sum(theirs) / len(seeds), 2),
        "error": round(error, 2),
        "accepted": gain > 2 * error,
    }

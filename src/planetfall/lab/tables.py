"""Learning the tables of a seat alone: play by them, fit them to what came of it, play again.

The first round is played by the judge as it is; each further one by the tables fitted so far. Half
of the games stray: they place a tile anywhere among the likelier places, so that the tables see
what a bad place leads to. At the end the tables meet the judge alone on fresh seeds.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from planetfall import bots, games
from planetfall.bots import match
from planetfall.bots.greedy import GreedyBot
from planetfall.bots.judge import Judge
from planetfall.bots.levels import StrongBot
from planetfall.bots.tables import FORMAT, ONE, Places, Tabled, begins, sign_of
from planetfall.core.game import NOBODY_MOVES
from planetfall.lab.fit import numpy
from planetfall.lab.spread import spread_calls

if TYPE_CHECKING:
    from planetfall.lab.train import Course, Say

KEPT = 0.4
"""The share of positions that is kept."""
STRAY = 0.12
"""How often a straying game leaves a placement to chance."""
STRAY_PLANS = 16
"""Among how many of the likelier ones."""
VARIED = 3
"""Every so many games other boards are played."""
TRUST = 0.86
"""How much of what comes after the next position is believed as it came; the rest is foreseen."""
RIDGE = 2000.0
"""How many positions speak against an entry that differs from zero.

Those of a game say the same of its end, so this is no more than some forty games.
"""
SWEEPS = 2
STEPS = 20
"""Steps of conjugate gradients in each sweep."""
NEWEST = 1200
"""Games of the past that are fitted."""
BATCH = 10
"""Games per call to another process and per file of the work folder."""

Position = tuple[int, str]
"""The base in hundredths and the places, as text."""


@dataclass(frozen=True)
class Played:
    """A game that was learned from."""

    seed: int
    strayed: bool
    varied: bool
    points: int
    positions: list[Position]


def places_of(game: str) -> Places:
    """What a game's tables see."""
    title = games.title_of(game)
    found: Places = title.load(title.tables)()
    return found


def judge_with(game: str, entries: list[int]) -> Judge:
    """A game's judge with some tables, or without any."""
    judge = bots.judge_of(game)
    if entries:
        judge.evaluation = Tabled(judge.evaluation, places_of(game), entries)
    return judge


def packed(places: list[int]) -> str:
    """Places as text, two bytes each."""
    return b64encode(b"".join(place.to_bytes(2, "little") for place in places)).decode()


def learn(course: Course, folder: Path, say: Say) -> dict[str, Any] | None:
    """The tables after all rounds, as a file has them; `None` if the judge alone does better."""
    layout = places_of(course.game).layout()
    size = begins(layout)[-1]
    fitted = Fitted(size)
    entries: list[int] = []
    curve: list[float] = []
    known: list[Played] = []
    for number in range(course.rounds):
        fresh = _collect(course, folder, number, entries)
        known = (known + fresh)[-NEWEST:]
        steady = [each.points for each in fresh if not each.strayed and not each.varied]
        curve.append(round(sum(steady) / max(len(steady), 1), 1))
        error = fitted.learn(known)
        entries = fitted.entries()
        count = (number + 1) * course.games
        say(f"round {number + 1}: {count} games, {curve[-1]} points; error {error:.2f}")
    verdict = _verdict(course, entries)
    say(f"with tables {verdict['points']} points, without {verdict['plain']}")
    if not verdict["accepted"]:
        return None
    starts = begins(layout)
    rows = [entries[starts[k] : starts[k + 1]] for k in range(len(layout))]
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
        "seats": 1,
        "rules": games.build(course.game, course.options).version,
        "made": made,
        "format": FORMAT,
        "layout": sign_of(layout),
        "weights": rows,
    }


def _collect(course: Course, folder: Path, number: int, entries: list[int]) -> list[Played]:
    """The games of a round, those of batches that were finished before included."""
    first = course.first_seed(number)
    seeds = list(range(first, first + course.games))
    found: list[Played] = []
    calls = []
    for k in range(0, len(seeds), BATCH):
        part = seeds[k : k + BATCH]
        path = folder / f"games-{part[0]}.json"
        if path.is_file():
            found += [Played(*each) for each in json.loads(path.read_text(encoding="utf-8"))]
        else:
            calls.append((course.game, course.options, entries, part))
    for batch in spread_calls(play, calls, course.workers, course.ray):
        path = folder / f"games-{batch[0].seed}.json"
        fresh = path.with_suffix(".new")
        rows = [[e.seed, e.strayed, e.varied, e.points, e.positions] for e in batch]
        fresh.write_text(json.dumps(rows, separators=(",", ":")), encoding="utf-8")
        fresh.rename(path)
        found += batch
    found.sort(key=lambda each: each.seed)
    return found


def play(game: str, options: dict[str, Any], entries: list[int], seeds: list[int]) -> list[Played]:
    """Games of a seat alone, with some of their positions."""
    places = places_of(game)
    judge = judge_with(game, entries)
    bot = GreedyBot(judge)
    found = []
    for seed in seeds:
        luck = Random(f"tables {seed}")
        varied = seed % VARIED == 0
        strayed = seed % 2 == 0
        rules = games.build(game, {**options, **places.varied()} if varied else options)
        position = rules.new(1, seed)
        rng = match.seat_rngs(seed, 1)[0]
        kept: list[Position] = []
        steps: list[int] = []
        while position.next_to_move() != NOBODY_MOVES:
            legal = position.legal(0)
            while steps and steps[0] not in legal:
                steps.pop(0)
            if not steps and strayed and luck.random() < STRAY:
                plans = judge.plans(position, 0, legal, STRAY_PLANS)
                steps = luck.choice([plan for plan in plans if len(plan) > 1] or [[]])[:]
            option = steps.pop(0) if steps else bot.choose(position.view(0), rng)
            position.apply(0, option)
            if not position.is_over() and luck.random() < KEPT:
                kept.append((places.base(position, 0), packed(places.of(position, 0))))
        points = position.scores()[0].total
        found.append(Played(seed, strayed, varied, points, kept))
    return found


class Fitted:
    """The entries in floating numbers while they are learned."""

    def __init__(self, size: int) -> None:
        self.values: Any = numpy().zeros(size)
        """In points."""

    def entries(self) -> list[int]:
        """The entries in whole numbers."""
        return [int(number) for number in numpy().rint(self.values * (100 * ONE))]

    def learn(self, known: list[Played]) -> float:
        """Fit to what came of known games; the mean error of the points foreseen.

        What a position led to is partly what came at last and partly what was foreseen of the
        positions between (`TRUST`); the entries are fitted to that by least squares.
        """
        np = numpy()
        parts = []
        counts = []
        ends = []
        base = []
        final = []
        last = []
        for game in known:
            for k, (worth, text) in enumerate(game.positions):
                raw = np.frombuffer(b64decode(text), dtype="<u2")
                entries, often = np.unique(raw, return_counts=True)
                parts.append(entries.astype(np.int64))
                counts.append(often.astype(np.float64))
                ends.append(len(entries))
                base.append(worth / 100)
                final.append(game.points)
                last.append(k == len(game.positions) - 1)
        if not parts:
            return 0.0
        where = np.concatenate(parts)
        often = np.concatenate(counts)
        rows = np.repeat(np.arange(len(ends)), ends)
        starts = np.concatenate([[0], np.cumsum(ends)[:-1]])
        base = np.array(base)
        final = np.array(final, dtype=np.float64)

        def predicted(values: Any) -> Any:
            return np.add.reduceat(values[where] * often, starts)

        def gradient(errors: Any) -> Any:
            return np.bincount(where, weights=errors[rows] * often, minlength=len(self.values))

        for _ in range(SWEEPS):
            foreseen = predicted(self.values) + base
            goal = final.copy()
            for k in range(len(goal) - 2, -1, -1):
                if not last[k]:
                    goal[k] = TRUST * goal[k + 1] + (1 - TRUST) * foreseen[k + 1]
            rest = gradient(goal - foreseen) - RIDGE * self.values
            way = rest.copy()
            size = rest @ rest
            for _ in range(STEPS):
                if size == 0:
                    break
                bent = gradient(predicted(way)) + RIDGE * way
                step = size / (way @ bent)
                self.values = self.values + step * way
                rest = rest - step * bent
                before, size = size, rest @ rest
                way = rest + size / before * way
        return float(np.mean(np.abs(predicted(self.values) + base - final)))


def _verdict(course: Course, entries: list[int]) -> dict[str, Any]:
    """What `strong` reaches with the tables and without them in the same games on fresh seeds.

    Tables are accepted if they gain more than two standard errors: a mean alone is mostly luck.
    """
    first = course.first_fresh_seed()
    seeds = list(range(first, first + course.trials))
    parts = [seeds[k : k + 4] for k in range(0, len(seeds), 4)]
    reached: list[list[int]] = []
    for each in (entries, []):
        calls = [(course.game, course.options, each, part) for part in parts]
        reached.append(
            [
                points
                for part in spread_calls(reach, calls, course.workers, course.ray)
                for points in part
            ]
        )
    gains = [ours - plain for ours, plain in zip(*reached, strict=True)]
    gain = sum(gains) / len(gains)
    error = (sum((each - gain) ** 2 for each in gains) / len(gains) / max(len(gains) - 1, 1)) ** 0.5
    return {
        "first_seed": first,
        "games": len(seeds),
        "points": round(sum(reached[0]) / len(seeds), 2),
        "plain": round(sum(reached[1]) / len(seeds), 2),
        "error": round(error, 2),
        "accepted": gain > 2 * error,
    }


def reach(game: str, options: dict[str, Any], entries: list[int], seeds: list[int]) -> list[int]:
    """The points that `strong` reaches in each game with some tables, or without any."""
    bot = StrongBot(judge_with(game, entries), bots.judge_of(game))
    points = []
    for seed in seeds:
        position = games.build(game, options).new(1, seed)
        match.run(position, [bot], match.seat_rngs(seed, 1))
        points.append(position.scores()[0].total)
    return points

"""Learning a correction of a game's judge from nothing: play, fit, and keep what wins.

The first round's games are played by `greedy`, each further round's by what was accepted last and
what came before it. After every round the fitted weights meet the last accepted ones on fresh
seeds; only a win replaces them. Where a game has quick play by weights, these are learned instead
(`tune`). Finished batches lie in a work folder, so that a broken run can be taken up again; it is
removed at the end.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from planetfall import games
from planetfall.bots import match, weights
from planetfall.bots.inputs import hash_of
from planetfall.core.errors import BadRequest
from planetfall.core.scores import win_shares
from planetfall.lab import fit as fitting
from planetfall.lab import tune
from planetfall.lab.samples import Lesson, inputs_of, play, strong_with
from planetfall.lab.simulate import Progress
from planetfall.lab.spread import spread_calls
from planetfall.lab.tournament import interval

BATCH = 10
"""Games per call to another process and per file of the work folder."""
FRESH = 50_000_000
"""Seeds of acceptance games begin here: no game of learning has them."""
ROUND = 1_000_000
"""How far the seeds of two rounds are apart."""
MIXES = (100, 300)
"""What a point foreseen may count in the judge's own measure, in which a point is about 100.

Each is tried; the one that wins more is kept.
"""

Say = Callable[[str], None]
"""Called with a line that says how far the learning is."""


def untold(count: int) -> None:
    """Nobody watches the progress."""


@dataclass(frozen=True)
class Course:
    """What is to be learned, and how much is spent on it."""

    game: str
    seats: int
    out: Path
    games: int = 600
    """Games a round."""
    rounds: int = 2
    trials: int = 60
    """Games of acceptance a round."""
    seed: int = 0
    workers: int = 1
    ray: str = ""
    resume: bool = False
    options: dict[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        """Raise `BadRequest` for anything that cannot be learned."""
        title = games.title_of(self.game)
        if not (title.inputs or title.tunable):
            raise BadRequest(f"`{self.game}` has no list of inputs, so nothing can be learned.")
        games.build(self.game, self.options).check_seats(self.seats)
        if self.seats < 2 and not title.tunable:
            raise BadRequest("A correction is learned for 2 seats or more: it foresees a margin.")
        for name in ("games", "rounds", "trials", "workers"):
            if getattr(self, name) < 1:
                raise BadRequest(f"`{name}` is {getattr(self, name)}; ask for 1 or more.")
        if self.games > ROUND:
            raise BadRequest(f"{self.games} games a round are too many; ask for {ROUND} at most.")
        if not title.tunable:
            fitting.numpy()

    def steps(self) -> int:
        """How many steps the progress of this course has: games, or rounds of quick play."""
        if games.title_of(self.game).tunable:
            return self.rounds
        return self.rounds * (self.games + len(MIXES) * self.trials)

    def sign(self) -> dict[str, Any]:
        """What a work folder must have in common with a run that takes it up again."""
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "seed": self.seed,
            "options": self.options,
            "version": games.build(self.game, self.options).version,
            "inputs": self._sees(),
        }

    def _sees(self) -> str:
        """A hash of what is seen of a position."""
        if games.title_of(self.game).tunable:
            return hash_of([str(tune.tunable_of(self.game).guess())])
        return hash_of(inputs_of(self.game).names())

    def first_seed(self, number: int) -> int:
        """The first seed of a round's games."""
        return self.seed * ROUND * 10 + number * ROUND

    def first_fresh_seed(self, number: int = 0) -> int:
        """The first seed of the games that decide about a round."""
        return FRESH + self.first_seed(number)


def train(course: Course, say: Say = print, progress: Progress = untold) -> dict[str, Any] | None:
    """Learn; the weights that were accepted last and are written to `out`, `None` if none were.

    These are weights of quick play where a game has it, else a correction.
    """
    course.check()
    folder = course.out.with_name(course.out.name + ".work")
    _open(folder, course)
    tunable = games.title_of(course.game).tunable
    found = (tune.learn if tunable else _learn)(course, folder, say, progress)
    if found is not None:
        course.out.write_text(weights.dump(found), encoding="utf-8")
    shutil.rmtree(folder)
    return found


def _learn(course: Course, folder: Path, say: Say, progress: Progress) -> dict[str, Any] | None:
    """The correction that was accepted last, as a file has it."""
    names = inputs_of(course.game).names()
    scale = inputs_of(course.game).scale()
    accepted: list[dict[str, Any]] = []
    tries: list[dict[str, Any]] = []
    rows: list[list[int]] = []
    margins: list[int] = []
    seeds: list[int] = []
    for number in range(course.rounds):
        say(f"round {number + 1} of {course.rounds}: {course.games} games")
        for seed, noted, led in _collect(course, folder, number, accepted, say, progress):
            rows += noted
            margins += led
            seeds += [seed] * len(led)
        if not rows:
            raise BadRequest("No game came to its end, so nothing can be learned from them.")
        data, error, bar = fitting.fit(
            rows, margins, seeds, names=names, scale=scale, seed=course.seed + number
        )
        say(f"{len(rows)} positions; error {error:.4f}, without inputs {bar:.4f}")
        verdicts, kept = _mixed(course, folder, number, data, accepted, say, progress)
        tries += verdicts
        if kept is not None:
            accepted.append(kept)
    if not accepted:
        return None
    return {**_head(course), "made": _made(course, tries), **accepted[-1]}


def _head(course: Course) -> dict[str, Any]:
    version = games.build(course.game, course.options).version
    return {"game": course.game, "seats": course.seats, "rules": version}


def _made(course: Course, tries: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "games": course.games,
        "rounds": course.rounds,
        "seed": course.seed,
        "options": course.options,
        "hidden": fitting.HIDDEN,
        "acceptance": tries,
    }


def _open(folder: Path, course: Course) -> None:
    """Make the work folder, or take it up again if that was asked and it fits."""
    mark = folder / "course.json"
    if course.resume and mark.is_file():
        known = json.loads(mark.read_text(encoding="utf-8"))
        if known != json.loads(json.dumps(course.sign())):
            raise BadRequest(f"`{folder}` belongs to another course; use its numbers or a new out.")
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    mark.write_text(json.dumps(course.sign()), encoding="utf-8")


def _collect(
    course: Course,
    folder: Path,
    number: int,
    accepted: list[dict[str, Any]],
    say: Say,
    progress: Progress,
) -> list[tuple[int, list[list[int]], list[int]]]:
    """The positions of a round, those of batches that were finished before included."""
    lesson = Lesson(course.game, course.seats, course.options, tuple(accepted[-3:]))
    first = course.first_seed(number)
    seeds = list(range(first, first + course.games))
    parts = [seeds[k : k + BATCH] for k in range(0, len(seeds), BATCH)]
    found: list[tuple[int, list[list[int]], list[int]]] = []
    open_parts = []
    for part in parts:
        path = folder / f"games-{part[0]}.json"
        if path.is_file():
            found += [(seed, rows, led) for seed, rows, led in json.loads(path.read_text())]
            progress(len(part))
        else:
            open_parts.append(part)
    done = len(parts) - len(open_parts)
    calls = [(lesson, part) for part in open_parts]
    for result in spread_calls(_batch, calls, course.workers, course.ray):
        start, batch = result
        path = folder / f"games-{start}.json"
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(batch, separators=(",", ":")), encoding="utf-8")
        fresh.rename(path)
        found += batch
        progress(len(batch))
        done += 1
        if done % 10 == 0 or done == len(parts):
            say(f"  {min(done * BATCH, course.games)} of {course.games} games")
    found.sort(key=lambda entry: entry[0])
    return found


def _batch(
    lesson: Lesson, seeds: list[int]
) -> tuple[int, list[tuple[int, list[list[int]], list[int]]]]:
    return seeds[0], play(lesson, seeds)


def _mixed(
    course: Course,
    folder: Path,
    number: int,
    data: dict[str, Any],
    accepted: list[dict[str, Any]],
    say: Say,
    progress: Progress,
) -> tuple[list[dict[str, Any]], dict[str, Any] | None]:
    """How fitted weights did by what they count beside the judge, and the best that is accepted."""
    scale = inputs_of(course.game).scale()
    verdicts = []
    kept: dict[str, Any] | None = None
    best = 0.0
    for mix in MIXES:
        mixed = {**_head(course), **data, "share": scale * mix}
        verdict = _verdict(course, folder, number, mixed, accepted)
        progress(course.trials)
        verdicts.append(verdict)
        won = verdict["won"] / max(verdict["games"], 1)
        fair = f"fair {1 / course.seats:.1%}"
        say(f"weight {mix}, against the last: {won:.1%} of {verdict['games']}, {fair}")
        if verdict["accepted"] and won > best:
            best = won
            kept = mixed
    return verdicts, kept


def _verdict(
    course: Course,
    folder: Path,
    number: int,
    data: dict[str, Any],
    accepted: list[dict[str, Any]],
) -> dict[str, Any]:
    """How fresh weights did against the last accepted ones, or the judge alone."""
    path = folder / f"verdict-{number}-{data['share']}.json"
    if path.is_file():
        known: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return known
    first = course.first_fresh_seed(number)
    seeds = list(range(first, first + course.trials))
    parts = [seeds[k : k + 4] for k in range(0, len(seeds), 4)]
    last = accepted[-1] if accepted else None
    calls = [(course.game, course.seats, course.options, data, last, part) for part in parts]
    won = 0.0
    played = 0
    for share, count in spread_calls(duel, calls, course.workers, course.ray):
        won += share
        played += count
    low, high = interval(won, played)
    verdict = {
        "round": number + 1,
        "share": data["share"],
        "first_seed": first,
        "games": played,
        "won": round(won, 2),
        "interval": [round(low, 3), round(high, 3)],
        "accepted": bool(played and won / played > 1 / course.seats),
    }
    path.write_text(json.dumps(verdict), encoding="utf-8")
    return verdict


def duel(
    game: str,
    seats: int,
    options: dict[str, Any],
    fresh: dict[str, Any],
    last: dict[str, Any] | None,
    seeds: list[int],
) -> tuple[float, int]:
    """What one seat with fresh weights wins among seats with the last ones, and of how many."""
    new, old = strong_with(game, fresh), strong_with(game, last)
    won = 0.0
    played = 0
    for seed in seeds:
        position = games.build(game, options).new(seats, seed)
        place = seed % seats
        seated = [new if seat == place else old for seat in range(seats)]
        match.run(position, list(seated), match.seat_rngs(seed, seats))
        if position.is_over():
            won += win_shares(list(position.outcome().winners), position.sides())[place]
            played += 1
    return won, played

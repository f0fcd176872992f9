"""Everything a report counts, from an archive of records or a file of games.

What a game counts beside seats, bots and scores it says itself (`Title.report`): a module with

- `HEADINGS`: by language, the heading of every figure, `{figure: words}`;
- `held(game, seat)`: at the end, what a seat had, `{figure: [component, …]}`;
- `chosen(question, key)`: the figure and component that a choice counts for, or nothing.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from planetfall import games
from planetfall.core.errors import BadRecord, BadRequest, PlanetfallError, one_of
from planetfall.games.title import Title
from planetfall.lab.inspection import Archive, Description, inspect, reading, setup_of
from planetfall.lab.ratings import Rating, Standing, rate
from planetfall.lab.simulate import Progress, Result, Setup
from planetfall.lab.tournament import interval


@dataclass
class Rate:
    """How often those who had something won."""

    games: int = 0
    """Seats that had it, over all games."""
    won: float = 0.0

    def add(self, share: float) -> None:
        """One seat that had it, with what it had of the win."""
        self.games += 1
        self.won += share

    @property
    def share(self) -> float:
        """Wins per seat."""
        return self.won / max(self.games, 1)

    def bounds(self) -> tuple[float, float]:
        """Wilson's 95 % interval."""
        return interval(self.won, self.games)


@dataclass
class Gathered:
    """What a report shows."""

    setup: Setup
    games: int = 0
    unfinished: int = 0
    seats: dict[str, Rate] = field(default_factory=dict)
    bots: dict[str, Rate] = field(default_factory=dict)
    figures: dict[str, dict[str, Rate]] = field(default_factory=dict)
    """By figure of the game and component, how often its owners won."""
    lines: dict[str, float] = field(default_factory=dict)
    """Points by line of the score sheet, over all seats."""
    seats_scored: int = 0
    scores: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    seconds: dict[str, float] = field(default_factory=dict)
    choices: Counter[str] = field(default_factory=Counter)
    """By bot, how many choices the seconds are of."""
    ratings: list[Rating] = field(default_factory=list)
    standings: list[Standing] = field(default_factory=list)

    def add(self, result: Result) -> None:
        """Count one game by its result."""
        self.games += 1
        bots = self.setup.bot_names()
        self.decisions[result.decisions] += 1
        self.rounds[result.rounds] += 1
        for seat, seconds in enumerate(result.seconds):
            self.seconds[bots[seat]] = self.seconds.get(bots[seat], 0.0) + seconds
            self.choices[bots[seat]] += result.choices[seat]
        if not result.finished:
            self.unfinished += 1
            return
        self.scores.update(result.scores)
        for seat, share in enumerate(result.shares()):
            self.seats.setdefault(str(seat), Rate()).add(share)
            self.bots.setdefault(bots[seat], Rate()).add(share)
        winners, places = tuple(result.winners), tuple(result.places)
        self.standings.append(Standing(tuple(bots), winners, result.sides, places, result.seed))


def count_games(path: Path) -> int:
    """How many games a report of a file goes through."""
    if not path.is_file():
        raise BadRequest(f"There is no file `{path}`.")
    if path.suffix == ".zip":
        archive = Archive(path)
        archive.close()
        return len(archive.seeds)
    return 1


def gather(path: Path, progress: Progress | None = None) -> Gathered:
    """Count everything in an archive of records (`.zip`), or the results in a `.jsonl` of games."""
    if not path.is_file():
        raise BadRequest(f"There is no file `{path}`.")
    if path.suffix not in (".jsonl", ".zip"):
        raise BadRequest(
            f"No report can be made of `{path.name}`; it can of {one_of(['.zip', '.jsonl'])} "
            "files of `planetfall simulate`."
        )
    with reading(path):
        if path.suffix == ".jsonl":
            found = _from_results(path)
        else:
            found = _from_records(path, progress or (lambda count: None))
    if len(found.bots) > 1 and found.standings:
        try:
            found.ratings = rate(found.standings)
        except BadRequest:
            found.ratings = []  # sides of several bots have no single rating
    return found


def _from_results(path: Path) -> Gathered:
    told: Description = inspect(path, check=0)
    found = Gathered(setup_of(told.about))
    names = set(Result.__dataclass_fields__)
    for line in path.read_text(encoding="utf-8").splitlines():
        data = json.loads(line)
        found.add(Result(**{name: value for name, value in data.items() if name in names}))
    return found


def _from_records(path: Path, progress: Progress) -> Gathered:
    archive = Archive(path)
    found = Gathered(setup_of(archive.about))
    title = games.title_of(found.setup.game)
    for seed in archive.seeds:
        result = archive.result(seed)
        found.add(result)
        try:
            _replay(found, title, seed, archive.record(seed), result)
        except (PlanetfallError, KeyError, ValueError) as fault:
            raise BadRecord(f"The record of seed {seed} cannot be followed: {fault}") from None
        progress(1)
    archive.close()
    return found


def _replay(found: Gathered, title: Title, seed: int, text: str, result: Result) -> None:
    rules = games.build(found.setup.game, found.setup.options)
    report: Any = title.load(title.report) if title.report else None
    game = rules.new(found.setup.seats, seed)
    had: list[set[tuple[str, str]]] = [set() for _ in range(game.seats)]
    for line in map(json.loads, text.splitlines()):
        if "do" not in line:
            continue
        seat, key = line["seat"], line["do"]
        if report is not None:
            counted = report.chosen(type(game.question(seat).effect).__name__, key)
            if counted is not None:
                had[seat].add(counted)
        game.apply(seat, rules.option(key))
    if not game.is_over():
        return
    for sheet in game.scores():
        found.seats_scored += 1
        for name, points in sheet.lines:
            found.lines[name] = found.lines.get(name, 0.0) + points
    shares = result.shares()
    for seat in range(game.seats):
        if report is not None:
            for figure, components in report.held(game, seat).items():
                had[seat].update((figure, component) for component in components)
        for figure, component in sorted(had[seat]):
            rates = found.figures.setdefault(figure, {})
            rates.setdefault(component, Rate()).add(shares[seat])

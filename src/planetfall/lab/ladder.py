"""The ladder: the published tables of bots, played from their seeds.

Every row is a match of a level against the one below, or what a level reaches alone. Results are
kept as data, to which every run adds; the page, its chart and the ratings are written from them.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from planetfall.core.errors import BadRequest
from planetfall.games import GAMES
from planetfall.lab import series
from planetfall.lab.series import Say, Series, Total, play_on
from planetfall.lab.simulate import Result, Setup, check_count
from planetfall.lab.tournament import Contest, Pair, interval, mean_of, share_of
from planetfall.svg.canvas import Markup, element, join, line, rect

FIRST_SEED = 700_000
"""Seeds of the ladder begin here; no learned weights have seen them."""
GAMES_A_ROW = 1000
"""How many games every row shall have."""
QUICK = 8
"""How many it has for a glance."""
LEVELS = ("random", "easy", "greedy", "strong", "expert")
BASE = 1000
"""The rating of `greedy`."""
LEAST = 0
"""The lowest rating: with every further loss a level that never wins would fall further."""


@dataclass(frozen=True)
class Row:
    """A line of the ladder: a level against the one below, or a level alone."""

    game: str
    seats: int
    first: str
    second: str = ""
    """Against whom; empty for a level that plays alone."""
    bar: float = 0.65
    """The share that was aimed at."""
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The name under which its result is kept."""
        words = [f"{name}={value}" for name, value in self.options.items()]
        against = [self.second] if self.second else []
        return " ".join([self.game, str(self.seats), *words, self.first, *against])

    def place(self) -> str:
        """Which game, in words."""
        names = [str(value) if value is not True else name for name, value in self.options.items()]
        return ", ".join([self.game, *names])

    def contest(self) -> Contest:
        """Who plays against whom."""
        mode = "one" if self.seats > 2 else "pairs"
        return Contest(self.game, self.seats, (self.first, self.second), self.options, mode)

    def series(self, games: int) -> Series:
        """Its games, with the seats rotated."""
        seatings: list[tuple[str, ...]] = [(self.first,)]
        if self.second:
            seatings = self.contest().seatings(self.first, self.second)
        setups = [Setup(self.game, self.seats, bots, self.options) for bots in seatings]
        return Series(self.key, tuple(setups), FIRST_SEED, games, self.measure)

    def measure(self, setup: Setup, result: Result) -> dict[str, float]:
        """What is summed up of a game; one that was given up counts only for those alone."""
        if not self.second:
            won = float(bool(result.winners))
            return {"played": 1, "won": won, "points": sum(result.scores) / self.seats}
        if not result.finished:
            return {}
        won = share_of(setup.bots, result, self.first, self.second)
        margin = mean_of(setup.bots, result, self.first) - mean_of(setup.bots, result, self.second)
        return {"played": 1, "won": won, "points": margin}

    def result(self, total: Total) -> dict[str, Any]:
        """What its games came to, with the interval."""
        played = round(total.sums.get("played", 0))
        won = total.sums.get("won", 0)
        low, high = interval(won, played)
        return {
            "played": played,
            "won": round(won / max(played, 1), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "margin": round(total.sums.get("points", 0) / max(played, 1), 2),
            "fair": self.contest().fair() if self.second else 0.0,
        }


def _rows() -> list[Row]:
    """The published rows: every level against the one below, and from `greedy` on alone."""
    found = []
    for game, title in GAMES.items():
        for table in title.ladder:
            alone = table.seats == 1
            first = LEVELS.index("greedy") if alone else 1
            for place in range(first, len(LEVELS)):
                below = "" if alone else LEVELS[place - 1]
                row = Row(game, table.seats, LEVELS[place], below, table.aim, table.options)
                found.append(row)
    return found


ROWS: list[Row] = _rows()


def climb(
    path: Path,
    *,
    games: int = GAMES_A_ROW,
    minutes: float = 0,
    only: str = "",
    workers: int = 1,
    say: Say,
) -> dict[str, dict[str, Any]]:
    """Play the rows whose name has `only` in it on until each has so many games.

    What they come to is kept in `path` step by step; see `planetfall.lab.series`.
    """
    chosen = [row for row in ROWS if only in row.key]
    if not chosen:
        raise BadRequest(f"No row of the ladder has `{only[:60]}` in its name.")
    check_count(games, workers)
    rows = [row.series(games) for row in chosen]
    play_on(path, rows, minutes=minutes, workers=workers, say=say)
    found = read(path)
    for row in chosen:
        if row.key in found:
            result = found[row.key]
            say(f"{row.key}: {result['won']:.1%} of {result['played']}")
    return found


def read(path: Path) -> dict[str, dict[str, Any]]:
    """What the rows came to, from the file that keeps them; none if there is no file."""
    kept = series.read(path)
    return {row.key: row.result(kept[row.key]) for row in ROWS if row.key in kept}


def rated(found: dict[str, dict[str, Any]]) -> dict[str, dict[str, int]]:
    """Elo points by game, from all its rows with rivals; `greedy` has `BASE`."""
    games: dict[str, list[Pair]] = {}
    for row in ROWS:
        result = found.get(row.key)
        if result is None or not row.second:
            continue
        games.setdefault(row.game, []).append(
            Pair(
                row.first,
                row.second,
                result["played"],
                result["won"],
                result["low"],
                result["high"],
                result["margin"],
                0,
                result["fair"],
            )
        )
    rows: dict[str, dict[str, int]] = {}
    for game, pairs in games.items():
        levels = tuple(
            level for level in LEVELS if any(level in (p.first, p.second) for p in pairs)
        )
        points = pair_ratings(levels, pairs)
        base = points.get("greedy", 0.0)
        rows[game] = {level: max(LEAST, round(BASE + points[level] - base)) for level in levels}
    return rows


def pair_ratings(bots: tuple[str, ...], pairs: list[Pair]) -> dict[str, float]:
    """Bradley and Terry's strengths as Elo points, mean 0, where only shares of pairs are kept.

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
                share = pair.even() if bot == pair.first else 1 - pair.even()
                other = pair.second if bot == pair.first else pair.first
                won += share * pair.games + 0.5
                weight += (pair.games + 1) / (strength[bot] + strength[other])
            fresh[bot] = won / weight if weight else 1.0
        scale = math.exp(sum(math.log(value) for value in fresh.values()) / len(fresh))
        strength = {bot: value / scale for bot, value in fresh.items()}
    return {bot: round(400 * math.log10(value), 1) for bot, value in strength.items()}


def ratings_text(found: dict[str, dict[str, Any]]) -> str:
    """The data file that the lobby, the API and the command line show ratings from."""
    data = {"about": "Written by `planetfall ladder`.", "games": rated(found)}
    return json.dumps(data, indent=1) + "\n"


# The page.

HEAD = """# Bots and how strong they are

Every game has five levels of bots, the same names everywhere. Each is fixed by counts, never by
time, so that a record with bots repeats on every machine.

| level | how it plays |
| --- | --- |
"""


def page(found: dict[str, dict[str, Any]], sentences: dict[str, str], notes: str) -> str:
    """The page of the ladder, without its chart."""
    lines = [HEAD + "\n".join(f"| `{level}` | {said} |" for level, said in sentences.items())]
    lines.append(
        "\n## Ratings\n\nElo points from the matches below; `greedy` is 1000 in every game.\n"
    )
    table = rated(found)
    lines.append("| game | " + " | ".join(f"`{level}`" for level in LEVELS) + " |")
    lines.append("| --- |" + " --- |" * len(LEVELS))
    for game, points in table.items():
        cells = [str(points[level]) if level in points else "–" for level in LEVELS]
        lines.append(f"| {game} | " + " | ".join(cells) + " |")
    lines.append(
        f"\n## Matches\n\n![What each level wins against the one below](pictures/ladder.svg)\n\n"
        f"Seeds begin at {FIRST_SEED}, seats are rotated, rows are played by `planetfall ladder`"
        f" until each has {GAMES_A_ROW:,} games."
        " At two seats the two share the seats; above, one of the first level sits among seats of"
        " the second. Intervals are 95 %; `fair` is what equals would win, `aim` the aim.\n"
    )
    lines.append("| game | seats | level | against | games | won | 95 % | fair | aim | points |")
    lines.append("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for row in ROWS:
        result = found.get(row.key)
        if result is None or not row.second:
            continue
        lines.append(
            f"| {row.place()} | {row.seats} | `{row.first}` | `{row.second}` | {result['played']} "
            f"| {result['won']:.1%} | {result['low']:.0%}–{result['high']:.0%} "
            f"| {result['fair']:.0%} | {row.bar:.0%} | {result['margin']:+.1f} |"
        )
    lines.append("\n## Alone\n\nThe share of games in which the solo goal was reached.\n")
    lines.append("| game | level | games | won | 95 % | aim | mean points |")
    lines.append("| --- | --- | --- | --- | --- | --- | --- |")
    for row in ROWS:
        result = found.get(row.key)
        if result is None or row.second:
            continue
        lines.append(
            f"| {row.place()} | `{row.first}` | {result['played']} | {result['won']:.1%} "
            f"| {result['low']:.0%}–{result['high']:.0%} | {row.bar:.0%} "
            f"| {result['margin']:.1f} |"
        )
    return "\n".join(lines) + "\n\n" + notes.strip() + "\n"


def chart(found: dict[str, dict[str, Any]]) -> str:
    """What each level wins against the one below, as bars with intervals."""
    rows = [row for row in ROWS if row.second and row.key in found]
    left, width, step, top = 330, 400, 20, 34
    height = top + step * len(rows) + 16
    text: dict[str, Any] = {"font_size": 12, "font_family": "sans-serif", "fill": "#444"}
    parts: list[Markup] = [rect(0, 0, left + width + 60, height, fill="#fff")]
    for percent in range(0, 101, 25):
        x = left + width * percent / 100
        parts.append(line(x, top - 8, x, height - 12, stroke="#ddd"))
        label = element("text", f"{percent} %", x=x, y=top - 14, text_anchor="middle", **text)
        parts.append(label)
    for number, row in enumerate(rows):
        result = found[row.key]
        y = top + step * number
        name = f"{row.place()}, {row.seats} seats: {row.first} against {row.second}"
        parts.append(element("text", name, x=left - 8, y=y + 12, text_anchor="end", **text))
        parts.append(rect(left, y + 2, width * result["won"], step - 7, fill="#5b8db8"))
        low, high = left + width * result["low"], left + width * result["high"]
        parts.append(line(low, y + 8, high, y + 8, stroke="#1d3b53", stroke_width=1.5))
        fair = left + width * result["fair"]
        parts.append(line(fair, y, fair, y + step - 3, stroke="#c0392b", stroke_dasharray="2 2"))
    size = f"0 0 {left + width + 60} {height}"
    title = element("title", "What each level of bots wins against the one below")
    drawing = join([title, *parts])
    return (
        str(element("svg", drawing, xmlns="http://www.w3.org/2000/svg", viewBox=size, role="img"))
        + "\n"
    )

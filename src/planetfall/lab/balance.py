"""How often each side wins: bots play the settings of a title in which seats share a side.

`python -m planetfall.lab.balance` prints a table for every registered title that has such settings;
`GAME` and `--option NAME` choose others. See `docs/balance.md`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from planetfall import games
from planetfall.core.errors import BadRequest, PlanetfallError, one_of
from planetfall.core.rules import Rules
from planetfall.core.scores import own_sides
from planetfall.lab.series import Series, Total, play_on
from planetfall.lab.simulate import Result, Setup, check_count

GAMES_A_ROW: Final = 400
LIMIT: Final = 4000
"""Decisions after which a game is given up; it then counts as won by nobody."""
HEADS: Final = ("setting", "seats", "games", "won by", "given up", "rounds", "ms a decision")


@dataclass(frozen=True)
class Setting:
    """A title with one value of one option and a number of seats."""

    game: str
    option: str
    value: str
    seats: int

    def options(self) -> dict[str, Any]:
        """The option, as a simulation takes it."""
        return {self.option: self.value}

    def name(self) -> str:
        """The setting in a few words."""
        return f"{self.game} {self.option}={self.value}"


@dataclass(frozen=True)
class Row:
    """What the games of a setting came to."""

    setting: Setting
    total: Total

    def shares(self) -> list[float]:
        """The share of all games that each side won, in the order of `sides_of`."""
        sides = range(len(sides_of(self.setting)))
        return [self._mean(f"side {number}") for number in sides]

    def cells(self) -> list[str]:
        """The row of the table."""
        sides = zip(sides_of(self.setting), self.shares(), strict=True)
        won = ", ".join(f"{seats_word(side)}: {share:.0%}" for side, share in sides)
        pace = 1000 * self.total.seconds / max(self.total.sums["decisions"], 1)
        return [
            self.setting.name(),
            str(self.setting.seats),
            str(self.total.games),
            won,
            str(round(self.total.sums["given up"])),
            f"{self._mean('rounds'):.1f}",
            f"{pace:.2f}",
        ]

    def _mean(self, name: str) -> float:
        return self.total.sums[name] / self.total.games


def sides_of(setting: Setting) -> list[list[int]]:
    """The seats of every side."""
    return games.build(setting.game, setting.options()).blank(setting.seats).sides()


def measure(setup: Setup, result: Result) -> dict[str, float]:
    """What is summed up of a game."""
    values: dict[str, float] = {
        "rounds": result.rounds,
        "decisions": result.decisions,
        "given up": int(not result.finished),
    }
    for number, side in enumerate(result.sides or own_sides(setup.seats)):
        values[f"side {number}"] = int(side[0] in result.winners)
    return values


def seats_word(side: list[int]) -> str:
    """Seats of a side, counted from 1.

    >>> seats_word([0, 1, 2]), seats_word([3])
    ('seats 1-3', 'seat 4')
    """
    if len(side) == 1:
        return f"seat {side[0] + 1}"
    return f"seats {side[0] + 1}-{side[-1] + 1}"


def has_sides(rules: Rules) -> bool:
    """Whether seats share a side with these rules, for some number of seats."""
    return any(rules.new(seats, 0).sides() != own_sides(seats) for seats in rules.seat_counts())


def side_options(game: str) -> list[str]:
    """The options of a title that bring in sides with one of their values."""
    found = []
    for spec in games.build(game, {}).specs():
        if spec.kind == "choice":
            values = [value for value in spec.choices if value != spec.default]
            if any(has_sides(games.build(game, {spec.name: value})) for value in values):
                found.append(spec.name)
    return found


def settings(game: str, option: str) -> Iterator[Setting]:
    """Every value of an option but its default, with every number of seats it allows.

    `option` is a name, or `name=value` for only that value.
    """
    name, _, wanted = option.partition("=")
    specs = {spec.name: spec for spec in games.build(game, {}).specs()}
    choices = sorted(known for known, spec in specs.items() if spec.kind == "choice")
    if name not in choices:
        raise BadRequest(f"`{game}` has no choice `{name[:60]}`; there are {one_of(choices)}.")
    spec = specs[name]
    for value in [wanted] if wanted else spec.choices:
        if value != spec.default or wanted:
            for seats in games.build(game, {name: value}).seat_counts():
                yield Setting(game, name, value, seats)


def series_of(setting: Setting, count: int, *, seed: int = 0, bot: str = "greedy") -> Series:
    """So many games of a setting with bots of one level on all seats."""
    setup = Setup(setting.game, setting.seats, (bot,), setting.options(), LIMIT)
    key = f"{setting.name()} {setting.seats} {bot} {seed}"
    return Series(key, (setup,), seed, count, measure)


def line(cells: Sequence[str]) -> str:
    """A row of a table in Markdown."""
    return f"| {' | '.join(cells)} |"


def arguments(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m planetfall.lab.balance", description=__doc__)
    parser.add_argument("game", nargs="?", default="", help="only this title")
    parser.add_argument(
        "--option", action="append", default=[], help="NAME or NAME=VALUE; repeatable"
    )
    parser.add_argument("--seats", type=int, default=0, help="only with this many seats")
    parser.add_argument("--games", type=int, default=GAMES_A_ROW, help="games of each row")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--bot", default="greedy", help="the bot on all seats")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play")
    parser.add_argument("--keep", type=Path, help="a file of results to go on with and add to")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so long; 0: never")
    return parser.parse_args(list(words))


def chosen(asked: argparse.Namespace) -> list[Setting]:
    """The settings that a command line asks for."""
    if asked.game:
        games.title_of(asked.game)
    elif asked.option:
        raise BadRequest("An option belongs to a game; name it.")
    titles = [asked.game] if asked.game else list(games.GAMES)
    found = [
        setting
        for game in titles
        for option in asked.option or side_options(game)
        for setting in settings(game, option)
        if asked.seats in (0, setting.seats)
    ]
    if not found:
        raise BadRequest("No setting is left; name a game and an option, or other seats.")
    return found


def main(words: Sequence[str]) -> int:
    """Play the rows and print their table; progress goes to the other stream."""
    asked = arguments(words)
    try:
        rows = [
            (series_of(setting, asked.games, seed=asked.seed, bot=asked.bot), setting)
            for setting in chosen(asked)
        ]
        check_count(asked.games, asked.workers)
        with TemporaryDirectory() as folder:
            path = asked.keep or Path(folder) / "balance.json"
            played = [series for series, _ in rows]
            kept = play_on(path, played, minutes=asked.minutes, workers=asked.workers, say=_say)
        print(line(HEADS))
        print(line(["---"] * len(HEADS)))
        for series, setting in rows:
            if series.key in kept:
                print(line(Row(setting, kept[series.key]).cells()))
    except PlanetfallError as fault:
        print(fault, file=sys.stderr)
        return 2
    return 0


def _say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""How often each side wins: bots play the settings of a title in which seats share a side.

`python -m planetfall.lab.balance` prints a table for every registered title that has such settings;
`GAME` and `--option NAME` choose others. See `docs/balance.md`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from planetfall import games
from planetfall.core.errors import BadRequest, PlanetfallError, one_of
from planetfall.core.rules import Rules
from planetfall.core.scores import own_sides
from planetfall.lab.simulate import Run, Setup, simulate

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
    run: Run

    def sides(self) -> list[list[int]]:
        """The seats of every side."""
        seats = self.setting.seats
        return self.run.results[0].sides or own_sides(seats)

    def shares(self) -> list[float]:
        """The share of all games that each side won, in the order of `sides`."""
        won = [0] * len(self.sides())
        for result in self.run.results:
            for number, side in enumerate(self.sides()):
                won[number] += side[0] in result.winners
        return [count / len(self.run.results) for count in won]

    def cells(self) -> list[str]:
        """The row of the table."""
        results = self.run.results
        sides = zip(self.sides(), self.shares(), strict=True)
        won = ", ".join(f"{seats_word(side)}: {share:.0%}" for side, share in sides)
        rounds = sum(result.rounds for result in results) / len(results)
        pace = 1000 * self.run.seconds / max(self.run.decisions, 1)
        lost = sum(not result.finished for result in results)
        return [
            self.setting.name(),
            str(self.setting.seats),
            str(len(results)),
            won,
            str(lost),
            f"{rounds:.1f}",
            f"{pace:.2f}",
        ]


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


def measure(
    setting: Setting, count: int, *, seed: int = 0, bot: str = "greedy", workers: int = 1
) -> Row:
    """Let bots of one level play so many games of a setting."""
    setup = Setup(setting.game, setting.seats, (bot,), setting.options(), LIMIT)
    return Row(setting, simulate(setup, count, seed=seed, workers=workers))


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
    """Print the table row by row."""
    asked = arguments(words)
    try:
        for number, setting in enumerate(chosen(asked)):
            row = measure(
                setting, asked.games, seed=asked.seed, bot=asked.bot, workers=asked.workers
            )
            if number == 0:
                print(line(HEADS))
                print(line(["---"] * len(HEADS)))
            print(line(row.cells()), flush=True)
    except PlanetfallError as fault:
        print(fault, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

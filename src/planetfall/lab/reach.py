"""Whether deals can be won at all, by a search that knows what no player knows.

`python -m planetfall.lab.reach GAME --option NAME=VALUE` searches seeded games in which all seats
are on one side, and keeps the records of won ones. It plays the true game, with chance and every
hand known: a line that wins shows that the deal can be won, not that anybody would find it; a deal
without one shows only that this search found none. See `docs/balance.md`.

Everything is counted, nothing is timed, so a search repeats.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from planetfall import games
from planetfall.bots import judge_of
from planetfall.bots.turns import Effort, Line, search
from planetfall.core import record
from planetfall.core.errors import BadRequest, PlanetfallError
from planetfall.core.play import Play
from planetfall.core.rules import Rules
from planetfall.lab.balance import Setting, line, settings, side_options, sides_of
from planetfall.lab.simulate import check_count

WIDTH: Final = 40
TRIES: Final = 150
MOST_TURNS: Final = 200
"""Turns of all seats together after which a search gives up."""
HEADS: Final = ("setting", "seats", "deals", "won", "turns", "s a deal")


def record_of(rules: Rules, seats: int, seed: int, found: Line) -> str:
    """The record of a line from the start of the game."""
    play = Play.new(rules, seats, seed, nonce=f"reach {seed}")
    for seat, option in found.all_choices():
        play.push(seat, option)
    return record.to_text(play)


def row(setting: Setting, seeds: range, effort: Effort, records: Path | None) -> list[str]:
    """Search the deals of a setting; the row of the table."""
    rules, judge = games.build(setting.game, setting.options()), judge_of(setting.game)
    began = time.process_time()
    won, turns = 0, 0
    for seed in seeds:
        found = search(rules.new(setting.seats, seed), effort, judge, Random(seed))[0]
        turns += found.turns()
        won += found.is_won()
        print(f"{setting.name()} {setting.seats} {seed}: {_told(found)}", file=sys.stderr)
        if records is not None and found.is_won():
            records.mkdir(parents=True, exist_ok=True)
            name = f"{setting.game}-{setting.value}-{setting.seats}-{seed}.jsonl"
            text = record_of(rules, setting.seats, seed, found)
            (records / name).write_text(text, encoding="utf-8")
    seconds = time.process_time() - began
    means = [f"{turns / len(seeds):.1f}", f"{seconds / len(seeds):.1f}"]
    return [setting.name(), str(setting.seats), str(len(seeds)), str(won), *means]


def _told(found: Line) -> str:
    return f"{'won' if found.is_won() else 'no win found'} in {found.turns()} turns"


def chosen(asked: argparse.Namespace) -> list[Setting]:
    """The settings that a command line asks for."""
    games.title_of(asked.game)
    found = [
        setting
        for option in asked.option or side_options(asked.game)
        for setting in settings(asked.game, option)
        if asked.seats in (0, setting.seats) and len(sides_of(setting)) == 1
    ]
    if not found:
        raise BadRequest(
            "No setting is left in which all seats are on one side; name another option or "
            "other seats."
        )
    return found


def arguments(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m planetfall.lab.reach", description=__doc__)
    parser.add_argument("game", help="a title")
    parser.add_argument(
        "--option", action="append", default=[], help="NAME or NAME=VALUE; repeatable"
    )
    parser.add_argument("--seats", type=int, default=0, help="only with this many seats")
    parser.add_argument("--games", type=int, default=10, help="deals of each row")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--width", type=int, default=WIDTH, help="positions that go on")
    parser.add_argument("--tries", type=int, default=TRIES, help="turns played from each")
    parser.add_argument("--records", type=Path, help="a folder for the records of won games")
    return parser.parse_args(list(words))


def main(words: Sequence[str]) -> int:
    """Search the rows and print their table; what every deal came to goes to the other stream."""
    asked = arguments(words)
    try:
        check_count(asked.games, 1)
        if asked.width < 1 or asked.tries < 1:
            raise BadRequest(
                f"A width of {asked.width} and {asked.tries} tries were asked for; both are 1 or "
                "more."
            )
        rows = chosen(asked)
        print(line(HEADS))
        print(line(["---"] * len(HEADS)))
        seeds = range(asked.seed, asked.seed + asked.games)
        effort = Effort(asked.width, asked.tries, MOST_TURNS)
        for setting in rows:
            print(line(row(setting, seeds, effort, asked.records)))
    except PlanetfallError as fault:
        print(fault, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

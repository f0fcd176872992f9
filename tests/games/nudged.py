"""Positions of recorded games with one number changed, and what the rules make of them.

`python -m tests.games.nudged` writes the file anew; its diff is to be read. Every number of a
position stands at the edge of something: a price, a limit, a requirement, an invariant. Here each
field of positions in the middle of games is moved by one, and each list loses its first or last
element or gets that twice. What is offered and refused then, what it scores, which invariants break
and what comes of some answers is pinned, one digest for each field and each position.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from planetfall import games
from planetfall.core.game import Game
from planetfall.core.vocabulary import CHANCE
from tests.games.probes import FAULTS
from tests.games.recorded import ASKED_ABOUT, short
from tests.games.recorded import FILE as RECORDED

FILE = Path(__file__).parent / "data" / "nudged.json"
PLACES = 28
"""Positions of each title."""
SHARES = (5, 25, 40, 55, 70, 85, 95)
"""How much of a game is played before a number is changed, in percent, by turns."""
MASK = 1 << 8
"""From here on a number is a set of bits: one of them is turned."""
ANSWERS = 2
"""Answers that are tried afterwards."""
REFUSED = 8
"""Words that are asked about."""

Place = tuple[str | int, ...]
"""The way to a number in the data of a position."""


@cache
def places(title: str) -> list[dict[str, Any]]:
    """Recorded games, from which the positions are: of every chapter, board and number of seats."""
    rows = [row for row in json.loads(RECORDED.read_text(encoding="utf-8")) if row["game"] == title]
    rows = rows if len(rows) >= PLACES else rows * 2
    return [rows[number * len(rows) // PLACES] for number in range(PLACES)]


def position(title: str, number: int) -> Game:
    """A position of a recorded game."""
    row = places(title)[number]
    game = games.build(title, row["options"]).new(row["seats"], row["seed"])
    rng = Random(f"nudged {number}")
    for _ in range(row["decisions"] * SHARES[number % len(SHARES)] // 100):
        movers = game.to_move()
        if not movers:
            break
        seat = rng.choice(movers)
        game.apply(seat, rng.choice(game.legal(seat)))
    return game


def fields(data: dict[str, Any]) -> dict[str, list[Place]]:
    """The numbers and lists of a position by the name of their field."""
    found: dict[str, list[Place]] = {}

    def walk(name: str, path: Place, value: Any) -> None:
        if isinstance(value, dict):
            for key, each in value.items():
                walk(f"{name}.{key}", (*path, key), each)
        elif isinstance(value, list):
            if value and not isinstance(value[0], dict):
                found.setdefault(f"{name}[]", []).append(path)
            for index, each in enumerate(value):
                walk(name, (*path, index), each)
        elif isinstance(value, int) and not isinstance(value, bool):
            found.setdefault(name, []).append(path)

    walk("table", ("table",), data["table"])
    walk("seat", ("areas",), data["areas"])
    return found


def nudged(value: Any, turn: int) -> Any:
    """A number or a list that is a little different."""
    if isinstance(value, list):
        if turn % 3 == 0:
            return value[:-1]
        return value[1:] if turn % 3 == 1 else [*value, value[-1]]
    if value >= MASK:
        return value ^ 1 << turn * 5 % value.bit_length()
    return value + (1 if turn % 2 or value <= 0 else -1)


def changed(data: dict[str, Any], path: Place, turn: int) -> dict[str, Any]:
    """The position with one thing changed."""
    other = dict(data)
    inside: Any = other
    for step in path[:-1]:
        # What is on the way is copied, the rest is shared: rules read data and keep none of it.
        inside[step] = inside[step].copy()
        inside = inside[step]
    inside[path[-1]] = nudged(inside[path[-1]], turn)
    return other


def told(title: str, number: int) -> dict[str, str]:
    """Of each field, a digest of what its changes lead to."""
    game = position(title, number)
    data = game.to_data()
    found = {}
    for order, (name, paths) in enumerate(fields(data).items()):
        lines: list[str] = []
        for k in range(2):
            turn = number + order + k
            path = paths[(7 * number + 5 * k) % len(paths)]
            lines += facts(game, changed(data, path, turn), turn)
        found[name] = short("\n".join(lines))[:8]
    return found


def facts(game: Game, data: dict[str, Any], turn: int, known: int = 0) -> Iterator[str]:
    """What the rules say of a position; `known`: how many words may be asked about."""
    try:
        other = game.rules.from_data(data)
        yield repr((other.status(), other.to_move()))
        yield repr([sheet.lines for sheet in other.scores()])
        movers = other.to_move()
        viewer = turn % (other.seats + 1) - 1
        yield json.dumps(other.view(viewer).data(), sort_keys=True)
        if not movers or movers[0] == CHANCE:
            yield repr(other.outcome().to_data())
            return
        seat = movers[-1]
        options = other.legal(seat)
        most = known or ASKED_ABOUT[other.rules.id]
        words = Random(turn).sample(range(most), REFUSED)
        kinds = {f"{other.rules.key(option).partition(':')[0]}:" for option in options}
        alike = sorted(other.rules.vocabulary.starting(tuple(sorted(kinds))))
        words += [word for word in alike if word < most][turn % 7 :: max(1, len(alike) // REFUSED)]
        yield repr((options, [other.why_not(seat, word) for word in words]))
        step = max(1, len(options) // ANSWERS)
        for option in options[turn % step :: step]:
            after = other.clone()
            after.watch()
            after.apply(seat, option)
            yield f"{option} {after.digest()} {after.to_move()} {after.events}"
    except FAULTS:
        yield "makes no sense"


def main() -> None:
    rows = [
        f"{json.dumps(title)}: [\n"
        + ",\n".join(json.dumps(told(title, number)) for number in range(len(places(title))))
        + "\n]"
        for title in games.GAMES
    ]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

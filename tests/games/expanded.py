"""Expansions in the middle of their own games: what they refuse, what their effects do.

`python -m tests.games.expanded` writes the file anew; its diff is to be read. `recorded`, `probes`
and `nudged` look at whole titles, and of a vocabulary at the words of the base games. Here every
expansion has games of its own: along the way every word of the expansion is asked about; in some
positions each of its effects is carried out, and each of its numbers is moved by one.
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
from tests.games import nudged, probes
from tests.games.recorded import ASKED_ABOUT, short

FILE = Path(__file__).parent / "data" / "expanded.json"
TITLES: dict[str, tuple[str, dict[str, Any], str]] = {
    "colonies": ("terraforming-mars", {"colonies": True}, "colonies"),
    "lacerda": ("on-mars", {}, "lacerda"),
    "invasion": ("on-mars", {"chapter": "invasion"}, "alien_invasion"),
    "updates": (
        "on-mars",
        {"chapter": "invasion", "designer_updates": True},
        "alien_invasion",
    ),
    "outbreak": ("on-mars", {"chapter": "outbreak"}, "alien_outbreak"),
    "blackout": ("on-mars", {"chapter": "blackout"}, "alien_blackout"),
    "monolith": ("on-mars", {"chapter": "monolith"}, "alien_monolith"),
}
"""By name: the game, its options, and the folder of the expansion."""
WORDS = {"on-mars": 1240, "terraforming-mars": 1226}
"""How many words a vocabulary had when the file was written first."""
GAMES = 8
"""Games of each expansion."""
SHARES = (10, 35, 60, 85)
"""How much of a game is played before a position is looked at, in percent, by turns."""
EVERY = 6
"""The words of the expansion are asked about at every so many choices."""
MOST = 500
"""Choices of a game that are made at most."""
EACH = 2
"""Ways in which each effect is tried out in a position."""


def setting(name: str, number: int) -> tuple[Any, int, int]:
    """Rules, seats and seed of a game of an expansion."""
    game, options, _ = TITLES[name]
    rules = games.build(game, options)
    counts = [1] if name == "lacerda" else list(rules.seat_counts())
    if name == "colonies":
        counts = [2, 3]
    return rules, counts[number % len(counts)], 700 + number


def played(name: str, number: int) -> Iterator[Game]:
    """A random game before each of its choices."""
    rules, seats, seed = setting(name, number)
    game = rules.new(seats, seed)
    game.watch()
    rng = Random(f"expanded {name} {number}")
    for _ in range(MOST):
        movers = game.to_move()
        if not movers:
            return
        yield game
        seat = rng.choice(movers)
        game.apply(seat, rng.choice(game.legal(seat)))


@cache
def own_words(name: str) -> tuple[int, ...]:
    """The words that an expansion has added, and some of those of its base game."""
    game = TITLES[name][0]
    every = range(WORDS[game])
    return tuple([*every[::23], *every[ASKED_ABOUT[game] :]])


def refused(name: str, number: int) -> str:
    """A digest of what is offered and of why every word is not, along a game."""
    lines: list[str] = []
    words = own_words(name)
    for step, game in enumerate(played(name, number)):
        for seat in game.to_move():
            lines.append(repr((seat, game.legal(seat), game.events)))
            if step % EVERY == 0:
                lines.append(repr([game.why_not(seat, word) for word in words]))
    return short("\n".join(lines))[:12]


def position(name: str, number: int) -> Game:
    """A position in the middle of a game in which nobody acts at once."""
    length = sum([1 for _ in played(name, number)])
    wanted = length * SHARES[number % len(SHARES)] // 100
    for step, game in enumerate(played(name, number)):
        if step >= wanted and not game.at_once:
            return game
    raise AssertionError("all act at once until the end")


def effects(name: str, number: int) -> dict[str, str]:
    """Of each kind of effect of the expansion, a digest of what its effects do in a position."""
    game = position(name, number)
    folder = f".expansions.{TITLES[name][2]}"
    kinds: dict[str, list[str]] = {}
    for order, (path, effect) in enumerate(game.rules.effects.items()):
        if folder in type(effect).__module__:
            lines = kinds.setdefault(type(effect).__name__, [])
            for way in range(EACH):
                lines += probes.told(game, path, number + order + 3 * way, WORDS[game.rules.id])
    return {kind: short("\n".join(lines))[:8] for kind, lines in sorted(kinds.items())}


def moved(name: str, number: int) -> dict[str, str]:
    """Of each field of a position, a digest of what it leads to when it is moved by one."""
    game = position(name, number)
    data = game.to_data()
    found = {}
    for order, (field, paths) in enumerate(nudged.fields(data).items()):
        turn = number + order
        path = paths[(7 * number + order) % len(paths)]
        lines = nudged.facts(game, nudged.changed(data, path, turn), turn, WORDS[game.rules.id])
        found[field] = short("\n".join(lines))[:8]
    return found


def told(name: str, number: int) -> dict[str, Any]:
    """All that is pinned of a game."""
    return {
        "refused": refused(name, number),
        "effects": effects(name, number),
        "moved": moved(name, number),
    }


def main() -> None:
    rows = [
        f"{json.dumps(name)}: [\n"
        + ",\n".join(json.dumps(told(name, number)) for number in range(GAMES))
        + "\n]"
        for name in TITLES
    ]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""What observations say of positions of recorded games, by the rows of their data sheets.

`python -m tests.games.observed` writes the file anew; its diff is to be read. A row changes with
the meaning of its numbers, which raises the version of observations, or with its length, when
a component is added.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from planetfall import games
from planetfall.core.game import Game
from planetfall.core.observation import VERSIONS, Encoder
from tests.games.recorded import FILE as RECORDED
from tests.games.recorded import short

FILE = Path(__file__).parent / "data" / "observed_games.json"
EVERY_GAME = 5
EVERY_CHOICE = 11


def settings(title: str) -> list[dict[str, Any]]:
    """Some recorded games of a title."""
    rows = json.loads(RECORDED.read_text(encoding="utf-8"))
    return [row for row in rows if row["game"] == title][::EVERY_GAME]


def positions(row: dict[str, Any]) -> Iterator[Game]:
    """Positions of a random game; in a simultaneous phase some seats are ahead of others."""
    game = games.build(row["game"], row["options"]).new(row["seats"], row["seed"])
    rng = Random(row["seed"])
    step = 0
    while movers := game.to_move():
        step += 1
        if step % EVERY_CHOICE == 0:
            yield game
        seat = rng.choice(movers)
        game.apply(seat, rng.choice(game.legal(seat)))
    yield game


def observed(encoder: Encoder, game: Game, seat: int) -> list[float]:
    """An observation of a game."""
    buffer = list(encoder.zeros)
    encoder.fill(game, seat, buffer)
    return buffer


def rows_of(row: dict[str, Any], version: int) -> dict[str, str]:
    """Of each row of the data sheet, a digest of what it says and of all its numbers."""
    rules = games.build(row["game"], row["options"])
    encoder = Encoder(rules, row["seats"], version)
    numbers = [
        observed(encoder, game, seat) for game in positions(row) for seat in range(row["seats"])
    ]
    found = {}
    for line in encoder.rows():
        # Behind the question, whose size follows from the effects there are.
        if line.name != "question":
            told = [each[line.start : line.stop] for each in numbers]
            found[line.name] = short(json.dumps([line.meaning, line.names, told]))[:8]
    return found


def everything() -> dict[str, list[dict[str, str]]]:
    """All digests."""
    return {
        f"{title} {version}": [rows_of(row, version) for row in settings(title)]
        for title in games.GAMES
        for version in VERSIONS
    }


if __name__ == "__main__":
    lines = [
        f"{json.dumps(name)}: [\n" + ",\n".join(json.dumps(row) for row in each) + "\n]"
        for name, each in everything().items()
    ]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")

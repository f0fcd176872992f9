"""Positions for people: built in words, asked again after a change, compared.

    at = positions.start("terraforming-mars", seats=2)
    game = at.give(0, mc=20).hand(0, "asteroid").put("ocean at 4-8").turn(0)

`start` gives the builder of a game, `change` one for a real position; both have the methods of
`core.builder.Builder` and those in the words of the game (`games/GAME/positions.py`). `read` reads
what `game.to_text()` writes; `changes` tells what is different between two positions.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from planetfall import games
from planetfall.core.builder import Builder, choose, offered
from planetfall.core.changes import changes
from planetfall.core.errors import BadRecord, BadRequest, one_of
from planetfall.core.game import Game
from planetfall.core.textform import pairs, text_lines

__all__ = ["Builder", "change", "changes", "choose", "offered", "read", "start"]


def start(game: str, seats: int = 2, seed: int = 7, **options: Any) -> Any:
    """The builder of a game at a bare position: nothing but what the rules need to go on."""
    return _builder(game, options)(seats=seats, seed=seed, **options)


def change(game: Game) -> Any:
    """A builder for a copy of a position; the position itself stays as it is."""
    options = game.rules.options_data()
    return _builder(game.rules.id, options)(game=game)


def read(text: str) -> Game:
    """The position that a text describes, settled at its first question.

    The first line names the game, the seats and the options that are not as usual.
    """
    lines = text_lines(text)
    if not lines:
        raise BadRecord("A position begins with the name of its game.")
    name, *words = lines[0].split()
    options = pairs(words, lines[0])
    for other in ("seats", "seed"):
        options.pop(other, None)
    return games.build(name, options).from_text(text)


def _builder(game: str, options: dict[str, Any]) -> Any:
    """The class that builds positions of a game, or that of an expansion which is on."""
    if game not in games.GAMES:
        possible = one_of(list(games.GAMES))
        raise BadRequest(f"There is no game `{str(game)[:60]}`; there are {possible}.")
    package = games.GAMES[game]
    for name, value in options.items():
        folder = f"{package}.expansions.{name}"
        if value and _has(f"{package}.expansions") and _has(folder) and _has(f"{folder}.positions"):
            return importlib.import_module(f"{folder}.positions").BUILDER
    return importlib.import_module(f"{package}.positions").BUILDER


def _has(module: str) -> bool:
    return importlib.util.find_spec(module) is not None

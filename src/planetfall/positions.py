"""Positions for people: built in words, asked again after a change, compared.

    at = positions.start("small-game", seats=2)
    game = at.write("seat 0: coins=3").begin("turn@0")

`start` gives the builder of a game, `change` one for a copy of a real position; both have the
methods of `core.builder.Builder` and those in the words of the game (`games/GAME/positions.py`).
`read` reads what `game.to_text()` writes; `changes` tells what is different between two positions.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from planetfall import games
from planetfall.core.builder import Builder, choose, offered, own_copy
from planetfall.core.changes import changes
from planetfall.core.errors import BadRecord
from planetfall.core.game import Game
from planetfall.core.textform import pairs, text_lines

__all__ = ["Builder", "change", "changes", "choose", "offered", "read", "start"]


def start(game: str, seats: int = 2, seed: int = 7, **options: Any) -> Any:
    """The builder of a game at a bare position: nothing but what the rules need to go on."""
    builder = _builder(game, options)
    if builder is not None:
        return builder(seats=seats, seed=seed, **options)
    blank = games.build(game, options).blank(seats)
    blank.reseed(seed)
    return Builder(blank)


def change(game: Game) -> Any:
    """A builder for a copy of a position; the position itself stays as it is."""
    builder = _builder(game.rules.id, game.rules.options_data())
    return Builder(own_copy(game)) if builder is None else builder(game=game)


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
    """The class that builds positions of a game, or that of an expansion which is on, if any."""
    title = games.title_of(game)
    if not title.positions:
        return None
    expansions = title.positions.rpartition(".positions:")[0] + ".expansions"
    for name, value in options.items():
        if value and find_spec(expansions) and find_spec(f"{expansions}.{name}"):
            module = f"{expansions}.{name}.positions"
            if find_spec(module):
                return import_module(module).BUILDER
    return title.load(title.positions)

"""A position in the making: what the builders of all games have in common.

A game's own builder (`games/GAME/positions.py`) adds methods in the words of the game. Every method
returns the builder, but those that begin play return the game, settled at its first question.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, Generic, Self, TypeVar

from planetfall.core.errors import BadRequest
from planetfall.core.game import Game
from planetfall.core.native import mypyc_attr
from planetfall.core.rules import Rules
from planetfall.core.textform import read_frame, text_lines, write_lines

G = TypeVar("G", bound=Game)
R = TypeVar("R", bound=Rules)

_RULES: Final[dict[str, Any]] = {}
_PLACED: Final = re.compile(r"(\w+)(?: of (\d+))? at (\S+)")


@mypyc_attr(allow_interpreted_subclasses=True)
class Builder(Generic[G]):
    """A position that is changed by words; `game` is the position itself."""

    def __init__(self, game: G) -> None:
        self.game: G = game

    def write(self, text: str) -> Self:
        """Change what lines of the text form say: `seat 0: hand=asteroid`."""
        write_lines(self.game, text_lines(text))
        return self

    def stop_at_chance(self) -> Self:
        """Stop where chance decides, so that `state` can say what it does."""
        self.game.stop_at_chance = True
        return self

    def ask_all(self) -> Self:
        """Ask also where there is only one answer; else they are answered for the seat."""
        self.game.ask_all = True
        return self

    def begin(self, *work: str) -> G:
        """Play from here: the work to be done, first things first, as `turn@0` or `turn`."""
        game = self.game
        frames = [read_frame(game.rules, word if "@" in word else f"{word}@0") for word in work]
        for stack in game.stacks:
            stack.clear()
        game.at_once = False
        game.stacks[game.seats] = frames[::-1]
        return self.ask()

    def ask(self) -> G:
        """Ask again what the position asks, as after a change."""
        self.game.ask_again()
        return self.game


def choose(game: G, seat: int, *keys: str) -> G:
    """Make choices of a seat one after another; the game itself."""
    for key in keys:
        game.choose(seat, key)
    return game


def offered(game: Game, seat: int = 0) -> list[str]:
    """The choices open to a seat, as words; none if nothing is asked of it."""
    return [game.rules.key(option) for option in game.legal(seat)]


def rules_for(build: Callable[[dict[str, Any]], R], options: dict[str, Any]) -> R:
    """The rules for these options, built once."""
    mark = f"{build.__module__} {sorted(options.items())!r}"
    if mark not in _RULES:
        _RULES[mark] = build(options)
    rules: R = _RULES[mark]
    return rules


def own_copy(game: G) -> G:
    """A position of one's own that shares nothing with `game`; nothing is asked yet."""
    copy: Any = game.rules.blank(game.seats)
    copy.load_data(game.to_data())
    copy.stop_at_chance = game.stop_at_chance
    copy.ask_all = game.ask_all
    found: G = copy
    return found


def placed(sentence: str) -> tuple[str, int, str]:
    """(thing, seat, place) of `city of 1 at 3-4`; seat -1 in `city at 4-5`."""
    found = _PLACED.fullmatch(sentence.strip())
    if found is None:
        raise BadRequest(f"`{sentence[:60]}` is not `thing at place` or `thing of seat at place`.")
    thing, seat, place = found.groups()
    return thing, -1 if seat is None else int(seat), place


def number_of(word: str, names: list[str], kind: str) -> int:
    """The number of a name, or an error that says what a `kind` may be."""
    if word in names:
        return names.index(word)
    near = [name for name in names if name.startswith(word[:3])] or names
    shown = ", ".join([f"`{name}`" for name in near[:6]])
    raise BadRequest(f"There is no {kind} `{word[:40]}`; there is {shown}.")

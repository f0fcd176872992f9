"""Planning by whole turns, for seats that win and lose together.

From a position many turns are played by random choices; of all the positions reached the best that
differ go on, for some turns of all seats. `TurnBot` does this in games determinized from its view;
`planetfall.lab.reach` does it in true games.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from planetfall.bots import judge_of
from planetfall.bots.base import Bot
from planetfall.bots.judge import Judge
from planetfall.core.game import NOBODY_MOVES, Game
from planetfall.core.native import mypyc_attr
from planetfall.core.view import View

MOST_CHOICES: Final = 300
"""Choices after which a turn is cut."""


@dataclass(frozen=True)
class Effort:
    """How hard a search looks."""

    width: int
    """Positions that go on after every turn."""
    tries: int
    """Turns played from each of them."""
    turns: int
    """Turns of all seats together, after which it stops."""
    first: int = 1
    """How many times as many turns are played from where it starts."""


class Line:
    """A position where a turn begins or the game is over, and the choices that led to it."""

    def __init__(self, game: Game, before: Line | None, choices: list[tuple[int, int]]) -> None:
        self.game = game
        self.before = before
        self.choices = choices
        """Seat and option of every choice since the position before."""
        self.worths: tuple[int, ...] = ()
        """What the position is worth to every seat."""

    def worth(self) -> int:
        """What it is worth to all: seats on one side want the same."""
        return sum(self.worths)

    def all_choices(self) -> list[tuple[int, int]]:
        """Seat and option of every choice since the start of the search."""
        parts: list[list[tuple[int, int]]] = []
        at: Line | None = self
        while at is not None:
            parts.append(at.choices)
            at = at.before
        return [choice for part in reversed(parts) for choice in part]

    def turns(self) -> int:
        """How many turns it has."""
        return 0 if self.before is None else self.before.turns() + 1

    def is_won(self) -> bool:
        """Whether the game is over and won."""
        return self.game.is_over() and bool(self.game.outcome().winners)


def turn_at_random(start: Line, judge: Judge, rng: Random) -> Line:
    """Play on by random choices until the next turn begins or the game is over."""
    game = start.game.clone()
    begun = judge.turns_begun(game)
    choices: list[tuple[int, int]] = []
    while judge.turns_begun(game) == begun and len(choices) < MOST_CHOICES:
        seat = game.next_to_move()
        if seat == NOBODY_MOVES:
            break
        options = judge.candidates(game, seat, game.legal(seat))
        option = options[int(rng.random() * len(options))]
        game.apply(seat, option)
        choices.append((seat, option))
    line = Line(game, start, choices)
    line.worths = tuple([judge.evaluation.worth(game, seat) for seat in range(game.seats)])
    return line


def search(game: Game, effort: Effort, judge: Judge, rng: Random) -> list[Line]:
    """The best lines of a game from where it stands, best first; one that wins is the only one.

    Lines end where the search does, or earlier, where the game was lost in all of them.
    """
    lines = [Line(game, None, [])]
    for _ in range(effort.turns):
        following: dict[tuple[int, ...], Line] = {}
        for start in lines:
            for _ in range(effort.tries * (effort.first if start.before is None else 1)):
                reached = turn_at_random(start, judge, rng)
                if reached.is_won():
                    return [reached]
                if not reached.game.is_over():
                    following.setdefault(reached.worths, reached)
        if not following:
            break
        lines = sorted(following.values(), key=Line.worth, reverse=True)[: effort.width]
    return lines


TURN: Final = Effort(width=12, tries=40, turns=5, first=4)
"""How hard a turn is planned when it begins."""
REST: Final = Effort(width=6, tries=30, turns=2, first=4)
"""How hard all else is planned."""
GUESSES: Final = 2
"""Games determinized for a choice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnBot(Bot):
    """Plans turns of its whole side in games that fit what it knows; no level, an own bot.

    It begins the line that is best in most of these games; of equals, the first.
    """

    def choose(self, view: View, rng: Random) -> int:
        judge = judge_of(view.rules.id)
        votes: dict[int, int] = {}
        for _ in range(GUESSES):
            game = view.determinize(rng)
            options = judge.candidates(game, view.seat, view.legal)
            if len(options) == 1:
                return options[0]
            effort = TURN if judge.begins_turn(game, view.seat) else REST
            choices = search(game, effort, judge, rng)[0].all_choices()
            # In a simultaneous phase another seat may begin the line.
            own = [option for seat, option in choices if seat == view.seat]
            option = own[0] if own else options[0]
            votes[option] = votes.get(option, 0) + 1
        return max(votes, key=votes.__getitem__)

"""Greedy play: try each option on a determinized game and keep the one that looks best.

A game says through its `Judge` what a position is worth, where looking ahead may stop, and which
options deserve a look. Own questions that follow from a choice (turn the tile, place it, pay) are
looked through; others' turns are not.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from planetfall.bots.base import Bot
from planetfall.core.game import Game
from planetfall.core.native import mypyc_attr
from planetfall.core.scores import side_of, side_totals
from planetfall.core.view import View

UNDECIDED = -1
DECIDED: Final = 1_000_000
"""What a game won by a decision is worth beside its points."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A game's judgement. Subclasses narrow `game` to their own class.

    Judges see determinized games only, so whatever they read is known to the seat or a guess.
    """

    def depth(self) -> int:
        """How many further own questions are searched before the rest is answered by `reply`."""
        return 2

    def depth_in(self, game: Any, seat: int) -> int:
        """`depth`, where it is not the same in every game."""
        return self.depth()

    def evaluate(self, game: Any, seat: int) -> int:
        """What the position is worth to `seat`; only the order of values matters.

        By default the points of its side before those of the best other side, and the win itself
        where the game was decided.
        """
        sides: list[list[int]] = game.sides()
        points = side_totals([sheet.total for sheet in game.scores()], sides)
        own = side_of(sides, seat)
        rivals = [total for side, total in enumerate(points) if side != own]
        value = points[own] * 100 - (max(rivals) if rivals else 0)
        if game.decided:
            value += DECIDED if seat in game.outcome().winners else -DECIDED
        return value

    def at_rest(self, game: Any, seat: int) -> bool:
        """Whether the position is worth judging although `seat` is asked again."""
        return False

    def quick(self, view: View, rng: Random) -> int:
        """An option that needs no search, or `UNDECIDED`."""
        return UNDECIDED

    def prepare(self, game: Any, seat: int) -> None:
        """Change a determinized game before options are tried in it: take out luck that would only
        blur the difference between them."""

    def stands_still(self, game: Any, seat: int, option: int) -> bool:
        """Whether an option (to pass, to stop) is judged by the position as it is, untried.

        What others do next would say more about them than about the option.
        """
        return False

    def candidates(self, game: Any, seat: int, options: list[int]) -> list[int]:
        """The options worth a look, best guess first; never empty."""
        return options

    def reply(self, game: Any, seat: int, options: list[int]) -> int:
        """A quick answer to an own question below the searched depth."""
        return options[0]


class GreedyBot(Bot):
    """One determinized game per decision, every worthy option tried in it."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, view: View, rng: Random) -> int:
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        quick = self.judge.quick(view, rng)
        if quick != UNDECIDED:
            return quick
        game = view.determinize(rng)
        self.judge.prepare(game, view.seat)
        return self.search(game, view.seat, legal, rng)

    def search(self, game: Game, seat: int, legal: list[int], rng: Random) -> int:
        """The best of `legal` by trying; equals are drawn."""
        options = self.judge.candidates(game, seat, legal)
        if len(options) == 1:
            return options[0]
        chosen = options[0]
        best = 0
        equals = 0
        depth = self.judge.depth_in(game, seat)
        for option in options:
            value = self._worth(game, seat, option, depth)
            if equals == 0 or value > best:
                best = value
                chosen = option
                equals = 1
            elif value == best:
                equals += 1
                if rng.random() * equals < 1.0:
                    chosen = option
        return chosen

    def _worth(self, game: Game, seat: int, option: int, depth: int) -> int:
        if self.judge.stands_still(game, seat, option):
            return self.judge.evaluate(game, seat)
        trial = game.clone()
        trial.apply(seat, option)
        return look_ahead(self.judge, trial, seat, depth)


def look_ahead(judge: Judge, game: Game, seat: int, depth: int) -> int:
    """The worth of a position for `seat` after the best answers to its own next questions.

    `game` belongs to the search and is played on.
    """
    while True:
        options = game.asks[seat]
        if options is None or judge.at_rest(game, seat):
            return judge.evaluate(game, seat)
        if depth > 0:
            break
        game.apply(seat, judge.reply(game, seat, list(options)))
    worthy = judge.candidates(game, seat, list(options))
    best = 0
    for place in range(len(worthy)):
        trial = game if place == len(worthy) - 1 else game.clone()
        trial.apply(seat, worthy[place])
        value = look_ahead(judge, trial, seat, depth - 1)
        if place == 0 or value > best:
            best = value
    return best

"""Greedy play: try each option on a determinized game and keep the one that looks best.

A game says through its `Judge` what a position is worth, where looking ahead may stop, and which
options deserve a look. Own questions that follow from a choice (turn the tile, place it, pay) are
looked through; others' turns are not.
"""

from __future__ import annotations

from random import Random

from planetfall.bots.base import Bot, Choice
from planetfall.bots.judge import UNDECIDED, Judge
from planetfall.core.game import Game
from planetfall.core.native import mypyc_attr
from planetfall.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class JudgingBot(Bot):
    """A bot that decides by a judge, in one determinized game per decision."""

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
        strayed = stray(self.judge, game, legal, rng)
        if strayed != UNDECIDED:
            return strayed
        self.judge.prepare(game, view.seat)
        return self.search(view, game, rng)

    def explain(self, view: View, rng: Random) -> Choice:
        from planetfall.bots.search import reason_for

        return reason_for(self.judge, view, self.choose(view, rng), rng)

    def search(self, view: View, game: Game, rng: Random) -> int:
        """The best of several options; `game` is determinized from `view`."""
        raise TypeError(f"{type(self).__name__} does not say how it searches")


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(JudgingBot):
    """Every worthy option is tried."""

    def search(self, view: View, game: Game, rng: Random) -> int:
        """The best option by trying; equals are drawn."""
        seat = view.seat
        options = self.judge.candidates(game, seat, view.legal)
        if len(options) == 1:
            return options[0]
        chosen = options[0]
        best = 0
        equals = 0
        depth = self.judge.depth_in(game, seat)
        for option in options:
            value = option_worth(self.judge, game, seat, option, depth)
            if equals == 0 or value > best:
                best = value
                chosen = option
                equals = 1
            elif value == best:
                equals += 1
                if rng.random() * equals < 1.0:
                    chosen = option
        return chosen


def stray(judge: Judge, game: Game, legal: list[int], rng: Random) -> int:
    """Any option now and then, where a game does not get on by judgement; else `UNDECIDED`."""
    percent = judge.strays(game)
    if percent == 0 or rng.random() * 100 >= percent:
        return UNDECIDED
    return legal[int(rng.random() * len(legal))]


def option_worth(judge: Judge, game: Game, seat: int, option: int, depth: int) -> int:
    """What an option is worth: tried on a clone, unless it is judged as the position stands."""
    if judge.stands_still(game, seat, option):
        return judge.evaluate(game, seat)
    trial = game.clone()
    trial.apply(seat, option)
    return look_ahead(judge, trial, seat, depth)


def look_ahead(judge: Judge, game: Game, seat: int, depth: int) -> int:
    """The worth of a position for `seat` after the best answers to its own next questions.

    `game` belongs to the search and is played on.
    """
    return look_through(judge, game, seat, depth)[0]


def look_through(judge: Judge, game: Game, seat: int, depth: int) -> tuple[int, Game]:
    """As `look_ahead`, with the position that was judged best."""
    while True:
        options = game.asks[seat]
        if options is None or judge.at_rest(game, seat):
            return judge.evaluate(game, seat), game
        if depth > 0:
            break
        game.apply(seat, judge.reply(game, seat, list(options)))
    worthy = judge.candidates(game, seat, list(options))
    best = 0
    found = game
    for place in range(len(worthy)):
        trial = game if place == len(worthy) - 1 else game.clone()
        trial.apply(seat, worthy[place])
        value, end = look_through(judge, trial, seat, depth - 1)
        if place == 0 or value > best:
            best = value
            found = end
    return best, found

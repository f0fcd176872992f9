"""Looking further than greedy: whole plans, whole turns, short rollouts.

A *plan* is one or several own choices made as one: take a tile, turn it, place it. `rank` tries the
plans of a judge in one determinized game and values each by the position at its end; where the own
turn goes on there, the best next plan is added. `rollout` plays a game on by quick greedy choices
of all seats, and `halve` spends a fixed number of such rollouts on the few best plans.

Everything is counted, nothing is timed: the same view and luck give the same choice everywhere.
"""

from __future__ import annotations

from random import Random
from typing import Final

from planetfall.bots.base import Choice
from planetfall.bots.evaluation import Evaluation
from planetfall.bots.greedy import look_through, option_worth
from planetfall.bots.judge import Judge
from planetfall.core.game import NOBODY_MOVES, Game
from planetfall.core.native import mypyc_attr
from planetfall.core.view import View

REASON_PLANS: Final = 6
"""Whole plans among which the next best is looked for."""
DOUBT: Final = 2
"""The square of how many standard errors a plan must be ahead of the one ranked first."""
MOST_STEPS: Final = 600
"""Choices after which a rollout is cut, wherever it stands."""


class Plan:
    """Own choices made as one, and what came of them."""

    def __init__(self, steps: list[int]) -> None:
        self.steps = steps
        self.worth = 0
        """The worth of the position at its end."""
        self.results: list[int] = []
        """What rollouts found it worth, guess by guess."""
        self.end: Game | None = None
        """The position at its end, if the own turn goes on there."""

    def option(self) -> int:
        """The choice it begins with."""
        return self.steps[0]

    def __repr__(self) -> str:
        return f"<Plan {self.steps}: {self.worth}>"


def carry_out(game: Game, seat: int, steps: list[int]) -> None:
    """Make the choices of a plan, as far as they are possible in this game."""
    for step in steps:
        options = game.asks[seat]
        if options is None or step not in options:
            return
        game.apply(seat, step)


def try_plan(judge: Judge, game: Game, seat: int, plan: Plan, depth: int) -> None:
    """Value a plan by the position it leads to."""
    if judge.stands_still(game, seat, plan.steps[0]):
        plan.worth = judge.evaluate(game, seat)
        return
    trial = game.clone()
    carry_out(trial, seat, plan.steps)
    plan.worth, end = look_through(judge, trial, seat, depth)
    if end.asks[seat] is not None and judge.turn_goes_on(end, seat):
        plan.end = end


def in_order(plans: list[Plan]) -> list[Plan]:
    """The best first; equals stay in the order they were found."""
    keys = [(-plans[k].worth, k) for k in range(len(plans))]
    keys.sort()
    return [plans[k] for _, k in keys]


def rank(
    judge: Judge, game: Game, seat: int, legal: list[int], most: int = 12, further: int = 0
) -> list[Plan]:
    """The plans for a question, best first, each with its worth.

    Where games are played out, plans come in an order by the same rules: they are not tried.

    `most` bounds how many whole plans a judge may propose; the best `further` are looked at to the
    end of the own turn.
    """
    plans = [Plan(steps) for steps in judge.plans(game, seat, legal, most)]
    if len(plans) == 1 or judge.plays_out(game):
        return plans
    depth = judge.depth_in(game, seat)
    for plan in plans:
        try_plan(judge, game, seat, plan, depth)
    plans = in_order(plans)
    if further:
        looked = 0
        for plan in plans:
            if plan.end is not None and looked < further:
                looked += 1
                plan.worth = max(plan.worth, _rest_of_turn(judge, plan.end, seat, depth))
            plan.end = None
        plans = in_order(plans)
    return plans


def _rest_of_turn(judge: Judge, game: Game, seat: int, depth: int) -> int:
    """The best that one more action of the same turn makes of a position."""
    best = judge.evaluate(game, seat)
    for option in judge.candidates(game, seat, game.legal(seat)):
        best = max(best, option_worth(judge, game, seat, option, depth))
    return best


def worth_of(judge: Judge, game: Game, seat: int, option: int) -> int:
    """What an option is worth to a seat, in a determinized game."""
    return option_worth(judge, game, seat, option, judge.depth_in(game, seat))


def reason_for(judge: Judge, view: View, option: int, rng: Random) -> Choice:
    """Why an option: where the position it leads to is best beside that of the next best option."""
    if len(view.legal) == 1:
        return Choice(option)
    game = view.determinize(rng)
    judge.prepare(game, view.seat)
    seat = view.seat
    plans = rank(judge, game, seat, view.legal, REASON_PLANS)
    own = Plan([option])
    other: Plan | None = None
    for plan in plans:
        if plan.option() == option and len(own.steps) == 1:
            own = plan
        elif plan.option() != option and other is None:
            other = plan
    if other is None:
        return Choice(option)
    ours = dict(judge.evaluation.parts(_end_of(judge, game, seat, own), seat))
    best = ""
    most = 0
    theirs = judge.evaluation.parts(_end_of(judge, game, seat, other), seat)
    secret = judge.evaluation.secret_parts()
    for name, amount in theirs:
        gain = ours.get(name, 0) - amount
        if gain > most and name not in secret:
            best = name
            most = gain
    return Choice(option, best, most, other.option())


def _end_of(judge: Judge, game: Game, seat: int, plan: Plan) -> Game:
    """The position that a plan leads to."""
    if judge.stands_still(game, seat, plan.steps[0]):
        return game
    trial = game.clone()
    carry_out(trial, seat, plan.steps)
    _, end = look_through(judge, trial, seat, judge.depth_in(game, seat))
    return end


def quick_choice(judge: Judge, game: Game, seat: int, depth: int) -> int:
    """The greedy choice straight on a determinized game; of equals the first."""
    options = game.asks[seat]
    assert options is not None
    worthy = judge.candidates(game, seat, list(options))
    chosen = worthy[0]
    if len(worthy) == 1:
        return chosen
    best = 0
    for place in range(len(worthy)):
        value = option_worth(judge, game, seat, worthy[place], depth)
        if place == 0 or value > best:
            best = value
            chosen = worthy[place]
    return chosen


def rollout(game: Game, judge: Judge, rounds: int, depth: int = 0, most: int = MOST_STEPS) -> int:
    """Let all seats play a determinized game on by quick choices; how many were made.

    It stops when `rounds` further rounds have begun, at the end of the game, and after `most`
    choices.
    """
    last = game.round_number() + rounds
    made = 0
    while made < most:
        seat = game.next_to_move()
        if seat == NOBODY_MOVES or game.round_number() >= last:
            break
        game.apply(seat, quick_choice(judge, game, seat, depth))
        made += 1
    return made


def schedule(plans: int, rollouts: int) -> list[tuple[int, int]]:
    """Sequential halving: how many plans are left in each round, and the rollouts for each.

    >>> schedule(6, 24)
    [(6, 2), (3, 4)]
    >>> schedule(2, 12), schedule(1, 12)
    ([(2, 6)], [])
    """
    rounds: list[int] = []
    left = plans
    while left > 1:
        rounds.append(left)
        left = (left + 1) // 2 if left > 3 else 1
    return [(count, max(1, rollouts // (len(rounds) * count))) for count in rounds]


def is_surely_better(plan: Plan, other: Plan) -> bool:
    """Whether a plan did better than another in the same guesses, by `DOUBT` and more.

    The mean difference is compared with its standard error, in whole numbers.
    """
    count = min(len(plan.results), len(other.results))
    total = 0
    squares = 0
    for k in range(count):
        gain = plan.results[k] - other.results[k]
        total += gain
        squares += gain * gain
    return total > 0 and total * total * (count - 1) > DOUBT * (count * squares - total * total)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rollouts:
    """Values plans by rollouts in games determinized anew, the same ones for every plan."""

    def __init__(self, judge: Judge, leaf: Evaluation, depth: int) -> None:
        self.judge = judge
        """By which all seats play on."""
        self.leaf = leaf
        """What the position is worth where a rollout ends."""
        self.depth = depth

    def halve(self, view: View, plans: list[Plan], rollouts: int, rng: Random) -> list[Plan]:
        """The plans, best first, after `rollouts` rollouts by sequential halving.

        The first of the given plans stays in to the end, and gives way only to one that is better
        beyond doubt: few rollouts say less than the ranking they start from.
        """
        first = plans[0]
        left = plans
        out: list[Plan] = []
        for count, tries in schedule(len(plans), rollouts):
            if first not in left[:count]:
                left.remove(first)
                left.insert(count - 1, first)
            out = left[count:] + out
            left = left[:count]
            for _ in range(tries):
                game = view.determinize(rng)
                self.judge.prepare(game, view.seat)
                for plan in left:
                    self.attempt(game.clone(), view.seat, plan)
            keys = [(-sum(left[k].results), k) for k in range(count)]
            keys.sort()
            left = [left[k] for _, k in keys]
        if left[0] is not first and not is_surely_better(left[0], first):
            left.remove(first)
            left.insert(0, first)
        return left + out

    def attempt(self, game: Game, seat: int, plan: Plan) -> None:
        """Carry a plan out, play on and add what the position is worth then."""
        carry_out(game, seat, plan.steps)
        if self.judge.plays_out(game):
            plan.results.append(self.judge.play_out(game, seat))
            return
        rollout(game, self.judge, self.judge.rollout_rounds(game), self.depth)
        plan.results.append(self.leaf.worth(game, seat))

"""The levels beside `random` and `greedy`: one that slips, one that plans, one that plays on.

Each is fixed by counts, so that a record with bots repeats on every machine.
"""

from __future__ import annotations

from random import Random
from typing import Final

from planetfall.bots.base import Bot, Choice
from planetfall.bots.greedy import stray
from planetfall.bots.judge import UNDECIDED, Judge
from planetfall.bots.search import Plan, Rollouts, rank, reason_for
from planetfall.core.game import Game
from planetfall.core.native import mypyc_attr
from planetfall.core.view import View

LAST_SLIP: Final = 24
"""The round after which `easy` slips no more: a game must end."""
EASY_PLANS: Final = 6
STRONG_PLANS: Final = 12
"""Whole plans that are tried."""
STRONG_FURTHER: Final = 5
"""Plans that are looked at to the end of the own turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanningBot(Bot):
    """What the three have in common: one determinized game, ranked plans, a pick among them."""

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
        plans = self.ranked(game, view.seat, legal)
        if len(plans) == 1:
            return plans[0].option()
        return self.pick(view, game, plans, rng).option()

    def explain(self, view: View, rng: Random) -> Choice:
        return reason_for(self.judge, view, self.choose(view, rng), rng)

    def ranked(self, game: Game, seat: int, legal: list[int]) -> list[Plan]:
        """The plans for a question, best first."""
        return rank(self.judge, game, seat, legal)

    def pick(self, view: View, game: Game, plans: list[Plan], rng: Random) -> Plan:
        """One of at least two ranked plans."""
        return plans[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class EasyBot(PlanningBot):
    """Sees what greedy sees and takes the second or third best now and then."""

    def ranked(self, game: Game, seat: int, legal: list[int]) -> list[Plan]:
        return rank(self.judge, game, seat, legal, EASY_PLANS)

    def pick(self, view: View, game: Game, plans: list[Plan], rng: Random) -> Plan:
        second, third = self.judge.slips()
        luck = int(rng.random() * 100)
        if game.round_number() > LAST_SLIP or luck >= second + third:
            return plans[0]
        return plans[1] if luck < second else plans[min(2, len(plans) - 1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class StrongBot(PlanningBot):
    """Whole placements and whole turns, valued by the judge with its learned correction."""

    def __init__(
        self,
        judge: Judge,
        plain: Judge,
        most: int = STRONG_PLANS,
        further: int = STRONG_FURTHER,
    ) -> None:
        super().__init__(judge)
        self.plain = plain
        """The judge without the correction, for small steps."""
        self.most = most
        self.further = further

    def ranked(self, game: Game, seat: int, legal: list[int]) -> list[Plan]:
        judge = self.plain if self.plain.is_step(game, seat) else self.judge
        return rank(judge, game, seat, legal, self.most, self.further)


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpertBot(StrongBot):
    """Plays the best plans of `strong` on in several guesses of what is hidden."""

    def __init__(
        self,
        judge: Judge,
        plain: Judge,
        plans: int = 0,
        rollouts: int = 0,
    ) -> None:
        super().__init__(judge, plain)
        self.plans = plans
        """Plans that are played on; 0 for as many as the judge says."""
        self.tries = rollouts
        """Rollouts for them; 0 for as many as the judge says."""
        self.rollouts = Rollouts(plain, judge.evaluation, plain.rollout_depth())

    def pick(self, view: View, game: Game, plans: list[Plan], rng: Random) -> Plan:
        if self.plain.is_step(game, view.seat):
            return plans[0]
        own_plans, own_tries = self.plain.expert_counts(game)
        left = plans[: self.plans or own_plans]
        return self.rollouts.halve(view, left, self.tries or own_tries, rng)[0]

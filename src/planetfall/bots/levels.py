"""The levels beside `random` and `greedy`: one that slips, one that plans, one that plays on.

Each is fixed by counts, so that a record with bots repeats on every machine.
"""

from __future__ import annotations

from random import Random
from typing import Final

from planetfall.bots.greedy import JudgingBot
from planetfall.bots.judge import Judge
from planetfall.bots.search import Plan, Rollouts, rank
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
class PlanningBot(JudgingBot):
    """What the three have in common: ranked plans, a pick among them."""

    def search(self, view: View, game: Game, rng: Random) -> int:
        plans = self.ranked(game, view.seat, view.legal)
        if len(plans) == 1:
            return plans[0].option()
        return self.pick(view, game, plans, rng).option()

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
        self.rollouts = Rollouts(plain, judge.evaluation, plain.rollout_depth())

    def counts(self, game: Game) -> tuple[int, int]:
        """How many plans are played on, and the rollouts for them."""
        return self.plain.strong_counts(game)

    def pick(self, view: View, game: Game, plans: list[Plan], rng: Random) -> Plan:
        if self.plain.is_step(game, view.seat):
            return plans[0]
        most, tries = self.counts(game)
        return self.rollouts.halve(view, plans[:most], tries, rng)[0] if tries else plans[0]

    def ranked(self, game: Game, seat: int, legal: list[int]) -> list[Plan]:
        judge = self.plain if self.plain.is_step(game, seat) else self.judge
        most = self.counts(game)[0] if judge.plays_out(game) else self.most
        return rank(judge, game, seat, legal, most, self.further)


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

    def counts(self, game: Game) -> tuple[int, int]:
        plans, tries = self.plain.expert_counts(game)
        return self.plans or plans, self.tries or tries

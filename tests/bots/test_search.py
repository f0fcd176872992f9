"""Plans, rollouts and sequential halving: counted, repeatable, honest."""

from __future__ import annotations

from random import Random

import pytest

from planetfall import bots, games
from planetfall.bots import match
from planetfall.bots.about import reason
from planetfall.bots.base import Choice
from planetfall.bots.evaluation import Evaluation
from planetfall.bots.search import (
    Plan,
    Rollouts,
    carry_out,
    in_order,
    is_surely_better,
    quick_choice,
    rank,
    rollout,
    schedule,
    worth_of,
)
from planetfall.core.game import Game


@pytest.mark.parametrize("plans", range(1, 13))
@pytest.mark.parametrize("rollouts", [1, 12, 24])
def test_halving_keeps_to_its_budget_and_halves(plans: int, rollouts: int) -> None:
    rounds = schedule(plans, rollouts)
    counts = [count for count, _ in rounds]
    assert counts == sorted(counts, reverse=True)
    assert len(set(counts)) == len(counts)
    assert all(tries >= 1 for _, tries in rounds)
    if rollouts >= plans * len(rounds):
        assert sum(count * tries for count, tries in rounds) <= rollouts


class Told(Rollouts):
    """Rollouts whose values are known beforehand."""

    def attempt(self, game: Game, seat: int, plan: Plan) -> None:
        plan.results.append(plan.steps[0])


def test_halving_finds_the_best_and_spends_most_on_the_good() -> None:
    judge = bots.judge_of("toy")
    game = games.build("toy", {}).new(2, 1)
    view = game.view(game.to_move()[0])
    told = Told(judge, Evaluation(), 0)
    plans = [Plan([worth]) for worth in (3, 9, 1, 7, 5, 2)]
    out = told.halve(view, plans, 24, Random(1))
    assert [plan.steps[0] for plan in out[:3]] == [9, 7, 3]
    assert sorted(plan.steps[0] for plan in out) == [1, 2, 3, 5, 7, 9]
    assert [len(plan.results) for plan in out] == [6, 6, 6, 2, 2, 2]


def test_the_first_plan_gives_way_only_beyond_doubt() -> None:
    first, other = Plan([1]), Plan([2])
    for results, surely in (
        ([5, 5, 5, 6], True),
        ([9, 1, 8, 2], False),
        ([4, 4, 4, 4], False),
        ([3, 3, 3, 3], False),
    ):
        first.results, other.results = [4, 4, 4, 4], results
        assert is_surely_better(other, first) == surely


def test_plans_stand_in_order_and_equals_as_found() -> None:
    plans = [Plan([k]) for k in range(4)]
    for plan, worth in zip(plans, (5, 8, 5, 8), strict=True):
        plan.worth = worth
    assert [plan.option() for plan in in_order(plans)] == [1, 3, 0, 2]


@pytest.mark.parametrize("game", ["terraforming-mars", "planet-unknown", "on-mars"])
def test_every_plan_begins_with_a_legal_option_and_can_be_carried_out(game: str) -> None:
    judge = bots.judge_of(game)
    position = games.build(game, {}).new(2, 3)
    bot = bots.make("greedy", game)
    rng = Random(2)
    longest = 0
    for _ in range(45):
        seat = position.to_move()[0]
        view = position.view(seat)
        guess = view.determinize(rng)
        judge.prepare(guess, seat)
        before = guess.digest()
        for plan in rank(judge, guess, seat, view.legal, 6):
            assert plan.option() in view.legal
            longest = max(longest, len(plan.steps))
            trial = guess.clone()
            moves = trial.moves
            carry_out(trial, seat, plan.steps)
            assert trial.moves - moves >= 1
        assert guess.digest() == before
        position.apply(seat, bot.choose(view, rng))
    assert longest > 1 or game != "planet-unknown"


def test_a_rollout_stops_after_its_rounds_and_plays_as_greedy_would() -> None:
    judge = bots.judge_of("terraforming-mars")
    game = games.build("terraforming-mars", {}).new(2, 3)
    first = game.clone()
    seat = first.next_to_move()
    expected = quick_choice(judge, first, seat, 0)
    first.apply(seat, expected)
    again = game.clone()
    assert rollout(again, judge, 99, most=1) == 1
    assert again.digest() == first.digest()
    generation = game.round_number()
    assert rollout(game, judge, 1) > 1
    assert game.round_number() == generation + 1


def test_the_worth_of_an_option_is_public() -> None:
    judge = bots.judge_of("toy")
    game = games.build("toy", {}).new(2, 1)
    seat = game.to_move()[0]
    found = [worth_of(judge, game, seat, option) for option in game.legal(seat)]
    ranked = rank(judge, game, seat, game.legal(seat))
    assert max(found) == ranked[0].worth


@pytest.mark.parametrize(
    ("game", "level"),
    [
        *[("terraforming-mars", level) for level in bots.LEVELS[:-1]],
        ("planet-unknown", "greedy"),
        ("on-mars", "strong"),
        ("toy", "expert"),
    ],
)
def test_every_level_explains_the_choice_it_makes(game: str, level: str) -> None:
    position = games.build(game, {}).new(2, 4)
    bot = bots.make(level, game)
    walk = bots.make("greedy", game)
    reasons = 0
    match.run(position, [walk, walk], match.seat_rngs(4, 2), limit=0 if game == "toy" else 40)
    for step in range(8):
        seat = position.to_move()[0]
        view = position.view(seat)
        told = bot.explain(view, Random(step))
        assert isinstance(told, Choice)
        assert told.option == bot.choose(view, Random(step))
        if told.part:
            reasons += 1
            assert told.amount > 0
            assert told.other != told.option
            assert told.other in view.legal
        position.apply(seat, walk.choose(view, Random(step)))
    assert reasons > 0 or level == "random" or game == "toy"


@pytest.mark.parametrize(
    ("game", "named"),
    [
        ("terraforming-mars", {"production", "denial"}),
        ("planet-unknown", {"progress", "goal"}),
        ("on-mars", {"production", "goal"}),
    ],
)
def test_a_worth_comes_apart_into_parts_that_people_name(game: str, named: set[str]) -> None:
    position = games.build(game, {}).new(2, 4)
    walk = bots.make("greedy", game)
    match.run(position, [walk, walk], match.seat_rngs(4, 2), limit=60)
    for evaluation in (bots.judge_of(game).evaluation, bots.learned_judge_of(game).evaluation):
        parts = evaluation.parts(position, 0)
        assert sum(amount for _, amount in parts) == evaluation.worth(position, 0)
        assert named <= {name for name, _ in parts}
    for lang in ("en", "cs"):
        told = {
            reason(name, 250, games.book(games.build(game, {}), lang))
            for name in (*named, "outlook")
        }
        assert len(told) == len(named) + 1

"""Alone against Lacerda the greedy bot of On Mars plays for the goal of the game."""

from __future__ import annotations

import pytest

from planetfall import bots, games
from planetfall.bots import match
from planetfall.games.on_mars.bot import urgency
from planetfall.games.on_mars.scoring import outcome
from planetfall.games.on_mars.state import Colony


def solo_game(goal: str, seed: int = 5) -> Colony:
    game = games.build("on-mars", {"solo_goal": goal}).new(1, seed)
    assert isinstance(game, Colony)
    return game


@pytest.mark.parametrize("goal", ["any", "1", "2", "3"])
def test_a_completed_private_goal_is_worth_more_than_one_in_hand(goal: str) -> None:
    game = solo_game(goal)
    judge = bots.judge_of("on-mars")
    before = judge.evaluate(game, 0)
    player = game.players[0]
    player.goal = player.goals.pop() + 1
    assert judge.evaluate(game, 0) > before


def test_the_last_private_goal_is_not_worth_a_crystal() -> None:
    game = solo_game("1")
    judge = bots.judge_of("on-mars")
    player = game.players[0]
    del player.goals[1:]
    before = judge.evaluate(game, 0)
    player.goals.clear()
    player.crystals += 1
    assert judge.evaluate(game, 0) < before


def test_points_of_lacerda_count_against_the_player() -> None:
    game = solo_game("1")
    judge = bots.judge_of("on-mars")
    before = judge.evaluate(game, 0)
    game.players[1].vp += 1
    assert judge.evaluate(game, 0) < before


def test_a_contribution_counts_more_in_a_game_that_nobody_ends() -> None:
    game = solo_game("1")
    early = urgency(game)
    game.round = 200
    assert urgency(game) > 5 * early


@pytest.mark.slow
def test_greedy_reaches_the_first_solo_goal_in_one_of_a_few_games() -> None:
    seated = [bots.make("greedy", "on-mars")]
    won = 0
    for seed in (56, 5):
        game = solo_game("1", seed)
        match.run(game, seated, match.seat_rngs(seed, 1))
        won += len(outcome(game).winners)
    assert won > 0

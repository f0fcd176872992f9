"""Alone against Lacerda the greedy bot of On Mars plays for the goal of the game."""

from __future__ import annotations

import pytest

from planetfall import bots, games
from planetfall.bots import match
from planetfall.core.effect import Effect, Frame
from planetfall.games.on_mars.bot import urgency
from planetfall.games.on_mars.components.names import CONTRACTS, FIRST_CONTRACT, OXYGEN_CONDENSER
from planetfall.games.on_mars.counts import ContractsDone
from planetfall.games.on_mars.expansions.lacerda.bot import contract_in_reach, tenths_left
from planetfall.games.on_mars.expansions.lacerda.chances import readiness, reward
from planetfall.games.on_mars.expansions.lacerda.state import SoloColony
from planetfall.games.on_mars.scoring import outcome
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import Position


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


def test_a_contract_counts_from_the_display_on() -> None:
    game = solo_game("1")
    player = game.players[0]
    player.storage = [0] * len(player.storage)
    contract = CONTRACTS.index("plants_and_minerals")

    def worth() -> int:
        return contract_in_reach(game, Frame(Effect(), 0), ContractsDone())

    steps = [worth()]
    game.offer = [1 + FIRST_CONTRACT + contract, *game.offer[1:]]
    steps.append(worth())
    player.contracts = [contract]
    steps.append(worth())
    player.storage = [2] * len(player.storage)
    steps.append(worth())
    assert steps[0] == 0
    assert steps == sorted(set(steps))


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


def ready(*, bot: str, plants: int) -> int:
    """How ready the player is for an Oxygen Condenser near the one at 5-5."""
    at = Position(seats=1).building("oxygen_condenser", "5-5").bots(0, bot)
    return readiness(at.storage(0, mineral=0, plant=plants).turn(0), 0, OXYGEN_CONDENSER)


def test_a_building_is_readier_the_nearer_its_site_and_the_better_its_price_is_paid() -> None:
    far = ready(bot="1-1", plants=1)
    assert ready(bot="5-3", plants=1) > far
    assert ready(bot="1-1", plants=0) < far


def test_the_reward_of_a_building_falls_away_with_the_row_it_was_for() -> None:
    game = Position(seats=1).level(1, [1, 2, 1, 1]).rewards(*["shelters"] * 4).turn(0)
    assert reward(game, 0, 0) == 2 + 2 * game.players[0].shelters
    assert reward(game, 0, 1) == 0


def test_less_is_left_to_build_up_in_the_last_rounds() -> None:
    game = solo_game("1")
    assert isinstance(game, SoloColony)
    early = tenths_left(game)
    game.ending = 1
    assert 0 < tenths_left(game) < early
    game.ending = 2
    assert tenths_left(game) == 0


def test_rollouts_alone_last_for_a_journey_there_and_back() -> None:
    judge = bots.judge_of("on-mars")
    assert judge.rollout_rounds(solo_game("1")) == 4
    assert judge.rollout_rounds(games.build("on-mars", {}).new(2, 5)) == 2


@pytest.mark.slow
def test_greedy_reaches_the_first_solo_goal_in_one_of_a_few_games() -> None:
    seated = [bots.make("greedy", "on-mars")]
    won = 0
    for seed in (24, 29):
        game = solo_game("1", seed)
        match.run(game, seated, match.seat_rngs(seed, 1))
        won += len(outcome(game).winners)
    assert won > 0

"""The Invasion on the machine: conformance, random games, both judges."""

from __future__ import annotations

from random import Random

import pytest

from planetfall.bots import make
from planetfall.core import check
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.games.on_mars.expansions.alien_invasion.victory import GOAL_MISSED
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import rules

SLOW = pytest.mark.slow


@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=SLOW), pytest.param(5, marks=SLOW)])
def test_the_conformance_suite_finds_nothing(seats: int) -> None:
    assert check.run(rules(chapter="invasion"), seats=seats, seeds=[0]) == []


@SLOW
def test_the_conformance_suite_finds_nothing_with_the_designer_updates() -> None:
    updated = rules(chapter="invasion", designer_updates=True)
    assert check.run(updated, seats=3, seeds=[3]) == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_are_won_by_a_side(seats: int) -> None:
    for seed in range(4):
        game = rules(chapter="invasion").new(seats, seed)
        rng = Random(seed)
        while movers := game.to_move():
            game.apply(movers[0], rng.choice(game.legal(movers[0])))
        assert isinstance(game, Colony)
        assert game.status() == []
        humans = front_of(game).points >= 100
        aliens = commander_of(game).off_map() == 0
        assert humans + aliens + (game.decided == GOAL_MISSED) == 1
        assert game.outcome().winners == (tuple(range(seats - 1)) if humans else (seats - 1,))


@SLOW
def test_a_greedy_commander_beats_humans_who_play_at_random() -> None:
    greedy, blind = make("greedy", "on-mars"), make("random", "on-mars")
    won = 0
    for seed in range(4):
        game = rules(chapter="invasion").new(3, seed)
        rng = Random(seed)
        while movers := game.to_move():
            seat = movers[0]
            bot = greedy if seat == 2 else blind
            game.apply(seat, bot.choose(game.view(seat), rng))
        won += game.outcome().winners == (2,)
    assert won == 4

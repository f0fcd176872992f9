"""Whole random games of On Mars, for every number of seats and every option."""

import random
from typing import Any

import pytest

from planetfall.core import check
from planetfall.core.game import Game
from planetfall.games import rules

VARIANTS: list[dict[str, Any]] = [
    {},
    {"length": "long"},
    {"first_colonists": True},
    {"space_oddity": True},
    {"beacon": True, "first_colonists": True},
]


def play(game: Game, seed: int, every: int = 25) -> int:
    """Play at random to the end, looking at the status now and then; how many decisions."""
    rng = random.Random(seed)
    count = 0
    while movers := game.to_move():
        game.apply(movers[0], rng.choice(game.legal(movers[0])))
        count += 1
        if count % every == 0:
            assert game.status() == []
        assert count < 30_000
    return count


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_random_game_comes_to_its_end(seats: int, options: dict[str, Any]) -> None:
    game = rules("on-mars", **options).new(seats, 5)
    play(game, 5)
    assert game.status() == []
    assert len(game.scores()) == seats
    outcome = game.outcome()
    assert len(outcome.totals) == seats
    assert seats == 1 or outcome.winners


@pytest.mark.parametrize("seats", [1, 2])
def test_the_conformance_suite_finds_nothing(seats: int) -> None:
    assert check.run(rules("on-mars"), seats=seats, seeds=range(3, 4)) == []


def test_the_conformance_suite_finds_nothing_with_first_colonists() -> None:
    options = rules("on-mars", first_colonists=True, beacon=True, space_oddity=True)
    assert check.run(options, seats=3, seeds=range(1)) == []


@pytest.mark.parametrize("seats", [1, 3])
def test_a_clone_never_sees_a_change_of_the_game_it_shares_lists_with(seats: int) -> None:
    game = rules("on-mars", first_colonists=seats == 3).new(seats, 4, stop_at_chance=True)
    rng = random.Random(4)
    while movers := game.to_move():
        clone = game.clone()
        before = clone.to_data()
        game.apply(movers[0], rng.choice(game.legal(movers[0])))
        assert clone.to_data() == before

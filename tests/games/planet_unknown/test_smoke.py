"""Random games run to their end, soundly, over all seat counts, boards and modules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from planetfall.core import check
from planetfall.games.planet_unknown.components.corporations import CORPORATION_IDS
from planetfall.games.planet_unknown.components.planets import PLANET_IDS
from planetfall.games.planet_unknown.rules import build
from planetfall.games.planet_unknown.state import Unknown

EVERYTHING: dict[str, Any] = {
    "events": ["on"],
    "personal_objectives": True,
    "planets": ["random"],
    "corporations": ["random"],
}


def play(options: dict[str, Any], seats: int, seed: int) -> Unknown:
    """One random game; every position on the way is sound."""
    game = build(options).new(seats, seed)
    assert isinstance(game, Unknown)
    rng = random.Random(seed)
    choices = 0
    while movers := game.to_move():
        mover = rng.choice(movers)
        options_now = game.legal(mover)
        assert len(options_now) > 1
        game.apply(mover, rng.choice(options_now))
        assert game.status() == []
        choices += 1
        assert choices < 5000
    assert game.turn <= 24
    assert len(game.outcome().totals) == seats
    return game


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("seed", range(2))
def test_symmetric_games_end(seats: int, seed: int) -> None:
    play({}, seats, seed)


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("edition", ["cs", "en"])
def test_games_with_every_module_end(seats: int, edition: str) -> None:
    play({**EVERYTHING, "edition": edition}, seats, 7)


@pytest.mark.parametrize("planet", PLANET_IDS)
def test_every_planet_plays(planet: str) -> None:
    play({"planets": [planet], "events": ["4", "4", "12"]}, 2, 3)


@pytest.mark.parametrize("corporation", CORPORATION_IDS)
@pytest.mark.parametrize("edition", ["cs", "en"])
def test_every_corporation_plays(corporation: str, edition: str) -> None:
    play({"corporations": [corporation], "edition": edition}, 2, 4)
    play({"corporations": [corporation], "edition": edition}, 1, 5)


def test_the_fixed_rotation_plays() -> None:
    play({"fixed_rotation": True}, 2, 6)


@pytest.mark.parametrize("corporation", CORPORATION_IDS)
@pytest.mark.parametrize("place", [0, -1])
def test_no_stubborn_choice_goes_on_for_ever(corporation: str, place: int) -> None:
    """A player who always takes the first, or always the last option comes to the end too."""
    for seed in range(3):
        game = build({"corporations": [corporation], "planets": ["random"]}).new(2, seed)
        choices = 0
        while movers := game.to_move():
            game.apply(movers[0], game.legal(movers[0])[place])
            choices += 1
            assert choices < 3000


def test_why_not_answers_for_every_word_and_changes_nothing() -> None:
    rng = random.Random(1)
    for seed in range(4):
        game = build(EVERYTHING).new(3, seed)
        while movers := game.to_move():
            mover = rng.choice(movers)
            legal = game.legal(mover)
            if rng.random() < 0.1:
                before = game.digest()
                for option in rng.sample(range(len(game.rules.vocabulary)), 80):
                    assert (game.why_not(mover, option) == 0) == (option in legal)
                assert game.digest() == before
            game.apply(mover, rng.choice(legal))


@pytest.mark.parametrize("name", list(check.CHECKS))
def test_the_game_conforms_with_symmetric_boards(name: str) -> None:
    assert check.run(build({}), 3, [1], [name]) == []


@pytest.mark.parametrize("name", list(check.CHECKS))
def test_the_game_conforms_with_everything(name: str) -> None:
    assert check.run(build(EVERYTHING), 4, [2], [name]) == []


@pytest.mark.parametrize("corporation", ["republic", "cosmos", "jump_drive"])
def test_views_hide_the_cards_of_corporations_that_look_deep(corporation: str) -> None:
    rules = build({"corporations": [corporation], "events": ["6", "6", "8"]})
    assert check.run(rules, 2, [1, 2], ["views", "undo"]) == []

"""Whole random games with every option and number of seats stay sound."""

from __future__ import annotations

import random
from typing import Any

import pytest

from planetfall.core.check import run, steps
from planetfall.core.effect import Frame
from planetfall.core.reasons import POSSIBLE
from planetfall.core.vocabulary import CHANCE
from planetfall.games.terraforming_mars.rules import build
from planetfall.games.terraforming_mars.state import Mars

OPTIONS: list[dict[str, Any]] = [
    {},
    {"corporate_era": False},
    {"draft": True},
    {"beginner": ["0", "2"]},
    {"corporate_era": False, "draft": True, "beginner": ["1"]},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_random_games_end_and_stay_sound(options: dict[str, Any], seats: int) -> None:
    assert run(build(options), seats, range(2), ["legal"]) == []


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_games_keep_what_every_game_must_keep(seats: int) -> None:
    assert run(build({"draft": True}), seats, range(2)) == []


def walk(game: Mars, frame: Frame, rng: random.Random) -> tuple[int, list[str]]:
    """Carry out `frame` alone on a clone with random answers; the reason of a dead end, if any."""
    trial = game.clone()
    trial.dry = True
    trial.stop_at_chance = True
    trial.stacks = [[] for _ in trial.stacks]
    trial.asks = [None for _ in trial.asks]
    trial.stacks[trial.seats] = [frame]
    trail: list[str] = []
    while True:
        trial.settle()
        movers = trial.to_move()
        if trial.dead or not movers:
            return trial.dead, trail
        option = rng.choice(trial.legal(movers[0]))
        trail.append(trial.rules.key(option))
        if movers[0] == CHANCE:
            return 0, trail
        trial.asks[movers[0]] = None
        step = trial.stacks[trial.seats].pop()
        step.effect.answer(trial, step, option)
        assert trial.status() == []


@pytest.mark.parametrize("seats", [1, 3])
def test_no_answer_to_a_possible_card_or_action_leads_into_a_dead_end(seats: int) -> None:
    rules = build({})
    for seed in range(4):
        game = rules.new(seats, seed)
        rng = random.Random(seed)
        for _ in steps(game, seed):
            if rng.random() > 0.02:
                continue
            for sample, frame in rules.probes(game, rng):
                assert isinstance(sample, Mars)
                if sample.obstacle(frame) == POSSIBLE:
                    dead, trail = walk(sample, frame, rng)
                    assert not dead, (frame, trail)

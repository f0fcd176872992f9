"""Sketches: copies on which one seat tries its choices while others choose at the same time."""

from __future__ import annotations

import random

import pytest

from planetfall.core.ahead import leads
from planetfall.core.game import Game
from planetfall.games import build

KINDS, ASKS = ("take:", "turn:"), "choose_cell"


def game_at(seed: int) -> Game:
    """A game of four somewhere in its middle, in a turn that is played at once."""
    rng = random.Random(seed)
    game = build("planet-unknown", {}).new(4, seed)
    for _ in range(rng.randrange(40, 200)):
        seat = rng.choice(game.to_move())
        game.apply(seat, rng.choice(game.legal(seat)))
    while not game.at_once or len(game.to_move()) < 2:
        seat = rng.choice(game.to_move())
        game.apply(seat, rng.choice(game.legal(seat)))
    return game


@pytest.mark.parametrize("seed", range(24))
def test_choices_tried_on_a_sketch_change_nothing_of_the_game(seed: int) -> None:
    rng = random.Random(seed)
    game = game_at(seed)
    before = game.to_data()
    seat = game.to_move()[0]
    for _ in range(20):
        trial = game.sketch(seat)
        trial.stop_at_chance = True
        while trial.at_once and seat in trial.to_move():
            trial.apply(seat, rng.choice(trial.legal(seat)))
        assert game.to_data() == before


@pytest.mark.parametrize("seed", range(24))
def test_leads_found_on_sketches_are_those_found_on_clones(seed: int) -> None:
    game = game_at(seed)
    for seat in game.to_move():
        found = leads(game.clone(), seat, KINDS, ASKS)
        whole = [
            lead
            for option in game.legal(seat)
            for lead in by_clones(game, seat, [game.rules.key(option)])
        ]
        assert found == whole


def by_clones(game: Game, seat: int, keys: list[str]) -> list[dict[str, object]]:
    """The leads behind some keys, each tried on a whole copy."""
    if not keys[-1].startswith(KINDS):
        return []
    after = game.clone()
    after.stop_at_chance = True
    for key in keys:
        after.apply(seat, after.rules.option(key))
    legal = [after.rules.key(option) for option in after.legal(seat)]
    inner = [key for key in legal if key.startswith(KINDS)]
    if inner:
        return [lead for key in inner for lead in by_clones(game, seat, [*keys, key])]
    frame = after.question(seat).to_data() if legal else []
    lead: dict[str, object] = {"keys": keys, "frame": frame, "legal": legal}
    if not frame or frame[0] != ASKS:
        lead["area"] = after.areas()[seat].shown_data(owner=True)
    return [lead]

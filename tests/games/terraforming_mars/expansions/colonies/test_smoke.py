"""Whole random games with colonies stay sound, by every number of seats."""

from __future__ import annotations

import random
from typing import Any

import pytest

from planetfall.core.check import run, steps
from planetfall.core.reasons import POSSIBLE
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import COLONY_TILES
from planetfall.games.terraforming_mars.expansions.colonies.state import colonies_of
from planetfall.games.terraforming_mars.rules import build
from planetfall.games.terraforming_mars.state import Mars
from tests.games.terraforming_mars.test_smoke import walk

OPTIONS: list[dict[str, Any]] = [
    {"colonies": True},
    {"colonies": True, "corporate_era": False, "draft": True},
    {"colonies": True, "corporation_of_each_box": True, "beginner": ["0"]},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_random_games_end_and_stay_sound(options: dict[str, Any], seats: int) -> None:
    assert run(build(options), seats, range(1), ["legal"]) == []


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_games_keep_what_every_game_must_keep(seats: int) -> None:
    rules = build({"colonies": True, "draft": True})
    assert run(rules, seats, range(1)) == []


@pytest.mark.parametrize("seats", [1, 3])
def test_no_answer_to_a_possible_card_or_action_leads_into_a_dead_end(seats: int) -> None:
    rules = build({"colonies": True})
    for seed in range(2):
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


def test_random_games_build_trade_and_wake_everywhere() -> None:
    """The games above would prove little if nothing of the expansion happened in them."""
    built: set[int] = set()
    traded: set[int] = set()
    for seed in range(12):
        game = build({"colonies": True}).new(4, seed)
        assert isinstance(game, Mars)
        for _ in steps(game, seed):
            area = colonies_of(game)
            traded |= {c for c in area.tiles if area.ships[c] >= 0}
        built |= {c for c in colonies_of(game).tiles if colonies_of(game).built(c)}
    assert built == traded == set(range(len(COLONY_TILES)))


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        ("area.markers[area.tiles[0]] = 9", "stands on field 9"),
        ("area.stations[3 * area.tiles[0] + 2] = 0", "from the left"),
        ("area.stations[3 * area.tiles[0] + 1] = 0", "from the left"),
        ("area.stations[3 * area.tiles[0]] = 1", ""),
        ("area.stations[3 * area.tiles[0]] = 2", "somebody in"),
        ("area.ships[area.tiles[0]] = 1", ""),
        ("area.ships[area.tiles[0]] = 2", "somebody in"),
        (
            "area.markers[area.tiles[0]] = -1; area.stations[3 * area.tiles[0]] = 1",
            "is used though",
        ),
        ("area.markers[area.tiles[0]] = -1; area.ships[area.tiles[0]] = 1", "is used though"),
        ("area.markers[area.tiles[0]] = -1; area.ships[area.tiles[0]] = 0", "is used though"),
        ("area.ships[area.tiles[0]] = 0; area.ships[area.tiles[1]] = 0", "more ships away"),
        ("area.markers[area.tiles[0]] = -1", "sleeps though"),
        ("area.tiles = area.tiles[1:]", "is not in play"),
        ("area.tiles = [area.tiles[0], *area.tiles]", "in play twice"),
    ],
)
def test_status_finds_what_is_broken(spoil: str, said: str) -> None:
    game = build({"colonies": True}).new(2, 3)
    assert isinstance(game, Mars)
    assert game.status() == []
    exec(spoil, {"area": colonies_of(game)})
    found = game.status()
    assert any(said in line for line in found) if said else found == []

"""Games without the expansion are what they were before there was one.

The digests were recorded by random play before the expansion was written. They change only with a
change of play of the base game itself, which raises its rules version.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from planetfall.core.check import steps
from planetfall.games.terraforming_mars.rules import build
from planetfall.games.terraforming_mars.state import Mars

RECORDED: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "data" / "base_digests.json").read_text()
)


def named(row: dict[str, Any]) -> str:
    words = [f"{name}={value}" for name, value in row["options"].items()]
    return " ".join([f"{row['seats']} seats", *words])


@pytest.mark.parametrize("row", RECORDED, ids=named)
def test_a_recorded_base_game_plays_as_before(row: dict[str, Any]) -> None:
    game = build(row["options"]).new(row["seats"], row["seed"])
    decisions = 0
    for _ in steps(game, row["choices"]):
        decisions += 1
    assert decisions == row["decisions"]
    assert [sheet.total for sheet in game.scores()] == row["scores"]
    assert game.digest() == row["digest"]


def test_saying_no_to_the_expansion_is_the_same_as_not_speaking_of_it() -> None:
    silent = build({}).new(3, 1)
    told = build({"colonies": False, "corporation_of_each_box": True}).new(3, 1)
    assert isinstance(told, Mars)
    assert told.extras == []
    assert told.digest() == silent.digest()

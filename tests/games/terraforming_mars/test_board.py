"""The map agrees with the carried-over board data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from planetfall.games.terraforming_mars.components import board
from planetfall.games.terraforming_mars.components.terms import RESOURCE_NAMES

DATA: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "board.json").read_text(encoding="utf-8")
)
WORDS = {"plant": "plants"}


def test_areas_have_their_names_bonuses_and_reservations() -> None:
    assert board.HEX_NAMES == [row["name"] for row in DATA]
    for index, row in enumerate(DATA):
        bonus = {
            WORDS.get(RESOURCE_NAMES[resource], RESOURCE_NAMES[resource]): amount
            for resource, amount in board.hex_bonus(index)
        }
        if board.BONUS_CARDS[index]:
            bonus["card"] = board.BONUS_CARDS[index]
        assert bonus == row["bonus"]
        assert bool(board.OCEAN_AREAS >> index & 1) == (row["reserved"] == "ocean")
        assert bool(board.NOCTIS >> index & 1) == (row["reserved"] == "noctis")
        assert bool(board.VOLCANIC >> index & 1) == row["volcanic"]
        assert bool(board.LAND >> index & 1) == (row["reserved"] is None)


def test_neighbours_go_clockwise_from_the_upper_left() -> None:
    for index, row in enumerate(DATA):
        ring = [board.HEX_NAMES[other] if other >= 0 else None for other in board.RINGS[index]]
        assert ring == row["ring"]


def test_the_volcanoes_have_their_names() -> None:
    assert board.VOLCANOES == [row["called"] for row in DATA if row["volcanic"]]
    assert board.count(board.OCEAN_AREAS) == 12

"""Stated chance plays recorded games to the same end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.stated import lockstep
from tests.games.test_recorded_games import ROWS, named


@pytest.mark.parametrize("row", ROWS, ids=named)
def test_stated_chance_plays_a_recorded_game_to_the_same_end(row: dict[str, Any]) -> None:
    for play, stated in lockstep(row):
        assert stated.to_move() == play.game.to_move()
        assert stated.is_over() == play.game.is_over()
    assert stated.digest() == play.game.digest() == row["digest"]

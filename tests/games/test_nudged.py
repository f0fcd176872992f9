"""What the rules say of positions with one number changed is what they said."""

from __future__ import annotations

import json

import pytest

from planetfall import games
from tests.games.nudged import FILE, PLACES, told

PINNED = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("number", range(PLACES))
@pytest.mark.parametrize("title", games.GAMES)
def test_a_position_with_one_number_changed_means_what_it_meant(title: str, number: int) -> None:
    assert told(title, number) == PINNED[title][number]

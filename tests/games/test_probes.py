"""What every effect says, asks and does in the middle of games is what it was."""

from __future__ import annotations

import json

import pytest

from planetfall import games
from tests.games.probes import FILE, PLACES, probed

PINNED = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("number", range(PLACES))
@pytest.mark.parametrize("title", games.GAMES)
def test_every_effect_does_what_it_did(title: str, number: int) -> None:
    assert probed(title, number) == PINNED[title][number]

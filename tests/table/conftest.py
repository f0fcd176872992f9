"""The toy game under the id `toy`."""

from __future__ import annotations

import pytest

from planetfall import games
from tests.cli.toygame.game import TITLE


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fourth game."""
    monkeypatch.setitem(games.GAMES, "toy", TITLE)

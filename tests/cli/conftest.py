"""The toy game under the id `toy`, and a way to run command lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from typer.testing import CliRunner, Result

from planetfall import cli, games
from tests.cli.toygame.game import TITLE

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A fourth game."""
    monkeypatch.setitem(games.GAMES, "toy", TITLE)
    yield


@pytest.fixture
def run() -> Run:
    """Run a command line in this process."""

    def call(*words: str, typed: str | None = None) -> Result:
        return CliRunner().invoke(cli.app, list(words), input=typed)

    return call

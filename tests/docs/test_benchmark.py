"""The reference values of `docs/benchmark.md` are those that the games give."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import planetfall
from planetfall.lab.simulate import Setup, play_one

ROOT = Path(__file__).resolve().parents[2]
ROWS = re.findall(
    r"^\| `([\w-]+)` \| (\d+) \| [\d,]+ \| [\d., ]+ \| `(\w+)` \|$",
    (ROOT / "docs" / "benchmark.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


def test_every_game_has_a_row() -> None:
    assert [game for game, _, _ in ROWS] == list(planetfall.GAMES)


@pytest.mark.parametrize(("game", "version", "digest"), ROWS)
def test_the_first_game_is_the_one_of_the_page(game: str, version: str, digest: str) -> None:
    assert planetfall.rules(game).version == int(version)
    assert play_one(Setup(game, 2, ("random",)), 0).digest == digest


def test_the_citation_names_the_version_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version: {project['version']}\n" in cited
    assert project["version"] == planetfall.__version__

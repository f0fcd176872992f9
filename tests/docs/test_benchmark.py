"""The reference values of `docs/benchmark.md` are those that the games give."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import planetfall
from planetfall.lab.simulate import Setup, play_one
from tools import benchmark_page

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "benchmark.md").read_text(encoding="utf-8")
ROWS = re.findall(
    r"^\| `([\w-]+)` \| (\d+) \| [\d,]+ \| [\d., ]+ \| `(\w+)` \|$", PAGE, re.MULTILINE
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


def test_figures_of_a_report_take_the_place_of_older_ones() -> None:
    figures = [
        {"name": name, "unit": "/s", "value": 1234.5 * k, "ratio": 6.54}
        for k, (_, name) in enumerate(benchmark_page.ROWS)
    ]
    games = [{"game": game, "figures": figures} for game in planetfall.GAMES]
    other = {"name": "catanatron, steps", "unit": "/s", "value": 38_874.0, "ratio": 2.2}
    served = {name: 0.5 for _, name in benchmark_page.SERVED}
    report = {"games": games, "others": [other], "tables": [served] * len(games)}
    written = benchmark_page.page(PAGE, report)
    assert "| clone, µs | 6,172 (6.54) | 6,172 (6.54) | 6,172 (6.54) |\n" in written
    assert "catanatron, steps 38,874/s (2.2)." in written
    assert "| bytes of a viewer's update | 0.5 |" in written
    assert benchmark_page.page(written, report) == written
    kept = [PAGE.partition(benchmark_page.FIRST)[0], PAGE.partition(benchmark_page.LAST)[2]]
    assert all(len(part) > 500 and part in written for part in kept)


def test_a_page_is_not_written_without_one_of_its_figures() -> None:
    figures = [
        {"name": name, "unit": "/s", "value": 1.0, "ratio": 1.0} for _, name in benchmark_page.ROWS
    ]
    report = {"games": [{"game": "on-mars", "figures": figures[1:]}], "others": [], "tables": []}
    with pytest.raises(SystemExit, match="was not measured; the page is about the compiled engine"):
        benchmark_page.page(PAGE, report)

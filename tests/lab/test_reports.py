"""Reports count what the games say, and write a page with its pictures."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from planetfall import games
from planetfall.core.errors import BadRequest
from planetfall.lab import dataset
from planetfall.lab.dataset import Outputs
from planetfall.lab.reports.gather import gather
from planetfall.lab.reports.page import WORDS, columns_of, write
from planetfall.lab.simulate import Setup

TITLES = [name for name, title in games.GAMES.items() if title.report]


@pytest.mark.parametrize("game", TITLES)
def test_what_a_seat_had_is_counted_with_its_wins(tmp_path: Path, game: str) -> None:
    path = tmp_path / "records.zip"
    played = dataset.write(Setup(game, 2), 2, Outputs(records=path), keep=True, times=True)
    found = gather(path)
    wins = sum(sum(result.shares()) for result in played.results)
    assert found.games == 2
    assert sum(rate.won for rate in found.seats.values()) == wins
    points = sum(sum(result.scores) for result in played.results)
    assert sum(found.lines.values()) == points
    title = games.title_of(game)
    headings = title.load(title.report).HEADINGS
    assert list(headings["en"]) == list(headings["cs"])
    assert set(found.figures) <= set(headings["en"])
    assert found.figures
    for rates in found.figures.values():
        assert all(0 <= rate.won <= rate.games <= 4 for rate in rates.values())


def test_every_corporation_of_a_game_belongs_to_one_seat(tmp_path: Path) -> None:
    path = tmp_path / "records.zip"
    setup = Setup("terraforming-mars", 3, options={"draft": True})
    played = dataset.write(setup, 2, Outputs(records=path), keep=True)
    found = gather(path)
    corporations = found.figures["corporation"]
    assert sum(rate.games for rate in corporations.values()) == 6
    wins = sum(sum(result.shares()) for result in played.results)
    assert sum(rate.won for rate in corporations.values()) == pytest.approx(wins)
    assert found.figures["kept"] and found.figures["bought"] and found.figures["played"]


def test_the_page_names_the_components_and_has_its_pictures(tmp_path: Path) -> None:
    path = tmp_path / "records.zip"
    setup = Setup("planet-unknown", 2, ("greedy", "random"), {"planets": ["random"]})
    dataset.write(setup, 3, Outputs(records=path), times=True)
    files = write(gather(path), tmp_path / "report")
    page = files[0].read_text(encoding="utf-8")
    for heading in ("Wins by seat", "Ratings", "Planets", "Score by line", "Time per decision"):
        assert f"<h2>{heading}</h2>" in page
    assert {file.suffix for file in files} == {".html", ".svg", ".png"}
    assert all(f'src="{file.name}"' in page for file in files if file.suffix == ".svg")
    again = write(gather(path), tmp_path / "again", png=False)
    assert [file.read_bytes() for file in again[1:]] == [
        file.read_bytes() for file in files if file.suffix == ".svg"
    ]


def test_a_report_speaks_one_language(tmp_path: Path) -> None:
    path = tmp_path / "records.zip"
    dataset.write(Setup("planet-unknown", 2, ("greedy", "random")), 2, Outputs(records=path))
    pages = [
        write(gather(path), tmp_path / lang, png=False, lang=lang)[0].read_text("utf-8")
        for lang in games.LANGUAGES
    ]
    headings = [re.findall(r"<h2>(.+?)</h2>", page) for page in pages]
    assert len(headings[0]) == len(headings[1]) >= 7
    assert not set(headings[0]) & set(headings[1])
    assert list(WORDS) == list(games.LANGUAGES)
    assert list(WORDS["en"]) == list(WORDS["cs"])


@pytest.mark.parametrize(("most", "columns", "width"), [(12, 13, 1), (59, 30, 2), (60, 21, 3)])
def test_every_column_of_a_histogram_stands_for_as_many_numbers(
    most: int, columns: int, width: int
) -> None:
    assert columns_of(Counter(range(5, 6 + most))) == (
        width,
        {
            5 + column * width + (width - 1) / 2: min(width, most + 1 - column * width)
            for column in range(columns)
        },
    )
    assert columns_of(Counter()) == (1, {})


def test_results_alone_make_a_shorter_report(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    dataset.write(Setup("toy", 2), 20, Outputs(games=path))
    found = gather(path)
    assert found.games == 20 and not found.figures
    page = write(found, tmp_path / "report", png=False)[0].read_text(encoding="utf-8")
    assert "Wins by seat" in page
    with pytest.raises(BadRequest, match="No report can be made"):
        (tmp_path / "games.csv").write_text("")
        gather(tmp_path / "games.csv")

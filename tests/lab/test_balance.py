"""The table of how often each side wins."""

from __future__ import annotations

from pathlib import Path

import pytest

from planetfall.games import GAMES, build
from planetfall.lab import balance
from planetfall.lab.balance import Row, Setting
from planetfall.lab.series import Total
from planetfall.lab.simulate import Result, Setup


def test_titles_whose_options_bring_in_sides_are_found() -> None:
    found = {game: balance.side_options(game) for game in GAMES}
    assert found["on-mars"] == ["chapter"]
    assert found["planet-unknown"] == []


def test_every_number_of_seats_of_every_value_is_a_row() -> None:
    rows = [(row.value, row.seats) for row in balance.settings("on-mars", "chapter")]
    assert ("invasion", 5) in rows
    assert ("monolith", 1) in rows
    assert ("monolith", 2) not in rows
    assert all(value != "none" for value, _ in rows)
    assert len(rows) == len(set(rows)) == 10
    for value, seats in rows:
        build("on-mars", {"chapter": value}).check_seats(seats)


def result(winners: list[int], *, finished: bool = True) -> Result:
    return Result(0, [0, 0, 0], winners, 100, 7, finished, "", [[0, 1], [2]])


def test_shares_count_every_game_a_given_up_one_too() -> None:
    results = [result([0, 1]), result([2]), result([2]), result([], finished=False)]
    setting = Setting("on-mars", "chapter", "invasion", 3)
    total = Total(0, seconds=0.4)
    for one in results:
        total.add(balance.measure(Setup("on-mars", 3), one))
    row = Row(setting, total)
    assert row.shares() == [0.25, 0.5]
    cells = dict(zip(balance.HEADS, row.cells(), strict=True))
    assert cells["won by"] == "seats 1-2: 25%, seat 3: 50%"
    assert (cells["given up"], cells["rounds"], cells["ms a decision"]) == ("1", "7.0", "1.00")


def test_the_command_prints_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["on-mars", "--option", "chapter=blackout", "--seats", "2", "--games", "1"]
    assert balance.main([*words, "--bot", "random"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[2].startswith("| on-mars chapter=blackout | 2 | 1 | seats 1-2: ")


def test_the_command_goes_on_with_kept_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["on-mars", "--option", "chapter=monolith", "--bot", "random"]
    words += ["--keep", str(tmp_path / "kept.json")]
    assert balance.main([*words, "--games", "1"]) == 0
    assert balance.main([*words, "--games", "3"]) == 0
    captured = capsys.readouterr()
    assert captured.out.splitlines()[-1].startswith("| on-mars chapter=monolith | 1 | 3 |")
    assert "3 of 3 games" in captured.err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--option", "chapter"], "name it"),
        (["on-mars", "--option", "weather"], "there are"),
        (["on-mars", "--option", "chapter", "--seats", "9"], "No setting is left"),
        (["chess"], "chess"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert balance.main(words) == 2
    assert message in capsys.readouterr().err

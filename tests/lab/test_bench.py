"""Benchmarks measure what they name."""

from __future__ import annotations

from planetfall import games
from planetfall.lab import bench
from tools import benchmark_page


def test_positions_are_taken_from_the_middle_of_games() -> None:
    positions, lengths, widest = bench.sample(games.build("toy", {}), 3, count=4)
    assert len(positions) == len(lengths) == 4
    assert all(game.to_move() and game.round_number() > 1 for game in positions)
    assert widest >= 2


def test_the_reference_loop_does_the_same_every_time() -> None:
    assert bench.reference_loop() == bench.reference_loop()


def test_every_figure_has_a_value_and_a_ratio() -> None:
    made = bench.Bench(games.build("toy", {}), 0.001)
    steps: list[int] = []
    report = made.measure(steps.append)
    assert steps == [1] * len(report.figures) == [1] * len(made.figures)
    assert all(figure.value > 0 and figure.ratio > 0 for figure in report.figures)
    assert {figure.unit for figure in report.figures} == {"/s", "µs"}
    shown = {name for _, name in benchmark_page.ROWS}
    assert shown - {figure.name for figure in report.figures} <= {"vectorized steps, two processes"}

"""Learning tables for a seat alone: fitted to what came of games, repeatable, resumable."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from planetfall.bots import tables as played
from planetfall.lab import tables
from planetfall.lab.tables import Fitted, Played, packed
from planetfall.lab.train import Course, train

np = pytest.importorskip("numpy")


def course(path: Path, **extra: object) -> Course:
    settings: dict[str, object] = {"games": 4, "rounds": 2, "trials": 2, **extra}
    return Course("planet-unknown", 1, path, **settings)  # type: ignore[arg-type]


def quiet(line: str) -> None:
    """Nobody listens."""


def made_up(game: str, options: object, entries: list[int], seeds: list[int]) -> list[Played]:
    """Games of two positions, without the games: entry 3 leads to ten points more than entry 4."""
    found = []
    for seed in seeds:
        place = 3 + Random(seed).randrange(2)
        points = 40 if place == 3 else 30
        text = packed([place, place + 10])
        found.append(Played(seed, False, False, points, [(3000, text), (3500, text)]))
    return found


def test_entries_learn_what_positions_lead_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "RIDGE", 1.0)
    fitted = Fitted(20)
    known = made_up("", {}, [], list(range(200)))
    first = fitted.learn(known)
    for _ in range(6):
        last = fitted.learn(known)
    assert last < first + 0.01
    good = fitted.values[3] + fitted.values[13]
    bad = fitted.values[4] + fitted.values[14]
    # The bases are 30 and 35, so that 40 and 30 points are 7.5 more and 2.5 less on the average.
    assert good == pytest.approx(7.5, abs=0.8)
    assert bad == pytest.approx(-2.5, abs=0.8)
    assert fitted.values[[0, 1, 2, 5]].tolist() == [0, 0, 0, 0]
    assert fitted.entries()[3] == round(fitted.values[3] * 100 * played.ONE)


def test_what_few_games_say_counts_little() -> None:
    few, many = Fitted(20), Fitted(20)
    few.learn(made_up("", {}, [], list(range(20))))
    many.learn(made_up("", {}, [], list(range(2000))))
    assert 0 < few.values[3] < many.values[3] / 4


def test_what_comes_later_is_believed_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "TRUST", 0.0)
    monkeypatch.setattr(tables, "RIDGE", 1e-6)
    monkeypatch.setattr(tables, "SWEEPS", 1)
    fitted = Fitted(2)
    # The first position is fitted to what is foreseen of the second, which is 12 at first.
    fitted.learn([Played(1, False, False, 20, [(1000, packed([0])), (1200, packed([1]))])])
    assert fitted.values.tolist() == pytest.approx([2, 8])


def test_games_stray_every_other_time_and_keep_positions() -> None:
    found = tables.play("planet-unknown", {}, [], [6, 7, 8])
    assert [(each.strayed, each.varied) for each in found] == [
        (True, True),
        (False, False),
        (True, False),
    ]
    for each in found:
        assert len(each.positions) > 10
        assert each.points > 5
    assert found == tables.play("planet-unknown", {}, [], [6, 7, 8])


def test_a_broken_run_is_taken_up_where_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "BATCH", 2)
    monkeypatch.setattr(tables, "play", made_up)
    monkeypatch.setattr(tables, "reach", lambda *a: [len(a[2])] * len(a[3]))
    whole = train(course(tmp_path / "whole.json"), quiet)
    assert whole is not None

    batches: list[list[int]] = []

    def broken(game: str, options: object, entries: list[int], seeds: list[int]) -> list[Played]:
        if len(batches) == 3:
            raise KeyboardInterrupt
        batches.append(seeds)
        return made_up(game, options, entries, seeds)

    path = tmp_path / "broken.json"
    monkeypatch.setattr(tables, "play", broken)
    with pytest.raises(KeyboardInterrupt):
        train(course(path), quiet)
    assert not path.exists()
    batches.pop()
    again = train(course(path, resume=True), quiet)
    assert len(batches) == 3  # only the fourth batch was played anew
    assert again == whole
    assert path.read_text() == (tmp_path / "whole.json").read_text()
    layout = tables.places_of("planet-unknown").layout()
    assert played.obstacle(json.loads(path.read_text()), layout) == ""


def test_tables_that_gain_too_little_are_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def reach(game: str, options: object, entries: list[int], seeds: list[int]) -> list[int]:
        # With tables more on the average, but by a single lucky game of all.
        return [40 + (30 if entries and seed == lucky else 0) for seed in seeds]

    trial = course(tmp_path / "w.json")
    lucky = trial.first_fresh_seed()
    monkeypatch.setattr(tables, "play", made_up)
    monkeypatch.setattr(tables, "reach", reach)
    assert train(trial, quiet) is None
    assert not (tmp_path / "w.json").exists()

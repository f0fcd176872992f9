"""Learning from nothing: repeatable, resumable, and only what wins is kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from planetfall.bots import weights
from planetfall.core.errors import BadRequest
from planetfall.lab import train as train_lab
from planetfall.lab.fit import Fit, fit
from planetfall.lab.samples import inputs_of
from planetfall.lab.train import Course, train

np = pytest.importorskip("numpy")


def course(path: Path, **extra: object) -> Course:
    settings: dict[str, object] = {"games": 10, "rounds": 1, "trials": 2, **extra}
    return Course("terraforming-mars", 2, path, **settings)  # type: ignore[arg-type]


LESSONS = [
    (seed, [[seed] * len(inputs_of("terraforming-mars").names())], [1]) for seed in range(10)
]
"""Positions of ten games, without the games."""


def quiet(line: str) -> None:
    """Nobody listens."""


def test_what_is_fitted_is_what_is_played() -> None:
    luck = np.random.default_rng(1)
    x = luck.integers(-50, 200, (400, 6)).astype(float)
    y = np.tanh((x[:, 0] - x[:, 1]) / 100)
    learner = Fit(6, 8, 3)
    before = learner.error(x[300:], y[300:])
    after = learner.learn(x[:300], y[:300], x[300:], y[300:])
    assert after < before / 4
    whole = learner.whole()
    from planetfall.bots.network import ONE, Network

    network = Network(whole["weights"], whole["bias"], whole["out"], whole["base"])
    for row, said in zip(x[300:320], learner.foresee(x[300:320]), strict=True):
        assert network.value([int(n) for n in row]) / ONE == pytest.approx(said, abs=0.02)


def test_inputs_that_never_change_have_no_say() -> None:
    rows = [[7, k % 13, k % 5] for k in range(300)]
    data, _, _ = fit(
        rows,
        [k % 13 for k in range(300)],
        list(range(300)),
        names=["a", "b", "c"],
        scale=6,
        seed=1,
        hidden=4,
    )
    assert data["weights"][0] == [0, 0, 0, 0]
    assert any(data["weights"][1])


def test_a_broken_run_is_taken_up_where_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train_lab, "BATCH", 2)
    monkeypatch.setattr(train_lab, "duel", lambda game, seats, options, new, old, seeds: (2.0, 2))
    whole = train(course(tmp_path / "whole.json", games=6), quiet)
    assert whole is not None

    batches: list[list[int]] = []
    play = train_lab._batch

    def broken(lesson: object, seeds: list[int]) -> object:
        if len(batches) == 2:
            raise KeyboardInterrupt
        batches.append(seeds)
        return play(lesson, seeds)  # type: ignore[arg-type]

    path = tmp_path / "broken.json"
    monkeypatch.setattr(train_lab, "_batch", broken)
    with pytest.raises(KeyboardInterrupt):
        train(course(path, games=6), quiet)
    assert not path.exists()
    batches.pop()
    steps: list[int] = []
    again = train(course(path, games=6, resume=True), quiet, steps.append)
    assert sum(steps) == course(path, games=6).steps()  # what was played before is counted too
    assert len(batches) == 2  # only the third batch was played anew
    assert again == whole
    assert path.read_text() == (tmp_path / "whole.json").read_text()
    assert not path.with_name("broken.json.work").exists()
    names = inputs_of("terraforming-mars").names()
    assert weights.obstacle(json.loads(path.read_text()), names) == ""


def test_another_course_cannot_be_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "w.json"
    train_lab._open(tmp_path / "w.json.work", course(path, games=4))
    with pytest.raises(BadRequest, match="another course"):
        train(course(path, games=5, resume=True), quiet)


def test_what_does_not_win_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_lab, "duel", lambda game, seats, options, new, old, seeds: (1.0, 2))
    path = tmp_path / "w.json"
    assert train(course(path, games=2), quiet) is None
    assert not path.exists()


def test_a_course_that_cannot_be_held_is_refused(tmp_path: Path) -> None:
    for wrong, said in (
        (Course("on-mars", 1, tmp_path / "a"), "2 seats or more"),
        (course(tmp_path / "a", rounds=0), "`rounds` is 0"),
        (Course("planet-unknown", 9, tmp_path / "a"), "seats"),
    ):
        with pytest.raises(BadRequest, match=said):
            train(wrong, quiet)


@pytest.mark.parametrize("best", train_lab.MIXES)
def test_the_weight_that_wins_most_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, best: int
) -> None:
    share = inputs_of("terraforming-mars").scale() * best

    def duel(game: str, seats: int, options: object, new: dict[str, int], *rest: object) -> object:
        return (2.0 if new["share"] == share else 1.5, 2)

    monkeypatch.setattr(train_lab, "duel", duel)
    monkeypatch.setattr(train_lab, "_batch", lambda lesson, seeds: (seeds[0], LESSONS))
    found = train(course(tmp_path / "w.json"), quiet)
    assert found is not None
    assert found["share"] == share
    assert len(found["made"]["acceptance"]) == len(train_lab.MIXES)

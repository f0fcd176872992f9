"""The example that trains a policy runs, learns, and writes its curve."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from planetfall.lab import dataset
from planetfall.lab.examples.train_policy import Course, Policy, main, train


def test_a_tiny_course_learns_from_its_data(tmp_path: Path) -> None:
    told: list[str] = []
    course = Course("toy", 2, "greedy", games=60, passes=3, batch=64, rate=0.01, evaluation=10)
    policy, curve = train(course, tmp_path, told.append)
    games, passes = told[:-4], told[-4:]
    assert games[-1].startswith("60 of 60 games written") and 2 <= len(games) <= 10
    assert len(curve) == 4
    losses = [float(line.split("loss ")[1].split(",")[0]) for line in passes]
    assert losses[3] < losses[1]
    assert (tmp_path / "curve.svg").read_text().startswith("<?xml")
    batch = next(dataset.batches(tmp_path / "decisions.parquet", 50))
    again = Policy.load(tmp_path / "policy.npz")
    actions = again.act(batch["observations"], batch["masks"])
    assert (actions == policy.act(batch["observations"], batch["masks"])).all()
    assert batch["masks"][np.arange(50), actions].all()


def test_the_command_line_takes_the_settings_of_a_course(tmp_path: Path) -> None:
    words = ["--game", "toy", "--games", "2", "--passes", "1", "--evaluation", "2"]
    main([*words, "--out", str(tmp_path / "policy")])
    assert (tmp_path / "policy" / "curve.svg").exists()

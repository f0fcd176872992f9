"""Learning weights of quick play: it climbs, repeats itself, and is taken up where it broke off."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from planetfall.bots.tunable import Tunable
from planetfall.core.game import Game
from planetfall.games.planet_unknown.bot_weights import obstacle
from planetfall.lab import tune
from planetfall.lab.train import Course, train

TOP = [[40, -12], [7, 30]]


class Hill(Tunable):
    """Points fall with the distance from the top; luck by seed is the same for all weights."""

    def guess(self) -> list[list[int]]:
        return [[20, 0], [20, 20]]

    def data(self, rows: list[list[int]]) -> dict[str, Any]:
        return {"weights": rows}

    def points(self, rows: list[list[int]], games: list[Game]) -> list[int]:
        luck = [Random(len(game.legal(0))).randrange(100) for game in games]
        seats = games[0].seats
        return [seats * (1000 - 10 * far(rows)) + each for each in luck]


def course(path: Path, **extra: object) -> Course:
    settings: dict[str, object] = {"seats": 1, "games": 80, "rounds": 12, "trials": 4, **extra}
    return Course("planet-unknown", out=path, **settings)  # type: ignore[arg-type]


def quiet(line: str) -> None:
    """Nobody listens."""


@pytest.fixture
def hill(monkeypatch: pytest.MonkeyPatch) -> Hill:
    found = Hill()
    monkeypatch.setattr(tune, "tunable_of", lambda game: found)
    return found


def far(rows: list[list[int]]) -> int:
    """How far weights are from the top."""
    return sum(abs(rows[k][j] - TOP[k][j]) for k in range(2) for j in range(2))


def test_weights_come_nearer_to_the_top(hill: Hill, tmp_path: Path) -> None:
    found = train(course(tmp_path / "w.json", rounds=30), quiet)
    assert found is not None
    assert far(found["weights"]) < far(hill.guess()) / 2
    assert found["made"]["points"][-1] > found["made"]["points"][0]
    assert found["made"]["acceptance"][0]["accepted"]


def test_points_are_a_seats_mean_with_others_too(hill: Hill, tmp_path: Path) -> None:
    found = train(course(tmp_path / "w.json", rounds=1, seats=4), quiet)
    assert found is None or found["seats"] == 4
    reached = tune.reach("planet-unknown", 4, {}, TOP, range(3))
    assert all(1000 <= points <= 1025 for points in reached)


def test_a_guess_that_is_as_good_is_kept(
    hill: Hill, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hill, "guess", lambda self: TOP)
    assert train(course(tmp_path / "w.json", rounds=2), quiet) is None
    assert not (tmp_path / "w.json").exists()


def test_a_broken_run_is_taken_up_where_it_ended(
    hill: Hill, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = train(course(tmp_path / "whole.json", rounds=4), quiet)
    tried: list[int] = []
    attempt = tune.attempt

    def broken(*call: Any) -> Any:
        if len(tried) == 2:
            raise KeyboardInterrupt
        tried.append(call[4])
        return attempt(*call)

    monkeypatch.setattr(tune, "attempt", broken)
    path = tmp_path / "broken.json"
    with pytest.raises(KeyboardInterrupt):
        train(course(path, rounds=4), quiet)
    assert not path.exists()
    monkeypatch.setattr(tune, "attempt", attempt)
    steps: list[int] = []
    again = train(course(path, rounds=4, resume=True), quiet, steps.append)
    assert sum(steps) == course(path, rounds=4).steps() == 4
    assert again == whole
    assert path.read_text() == (tmp_path / "whole.json").read_text()


def test_quick_play_of_planet_unknown_is_learned_from_its_games(tmp_path: Path) -> None:
    tunable = tune.tunable_of("planet-unknown")
    guess = tunable.guess()
    for seats in (1, 4):
        reached = tune.reach("planet-unknown", seats, {}, guess, range(3))
        assert reached == tune.reach("planet-unknown", seats, {}, guess, range(3))
        assert 10 < min(reached) <= max(reached) < 100
    text = json.dumps(tunable.data(guess))
    assert obstacle(json.loads(text)) == ""

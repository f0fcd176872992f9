"""Simulations are functions of their seeds."""

from __future__ import annotations

import builtins
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from planetfall.core.errors import BadRequest, BrokenRule
from planetfall.lab.simulate import Result, Run, Setup, play_one, simulate
from planetfall.lab.spread import WorkersDied
from tests.core import toy


def test_results_come_in_the_order_of_seeds_and_progress_is_told() -> None:
    told: list[int] = []
    run = simulate(Setup("toy", 2), 6, seed=3, progress=told.append)
    assert [result.seed for result in run.results] == [3, 4, 5, 6, 7, 8]
    assert sum(told) == 6
    assert run.results[2] == play_one(Setup("toy", 2), 5)


def test_bots_are_seated_in_turn() -> None:
    assert Setup("toy", 4, ("greedy", "random")).bot_names() == ["greedy", "random"] * 2


def test_a_shared_win_counts_in_parts_and_given_up_games_not_at_all() -> None:
    def result(winners: list[int], finished: bool = True) -> Result:
        return Result(0, [1, 1], winners, 5, 3, finished, "")

    run = Run(Setup("toy", 2), 1.0, [result([0, 1]), result([1]), result([], finished=False)])
    assert run.shares() == [0.25, 0.75]
    assert run.summary()["unfinished"] == 1


def test_a_broken_game_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(self: Any, game: Any, frame: Any, option: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(toy.Keep, "answer", fault)
    with pytest.raises(BrokenRule, match="seed 7"):
        simulate(Setup("toy", 2), 1, seed=7)


class FakeRay:
    """Stands for a cluster: tasks run when they are fetched."""

    exceptions = SimpleNamespace(RayTaskError=KeyError, RaySystemError=OSError, RayError=OSError)

    def __init__(self, deaths: int = 0) -> None:
        self.address: str | None = "none"
        self.deaths = deaths

    def init(self, address: str | None, ignore_reinit_error: bool) -> None:
        if address == "nowhere:1":
            raise ConnectionError("nobody is there")
        self.address = address

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, max_retries: int) -> Any:
        return lambda function: SimpleNamespace(remote=lambda *words: lambda: function(*words))

    def wait(self, tasks: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return tasks[-num_returns:], tasks[:-num_returns]

    def get(self, task: Any) -> Any:
        if self.deaths:
            self.deaths -= 1
            raise OSError("a node has died")
        return task()


def test_a_cluster_gives_the_results_of_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    run = simulate(Setup("toy", 2), 25, ray="cluster:1")
    assert ray.address == "cluster:1"
    assert run.results == simulate(Setup("toy", 2), 25).results
    with pytest.raises(BadRequest, match="No Ray cluster answers at `nowhere:1`"):
        simulate(Setup("toy", 2), 1, ray="nowhere:1")


def test_parts_of_dead_nodes_are_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", FakeRay(deaths=3))
    run = simulate(Setup("toy", 2), 25, ray="cluster:1")
    assert run.results == simulate(Setup("toy", 2), 25).results
    monkeypatch.setitem(sys.modules, "ray", FakeRay(deaths=99))
    with pytest.raises(WorkersDied, match="keep dying"):
        simulate(Setup("toy", 2), 25, ray="cluster:1")


def test_a_missing_ray_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without_ray(name: str, *rest: Any, **more: Any) -> Any:
        if name == "ray":
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without_ray)
    with pytest.raises(BadRequest, match="needs the package `ray`"):
        simulate(Setup("toy", 2), 1, ray="local")

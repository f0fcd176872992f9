"""Series of games: played in many runs they come to the same as in one."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from planetfall.lab import series
from planetfall.lab.series import Series, play_on, read
from planetfall.lab.simulate import Result, Setup, play_one


class Stopped(Exception):
    """Somebody pulled the plug."""


def measure(setup: Setup, result: Result) -> dict[str, float]:
    return {"won": result.shares()[setup.bots.index("greedy")], "points": sum(result.scores) / 3}


def toys(aim: int, first: str = "greedy") -> Series:
    setups = (Setup("toy", 2, (first, "random")), Setup("toy", 2, ("random", first)))
    return Series("toy", setups, 40, aim, measure)


def sums(path: Path) -> tuple[int, dict[str, float], str]:
    total = read(path)["toy"]
    return total.games, total.sums, total.mark


def test_runs_that_end_early_come_to_the_same_as_one(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    play_on(whole, [toys(11)], say=print)
    for aim in (1, 4, 4, 11):
        play_on(parts, [toys(aim)], say=print)
    assert sums(parts) == sums(whole)
    assert sums(whole)[0] == 11


def test_a_run_tells_how_far_it_is_and_what_is_left(tmp_path: Path) -> None:
    told: list[str] = []
    play_on(tmp_path / "kept.json", [toys(3)], say=told.append)
    assert [re.sub(r"[\d,.]+/s", "9/s", words) for words in told] == [
        "toy: 3 of 3 games, 9/s, about 0 min of computing left"
    ]


def test_games_take_turns_at_the_seats_with_the_same_seeds(tmp_path: Path) -> None:
    one = toys(5)
    played = [one.game(number) for number in range(5)]
    assert [seed for _, seed in played] == [40, 40, 41, 41, 42]
    assert [setup.bots[0] for setup, _ in played] == ["greedy", "random"] * 2 + ["greedy"]
    total = play_on(tmp_path / "kept.json", [one], say=print)["toy"]
    assert total.sums["won"] == sum(
        measure(setup, play_one(setup, seed))["won"] for setup, seed in played
    )


def test_a_run_that_is_killed_loses_nothing_it_has_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.json"
    monkeypatch.setattr(series, "STEP", 0.0)
    kept = []

    def counting(setup: Setup, result: Result) -> dict[str, float]:
        kept.append(result.seed)
        if len(kept) == 6:
            raise Stopped
        return measure(setup, result)

    with pytest.raises(Stopped):
        play_on(path, [Series("toy", toys(1).setups, 40, 11, counting)], say=print)
    assert read(path)["toy"].games == 5
    play_on(path, [toys(11)], say=print)
    play_on(tmp_path / "whole.json", [toys(11)], say=print)
    assert sums(path) == sums(tmp_path / "whole.json")


def test_games_of_other_bots_are_not_added_to(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    others = Setup("toy", 2, ("random", "random"))
    play_on(path, [Series("toy", (others,), 40, 8, lambda *_: {"won": 1000})], say=print)
    said: list[str] = []
    play_on(path, [toys(9)], say=said.append)
    play_on(tmp_path / "whole.json", [toys(9)], say=print)
    assert sums(path) == sums(tmp_path / "whole.json")
    assert "begins anew" in said[0]


@pytest.mark.parametrize("name", ["version", "first_seed", "mark"])
def test_other_rules_and_seeds_begin_anew(name: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    play_on(path, [toys(8)], say=print)
    data = json.loads(path.read_text())
    data["toy"][name] = "another game" if name == "mark" else data["toy"][name] + 1
    data["toy"]["sums"]["won"] = 1000
    path.write_text(json.dumps(data))
    play_on(path, [toys(9)], say=print)
    play_on(tmp_path / "whole.json", [toys(9)], say=print)
    assert sums(path) == sums(tmp_path / "whole.json")


def test_games_without_a_mark_are_added_to_and_marked(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    play_on(path, [toys(8)], say=print)
    whole = sums(path)
    data = json.loads(path.read_text())
    data["toy"]["mark"] = ""
    path.write_text(json.dumps(data))
    play_on(path, [toys(9)], say=print)
    games, _, mark = sums(path)
    assert (games, mark) == (9, whole[2])


def test_a_series_that_has_its_games_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    play_on(path, [toys(4)], say=print)
    before = path.read_bytes()
    said: list[str] = []
    play_on(path, [toys(4)], say=said.append)
    assert (path.read_bytes(), said) == (before, [])


def test_a_run_without_time_brings_one_game(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    play_on(path, [toys(11)], minutes=1e-9, say=print)
    assert sums(path)[0] == 1


def test_games_that_are_finished_early_wait_for_those_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backwards, whole = tmp_path / "backwards.json", tmp_path / "whole.json"
    play_on(whole, [toys(11)], say=print)
    monkeypatch.setattr(series, "STEP", 0.0)
    monkeypatch.setattr(
        series, "spread", lambda task, parts, workers: [(one, task(one)) for one in parts][::-1]
    )
    play_on(backwards, [toys(11)], say=print)
    assert sums(backwards) == sums(whole)


def test_the_series_with_the_fewest_games_comes_first_and_all_get_their_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.json"
    kept = {"a": 3, "b": 1, "c": 2}
    for key, count in kept.items():
        play_on(path, [Series(key, toys(1).setups, 40, count, measure)], say=print)
    # Every game costs as much as the share of a round.
    order = []

    def dear(task: Any, parts: list[Any], workers: int) -> Any:
        order.append([one.key for one in parts])
        return [(one, (task(one)[0], series.SHARE)) for one in parts]

    monkeypatch.setattr(series, "spread", dear)
    play_on(path, [Series(key, toys(1).setups, 40, 4, measure) for key in kept], say=print)
    assert order[0] == ["b", "c", "a"]
    assert order[2] == ["b", "c", "a"]  # after a round that pays for the first games
    assert {key: total.games for key, total in read(path).items()} == dict.fromkeys("abc", 4)

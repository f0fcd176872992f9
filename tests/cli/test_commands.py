"""Commands do what they say, on the toy game."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from planetfall import games
from planetfall.commands import common
from planetfall.core.errors import BadRequest
from tests.cli.conftest import Run
from tests.core.chase.game import TITLE


def test_games_lists_ids_titles_seats_and_options(run: Run) -> None:
    found = json.loads(run("games", "--json").stdout)
    toy = next(game for game in found if game["id"] == "toy")
    assert toy["title"] == "Toy"
    assert toy["seats"] == [1, 4]
    assert toy["options"][0]["name"] == "rich"
    assert toy["options"][0]["default"] is False
    told = run("games").stdout
    assert "toy: Toy, 1 to 4 seats" in told
    assert "rich (default false)" in told


def test_simulate_prints_one_object_with_everything(run: Run) -> None:
    words = ["simulate", "toy", "--seats", "3", "--games", "5", "--seed", "9", "--json"]
    found = json.loads(run(*words, "--option", "rich=true").stdout)
    assert found["game"] == "toy"
    assert found["seats"] == 3
    assert found["options"] == {"rich": True}
    assert found["games"] == 5
    assert found["decisions"] == sum(row["decisions"] for row in found["results"])
    assert found["compiled"] in (True, False)
    assert found["games_per_second"] > 0
    assert found["decisions_per_second"] > 0
    assert [row["seed"] for row in found["results"]] == [9, 10, 11, 12, 13]
    for row in found["results"]:
        assert len(row["scores"]) == 3
        assert set(row["winners"]) <= {0, 1, 2}
        assert len(row["digest"]) == 32


def test_simulations_of_one_seed_are_equal(run: Run) -> None:
    words = ["simulate", "toy", "--games", "4", "--json"]
    first, second, third = (
        json.loads(run(*words, "--seed", seed).stdout)["results"] for seed in ("3", "3", "4")
    )
    assert first == second
    assert first[1:] == third[:-1]


def test_simulate_tells_a_person_shares_and_speed(run: Run) -> None:
    told = run("simulate", "toy", "--games", "5", "--bots", "greedy,random").stdout
    assert told.startswith("5 games of toy with 2 seats")
    assert "greedy" in told
    assert "decisions/s" in told


def test_a_game_that_is_too_long_is_given_up_and_counted(run: Run) -> None:
    found = json.loads(run("simulate", "toy", "--games", "2", "--limit", "3", "--json").stdout)
    assert found["unfinished"] == 2
    assert [row["finished"] for row in found["results"]] == [False, False]
    assert [row["winners"] for row in found["results"]] == [[], []]


def test_results_are_written_as_csv_and_json_lines(run: Run, tmp_path: Path) -> None:
    table = tmp_path / "games.csv"
    assert run("simulate", "toy", "--games", "3", "--out", str(table)).exit_code == 0
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert [row["seed"] for row in rows] == ["0", "1", "2"]
    assert rows[0]["bot_1"] == "random"
    lines = tmp_path / "games.jsonl"
    assert run("simulate", "toy", "--games", "3", "--out", str(lines)).exit_code == 0
    found = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    assert [str(row["scores"][0]) for row in found] == [row["score_0"] for row in rows]


def test_results_are_written_as_parquet(run: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "games.parquet"
    assert run("simulate", "toy", "--games", "3", "--out", str(path)).exit_code == 0
    assert parquet.read_table(path).num_rows == 3


def test_a_record_is_written_verified_replayed(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    written = run("record", "toy", "--seats", "3", "--seed", "5", "-o", path)
    assert written.exit_code == 0
    assert "choices, scores" in written.stdout
    checked = run("verify", path)
    assert checked.exit_code == 0
    assert "sound; toy (rules 1), 3 seats" in checked.stdout
    assert "seed committed and revealed" in checked.stdout
    whole = run("replay", path).stdout
    assert whole.startswith("1. Player ")
    assert "The game is over." in whole
    assert "Won by: Player" in whole
    some = run("replay", path, "--step", "2", "--seat", "1").stdout
    assert some.startswith("Step 2 of ")
    assert "Player 2: coins" in some
    assert "hand_count" in run("replay", path, "--step", "0").stdout


def test_a_replay_shows_a_seat_only_what_it_may_see(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    run("record", "toy", "--seats", "2", "--seed", "5", "-o", path)
    told = run("replay", path, "--step", "0", "--seat", "0").stdout.splitlines()
    assert "hand [" in next(line for line in told if line.startswith("Player 1:"))
    assert "hand [" not in next(line for line in told if line.startswith("Player 2:"))


def test_show_tells_a_component_and_writes_its_picture(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "gem.svg"
    told = run("show", "toy", "gem_7", "--svg", str(path)).stdout
    assert told.startswith("gem 7 (card/gem_7)\nWorth 7.\nvalue: 7\n")
    assert "<title>gem_7</title>" in path.read_text(encoding="utf-8")
    assert run("show", "toy", "drahokam 3").stdout.startswith("gem 3 (card/gem_3)")
    assert run("show", "toy", "GEM 3", "--lang", "cs").stdout.startswith("drahokam 3 ")
    assert run("show", "toy", "gem_0").stdout.startswith("gem 0 (card/gem_0)")
    assert run("show", "toy", "token/gem_0").stdout.startswith("x (token/gem_0)")


def test_list_prints_all_components_or_one_kind(run: Run) -> None:
    every = json.loads(run("list", "toy", "--json").stdout)
    assert len(every) == 26
    assert every[1] == {
        "kind": "card",
        "id": "gem_1",
        "name": "gem 1",
        "text": "Worth 1.",
        "data": {"value": 1},
    }
    assert len(run("list", "toy", "token").stdout.splitlines()) == 2


def test_a_tournament_rates_pairs_with_intervals(run: Run) -> None:
    words = ["tournament", "toy", "--bots", "random,greedy", "--games", "20"]
    found = json.loads(run(*words, "--json").stdout)
    pair = found["pairs"][0]
    assert (pair["first"], pair["second"], pair["games"]) == ("random", "greedy", 20)
    assert 0 <= pair["low"] <= pair["rate"] <= pair["high"] <= 1
    best, other = found["ratings"]
    assert (best["bot"], other["bot"]) == ("greedy", "random")
    assert best["low"] <= best["elo"] <= best["high"] and best["elo"] > other["elo"]
    assert "rated" not in found
    assert "95 % interval" in run(*words).stdout


def test_bench_prints_the_engine_and_ratios(run: Run) -> None:
    found = json.loads(run("bench", "toy", "--seconds", "0.001", "--json").stdout)
    names = [figure["name"] for figure in found["games"][0]["figures"]]
    assert {"clone", "determinize", "random games, decisions"} <= set(names)
    assert all(figure["ratio"] > 0 for figure in found["games"][0]["figures"])
    assert found["reference_steps_per_second"] > 0
    told = run("bench", "toy", "--seconds", "0.001").stdout
    assert told.startswith("engine: ")


def test_help_and_version_are_there(run: Run) -> None:
    assert "simulate" in run("--help").stdout
    assert "simulate" in run().stdout
    assert run("--version").stdout.startswith("planetfall 0")


def test_the_default_number_of_seats_follows_from_the_options(
    monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    monkeypatch.setitem(games.GAMES, "chase", TITLE)
    assert common.settle("chase", 0, None)[1] == 2
    assert common.settle("chase", 0, ["warden=true"])[1] == 2
    sides = "planets=gaia,petra,arashi"
    assert common.settle("planet-unknown", 0, [sides])[1] == 3
    with pytest.raises(BadRequest, match="2 to 4 seats"):
        common.settle("chase", 1, ["warden=true"])
    text = run("games").stdout
    assert "chase: Chase, 1 to 4 seats" in text
    assert "true, false (2 to 3 seats)" in text
    assert "true, false (with `warden`)" in text

"""The text interface: questions in words, answers by number or key, undo, why not, quit."""

from __future__ import annotations

import json
from pathlib import Path

from planetfall import games
from planetfall.core import record
from tests.cli.conftest import Run

START = ["play", "toy", "--seed", "4", "--bots", "random"]


def test_a_whole_game_can_be_played_through_a_pipe(run: Run) -> None:
    result = run(*START, typed="1\n" * 20)
    assert result.exit_code == 0
    assert result.stdout.startswith("Toy, seats: 2. You are Player 1.")
    assert "Player 1, decision 1: Keep which card?\n1. gem 13\n2. gem 20\n" in result.stdout
    assert "The game is over." in result.stdout
    assert "Won by: Player 2 (random).\n" in result.stdout


def test_answers_may_be_keys(run: Run) -> None:
    by_key = run(*START, typed="card:gem_13\nchoose:0\n").stdout
    assert by_key == run(*START, typed="1\n1\n").stdout


def test_the_end_of_input_leaves_the_game(run: Run) -> None:
    result = run(*START, typed="1\n")
    assert result.exit_code == 0
    assert result.stdout.endswith("The game ends here, unfinished.\n")
    assert run(*START, typed="quit\n1\n").stdout.endswith("unfinished.\n")


def test_nonsense_is_answered_and_changes_nothing(run: Run) -> None:
    told = run(*START, typed="99\ncard:gem_5\nabc\n\n1\nquit\n").stdout
    assert told.count("is no answer here; type a number from 1 to 2") == 3
    assert "Player 1, decision 2:" in told


def test_a_choice_can_be_taken_back_until_somebody_learns_something(run: Run) -> None:
    # Alone, the second choice of a round that keeps its cards can be undone.
    words = ["play", "toy", "--seats", "2", "--bots", "human", "--seed", "4"]
    told = run(*words, typed="1\nundo\n1\nquit\n").stdout
    assert "That cannot be taken back" in told
    assert "Player 2, decision 1:" in told
    told = run(*words, typed="1\n1\n4\nundo\nquit\n").stdout
    assert "Taken back." in told


def test_an_answer_and_a_component_can_be_read(run: Run) -> None:
    typed = "read 1\nread gem_20\nread\nread ruby\nquit\n"
    told = run(*START, typed=typed).stdout.split("2. gem 20\n")[1].splitlines()
    assert told[0].startswith("gem 13")
    assert told[1].startswith("gem 20")
    assert told[2] == "Name an answer or a component: `read 1`."
    assert "no component `ruby`" in told[3]


def test_a_saved_game_goes_on(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "saved.jsonl")
    whole = run(*START, typed="1\n1\n").stdout
    run(*START, typed=f"1\nsave {path}\nquit\n")
    told = run("play", "toy", "--bots", "random", "--load", path, typed="1\n").stdout
    assert "Player 1, decision 2:" in told
    assert "Player 1, decision 1:" not in told
    assert told.splitlines()[-2:] == whole.splitlines()[-2:]


def test_only_a_running_game_of_the_same_rules_goes_on(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "over.jsonl")
    run("record", "toy", "--seed", "5", "-o", path)
    assert "is over" in run("play", "toy", "--load", path).stderr
    assert "is a game of `toy`" in run("play", "on-mars", "--load", path).stderr


def test_why_not_is_answered_in_words(run: Run) -> None:
    words = ["play", "toy", "--seats", "1", "--seed", "4"]
    typed = "1\nwhy choose:1\n1\n1\nwhy choose:1\nwhy\nwhy flying\nwhy choose:0\nquit\n"
    told = run(*words, typed=typed).stdout
    assert "`choose:1` is possible: it is answer 2." in told
    assert "Needs 2, has 1." in told
    assert "Name the choice: `why choose:0`." in told
    assert "`flying` is no choice of this game." in told


def test_look_shows_what_the_asked_seat_may_see(run: Run) -> None:
    told = run(*START, typed="look\nlook 2\nlook 9\nkeys\nlog\nhelp\nquit\n").stdout
    assert told.count("Player 2 (random): coins 2, points 0, hand_count 2") == 3
    assert "There is no player `9`; 1 to 2." in told
    assert "card:gem_13, card:gem_20" in told
    assert "Commands: `undo`" in told


def test_scores_that_hang_on_hidden_things_stay_hidden(run: Run) -> None:
    told = run(*START, typed="1\n1\nscore\nquit\n").stdout
    assert "Player 1: points 2, cards 35, total 37" in told
    assert "Player 2 (random): points 0, cards ?, total ?" in told


def test_the_terminal_speaks_czech(run: Run) -> None:
    told = run(*START, "--lang", "cs", typed="pomoc\nproč choose:1\nkonec\n").stdout
    assert "Vy jste Hráč 1" in told
    assert "Keep which card? prosím" in told
    assert "Odpovězte číslem nebo klíčem" in told
    assert "To teď není na výběr." in told
    assert told.endswith("Hra tu končí nedohraná.\n")


def test_a_game_can_be_saved_and_goes_on_from_its_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    told = run(*START, typed=f"save\n1\nsave {tmp_path}\nsave {path}\nquit\n").stdout
    assert "Name a file" in told
    assert "cannot be written" in told
    assert f"The record is in {path}." in told
    play = record.load(path.read_text(encoding="utf-8"), games.build)
    assert play.game.numbers[0] == 1
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["game"] == "toy"

"""Bad input ends with one sentence and exit status 2."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run

BAD: dict[str, tuple[list[str], str]] = {
    "unknown command": (["fly"], "fly"),
    "unknown switch": (["games", "--loud"], "--loud"),
    "missing argument": (["simulate"], "GAME"),
    "unknown game": (["simulate", "chess"], "There is no game `chess`; there are `planet-unknown`"),
    "unknown option": (["simulate", "toy", "--option", "x=1"], "no option `x`; it has `rich`"),
    "option without value": (["simulate", "toy", "--option", "rich"], "not `name=value`"),
    "option twice": (
        ["simulate", "toy", "--option", "rich=1", "--option", "rich=0"],
        "`--option rich` is given twice",
    ),
    "bad option value": (["play", "toy", "--option", "rich=maybe"], "`true` or `false`"),
    "too many seats": (["simulate", "toy", "--seats", "9"], "it takes 1 to 4 seats"),
    "negative seats": (["record", "toy", "--seats", "-1", "-o", "x"], "it takes 1 to 4 seats"),
    "seats in words": (["simulate", "toy", "--seats", "two"], "--seats"),
    "unknown bot": (["simulate", "toy", "--bots", "hal"], "no bot `hal`; there are `random`"),
    "empty bot": (["simulate", "toy", "--bots", "random,,"], "empty name"),
    "too many bots": (["simulate", "toy", "--bots", "random,random,random"], "for 2 seats"),
    "unknown bot in play": (["play", "toy", "--bots", "hal"], "no bot `hal`"),
    "too many bots in play": (["play", "toy", "--bots", "random,random"], "name 1 or fewer"),
    "no games": (["simulate", "toy", "--games", "0"], "ask for 1 or more"),
    "no workers": (["simulate", "toy", "--workers", "0"], "ask for 1 or more"),
    "bad limit": (["simulate", "toy", "--limit", "0"], "1 or more"),
    "unknown ending": (["simulate", "toy", "--out", "games.xls"], "must end in `.csv`"),
    "no such folder": (["simulate", "toy", "--out", "nowhere/games.csv"], "no folder `nowhere`"),
    "no folder for a record": (["record", "toy", "-o", "nowhere/game.jsonl"], "cannot be written"),
    "record into a folder": (["record", "toy", "-o", "."], "cannot be written"),
    "missing record": (["verify", "nothing.jsonl"], "cannot be read"),
    "a folder as record": (["replay", "."], "cannot be read"),
    "unknown language": (["play", "toy", "--lang", "de"], "no language `de`; there are `en`, `cs`"),
    "unknown component": (["show", "toy", "ruby"], "no component `ruby`"),
    "near component": (["show", "toy", "gem_"], "did you mean `gem_0`"),
    "misspelt component": (["show", "toy", "gmem_13"], "did you mean `gem_13`"),
    "no picture": (["show", "toy", "coin", "--svg", "coin.svg"], "has no picture"),
    "unknown kind": (["list", "toy", "dice"], "no components of kind `dice`; it has `card`"),
    "one bot's tournament": (["tournament", "toy", "--bots", "random"], "two bots or more"),
    "lonely tournament": (["tournament", "toy", "--seats", "1"], "two seats or more"),
    "one game's tournament": (["tournament", "toy", "--games", "1"], "2 or more"),
    "endless bench": (["bench", "toy", "--seconds", "1e9"], "0.001 to 600"),
    "unknown game of bench": (["bench", "chess"], "no game `chess`"),
    "empty self-test": (["selftest", "toy", "--games", "0"], "1 game"),
    "database with an odd port": (
        ["serve", "--database", "postgresql://user@host:port/name"],
        "The address of the database cannot be read",
    ),
    "unknown database": (["serve", "--database", "dbase://x"], "no known kind of database"),
    "impossible port": (["serve", "--port", "70000"], "ports are 0 to 65535"),
}


@pytest.mark.parametrize("name", list(BAD))
def test_bad_input_is_answered_by_one_sentence(
    run: Run, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words, part = BAD[name]
    result = run(*words)
    assert result.exit_code == 2
    assert part in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
    assert list(tmp_path.iterdir()) == []


def record(run: Run, path: Path) -> str:
    run("record", "toy", "--seats", "2", "--seed", "5", "-o", str(path))
    return path.read_text(encoding="utf-8")


def test_damaged_records_are_refused_in_a_sentence(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    text = record(run, path)
    wrong = {
        "cut off": (text[:-20], "is cut off"),
        "empty": ("", "is empty"),
        "no JSON": (text.replace("{", "[", 1), "Line 1 is not a JSON object"),
        "newer": (text.replace('"version":1', '"version":2', 1), "rules version 2"),
        "other game": (text.replace('"game":"toy"', '"game":"chess"', 1), "no game `chess`"),
        "other seed": (text.replace('"seed":5', '"seed":6'), "Line"),
        "other choice": (text.replace('"do":"card:', '"do":"cart:', 1), "cannot be followed"),
        "forged score": (text.replace('"scores":[', '"scores":[9'), "claims the scores"),
    }
    for damaged, part in wrong.values():
        path.write_text(damaged, encoding="utf-8")
        result = run("verify", str(path))
        assert result.exit_code == 2
        assert part in result.stderr
        assert result.stderr.count("\n") == 1


def test_steps_and_seats_beyond_a_record_are_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    record(run, path)
    assert "it has steps 0 to" in run("replay", str(path), "--step", "999").stderr
    assert "seats are 0 to 1" in run("replay", str(path), "--seat", "7").stderr
    path.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in run("verify", str(path)).stderr


def test_a_real_process_ends_with_status_two_and_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "planetfall.cli", "simulate", "chess"],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 2
    assert done.stderr.startswith("There is no game `chess`")
    assert done.stderr.count("\n") == 1

"""Engines over standard input and output."""

from __future__ import annotations

import json
import logging
import re
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from planetfall import cli, games
from planetfall.core import record
from planetfall.core.errors import BadRequest
from planetfall.lab import referee
from planetfall.lab.clock import TimeControl
from planetfall.lab.referee import Duel

pytestmark = pytest.mark.slow

PAGE = Path(__file__).resolve().parents[2] / "docs" / "engine-protocol.md"
GAME = "planet-unknown"
FAULTY = """
import json, sys, time
kind = sys.argv[1]
if kind == "mute":
    time.sleep(60)
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        name = kind + "\\n\\x1b[2J" * (kind == "bells")
        print(json.dumps({"type": "hello", "name": name}), flush=True)
    elif message["type"] == "choose":
        if message["number"] == 3 or kind == "wrong":
            if kind == "crash":
                sys.exit(1)
            if kind == "silent":
                time.sleep(60)
            if kind == "noise":
                print("hello?", flush=True)
                continue
            if kind == "bells":
                print("\\x1b[2J\\a", flush=True)
                continue
            if kind == "ring":
                print(json.dumps({"key": "\\a"}), flush=True)
                continue
            if kind in ("illegal", "wrong"):
                print(json.dumps({"key": "fly:away"}), flush=True)
                continue
        print(json.dumps({"key": message["keys"][0]}), flush=True)
"""


@pytest.fixture
def engine(tmp_path: Path) -> str:
    """The command of the engine of the page."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(code.splitlines()) <= 42
    (tmp_path / "engine.py").write_text(code)
    return f"{sys.executable} {tmp_path / 'engine.py'}"


def faulty(tmp_path: Path, kind: str) -> str:
    (tmp_path / "faulty.py").write_text(FAULTY)
    return f"{sys.executable} {tmp_path / 'faulty.py'} {kind}"


def test_the_engine_of_the_page_plays_whole_games(engine: str, tmp_path: Path) -> None:
    words = ["referee", GAME, "--engine", engine, "--engine", engine, "--games", "2", "--json"]
    done = CliRunner().invoke(cli.app, [*words, "--time", "60", "--records", str(tmp_path)])
    assert done.exit_code == 0, done.output
    matches = json.loads(done.stdout)
    assert [match["engines"] for match in matches] == [["Points", "Points"]] * 2
    assert all(match["answered_for"] == [0, 0] and match["winners"] for match in matches)
    text = (tmp_path / f"{GAME}-1.jsonl").read_text(encoding="utf-8")
    assert record.verify(text, games.build)["choices"] == matches[1]["choices"]


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        ("crash", "it has ended"),
        ("silent", "no answer in"),
        ("noise", "`hello?` is no JSON object"),
        ("bells", "`\ufffd[2J\ufffd` is no JSON object"),
        ("illegal", "`fly:away` is none of the"),
        ("ring", "`\ufffd` is none of the"),
    ],
)
def test_a_faulty_engine_is_answered_for_and_the_log_says_so(
    kind: str, fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    duel = Duel(GAME, 1, (faulty(tmp_path, kind),), time=TimeControl(decision=3.0))
    with caplog.at_level(logging.WARNING):
        (match,) = referee.hold(duel, 1)
    assert match.answered_for == [1] and match.choices > 10
    assert fault in match.faults[0]
    (told,) = [entry.getMessage() for entry in caplog.records]
    name = f"{kind}\ufffd\ufffd[2J" if kind == "bells" else kind
    assert told.startswith(f"{name}, seat 0, decision 3: ") and fault in told
    lines = record.read_lines(match.record)
    assert [line["n"] for line in lines if "by" in line] == [3]


def test_an_engine_that_never_speaks_is_answered_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(referee, "GREETING", 0.2)
    (match,) = referee.hold(Duel(GAME, 1, (faulty(tmp_path, "mute"),)), 1)
    assert match.answered_for == [match.choices]
    assert match.faults[0].startswith("seat 0: no answer in 0.2 s")
    assert match.faults[-1] == "seat 0: 5 faults in this game"


def test_an_engine_that_is_always_wrong_is_asked_anew_in_the_next_game(tmp_path: Path) -> None:
    matches = referee.hold(Duel(GAME, 1, (faulty(tmp_path, "wrong"),)), 2)
    for match in matches:
        assert match.answered_for == [match.choices]
        assert all("`fly:away` is none of the" in fault for fault in match.faults[:5])
        assert set(match.faults[5:]) == {"seat 0: 5 faults in this game"}


@pytest.mark.parametrize(
    ("engines", "part"),
    [
        (("no-such-program",), "`no-such-program` cannot be started: No such file"),
        (("'open",), "is no command"),
        ((" ",), "needs a command"),
        (("a", "b", "c"), "3 engines were named for 2 seats"),
    ],
)
def test_what_cannot_be_started_is_one_sentence(engines: tuple[str, ...], part: str) -> None:
    with pytest.raises(BadRequest, match=re.escape(part)):
        referee.hold(Duel(GAME, 2, engines), 1)

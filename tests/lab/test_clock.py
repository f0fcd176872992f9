"""Time control: who is over his time is answered for, and the log and the record say so."""

from __future__ import annotations

import json
import logging
import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from planetfall import cli, games
from planetfall.core import record
from planetfall.core.errors import BadRequest, BotFault
from planetfall.core.play import Play
from planetfall.lab import clock
from planetfall.lab.clock import TimeControl
from planetfall.lab.simulate import Setup, simulate

pytestmark = pytest.mark.slow

SLOW = """
import time
from planetfall.bots import Bot

class Sleeper(Bot):
    def choose(self, view, rng):
        if view.number == 2:
            time.sleep(60)
        return view.legal[0]

class Divides(Bot):
    def choose(self, view, rng):
        return 1 // 0
"""
GAME = "planet-unknown"


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module with bots, found by this process and those it starts."""
    (tmp_path / "slow_bots.py").write_text(SLOW)
    paths = [str(tmp_path), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(os.path.abspath(p) for p in paths if p))
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_a_bot_over_its_time_is_answered_for_and_the_record_says_so(
    slow: Path, caplog: pytest.LogCaptureFixture
) -> None:
    control = TimeControl(decision=2.0)
    play = Play.new(games.rules(GAME), 1, 5)
    bot = clock.seat("slow_bots:Sleeper", GAME, control)
    assert isinstance(bot, clock.TimedBot)
    with caplog.at_level(logging.WARNING):
        clock.play_out(play, [bot], control)
    clock.end_all()
    assert bot.faults == ["over its time of 2 s"]
    told = "slow_bots:Sleeper, seat 0, decision 2: over its time of 2 s; the greedy bot answers"
    assert [entry.getMessage() for entry in caplog.records] == [told]
    lines = record.read_lines(record.to_text(play))
    assert lines[0]["time"] == {"decision": 2.0, "game": 0.0}
    assert [line["n"] for line in lines if line.get("by") == "greedy"] == [2]
    assert record.verify(record.to_text(play), games.build)["finished"]


def test_a_game_has_its_own_time(slow: Path) -> None:
    control = TimeControl(game=0.0001)
    run = simulate(Setup(GAME, 1, ("random",), time=control), 1)
    clock.end_all()
    (result,) = run.results
    # The first decision uses all the time up, whether it is made in time or not.
    assert result.answered_for[0] >= result.decisions - 1
    assert run.to_data()["time"] == control.to_data()


def test_games_within_the_time_are_those_without_a_clock() -> None:
    free = simulate(Setup(GAME, 2, ("greedy", "random")), 1).results
    timed = simulate(Setup(GAME, 2, ("greedy", "random"), time=TimeControl(60, 600)), 1).results
    clock.end_all()
    assert timed[0].digest == free[0].digest
    assert timed[0].answered_for == [0, 0] and free[0].answered_for == []
    assert "answered_for" not in free[0].to_data()


def test_a_fault_of_a_bot_under_a_clock_reaches_its_author(slow: Path) -> None:
    setup = Setup(GAME, 1, ("slow_bots:Divides",), time=TimeControl(5))
    with pytest.raises(BotFault, match=r"`slow_bots.py`, line 13, `choose`: ZeroDivisionError"):
        simulate(setup, 1)
    clock.end_all()


def test_the_commands_take_a_clock(tmp_path: Path) -> None:
    words = ["simulate", GAME, "--seats", "1", "--games", "1", "--game-time", "0.0001", "--json"]
    done = CliRunner().invoke(cli.app, words)
    assert json.loads(done.stdout)["time"] == {"decision": 0.0, "game": 0.0001}
    refused = CliRunner().invoke(cli.app, ["tournament", GAME, "--time", "-1"])
    assert refused.exit_code == 2 and "Bots cannot think for -1 s" in refused.stderr
    with pytest.raises(BadRequest, match="cannot think"):
        TimeControl(game=1e9).check()
    clock.end_all()

"""The search that tells whether deals can be won."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from planetfall import games
from planetfall.bots import judge_of
from planetfall.bots.turns import Line, turn_at_random
from planetfall.core import record
from planetfall.core.vocabulary import CHANCE
from planetfall.lab import reach


def test_the_record_of_a_line_holds_its_choices() -> None:
    rules = games.build("on-mars", {"chapter": "blackout"})
    reached = Line(rules.new(2, 7), None, [])
    rng = Random(1)
    for _ in range(3):
        reached = turn_at_random(reached, judge_of("on-mars"), rng)
    play = record.load(reach.record_of(rules, 2, 7, reached), games.build)
    assert [made for made in play.made if made[0] != CHANCE] == reached.all_choices()


def test_the_command_prints_a_row_and_keeps_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["on-mars", "--option", "chapter=monolith", "--games", "2", "--width", "1"]
    assert reach.main([*words, "--tries", "1", "--records", str(tmp_path)]) == 0
    captured = capsys.readouterr()
    assert captured.out.splitlines()[2].startswith(
        "| on-mars chapter=monolith | 1 | 2 | 0 | 15.0 |"
    )
    assert captured.err.splitlines()[1] == "on-mars chapter=monolith 1 1: no win found in 15 turns"
    assert not list(tmp_path.iterdir())


class Won:
    """A line that counts as won before its first choice."""

    def is_won(self) -> bool:
        return True

    def turns(self) -> int:
        return 0

    def all_choices(self) -> list[tuple[int, int]]:
        return []


def test_won_deals_are_recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "search", lambda *_: [Won()])
    words = ["on-mars", "--option", "chapter=monolith", "--games", "2", "--seed", "3"]
    assert reach.main([*words, "--records", str(tmp_path / "won")]) == 0
    files = sorted((tmp_path / "won").iterdir())
    assert [file.name for file in files] == [f"on-mars-monolith-1-{seed}.jsonl" for seed in (3, 4)]
    play = record.load(files[0].read_text(encoding="utf-8"), games.build)
    assert play.game.rules.options["chapter"] == "monolith"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["on-mars", "--option", "chapter=invasion"], "all seats are on one side"),
        (["on-mars", "--option", "chapter=monolith", "--tries", "0"], "1 or more"),
        (["on-mars", "--option", "chapter=monolith", "--games", "0"], "1 or more"),
        (["chess"], "chess"),
    ],
)
def test_what_cannot_be_searched_is_refused(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert reach.main(words) == 2
    assert message in capsys.readouterr().err

"""The search that tells whether deals can be won."""

from __future__ import annotations

from pathlib import Path

import pytest

from planetfall import games
from planetfall.bots import judge_of
from planetfall.core import record
from planetfall.core.vocabulary import CHANCE
from planetfall.lab import reach
from planetfall.lab.reach import Effort, Found, Line
from tests.rulebook.on_mars_alien_invasion.blackout import Outages, with_goal

JUDGE = judge_of("on-mars")
SMALL = Effort(width=3, tries=12)


def test_a_line_that_wins_is_found_and_its_choices_win() -> None:
    at = with_goal(Outages(seats=2).time(1)).turn(0)
    found = reach.search(at, SMALL, JUDGE)
    assert found.won is not None
    assert found.turns <= 2
    for seat, option in found.won.all_choices():
        at.apply(seat, option)
    assert at.outcome().winners == (0, 1)


def test_where_no_line_wins_the_search_ends_with_the_game() -> None:
    game = games.build("on-mars", {"chapter": "monolith"}).new(1, 5)
    found = reach.search(game, Effort(width=1, tries=1), JUDGE)
    assert found.won is None
    assert found.turns == 15 + 1  # The set-up, then a turn in each round.


def test_a_search_repeats_and_leaves_the_game_as_it_was() -> None:
    at = with_goal(Outages(seats=2).time(1)).turn(0)
    before = at.digest()
    first, second = (reach.search(at, SMALL, JUDGE).won for _ in range(2))
    assert first is not None
    assert second is not None
    assert first.all_choices() == second.all_choices()
    assert at.digest() == before


def test_a_line_goes_on_turn_by_turn() -> None:
    rules = games.build("on-mars", {"chapter": "outbreak"})
    reached = Line(rules.new(3, 4), None, [])
    rng = reach.Random(2)
    for turn in range(1, 8):
        reached = reach.turn_at_random(reached, JUDGE, rng)
        game = reached.game
        acted = sum(player["acted"] for player in game.to_data()["areas"])
        assert (game.round_number(), acted) == ((turn + 2) // 3, (turn + 2) % 3 + 1)


def test_the_record_of_a_line_holds_its_choices() -> None:
    rules = games.build("on-mars", {"chapter": "blackout"})
    reached = Line(rules.new(2, 7), None, [])
    rng = reach.Random(1)
    for _ in range(3):
        reached = reach.turn_at_random(reached, JUDGE, rng)
    play = record.load(reach.record_of(rules, 2, 7, reached), games.build)
    assert [made for made in play.made if made[0] != CHANCE] == reached.all_choices()


def test_the_command_prints_a_row_and_keeps_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["on-mars", "--option", "chapter=monolith", "--games", "2", "--width", "1"]
    assert reach.main([*words, "--tries", "1", "--records", str(tmp_path)]) == 0
    captured = capsys.readouterr()
    assert captured.out.splitlines()[2].startswith(
        "| on-mars chapter=monolith | 1 | 2 | 0 | 16.0 |"
    )
    assert captured.err.splitlines()[1] == "on-mars chapter=monolith 1 1: no win found in 16 turns"
    assert not list(tmp_path.iterdir())


def test_won_deals_are_recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "search", lambda game, *_: Found(Line(game, None, []), 1))
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

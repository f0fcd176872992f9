"""Expansions, sides, seats of another kind and decisions, on the chase."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path
from typing import Any

import pytest

from planetfall.core import check, record
from planetfall.core.combinators import AnyOrder
from planetfall.core.effect import Effect, Frame
from planetfall.core.errors import BadRequest, BrokenRule
from planetfall.core.extension import Expansions
from planetfall.core.game import Game
from planetfall.core.play import Play
from planetfall.core.scores import Outcome, Sheet, line_names, side_of, side_totals
from tests.core.chase.rules import ENOUGH, Chase, build

ALL = [name for name in check.CHECKS if name != "interleavings"]


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("options", [{}, {"together": True}])
def test_the_chase_conforms(seats: int, options: dict[str, Any]) -> None:
    assert check.run(build(options), seats, range(4)) == []


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("few", [False, True])
def test_the_chase_with_another_kind_of_seat_conforms(seats: int, few: bool) -> None:
    rules = build({"warden": True, "few_places": few})
    assert check.run(rules, seats, range(6)) == []


def test_a_decision_in_a_simultaneous_phase_conforms() -> None:
    # Who acts first decides what others have not done, so interleavings may differ here.
    assert check.run(build({"trap": True}), 3, range(10), ALL) == []


def test_the_order_of_acting_matters_for_a_decision_in_a_simultaneous_phase() -> None:
    assert check.run(build({"trap": True}), 3, range(10), ["interleavings"])


def chase(options: dict[str, Any], seats: int) -> Chase:
    game = build(options).new(seats, 1)
    assert isinstance(game, Chase)
    return game


def test_expansions_are_found_as_folders_in_order_of_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = tmp_path / "small_box"
    for name in ("second", "first"):
        folder = box / "expansions" / name
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text("")
        (folder / "extension.py").write_text(
            "from planetfall.core.extension import Extension\n"
            "class Mine(Extension):\n"
            f"    def __init__(self) -> None:\n        self.name = '{name}'\n"
            "EXTENSION = Mine()\n"
        )
    for name in ("notes", "pictures"):
        (box / "expansions" / name).mkdir()
    (box / "expansions" / "pictures" / "__init__.py").write_text("")
    (box / "expansions" / "first" / "words.py").write_text("WORD = 'one'\n")
    (box / "__init__.py").write_text("")
    (box / "expansions" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    expansions = Expansions("small_box")
    assert [extension.name for extension in expansions.load()] == ["first", "second"]
    assert [module.WORD for module in expansions.modules("words")] == ["one"]
    assert expansions.modules("words", {"second": True}) == []
    assert expansions.modules("draw.cards") == []
    for name in [name for name in sys.modules if name.startswith("small_box")]:
        del sys.modules[name]


def test_a_game_without_expansions_has_none() -> None:
    assert Expansions("planetfall.core").load() == []


def test_an_expansion_that_is_off_leaves_no_trace() -> None:
    game = chase({}, 2)
    assert game.rules.options_data() == {"together": False, "trap": False}
    assert game.extras == [] and not game.setting.heard
    assert "decided" not in game.to_data()
    assert "warden" not in game.to_text()
    words = build({"warden": True}).vocabulary
    assert words.key(len(words) - 1) == "search:4"


def test_the_seats_depend_on_the_options() -> None:
    assert build({}).seat_counts() == [1, 2, 3]
    assert build({"warden": True}).seat_counts() == [2, 3, 4]
    assert build({}).seat_limits() == build({"warden": True}).seat_limits() == (1, 4)
    with pytest.raises(BadRequest, match="2 to 4 seats"):
        build({"warden": True}).new(1, 0)
    together = build({}).specs()[0]
    assert not together.applies_to(1) and together.applies_to(2)
    assert together.to_data()["seats"] == [2, 3]


def play_out(game: Game, wanted: str) -> None:
    """The first option at every question; the warden takes `wanted` if it is offered."""
    while movers := game.to_move():
        seat = movers[0]
        keys = [game.rules.key(option) for option in game.legal(seat)]
        game.choose(seat, wanted if wanted in keys else keys[-1])


def test_the_warden_wins_in_the_middle_of_a_turn() -> None:
    game = chase({"warden": True}, 3)
    play_out(game, "search:4")
    assert (game.decided, game.round) == ("caught", 1)
    outcome = game.outcome()
    assert outcome.winners == (2,) and outcome.shares() == [0.0, 0.0, 1.0]
    assert outcome.to_data()["sides"] == [[0, 1], [2]]
    assert line_names([sheet.names() for sheet in game.scores()]) == ["gems", "caught"]


def test_the_runners_win_together_though_work_is_pushed_afterwards() -> None:
    game = chase({"warden": True}, 3)
    play_out(game, "search:0")
    assert game.decided == "escaped" and not any(game.stacks)
    assert game.outcome().shares() == [1.0, 1.0, 0.0]


def test_nobody_wins_when_time_is_up() -> None:
    game = chase({"warden": True}, 2)
    play_out(game, "search:0")
    outcome = game.outcome()
    assert outcome.winners == () and outcome.reason == "time"
    assert outcome.shares() == [0.0, 0.0]


def test_all_win_or_lose_together() -> None:
    game = chase({"together": True}, 2)
    play_out(game, "take:3")
    assert sum(game.outcome().totals) >= ENOUGH
    assert game.outcome().shares() == [1.0, 1.0]


def test_a_decision_can_be_taken_back_and_is_recorded() -> None:
    play = Play.new(build({"warden": True}), 3, 1, "n")
    while not play.game.decided:
        before = play.game.to_data()
        seat = play.game.to_move()[0]
        keys = play.game.view(seat).keys()
        play.choose(seat, "search:4" if "search:4" in keys else keys[-1])
    digest = play.game.digest()
    assert pickle.loads(pickle.dumps(play.game)).digest() == digest
    assert play.game.view(0).data()["decided"] == "caught"
    play.undo(2)
    assert play.game.to_data() == before and play.game.to_move() == (2,)
    play.choose(2, "search:4")
    text = record.to_text(play)
    assert record.verify(text, lambda game, options: build(options))["finished"]
    assert record.load(text, lambda game, options: build(options)).game.digest() == digest


class Doom(Effect):
    """Decides the game, then does all that callers do afterwards."""

    def resolve(self, game: Game, frame: Frame) -> list[int] | None:
        game.decide("doom")
        game.decide("something else")
        game.push(frame)
        game.open_barrier(self, frame)
        AnyOrder(Doom(), Doom()).resolve(game, frame)
        return [1, 2]


def test_the_first_decision_stands_and_nothing_follows() -> None:
    game = chase({}, 2)
    digest = game.digest()
    assert game.dry_run(Frame(Doom(), 0)) == 0 and game.digest() == digest
    game.asks[1] = None
    game.push(Frame(Doom(), 1))
    game.settle()
    assert game.decided == "doom" and game.is_over()
    assert not game.at_once and not any(game.stacks)


def test_a_decision_needs_a_reason() -> None:
    with pytest.raises(BrokenRule):
        chase({}, 1).decide("")


def test_a_simultaneous_phase_leaves_out_the_seat_that_is_no_player() -> None:
    game = chase({"warden": True}, 3)
    assert game.at_once and game.to_move() == (0, 1)
    assert game.view(2).data()["areas"][2] == {"caught": 0, "notes": []}
    assert game.view(0).data()["areas"][2] == {"caught": 0, "notes_count": 0}


def test_an_outcome_has_every_seat_as_a_side_unless_told_otherwise() -> None:
    outcome = Outcome([0, 1], [5, 5, 3], "points")
    assert outcome.sides == [[0], [1], [2]] and outcome.shares() == [0.5, 0.5, 0.0]
    assert outcome.to_data() == {
        "winners": [0, 1],
        "totals": [5, 5, 3],
        "reason": "points",
        "places": [1, 1, 3],
    }


def test_sides_have_points_and_seats() -> None:
    sides = [[0, 2], [1]]
    assert side_totals([4, 9, 6], sides) == [5, 9]
    assert [side_of(sides, seat) for seat in (0, 1, 2, 3)] == [0, 1, 0, -1]


def test_lines_of_different_sheets_keep_their_order() -> None:
    assert line_names([["a", "c"], ["a", "b", "c"], ["d"]]) == ["a", "b", "c", "d"]
    assert Sheet([("a", 1), ("b", 0)]).names() == ["a", "b"]

"""The self-test passes on a sound game and finds faults made on purpose."""

from __future__ import annotations

import pytest

from planetfall.core.effect import Frame
from planetfall.core.errors import BadRequest, IllegalChoice
from planetfall.core.reasons import pack
from planetfall.games import GAMES
from planetfall.lab import digests, leaks, selftest, walks
from planetfall.lab.variants import describe, variant
from tests.core import toy


def faults(name: str, count: int = 40) -> list[str]:
    tasks = [task for task in selftest.plan("toy", count) if task.property == name]
    return selftest.run("toy", tasks).faults


def test_a_sound_game_has_no_faults() -> None:
    for name in (selftest.DEAD_ENDS, selftest.LEAKS, selftest.UNDO):
        assert faults(name) == []


def test_variants_go_round_the_seats_and_the_options() -> None:
    settings = [variant("toy", number) for number in range(24)]
    assert {seats for _, seats in settings} == {1, 2, 3, 4}
    assert {rules.options["rich"] for rules, _ in settings} == {True, False}
    assert "--seats 2 --option rich=true" in {describe(*setting) for setting in settings}


def test_a_plan_has_a_task_for_everything() -> None:
    tasks = selftest.plan("toy", 50, seed=7)
    assert {task.property for task in tasks} == set(selftest.UNITS)
    assert [task.numbers[0] for task in tasks[:50]] == list(range(7, 57))


def test_options_and_seats_may_be_fixed() -> None:
    tasks = selftest.plan("toy", 30, options={"rich": "true"}, seats=3)
    settings = [task.setting(number) for task in tasks for number in task.numbers]
    assert {seats for _, seats in settings} == {3}
    assert {rules.options["rich"] for rules, _ in settings} == {True}
    assert selftest.run("toy", tasks[:4]).faults == []


def test_fixed_options_keep_to_their_seats() -> None:
    seats = {variant("toy", number, {"rich": True})[1] for number in range(12)}
    assert seats == {1, 2, 3, 4}
    assert "rich" in describe(*variant("toy", 5, {"rich": True}))


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadRequest):
        selftest.plan("toy", 3, seats=9)
    with pytest.raises(BadRequest):
        selftest.plan("toy", 3, options={"poor": "true"})


def test_a_dead_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Coins, "obstacle", lambda self, game, frame: 0)
    assert any("BrokenRule" in fault or "no way" in fault for fault in faults(selftest.DEAD_ENDS))


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "declared", lambda self: toy.LEAKY_FIELDS)
    assert any("bag" in fault for fault in faults(selftest.LEAKS))


def test_a_leak_through_why_not_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        toy.Keep, "refusal", lambda self, game, *rest: pack(toy.TOO_POOR, 0, 0, game.bag[0])
    )
    rules, _ = variant("toy", 0)
    seen = [leaks.positions_hide(rules, 3, seed)[1] for seed in range(10)]
    assert any("why not" in fault for found in seen for fault in found)


def leak_faults() -> list[str]:
    rules, _ = variant("toy", 0)
    return [fault for seed in range(10) for fault in leaks.positions_hide(rules, 3, seed)[1]]


def test_a_leak_through_the_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = toy.Keep.answer

    def talkative(self: toy.Keep, game: toy.Toy, frame: Frame, option: int) -> None:
        answer(self, game, frame, option)
        game.note(1, frame.seat, game.bag[0])

    monkeypatch.setattr(toy.Keep, "answer", talkative)
    assert any("`after, events`" in fault for fault in leak_faults())


def test_a_leak_through_where_a_choice_leads_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = toy.Keep.answer

    def generous(self: toy.Keep, game: toy.Toy, frame: Frame, option: int) -> None:
        answer(self, game, frame, option)
        game.players[frame.seat].points += game.bag[0]

    monkeypatch.setattr(toy.Keep, "answer", generous)
    assert any("`after, data`" in fault for fault in leak_faults())


def test_a_leak_through_an_error_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def chatty(self: toy.Toy, seat: int) -> IllegalChoice:
        return IllegalChoice(f"Seat {seat} waits while the bag begins with {self.bag[0]}.")

    monkeypatch.setattr(toy.Toy, "_idle", chatty)
    assert any("`error of " in fault for fault in leak_faults())


def test_an_undo_of_what_was_learned_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def peek(game: toy.Toy, seat: int) -> dict[str, int]:
        return {"peek": game.bag[0] if seat >= 0 and game.players[seat].points else -1}

    monkeypatch.setattr(toy.Toy, "view_extra", peek)
    rules, _ = variant("toy", 0)
    assert any(walks.walks_are_honest(rules, 3, seed)[1] for seed in range(20))


def test_other_luck_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        digests, "elsewhere", lambda game, numbers, *drawn, **how: ["x"] * len(numbers)
    )
    assert len(faults(selftest.DETERMINISM)) >= 4


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_the_games_pass_a_short_self_test(game: str) -> None:
    report = selftest.run(game, selftest.plan(game, 6))
    assert report.faults == []
    assert all(report.counts.values())

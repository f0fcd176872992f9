"""Tournaments give both bots every seat and state how sure they are."""

from __future__ import annotations

import pytest

from planetfall import games
from planetfall.lab.simulate import Result, Setup, simulate
from planetfall.lab.tournament import Contest, _judge, hold, interval
from planetfall.lab.variants import variant
from tests.core.chase.game import TITLE


def test_both_bots_get_every_seat() -> None:
    seatings = Contest("toy", 3, ("a", "b")).seatings("a", "b")
    assert seatings == [("a", "b", "a"), ("b", "a", "b")]


def test_a_pair_plays_as_many_games_as_asked_half_of_them_in_either_seat() -> None:
    table = hold(Contest("toy", 2, ("random", "greedy")), 7)
    assert table.pairs[0].games == 7


def test_a_bot_against_its_like_wins_about_half() -> None:
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0, 0) == (0.0, 1.0)


def test_a_table_has_the_ratings_of_all_its_games() -> None:
    table = hold(Contest("toy", 2, ("random", "greedy")), 30)
    assert [(each.bot, each.games) for each in table.ratings] == [("greedy", 30), ("random", 30)]
    assert table.to_data()["ratings"] == [each.to_data() for each in table.ratings]


@pytest.fixture
def chase(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "chase", TITLE)


@pytest.mark.usefixtures("chase")
def test_both_bots_get_every_side() -> None:
    contest = Contest("chase", 4, ("a", "b"), {"warden": True})
    assert contest.seatings("a", "b") == [("a", "a", "a", "b"), ("b", "b", "b", "a")]
    together = Contest("chase", 2, ("a", "b"), {"together": True})
    assert together.seatings("a", "b") == [("a", "a"), ("b", "b")]


@pytest.mark.usefixtures("chase")
@pytest.mark.parametrize("options", [{"warden": True}, {"together": True}, {"trap": True}])
def test_games_with_sides_are_rated(options: dict[str, bool]) -> None:
    table = hold(Contest("chase", 3, ("random", "greedy"), options), 20)
    assert table.pairs[0].games == 20 and table.pairs[0].unfinished == 0
    assert 0 <= table.pairs[0].rate <= 1
    if "together" in options:
        assert table.pairs[0].margin < 0


@pytest.mark.usefixtures("chase")
def test_a_side_wins_as_a_whole() -> None:
    run = simulate(Setup("chase", 3, ("random",), {"warden": True}), 40)
    runners, others, warden = run.shares()
    assert runners == others and runners + warden <= 1 and warden > 0
    assert run.results[0].to_data()["sides"] == [[0, 1], [2]]


@pytest.mark.usefixtures("chase")
def test_variants_have_every_number_of_seats_that_some_options_allow() -> None:
    found = [variant("chase", number) for number in range(24)]
    assert {seats for _, seats in found} == {1, 2, 3, 4}
    assert all(seats in rules.seat_counts() for rules, seats in found)


def test_where_nobody_wins_both_have_half() -> None:
    lost = Result(0, [1, 2], [], 5, 1, True, "")
    pair = _judge("a", "b", [(("a", "b"), lost)])
    assert pair.rate == 0.5 and pair.margin == -1

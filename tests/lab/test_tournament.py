"""Tournaments give both bots every seat and state how sure they are."""

from __future__ import annotations

import pytest

from planetfall.lab.tournament import Contest, Pair, hold, interval, ratings


def test_both_bots_get_every_seat() -> None:
    seatings = Contest("toy", 3, ("a", "b")).seatings("a", "b")
    assert seatings == [("a", "b", "a"), ("b", "a", "b")]


def test_a_pair_plays_as_many_games_as_asked_half_of_them_in_either_seat() -> None:
    table = hold(Contest("toy", 2, ("random", "greedy")), 7)
    assert table.pairs[0].games == 7


def test_a_bot_against_its_like_wins_about_half() -> None:
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0, 0) == (0.0, 1.0)


def test_ratings_follow_the_shares() -> None:
    def pair(first: str, second: str, rate: float) -> Pair:
        return Pair(first, second, 1000, rate, 0, 1, 0, 0)

    found = ratings(("a", "b", "c"), [pair("a", "b", 0.1), pair("b", "c", 0.1), pair("a", "c", 0)])
    assert found["a"] < found["b"] < found["c"]
    assert sum(found.values()) == pytest.approx(0, abs=1)
    two = ratings(("a", "b"), [pair("a", "b", 10 / 11)])
    assert two["a"] - two["b"] == pytest.approx(400, abs=5)

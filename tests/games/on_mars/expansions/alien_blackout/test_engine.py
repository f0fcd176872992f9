"""Whole games of Blackout keep what every game must keep."""

from __future__ import annotations

from random import Random

import pytest

from planetfall.core import check
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import choose, offered, rules
from tests.rulebook.on_mars_alien_invasion.blackout import (
    Outages,
    complete_goal,
    outages,
    table,
    with_goal,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_conformance_suite_finds_nothing(seats: int) -> None:
    assert check.run(rules(chapter="blackout"), seats=seats, seeds=range(3)) == []
    assert check.run(rules(chapter="blackout", length="long"), seats=seats, seeds=[8]) == []


def test_the_streams_and_options_of_the_chapter_are_there_only_with_it() -> None:
    with_it, without = rules(chapter="blackout"), rules()
    assert with_it.streams == without.streams + 1
    assert "chapter" in with_it.options_data()
    assert "chapter" not in without.options_data()
    assert without.blank(3).extras == []


def test_a_completed_goal_is_nobodys_hidden_card() -> None:
    at = with_goal(Outages(seats=2)).goals(1, "three_ships", "three_mines", "five_technologies")
    game = complete_goal(at.turn(0))
    for luck in range(20):
        other = game.view(0).determinize(Random(luck))
        assert isinstance(other, Colony)
        assert not set(other.players[1].goals) & {game.players[0].goal - 1}
    area = table(game)
    area.completed = [1 << game.players[0].goal - 1, 0]
    game.players[0].goal = 0
    done = area.completed[0].bit_length() - 1
    for luck in range(30):
        other = game.view(0).determinize(Random(luck))
        assert isinstance(other, Colony)
        assert done not in other.players[1].goals


def test_a_repair_in_a_clone_leaves_the_other_position() -> None:
    game = Outages(seats=2).put("outage at 7-3").repair()
    other = game.clone()
    choose(other, 0, "hex:7-3")
    assert outages(game) == {"7-3": "damaged"}
    assert outages(other) == {}
    assert "hex:7-3" in offered(game)

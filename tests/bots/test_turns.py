"""Planning by whole turns."""

from __future__ import annotations

from random import Random

import pytest

from planetfall import games
from planetfall.bots import judge_of, own, turns
from planetfall.bots.turns import Effort, Line, TurnBot, search, turn_at_random
from tests.rulebook.on_mars_alien_invasion.blackout import Outages, with_goal

JUDGE = judge_of("on-mars")
SMALL = Effort(width=3, tries=6, turns=3)


def test_a_line_that_wins_is_found_and_its_choices_win() -> None:
    at = with_goal(Outages(seats=2).time(1)).turn(0)
    (found,) = search(at, SMALL, JUDGE, Random(1))
    assert found.is_won()
    for seat, option in found.all_choices():
        at.apply(seat, option)
    assert at.outcome().winners == (0, 1)


def test_where_no_line_wins_the_search_ends_with_the_game() -> None:
    game = games.build("on-mars", {"chapter": "monolith"}).new(1, 5)
    (found,) = search(game, Effort(width=1, tries=1, turns=99), JUDGE, Random(1))
    assert not found.is_won()
    assert found.turns() == 15  # The set-up and fourteen turns; the next one ends the game.


def test_a_search_repeats_and_leaves_the_game_as_it_was() -> None:
    game = games.build("on-mars", {"chapter": "blackout"}).new(2, 3)
    before = game.digest()
    first, second = (search(game, SMALL, JUDGE, Random(4)) for _ in range(2))
    assert [line.all_choices() for line in first] == [line.all_choices() for line in second]
    assert [line.worth() for line in first] == sorted([x.worth() for x in first], reverse=True)
    assert {line.turns() for line in first} == {3}
    assert game.digest() == before


def test_a_line_goes_on_turn_by_turn() -> None:
    reached = Line(games.build("on-mars", {"chapter": "outbreak"}).new(3, 4), None, [])
    rng = Random(2)
    for turn in range(1, 8):
        reached = turn_at_random(reached, JUDGE, rng)
        acted = sum(player["acted"] for player in reached.game.to_data()["areas"])
        assert (reached.game.round_number(), acted) == ((turn + 2) // 3, (turn + 2) % 3 + 1)


def test_the_bot_completes_the_goal_that_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "TURN", SMALL)
    monkeypatch.setattr(turns, "REST", SMALL)
    at = with_goal(Outages(seats=2).time(1)).turn(0)
    bot = own.seat("planetfall.bots.turns:TurnBot", "on-mars")
    for _ in range(40):
        if at.is_over():
            break
        seat = at.to_move()[0]
        at.apply(seat, bot.choose(at.view(seat), Random(at.moves)))
    assert at.outcome().winners == (0, 1)


def test_the_bot_repeats_and_knows_no_more_than_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "TURN", SMALL)
    game = games.build("on-mars", {"chapter": "blackout"}).new(2, 6)
    while game.round_number() == 0:
        seat = game.to_move()[0]
        game.apply(seat, game.legal(seat)[0])
    seat = game.to_move()[0]
    view = game.view(seat)
    chosen = TurnBot().choose(view, Random(5))
    assert chosen in view.legal
    same = view.determinize(Random(9)).view(seat)
    assert TurnBot().choose(same, Random(5)) == chosen


def test_in_a_simultaneous_phase_the_bot_chooses_for_its_own_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    small = Effort(width=1, tries=2, turns=1)
    monkeypatch.setattr(turns, "TURN", small)
    monkeypatch.setattr(turns, "REST", small)
    game = games.build("terraforming-mars", {}).new(3, 3)
    for number in range(25):
        seat = game.to_move()[-1]
        view = game.view(seat)
        option = TurnBot().choose(view, Random(number))
        assert option in view.legal
        game.apply(seat, option)

"""Section 13: winning and losing in Blackout."""

from __future__ import annotations

import pytest

from planetfall.games.on_mars.state import Colony
from planetfall.testing import rule
from tests.rulebook.on_mars.help import choose, offered, refuses
from tests.rulebook.on_mars_alien_invasion.blackout import (
    FOUR,
    START,
    Outages,
    complete_goal,
    complete_mission,
    outages,
    table,
    with_goal,
)

FOUR_OUT = [START[name] for name in ("mine", "generator", "water_extractor", "greenhouse")]


def four_disabled(seats: int = 3) -> Outages:
    """Four buildings are disabled, the fifth is damaged."""
    at = Outages(seats)
    for hexagon in FOUR_OUT:
        at.put(f"lying of 1 at {hexagon}")
    return at.put(f"outage at {START['oxygen_condenser']}")


@rule("OMA-13.01", "OMA-14.12")
def test_the_fifth_disabled_building_loses_the_game_at_once() -> None:
    game = choose(four_disabled().strike("oxygen_condenser"), 0, "seat:2")
    assert (game.decided, game.to_move()) == ("lost_disabled", ())
    assert game.outcome().winners == ()
    assert len(table(game).disabled()) == 5


@rule("OMA-13.01")
def test_five_outage_tokens_lose_nothing_while_fewer_colonists_lie() -> None:
    at = Outages()
    for hexagon in FOUR_OUT[:3]:
        at.put(f"lying of 1 at {hexagon}")
    at.put("outage at 7-7", "generator at 4-4", "outage at 4-4")
    game = choose(at.strike("greenhouse"), 0, "seat:0")
    assert game.decided == ""
    assert len(outages(game)) == 5


@rule("OMA-13.02", "OMA-14.24")
def test_without_a_colonist_in_anybodys_quarters_the_game_is_lost() -> None:
    at = Outages().put("outage at 7-3")
    for seat in range(3):
        at.quarters(seat, 0, working=4)
    game = at.strike("generator")
    assert game.decided == "lost_no_colonist"
    assert game.outcome().winners == ()
    last = Outages().put("outage at 7-3")
    for seat in range(3):
        last.quarters(seat, 1 if seat == 2 else 0)
    game = last.strike("generator")
    assert (game.decided, outages(game)) == ("", {"7-3": "disabled 2"})


@rule("OMA-13.03", "OMA-13.07")
def test_the_normal_end_loses_after_its_extra_round() -> None:
    at = Outages(seats=2)
    at.game.remaining = 0
    game = at.end_of_colonization()
    assert game.ending >= 1
    assert game.decided == ""
    assert not game.is_over()
    rounds = game.round
    while game.to_move():
        answer_quietly(game)
        if game.ending == 2:
            rounds = game.round
    assert game.ending == 2
    assert game.round == rounds
    if not game.decided:
        assert game.outcome().winners == ()
        assert game.outcome().reason == "lost_game_ended"


@rule("OMA-13.07")
def test_a_goal_of_the_extra_round_still_wins() -> None:
    at = with_goal(Outages(seats=2)).time(1)
    at.game.ending = 2
    assert complete_goal(at.turn(0)).decided == "won_together"


@rule("OMA-13.03")
def test_the_end_of_the_last_round_is_lost() -> None:
    at = Outages(seats=2)
    at.game.ending = 2
    game = at.end_of_colonization()
    while movers := game.to_move():
        choose(game, movers[0], "done")
    assert game.over == 1
    assert (game.outcome().winners, game.outcome().reason) == ((), "lost_game_ended")


@rule("OMA-13.04", "OMA-13.08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_marker_that_leaves_space_one_wins_at_once(seats: int) -> None:
    goal = complete_goal(with_goal(Outages(seats).time(1)).turn(0))
    for game in (goal, complete_mission(Outages(seats).time(1))):
        assert (game.decided, game.to_move(), table(game).time) == ("won_together", (), 0)
        assert game.outcome().winners == tuple(range(seats))
    earlier = complete_mission(Outages(seats).time(2))
    assert (earlier.decided, table(earlier).time) == ("", 1)


@rule("OMA-13.08")
def test_the_win_comes_in_the_middle_of_a_turn() -> None:
    at = with_goal(Outages(seats=2).time(1))
    game = at.storage(0, battery=2).turn(0)
    assert "main:control_center" in offered(game)
    before = game.clone()
    complete_goal(game)
    assert game.is_over()
    assert not before.is_over()


def answer_quietly(game: Colony) -> None:
    """Whoever is asked does as little as possible."""
    (seat,) = game.to_move()
    keys = offered(game, seat)
    quiet = [key for key in ("no", "done", "main:control_center", "pass") if key in keys]
    choose(game, seat, quiet[0] if quiet else keys[0])


def finish_turn(game: Colony, seat: int = 0) -> Colony:
    """Take the rest of a turn."""
    while game.turn == seat:
        answer_quietly(game)
    return game


@rule("OMA-13.05", "OMA-13.06")
def test_a_player_completes_all_own_goals_but_one_in_a_turn() -> None:
    at = with_goal(Outages(seats=2)).blueprints(0, *FOUR)
    game = at.goals(0, "four_blueprints", "three_shelters", "three_ships").turn(0)
    assert {"goal:four_blueprints", "goal:three_shelters"} <= set(offered(game))
    complete_goal(game)
    assert "goal:four_blueprints" not in offered(game)
    assert refuses(game, 0, "goal:four_blueprints") == "goal_this_turn"
    finish_turn(game)
    while game.turn != 0:
        answer_quietly(game)
    assert "goal:four_blueprints" in offered(game)
    choose(game, 0, "goal:four_blueprints")
    assert table(game).time == 4
    assert game.status() == []


@rule("OMA-13.06")
def test_another_player_may_complete_a_goal_in_the_same_round() -> None:
    at = with_goal(Outages(seats=2)).goals(1, "four_blueprints").blueprints(1, *FOUR)
    game = complete_goal(at.turn(0, 1))
    finish_turn(game)
    assert "goal:four_blueprints" in offered(game, 1)

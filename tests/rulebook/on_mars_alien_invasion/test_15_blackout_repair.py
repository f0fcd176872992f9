"""Section 15: completed missions and goals repair buildings."""

from __future__ import annotations

from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.terrain import complex_size
from planetfall.testing import rule
from tests.rulebook.on_mars.help import asked, choose, offered, place
from tests.rulebook.on_mars_alien_invasion.blackout import (
    Outages,
    complete_goal,
    complete_mission,
    outages,
    table,
    with_goal,
)


@rule("OMA-15.01")
def test_each_mission_and_each_goal_moves_the_time_marker_down_one() -> None:
    game = complete_mission(Outages(seats=3))
    assert table(game).time == 6
    game = complete_goal(with_goal(Outages(seats=3)).turn(0))
    assert table(game).time == 6


@rule("OMA-15.02")
def test_a_completed_goal_may_repair_one_building() -> None:
    at = Outages(seats=2).put("outage at 7-3", "outage at 9-5", "lying of 1 at 7-7")
    game = complete_mission(at)
    assert asked(game) == "blackout.repair@0"
    assert set(offered(game)) == {"hex:7-3", "hex:9-5", "hex:7-7", "done"}
    choose(game, 0, "hex:9-5")
    assert outages(game) == {"7-3": "damaged", "7-7": "disabled 1"}
    assert asked(game) != "blackout.repair@0"
    skipped = complete_mission(Outages(seats=2).put("outage at 7-3"))
    choose(skipped, 0, "done")
    assert outages(skipped) == {"7-3": "damaged"}
    none = complete_mission(Outages(seats=2))
    assert asked(none) != "blackout.repair@0"


@rule("OMA-15.03")
def test_the_lying_colonist_goes_to_its_owners_working_area() -> None:
    at = Outages(seats=2).put("generator at 7-2", "lying of 1 at 7-3")
    working = at.player(1).working
    game = choose(at.repair(), 0, "hex:7-3")
    assert outages(game) == {"7-3": "damaged"}
    assert game.players[1].working == working + 1
    assert complex_size(game, place("7-2")) == 2
    assert game.status() == []


@rule("OMA-15.03")
def test_in_a_mine_the_colonist_stands_up_on_the_tile() -> None:
    at = Outages(seats=2).put("miner of 1 at 7-5", "lying of 1 at 7-5")
    working = at.player(1).working
    game = choose(at.repair(), 0, "hex:7-5")
    assert outages(game) == {"7-5": "damaged"}
    assert game.players[1].working == working
    assert game.tops[place("7-5")] == 1 + 1


@rule("OMA-15.04")
def test_a_token_without_a_colonist_returns_to_the_supply() -> None:
    game = choose(Outages(seats=2).put("outage at 7-3").repair(), 0, "hex:7-3")
    assert outages(game) == {}
    assert table(game).tokens_left() == 10


@rule("OMA-15.05")
def test_rounds_do_not_move_the_time_marker() -> None:
    game = Outages(seats=2).space(0, 1).space(1, 5).shuttle("orbit", 2)
    first = game.round
    while game.round < first + 2 and game.to_move():
        (seat,) = game.to_move()
        keys = offered(game, seat)
        quiet = [key for key in ("no", "done", "pass") if key in keys]
        choose(game, seat, quiet[0] if quiet else keys[0])
    assert game.round > first
    assert table(game).time == 6


@rule("OMA-15.06")
def test_a_disabled_building_is_repaired_in_two_steps() -> None:
    game = choose(Outages(seats=2).put("lying of 0 at 7-3").repair(), 0, "hex:7-3")
    assert outages(game) == {"7-3": "damaged"}
    assert game.land[place("7-3")] > 0
    again = choose(Outages(seats=2).put("outage at 7-3").repair(), 0, "hex:7-3")
    assert outages(again) == {}


@rule("OMA-15.07")
def test_who_made_the_last_contribution_or_completed_the_goal_chooses() -> None:
    game = complete_mission(Outages(seats=2).put("outage at 7-3", "outage at 9-5"), 1)
    assert asked(game) == "blackout.repair@1"
    at = with_goal(Outages(seats=2).put("outage at 7-3", "outage at 9-5"), 1)
    game = complete_goal(at.turn(1), 1)
    assert asked(game) == "blackout.repair@1"


@rule("OMA-15.08")
def test_the_reward_of_a_private_goal_is_taken_as_well() -> None:
    at = with_goal(Outages(seats=2).put("outage at 7-3"))
    before = at.player(0).quarters
    game = choose(at.turn(0), 0, "goal:three_shelters")
    assert offered(game) == ["choose:0", "choose:1"]
    choose(game, 0, "choose:0")
    assert game.players[0].quarters == before + 2
    assert asked(game) == "blackout.repair@0"
    choose(game, 0, "hex:7-3")
    assert outages(game) == {}


def test_a_figure_makes_room_for_the_miner_that_stands_up() -> None:
    at = Outages(seats=2).put("lying of 1 at 7-5", "rover of 0 at 7-5")
    game = choose(at.repair(), 0, "hex:7-5")
    assert asked(game) == "displace@0"
    choose(game, 0, offered(game)[0])
    assert game.players[0].rover != place("7-5")
    assert isinstance(game, Colony)
    assert game.status() == []

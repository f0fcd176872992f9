"""Chapter 1: goals and turn order."""

from __future__ import annotations

from random import Random

import pytest

from planetfall.core.play import Play
from planetfall.games.on_mars import log as base_log
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.state import front_of
from planetfall.games.on_mars.expansions.alien_invasion.victory import (
    add_points,
    check_victory,
    team_score,
)
from planetfall.games.on_mars.scoring import score
from planetfall.games.on_mars.state import Colony
from planetfall.testing import rule
from tests.rulebook.on_mars.help import asked, choose, rules
from tests.rulebook.on_mars_alien_invasion.invaders import HOME, Invaders, new, next_to

FAR = [name for name in HEX_NAMES if name.split("-")[0] in ("1", "2", "3", "4", "5")]


@rule("OMA-3.01", "OMA-3.07")
def test_the_last_mission_does_not_end_the_game() -> None:
    at = Invaders()
    at.game.remaining = 0
    game = at.end_of_colonization()
    assert game.ending == 0
    assert not game.decided
    assert game.to_move()


@rule("OMA-3.02")
def test_the_humans_win_in_the_middle_of_a_turn_with_100_points() -> None:
    at = Invaders()
    at.front.points = 98
    game = at.turn(0)
    score(game, 0, 1, 0)
    assert game.to_move()
    score(game, 0, 1, 0)
    assert game.decided == "humans_win"
    assert not game.to_move()
    outcome = game.outcome()
    assert (outcome.winners, outcome.sides) == ((0, 1), [[0, 1], [2]])


@rule("OMA-3.03")
def test_the_aliens_win_at_once_with_the_last_soldier_on_the_board() -> None:
    at = Invaders().soldiers(*FAR[:18]).means(ready=2, crystals=1, single=1)
    at.commander.aside = 0
    at.covers(deploy_adjacent="free").learned(deployment="a2t")
    game = at.play()
    choose(game, 2, "reusable:deploy_adjacent", f"hex:{next_to(HOME, 'n')}")
    assert game.to_move()
    choose(game, 2, f"hex:{next_to(HOME, 's')}")
    assert game.decided == "aliens_win"
    assert not game.to_move()
    assert game.outcome().winners == (2,)


def turns(seats: int) -> list[int]:
    """The seats in the order of their turns in the first round, played at random."""
    play = Play.new(rules(chapter="invasion"), seats, 3)
    while play.game.round_number() < 2:
        seat = play.game.to_move()[0]
        play.choose(seat, play.game.view(seat).keys()[0])
    events = play.events_for(-1)
    begins = [e for e in events if e[0] in (base_log.TURN, log.COMMANDER_TURN, base_log.ROUND)]
    rounds = [k for k, event in enumerate(begins) if event[0] == base_log.ROUND]
    return [event[1] for event in begins[rounds[0] + 1 : rounds[1]]]


@rule("OMA-3.04", "OMA-3.05", "OMA-3.10")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_commander_has_a_turn_after_every_human(seats: int) -> None:
    order = turns(seats)
    assert len(order) == 2 * (seats - 1)
    assert order[1::2] == [seats - 1] * (seats - 1)
    assert sorted(order[0::2]) == list(range(seats - 1))


@rule("OMA-3.06")
def test_nothing_is_scored_at_the_end() -> None:
    at = Invaders().tech(0, "mine", "c1t").ships(0, 1).soldiers("1-1", "1-2")
    at.front.points = 41
    sheets = at.game.scores()
    assert [sheet.lines for sheet in sheets] == [
        [("common", 41)],
        [("common", 41)],
        [("soldiers", 2)],
    ]


@rule("OMA-3.08")
def test_stunned_soldiers_count_as_on_the_board() -> None:
    at = Invaders().soldiers(*FAR[:10]).lying(*FAR[10:19]).means(ready=1)
    at.commander.aside = 0
    game = at.covers(deploy_inside="free").play()
    choose(game, 2, "reusable:deploy_inside")
    assert game.decided == "aliens_win"


@rule("OMA-3.09")
def test_if_both_have_won_the_side_whose_turn_it_is_wins() -> None:
    for whose, winner in ((0, "humans_win"), (2, "aliens_win")):
        at = Invaders().soldiers(*FAR[:20])
        at.front.points = 100
        at.game.turn = whose
        check_victory(at.game)
        assert at.game.decided == winner


@rule("OMA-3.10")
def test_the_commander_takes_no_part_in_the_shuttle_phase() -> None:
    game = Invaders().shuttle("colony", 1)
    seen = set()
    while asked(game).startswith("may_travel"):
        seen.add(asked(game)[-1])
        choose(game, int(asked(game)[-1]), "no")
    assert seen == {"0", "1"}


@rule("OMA-3.11")
def test_private_goals_are_secret_from_the_commander() -> None:
    game = new(3)
    data = game.view(2).data()
    for seat in (0, 1):
        assert "goals" not in data["areas"][seat]
        assert data["areas"][seat]["goals_count"] == 3
    again = game.view(2).determinize(Random(1))
    assert isinstance(again, Colony)
    assert len(again.players[0].goals) == 3


@rule("OMA-3.12")
def test_every_change_counts_by_itself_and_more_than_100_wins_too() -> None:
    at = Invaders()
    at.front.points = 98
    game = at.turn(0)
    team_score(game, 0, 3, 1)
    assert game.decided == "humans_win"
    add_points(game, -10)
    assert front_of(game).points == 101
    assert game.decided == "humans_win"


@rule("OMA-3.13")
@pytest.mark.parametrize(("played", "ended"), [(99, ""), (100, "goal_missed")])
def test_after_100_rounds_the_humans_have_missed_their_goal(played: int, ended: str) -> None:
    at = Invaders()
    at.front.points = 99
    at.game.round = played
    for player in at.game.players:
        player.acted = 1
    game = at.begin("next_turn")
    assert game.decided == ended
    assert bool(game.to_move()) == (not ended)
    if ended:
        outcome = game.outcome()
        assert (outcome.winners, outcome.reason) == ((2,), "goal_missed")

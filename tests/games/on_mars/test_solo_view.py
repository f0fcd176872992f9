"""How a solo game stands, counted from what a viewer may know."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from planetfall.core.play import Play
from planetfall.core.view import View
from planetfall.games import build
from planetfall.games.on_mars.expansions.lacerda.goals import SOLO_GOALS, GoalProgress, goals_met
from planetfall.games.on_mars.expansions.lacerda.standing import Standing, standing
from planetfall.games.on_mars.expansions.lacerda.state import SoloColony
from planetfall.games.on_mars.scoring import sheet
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import Position
from tests.rulebook.on_mars.test_34_solo_goals import MAKERS, first, potato, second, third


def seen(view: View) -> SoloColony:
    position = view.position()
    assert isinstance(position, SoloColony)
    return position


def standing_at(at: Position) -> Standing:
    return standing(seen(at.game.view(0)))


def counted(goal: GoalProgress) -> list[tuple[int, int]]:
    return [(point.count, point.need.least) for point in goal.points]


@pytest.mark.parametrize(
    ("make", "number", "counts"),
    [
        (first, 0, [(3, 3), (1, 1), (1, 1), (6, 6)]),
        (second, 1, [(3, 3), (1, 1), (1, 1), (1, 1), (2, 2), (4, 4)]),
        (third, 2, [(4, 4), (1, 1), (1, 1), (1, 1), (3, 3), (5, 5)]),
        (
            potato,
            3,
            [(3, 3), (1, 1), (1, 1), (1, 1), (3, 3), (5, 5), (5, 5), (2, 2), (6, 6), (1, 1)],
        ),
    ],
)
def test_every_point_is_counted_with_what_it_needs(
    make: Callable[[], Position], number: int, counts: list[tuple[int, int]]
) -> None:
    now = standing_at(make().points(0, 60))
    goal = now.goals[number]
    lead = now.own - now.lacerda
    assert goal.id == SOLO_GOALS[number].id
    assert counted(goal) == [*counts, (lead, SOLO_GOALS[number].lead)]
    assert goal.is_met()
    assert goal.met() == len(counts) + 1
    assert now.is_won()


def test_a_point_that_is_not_met_is_counted_as_far_as_it_is() -> None:
    at = first().points(0, 60).level(2, [2] * 4).tech(0, "shelter", "c5t")
    goal = standing_at(at).goals[0]
    assert counted(goal)[:4] == [(2, 3), (1, 1), (1, 1), (5, 6)]
    assert [point.is_met() for point in goal.points] == [False, True, True, False, True]
    assert goal.met() == 3
    assert not goal.is_met()


def test_without_the_lead_a_goal_is_not_met() -> None:
    at = first()
    behind = sheet(at.game, 1).total - sheet(at.game, 0).total
    at.points(0, at.game.players[0].vp + behind)
    now = standing_at(at)
    assert (now.goals[0].points[-1].count, now.goals[0].met()) == (0, 4)
    assert not now.is_won()
    at.points(0, at.game.players[0].vp + 1)
    assert standing_at(at).goals[0].is_met()


def test_a_goal_that_was_set_is_the_only_one() -> None:
    at = Position(seats=1, solo_goal="potato")
    assert [goal.id for goal in standing_at(at).goals] == ["potato"]
    assert [goal.id for goal in standing_at(first()).goals] == ["1", "2", "3", "potato"]


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("vp", [0, 25, 60])
def test_what_is_met_is_what_wins(make: Callable[[], Position], vp: int) -> None:
    at = make().points(0, vp)
    now = standing_at(at)
    assert [goal.id for goal in now.goals if goal.is_met()] == goals_met(
        at.game, now.own - now.lacerda
    )
    assert now.is_won() == bool(at.game.outcome().winners)


@pytest.mark.parametrize("seed", [1, 2])
def test_everybody_sees_the_same_standing_and_it_is_that_of_the_game(seed: int) -> None:
    play, rng = Play.new(build("on-mars", {}), 1, seed), random.Random(seed)
    while play.game.to_move():
        game = play.game
        assert isinstance(game, Colony)
        position = seen(game.view(0))
        now = standing(position)
        assert standing(seen(game.view(None))) == now
        for seat in range(2):
            assert sheet(position, seat).lines == sheet(game, seat).lines
        assert (now.own, now.lacerda) == (sheet(game, 0).total, sheet(game, 1).total)
        assert not now.over
        play.choose(0, rng.choice(game.view(0).keys()))
    last = standing(seen(play.game.view(0)))
    assert last.over
    assert last.is_won() == bool(play.game.outcome().winners)

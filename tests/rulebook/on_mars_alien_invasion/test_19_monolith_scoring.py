"""Section 19: scoring of Monolith."""

from __future__ import annotations

import pytest

from planetfall.games.on_mars.expansions.alien_monolith.scoring import rank_of
from planetfall.testing import rule
from tests.rulebook.on_mars.help import asked, choose, offered
from tests.rulebook.on_mars_alien_invasion.monolith import row, sabotaged, start
from tests.rulebook.on_mars_alien_invasion.test_17_monolith_goals import fulfilled


@rule("OMA-19.01")
@pytest.mark.parametrize(
    ("count", "points"), [(0, -50), (1, -25), (2, -15), (3, 0), (4, 25), (5, 50)]
)
def test_objectives_score_won_or_lost(count: int, points: int) -> None:
    game = sabotaged(row(fulfilled(start(), count), "hacked_tech"), 14, "end_colonization")
    (sheet,) = game.scores()
    assert dict(sheet.lines)["objectives"] == points
    assert game.outcome().totals == (sheet.total,)
    assert sheet.total == sum(amount for _, amount in sheet.lines)


@rule("OMA-19.02", "OMA-19.05")
def test_each_completed_mission_gives_ten_points() -> None:
    at = start().space(0, 1).mission(0, "blueprints", 1).mission(1, "bots", 1)
    game = at.turn(0)
    assert dict(game.scores()[0].lines)["missions"] == 0
    choose(game, 0, "main:obtain_blueprint", "blueprint:construction_yard")
    assert game.missions[0] == 0
    assert dict(game.scores()[0].lines)["missions"] == 10


@rule("OMA-19.05")
def test_steps_by_colony_level_are_no_missions() -> None:
    at = start().level(2, [3, 3, 3, 3]).mission(0, "blueprints", 1)
    game = at.doing("colony_update")
    assert (game.level, game.remaining) == (3, 2)
    assert dict(game.scores()[0].lines)["missions"] == 0


@rule("OMA-19.03")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (151, "star_child"),
        (150, "star_child"),
        (149, "planet_tamer"),
        (125, "planet_tamer"),
        (124, "pioneer"),
        (100, "pioneer"),
        (99, "explorer"),
        (75, "explorer"),
        (74, "passenger"),
        (50, "passenger"),
        (49, "lost_in_space"),
        (-50, "lost_in_space"),
    ],
)
def test_points_give_a_rank(points: int, rank: str) -> None:
    assert rank_of(points) == rank


@rule("OMA-19.04")
def test_the_final_scoring_of_the_base_game_comes_first() -> None:
    at = fulfilled(start(), 1).points(0, 7).ships(0, 1).crystals(0, 0, 2)
    at.contract(0, "crystals_and_minerals")
    game = sabotaged(row(at, "hacked_tech"), 14, "end_colonization")
    # Crystals arrive, and Contracts may still be filled.
    assert asked(game) == "last_deliveries@0"
    assert "deliver:crystals_and_minerals-crystal" in offered(game)
    choose(game, 0, "done")
    lines = dict(game.scores()[0].lines)
    assert (lines["track"], lines["ships"], lines["contracts"]) == (7, 3, -4)
    assert lines["tech"] == 2 + 9 and lines["objectives"] == -25

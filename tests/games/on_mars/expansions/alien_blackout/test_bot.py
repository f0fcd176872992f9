"""The greedy bot in Blackout plays for the team."""

from __future__ import annotations

from random import Random

from planetfall.bots.greedy import GreedyBot
from planetfall.games.on_mars.bot import judge
from planetfall.games.on_mars.components.names import GOALS
from planetfall.games.on_mars.expansions.alien_blackout.bot import progress
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import rules
from tests.rulebook.on_mars_alien_invasion.blackout import Outages, complete_goal, with_goal


def chosen(game: Colony, seat: int = 0) -> str:
    """What the bot chooses."""
    return game.rules.key(GreedyBot(judge()).choose(game.view(seat), Random(3)))


def test_it_completes_a_goal_as_soon_as_it_can() -> None:
    assert chosen(with_goal(Outages(seats=2)).turn(0)) == "goal:three_shelters"


def test_it_repairs_something_where_it_may() -> None:
    at = with_goal(Outages(seats=2)).put("outage at 7-3", "lying of 1 at 9-5")
    assert chosen(complete_goal(at.turn(0))) in ("hex:7-3", "hex:9-5")


def test_it_spares_the_player_who_has_few_colonists() -> None:
    at = Outages(seats=2).put("outage at 7-3").quarters(0, 1).quarters(1, 4)
    assert chosen(at.strike("generator")) == "seat:1"


def test_it_upgrades_a_damaged_building_where_it_can() -> None:
    at = Outages(seats=2).put("outage at 7-3").bots(0, "7-2").blueprints(0, "wind_turbines")
    for hexagon in ("9-5", "7-7", "5-5"):
        at.put(f"lying of 1 at {hexagon}")
    assert chosen(at.storage(0, mineral=1).turn(0)) == "main:upgrade_building"


def test_progress_is_whole_only_when_the_goal_is_met() -> None:
    for seed in range(3):
        game = rules(chapter="blackout").new(3, seed)
        assert isinstance(game, Colony)
        for seat, player in enumerate(game.players):
            for goal in player.goals:
                assert 0 <= progress(game, seat, goal) < 1000
    met = with_goal(Outages(seats=2)).game
    assert progress(met, 0, GOALS.index("three_shelters")) == 1000

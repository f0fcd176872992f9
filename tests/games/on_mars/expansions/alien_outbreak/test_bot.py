"""The greedy bot in Outbreak plays for the missions."""

from __future__ import annotations

from planetfall.games.on_mars.expansions.alien_outbreak.bot import missions_worth, room_worth
from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import MISSION_IDS
from planetfall.games.on_mars.expansions.alien_outbreak.components.numbers import NUMBERS
from planetfall.games.on_mars.expansions.alien_outbreak.state import outbreak
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import rules


def medicine_wanted() -> Colony:
    """A game for two in which the team must hold five medicine."""
    game = rules(chapter="outbreak").new(2, 1)
    assert isinstance(game, Colony)
    outbreak(game).missions = [1 + MISSION_IDS.index("medicine_held"), 0]
    outbreak(game).met = 0
    return game


def test_a_fulfilled_mission_is_worth_more_than_one_that_lacks_a_step() -> None:
    game = medicine_wanted()
    game.players[0].storage[NUMBERS.medicine] = 4
    nearly = missions_worth(game)
    outbreak(game).met = 1
    assert missions_worth(game) > nearly


def test_it_wants_room_for_the_medicine_of_a_mission() -> None:
    game = medicine_wanted()
    for player in game.players:
        player.shelters = 1
    short = room_worth(game)
    game.players[0].shelters = 2
    assert room_worth(game) > short
    outbreak(game).met = 1
    game.players[0].shelters = 1
    assert room_worth(game) == 0

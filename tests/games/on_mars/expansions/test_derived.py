"""What is kept beside the fields, so that it need not be counted, is what a fresh count gives."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.core.game import Game
from planetfall.games.on_mars.expansions.alien_outbreak import log
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import MINE_PLACE
from planetfall.games.on_mars.state import Colony
from tests.games.expanded import TITLES, played
from tests.rulebook.on_mars.help import choose, place
from tests.rulebook.on_mars_alien_invasion.outbreak import Ward, miner

CHAPTERS = [name for name, (game, _, _) in TITLES.items() if game == "on-mars"]


def derived(game: Game) -> list[Any]:
    """Mines whose miner cannot work, closed hexes, others' pieces; who of a seat cannot work."""
    assert isinstance(game, Colony)
    seats = [(player.idle, player.stuck) for player in game.players]
    return [game.idle_mines, game.barred, game.others, seats]


def anew(game: Game) -> list[Any]:
    """The same of the game read from its data."""
    return derived(game.rules.from_data(game.to_data()))


@pytest.mark.parametrize("name", CHAPTERS)
def test_what_follows_from_the_position_is_kept_along_a_game(name: str) -> None:
    for number in range(2):
        for game in played(name, number):
            assert derived(game) == anew(game)


def test_a_miner_that_falls_ill_works_no_more_and_does_again_when_he_stands_up() -> None:
    at = Ward(3).people(0, "room_1", ill=2, immune=1).people(1, "room_1", well=1)
    at.put("miner of 1 at 7-5")
    at.game.watch()
    game = choose(at.card(0, "mine_quarters"), 0, "hex:7-5")
    assert miner(game, "7-5") == "ill"
    assert game.idle_mines == 1 << place("7-5") and derived(game) == anew(game)
    told = [event for event in game.events or [] if event[0] == log.INFECTED]
    assert [event[1:3] for event in told] == [(1, MINE_PLACE + place("7-5"))]

    at = Ward(3).medicine(0, 2).people(0, "room_1", well=3).put("infected_miner of 2 at 7-5")
    calm = at.display("casino", "gym").space(0, 1).calm(0)
    calm.watch()
    game = choose(calm, 0, "hex:7-5")
    assert miner(game, "7-5") == "well"
    assert game.idle_mines == 0 and derived(game) == anew(game)
    told = [event for event in game.events or [] if event[0] == log.CURED]
    assert [event[1:3] for event in told] == [(2, MINE_PLACE + place("7-5"))]

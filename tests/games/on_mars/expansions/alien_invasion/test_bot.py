"""The humans of the Invasion spend on defence."""

from __future__ import annotations

from planetfall.games.on_mars.expansions.alien_invasion.bot import AIMS
from planetfall.games.on_mars.expansions.alien_invasion.components.names import EXOSUIT
from planetfall.games.on_mars.expansions.alien_invasion.defence.bot import threat
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import rules


def fresh() -> Colony:
    """A game of two humans, at its first question."""
    game = rules(chapter="invasion").new(3, 5)
    assert isinstance(game, Colony)
    return game


def test_every_soldier_on_the_map_is_worse_than_the_one_before() -> None:
    game = fresh()
    front, commander = front_of(game), commander_of(game)
    costs = []
    for count in range(21):
        commander.standing = list(range(count))
        commander.ready, commander.aside = 0, 20 - count
        costs.append(threat(front, commander))
    steps = [costs[k + 1] - costs[k] for k in range(20)]
    assert all(step > 0 for step in steps)
    assert steps == sorted(steps)
    assert steps[-1] > 4 * steps[0]


def test_a_defence_building_is_worth_more_built_than_waiting() -> None:
    game = fresh()
    owner = next(seat for seat in (0, 1) if EXOSUIT in game.players[seat].blueprints)
    waiting = AIMS.evaluate(game, owner)
    game.players[owner].built |= 1 << EXOSUIT
    assert AIMS.evaluate(game, owner) > waiting + 300

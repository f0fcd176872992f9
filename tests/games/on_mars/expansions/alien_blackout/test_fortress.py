"""How the bots of Blackout judge whether the Colony can still be lost."""

from __future__ import annotations

import pytest

from planetfall.games.on_mars.expansions.alien_blackout.bot import safety_worth
from planetfall.games.on_mars.expansions.alien_blackout.fortress import Safety
from planetfall.games.on_mars.packing import marker_of
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import place, rules
from tests.rulebook.on_mars_alien_invasion.blackout import Outages


@pytest.mark.parametrize(("seats", "missing"), [(2, 3), (3, 4), (4, 5)])
def test_all_but_four_buildings_must_be_advanced(seats: int, missing: int) -> None:
    game = rules(chapter="blackout").new(seats, 1)
    assert isinstance(game, Colony)
    while game.round_number() == 0:
        seat = game.to_move()[0]
        game.apply(seat, game.legal(seat)[0])
    assert Safety(game).missing == missing


def advanced(at: Outages, *hexes: str) -> Colony:
    """The position with Advanced Buildings of the first player on some hexes."""
    for number, name in enumerate(hexes):
        at.game.tops[place(name)] = marker_of(number, 0)
    return at.game


def test_with_four_others_nothing_can_be_lost_any_more() -> None:
    missing = Safety(Outages(seats=2).game).missing
    hexes = ["7-3", "9-5", "7-7", "5-5"][:missing]
    assert len(hexes) == missing
    nearly = Safety(advanced(Outages(seats=2), *hexes[1:]))
    assert nearly.missing == 1 and nearly.time > 0
    closed = Safety(advanced(Outages(seats=2), *hexes))
    assert (closed.missing, closed.time, closed.risk) == (0, 0, 0)


def test_strikes_raise_the_risk_and_a_blueprint_with_a_mineral_lowers_it() -> None:
    plain = Safety(Outages(seats=2).storage(0, mineral=1).game)
    struck = Safety(Outages(seats=2).storage(0, mineral=1).put("outage at 7-3").game)
    assert struck.risk > plain.risk
    ready = Outages(seats=2).blueprints(0, "wind_turbines").bots(0, "7-2")
    assert Safety(ready.storage(0, mineral=1).game).time < plain.time
    assert (
        Safety(ready.storage(0, mineral=0).game).time
        > Safety(ready.storage(0, mineral=1).game).time
    )


def test_safety_counts_less_in_late_rounds() -> None:
    game = Outages(seats=2).game
    early = safety_worth(game)
    game.round = 30
    assert safety_worth(game) < early

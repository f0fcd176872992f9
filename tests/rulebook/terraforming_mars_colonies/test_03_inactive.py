"""Section 3: Titan, Enceladus and Miranda."""

from __future__ import annotations

import pytest

from planetfall.games.terraforming_mars.components.card import card_id
from planetfall.games.terraforming_mars.components.terms import ANIMALS, MICROBES, NOTHING
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import FLOATERS
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import COLONY_TILES
from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import Position, can, choose, held
from tests.rulebook.terraforming_mars_colonies.help import (
    Colonial,
    founded,
    marker,
    next_generation,
    reason,
    trade,
)

SLEEPERS = ["titan", "enceladus", "miranda"]


def asleep() -> Colonial:
    """All three beside Luna, and money enough for anything."""
    return Colonial(2, *SLEEPERS, "luna")


@rule("TMC-3.01")
@pytest.mark.parametrize("name", SLEEPERS)
def test_nobody_builds_or_trades_in_a_colony_that_sleeps(name: str) -> None:
    game = asleep().give(0, mc=26).turn(0)
    assert marker(game, name) == 0
    for first in ("trade", "standard:build_colony"):
        trial = game.clone()
        choose(trial, 0, first)
        # Luna is the only choice and taken without a question.
        assert not can(trial, 0, f"colony:{name}")
    two = Colonial(2, name, "luna", "io").give(0, mc=17).turn(0)
    choose(two, 0, "standard:build_colony")
    assert reason(two, 0, f"colony:{name}") == "asleep"
    only = Colonial(2, name).give(0, mc=17).turn(0)
    assert reason(only, 0, "trade") == "nowhere_to_trade"
    assert reason(only, 0, "standard:build_colony") == "nowhere_to_build"


@rule("TMC-3.02", "TMC-3.03", "TMC-3.04")
@pytest.mark.parametrize(
    ("card", "woken"),
    [("tardigrades", "enceladus"), ("security_fleet", ""), ("atmo_collectors", "titan")],
)
def test_the_first_card_that_holds_the_resource_wakes_its_colony(card: str, woken: str) -> None:
    game = asleep().give(0, mc=40).hand(0, card).turn(0)
    choose(game, 0, f"play:{card}")
    for name in SLEEPERS:
        assert marker(game, name) == (2 if name == woken else 0)
    # Nobody is asked: the turn goes on.
    assert game.decision(0).kind == "Turn"


@rule("TMC-3.05")
def test_a_sleeping_marker_does_not_move() -> None:
    game = next_generation(asleep().passed(1).turn(0))
    assert [marker(game, name) for name in SLEEPERS] == [0, 0, 0]
    assert marker(game, "luna") == 3


@rule("TMC-3.06")
def test_titan_wants_floaters_enceladus_microbes_miranda_animals() -> None:
    wanted = {tile.name: tile.wakes for tile in COLONY_TILES if tile.wakes != NOTHING}
    assert wanted == {"titan": FLOATERS, "enceladus": MICROBES, "miranda": ANIMALS}


@rule("TMC-3.07")
def test_an_opponents_card_or_a_corporation_wakes_a_colony_for_all() -> None:
    game = asleep().give(1, mc=4).hand(1, "tardigrades").give(0, mc=9).turn(1)
    choose(game, 1, "play:tardigrades", "done")
    choose(game, 0, "trade")
    assert can(game, 0, "colony:enceladus")
    revealed = founded("arklight", "ecoline", colonies=("miranda", "titan", "io"))
    assert marker(revealed, "miranda") == 2
    assert marker(revealed, "titan") == 0


@rule("TMC-3.08")
def test_a_card_that_only_adds_to_other_cards_wakes_nothing() -> None:
    game = asleep().give(0, mc=9).hand(0, "floater_technology", "floater_prototypes").turn(0)
    choose(game, 0, "play:floater_technology")
    choose(game, 0, "play:floater_prototypes")
    assert marker(game, "titan") == 0


@rule("TMC-3.09")
def test_an_active_colony_stays_active() -> None:
    at = Colonial(2, "enceladus", "luna").holders(0, "tardigrades").give(0, mc=9).passed(1)
    game = at.turn(0)
    # Even if nothing could hold its microbes any more.
    game.players[0].tableau.remove(card_id("tardigrades"))
    game.loaded()
    trade(game, 0, "enceladus")
    assert marker(game, "enceladus") == 1
    next_generation(game)
    assert marker(game, "enceladus") == 2


@rule("TMC-3.10")
def test_a_woken_marker_moves_in_the_solar_phase_of_the_same_generation() -> None:
    game = asleep().give(0, mc=4).hand(0, "tardigrades").passed(1).turn(0)
    choose(game, 0, "play:tardigrades")
    assert marker(next_generation(game), "enceladus") == 3


@rule("TMC-3.11")
@pytest.mark.parametrize(("card", "field"), [("tardigrades", 2), ("fish", 0)])
def test_a_colony_brought_in_later_starts_active_only_if_its_resource_can_be_held(
    card: str, field: int
) -> None:
    at: Position = Colonial(2, "luna", "io").holders(1, card)
    game = at.corporation(0, "aridor").owes(0).turn(0)
    choose(game, 0, "act:aridor", "colony:enceladus")
    assert marker(game, "enceladus") == field
    assert held(game, card) == 0

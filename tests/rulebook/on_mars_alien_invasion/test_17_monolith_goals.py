"""Section 17: the objectives of Monolith, and how the game is won, lost and ended."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.names import BLUEPRINTS
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    CONTRACT,
    DISCOVERY,
    OBJECTIVES,
    SCIENTIST,
    TECHNOLOGY,
    UPGRADES,
)
from planetfall.games.on_mars.expansions.alien_monolith.objectives import is_met, met
from planetfall.testing import rule
from tests.rulebook.on_mars.help import asked, choose, offered, refuses
from tests.rulebook.on_mars_alien_invasion.monolith import row, sabotaged, start, strike

GENERATORS = ("6-1", "7-2", "7-3")
"""A complex of three Generators."""


def fulfilled(at: Any, count: int) -> Any:
    """So many objectives hold: technology, discoveries, Contract, upgrade, Scientist."""
    if count > 0:
        at.tech(0, "rover", "c6")
    if count > 1:
        at.write("seat 0: research=a,b discoveries=develop_twice,upgrade_twice,construct_any")
        at.write("table: explore=-,- discovery_bag=-")
    if count > 2:
        at.contract(0, "minerals").write("table: cargo=minerals-mineral:4")
    if count > 3:
        at.building("generator", "6-1", "7-2").advanced(0, "radar", "7-2")
    if count > 4:
        at.scientist(0, "hydrologist")
        at.building("greenhouse", "7-8", "6-7", "8-8")
        for name, place in zip(("biomarket", "hydroponic_farm", "eco_resort"), GREEN, strict=True):
            at.advanced(0, name, place)
    return at


GREEN = ("7-7", "7-8", "6-7")


@rule("OMA-17.01", "OMA-17.03", "OMA-17.04")
@pytest.mark.parametrize("count", range(6))
def test_four_of_five_objectives_in_fifteen_rounds_win(count: int) -> None:
    at = fulfilled(start(), count)
    game = sabotaged(row(at, "hacked_tech"), 14, "end_colonization")
    assert game.is_over() and game.time == 15
    assert met(game) == count
    assert game.outcome().winners == ((0,) if count >= 4 else ())


@rule("OMA-17.03")
def test_time_goes_on_before_the_last_space() -> None:
    game = sabotaged(row(start(), "hacked_tech"), 13, "end_colonization")
    assert not game.is_over() and game.time == 14


@rule("OMA-17.02")
def test_the_remaining_missions_marker_does_not_end_the_game() -> None:
    at = row(start(), "hacked_tech").write("table: remaining=0 time=4 round=5")
    game = at.end_of_colonization()
    assert not game.is_over() and game.ending == 0


@rule("OMA-17.05")
@pytest.mark.parametrize("name", [BLUEPRINTS[k] for k in range(24) if LEVELS[k] == 3])
def test_deck_1_wants_an_upgrade_with_a_level_3_blueprint(name: str) -> None:
    at = start(upgrades=f"upgrade_{name}").blueprints(0, name)
    assert not is_met(at.turn(0), UPGRADES)
    at.write(f"seat 0: built={name}")
    assert is_met(at.turn(0), UPGRADES)


@rule("OMA-17.05")
def test_an_upgrade_fulfils_the_objective() -> None:
    at = start().building("generator", "6-1", "7-2").blueprints(0, "radar")
    at.storage(0, mineral=1).bots(0, "7-2")
    game = choose(at.turn(0), 0, "main:upgrade_building")
    while asked(game) != "turn@0":
        choose(game, 0, offered(game)[0])
    assert is_met(game, UPGRADES)


@rule("OMA-17.06")
def test_deck_2_wants_a_contract() -> None:
    at = start()
    at.contract(0, "minerals").write("table: cargo=minerals-mineral:3")
    at.storage(0, mineral=1)
    game = at.turn(0)
    assert not is_met(game, CONTRACT)
    choose(game, 0, "deliver:minerals-mineral")
    assert is_met(game, CONTRACT)
    # Only the one on the card counts.
    at = start(contracts="contract_water_and_minerals")
    at.contract(0, "minerals").write("table: cargo=minerals-mineral:4")
    assert not is_met(at.turn(0), CONTRACT)


@rule("OMA-17.06", "OMA-17.10")
def test_an_upgrade_contract_counts_as_long_as_it_holds() -> None:
    at = start(contracts="contract_advanced_generator").contract(0, "advanced_generator")
    at.building("generator", "6-1", "7-2").advanced(0, "wind_turbines", "7-2")
    assert not is_met(at.turn(0), CONTRACT)
    at.building("generator", "7-1")
    assert is_met(at.turn(0), CONTRACT)
    at = start(contracts="contract_advanced_generator")
    at.building("generator", "6-1", "7-2", "7-1").advanced(0, "wind_turbines", "7-2")
    assert not is_met(at.turn(0), CONTRACT)


@rule("OMA-17.07")
def test_deck_3_wants_a_technology_in_the_last_column() -> None:
    for space, holds in (("c5t", False), ("c6", True)):
        assert is_met(start().tech(0, "rover", space).turn(0), TECHNOLOGY) is holds
    assert not is_met(start().tech(0, "ship", "c6").turn(0), TECHNOLOGY)


@rule("OMA-17.08", "OMA-17.10")
def test_deck_4_wants_nine_points_of_a_scientist() -> None:
    def greenhouses(count: int, hired: bool = True) -> Any:
        at = start().building("greenhouse", "7-8", "6-7")
        if hired:
            at.scientist(0, "hydrologist")
        names = ("biomarket", "hydroponic_farm", "eco_resort")[:count]
        for name, place in zip(names, GREEN, strict=False):
            at.advanced(0, name, place)
        return at.turn(0)

    assert [is_met(greenhouses(count), SCIENTIST) for count in range(4)] == [False] * 3 + [True]
    assert not is_met(greenhouses(3, hired=False), SCIENTIST)


@rule("OMA-17.09", "OMA-17.14")
@pytest.mark.parametrize(
    ("card", "discoveries", "research"),
    [("3_2", 3, 2), ("0_4", 0, 4), ("2_3", 2, 3), ("4_1", 4, 1)],
)
def test_deck_5_wants_both_numbers_of_tiles(card: str, discoveries: int, research: int) -> None:
    def kept(tiles: int, types: int) -> bool:
        at = start(discoveries=f"discovery_{card}")
        names = ["develop_twice", "upgrade_twice", "construct_any", "hire_or_contract"]
        at.write(f"seat 0: discoveries={','.join(names[:tiles]) or '-'}")
        at.write(f"seat 0: research={','.join('abcd'[:types]) or '-'}")
        return is_met(at.turn(0), DISCOVERY)

    assert kept(discoveries, research)
    assert not kept(discoveries, research - 1)
    if discoveries:
        assert not kept(discoveries - 1, research)


@rule("OMA-17.11")
def test_with_four_objectives_the_game_may_be_ended_at_once_as_won() -> None:
    assert "win" not in offered(fulfilled(start(), 3).turn(0))
    game = fulfilled(start(), 4).turn(0)
    assert "win" in offered(game) and "main:control_center" in offered(game)
    choose(game, 0, "win")
    assert game.is_over() and game.outcome().winners == (0,) and game.turn == -1


@rule("OMA-17.11")
def test_the_end_may_be_claimed_between_the_steps_of_an_action() -> None:
    at = fulfilled(start(), 3).building("generator", "6-1", "7-2").blueprints(0, "radar")
    at.storage(0, mineral=2, water=1).bots(0, "7-2")
    game = choose(at.turn(0), 0, "main:upgrade_building")
    while asked(game) != "turn@0":
        choose(game, 0, offered(game)[0])
    assert "win" in offered(game)
    # Before the points are counted Contracts may still be filled.
    at = fulfilled(start(), 4).contract(0, "water_and_minerals").storage(0, water=1)
    game = choose(at.turn(0), 0, "win")
    assert asked(game) == "last_deliveries@0"
    assert "deliver:water_and_minerals-water" in offered(game)


@rule("OMA-17.11")
def test_who_goes_on_is_judged_by_what_holds_at_the_end() -> None:
    at = fulfilled(start(), 4)
    game = at.turn(0)
    choose(game, 0, "main:control_center", "done", "done")
    assert not game.is_over()
    # A sabotage undoes one of the four.
    game = strike(fulfilled(start(), 4), "hacked_tech")
    choose(game, 0, "lab:c5t")
    assert met(game) == 3
    game = sabotaged(row(fulfilled(start(), 3), "crystal_theft"), 14, "end_colonization")
    assert game.is_over() and game.outcome().winners == ()


@rule("OMA-17.12")
def test_the_last_round_has_no_shuttle_phase() -> None:
    at = row(start(), "hacked_tech").ships(0, 1)
    game = sabotaged(at, 14, "end_colonization")
    assert game.is_over() and game.round == 15
    game = sabotaged(row(start(), "hacked_tech").ships(0, 1), 13, "end_colonization")
    assert asked(game) == "may_travel@0"


@rule("OMA-17.13")
def test_level_3_blueprints_never_leave_the_display_untaken() -> None:
    at = start().level(1, [2, 2, 2, 2])
    game = at.doing("colony_update")
    third = {card for card in game.display if card and LEVELS[card - 1] == 3}
    assert len(third) == 6
    at = start().level(2, [3, 3, 3, 3])
    at.write("table: display=radar,biomarket,-,-,-,-,-,-,-,-,-,-,- deck_1=-")
    at.write(f"table: deck_3={','.join(b for b in BLUEPRINTS[12:24] if b != 'radar')}")
    game = at.doing("colony_update")
    out = {BLUEPRINTS[card - 1] for card in game.display if card}
    assert out == set(BLUEPRINTS[12:24])
    # From level 3 on all lie out, and updates leave them.
    at = start().level(3, [4, 4, 4, 4]).display("radar", "library")
    assert at.doing("colony_update").display[:2] == [
        1 + BLUEPRINTS.index("radar"),
        1 + BLUEPRINTS.index("library"),
    ]


def test_every_objective_belongs_to_its_deck() -> None:
    for number, objective in enumerate(OBJECTIVES):
        deck = ("upgrades", "contracts", "technologies", "scientists", "discoveries")
        at = start(**{deck[objective.deck]: objective.id})
        game = at.turn(0)
        assert game.objectives[objective.deck] == 1 + number
        assert not is_met(game, objective.deck)
        assert refuses(game, 0, "win") == ""

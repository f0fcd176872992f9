"""Section 18: what the sixteen sabotage cards do."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.games.on_mars.components.names import BLUEPRINTS, GRID, TECHS
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    TECHNOLOGY,
    UPGRADES,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.sabotage import SABOTAGE_CARDS
from planetfall.games.on_mars.expansions.alien_monolith.objectives import is_met
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony
from planetfall.testing import rule
from tests.rulebook.on_mars.help import asked, choose, hexes, offered, place, refuses, stock
from tests.rulebook.on_mars_alien_invasion.monolith import names, row, start, strike

WIND_TURBINES = BLUEPRINTS.index("wind_turbines")


def complexed(at: Any) -> Any:
    """Three Generators, the Radar built on one of them."""
    return at.building("generator", "6-1", "7-2").advanced(0, "radar", "7-2")


def lab(game: MonolithColony, tech: str) -> int:
    """1 + the Lab space of a technology, 0 if it is not owned."""
    return game.players[0].lab[TECHS.index(tech)]


@rule("OMA-18.08")
@pytest.mark.parametrize("card", SABOTAGE_CARDS, ids=[card.id for card in SABOTAGE_CARDS])
def test_every_card_is_carried_out_as_far_as_possible_and_discarded(card: Any) -> None:
    at = start().bare("7-5").bots(0).storage(0).crystals(0, 0).quarters(0, 0)
    game = strike(at, card.id)
    assert game.to_move() == () and names(game.struck) == [card.id]
    assert game.players[0].vp == 0


# Against the objectives.


@rule("OMA-18.12", "OMA-18.09")
def test_bombed_takes_the_marker_off_and_doubles_the_price() -> None:
    at = complexed(start()).storage(0, mineral=2)
    game = strike(at, "advanced_building_bombed")
    player = game.players[0]
    assert not is_met(game, UPGRADES)
    assert player.built == 0 and len(player.blueprints) == 1
    assert game.tops[place("7-2")] == 0 and game.land[place("7-2")] == 2
    assert player.vp == 0 and stock(game) == {"mineral": 2}


@rule("OMA-18.12")
def test_the_bombed_upgrade_costs_two_minerals() -> None:
    def at(minerals: int) -> Any:
        at = start().building("generator", "6-1", "7-2").bots(0, "7-2")
        at.blueprints(0, "radar", "wind_turbines").storage(0, mineral=minerals)
        return row(at, "hacked_tech", struck="advanced_building_bombed")

    game = choose(at(1).turn(0), 0, "main:upgrade_building")
    assert asked(game) == "choose_building@0" and game.question(0).a == WIND_TURBINES
    game = at(2).turn(0)
    choose(game, 0, "main:upgrade_building")
    assert {"blueprint:radar", "blueprint:wind_turbines"} <= set(offered(game))
    choose(game, 0, "blueprint:radar")
    while asked(game) != "turn@0":
        choose(game, 0, offered(game)[0])
    assert is_met(game, UPGRADES) and "mineral" not in stock(game)
    # Others cost one; without the card so does this.
    game = at(2).turn(0)
    choose(game, 0, "main:upgrade_building", "blueprint:wind_turbines")
    while asked(game) != "turn@0":
        choose(game, 0, offered(game)[0])
    assert stock(game)["mineral"] == 1
    alone = start().building("generator", "6-1", "7-2").bots(0, "7-2").blueprints(0, "radar")
    bombed = row(alone.storage(0, mineral=1), "hacked_tech", struck="advanced_building_bombed")
    assert refuses(bombed.turn(0), 0, "main:upgrade_building") == "not_enough"


@rule("OMA-18.09")
def test_hacked_tech_goes_back_a_column_without_benefit() -> None:
    at = start().tech(0, "rover", "c3t").storage(0)
    game = strike(at, "hacked_tech")
    # Both c2t and c2m lead to c3t, but the Shelter Tech is on c2m: the only one is taken.
    assert lab(game, "rover") == 3 and stock(game) == {}
    game = strike(start().tech(0, "rover", "c4m").storage(0), "hacked_tech")
    assert sorted(offered(game)) == ["lab:c3b", "lab:c3t"]
    choose(game, 0, "lab:c3t")
    assert lab(game, "rover") == 6 and stock(game) == {}
    assert not is_met(game, TECHNOLOGY)


@rule("OMA-18.08")
def test_hacked_tech_takes_any_free_space_of_the_column_if_no_adjacent_one_is_free() -> None:
    at = start().tech(0, "rover", "c3t").tech(0, "ship", "c2t")
    game = strike(at, "hacked_tech")
    assert lab(game, "rover") == 5
    at = start().tech(0, "rover", "c3t").tech(0, "ship", "c2t").tech(0, "mine", "c2b")
    game = strike(at, "hacked_tech")
    assert lab(game, "rover") == 6 and game.to_move() == ()


@rule("OMA-18.08")
def test_hacked_tech_returns_from_column_1_to_the_tech_grid() -> None:
    at = start().tech(0, "rover", "c1t").tech(0, "ship", "c2t")
    game = strike(at, "hacked_tech")
    free = [GRID[k] for k in range(8) if game.grid[k] == 0]
    assert len(free) == 2 and offered(game) == [f"grid:{space}" for space in free]
    choose(game, 0, f"grid:{free[1]}")
    assert lab(game, "rover") == 0
    assert game.grid[GRID.index(free[1])] == 1 + TECHS.index("rover")
    # A tile that is not in the Lab is safe.
    assert strike(start(), "hacked_tech").grid == start().game.grid


@rule("OMA-18.08")
@pytest.mark.parametrize(
    ("scientist", "before", "after"),
    [
        ("hydrologist", {"battery": 2, "mineral": 2}, {"mineral": 2}),
        ("hydrologist", {"battery": 1, "mineral": 2}, {"mineral": 2}),
        ("rd_engineer", {"mineral": 2, "water": 1}, {"water": 1}),
        ("biochemist", {"water": 2}, {}),
        ("geochemist", {"plant": 2, "oxygen": 1}, {"oxygen": 1}),
        ("systems_engineer", {"oxygen": 1}, {}),
    ],
)
def test_the_price_of_the_scientist_is_lost(
    scientist: str, before: dict[str, int], after: dict[str, int]
) -> None:
    at = start(scientists=f"scientist_{scientist}").storage(0, **before)
    assert stock(strike(at, "science_resources_missing")) == after


@rule("OMA-18.08")
def test_for_the_geologist_two_colonists_go_to_work() -> None:
    at = start(scientists="scientist_geologist").scientist(0, "geologist").quarters(0, 3)
    player = strike(at, "science_resources_missing").players[0]
    assert (player.quarters, player.working) == (1, 2)
    at = start(scientists="scientist_geologist").quarters(0, 1)
    player = strike(at, "science_resources_missing").players[0]
    assert (player.quarters, player.working) == (0, 1)


@rule("OMA-18.08")
def test_changed_plans_want_a_second_building_of_the_type() -> None:
    game = strike(complexed(start()), "change_of_plans")
    assert not is_met(game, UPGRADES)
    at = complexed(start()).building("generator", "7-1").advanced(0, "wind_turbines", "7-1")
    assert is_met(strike(at, "change_of_plans"), UPGRADES)
    at = complexed(start()).advanced(0, "biomarket", "7-7")
    assert not is_met(strike(at, "change_of_plans"), UPGRADES)


# Against people, stocks, ships and missions.


@rule("OMA-18.08")
def test_a_colonist_of_the_working_area_is_abducted_first() -> None:
    player = strike(start().quarters(0, 2, working=1), "alien_abduction").players[0]
    assert (player.quarters, player.working, player.supply) == (2, 0, 10)


@rule("OMA-18.08")
def test_else_the_player_says_from_where() -> None:
    def at() -> Any:
        at = start().quarters(0, 2).on(0, "construct_building").building("mine", "5-6")
        return at.miner(0, "5-6")

    game = strike(at(), "alien_abduction")
    assert set(offered(game)) == {"abduct:construct_building", "abduct:quarters", "hex:5-6"}
    supply = game.players[0].supply
    for key, reading in (
        ("abduct:construct_building", lambda game: sum(game.players[0].slots)),
        ("abduct:quarters", lambda game: game.players[0].quarters - 1),
        ("hex:5-6", lambda game: game.tops[place("5-6")]),
    ):
        game = choose(strike(at(), "alien_abduction"), 0, key)
        assert reading(game) == 0 and game.players[0].supply == supply + 1
        assert game.status() == []


@rule("OMA-18.08")
def test_stealthy_harvest_takes_all_crystals_off_the_map() -> None:
    at = start().crystal("5-6", "6-6").tile("construct_any", "6-5").crystals(0, 1)
    game = strike(at, "stealthy_harvest")
    assert 1 not in game.finds and game.finds[place("6-5")] > 1
    assert game.players[0].crystals == 1


@rule("OMA-18.08")
def test_the_shuttle_goes_back_a_space_and_never_changes_sides() -> None:
    for before, after, then in ((1, 2, 1), (2, 3, 2), (3, 4, 3)):
        at = start().write(f"table: shuttle_side=colony shuttle={before}")
        game = strike(at, "shuttle_delayed")
        assert (game.shuttle_side, game.shuttle) == (1, after)
        game = start().shuttle("colony", after)
        assert (game.shuttle_side, game.shuttle) == (1, then)


@rule("OMA-18.08")
def test_reduced_efficiency_makes_one_action_with_slots_dearer() -> None:
    def at(crystals: int, colonists: int) -> Any:
        at = start().space(0, 1).crystals(0, crystals).quarters(0, colonists)
        return at.write("table: reduced=1")

    assert strike(start(), "reduced_efficiency").reduced == 1
    game = choose(at(1, 2).turn(0), 0, "main:obtain_blueprint")
    assert asked(game) == "pay_extra@0" and offered(game) == ["amount:0", "amount:1"]
    choose(game, 0, "amount:0")
    assert game.players[0].working == 1 and game.reduced == 0
    assert refuses(at(0, 1).turn(0), 0, "main:obtain_blueprint") == "no_crystals"
    # Actions without slots cost nothing more and do not use it up.
    game = choose(at(1, 2).turn(0), 0, "main:resupply")
    assert game.reduced == 1 and game.players[0].crystals == 1


@rule("OMA-18.08")
def test_two_crystals_are_stolen_missing_ones_as_soon_as_gained() -> None:
    def after(crystals: int, waiting: int) -> tuple[int, int, int]:
        game = strike(start().crystals(0, crystals, waiting), "crystal_theft")
        return game.players[0].crystals, game.players[0].waiting, game.crystal_debt

    assert after(3, 0) == (1, 0, 0)
    assert after(1, 2) == (0, 1, 0)
    assert after(0, 1) == (0, 0, 1)
    assert after(0, 0) == (0, 0, 2)


@rule("OMA-18.08")
def test_owed_crystals_are_lost_however_they_are_gained() -> None:
    # From the map.
    at = start().crystals(0, 0).rover(0, "6-5").crystal("6-4").write("table: crystal_debt=2")
    game = choose(at.turn(0), 0, "main:control_center", "rover:n")
    assert (game.players[0].waiting, game.crystal_debt) == (0, 1)
    # From the Warehouse.
    at = start().space(0, 1).crystals(0, 0).write("table: crystal_debt=1")
    game = choose(at.turn(0), 0, "main:resupply", "take:crystal")
    assert (game.players[0].waiting, game.crystal_debt) == (0, 0)
    # From a mission.
    at = start().space(0, 1).crystals(0, 0).mission(0, "blueprints")
    game = choose(at.write("table: crystal_debt=2").turn(0), 0, "main:obtain_blueprint")
    choose(game, 0, "blueprint:construction_yard")
    assert (game.players[0].waiting, game.crystal_debt) == (0, 1)


@rule("OMA-18.13")
def test_lss_sabotage_cancels_two_benefits_once_but_not_the_first_points() -> None:
    def build(no_reward: int, lss: list[int] | None = None) -> MonolithColony:
        at = start().storage(0, mineral=1).bots(0, "7-1").level(1, lss)
        at.write(f"table: no_reward={no_reward}").ships(0, 1).crystals(0, 3)
        game = choose(at.turn(0), 0, "main:construct_building")
        choose(game, 0, "build:generator", "hex:8-1")
        assert isinstance(game, MonolithColony)
        return game

    assert strike(start(), "lss_sabotage").no_reward == 1
    rich, poor = build(0), build(1)
    assert rich.players[0].vp > poor.players[0].vp == 2
    assert asked(rich) == "lss_benefit@0" and asked(poor) == "turn@0"
    assert poor.no_reward == 0 and poor.lss == rich.lss
    # An advance that would bring nothing does not use it up.
    above = build(1, [3, 1, 1, 1])
    assert above.no_reward == 1


@rule("OMA-18.08")
def test_ships_in_the_hangar_cost_water_or_plants() -> None:
    at = start().ships(0, 2).level(2).storage(0, water=1, plant=2, mineral=2)
    game = strike(at, "hangar_infiltration")
    assert offered(game) == ["pay:water", "pay:plant"]
    assert stock(choose(game.clone(), 0, "pay:plant")) == {"water": 1, "mineral": 2}
    assert stock(choose(game, 0, "pay:water")) == {"plant": 1, "mineral": 2}
    at = start().ships(0, 3).level(3).storage(0, water=1, plant=1, mineral=2)
    assert stock(strike(at, "hangar_infiltration")) == {"mineral": 2}
    at = start().ships(0, 2, discarded=2).level(2).storage(0, water=1, plant=1)
    assert stock(strike(at, "hangar_infiltration")) == {"water": 1, "plant": 1}


@rule("OMA-18.14", "OMA-18.09")
def test_misinformation_moves_the_lowest_cube_back_also_beyond_its_start() -> None:
    at = start().mission(0, "blueprints", 3).mission(1, "bots", 1).mission(2, "research", 1)
    at.crystals(0, 0)
    game = strike(at, "misinformation")
    assert game.steps == [3, 2, 1] and game.players[0].waiting == 0
    at = start().mission(1, "bots").mission(2, "research")
    game = strike(at, "misinformation")
    assert game.steps == [0, 2, 2]
    at = start().mission(0, "blueprints", 2).mission(2, "research", 2)
    assert strike(at, "misinformation").steps == [3, 0, 2]


# On the map.


@rule("OMA-18.10", "OMA-18.14")
def test_mine_explosion_may_take_any_mine_without_a_marker() -> None:
    at = start().building("mine", "5-6", "9-4", "3-4").miner(0, "5-6")
    at.advanced(0, "construction_yard", "9-4").quarters(0, 2)
    game = strike(at, "mine_explosion")
    assert hexes(game) == {"7-5", "5-6", "3-4"}
    choose(game, 0, "hex:5-6")
    player = game.players[0]
    assert (player.working, game.tops[place("5-6")], game.land[place("5-6")]) == (1, 0, -1)
    assert game.status() == []


@rule("OMA-18.10")
def test_a_mine_turned_down_is_built_again_at_the_normal_price() -> None:
    # Joining the starting Mine needs Mine Tech as always.
    at = start().write("table: land=6-4:!mine").quarters(0, 3).bots(0, "5-5")
    game = choose(at.turn(0), 0, "main:construct_building", "build:mine")
    assert "hex:6-4" not in offered(game)
    at = start().write("table: land=6-6:!mine").quarters(0, 3).bots(0, "5-6").storage(0)
    at.top("mine", 4)
    game = choose(at.turn(0), 0, "main:construct_building")
    assert "hex:6-6" in offered(game)
    choose(game, 0, "hex:6-6")
    assert game.land[place("6-6")] == 1 and game.tops[place("6-6")] == 1
    assert stock(game) == {"mineral": 1} and game.players[0].quarters == 1
    # The tile lay there: none of the stack is used, no crystals are laid.
    assert game.spent == 0 and 1 not in game.finds


@rule("OMA-18.10")
def test_what_was_turned_down_can_be_built_again_when_the_stack_is_empty() -> None:
    at = start().write("table: land=6-6:!mine").quarters(0, 3).bots(0, "5-6").storage(0)
    game = choose(at.no_tiles("mine").turn(0), 0, "main:construct_building")
    assert game.land[place("6-6")] == 1 and game.land[place("5-6")] == 0


@rule("OMA-18.10")
def test_a_mine_turned_down_joins_and_makes_nothing() -> None:
    at = start().write("table: land=7-5:!mine").tech(0, "mine", "c2t").quarters(0, 3)
    at.storage(0).bots(0, "6-4")
    game = choose(at.turn(0), 0, "main:construct_building")
    # Next to it there is no complex.
    choose(game, 0, "hex:6-5")
    assert stock(game)["mineral"] == 1


@rule("OMA-18.10")
def test_the_only_mine_can_be_built_again_where_it_lies() -> None:
    at = start().write("table: land=7-5:!mine").quarters(0, 3).bots(0, "7-6").storage(0)
    game = choose(at.turn(0), 0, "main:construct_building")
    assert "hex:7-5" in offered(game)


@rule("OMA-18.10")
def test_a_building_turned_down_counts_for_no_complex_goal_or_capacity() -> None:
    at = start().building("shelter", "5-4", "5-2").storage(0, mineral=4, water=1)
    at.quarters(0, 8)
    game = strike(at, "atmospheric_seal")
    assert hexes(game) == {"5-3", "5-4", "5-2"}
    choose(game, 0, "hex:5-2")
    player = game.players[0]
    assert player.shelters == 2 and (player.storage_limit(), player.quarters_limit()) == (3, 6)
    # Nothing is discarded, but nothing comes in before there is room again.
    assert player.quarters == 8 and stock(game) == {"mineral": 4, "water": 1}
    assert game.status() == []


@rule("OMA-18.10")
def test_closed_quarters_are_not_refilled_until_the_shelter_is_built_again() -> None:
    at = start().building("shelter", "5-2").quarters(0, 5, working=2)
    at.write("table: land=5-2:!shelter_0").write("seat 0: shelters=1").storage(0, oxygen=1)
    at.bots(0, "5-1").tech(0, "shelter", "c2m")
    game = at.doing("return_colonists", a=1)
    assert game.players[0].quarters == 5 and game.players[0].supply == 7
    # Built again for 1 oxygen, there is room and the normal gain.
    at = start().quarters(0, 5).write("table: land=5-1:!shelter_0").storage(0, oxygen=1)
    game = choose(at.bots(0, "5-2").turn(0), 0, "main:construct_building")
    choose(game, 0, "hex:5-1")
    player = game.players[0]
    assert player.shelters == 2 and player.quarters_limit() == 6
    assert game.land[place("5-1")] == 6 and stock(game) == {}


@rule("OMA-18.10")
def test_the_only_shelter_is_spared() -> None:
    game = strike(start(), "atmospheric_seal")
    assert game.to_move() == () and game.players[0].shelters == 1
    at = start().building("shelter", "5-4").advanced(0, "casino", "5-4")
    game = strike(at, "atmospheric_seal")
    assert game.land[place("5-3")] == -6 and game.land[place("5-4")] == 6


@rule("OMA-18.08")
def test_a_bot_goes_back_to_the_supply_also_the_only_one() -> None:
    game = strike(start().bots(0, "5-3", "6-6"), "bot_destroyed")
    assert hexes(game) == {"5-3", "6-6"}
    choose(game, 0, "hex:6-6")
    assert game.players[0].bots == [place("5-3")] and game.players[0].bots_left == 3
    game = strike(start().bots(0, "5-3"), "bot_destroyed")
    assert game.players[0].bots == [] and game.players[0].bots_left == 4


@rule("OMA-18.08")
def test_a_disabled_rover_comes_back_in_two_steps() -> None:
    at = start().rover(0, "4-4").building("shelter", "8-7").ships(0, 1)
    game = strike(at, "rover_disabled")
    player = game.players[0]
    assert (player.rover, player.stuck, game.rover_state) == (-1, 1, 1)
    # The end of the next Colonization phase.
    game = start().write("table: rover_state=1 time=3").begin("monolith.rover@0")
    assert (game.players[0].rover, game.rover_state) == (-1, 2)
    # The end of the one after that: any own Shelter.
    at = start().building("shelter", "8-7").bots(0).write("table: rover_state=2")
    game = at.begin("monolith.rover@0")
    assert hexes(game) == {"5-3", "8-7"}
    choose(game, 0, "hex:8-7")
    assert game.players[0].rover == place("8-7") and game.players[0].stuck == 0


@rule("OMA-18.08")
@pytest.mark.parametrize("state", [1, 2])
def test_a_disabled_rover_cannot_be_used(state: int) -> None:
    at = start().write(f"table: rover_state={state}").crystals(0, 3).ships(0, 5).level(5)
    at.crystals(0, 6)
    assert refuses(at.turn(0), 0, "executive:move_rover") == "rover_stuck"
    game = choose(at.turn(0), 0, "main:control_center")
    assert not [key for key in offered(game) if key.startswith(("rover:", "point:rover"))]
    # Discovery tiles are placed as from the starting Mine.
    game = start().write(f"table: rover_state={state}").doing("choose_tile", own_turn=False)
    choose(game, 0, offered(game)[0])
    far = start().rover(0, "7-5").doing("choose_tile", own_turn=False)
    choose(far, 0, offered(far)[0])
    assert hexes(game) == hexes(far)


@rule("OMA-18.08")
def test_rover_steps_follow_the_rounds() -> None:
    at = row(start(), "rover_disabled", cubes="2").rover(0, "4-4")
    at.write("table: time=2 round=3")
    game = at.turn(0)
    states = []
    while game.round < 7:
        if asked(game) == "turn@0" and "main:control_center" in offered(game):
            states.append((game.round, game.rover_state))
        choose(game, 0, offered(game)[-1])
    assert [state for _, state in sorted(set(states))][:4] == [0, 1, 2, 0]


@rule("OMA-18.09")
def test_sabotage_pays_nothing_and_costs_no_points() -> None:
    for card in SABOTAGE_CARDS:
        at = complexed(start()).tech(0, "rover", "c3b").crystals(0, 3).points(0, 7)
        at.building("mine", "5-6").miner(0, "5-6").mission(0, "blueprints", 2)
        game = strike(at, card.id)
        waiting = game.players[0].waiting
        while game.to_move():
            choose(game, 0, offered(game)[0])
        assert game.players[0].vp == 7 and game.players[0].waiting <= waiting
        assert sum(game.players[0].storage) <= 5

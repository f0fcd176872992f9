"""Every objective, price and limit of Monolith just holds and just fails, by its numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from planetfall.games.on_mars.components.blueprint_types import UPGRADES as TYPES
from planetfall.games.on_mars.components.lab import COLUMN, TOP_LEVEL
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    ITEMS,
    LAB,
    SCIENTISTS,
    TECHS,
    UPGRADE_CONTRACTS,
)
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import (
    DELIVERIES,
    SCIENTIST_POINTS,
    UPGRADE_CONTRACT_SIZE,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.names import SABOTAGE
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    CONTRACT,
    DECKS,
    OBJECTIVES,
    SCIENTIST,
    TECHNOLOGY,
    UPGRADES,
    Objective,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.sabotage import LETTERS
from planetfall.games.on_mars.expansions.alien_monolith.components.tables import (
    BOMBED_PRICE,
    CUBES,
    CUBES_TO_STRIKE,
    LOWEST_RANK,
    MISSION_POINTS,
    OBJECTIVE_POINTS,
    OBJECTIVES_TO_WIN,
    RANKS,
    ROUNDS,
    SCIENTIST_OBJECTIVE,
    SECOND_BUILDING,
    STOLEN_CRYSTALS,
    STRIKES,
)
from planetfall.games.on_mars.expansions.alien_monolith.objectives import is_met, met
from planetfall.games.on_mars.expansions.alien_monolith.scoring import rank_of
from tests.rulebook.on_mars.help import choose, offered
from tests.rulebook.on_mars_alien_invasion.monolith import names, row, sabotaged, start, strike
from tests.rulebook.on_mars_alien_invasion.test_17_monolith_goals import fulfilled

FAR = ("1-1", "1-2", "2-2", "2-3")
"""Hexes side by side, far from everything else."""
TILES = ("develop_twice", "upgrade_twice", "construct_any", "hire_or_contract")


def of_type(building: int) -> list[str]:
    """Blueprints that upgrade a type of building."""
    return [BLUEPRINTS[card] for card in range(24) if TYPES[card] == building]


def out(objective: Objective) -> Any:
    """A position with an objective."""
    return start(**{DECKS[objective.deck]: objective.id})


def ways(objective: Objective) -> Iterator[tuple[Any, bool]]:
    """Positions in which all the objective asks for is there, then one thing less of each kind."""
    what = objective.what
    if objective.deck == UPGRADES:
        for built in (True, False):
            at = out(objective).blueprints(0, BLUEPRINTS[what])
            yield (at.write(f"seat 0: built={BLUEPRINTS[what]}") if built else at), built
    elif objective.deck == CONTRACT and what < UPGRADE_CONTRACTS:
        kind = CONTRACTS[what].removeprefix("advanced_")
        blueprint = of_type(BUILDINGS.index(kind))[0]
        for size in (UPGRADE_CONTRACT_SIZE, UPGRADE_CONTRACT_SIZE - 1):
            for taken in (True, False):
                at = out(objective).building(kind, *FAR[:size]).advanced(0, blueprint, FAR[0])
                at = at.contract(0, CONTRACTS[what]) if taken else at
                yield at, taken and size == UPGRADE_CONTRACT_SIZE
    elif objective.deck == CONTRACT:
        needs = [(item, amount) for of, item, amount in DELIVERIES if of == what]
        for less in (-1, *range(len(needs))):
            cargo = [
                f"{CONTRACTS[what]}-{ITEMS[item]}:{amount - (k == less)}"
                for k, (item, amount) in enumerate(needs)
            ]
            at = out(objective).contract(0, CONTRACTS[what])
            yield at.write(f"table: cargo={','.join(cargo)}"), less < 0
    elif objective.deck == TECHNOLOGY:
        for level in (TOP_LEVEL, TOP_LEVEL - 1):
            at = out(objective).tech(0, TECHS[what], LAB[COLUMN.index(level)])
            yield at, level == TOP_LEVEL
    elif objective.deck == SCIENTIST:
        building = SCIENTIST_CARDS[what].scores
        needed = -(-SCIENTIST_OBJECTIVE // SCIENTIST_POINTS)
        for number in (needed, needed - 1):
            for hired in (True, False):
                at = out(objective).building(BUILDINGS[building], *FAR[:number])
                for name, place in zip(of_type(building), FAR[:number], strict=False):
                    at.advanced(0, name, place)
                at = at.scientist(0, SCIENTISTS[what]) if hired else at
                yield at, hired and number == needed
    else:
        for tiles in (objective.discoveries, objective.discoveries - 1):
            for research in (objective.research, objective.research - 1):
                if tiles >= 0:
                    at = out(objective)
                    at.write(f"seat 0: discoveries={','.join(TILES[:tiles]) or '-'}")
                    at.write(f"seat 0: research={','.join('abcd'[:research]) or '-'}")
                    full = (objective.discoveries, objective.research)
                    yield at, (tiles, research) == full


@pytest.mark.parametrize("objective", OBJECTIVES, ids=lambda objective: objective.id)
def test_an_objective_is_met_with_all_it_asks_for_and_not_with_less(objective: Objective) -> None:
    for number, (at, holds) in enumerate(ways(objective)):
        assert is_met(at.turn(0), objective.deck) is holds, number


@pytest.mark.parametrize("count", range(len(DECKS) + 1))
def test_objectives_win_and_score_by_their_number(count: int) -> None:
    game = fulfilled(start(), count).turn(0)
    assert met(game) == count
    assert ("win" in offered(game)) == (count >= OBJECTIVES_TO_WIN)
    for done in (0, 1):
        game.missions_done = done
        lines = dict(game.scores()[0].lines)
        points = (lines["objectives"], lines["missions"])
        assert points == (OBJECTIVE_POINTS[count], done * MISSION_POINTS)


@pytest.mark.parametrize("place", range(len(RANKS)))
def test_a_rank_is_reached_with_its_points_and_not_with_one_less(place: int) -> None:
    least, rank = RANKS[place]
    below = RANKS[place + 1][1] if place + 1 < len(RANKS) else LOWEST_RANK
    assert (rank_of(least), rank_of(least - 1)) == (rank, below)


@pytest.mark.parametrize("time", range(1, ROUNDS + 1))
def test_a_full_card_strikes_on_its_spaces_and_the_last_one_ends_the_game(time: int) -> None:
    full = f"{CUBES_TO_STRIKE},{CUBES_TO_STRIKE - 1}"
    at = row(start(), "crystal_theft", "lss_sabotage", cubes=full).crystals(0, 0)
    game = sabotaged(at.write("table: sabotage_deck=-"), time - 1, "end_colonization")
    assert names(game.struck) == (["crystal_theft"] if time in STRIKES else [])
    assert game.is_over() == (time == ROUNDS)


@pytest.mark.parametrize("used", range(CUBES_TO_STRIKE, CUBES + 1))
def test_a_cube_is_laid_while_one_is_left_in_the_supply(used: int) -> None:
    other = [card for card in SABOTAGE if LETTERS[SABOTAGE.index(card)] == "B"]
    cubes = [CUBES_TO_STRIKE, *[0] * 3]
    for place in range(used - CUBES_TO_STRIKE):
        cubes[1 + place // CUBES_TO_STRIKE] += 1
    at = row(start(), *other[:3], "hacked_tech", cubes=",".join(map(str, cubes)))
    game = sabotaged(at.write("table: sabotage_deck=alien_abduction"), 0)
    assert game.sabotage_cubes == [*cubes[:3], int(used < CUBES), 0]


@pytest.mark.parametrize("crystals", range(STOLEN_CRYSTALS + 2))
def test_crystals_are_stolen_as_far_as_there_are_some(crystals: int) -> None:
    game = strike(start().crystals(0, crystals), "crystal_theft")
    stolen = min(crystals, STOLEN_CRYSTALS)
    assert game.players[0].crystals == crystals - stolen
    assert game.crystal_debt == STOLEN_CRYSTALS - stolen


@pytest.mark.parametrize("owed", range(STOLEN_CRYSTALS + 1))
def test_what_is_owed_is_taken_from_the_next_crystals(owed: int) -> None:
    at = start().crystals(0, 0).write(f"table: crystal_debt={owed}")
    game = at.doing("discovery.three_crystals")
    assert game.crystal_debt == 0
    assert game.players[0].crystals + game.players[0].waiting == 3 - owed


@pytest.mark.parametrize("bombed", [True, False])
@pytest.mark.parametrize("minerals", range(BOMBED_PRICE + 1))
def test_a_bombed_upgrade_is_paid_with_its_price_and_not_with_less(
    bombed: bool, minerals: int
) -> None:
    at = start().building("generator", "6-1", "7-2").blueprints(0, "radar").bots(0, "7-2")
    row(at, "hacked_tech", struck="advanced_building_bombed" if bombed else "")
    game = at.storage(0, mineral=minerals).turn(0)
    price = BOMBED_PRICE if bombed else 1
    assert ("main:upgrade_building" in offered(game)) == (minerals >= price)


@pytest.mark.parametrize("number", range(1, SECOND_BUILDING + 1))
def test_changed_plans_want_a_second_building_of_the_type(number: int) -> None:
    at = start().building("generator", "6-1", "7-2")
    blueprints = ["radar", next(n for n in of_type(BUILDINGS.index("generator")) if n != "radar")]
    for name, place in zip(blueprints[:number], ("6-1", "7-2"), strict=False):
        at.advanced(0, name, place)
    # One of another type does not help.
    at.building("mine", "1-1").advanced(0, of_type(BUILDINGS.index("mine"))[0], "1-1")
    for struck in ("", "change_of_plans"):
        game = row(at, "hacked_tech", struck=struck).turn(0)
        assert is_met(game, UPGRADES) is (number == SECOND_BUILDING or not struck)


@pytest.mark.parametrize("ships", range(4))
@pytest.mark.parametrize(("water", "plant"), [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 3)])
def test_the_toll_is_one_a_ship_as_far_as_there_is_water_and_plants(
    ships: int, water: int, plant: int
) -> None:
    at = start().building("shelter", "1-1", "1-2").storage(0, water=water, plant=plant)
    game = strike(at.ships(0, ships), "hangar_infiltration")
    due = min(ships, water + plant)
    while any(key.startswith("pay:") for key in offered(game) if game.to_move()):
        keys = offered(game)
        # Plants are offered once they suffice for all that is left.
        left = game.players[0].storage
        owed = due - (water + plant - left[ITEMS.index("water")] - left[ITEMS.index("plant")])
        assert ("pay:plant" in keys) == (left[ITEMS.index("plant")] >= owed)
        choose(game, 0, keys[0])
    stock = game.players[0].storage
    assert stock[ITEMS.index("water")] + stock[ITEMS.index("plant")] == water + plant - due


@pytest.mark.parametrize("shelters", [1, 2])
def test_the_only_shelter_is_spared(shelters: int) -> None:
    at = start().building("shelter", *FAR[: shelters - 1])
    game = strike(at, "atmospheric_seal")
    assert any(key.startswith("hex:") for key in offered(game)) == (shelters == 2)

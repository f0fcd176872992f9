"""Every requirement, price and room of a component just holds and just fails, by its numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from planetfall.games.on_mars.components.blueprint_types import LEVELS, UPGRADES
from planetfall.games.on_mars.components.boards import EXECUTIVE_ACTIONS
from planetfall.games.on_mars.components.goal_needs import GOAL_NEEDS
from planetfall.games.on_mars.components.lab import (
    COLUMN,
    EDGES,
    PRICE_ANY,
    PRICE_CRYSTAL,
    PRICE_OXYGEN,
)
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    GOALS,
    GRID,
    ITEMS,
    LAB,
    MISSIONS,
    SCIENTISTS,
    UPGRADE_CONTRACTS,
)
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import (
    BOTS,
    BUILDING_PRICE,
    CONTRACT_DONE,
    CONTRACT_FAILED,
    DELIVERIES,
    DEPOT_SPACES,
    GRID_ANY,
    GRID_BATTERY,
    LARGE_COMPLEX,
    LSS_TOP_ROW,
    SHELTERS,
    TOP_LEVEL,
    UPGRADE_CONTRACT_SIZE,
)
from planetfall.games.on_mars.effects.movement import Move
from planetfall.games.on_mars.missions import contribute
from planetfall.games.on_mars.payment import amount_in
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import Position, choose, offered, refuses, rules

FIRST, SECOND = ("1-1", "1-2", "2-2", "2-3"), ("11-3", "11-4", "12-4")
BASE_BLUEPRINTS = [name for name in BLUEPRINTS if name != "beacon"]
BASE_BUILDINGS = BUILDINGS[:6]


def bare(seats: int = 2) -> Position:
    """A position with empty hands."""
    at = Position(seats=seats)
    return at.storage(0).crystals(0, 0).quarters(0, 3)


def row(at: Position, kind: str, places: tuple[str, ...], number: int) -> Position:
    """So many buildings of a type side by side, far from everything else."""
    return at.building(kind, *places[:number])


# Private Goals


def _marked(at: Position, number: int) -> None:
    row(at, "mine", FIRST, number).advanced(0, "metal_deposit", FIRST[0])


def _mines(at: Position, number: int) -> None:
    row(at, "mine", FIRST, 4)
    for place in FIRST[:number]:
        at.miner(0, place)
    # Those of others do not count.
    at.miner(1, FIRST[3])


def _advanced(at: Position, number: int) -> None:
    row(at, "mine", FIRST, 4).advanced(1, "gym", "11-1")
    for name, place in list(zip(("metal_deposit", "casino", "library"), FIRST, strict=False))[
        :number
    ]:
        at.advanced(0, name, place)


def _techs(at: Position, number: int) -> None:
    places = ("c1t", "c1b", "c2t", "c2b")
    for name, place in list(zip(("mine", "rover", "ship", "upgrade"), places, strict=True))[
        : number - 1
    ]:
        at.tech(0, name, place)


def _high(at: Position, number: int) -> None:
    at.tech(0, "mine", "c4t" if number > 0 else "c3t").tech(
        0, "rover", "c5t" if number > 1 else "c3b"
    )
    at.tech(0, "ship", "c4b" if number > 2 else "c2b").tech(1, "upgrade", "c6")


def _two(at: Position, number: int) -> None:
    row(at, "mine", FIRST, 3).advanced(0, "metal_deposit", FIRST[0])
    row(at, "mine", SECOND, 1 + number).advanced(0, "construction_yard", SECOND[0])


def _scientist(at: Position, number: int) -> None:
    at.contract(0, "minerals").write("table: done=minerals")
    if number:
        at.scientist(0, "geologist")
    at.scientist(1, "hydrologist")


WAYS: dict[str, Callable[[Position, int], Any]] = {
    "four_blueprints": lambda at, n: at.blueprints(0, *BASE_BLUEPRINTS[:n]),
    "three_advanced_buildings": _advanced,
    "three_mines": _mines,
    "three_discoveries": lambda at, n: at.write(
        "seat 0: discoveries=" + ",".join(["three_plants", "three_water", "three_oxygen"][:n])
    ),
    "marker_in_large_complex": _marked,
    "four_of_one_resource": lambda at, n: at.write("seat 0: shelters=4").storage(
        0, mineral=5, water=n, oxygen=3
    ),
    "three_shelters": lambda at, n: at.building("shelter", *FIRST[: n - 1]),
    "third_colony_level": lambda at, n: at.level(n),
    "seven_colonists": lambda at, n: at.building("shelter", "1-1", "1-2").quarters(0, n, 2),
    "five_technologies": _techs,
    "three_ships": lambda at, n: at.ships(0, 4, 4 - n),
    "two_research_tiles": lambda at, n: at.write("seat 0: research=" + ("a,d" if n > 1 else "d")),
    "scientist_and_contract": _scientist,
    "three_high_technologies": _high,
    "three_progress_cubes": lambda at, n: at.write(
        "seat 0: cubes=" + ",".join(["mine", "greenhouse", "oxygen_condenser"][:n])
    ),
    "two_complexes": _two,
}


@pytest.mark.parametrize("goal", GOALS[:16])
def test_a_private_goal_is_met_with_so_much_and_not_with_one_less(goal: str) -> None:
    least = GOAL_NEEDS[GOALS.index(goal)][0].least
    for number in (least, least - 1):
        at = bare().goals(0, goal)
        WAYS[goal](at, number)
        assert (f"goal:{goal}" in offered(at.turn(0))) == (number == least), number


def test_of_the_two_needs_of_a_goal_both_must_hold() -> None:
    name = "scientist_and_contract"
    for done in ("minerals", "-"):
        at = bare().goals(0, name).scientist(0, "geologist").contract(0, "minerals")
        at.contract(0, "water_and_minerals").contract(1, "advanced_mine")
        # Another one's completed Contract does not help.
        game = at.write(f"table: done=advanced_mine{',minerals' * (done != '-')}").turn(0)
        assert (f"goal:{name}" in offered(game)) == (done == "minerals")


def test_two_markers_in_one_complex_are_one_complex() -> None:
    at = bare().goals(0, "two_complexes").building("mine", *FIRST)
    at.advanced(0, "metal_deposit", FIRST[0]).advanced(0, "construction_yard", FIRST[2])
    assert "goal:two_complexes" not in offered(at.turn(0))


# Contracts


@pytest.mark.parametrize("contract", CONTRACTS[UPGRADE_CONTRACTS:12])
def test_a_delivery_contract_is_full_with_all_and_not_with_one_less(contract: str) -> None:
    number = CONTRACTS.index(contract)
    needs = [(item, amount) for of, item, amount in DELIVERIES if of == number]
    for missing in (-1, *range(len(needs))):
        cargo = [
            f"{contract}-{ITEMS[item]}:{amount - (k == missing)}"
            for k, (item, amount) in enumerate(needs)
        ]
        at = bare().contract(0, contract).write(f"table: cargo={','.join(cargo)}")
        lines = dict(at.game.scores()[0].lines)
        points = CONTRACT_DONE[number] if missing < 0 else -CONTRACT_FAILED[number]
        assert points in lines.values(), (missing, lines)
        # What is missing can be delivered, and the rest is full.
        at.storage(0, mineral=1, battery=1, water=1, plant=1, oxygen=1).crystals(0, 1)
        words = [key for key in offered(at.turn(0)) if key.startswith("deliver:")]
        wanted = [] if missing < 0 else [f"deliver:{contract}-{ITEMS[needs[missing][0]]}"]
        assert words == wanted


@pytest.mark.parametrize("contract", CONTRACTS[:UPGRADE_CONTRACTS])
def test_an_upgrade_contract_holds_in_a_complex_of_its_size_and_not_in_a_smaller(
    contract: str,
) -> None:
    kind = contract.removeprefix("advanced_")
    blueprint = BLUEPRINTS[UPGRADES.index(BUILDINGS.index(kind))]
    for size in (UPGRADE_CONTRACT_SIZE, UPGRADE_CONTRACT_SIZE - 1):
        for owner in (0, 1):
            at = row(bare().contract(0, contract), kind, FIRST, size)
            if kind == "shelter" and owner == 1:
                at.building(kind, *FIRST[:size], seat=1)
            at.advanced(owner, blueprint, FIRST[-2])
            done = size == UPGRADE_CONTRACT_SIZE and owner == 0
            points = CONTRACT_DONE[CONTRACTS.index(contract)] if done else 0
            failed = -CONTRACT_FAILED[CONTRACTS.index(contract)]
            assert (points or failed) in dict(at.game.scores()[0].lines).values(), (size, owner)


# Blueprints, buildings, technology, Scientists


@pytest.mark.parametrize("blueprint", BASE_BLUEPRINTS)
def test_a_blueprint_upgrades_in_a_complex_of_its_level_and_not_in_a_smaller(
    blueprint: str,
) -> None:
    number = BLUEPRINTS.index(blueprint)
    kind = BUILDINGS[UPGRADES[number]]
    least = 1 if LEVELS[number] == 1 else LARGE_COMPLEX
    for size in {least, max(1, least - 1)}:
        for minerals in (1, 0):
            at = row(bare().blueprints(0, blueprint), kind, FIRST, size).bots(0, FIRST[0])
            game = at.storage(0, mineral=minerals).quarters(0, 1).turn(0)
            possible = "main:upgrade_building" in offered(game)
            assert possible == (size == least and minerals == 1), (size, minerals)


@pytest.mark.parametrize("building", BASE_BUILDINGS)
def test_a_building_is_paid_with_its_price_and_not_without(building: str) -> None:
    price = BUILDING_PRICE[BUILDINGS.index(building)]
    for held in (True, False):
        at = bare().bots(0, "7-6", "5-5", "9-5", "7-3").quarters(0, 2)
        # All other resources do not help, save minerals.
        at.storage(0, **{name: 1 for name in ITEMS[1:5]})
        if price < 0:
            at.quarters(0, 2 if held else 1)
        else:
            at.player(0).storage[price] = int(held)
        words = then(at, "construct_building")
        assert (f"build:{building}" in words) == held, words


def then(at: Position, action: str) -> list[str]:
    """What is offered once a Main action is taken; nothing where it cannot be taken."""
    game = at.ask_all().turn(0)
    if f"main:{action}" not in offered(game):
        return []
    choose(game, 0, f"main:{action}")
    return offered(game)


@pytest.mark.parametrize("shelters", range(1, SHELTERS + 1))
def test_there_are_as_many_shelters_as_the_box_has(shelters: int) -> None:
    places = ("1-1", "1-3", "13-1", "13-3")
    at = bare().building("shelter", *places[: shelters - 1]).bots(0, "4-4", "10-4", "3-3", "11-3")
    game = at.storage(0, oxygen=1).quarters(0, 1).turn(0)
    assert game.players[0].shelters == shelters
    assert ("main:construct_building" in offered(game)) == (shelters < SHELTERS)


@pytest.mark.parametrize("space", GRID)
def test_a_technology_is_paid_with_its_price_and_not_with_less(space: str) -> None:
    number = GRID.index(space)
    battery, free = GRID_BATTERY[number], GRID_ANY[number]
    for batteries, water in ((battery, free), (battery, free - 1), (battery - 1, free), (0, 2)):
        if min(batteries, water) < 0:
            continue
        at = bare().storage(0, battery=batteries, water=water).grid(**{space: "mine"})
        # No mineral stands in: a battery is a battery.
        pays = batteries >= battery and batteries + water >= battery + free
        game = at.space(0, 2).quarters(0, 1).turn(0)
        assert ("main:learn_technology" in offered(game)) == pays, (batteries, water)


@pytest.mark.parametrize(("start", "end"), EDGES)
def test_a_development_is_paid_with_the_price_of_its_column_and_not_with_less(
    start: int, end: int
) -> None:
    column = COLUMN[end]
    oxygen, free, crystal = PRICE_OXYGEN[column], PRICE_ANY[column], PRICE_CRYSTAL[column]
    full = (oxygen, free, crystal)
    for k in (-1, 0, 1, 2):
        if k >= 0 and not full[k]:
            continue
        held = [full[n] - (n == k) for n in range(3)]
        at = bare().tech(0, "mine", LAB[start]).storage(0, oxygen=held[0], water=held[1])
        at.write("seat 0: lab=shelter:-").crystals(0, held[2]).space(0, 2)
        words = then(at, "research_development")
        assert (f"develop:{LAB[start]}-{LAB[end]}" in words) == (k < 0), (k, words)


@pytest.mark.parametrize("scientist", SCIENTISTS[:6])
def test_a_scientist_is_paid_with_its_price_and_not_with_less(scientist: str) -> None:
    card = SCIENTIST_CARDS[SCIENTISTS.index(scientist)]
    price = {name: amount_in(card.price, k) for k, name in enumerate(ITEMS[:5])}
    assert sum(price.values()) + card.colonists == 2
    for less in (0, 1):
        at = (
            bare()
            .offer(scientist)
            .quarters(0, 1 + card.colonists - (less if card.colonists else 0))
        )
        at.storage(0, **{name: n - less for name, n in price.items() if n})
        assert ("main:hire_scientist" in offered(at.turn(0))) == (less == 0)


@pytest.mark.parametrize("number", range(5))
def test_an_executive_action_is_paid_with_its_crystals_and_not_with_one_less(number: int) -> None:
    action = EXECUTIVE_ACTIONS[number]
    for crystals in (action.crystals, action.crystals - 1):
        at = bare(3).storage(0, mineral=1, battery=1, water=1, plant=1, oxygen=1)
        at.bots(0, "7-4").blueprints(0, "metal_deposit").ships(0, 5).tech(0, "rover", "c1t")
        at.quarters(0, 2, 1).warehouse(water=3, plant=3)
        game = at.crystals(0, crystals).turn(0)
        words = [key for key in offered(game) if key.startswith("executive:")]
        known = game.rules.key(sorted(game.rules.vocabulary.starting(("executive:",)))[number])
        assert (known in words) == (crystals == action.crystals), (known, words)
        # A Private Goal in hand is a crystal.
        if crystals < action.crystals:
            assert known in offered(at.goals(0, "three_ships").turn(0))


# Rooms


@pytest.mark.parametrize("shelters", range(1, SHELTERS + 1))
def test_storage_holds_so_much_and_not_more(shelters: int) -> None:
    more = FIRST + SECOND
    for gap in (3, 2, 1):
        room = 1 + shelters
        at = bare().building("shelter", *more[: shelters - 1])
        at.storage(0, plant=max(0, room - gap))
        game = at.doing("discovery.three_plants")
        assert game.players[0].storage[ITEMS.index("plant")] == min(room, max(0, room - gap) + 3)


@pytest.mark.parametrize("ships", range(6))
def test_the_depot_holds_a_crystal_for_every_space_without_a_ship(ships: int) -> None:
    room = DEPOT_SPACES - (5 - ships)
    for waiting in (0, 1, 2):
        at = bare().ships(0, ships).crystals(0, room - 1, waiting)
        game = at.turn(0)
        player = game.players[0]
        assert player.crystals == min(room, room - 1 + waiting)
        assert player.waiting == 0


@pytest.mark.parametrize("number", range(BOTS + 1))
def test_a_bot_is_placed_while_one_is_left(number: int) -> None:
    game = bare().bots(0, *("1-1", "1-3", "13-1", "13-3")[:number]).doing("place_bot")
    for key in offered(game) if game.to_move() else []:
        choose(game, 0, key)
        break
    placed = min(BOTS, number + 1)
    player = game.players[0]
    assert (len(player.bots), player.bots_left) == (placed, BOTS - placed)


# Missions and the Colony level


@pytest.mark.parametrize("mission", MISSIONS[:9])
@pytest.mark.parametrize("slot", range(3))
def test_a_mission_is_done_with_its_last_step_and_not_before(mission: str, slot: int) -> None:
    for steps in (1, 2):
        game = contributed(bare(3).mission(slot, mission, steps), mission)
        assert (game.missions[slot] == 0) == (steps == 1)
        assert game.steps[slot] == steps - 1
        assert game.remaining == (2 if steps == 1 else 3)


def contributed(at: Position, mission: str) -> Colony:
    """What a mission counts happens once."""
    at.storage(0, mineral=2, battery=2, water=2, plant=2, oxygen=2).crystals(0, 4).quarters(0, 4)
    if mission == "blueprints":
        game = at.doing("discovery.two_blueprints")
        choose(game, 0, offered(game)[0], "done")
    elif mission == "techs":
        game = at.grid(bottom_1="mine").doing("discovery.learn_technology")
        while game.to_move():
            choose(game, 0, offered(game)[0])
    elif mission == "scientists":
        game = at.offer("geologist").doing("discovery.hire_or_contract")
        while game.to_move():
            choose(game, 0, offered(game)[0])
    elif mission == "contracts":
        at.contract(0, "minerals").write("table: cargo=minerals-mineral:3")
        game = at.turn(0)
        choose(game, 0, "deliver:minerals-mineral")
    elif mission == "advanced":
        game = at.blueprints(0, "metal_deposit").bots(0, "7-4").doing("discovery.upgrade_twice")
        while game.to_move():
            choose(game, 0, offered(game)[0])
    elif mission == "progress":
        at.bots(0, "7-6").tech(0, "mine", "c1t")
        game = at.doing("discovery.construct_mine")
        near = next(
            key for key in offered(game) if key in ("hex:6-5", "hex:7-6", "hex:8-5", "hex:7-4")
        )
        choose(game, 0, near)
        while game.to_move():
            choose(game, 0, offered(game)[0])
    else:
        # Bots, discoveries and research: counted by whatever moves a mission's cube.
        game = at.game
        contribute(game, [entry > 0 for entry in game.missions].index(True), 0)
    return game


@pytest.mark.parametrize("level", range(1, TOP_LEVEL + 1))
def test_the_colony_rises_with_all_four_markers_and_not_with_three(level: int) -> None:
    for low in (-1, 0, 1, 2, 3):
        lss = [min(level + 1, LSS_TOP_ROW)] * 4
        if low >= 0:
            lss[low] = level
        game = bare(3).level(level, lss).doing("colony_update", own_turn=False)
        rises = low < 0 and level < TOP_LEVEL
        assert game.level == level + rises, low


MOVES = {
    path: effect.crystals for path, effect in rules().effects.items() if isinstance(effect, Move)
}


@pytest.mark.parametrize("path", MOVES)
def test_crystals_are_missing_only_where_they_buy_points_of_movement(path: str) -> None:
    at = bare().crystals(0, 0).bots(0, "4-4", "5-6").rover(0, "3-3").tech(0, "rover", "c1t")
    game = at.ask_all().doing(path)
    for figure in ("bot", "rover"):
        reason = "no_crystals" if MOVES[path] else ""
        assert refuses(game, 0, f"point:{figure}") == reason

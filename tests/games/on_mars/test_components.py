"""A row for every component: a position, choices, the change."""

from collections.abc import Callable
from typing import Any

import pytest

from planetfall.games.on_mars.components.lss import REWARD_TILES
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BOX_BLUEPRINTS,
    BOX_DISCOVERIES,
    BOX_REWARDS,
    BOX_SCIENTISTS,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    EXECUTIVES,
    GOALS,
    LAB,
    LSS_REWARDS,
    MISSIONS,
    SCIENTISTS,
)
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.contracts import is_fulfilled
from planetfall.games.on_mars.interrupt import is_met
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.turn import TURN
from tests.rulebook.on_mars.help import Position, asked, choose, place, stock

Setting = Callable[[Position], Any]
Reading = Callable[[Colony], Any]


def run(path: str, setting: Setting, keys: str, reading: Reading) -> Any:
    """Carry out an effect for seat 0 in its own turn, make choices, read the result."""
    at = Position(seats=2).storage(0).crystals(0, 3).bots(0, "5-4")
    setting(at)
    game = at.doing(path, 0)
    choose(game, 0, *keys.split())
    assert game.status() == []
    return reading(game)


def me(game: Colony) -> Any:
    """The player whose effect it is."""
    return game.players[0]


def built(name: str) -> Reading:
    """What is built on a hex."""
    return lambda game: game.land[place(name)]


def nothing(at: Position) -> None:
    """The position as it is."""


def condensers(at: Position) -> Any:
    """A complex of three Oxygen Condensers, a plant, Tech of level 2."""
    at.building("oxygen_condenser", "4-5", "4-4").storage(0, plant=1)
    return at.tech(1, "oxygen_condenser", "c2t").bots(0, "5-6")


def two_shelters(at: Position) -> None:
    """Two Shelters in the bot's zone, Blueprints and minerals for both."""
    at.blueprints(0, "casino", "gym").storage(0, mineral=2).building("shelter", "4-3")


def one_contract(at: Position) -> None:
    """A Contract lies out, the other player has hired all Scientists but one."""
    at.offer("geologist", "minerals").crystals(0, 1)
    at.game.players[1].scientists = 0b111110


def radar_tiles(at: Position) -> None:
    """Two tiles of use on the Exploration space."""
    at.game.discovery_bag = list(range(BOX_DISCOVERIES))
    wanted = [DISCOVERIES.index(name) for name in ("three_batteries", "three_water")]
    at.game.explore = [1 + tile for tile in wanted]
    at.game.discovery_bag = [tile for tile in at.game.discovery_bag if tile not in wanted]


BUILDING_ROWS: list[tuple[str, Setting, str, Reading, Any]] = [
    (
        "construction_yard",
        two_shelters,
        "blueprint:casino hex:5-3 boost blueprint:gym",
        lambda g: (me(g).advanced_buildings(), stock(g), me(g).working),
        (2, {}, 1),
    ),
    (
        "metal_deposit",
        lambda at: at.bots(0, "7-4"),
        "hex:6-3",
        lambda g: (stock(g), g.tops[place("6-3")]),
        ({"mineral": 1}, 1),
    ),
    (
        "automated_production",
        lambda at: at.advanced(0, "wind_turbines", "7-3").building("mine", "6-3").miner(0, "6-3"),
        "take:battery done",
        lambda g: (stock(g), me(g).working),
        ({"mineral": 1, "battery": 2}, 1),
    ),
    (
        "wind_turbines",
        lambda at: at.bots(0, "7-2").storage(0, mineral=1),
        "hex:7-1 done",
        built("7-1"),
        1 + BUILDINGS.index("generator"),
    ),
    (
        "private_ship",
        lambda at: at.storage(0, plant=1, water=1).quarters(0, 1),
        "ship:5 crew:colonists",
        lambda g: (me(g).hangar, me(g).quarters),
        (1, 4),
    ),
    (
        "moisture_vaporator",
        lambda at: at.bots(0, "10-4").storage(0, battery=1),
        "hex:11-3 done",
        built("11-3"),
        1 + BUILDINGS.index("water_extractor"),
    ),
    (
        "biomarket",
        nothing,
        "take:plant boost take:oxygen done",
        lambda g: (stock(g), me(g).working),
        ({"plant": 1, "oxygen": 1}, 1),
    ),
    (
        "hydroponic_farm",
        lambda at: at.bots(0, "7-8").storage(0, water=1),
        "hex:7-9 done",
        built("7-9"),
        1 + BUILDINGS.index("greenhouse"),
    ),
    (
        "oxygen_tank",
        lambda at: at.storage(0, battery=1),
        "grid:middle_1 lab:c1b boost grid:bottom_1 no",
        lambda g: (sum(1 for space in me(g).lab if space), stock(g)),
        (3, {}),
    ),
    (
        "concentrator",
        condensers,
        "hex:6-5",
        lambda g: (stock(g), me(g).working),
        ({"oxygen": 2}, 1),
    ),
    ("casino", nothing, "boost done", lambda g: (me(g).waiting, me(g).working), (3, 1)),
    (
        "gym",
        lambda at: at.storage(0, oxygen=1),
        "hex:4-3 seat:0",
        lambda g: (me(g).shelters, me(g).waiting),
        (2, 2),
    ),
    ("mineral_mine", nothing, "", lambda g: me(g).vp, 2),
    (
        "biolab",
        one_contract,
        "",
        lambda g: (me(g).contracts, me(g).crystals),
        ([CONTRACTS.index("minerals")], 0),
    ),
    (
        "builder_drone",
        lambda at: at.blueprints(0, "metal_deposit").storage(0, mineral=1).bots(0, "1-1"),
        "",
        lambda g: g.tops[place("7-5")] > 7,
        True,
    ),
    (
        "research_lab",
        lambda at: at.storage(0, oxygen=2),
        "develop:c2m-c3b develop:c3b-c4b",
        lambda g: (me(g).highest_level(), stock(g)),
        (4, {}),
    ),
    (
        "aqueduct",
        lambda at: at.quarters(0, 1, working=3),
        "retrieve:working_area",
        lambda g: (me(g).quarters, me(g).working),
        (3, 1),
    ),
    (
        "eco_resort",
        lambda at: at.quarters(0, 1).on(0, "obtain_blueprint").on(0, "construct_building"),
        "retrieve:obtain_blueprint retrieve:construct_building",
        lambda g: (me(g).quarters, me(g).slots),
        (3, [0] * 5),
    ),
    (
        "trade_market",
        lambda at: at.storage(0, mineral=1).quarters(0, 1),
        "take:battery take:oxygen boost take:water",
        lambda g: (stock(g), me(g).working),
        ({"battery": 1, "water": 1, "oxygen": 1}, 1),
    ),
    (
        "recycling_bots",
        lambda at: at.bots(0, "4-3").crystal("4-4").tile("three_plants", "4-5").quarters(0, 0),
        "bot:1-s bot:1-s yes",
        lambda g: (me(g).waiting, stock(g), len(me(g).discoveries)),
        (1, {"plant": 2}, 1),
    ),
    (
        "aerial_elevator",
        lambda at: at.advanced(0, "wind_turbines", "7-3"),
        "space:1",
        lambda g: (me(g).space, stock(g)),
        (0, {"battery": 1}),
    ),
    (
        "library",
        nothing,
        "blueprint:metal_deposit boost blueprint:private_ship done",
        lambda g: (len(me(g).blueprints), stock(g)),
        (2, {"mineral": 1, "water": 1}),
    ),
    (
        "command_center",
        lambda at: at.tech(1, "rover", "c2t").quarters(0, 1),
        "rover:n rover:n boost rover:n",
        lambda g: (me(g).rover, me(g).working),
        (place("7-2"), 1),
    ),
    (
        "beacon",
        lambda at: at.storage(0, oxygen=1, mineral=1).blueprints(0, "casino"),
        "choose:0",
        lambda g: (me(g).advanced_buildings(), stock(g)),
        (1, {"oxygen": 1}),
    ),
    (
        "radar",
        radar_tiles,
        "tile:three_batteries",
        lambda g: (stock(g), DISCOVERIES[g.radar - 1], len(me(g).discoveries)),
        ({"battery": 2}, "three_batteries", 0),
    ),
]


@pytest.mark.parametrize("row", BUILDING_ROWS, ids=lambda row: row[0])
def test_every_advanced_building_does_what_its_card_says(
    row: tuple[str, Setting, str, Reading, Any],
) -> None:
    name, setting, keys, reading, expected = row
    assert run(f"blueprint.{name}", setting, keys, reading) == expected


def test_every_blueprint_has_its_row() -> None:
    assert sorted(row[0] for row in BUILDING_ROWS) == sorted(BLUEPRINTS[:BOX_BLUEPRINTS])


def test_the_radar_uses_its_tile_again() -> None:
    def later(at: Position) -> None:
        radar_tiles(at)
        at.game.radar = at.game.explore[0]
        at.game.explore[0] = 0
        at.storage(0)

    assert run("blueprint.radar", later, "", stock) == {"battery": 2}


EXECUTIVE_ROWS: list[tuple[str, Setting, str, Reading, Any]] = [
    (
        "develop_free",
        nothing,
        "executive:develop_free develop:c2m-c3b",
        lambda g: (me(g).highest_level(), me(g).crystals),
        (3, 4),
    ),
    (
        "move_rover",
        nothing,
        "executive:move_rover rover:n rover:n done",
        lambda g: (me(g).rover, me(g).crystals),
        (place("7-3"), 4),
    ),
    (
        "take_blueprint",
        nothing,
        "executive:take_blueprint blueprint:metal_deposit",
        lambda g: (len(me(g).blueprints), me(g).crystals),
        (1, 5),
    ),
    (
        "upgrade",
        lambda at: at.blueprints(0, "casino").storage(0, mineral=1),
        "executive:upgrade",
        lambda g: (me(g).advanced_buildings(), me(g).crystals),
        (1, 5),
    ),
    (
        "gain_mineral",
        nothing,
        "executive:gain_mineral",
        lambda g: (stock(g), me(g).crystals),
        ({"mineral": 1}, 5),
    ),
    (
        "move_bots",
        nothing,
        "executive:move_bots bot:1-s done",
        lambda g: (me(g).bots, me(g).crystals),
        ([place("5-5")], 6),
    ),
    (
        "take_resource",
        nothing,
        "executive:take_resource take:water",
        lambda g: (stock(g), me(g).crystals),
        ({"water": 1}, 6),
    ),
    (
        "use_advanced_building",
        lambda at: at.advanced(0, "mineral_mine", "7-5").building("mine", "7-4", "8-4"),
        "use:mineral_mine",
        lambda g: (me(g).vp, me(g).crystals),
        (2, 6),
    ),
]


@pytest.mark.parametrize("row", EXECUTIVE_ROWS, ids=lambda row: row[0])
def test_every_executive_action_costs_and_does_what_its_space_says(
    row: tuple[str, Setting, str, Reading, Any],
) -> None:
    _, setting, keys, reading, expected = row
    at = Position(seats=2).storage(0).ships(0, 5).crystals(0, 8).bots(0, "5-4")
    at.level(5, [5, 5, 5, 5])
    setting(at)
    assert reading(choose(at.turn(0), 0, *keys.split())) == expected


def test_every_executive_action_has_its_row() -> None:
    assert [row[0] for row in EXECUTIVE_ROWS] == EXECUTIVES


SPACE_ROWS: list[tuple[int, Setting, str, Reading, Any]] = [
    (2, nothing, "yes take:water", stock, {"water": 1}),
    (3, nothing, "yes grid:bottom_1 lab:c1b", lambda g: me(g).waiting, 1),
    (
        4,
        lambda at: at.storage(0, water=1, plant=1),
        "yes",
        lambda g: (stock(g), me(g).quarters),
        ({}, 4),
    ),
    (6, nothing, "yes bot:1-s bot:1-s done", lambda g: me(g).bots, [place("5-6")]),
    (7, nothing, "yes grid:bottom_2 lab:c1b", lambda g: me(g).waiting, 1),
    (8, nothing, "yes blueprint:private_ship", stock, {"water": 1}),
]


@pytest.mark.parametrize("row", SPACE_ROWS, ids=lambda row: str(row[0]))
def test_every_turn_order_space_gives_its_benefit(
    row: tuple[int, Setting, str, Reading, Any],
) -> None:
    number, setting, keys, reading, expected = row
    assert run(f"space.{number}", setting, keys, reading) == expected
    assert {1, 5} == {*range(1, 9)} - {each[0] for each in SPACE_ROWS}


LAB_ROWS: list[tuple[str, Setting, str, Reading, Any]] = [
    ("c1t", nothing, "yes take:water", stock, {"water": 1}),
    ("c1b", nothing, "", lambda g: me(g).waiting, 1),
    ("c3t", nothing, "", stock, {"mineral": 1}),
    ("c3b", nothing, "", lambda g: me(g).waiting, 1),
    ("c4m", nothing, "yes bot:1-s done", lambda g: me(g).bots, [place("5-5")]),
    ("c5t", nothing, "yes blueprint:private_ship done", stock, {"water": 1}),
    (
        "c5b",
        lambda at: at.blueprints(0, "casino").storage(0, mineral=1),
        "yes",
        lambda g: (me(g).advanced_buildings(), stock(g)),
        (1, {}),
    ),
]


@pytest.mark.parametrize("row", LAB_ROWS, ids=lambda row: row[0])
def test_every_lab_space_gives_its_benefit(row: tuple[str, Setting, str, Reading, Any]) -> None:
    name, setting, keys, reading, expected = row
    assert name in LAB
    assert run(f"lab.{name}", setting, keys, reading) == expected


TILE_ROWS: list[tuple[str, Setting, str, Reading, Any]] = [
    (
        "develop_twice",
        lambda at: at.storage(0, oxygen=2),
        "develop:c2m-c3b develop:c3b-c4b",
        lambda g: me(g).highest_level(),
        4,
    ),
    (
        "upgrade_twice",
        two_shelters,
        "blueprint:casino hex:5-3 blueprint:gym",
        lambda g: me(g).advanced_buildings(),
        2,
    ),
    ("construct_any", lambda at: at.bots(0, "7-4"), "hex:6-3", built("6-3"), 1),
    (
        "hire_or_contract",
        lambda at: at.storage(0, battery=2).quarters(0, 1),
        "",
        lambda g: me(g).scientists,
        1 << SCIENTISTS.index("hydrologist"),
    ),
    (
        "two_blueprints",
        nothing,
        "blueprint:metal_deposit blueprint:private_ship",
        stock,
        {"mineral": 1, "water": 1},
    ),
    ("two_from_warehouse", nothing, "take:water take:plant", stock, {"water": 1, "plant": 1}),
    ("three_crystals", nothing, "", lambda g: me(g).waiting, 3),
    ("learn_technology", nothing, "grid:bottom_1 lab:c1b", lambda g: me(g).waiting, 1),
    ("construct_mine", lambda at: at.bots(0, "7-4"), "hex:6-3", built("6-3"), 1),
    (
        "construct_generator",
        lambda at: at.bots(0, "7-2").storage(0, mineral=1),
        "hex:7-1 done",
        built("7-1"),
        2,
    ),
    (
        "construct_water_extractor",
        lambda at: at.bots(0, "10-4").storage(0, battery=1),
        "hex:11-3 done",
        built("11-3"),
        3,
    ),
    (
        "construct_greenhouse",
        lambda at: at.bots(0, "7-8").storage(0, water=1),
        "hex:7-9 done",
        built("7-9"),
        4,
    ),
    (
        "construct_oxygen_condenser",
        lambda at: at.bots(0, "5-6").storage(0, plant=1),
        "hex:5-7 done",
        built("5-7"),
        5,
    ),
    (
        "construct_shelter",
        lambda at: at.storage(0, oxygen=1),
        "hex:4-3 seat:0",
        built("4-3"),
        6,
    ),
    ("three_plants", nothing, "", stock, {"plant": 2}),
    ("three_batteries", nothing, "", stock, {"battery": 2}),
    ("three_water", nothing, "", stock, {"water": 2}),
    ("three_oxygen", nothing, "", stock, {"oxygen": 2}),
    ("two_minerals", nothing, "", stock, {"mineral": 2}),
]


@pytest.mark.parametrize("row", TILE_ROWS, ids=lambda row: row[0])
def test_every_discovery_tile_gives_its_benefit(
    row: tuple[str, Setting, str, Reading, Any],
) -> None:
    name, setting, keys, reading, expected = row
    assert run(f"discovery.{name}", setting, keys, reading) == expected


def test_every_discovery_tile_has_its_row() -> None:
    assert [row[0] for row in TILE_ROWS] == DISCOVERIES[:BOX_DISCOVERIES]


@pytest.mark.parametrize("kind", ["a", "b", "c", "d"])
def test_every_research_tile_develops_twice_for_free(kind: str) -> None:
    keys = "develop:c2m-c3b develop:c3b-c4b"
    assert run(f"research.{kind}", nothing, keys, lambda g: me(g).highest_level()) == 4


REWARD_ROWS: dict[str, tuple[Setting, int]] = {
    "highest_tech": (lambda at: at.tech(0, "rover", "c5t"), 5),
    "ships": (lambda at: at.ships(0, 3, discarded=1), 4),
    "advanced_buildings": (lambda at: at.advanced(0, "wind_turbines", "7-3"), 2),
    "mines": (
        lambda at: at.building("mine", "6-3").miner(0, "6-3").advanced(0, "metal_deposit", "7-5"),
        4,
    ),
    "bots": (lambda at: at.bots(0, "5-4", "6-4", "7-4"), 6),
    "discoveries": (lambda at: setattr(at.game.players[0], "discoveries", [1, 2]), 4),
    "shelters": (lambda at: at.building("shelter", "4-1"), 4),
    "colonists": (lambda at: at.quarters(0, 3), 3),
}


@pytest.mark.parametrize("name", LSS_REWARDS[:BOX_REWARDS])
def test_every_reward_tile_counts_what_it_shows(name: str) -> None:
    setting, points = REWARD_ROWS[name]
    at = Position(seats=2)
    setting(at)
    tile = REWARD_TILES[LSS_REWARDS.index(name)]
    frame = at.game.rules.frame(["turn", 0, 0, 0, 0])
    assert tile.points * tile.count.value(at.game, frame) == points


def test_every_lss_benefit_gives_what_it_shows() -> None:
    assert run("lss.crystal", nothing, "", lambda g: me(g).waiting) == 1
    assert run("lss.mineral", nothing, "", stock) == {"mineral": 1}
    assert run("lss.bots", nothing, "bot:1-s done", lambda g: me(g).bots) == [place("5-5")]
    working: Setting = lambda at: at.quarters(0, 1, working=1)  # noqa: E731
    assert run("lss.retrieve", working, "", lambda g: me(g).quarters) == 2


def done_contract(at: Position) -> None:
    """A Scientist and a Contract that has been completed."""
    at.scientist(0, "geologist").contract(0, "minerals")
    at.game.done = 1 << CONTRACTS.index("minerals")


GOAL_ROWS: dict[str, tuple[Setting, Setting]] = {
    "four_blueprints": (
        lambda at: at.blueprints(0, *BLUEPRINTS[:4]),
        lambda at: at.blueprints(0, *BLUEPRINTS[:3]),
    ),
    "three_advanced_buildings": (
        lambda at: setattr(at.game.players[0], "built", 0b111),
        lambda at: setattr(at.game.players[0], "built", 0b11),
    ),
    "three_mines": (
        lambda at: (
            at.building("mine", "6-3", "8-3", "9-6").miner(0, "6-3").miner(0, "8-3").miner(0, "9-6")
        ),
        lambda at: at.building("mine", "6-3", "8-3").miner(0, "6-3").miner(0, "8-3"),
    ),
    "three_discoveries": (
        lambda at: setattr(at.game.players[0], "discoveries", [1, 2, 3]),
        lambda at: setattr(at.game.players[0], "discoveries", [1, 2]),
    ),
    "marker_in_large_complex": (
        lambda at: at.building("mine", "7-4", "8-4", "6-4").advanced(0, "metal_deposit", "7-5"),
        lambda at: at.building("mine", "7-4", "8-4").advanced(0, "metal_deposit", "7-5"),
    ),
    "four_of_one_resource": (
        lambda at: at.storage(0, water=4),
        lambda at: at.storage(0, mineral=4, water=3),
    ),
    "three_shelters": (
        lambda at: at.building("shelter", "4-1", "3-1"),
        lambda at: at.building("shelter", "4-1"),
    ),
    "third_colony_level": (lambda at: at.level(3), lambda at: at.level(2)),
    "seven_colonists": (lambda at: at.quarters(0, 7), lambda at: at.quarters(0, 6)),
    "five_technologies": (
        lambda at: (
            at.tech(0, "rover", "c1t")
            .tech(0, "ship", "c1b")
            .tech(0, "mine", "c2t")
            .tech(0, "upgrade", "c2b")
        ),
        lambda at: at.tech(0, "rover", "c1t").tech(0, "ship", "c1b").tech(0, "mine", "c2t"),
    ),
    "three_ships": (lambda at: at.ships(0, 3), lambda at: at.ships(0, 3, discarded=1)),
    "two_research_tiles": (
        lambda at: setattr(at.game.players[0], "research", 0b101),
        lambda at: setattr(at.game.players[0], "research", 0b100),
    ),
    "scientist_and_contract": (
        done_contract,
        lambda at: at.scientist(0, "geologist").contract(0, "minerals"),
    ),
    "three_high_technologies": (
        lambda at: at.tech(0, "rover", "c4t").tech(0, "ship", "c5t").tech(0, "mine", "c6"),
        lambda at: at.tech(0, "rover", "c3t").tech(0, "ship", "c5t").tech(0, "mine", "c6"),
    ),
    "three_progress_cubes": (
        lambda at: setattr(at.game.players[0], "cubes", 0b111),
        lambda at: setattr(at.game.players[0], "cubes", 0b11),
    ),
    "two_complexes": (
        lambda at: (
            at.building("mine", "7-4", "8-4")
            .advanced(0, "metal_deposit", "7-5")
            .building("greenhouse", "7-8", "7-9")
            .advanced(0, "biomarket", "7-7")
        ),
        lambda at: (
            at.building("mine", "7-4", "8-4")
            .advanced(0, "metal_deposit", "7-5")
            .advanced(0, "construction_yard", "7-4")
        ),
    ),
}


@pytest.mark.parametrize("name", GOALS)
def test_every_private_goal_is_met_by_what_it_requires_and_no_less(name: str) -> None:
    for setting, expected in zip(GOAL_ROWS[name], (True, False), strict=True):
        at = Position(seats=2)
        setting(at)
        frame = at.game.rules.frame(["turn", 0, 0, 0, 0])
        assert is_met(at.game, frame, GOALS.index(name)) is expected
    assert TURN.path == "turn"


@pytest.mark.parametrize("name", SCIENTISTS[:BOX_SCIENTISTS])
def test_every_scientist_has_a_price_a_workplace_and_scores_the_next_type(name: str) -> None:
    number = SCIENTISTS.index(name)
    card = SCIENTIST_CARDS[number]
    assert (card.works_in, card.scores) == (number, (number + 1) % 6)
    at = Position(seats=2).crystals(0, 2).quarters(0, 3)
    if number:
        at.storage(0, **{["mineral", "battery", "water", "plant", "oxygen"][number - 1]: 2})
        at.quarters(0, 1)
    else:
        at.storage(0)
    game = choose(at.turn(0), 0, "main:hire_scientist")
    if asked(game) == "main.hire_scientist@0":
        choose(game, 0, f"card:{name}")
    assert me(game).scientists == 1 << number
    assert stock(game) == {}


@pytest.mark.parametrize("name", CONTRACTS)
def test_every_contract_is_fulfilled_by_what_it_asks_for(name: str) -> None:
    from planetfall.games.on_mars.components.tables import DELIVERIES_OF, DELIVERY_AMOUNT

    number = CONTRACTS.index(name)
    at = Position(seats=2).contract(0, name)
    assert not is_fulfilled(at.game, 0, number)
    if number >= 6:
        for entry in DELIVERIES_OF[number]:
            at.game.cargo[entry] = DELIVERY_AMOUNT[entry]
    else:
        card = UPGRADED.index(number)
        at.building(BUILDINGS[number], "11-4", "11-5", "11-6", "11-7")
        at.advanced(0, BLUEPRINTS[card], "11-5")
    assert is_fulfilled(at.game, 0, number)


UPGRADED = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


MISSION_ROWS: dict[str, tuple[str, Setting, str]] = {
    "blueprints": ("discovery.two_blueprints", nothing, "blueprint:metal_deposit done"),
    "techs": ("discovery.learn_technology", nothing, "grid:bottom_1 lab:c1b"),
    "scientists": (
        "discovery.hire_or_contract",
        lambda at: at.storage(0, battery=2).quarters(0, 1),
        "",
    ),
    "progress": (
        "discovery.construct_mine",
        lambda at: at.bots(0, "7-3").tech(0, "mine", "c1t"),
        "hex:7-4",
    ),
    "bots": (
        "blueprint.private_ship",
        lambda at: at.storage(0, plant=1, water=1),
        "ship:1 crew:bot",
    ),
    "discoveries": (
        "executive.move_rover",
        lambda at: at.tile("three_plants", "7-4"),
        "rover:n done yes",
    ),
    "research": (
        "executive.move_rover",
        lambda at: at.tile("a", "7-4"),
        "rover:n done yes develop:c2m-c3t done",
    ),
    "advanced": (
        "executive.upgrade",
        lambda at: at.blueprints(0, "casino").storage(0, mineral=1),
        "",
    ),
    "contracts": (
        "blueprint.biolab",
        lambda at: (
            at.offer("advanced_mine")
            .building("mine", "7-4", "8-4", "6-4")
            .advanced(0, "metal_deposit", "7-5")
        ),
        "",
    ),
}


@pytest.mark.parametrize("name", MISSIONS)
def test_every_mission_moves_by_what_it_counts(name: str) -> None:
    path, setting, keys = MISSION_ROWS[name]
    at = Position(seats=2).storage(0).crystals(0, 3).bots(0, "5-4").mission(0, name)
    before = at.game.steps[0]
    setting(at)
    game = at.doing(path, 0)
    choose(game, 0, *keys.split())
    assert game.steps[0] == before - 1
    assert me(game).waiting >= 1

"""The components against a second account of them, kept as plain data beside this test."""

import json
from pathlib import Path
from typing import Any

from planetfall.core.combinators import Do, Either, IfPossible, May
from planetfall.core.effect import Effect
from planetfall.games.on_mars.components import (
    blueprint_types,
    blueprints,
    boards,
    goal_needs,
    lab,
    lss,
    missions,
    private_goals,
    scientists,
    tables,
    tiles,
)
from planetfall.games.on_mars.components.map import (
    CELLS,
    DIRECTIONS,
    RESEARCH_HEXES,
    SHELTER_STARTS,
    STARTING_HEXES,
    STARTING_MINE,
    STEPS,
)
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BOX_BLUEPRINTS,
    BOX_DISCOVERIES,
    BOX_REWARDS,
    BOX_SCIENTISTS,
    BOX_TECHS,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    EXECUTIVES,
    GOALS,
    ITEMS,
    LAB,
    LSS_BENEFITS,
    LSS_REWARDS,
    MAIN_ACTIONS,
    MISSIONS,
    RESEARCH,
    RESOURCES,
    SCIENTISTS,
    SHELTER,
    SIDES,
    SLOT_HIRE,
    TECHS,
)
from planetfall.games.on_mars.counts import AtLeast, Count
from planetfall.games.on_mars.effects import construction, ships, technology, upgrades
from planetfall.games.on_mars.expansions.first_colonists.components import cards as first_colonists
from planetfall.games.on_mars.expansions.first_colonists.components.cards import FIRST_CARDS
from planetfall.games.on_mars.expansions.lacerda.components.deck import SOLO_CARDS, SOLO_DECK
from planetfall.games.on_mars.expansions.lacerda.goals import SOLO_GOALS
from planetfall.games.on_mars.player import Player, fresh_player
from planetfall.games.on_mars.registry import NOTHING

DATA = Path(__file__).parent / "data"

TURNED_ROUND = {"crystals", "scientists", "contracts", "slots", "working", "discovery"}
"""Fields on by default, which the account names by their absence, as `no_crystals`."""


def account(name: str) -> Any:
    """One part of the account."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def told(effect: Effect) -> Any:
    """An effect in the form of the account: its name and what is not at its default."""
    if effect is NOTHING:
        return None
    if isinstance(effect, (May, IfPossible)):
        return told(effect.effect)
    if isinstance(effect, (Do, Either)):
        return [type(effect).__name__, [told(part) for part in effect.effects]]
    fields: dict[str, Any] = {}
    for name in getattr(effect, "__dataclass_fields__", {}):
        value = getattr(effect, name)
        default = effect.__dataclass_fields__[name].default  # type: ignore[attr-defined]
        if name in TURNED_ROUND and default is True:
            if value is False:
                fields[f"no_{name}"] = True
        elif value not in (0, False) or name == "building":
            fields[name] = value
    return [type(effect).__name__, fields]


def told_price(cost: int) -> dict[str, int]:
    """A packed cost in the form of the account."""
    price = {ITEMS[item]: cost >> 3 * item & 7 for item in range(RESOURCES)}
    price["any"] = cost >> 15
    return {name: amount for name, amount in price.items() if amount}


def told_need(need: AtLeast) -> list[Any]:
    """A requirement in the form of the account."""
    name = type(need.count).__name__
    fields = [getattr(need.count, field) for field in _fields(need.count)]
    if name == "AdvancedBuildings" and fields == [-1]:
        fields = []
    if name == "ContractsDone" and fields == [0, 11]:
        fields = []
    return [name, *fields, need.least]


def _fields(count: Count) -> list[str]:
    return list(getattr(count, "__dataclass_fields__", {}))


def test_blueprints_are_those_of_the_account() -> None:
    written = {}
    for card in blueprints.BLUEPRINT_CARDS[:BOX_BLUEPRINTS]:
        building = card.upgrades()
        scientist = scientists.SCIENTIST_FOR[building]
        written[card.id] = {
            "level": card.level(),
            "upgrades": BUILDINGS[building],
            "item": ITEMS[building],
            "points": tables.BLUEPRINT_POINTS[card.level()],
            "scientist": SCIENTISTS[scientist],
            "action": told(card.executive),
        }
    assert written == account("blueprints")
    assert list(written) == BLUEPRINTS[:BOX_BLUEPRINTS]
    assert len(blueprint_types.LEVELS) == len(BLUEPRINTS)
    assert blueprints.BUILDING_CRYSTALS == 2


def test_discovery_tiles_are_those_of_the_account() -> None:
    written = {
        tile.id: {"benefit": told(tile.benefit), "resources": tile.resources}
        for tile in tiles.DISCOVERY_TILES[:BOX_DISCOVERIES]
    }
    assert written == account("discoveries")
    assert list(written) == DISCOVERIES[:BOX_DISCOVERIES]


def test_research_tiles_are_those_of_the_account() -> None:
    written = {
        tile.id: {
            "colour": tiles.RESEARCH_COLOURS[kind],
            "copies": len(RESEARCH_HEXES[kind]),
            "benefit": told(tile.benefit),
        }
        for kind, tile in enumerate(tiles.RESEARCH_TILES)
    }
    assert written == account("research")
    assert list(written) == RESEARCH


def test_the_lab_is_that_of_the_account() -> None:
    columns = []
    for column in range(1, 7):
        price = told_price(technology.COLUMN_PRICE[column])
        if lab.PRICE_CRYSTAL[column]:
            price["crystal"] = lab.PRICE_CRYSTAL[column]
        columns.append({"level": column, "points": lab.COLUMN_POINTS[column], "price": price})
    spaces = {
        name: {
            "column": lab.COLUMN[space],
            "next": [LAB[to] for to in lab.NEXT_SPACES[space]],
            "benefit": told(boards.LAB_BENEFITS[space]),
        }
        for space, name in enumerate(LAB)
    }
    assert {"columns": columns, "spaces": spaces} == account("lab")


def test_turn_order_spaces_are_those_of_the_account() -> None:
    written = {
        "spaces": [
            {"side": SIDES[number // 4], "benefit": told(benefit)}
            for number, benefit in enumerate(boards.TURN_ORDER_BENEFITS)
        ],
        "tiles": [space + 1 for space in tables.START_SPACES],
    }
    assert written == account("turn_order")


def test_executive_actions_are_those_of_the_account() -> None:
    ships_at_start = Player().ships
    written = {
        action.id: {
            "crystals": action.crystals,
            "open": not ships_at_start >> number & 1,
            "effect": told(action.effect),
        }
        for number, action in enumerate(boards.EXECUTIVE_ACTIONS)
    }
    assert written == account("executives")
    assert list(written) == EXECUTIVES


def test_main_actions_are_those_of_the_account() -> None:
    written = {}
    for action in boards.MAIN_ACTION_LIST:
        slots: Any = tables.SLOTS[action.slot] if action.slot >= 0 else 0
        written[action.id] = {
            "side": SIDES[action.side],
            "colonist": action.slot >= 0,
            "slots": "one_per_player" if action.slot == SLOT_HIRE else slots,
            "effect": told(action.effect),
        }
    assert written == account("main_actions")
    assert list(written) == MAIN_ACTIONS


REWARD_COUNTS = {
    "HighestTech": "own_highest_tech_level",
    "Ships": "own_ships_in_hangar",
    "AdvancedBuildings": "own_advanced_buildings",
    "MinesHeld": "mines_with_own_piece",
    "Bots": "own_bots",
    "DiscoveryTiles": "own_discovery_tiles",
    "Shelters": "own_shelters",
    "ColonistsInQuarters": "own_colonists_in_living_quarters",
}


def test_the_life_support_system_is_that_of_the_account() -> None:
    written: dict[str, Any] = {
        "columns": BUILDINGS[1:5],
        "rows": [tables.LSS_START_ROW, tables.LSS_TOP_ROW],
        "max_level": tables.TOP_LEVEL,
        "rewards": {
            tile.id: {"per": REWARD_COUNTS[type(tile.count).__name__], "points": tile.points}
            for tile in lss.REWARD_TILES[:BOX_REWARDS]
        },
        "benefits": {
            name: told(benefit)
            for name, benefit in zip(LSS_BENEFITS, boards.LSS_CHOICES, strict=True)
        },
    }
    assert written == account("lss")
    assert list(written["rewards"]) == LSS_REWARDS[:BOX_REWARDS]


def test_scientists_are_those_of_the_account() -> None:
    written = {}
    for card in scientists.SCIENTIST_CARDS[:BOX_SCIENTISTS]:
        price = {"colonist": card.colonists} if card.colonists else told_price(card.price)
        written[card.id] = {
            "works_in": BUILDINGS[card.works_in],
            "scores": BUILDINGS[card.scores],
            "points": tables.SCIENTIST_POINTS,
            "price": price,
        }
    assert written == account("scientists")
    assert list(written) == SCIENTISTS[:BOX_SCIENTISTS]


def test_contracts_are_those_of_the_account() -> None:
    written = {}
    for number, name in enumerate(CONTRACTS):
        needs: dict[str, Any] = {
            ITEMS[item]: amount
            for contract, item, amount in tables.DELIVERIES
            if contract == number
        }
        if not needs:
            needs = {"advanced": BUILDINGS[number], "size": tables.UPGRADE_CONTRACT_SIZE}
        written[name] = {
            "needs": needs,
            "done": tables.CONTRACT_DONE[number],
            "failed": -tables.CONTRACT_FAILED[number],
        }
    assert written == account("contracts")


MISSION_EVENTS = [
    "take_blueprint",
    "take_tech",
    "hire_scientist",
    "place_progress_cube",
    "place_bot",
    "collect_discovery",
    "collect_research",
    "upgrade",
    "complete_contract",
    "develop",
    "construct_shelter",
    "travel",
    "place_discovery",
    "develop_twice",
]


def test_missions_are_those_of_the_account() -> None:
    written = {
        card.id: {
            "event": MISSION_EVENTS[card.event],
            "length": ("short", "long")[card.length],
            "needed": list(card.needed),
            "crystals": card.crystals,
            "action": MAIN_ACTIONS[card.action],
            "first_colonists": number in first_colonists.GIVEN_MISSIONS,
        }
        for number, card in enumerate(missions.MISSION_CARDS)
    }
    assert written == account("missions")
    assert list(written) == MISSIONS


def test_private_goals_are_those_of_the_account() -> None:
    written = {
        goal.id: {
            "needs": [told_need(need) for need in goal.needs()],
            "reward": told(goal.reward),
        }
        for goal in private_goals.PRIVATE_GOALS
    }
    assert list(written) == GOALS
    written["common"] = {"needs": [], "reward": told(private_goals.COMMON_REWARD)}
    assert written == account("goals")
    assert len(goal_needs.GOAL_NEEDS) == len(GOALS)


def test_first_colonist_cards_are_those_of_the_account() -> None:
    written = {
        "settlers": [
            [BUILDINGS[k] for k in range(len(BUILDINGS)) if card.buildings >> k & 1]
            for card in first_colonists.SETTLERS
        ],
        "tasks": [
            {"event": MISSION_EVENTS[card.event], "reward": [ITEMS[card.item], card.amount]}
            for card in first_colonists.TASKS
        ],
        "missions": [MISSIONS[k] for k in first_colonists_missions()],
    }
    assert written == account("first_colonists")
    settlers = [card.id for card in first_colonists.SETTLERS]
    assert settlers + [card.id for card in first_colonists.TASKS] == FIRST_CARDS


def first_colonists_missions() -> list[int]:
    """The given missions of the variant."""
    return first_colonists.GIVEN_MISSIONS


def test_solo_cards_and_goals_are_those_of_the_account() -> None:
    cards = [["ABC"[card.mission], card.action, card.travels] for card in SOLO_DECK]
    assert cards == account("solo_deck")
    assert [card.id for card in SOLO_DECK] == SOLO_CARDS
    goals = [
        {"needs": [told_need(need) for need in goal.needs], "lead": goal.lead}
        for goal in SOLO_GOALS
    ]
    assert goals == account("solo_goals")


def test_buildings_are_those_of_the_account() -> None:
    written = {}
    for building, name in enumerate(BUILDINGS[: SHELTER + 1]):
        first = building * tables.TILES_PER_BUILDING
        backs = tables.TILE_BACKS[first : first + tables.TILES_PER_BUILDING]
        written[name] = {
            "price": told_price(construction.PRICES[building]),
            "product": ITEMS[building],
            "lss": 1 <= building <= 4,
            "cube": building != SHELTER,
            "tiles": [] if building == SHELTER else backs,
        }
    assert written == account("buildings")


def test_technologies_are_those_of_the_account() -> None:
    copies = {name: 4 if name == "shelter" else 2 for name in TECHS[:BOX_TECHS]}
    assert copies == account("techs")


def test_the_map_is_that_of_the_account() -> None:
    def at(places: list[int]) -> list[list[int]]:
        return [list(CELLS[place]) for place in places]

    written = {
        "cells": [list(cell) for cell in CELLS],
        "mine": at([STARTING_MINE])[0],
        "buildings": at(STARTING_HEXES),
        "shelters": [at(SHELTER_STARTS[players]) for players in (2, 3, 4)],
        "research": {name: at(RESEARCH_HEXES[kind]) for kind, name in enumerate(RESEARCH)},
        "directions": {name: list(STEPS[k]) for k, name in enumerate(DIRECTIONS)},
    }
    assert written == account("map")


def test_constants_are_those_of_the_account() -> None:
    player = fresh_player()
    written = {
        "start": {
            "resources": dict(zip(ITEMS, player.storage, strict=False)),
            "crystals_in_depot": player.crystals,
            "ships_in_depot": tables.SHIPS,
            "shelters_on_board": 1,
            "shelters_left": tables.SHELTERS - 1,
            "bots_on_map": 1,
            "bots_left": tables.BOTS - 1,
            "colonists_in_living_quarters": player.quarters,
            "colonists_in_supply": player.supply,
            "advanced_building_markers": player.markers_left(),
            "private_goals": tables.DEALT_GOALS,
            "shelter_tech_space": LAB[player.lab[SHELTER] - 1],
        },
        "storage": [tables.STORAGE_BASE, 1],
        "depot": tables.DEPOT_SPACES,
        "quarters": [
            tables.QUARTERS_BASE,
            tables.QUARTERS_PER_SHELTER,
            tables.QUARTERS_MOST,
        ],
        "quarters_points": tables.QUARTERS_POINTS,
        "warehouse": {
            "kinds": [ITEMS[item] for item in tables.WAREHOUSE],
            "stock": tables.WAREHOUSE_STOCK[2:],
        },
        "grid": [
            {"row": row, "spaces": last - first, "price": told_price(technology.GRID_PRICE[first])}
            for row, first, last in (("top", 0, 3), ("middle", 3, 6), ("bottom", 6, 8))
        ],
        "ship": {"price": told_price(ships.PRICE), "points": tables.SHIP_POINTS},
        "upgrade": told_price(upgrades.PRICE),
        "contract": {"crystal": tables.CONTRACT_PRICE},
        "progress": tables.PROGRESS_POINTS,
        "first_building": tables.FIRST_LSS_POINTS,
        "missions": tables.REMAINING_MISSIONS,
        "landing": tables.LANDING[1:],
    }
    assert written == account("constants")

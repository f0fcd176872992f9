"""Numbers of the game that are printed on boards or stated by the rules.

A corrected value is a change of one line here.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components.names import BATTERY as BATTERY
from planetfall.games.on_mars.components.names import (
    BUILDINGS,
    CONTRACTS,
    CRYSTAL,
    ITEMS,
    MINERAL,
    OXYGEN,
    PLANT,
    WATER,
)

# A player's start.
START_STORAGE: Final = [1, 1, 1, 1, 1]
START_CRYSTALS: Final = 1
SHIPS: Final = 5
SHELTERS: Final = 5
BOTS: Final = 4
COLONISTS: Final = 12
START_QUARTERS: Final = 3
MARKERS: Final = 8
"""Advanced Building markers of a colour, hence Blueprints a player can ever take."""
DEALT_GOALS: Final = 3

# Capacities.
STORAGE_BASE: Final = 1
"""Storage holds so many of each resource, and one more for each own Shelter."""
DEPOT_SPACES: Final = 8
QUARTERS_BASE: Final = 4
QUARTERS_PER_SHELTER: Final = 2
QUARTERS_MOST: Final = 12
QUARTERS_POINTS: Final = [0, 0, 0, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21]
"""Points by colonists in Living Quarters: two slots to a row."""

# The Warehouse, left to right, and how much of each kind it holds by number of players.
WAREHOUSE: Final = [CRYSTAL, BATTERY, WATER, PLANT, OXYGEN]
WAREHOUSE_STOCK: Final = [0, 0, 2, 3, 3]

# The Tech Grid: spaces 0-2 are its top row, 3-5 the middle one, 6-7 the bottom one.
GRID_BATTERY: Final = [1, 1, 1, 1, 1, 1, 0, 0]
GRID_ANY: Final = [1, 1, 1, 0, 0, 0, 0, 0]
GRID_FILL: Final = [6, 7, 3, 4, 5, 0, 1, 2]
"""The order in which empty spaces are filled: from the bottom row upwards."""
GRID_CHEAPEST: Final = [6, 7, 3, 4, 5, 0, 1, 2]
"""By price, then from the left."""

# Scales.
PROGRESS_POINTS: Final = [0, 1, 2, 4, 7, 11]
SHIP_POINTS: Final = 3
SCIENTIST_POINTS: Final = 3
FIRST_LSS_POINTS: Final = 2
BLUEPRINT_POINTS: Final = [0, 3, 0, 5]
"""For a built Blueprint by its level; an unbuilt one costs as much."""
LARGE_COMPLEX: Final = 3
"""The least complex in which a Blueprint of level 3 upgrades."""

# The Life Support System and the Colony level.
LSS_START_ROW: Final = 1
LSS_TOP_ROW: Final = 5
TOP_LEVEL: Final = 5
REMAINING_MISSIONS: Final = 3

# The Blueprint display: places 0-5 are its top row, the others its bottom row.
DISPLAY_ROW: Final = 6
START_PLACES: Final = [0, 1, 2, 6, 7, 8]
"""Places dealt at Colony level 1."""
LEVEL_2_CARDS: Final = 12

START_SPACES: Final = [1, 2, 3, 5, 6, 7]
"""Turn Order spaces (counted from 0) that a marker may be dealt at setup: those with a benefit."""

# The Shuttle: the travel space it lands on, by Colony level.
LANDING: Final = [0, 1, 2, 3, 3, 3]

# Action slots: obtain blueprint, R&D, construct, upgrade; hiring has one slot per player.
SLOTS: Final = [3, 3, 3, 3, 0]

# Prices of the buildings, by building: an item, or a colonist for a Mine.
BUILDING_PRICE: Final = [-1, MINERAL, BATTERY, WATER, PLANT, OXYGEN]
"""The resource a building costs; -1: no resource, but a colonist goes onto the new Mine."""

TILE_BACKS: Final[list[list[str]]] = [
    ["n"],
    ["se"],
    ["ne", "s"],
    ["se", "nw"],
    ["n", "se", "sw"],
    [],
    ["ne"],
    ["s"],
    ["se", "sw"],
    ["n", "s"],
    ["ne", "s", "nw"],
    [],
    ["se"],
    ["sw"],
    ["s", "nw"],
    ["ne", "sw"],
    ["n", "se", "sw"],
    [],
    ["s"],
    ["nw"],
    ["n", "sw"],
    ["se", "nw"],
    ["ne", "s", "nw"],
    [],
    ["sw"],
    ["n"],
    ["ne", "nw"],
    ["n", "s"],
    ["n", "se", "sw"],
    [],
]
"""Arrows on the backs of the thirty building tiles, six of each type in the order of the types."""
TILES_PER_BUILDING: Final = 6
BOX_TILES: Final = len(TILE_BACKS)
"""How many tiles the base game has."""
TILES_OF: Final = [
    list(range(TILES_PER_BUILDING * building, TILES_PER_BUILDING * (building + 1)))
    for building in range(5)
] + [[]]
"""By building: the numbers of its tiles; Shelters are not drawn."""
TILE_BACK_NAMES: Final = [
    f"{BUILDINGS[tile // TILES_PER_BUILDING]}_{tile % TILES_PER_BUILDING + 1}"
    for tile in range(len(TILE_BACKS))
]

# What Delivery Contracts ask for: (contract, item, number), an entry for each kind of item.
DELIVERIES: Final = [
    (6, MINERAL, 4),
    (7, MINERAL, 2),
    (7, BATTERY, 3),
    (8, MINERAL, 2),
    (8, WATER, 3),
    (9, MINERAL, 2),
    (9, OXYGEN, 3),
    (10, MINERAL, 2),
    (10, PLANT, 3),
    (11, MINERAL, 2),
    (11, CRYSTAL, 3),
]
DELIVERY_CONTRACT: Final = [entry[0] for entry in DELIVERIES]
DELIVERY_ITEM: Final = [entry[1] for entry in DELIVERIES]
DELIVERY_AMOUNT: Final = [entry[2] for entry in DELIVERIES]
DELIVERY_NAMES: Final = [f"{CONTRACTS[contract]}-{ITEMS[item]}" for contract, item, _ in DELIVERIES]
DELIVERIES_OF: Final = [
    [k for k in range(len(DELIVERIES)) if DELIVERIES[k][0] == contract]
    for contract in range(len(CONTRACTS))
]
UPGRADE_CONTRACT_SIZE: Final = 4
CONTRACT_DONE: Final = [12] * 6 + [9] * 6
CONTRACT_FAILED: Final = [6] * 6 + [4] * 6
CONTRACT_PRICE: Final = 1
"""Crystals to take a Contract."""

"""The ids of all components, in the order of their numbers.

Numbers index lists, masks and vocabulary blocks; the ids are what records and tests say. Lists only
grow at their ends: an expansion adds its own components behind those of the base game.
"""

from __future__ import annotations

from typing import Final

# Things that are gained, paid and stored.
MINERAL: Final = 0
BATTERY: Final = 1
WATER: Final = 2
PLANT: Final = 3
OXYGEN: Final = 4
CRYSTAL: Final = 5
RESOURCES: Final = 5
"""Items below this number are resources; a crystal is not one."""
ITEMS: Final = ["mineral", "battery", "water", "plant", "oxygen", "crystal"]

# Buildings.
MINE: Final = 0
GENERATOR: Final = 1
WATER_EXTRACTOR: Final = 2
GREENHOUSE: Final = 3
OXYGEN_CONDENSER: Final = 4
SHELTER: Final = 5
BUILDINGS: Final = [
    "mine",
    "generator",
    "water_extractor",
    "greenhouse",
    "oxygen_condenser",
    "shelter",
]
PRODUCT_OF: Final = [0, 1, 2, 3, 4, 5]
"""By building: the item it produces, also gained with a Blueprint that upgrades it."""
ANY_BUILDING: Final = -1

# Technologies.
ROVER_TECH: Final = 6
UPGRADE_TECH: Final = 7
SHIP_TECH: Final = 8
TECHS: Final = [*BUILDINGS, "rover", "upgrade", "ship"]
TECH_OF: Final = [0, 1, 2, 3, 4, 5]
"""By building: the technology that joins it to others."""

# Sides of the board.
ORBIT: Final = 0
COLONY: Final = 1
SIDES: Final = ["orbit", "colony"]

# Main actions.
LANDING_POD: Final = 0
OBTAIN_BLUEPRINT: Final = 1
LEARN_TECHNOLOGY: Final = 2
RESEARCH_DEVELOPMENT: Final = 3
RESUPPLY: Final = 4
CONTROL_CENTER: Final = 5
CONSTRUCT_BUILDING: Final = 6
UPGRADE_BUILDING: Final = 7
WELCOME_SHIP: Final = 8
HIRE_SCIENTIST: Final = 9
MAIN_ACTIONS: Final = [
    "landing_pod",
    "obtain_blueprint",
    "learn_technology",
    "research_development",
    "resupply",
    "control_center",
    "construct_building",
    "upgrade_building",
    "welcome_ship",
    "hire_scientist",
]

# Actions with slots for colonists, as places of a player's `slots`.
SLOT_BLUEPRINT: Final = 0
SLOT_RESEARCH: Final = 1
SLOT_CONSTRUCT: Final = 2
SLOT_UPGRADE: Final = 3
SLOT_HIRE: Final = 4
SLOT_ACTIONS: Final = [
    "obtain_blueprint",
    "research_development",
    "construct_building",
    "upgrade_building",
    "hire_scientist",
]
ORBIT_SLOTS: Final = 2
"""Places of `slots` below this number lie on the Orbit side."""
WORKING_AREA: Final = 5
PLACES: Final = [*SLOT_ACTIONS, "working_area"]
"""Where colonists can be retrieved from."""

BLUEPRINTS: Final = [
    "construction_yard",
    "metal_deposit",
    "automated_production",
    "wind_turbines",
    "private_ship",
    "moisture_vaporator",
    "biomarket",
    "hydroponic_farm",
    "oxygen_tank",
    "concentrator",
    "casino",
    "gym",
    "mineral_mine",
    "biolab",
    "radar",
    "builder_drone",
    "research_lab",
    "aqueduct",
    "eco_resort",
    "trade_market",
    "recycling_bots",
    "aerial_elevator",
    "library",
    "command_center",
    "beacon",
]
RADAR: Final = 14
BASE_BLUEPRINTS: Final = 24
"""Blueprints from this number on are in play only with an expansion."""

GEOLOGIST: Final = 0
SCIENTISTS: Final = [
    "geologist",
    "rd_engineer",
    "hydrologist",
    "biochemist",
    "geochemist",
    "systems_engineer",
]
CONTRACTS: Final = [
    "advanced_mine",
    "advanced_generator",
    "advanced_water_extractor",
    "advanced_greenhouse",
    "advanced_oxygen_condenser",
    "advanced_shelter",
    "minerals",
    "batteries_and_minerals",
    "water_and_minerals",
    "oxygen_and_minerals",
    "plants_and_minerals",
    "crystals_and_minerals",
]
UPGRADE_CONTRACTS: Final = 6
"""Contracts below this number ask for an Advanced Building, the others for a delivery."""
FIRST_CONTRACT: Final = 6
"""Cards of the Scientist display: Scientists first, Contracts from this number."""
LATER_SCIENTISTS: Final = FIRST_CONTRACT + len(CONTRACTS)
"""Cards of the Scientist display from this number are Scientists that expansions add."""


def scientist_of(card: int) -> int:
    """The Scientist on a card of the Scientist display; -1 for a Contract or no card."""
    if card < FIRST_CONTRACT:
        return card
    return card - len(CONTRACTS) if card >= LATER_SCIENTISTS else -1


def scientist_card(scientist: int) -> int:
    """The number of a Scientist's card among those of the Scientist display."""
    return scientist if scientist < FIRST_CONTRACT else scientist + len(CONTRACTS)


DISCOVERIES: Final = [
    "develop_twice",
    "upgrade_twice",
    "construct_any",
    "hire_or_contract",
    "two_blueprints",
    "two_from_warehouse",
    "three_crystals",
    "learn_technology",
    "construct_mine",
    "construct_generator",
    "construct_water_extractor",
    "construct_greenhouse",
    "construct_oxygen_condenser",
    "construct_shelter",
    "three_plants",
    "three_batteries",
    "three_water",
    "three_oxygen",
    "two_minerals",
]
RESEARCH: Final = ["a", "b", "c", "d"]

LSS_REWARDS: Final = [
    "highest_tech",
    "ships",
    "advanced_buildings",
    "mines",
    "bots",
    "discoveries",
    "shelters",
    "colonists",
]
LSS_BENEFITS: Final = ["crystal", "mineral", "bots", "retrieve"]
LSS_COLUMNS: Final = 4

MISSIONS: Final = [
    "blueprints",
    "techs",
    "scientists",
    "progress",
    "bots",
    "discoveries",
    "research",
    "advanced",
    "contracts",
]
GOALS: Final = [
    "four_blueprints",
    "three_advanced_buildings",
    "three_mines",
    "three_discoveries",
    "marker_in_large_complex",
    "four_of_one_resource",
    "three_shelters",
    "third_colony_level",
    "seven_colonists",
    "five_technologies",
    "three_ships",
    "two_research_tiles",
    "scientist_and_contract",
    "three_high_technologies",
    "three_progress_cubes",
    "two_complexes",
]
LAB: Final = [
    "c1t",
    "c1b",
    "c2t",
    "c2m",
    "c2b",
    "c3t",
    "c3b",
    "c4t",
    "c4m",
    "c4b",
    "c5t",
    "c5b",
    "c6",
]
GRID: Final = [
    "top_1",
    "top_2",
    "top_3",
    "middle_1",
    "middle_2",
    "middle_3",
    "bottom_1",
    "bottom_2",
]
EXECUTIVES: Final = [
    "develop_free",
    "move_rover",
    "take_blueprint",
    "upgrade",
    "gain_mineral",
    "move_bots",
    "take_resource",
    "use_advanced_building",
]

# How many of each the base game has: expansions add to the lists of names later.
BOX_BLUEPRINTS: Final = len(BLUEPRINTS)
BOX_TECHS: Final = len(TECHS)
BOX_DISCOVERIES: Final = len(DISCOVERIES)
BOX_REWARDS: Final = len(LSS_REWARDS)
BOX_MISSIONS: Final = len(MISSIONS)
BOX_GOALS: Final = len(GOALS)
BOX_SCIENTISTS: Final = len(SCIENTISTS)
BOX_CONTRACTS: Final = len(CONTRACTS)

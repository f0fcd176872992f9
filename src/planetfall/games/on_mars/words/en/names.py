"""English: nouns and names of components."""

from __future__ import annotations

from typing import Final

BULK: Final = {
    "mineral": "minerals",
    "battery": "batteries",
    "water": "water",
    "plant": "plants",
    "oxygen": "oxygen",
    "crystal": "crystals",
}

BUILDINGS: Final = {
    "mine": "Mine",
    "generator": "Generator",
    "water_extractor": "Water Extractor",
    "greenhouse": "Greenhouse",
    "oxygen_condenser": "Oxygen Condenser",
    "shelter": "Shelter",
}

TECHS: Final = BUILDINGS | {"rover": "Rover", "upgrade": "Upgrade", "ship": "Ship"}

ONE: Final = {id: ("an " if name[0] in "AEIO" else "a ") + name for id, name in BUILDINGS.items()}

NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "mineral": ("mineral", "minerals"),
    "battery": ("battery", "batteries"),
    "water": ("water",),
    "plant": ("plant", "plants"),
    "oxygen": ("oxygen",),
    "crystal": ("crystal", "crystals"),
    "any": ("resource of your choice", "resources of your choice"),
    "colonist": ("colonist", "colonists"),
    "bot": ("bot", "bots"),
    "ship": ("ship", "ships"),
    "point": ("movement point", "movement points"),
    "op": ("point", "points"),
    "building": ("building", "buildings"),
    "arrow": ("arrow", "arrows"),
    "goes": ("goes", "go"),
    "finds": ("finds", "find"),
    **{
        f"advanced.{id}": (f"Advanced {name}", f"Advanced {name}s")
        for id, name in BUILDINGS.items()
    },
}

SCIENTISTS: Final = {
    "geologist": "Geologist",
    "rd_engineer": "R&D Engineer",
    "hydrologist": "Hydrologist",
    "biochemist": "Biochemist",
    "geochemist": "Geochemist",
    "systems_engineer": "Systems Engineer",
}

CONTRACTS: Final = {
    **{f"advanced_{id}": f"Advanced {name}" for id, name in BUILDINGS.items()},
    "minerals": "Minerals",
    "batteries_and_minerals": "Batteries and Minerals",
    "water_and_minerals": "Water and Minerals",
    "oxygen_and_minerals": "Oxygen and Minerals",
    "plants_and_minerals": "Plants and Minerals",
    "crystals_and_minerals": "Crystals and Minerals",
}

ROWS: Final = {"t": "upper", "m": "middle", "b": "lower"}
LAB: Final = {
    f"c{column}{row}": f"Column {column}, {word} space"
    for column in range(1, 6)
    for row, word in ROWS.items()
    if row != "m" or column in (2, 4)
} | {"c6": "Column 6"}
GRID: Final = {
    f"{row}_{k}": f"{row} row {k}"
    for row, size in (("top", 3), ("middle", 3), ("bottom", 2))
    for k in range(1, size + 1)
}

NAMES: Final[dict[str, dict[str, str]]] = {
    "item": {
        "mineral": "Mineral",
        "battery": "Battery",
        "water": "Water",
        "plant": "Plant",
        "oxygen": "Oxygen",
        "crystal": "Crystal",
    },
    "building": BUILDINGS,
    "tech": TECHS,
    "side": {"orbit": "Orbit", "colony": "Colony"},
    "type": BUILDINGS,
    "one": ONE,
    "many": {id: name + "s" for id, name in BUILDINGS.items()},
    "of": TECHS,
    "bulk": BULK,
    "to_side": {"orbit": "to Orbit", "colony": "to the Colony"},
    "at_side": {"orbit": "in Orbit", "colony": "in the Colony"},
    "of_side": {"orbit": "of Orbit", "colony": "of the Colony"},
    "main": {
        "landing_pod": "Landing Pod",
        "obtain_blueprint": "Obtain Blueprint",
        "learn_technology": "Learn New Technology",
        "research_development": "Research and Development",
        "resupply": "Resupply",
        "control_center": "Control Center",
        "construct_building": "Construct a Building",
        "upgrade_building": "Upgrade a Building",
        "welcome_ship": "Welcome a Ship",
        "hire_scientist": "Hire a Scientist or Take an Earth Contract",
    },
    "executive": {
        "develop_free": "Develop for free",
        "move_rover": "Move the rover",
        "take_blueprint": "Obtain a Blueprint",
        "upgrade": "Upgrade a building",
        "gain_mineral": "Gain a mineral",
        "move_bots": "Move bots",
        "take_resource": "Take a resource from the Warehouse",
        "use_advanced_building": "Use an Advanced Building",
    },
    "blueprint": {
        "construction_yard": "Construction Yard",
        "metal_deposit": "Metal Deposit",
        "automated_production": "Automated Production",
        "wind_turbines": "Wind Turbines",
        "private_ship": "Private Ship",
        "moisture_vaporator": "Moisture Vaporator",
        "biomarket": "Biomarket",
        "hydroponic_farm": "Hydroponic Farm",
        "oxygen_tank": "Oxygen Tank",
        "concentrator": "Concentrator",
        "casino": "Casino",
        "gym": "Gym",
        "mineral_mine": "Mineral Mine",
        "biolab": "Biolab",
        "radar": "Radar",
        "builder_drone": "Builder Drone AI600",
        "research_lab": "Research Lab",
        "aqueduct": "Aqueduct",
        "eco_resort": "Eco Resort",
        "trade_market": "Trade Market",
        "recycling_bots": "Recycling Bots",
        "aerial_elevator": "Aerial Elevator",
        "library": "Library",
        "command_center": "Command Center",
    },
    "scientist": SCIENTISTS,
    "contract": CONTRACTS,
    "card": SCIENTISTS | CONTRACTS,
    "discovery": {
        "develop_twice": "Two Developments",
        "upgrade_twice": "Two Upgrades",
        "construct_any": "Any Building",
        "hire_or_contract": "Scientist or Contract",
        "two_blueprints": "Two Blueprints",
        "two_from_warehouse": "Two from the Warehouse",
        "three_crystals": "Three Crystals",
        "learn_technology": "New Technology",
        **{f"construct_{id}": f"{name} Site" for id, name in BUILDINGS.items()},
        "three_plants": "Three Plants",
        "three_batteries": "Three Batteries",
        "three_water": "Three Water",
        "three_oxygen": "Three Oxygen",
        "two_minerals": "Two Minerals",
    },
    "research": {
        "a": "Research tile A",
        "b": "Research tile B",
        "c": "Research tile C",
        "d": "Research tile D",
    },
    "reward": {
        "highest_tech": "Most Developed Tech",
        "ships": "Ships",
        "advanced_buildings": "Advanced Buildings",
        "mines": "Mines",
        "bots": "Bots",
        "discoveries": "Discovery Tiles",
        "shelters": "Shelters",
        "colonists": "Colonists",
    },
    "benefit": {
        "crystal": "A crystal",
        "mineral": "A mineral",
        "bots": "Move bots",
        "retrieve": "Retrieve a colonist",
    },
    "mission": {
        "blueprints": "Blueprints Taken",
        "techs": "Technologies Learned",
        "scientists": "Scientists Hired",
        "progress": "Progress Cubes",
        "bots": "Bots on Mars",
        "discoveries": "Discoveries Collected",
        "research": "Research Collected",
        "advanced": "Advanced Buildings",
        "contracts": "Contracts Completed",
    },
    "goal": {
        "four_blueprints": "Four Blueprints",
        "three_advanced_buildings": "Three Advanced Buildings",
        "three_mines": "Three Mines",
        "three_discoveries": "Three Discoveries",
        "marker_in_large_complex": "Marker in a Large Complex",
        "four_of_one_resource": "Four of One Resource",
        "three_shelters": "Three Shelters",
        "third_colony_level": "Third Colony Level",
        "seven_colonists": "Seven Colonists",
        "five_technologies": "Five Technologies",
        "three_ships": "Three Ships",
        "two_research_tiles": "Two Research Tiles",
        "scientist_and_contract": "Scientist and Contract",
        "three_high_technologies": "Three High Technologies",
        "three_progress_cubes": "Three Progress Cubes",
        "two_complexes": "Two Complexes",
    },
    "lab": LAB,
    "grid": GRID,
    "place": {
        "obtain_blueprint": "Obtain Blueprint",
        "research_development": "Research and Development",
        "construct_building": "Construct a Building",
        "upgrade_building": "Upgrade a Building",
        "hire_scientist": "Hire a Scientist",
        "working_area": "Working Area",
    },
    "direction": {
        "n": "north",
        "ne": "north-east",
        "se": "south-east",
        "s": "south",
        "sw": "south-west",
        "nw": "north-west",
    },
    "space": {str(k): f"Turn Order space {k}" for k in range(1, 9)},
}

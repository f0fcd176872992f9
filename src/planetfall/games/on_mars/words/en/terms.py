"""English: fixed words."""

from __future__ import annotations

from typing import Final

TERMS: Final[dict[str, str]] = {
    "title": "On Mars",
    "about": "Between Orbit and the surface: build the first Colony on Mars together and against "
    "each other.",
    # Score lines.
    "score:track": "Points during the game",
    "score:progress": "Progress cubes",
    "score:ships": "Ships in the Hangar",
    "score:colonists": "Colonists in Living Quarters",
    "score:tech": "Technologies",
    "score:blueprints": "Blueprints",
    "score:scientists": "Scientists",
    "score:contracts": "Earth Contracts",
    # Outcomes.
    "outcome:points": "most points",
    "outcome:crystals": "a tie in points; more crystals in the Depot decide",
    "outcome:advanced_buildings": "a tie in points and crystals; more Advanced Buildings decide",
    "outcome:progress": "a tie in points, crystals and Advanced Buildings; more progress cubes "
    "decide",
    "outcome:shared": "a tie in everything; the victory is shared",
    # Options.
    "option:length": "Length",
    "help:length": "Short: two short missions and a long one; long: one short and two long ones.",
    "option.length.short": "Short",
    "option.length.long": "Long",
    # Course of the game.
    "round": "Round",
    "turn": "Turn",
    # Places.
    "area:map": "Map",
    "area:orbit": "Orbit",
    "area:colony": "Colony",
    "area:shuttle": "Shuttle",
    "area:colony_level": "Colony level",
    "area:lss": "Life Support System",
    "area:missions": "Missions",
    "area:remaining_missions": "Remaining missions",
    "area:warehouse": "Warehouse",
    "area:tech_grid": "Tech Grid",
    "area:blueprints": "Blueprint display",
    "area:scientists": "Scientists and Earth Contracts",
    "area:exploration": "Exploration space",
    "area:storage": "Storage",
    "area:hangar": "Hangar",
    "area:quarters": "Living Quarters",
    "area:working_area": "Working Area",
    "area:lab": "Laboratory",
    "area:goals": "Private Goals",
    # Kinds of components.
    "kind:building": "building",
    "kind:tech": "Tech tile",
    "kind:lab": "Lab space",
    "kind:space": "Turn Order space",
    "kind:main": "Main action",
    "kind:executive": "Executive action",
    "kind:blueprint": "Blueprint",
    "kind:scientist": "Scientist",
    "kind:contract": "Earth Contract",
    "kind:upgrade": "Upgrade Contract",
    "kind:delivery": "Delivery Contract",
    "kind:discovery": "Discovery tile",
    "kind:research": "Research tile",
    "kind:reward": "LSS Reward tile",
    "kind:benefit": "LSS benefit",
    "kind:mission": "mission",
    "kind:goal": "Private Goal",
    # Things.
    "colonist": "Colonist",
    "bot": "Bot",
    "rover": "Rover",
    "ship": "Ship",
    "miner": "Miner",
    "marker": "Advanced Building marker",
    "cube": "Progress cube",
    "level": "Level",
    "op": "points",
}

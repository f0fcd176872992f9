"""English: fixed words."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.words.colony_book import ColonyBook

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
    "outcome:points": "most OP",
    "outcome:crystals": "a tie in OP; more crystals in the Depot decide",
    "outcome:advanced_buildings": "a tie in OP and crystals; more Advanced Buildings decide",
    "outcome:progress": "a tie in OP, crystals and Advanced Buildings; more progress cubes decide",
    "outcome:shared": "a tie in everything; the victory is shared",
    "outcome:solo_goal": "every point of a solo goal is met",
    "outcome:solo_lost": "no solo goal is met",
    # The solo game.
    "solo:now": "Score if the game ended now",
    "solo:final": "Final score",
    "solo:met": "met",
    "solo:not_met": "not met",
    # Options.
    "option:length": "Length",
    "help:length": "Short: two short missions and a long one; long: one short and two long ones.",
    "option.length.short": "Short",
    "option.length.long": "Long",
    "option:first_colonists": "First Colonists",
    "help:first_colonists": "A variant with given missions, drawn Turn Order spaces and secret "
    "cards with tasks.",
    "option:space_oddity": "Space Oddity",
    "help:space_oddity": "The game ends with the Colonization phase in which the end is triggered, "
    "without a last round.",
    "option:beacon": "Beacon",
    "help:beacon": "Adds the promo Blueprint Beacon to the deck.",
    "option:solo_goal": "Solo goal",
    "help:solo_goal": "The goal that wins the solo game; with any goal, meeting one of the four "
    "is enough.",
    "option.solo_goal.any": "Any goal",
    "option.solo_goal.1": "First Colonists",
    "option.solo_goal.2": "Next Generation",
    "option.solo_goal.3": "Hunky Dory",
    "option.solo_goal.potato": "Martian Potato Survival",
    # Course of the game.
    "phase:setup": "Setup",
    "phase:colonization": "Colonization phase",
    "phase:shuttle": "Shuttle phase",
    "phase:last_round": "Last round",
    "phase:end": "End of the game",
    "round": "Round",
    "turn": "Turn",
    "lacerda": "Lacerda",
    "main_action": "Main action",
    "executive_action": "Executive action",
    # Places.
    "area:map": "Map",
    "area:orbit": "Orbit",
    "area:colony": "Colony",
    "area:turn_order": "Turn Order",
    "area:shuttle": "Shuttle",
    "area:colony_level": "Colony level",
    "area:lss": "Life Support System",
    "area:progress": "Progress area",
    "area:missions": "Missions",
    "area:remaining_missions": "Remaining missions",
    "area:warehouse": "Warehouse",
    "area:tech_grid": "Tech Grid",
    "area:blueprints": "Blueprint display",
    "area:buildings": "Building display",
    "area:scientists": "Scientists and Earth Contracts",
    "area:exploration": "Exploration space",
    "area:storage": "Storage",
    "area:depot": "Depot",
    "area:waiting": "Waiting crystals",
    "area:hangar": "Hangar",
    "area:quarters": "Living Quarters",
    "area:working_area": "Working Area",
    "area:supply": "Supply",
    "area:lab": "Laboratory",
    "area:slots": "Action slots",
    "area:goals": "Private Goals",
    "area:first_cards": "First Colonist cards",
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
    "kind:discovery": "Discovery tile",
    "kind:research": "Research tile",
    "kind:reward": "LSS Reward tile",
    "kind:benefit": "LSS benefit",
    "kind:mission": "mission",
    "kind:goal": "Private Goal",
    "kind:first_card": "First Colonist card",
    "kind:solo_card": "solo card",
    "kind:solo_goal": "solo goal",
    # Things.
    "colonist": "Colonist",
    "bot": "Bot",
    "rover": "Rover",
    "ship": "Ship",
    "miner": "Miner",
    "marker": "Advanced Building marker",
    "cube": "Progress cube",
    "op": "OP",
    "level": "Level",
}


def fill(book: ColonyBook) -> None:
    """Fixed words."""
    book.terms |= TERMS

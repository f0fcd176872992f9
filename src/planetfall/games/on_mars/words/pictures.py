"""Short words on the drawings, in both languages, and the icons of things."""

from __future__ import annotations

from typing import Final

from planetfall.svg.memo import memo
from planetfall.text.book import Book

LABELS: Final[dict[str, tuple[str, str]]] = {
    "table": ("On Mars, round {0}", "On Mars, kolo {0}"),
    "colony": ("Colony, level {0}", "Kolonie, úroveň {0}"),
    "player": ("Player {0}", "Hráč {0}"),
    "lacerda": ("Lacerda", "Lacerda"),
    "turn": ("on turn", "na tahu"),
    "you": ("your turn", "váš tah"),
    "acted": ("done", "hotovo"),
    # Sides and actions.
    "orbit": ("Orbit", "Orbita"),
    "surface": ("Colony", "Kolonie"),
    "here": ("you are here", "jste zde"),
    "there": ("fly there first", "nejdřív doleťte"),
    "main.landing_pod": ("Landing pod", "Přistávací modul"),
    "main.obtain_blueprint": ("Blueprint", "Plán"),
    "main.learn_technology": ("Technology", "Technologie"),
    "main.research_development": ("R & D", "Výzkum"),
    "main.resupply": ("Resupply", "Zásobování"),
    "main.control_center": ("Control center", "Řídicí středisko"),
    "main.construct_building": ("Construct", "Stavba"),
    "main.upgrade_building": ("Upgrade", "Vylepšení"),
    "main.welcome_ship": ("Welcome a ship", "Přijímání lodi"),
    "main.hire_scientist": ("Hire, contract", "Vědec, zakázka"),
    # Panels.
    "order": ("Turn order and shuttle", "Pořadí a raketoplán"),
    "shuttle": ("Shuttle", "Raketoplán"),
    "grid": ("Tech grid", "Mřížka"),
    "free": ("free", "zdarma"),
    "lss": ("Life support", "Podpora života"),
    "warehouse": ("Warehouse", "Skladiště"),
    "missions": ("Missions", "Mise"),
    "ending.1": ("one more round", "ještě jedno kolo"),
    "ending.2": ("last round", "poslední kolo"),
    "bot": ("Bot", "Bot"),
    "rover": ("Rover", "Rover"),
    "remaining": ("{0} remaining", "zbývá {0}"),
    "fulfilled": ("completed", "splněna"),
    "display": ("Blueprints on display", "Nabídka plánů"),
    "offer": ("Scientists and contracts", "Vědci a zakázky"),
    "none": ("none left", "nic nezbývá"),
    "taken": ("taken", "odešel"),
    "explore": ("Discoveries", "Objevy"),
    "radar": ("Radar", "Radar"),
    # The own board.
    "storage": ("Storage", "Sklad"),
    "each": ("{0} of each", "po {0} kusech"),
    "depot": ("Depot, executive actions", "Dok, vedlejší akce"),
    "in_depot": ("of {0}", "z {0}"),
    "waits": ("+{0} later", "+{0} čeká"),
    "lab": ("Laboratory", "Laboratoř"),
    "by_column": ("points by column", "body podle sloupce"),
    "quarters": ("Living quarters", "Ubikace"),
    "points": ("points", "body"),
    "working": ("Working", "V práci"),
    "supply": ("Supply", "Zásoba"),
    "hangar": ("Hangar", "Hangár"),
    "bots": ("Bots", "Boti"),
    "shelters": ("Shelters", "Základny"),
    "cubes": ("Progress", "Pokrok"),
    # What the figures of a seat count.
    "counted.colonist": ("Colonists in the Living Quarters", "Kolonisté v ubikacích"),
    "counted.bot": ("Bots on Mars", "Boti na Marsu"),
    "counted.ship": ("Ships that left the Depot", "Lodě mimo dok"),
    "counted.shelter": ("Shelters on Mars", "Základny na Marsu"),
    "counted.blueprint": (
        "Blueprints: built / all",
        "Stavební plány: postavené / všechny",
    ),
    "counted.progress-cube": ("Progress cubes", "Kostky pokroku"),
    "research": ("Research", "Výzkum"),
    "cards": ("Blueprints and cards", "Plány a karty"),
    "hidden_goals": ("{0} hidden goals", "soukromé cíle: {0}"),
    "no_cards": ("No cards yet", "Zatím žádné karty"),
    "executive.develop_free": ("Develop free", "Vývoj zdarma"),
    "executive.move_rover": ("Move rover 2", "Rover o 2"),
    "executive.take_blueprint": ("Blueprint", "Plán"),
    "executive.upgrade": ("Upgrade", "Vylepšení"),
    "executive.gain_mineral": ("1 mineral", "1 minerál"),
    "executive.move_bots": ("Move bots 2", "Boti o 2"),
    "executive.take_resource": ("Warehouse", "Ze skladiště"),
    "executive.use_advanced_building": ("Use building", "Užít budovu"),
    # Kinds of cards.
    "blueprint": ("Blueprint", "Plán"),
    "scientist": ("Scientist", "Vědec"),
    "contract": ("Contract", "Zakázka"),
    "goal": ("Private goal", "Soukromý cíl"),
    "mission": ("Mission", "Mise"),
    "discovery": ("Discovery", "Objev"),
    "research_tile": ("Research", "Výzkum"),
    "reward": ("LSS reward", "Odměna SPŽ"),
    "first_card": ("First colonists", "První kolonisté"),
    "solo_card": ("Lacerda's deck", "Lacerdův balíček"),
    "solo_goal": ("Solo goal", "Sólový cíl"),
    "tech": ("Technology", "Technologie"),
    "building": ("Building", "Budova"),
    "main": ("Main action", "Hlavní akce"),
    "executive": ("Executive action", "Vedlejší akce"),
    "benefit": ("LSS benefit", "Výhoda SPŽ"),
    "item": ("Item", "Zdroj"),
    "space": ("Turn order space", "Pole pořadí"),
    "lab_space": ("Laboratory space", "Pole laboratoře"),
    "level": ("Level {0}", "Úroveň {0}"),
    "built": ("built", "postaveno"),
    "done": ("completed", "splněno"),
    "sheet": ("Cards of On Mars", "Karty hry On Mars"),
}
"""Short words: English, Czech."""

ITEM_ICONS: Final = ("mineral", "battery", "water", "om-plant", "om-oxygen", "crystal")
ITEM_COLORS: Final = ("mineral", "battery", "water", "plant", "oxygen-om", "crystal")
BUILDING_ICONS: Final = (
    "mine",
    "generator",
    "water-extractor",
    "greenhouse",
    "oxygen-condenser",
    "shelter",
)
TECH_ICONS: Final = (*BUILDING_ICONS, "rover", "tr", "ship")
TECH_COLORS: Final = (*ITEM_COLORS[:5], "text-1", "text-1", "tr", "text-1")
"""Tokens of the technologies' icons; a Shelter's is that of its owner."""
ACTION_ICONS: Final = (
    "shuttle",
    "blueprint",
    "tech",
    "research",
    "depot",
    "bot",
    "tag-building",
    "tr",
    "ship",
    "scientist",
)
EXECUTIVE_ICONS: Final = (
    "research",
    "rover",
    "blueprint",
    "tr",
    "mineral",
    "bot",
    "depot",
    "generator",
)
MISSION_ICONS: Final = (
    "blueprint",
    "tech",
    "scientist",
    "progress-cube",
    "bot",
    "discovery",
    "research",
    "tr",
    "contract",
)
REWARD_ICONS: Final = (
    "tech",
    "ship",
    "tr",
    "mine",
    "bot",
    "discovery",
    "shelter",
    "colonist",
)


def say(lang: str, key: str, *values: object) -> str:
    """One of the short words.

    >>> say("en", "each", 3)
    '3 of each'
    """
    return LABELS[key][1 if lang == "cs" else 0].format(*values)


@memo(4)
def own_book(lang: str) -> Book:
    """The phrase book for drawings that were not given one."""
    from planetfall.games.on_mars.words import book

    return book(lang)

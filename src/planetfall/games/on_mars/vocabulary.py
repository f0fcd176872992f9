"""The words of On Mars: one number and one stable key for every choice."""

from __future__ import annotations

from typing import Final

from planetfall.core.vocabulary import SEAT, Vocabulary
from planetfall.games.on_mars.components.lab import EDGE_NAMES
from planetfall.games.on_mars.components.map import DIRECTIONS, HEX_NAMES
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    EXECUTIVES,
    GOALS,
    GRID,
    ITEMS,
    LAB,
    LSS_BENEFITS,
    LSS_REWARDS,
    MAIN_ACTIONS,
    MISSIONS,
    PLACES,
    SCIENTISTS,
    SIDES,
    TECHS,
)
from planetfall.games.on_mars.components.tables import DELIVERY_NAMES, TILE_BACK_NAMES

WORDS: Final = Vocabulary()

SEAT_OF: Final = SEAT
"""A tile of technology, by its owner."""
BOOST: Final = WORDS.word("boost")
"""Send a colonist to the Working Area to strengthen what is being done."""
MAIN: Final = WORDS.block("main", MAIN_ACTIONS)
EXECUTIVE: Final = WORDS.block("executive", EXECUTIVES)
USE: Final = WORDS.block("use", BLUEPRINTS)
"""Use an own Advanced Building."""
WORK: Final = WORDS.block("work", BLUEPRINTS)
"""Put the own Scientist to work in an Advanced Building, anybody's, and use it."""
BLUEPRINT: Final = WORDS.block("blueprint", BLUEPRINTS)
HEX: Final = WORDS.block("hex", HEX_NAMES)
BUILD: Final = WORDS.block("build", BUILDINGS)
PAY: Final = WORDS.block("pay", ITEMS)
TAKE: Final = WORDS.block("take", ITEMS)
GRID_SPACE: Final = WORDS.block("grid", GRID)
LAB_SPACE: Final = WORDS.block("lab", LAB)
DEVELOP: Final = WORDS.block("develop", EDGE_NAMES)
BOT: Final = WORDS.block(
    "bot", [f"{bot + 1}-{direction}" for bot in range(4) for direction in DIRECTIONS]
)
ROVER: Final = WORDS.block("rover", DIRECTIONS)
POINT: Final = WORDS.block("point", ["bot", "rover"])
"""Buy a movement point for a crystal."""
SPACE: Final = WORDS.block("space", [str(space + 1) for space in range(8)])
"""A Turn Order space."""
CARD: Final = WORDS.block("card", [*SCIENTISTS, *CONTRACTS])
DELIVER: Final = WORDS.block("deliver", DELIVERY_NAMES)
GOAL: Final = WORDS.block("goal", GOALS)
"""Complete a Private Goal."""
DISCARD: Final = WORDS.block("discard", GOALS)
"""Discard a Private Goal in place of a crystal."""
SHIP: Final = WORDS.block("ship", [str(ship + 1) for ship in range(5)])
CREW: Final = WORDS.block("crew", ["bot", "colonists"])
"""What a ship brings."""
BENEFIT: Final = WORDS.block("benefit", LSS_BENEFITS)
RETRIEVE: Final = WORDS.block("retrieve", PLACES)
SIDE: Final = WORDS.block("side", SIDES)
TILE: Final = WORDS.block("tile", DISCOVERIES)

# Outcomes of chance that nobody chooses.
TECH: Final = WORDS.block("tech", TECHS)
TILE_BACK: Final = WORDS.block("building", TILE_BACK_NAMES)
MISSION: Final = WORDS.block("mission", MISSIONS)
REWARD: Final = WORDS.block("reward", LSS_REWARDS)
DEAL_GOAL: Final = WORDS.block("deal", GOALS)

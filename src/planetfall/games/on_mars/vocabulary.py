"""The words of On Mars: one number and one stable key for every choice.

Words of components, which expansions may add to, are tables: `USE[blueprint]`. The others are
blocks with the number of their first word: `HEX + place`.
"""

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


def words(prefix: str, names: list[str]) -> list[int]:
    """Add words for components; their options by number of the component.

    An expansion that adds components appends `words` for them to these lists: a kind of words then
    has a second run behind the last word of the base game.
    """
    first = WORDS.block(prefix, names)
    return list(range(first, first + len(names)))


SEAT_OF: Final = SEAT
"""A tile of technology, by its owner."""
BOOST: Final = WORDS.word("boost")
"""Send a colonist to the Working Area to strengthen what is being done."""
MAIN: Final = WORDS.block("main", MAIN_ACTIONS)
EXECUTIVE: Final = WORDS.block("executive", EXECUTIVES)
USE: Final = words("use", BLUEPRINTS)
"""Use an own Advanced Building."""
WORK: Final = words("work", BLUEPRINTS)
"""Put the own Scientist to work in an Advanced Building, anybody's, and use it."""
BLUEPRINT: Final = words("blueprint", BLUEPRINTS)
HEX: Final = WORDS.block("hex", HEX_NAMES)
BUILD: Final = words("build", BUILDINGS)
PAY: Final = words("pay", ITEMS)
TAKE: Final = words("take", ITEMS)
GRID_SPACE: Final = WORDS.block("grid", GRID)
LAB_SPACE: Final = WORDS.block("lab", LAB)
DEVELOP: Final = words("develop", EDGE_NAMES)
BOT: Final = WORDS.block(
    "bot", [f"{bot + 1}-{direction}" for bot in range(4) for direction in DIRECTIONS]
)
ROVER: Final = WORDS.block("rover", DIRECTIONS)
POINT: Final = WORDS.block("point", ["bot", "rover"])
"""Buy a movement point for a crystal."""
SPACE: Final = WORDS.block("space", [str(space + 1) for space in range(8)])
"""A Turn Order space."""
CARD: Final = words("card", [*SCIENTISTS, *CONTRACTS])
DELIVER: Final = WORDS.block("deliver", DELIVERY_NAMES)
GOAL: Final = words("goal", GOALS)
"""Complete a Private Goal."""
DISCARD: Final = words("discard", GOALS)
"""Discard a Private Goal in place of a crystal."""
SHIP: Final = WORDS.block("ship", [str(ship + 1) for ship in range(5)])
CREW: Final = WORDS.block("crew", ["bot", "colonists"])
"""What a ship brings."""
BENEFIT: Final = WORDS.block("benefit", LSS_BENEFITS)
RETRIEVE: Final = WORDS.block("retrieve", PLACES)
SIDE: Final = WORDS.block("side", SIDES)
TILE: Final = words("tile", DISCOVERIES)

# Outcomes of chance that nobody chooses.
TECH: Final = words("tech", TECHS)
TILE_BACK: Final = words("building", TILE_BACK_NAMES)
MISSION: Final = words("mission", MISSIONS)
REWARD: Final = words("reward", LSS_REWARDS)
DEAL_GOAL: Final = words("deal", GOALS)

"""Words of the chapter; their numbers are known once they are added."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.additions import add_blueprint_words, add_tech_words
from planetfall.games.on_mars.components.map import DIRECTIONS, HEX_NAMES
from planetfall.games.on_mars.components.names import TECHS
from planetfall.games.on_mars.expansions.alien_invasion.components.lab import EDGE_NAMES
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_BUILDINGS,
    ALIEN_CARDS,
    ALIEN_TECHS,
    DEFENCE_CARDS,
    DEFENCE_TECHS,
    LAB_TECHS,
    SPACES,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import SENTRIES
from planetfall.games.on_mars.vocabulary import WORDS

HUMANS: Final = 4
"""Room for so many humans in the words of Lab tiles."""
SHUTTLE_WAYS: Final = ["nearer", "farther"]


class Keys:
    """The first number of each block of words."""

    def __init__(self) -> None:
        self.reusable: int = 0
        """A reusable token onto an action space."""
        self.single: int = 0
        """A single-use token onto an action space."""
        self.unlock: int = 0
        """Unlock an action space."""
        self.lift: int = 0
        """Take a sabotage token off an action space (designer update)."""
        self.restore: int = 0
        self.scientist: int = 0
        """The alien scientist onto an alien Blueprint."""
        self.alien_build: int = 0
        self.alien_card: int = 0
        self.alien_tech: int = 0
        self.alien_develop: int = 0
        """A move in the alien Lab."""
        self.soldier: int = 0
        """The soldier on a hex."""
        self.shuttle: int = 0
        """Where Vigilant moves the Shuttle."""
        self.lab_tile: int = 0
        """A tile in a human's Lab."""
        self.from_warehouse: int = 0
        """Steal a crystal from the Warehouse."""
        self.clean: int = 0
        """Remove the corruption of a tile in a human's Lab."""
        self.block: int = 0
        """A sabotage token onto an action space."""
        self.sentry: int = 0
        """A step of a sentry bot: six directions for each."""
        self.stun: int = 0
        """A sentry bot stuns all soldiers beside it."""
        self.suit: int = 0
        """A step of the exosuit."""
        self.return_soldier: int = 0
        """The exosuit sends the soldier of its hex back to the panel."""


KEYS: Final = Keys()


def lab_tile(owner: int, tech: int) -> int:
    """The option of a tile in a human's Lab."""
    return KEYS.lab_tile + LAB_TECHS * owner + tech


def add_words() -> None:
    """Add the words to the vocabulary; called once."""
    add_blueprint_words(DEFENCE_CARDS)
    add_tech_words(DEFENCE_TECHS)
    KEYS.reusable = WORDS.block("reusable", SPACES)
    KEYS.single = WORDS.block("single", SPACES)
    KEYS.unlock = WORDS.block("unlock", SPACES)
    KEYS.lift = WORDS.block("lift", SPACES)
    KEYS.restore = WORDS.word("restore")
    KEYS.scientist = WORDS.block("alien_scientist", ALIEN_CARDS)
    KEYS.alien_build = WORDS.block("alien_build", ALIEN_BUILDINGS)
    KEYS.alien_card = WORDS.block("alien_card", ALIEN_CARDS)
    KEYS.alien_tech = WORDS.block("alien_tech", ALIEN_TECHS)
    KEYS.alien_develop = WORDS.block("alien_develop", EDGE_NAMES)
    KEYS.soldier = WORDS.block("soldier", HEX_NAMES)
    KEYS.shuttle = WORDS.block("shuttle", SHUTTLE_WAYS)
    tiles = [f"{seat}-{tech}" for seat in range(HUMANS) for tech in TECHS[:LAB_TECHS]]
    KEYS.lab_tile = WORDS.block("lab_tile", tiles)
    KEYS.from_warehouse = WORDS.word("steal_warehouse")
    KEYS.clean = WORDS.block("clean", tiles)
    KEYS.block = WORDS.block("block", SPACES)
    sentries = [str(k + 1) for k in range(SENTRIES)]
    steps = [f"{sentry}-{direction}" for sentry in sentries for direction in DIRECTIONS]
    KEYS.sentry = WORDS.block("sentry", steps)
    KEYS.stun = WORDS.block("stun", sentries)
    KEYS.suit = WORDS.block("suit", DIRECTIONS)
    KEYS.return_soldier = WORDS.word("return_soldier")

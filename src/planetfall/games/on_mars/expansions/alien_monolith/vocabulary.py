"""Words of the chapter; their numbers are known once they are added."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components.names import SLOT_ACTIONS
from planetfall.games.on_mars.expansions.alien_monolith.components.names import SABOTAGE
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    DECKS,
    OBJECTIVE_NAMES,
)
from planetfall.games.on_mars.vocabulary import WORDS

QUARTERS: Final = len(SLOT_ACTIONS)
"""Behind the slot actions: Living Quarters as a place where colonists are."""


class Keys:
    """The first number of each block of words."""

    def __init__(self) -> None:
        self.sabotage: int = 0
        """Outcomes of chance: the next sabotage card."""
        self.deck: int = 0
        """A deck of objectives from which a card is drawn at random."""
        self.objective: int = 0
        self.abduct: int = 0
        """The place from which a colonist is abducted."""
        self.win: int = 0
        """End the game as won."""


KEYS: Final = Keys()


def add_words() -> None:
    """Add the words to the vocabulary; called once."""
    KEYS.sabotage = WORDS.block("sabotage", SABOTAGE)
    KEYS.deck = WORDS.block("deck", DECKS)
    KEYS.objective = WORDS.block("objective", OBJECTIVE_NAMES)
    KEYS.abduct = WORDS.block("abduct", [*SLOT_ACTIONS, "quarters"])
    KEYS.win = WORDS.word("win")

"""Words of First Colonists; their numbers are known once they are added."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.expansions.first_colonists.components.cards import FIRST_CARDS
from planetfall.games.on_mars.player import EXTRA_CARDS
from planetfall.games.on_mars.vocabulary import WORDS

STREAM: Final = 5
"""The stream of luck of the cards."""


class Keys:
    """The first number of each block of words."""

    def __init__(self) -> None:
        self.first_card: int = 0


KEYS: Final = Keys()


def add_words() -> None:
    """Add the words to the vocabulary; called once."""
    KEYS.first_card = WORDS.block("settler", FIRST_CARDS)
    EXTRA_CARDS.extend(FIRST_CARDS)

"""Words of the solo game; their numbers are known once they are added."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.expansions.lacerda.components.deck import SOLO_CARDS
from planetfall.games.on_mars.vocabulary import WORDS


class Keys:
    """The first number of each block of words."""

    def __init__(self) -> None:
        self.solo_card: int = 0


KEYS: Final = Keys()


def add_words() -> None:
    """Add the words to the vocabulary; called once."""
    KEYS.solo_card = WORDS.block("solo", SOLO_CARDS)

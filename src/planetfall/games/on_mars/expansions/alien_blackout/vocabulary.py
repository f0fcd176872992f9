"""Words of Blackout; their numbers are known once they are added."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import DAMAGE_IDS
from planetfall.games.on_mars.vocabulary import words

DAMAGE: Final[list[int]] = []
"""A damage card is turned up."""


def add_words() -> None:
    """Add the words to the vocabulary; called once."""
    DAMAGE.extend(words("damage", DAMAGE_IDS))

"""What effects read and write, as bits, so that order is asked only where it can matter.

The active player's things have bits of their own; those of all others share a second set.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.state import Mars

# 0 to 5: stock of the resource; 6 to 11: its production.
HAND: Final = 12
MEMORY: Final = 13
"""Resources on cards."""
RATING: Final = 14
_OTHERS: Final = 16

BOARD: Final = 1 << 32
TEMPERATURE_BIT: Final = 1 << 33
OXYGEN_BIT: Final = 1 << 34
DECK: Final = 1 << 35
OCEANS_BIT: Final = 1 << 36


def stock_bit(game: Mars, seat: int, resource: int) -> int:
    """The bit of a seat's stock."""
    return 1 << (resource if seat == game.active else resource + _OTHERS)


def production_bit(game: Mars, seat: int, resource: int) -> int:
    """The bit of a seat's production."""
    return 1 << (resource + 6 if seat == game.active else resource + 6 + _OTHERS)


def bit(game: Mars, seat: int, what: int) -> int:
    """The bit of a seat's hand, card memory or rating."""
    return 1 << (what if seat == game.active else what + _OTHERS)


def both(what: int) -> int:
    """The bits of everybody's hand, card memory or rating."""
    return 1 << what | 1 << (what + _OTHERS)

"""The twelve cards of the solo game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class SoloCard:
    """A card of Lacerda's deck."""

    id: str
    mission: int
    """The place (A, B, C as 0, 1, 2) of the mission whose cube it moves after the reshuffle."""
    action: int
    """The number of his action."""
    travels: bool = True
    """Whether he rides the Shuttle when this card was turned up last."""


SOLO_DECK: Final = [
    SoloCard("a2_first", 0, 2),
    SoloCard("a2_stay", 0, 2, travels=False),
    SoloCard("a1", 0, 1),
    SoloCard("a3", 0, 3),
    SoloCard("b1_first", 1, 1),
    SoloCard("b3_stay", 1, 3, travels=False),
    SoloCard("b1_second", 1, 1),
    SoloCard("b2", 1, 2),
    SoloCard("c1_stay", 2, 1, travels=False),
    SoloCard("c2", 2, 2),
    SoloCard("c1_first", 2, 1),
    SoloCard("c3", 2, 3),
]
SOLO_CARDS: Final = [card.id for card in SOLO_DECK]
PICK_WEIGHTS: Final = [5, 4, 3]
"""How often the action numbers 1, 2, 3 stand on the cards, which decides between few options."""

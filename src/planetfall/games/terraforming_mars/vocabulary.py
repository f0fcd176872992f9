"""Every choice of the game as a number and a word.

Fixed words come first; from `PLAY` on there are three words for every card, `play:`, `card:` and
`act:`, in the order the cards are registered. Words of an expansion follow behind all cards.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.vocabulary import Vocabulary
from planetfall.games.terraforming_mars.components.board import HEX_NAMES

MOST_METAL: Final = 32
MOST_HEAT: Final = 64

STANDARD_NAMES: Final = ["sell_patents", "power_plant", "asteroid", "aquifer", "greenery", "city"]
PROJECT_NAMES: Final = list(STANDARD_NAMES)
"""Standard projects by number; those of expansions follow behind."""
MILESTONE_NAMES: Final = ["terraformer", "mayor", "gardener", "builder", "planner"]
AWARD_NAMES: Final = ["landlord", "banker", "scientist", "thermalist", "miner"]

WORDS: Final = Vocabulary()
HEX: Final = WORDS.block("hex", HEX_NAMES)
STEEL_PAID: Final = WORDS.block("steel", [str(k) for k in range(MOST_METAL)])
TITANIUM_PAID: Final = WORDS.block("titanium", [str(k) for k in range(MOST_METAL)])
HEAT_PAID: Final = WORDS.block("heat", [str(k) for k in range(MOST_HEAT)])
STANDARD_PROJECT: Final = WORDS.block("standard", STANDARD_NAMES)
CONVERT_PLANTS: Final = WORDS.word("convert:plants")
CONVERT_HEAT: Final = WORDS.word("convert:heat")
MILESTONE: Final = WORDS.block("milestone", MILESTONE_NAMES)
AWARD: Final = WORDS.block("award", AWARD_NAMES)

PLAY: Final = len(WORDS)
CARD: Final = PLAY + 1
ACT: Final = PLAY + 2
STRIDE: Final = 3
"""Options of card `id` are `PLAY + STRIDE * id`, `CARD + STRIDE * id`, `ACT + STRIDE * id`."""


def add_card_words(name: str) -> None:
    """The three words of the next card."""
    WORDS.word(f"play:{name}")
    WORDS.word(f"card:{name}")
    WORDS.word(f"act:{name}")


def card_of(option: int) -> int:
    """The card that a `card:` option names."""
    return (option - CARD) // STRIDE

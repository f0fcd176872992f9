"""Words of the expansion; their numbers follow behind all cards and are known once added."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.vocabulary import WORDS

COLONY_NAMES: Final = [
    "callisto",
    "ceres",
    "enceladus",
    "europa",
    "ganymede",
    "io",
    "luna",
    "miranda",
    "pluto",
    "titan",
    "triton",
]
FEE_NAMES: Final = ["mc", "energy", "titanium"]


class Keys:
    """The first number of each block of words."""

    def __init__(self) -> None:
        self.colony: int = 0
        """`colony:callisto` and so on, by the colony's number."""
        self.trade: int = 0
        self.fee: int = 0
        """`fee:mc`, `fee:energy`, `fee:titanium`."""


KEYS: Final = Keys()


def add_words() -> None:
    """Add the words to the vocabulary; called once, behind all cards."""
    KEYS.colony = WORDS.block("colony", COLONY_NAMES)
    KEYS.trade = WORDS.word("trade")
    KEYS.fee = WORDS.block("fee", FEE_NAMES)

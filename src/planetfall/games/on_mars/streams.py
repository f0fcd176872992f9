"""Streams of luck: one for every deck, stack or bag, so that no draw shifts another's.

The five building stacks use the numbers of their buildings.
"""

from __future__ import annotations

from typing import Final

FIRST_CARDS: Final = 5
LACERDA: Final = 6
DISCOVERIES: Final = 7
TECHS: Final = 8
BLUEPRINTS_1: Final = 9
BLUEPRINTS_3: Final = 10
SETUP: Final = 11
GOALS: Final = 12
SOLO_DECK: Final = 13
CONTRACTS: Final = 14
STREAMS: Final = 15

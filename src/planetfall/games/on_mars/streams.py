"""Streams of luck: one for every deck, stack or bag, so that no draw shifts another's.

The five building stacks use the numbers of their buildings. Numbers left out are those of
the first expansions; a later one says how many it needs, behind the last.
"""

from __future__ import annotations

from typing import Final

DISCOVERIES: Final = 7
TECHS: Final = 8
BLUEPRINTS_1: Final = 9
BLUEPRINTS_3: Final = 10
SETUP: Final = 11
GOALS: Final = 12
STREAMS: Final = 15

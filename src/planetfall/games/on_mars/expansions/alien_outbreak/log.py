"""Kinds of events of the chapter, behind those of the base game's log.

A place is a number of `places.PLACES`, or `MINE_PLACE` + hex.
"""

from __future__ import annotations

from typing import Final

CARD_TURNED: Final = 140  # what: infection card
INFECTED: Final = 141  # whose; what: place
NOBODY_INFECTED: Final = 142
RESHUFFLED: Final = 143
CURED: Final = 144  # whose; what: place; source: who did it
SPREAD: Final = 145  # whose; what: place; amount
REARRANGED: Final = 146  # what: room it leaves; amount: room it goes to; source: state
EXCHANGED: Final = 147  # what: one room; amount: the other
VACCINATED: Final = 148  # whose; what: place; source: who did it
MISSION_MET: Final = 149  # what: mission
MISSION_DRAWN: Final = 150  # what: mission
TIME_PASSES: Final = 151  # amount: new space
TEAM_WON: Final = 152
TEAM_LOST: Final = 153  # what: one of `goals.CAUSES`

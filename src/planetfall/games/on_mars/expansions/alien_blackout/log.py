"""Kinds of events of Blackout, behind those of the base game's log."""

from __future__ import annotations

from typing import Final

DAMAGE_CARD: Final = 100  # what: damage card
DAMAGE_SHUFFLED: Final = 101
BUILDING_DAMAGED: Final = 102  # what: hex; source: building
BUILDING_DISABLED: Final = 103  # what: hex; source: whose colonist; amount: building
NO_TOKEN_LEFT: Final = 104  # what: building
NOTHING_STRUCK: Final = 105  # what: building
SHELTERS_STRUCK: Final = 106  # what: building of the card
TIME_COUNTS_DOWN: Final = 107  # amount: where the marker is now
BUILDING_REPAIRED: Final = 108  # what: hex; source: building
BUILDING_REVIVED: Final = 109  # what: hex; source: whose colonist; amount: building
UPGRADE_REPAIRS: Final = 110  # what: hex; source: building
BLACKOUT_WON: Final = 111
BLACKOUT_SPREADS: Final = 112  # amount: how many
NOBODY_FOR_OUTAGE: Final = 113  # what: hex

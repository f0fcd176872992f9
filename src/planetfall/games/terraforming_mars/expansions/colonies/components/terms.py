"""The words of the expansion as numbers: its box, its resources on cards, what cards change."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars import log, reasons
from planetfall.games.terraforming_mars.components.terms import add_resource
from planetfall.games.terraforming_mars.effects import lasting, triggers

COLONIES: Final = "colonies"
"""The word of the box, of its deck and of the option that brings it in."""

FLOATERS: Final = add_resource("floater")
CAMPS: Final = add_resource("camp")

STATION_BUILT: Final = triggers.EXTENSION
"""A happening: a station is built; what colony."""

TRADE_DISCOUNT: Final = lasting.EXTENSION
TRACK_STEPS: Final = lasting.EXTENSION + 1

# Why something is not possible: (what, needed, had).
NO_SHIP: Final = reasons.EXTENSION
"""All own ships are away: had so many."""
NOWHERE_TO_TRADE: Final = reasons.EXTENSION + 1
"""No active colony is without a ship."""
FEE_TOO_HIGH: Final = reasons.EXTENSION + 2
"""Neither of the prices can be paid; needed = the price in M€, had = the price in units."""
NOWHERE_TO_BUILD: Final = reasons.EXTENSION + 3
"""No colony has a field for a station of this player."""
ASLEEP: Final = reasons.EXTENSION + 4
"""what colony is not active yet."""
SHIP_THERE: Final = reasons.EXTENSION + 5
"""what colony has a ship already."""
STATIONS_FULL: Final = reasons.EXTENSION + 6
"""what colony has three stations."""
STATION_THERE: Final = reasons.EXTENSION + 7
"""The player has a station in colony `what`."""
NOT_LAID_OUT: Final = reasons.EXTENSION + 8
"""what colony is not in play."""
TOO_FEW_STATIONS: Final = reasons.EXTENSION + 9
"""Own stations: needed, had."""
TOO_MANY_STATIONS: Final = reasons.EXTENSION + 10
"""Own stations: at most needed, had."""
NO_MARKERS: Final = reasons.EXTENSION + 11
"""No two markers can move in opposite directions."""
NO_TILE_LEFT: Final = reasons.EXTENSION + 12
"""All colonies are in play."""

# The log.
STATION: Final = log.EXTENSION
"""A station is built: what colony, amount = field from 0."""
TRADED: Final = log.EXTENSION + 1
"""A ship goes to colony `what`."""
MARKED: Final = log.EXTENSION + 2
"""The marker of colony `what` moves by amount."""
LAID_OUT: Final = log.EXTENSION + 3
"""Colony `what` comes into play; amount 1 with its marker, 0 without."""
WOKEN: Final = log.EXTENSION + 4
"""Colony `what` becomes active."""
RETURNED: Final = log.EXTENSION + 5
"""The solar phase: amount ships come home, markers move on."""
SHIP_GAINED: Final = log.EXTENSION + 6
"""A player gets amount more ships."""
PUT_BACK: Final = log.EXTENSION + 7
"""Colony `what` goes back into the box."""

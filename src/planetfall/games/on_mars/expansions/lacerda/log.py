"""Kinds of events by which Lacerda explains himself, behind those of the base game's log."""

from __future__ import annotations

from typing import Final

LACERDA_CARD: Final = 90  # what: solo card; amount: number of his action
LACERDA_CANNOT: Final = 91  # what: main action; source: packed reason
LACERDA_STAYS: Final = 92  # what: solo card that keeps him
LACERDA_RESHUFFLES: Final = 93
LACERDA_ICON: Final = 94  # what: building his bot points at
LACERDA_PICKS: Final = 95  # what: number of equal options; amount: the one drawn
LACERDA_HEADS: Final = 96  # what: hex of the tile his rover goes for; amount: distance
LACERDA_BOT: Final = 97  # amount: bots on his board
LACERDA_IDLE: Final = 98  # what: one of the kinds of idleness below

# Why Lacerda did nothing (`what` of LACERDA_IDLE).
NO_TILE_TO_REACH: Final = 1
NO_BUILDING_HEX: Final = 2
NO_DISCOVERY_HEX: Final = 3
BENEFIT_USELESS: Final = 4

"""Kinds of events of the chapter, behind those of the base game's log."""

from __future__ import annotations

from typing import Final

TIME_MOVES: Final = 120  # amount: the space of the time track
SABOTAGE_LAID: Final = 121  # what: sabotage card
SABOTAGE_CUBE: Final = 122  # what: sabotage card; amount: cubes on it
SABOTAGE_STRIKES: Final = 123  # what: sabotage card
SABOTAGE_VOID: Final = 124  # what: sabotage card that found nothing to harm
OBJECTIVE_DRAWN: Final = 125  # what: objective
OBJECTIVE_CHOSEN: Final = 126  # what: objective
MARKER_REMOVED: Final = 127  # what: hex; source: blueprint
TECH_HACKED: Final = 128  # what: tech; amount: new level; source: Lab space
TECH_RETURNED: Final = 129  # what: tech; amount: grid space
ITEMS_LOST: Final = 130  # what: item; amount
COLONIST_ABDUCTED: Final = 131  # what: place, as in `KEYS.abduct`
MINER_ABDUCTED: Final = 132  # what: hex
CRYSTALS_HARVESTED: Final = 133  # amount: crystals taken off the map
TURNED_DOWN: Final = 134  # what: hex; source: building
BOT_LOST: Final = 135  # what: hex
ROVER_STEP: Final = 136  # what: hex, -1 off the map; source: one of the states of the rover
MISSION_BACK: Final = 137  # what: mission; amount: steps left
REWARD_WITHHELD: Final = 138
VICTORY_CLAIMED: Final = 139  # amount: objectives fulfilled

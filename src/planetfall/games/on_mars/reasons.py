"""Why something cannot be done, as kinds of packed reasons: (kind, what, needed, had)."""

from __future__ import annotations

from typing import Final

from planetfall.core.reasons import GAME_REASONS

NOT_ENOUGH: Final = GAME_REASONS
"""`what` is an item; so many are needed, so many are there."""
NO_COLONIST: Final = GAME_REASONS + 1
"""Too few colonists in Living Quarters: needed, had."""
NO_CRYSTALS: Final = GAME_REASONS + 2
"""Too few crystals in the Depot: needed, had (Private Goals that may be discarded included)."""
OTHER_SIDE: Final = GAME_REASONS + 3
"""The action belongs to the other side of the board: `what` is the side it needs."""
MAIN_DONE: Final = GAME_REASONS + 4
EXECUTIVE_DONE: Final = GAME_REASONS + 5
SHIP_IN_THE_WAY: Final = GAME_REASONS + 6
"""A ship still occupies the Depot space of this Executive action."""
SLOT_TAKEN: Final = GAME_REASONS + 7
"""An own colonist is on the Hire action already."""
NO_MARKER: Final = GAME_REASONS + 8
"""All Advanced Building markers are used."""
EMPTY_DISPLAY: Final = GAME_REASONS + 9
"""Nothing lies out to be taken."""
LAB_FULL: Final = GAME_REASONS + 10
"""Both spaces of the leftmost Lab column are occupied."""
TECH_OWNED: Final = GAME_REASONS + 11
"""`what` is a technology one owns already."""
CANNOT_DEVELOP: Final = GAME_REASONS + 12
"""No tile of the Lab can move."""
NO_ROOM: Final = GAME_REASONS + 13
"""There is no room to store `what` (an item)."""
WAREHOUSE_EMPTY: Final = GAME_REASONS + 14
NO_TILES: Final = GAME_REASONS + 15
"""The stack of `what` (a building) is used up."""
NO_PLACE: Final = GAME_REASONS + 16
"""No hex of the own bots' zones is right for `what` (a building)."""
LOW_TECH: Final = GAME_REASONS + 17
"""Joining needs Tech of the level needed; the best one for it has the level had."""
NO_BLUEPRINT: Final = GAME_REASONS + 18
"""No own Blueprint fits a building within reach."""
NO_SHIP: Final = GAME_REASONS + 19
"""All ships have left the Depot."""
SHIP_LIMIT: Final = GAME_REASONS + 20
"""The Colony level allows no further ship: needed level, had."""
NO_COLONIST_AWAY: Final = GAME_REASONS + 21
"""No own colonist is where this would retrieve one from."""
NOTHING_PRODUCES: Final = GAME_REASONS + 22
ALREADY_THERE: Final = GAME_REASONS + 23
"""The own marker is on that side of the board already."""
NO_MOVEMENT: Final = GAME_REASONS + 24
"""There are no movement points for it."""
NO_ADVANCED_BUILDING: Final = GAME_REASONS + 25
"""The Blueprint is not built."""
NO_SCIENTIST: Final = GAME_REASONS + 26
"""One has no Scientist of that speciality."""
GOAL_DONE: Final = GAME_REASONS + 27
"""A player completes only one Private Goal."""
GOAL_NOT_MET: Final = GAME_REASONS + 28
OCCUPIED: Final = GAME_REASONS + 29
"""Two pieces may not stay on one hex."""
TILE_USELESS: Final = GAME_REASONS + 30
"""The rover may not stop on a tile whose benefit it cannot use."""
TOO_FAR: Final = GAME_REASONS + 31
"""The hex is outside the zones of the own bots."""
HAS_BUILDING: Final = GAME_REASONS + 32
NOT_NEAR: Final = GAME_REASONS + 33
"""The hex is neither next to a building of the type nor exactly two away from one."""
SPACE_TAKEN: Final = GAME_REASONS + 34
"""Another marker is on that Turn Order space."""
SUPPLY_EMPTY: Final = GAME_REASONS + 35
"""The own supply has none of it left."""
OFF_MAP: Final = GAME_REASONS + 36
"""There is no hex in that direction."""
NO_BOT: Final = GAME_REASONS + 37
"""One has no such bot on the map."""
OTHER_FIRST: Final = GAME_REASONS + 38
"""Another piece, which may not stay where it is, has to move first."""
ROVER_STUCK: Final = GAME_REASONS + 39
"""The own rover is out of action."""

REASON_NAMES: Final = [
    "not_enough",
    "no_colonist",
    "no_crystals",
    "other_side",
    "main_done",
    "executive_done",
    "ship_in_the_way",
    "slot_taken",
    "no_marker",
    "empty_display",
    "lab_full",
    "tech_owned",
    "cannot_develop",
    "no_room",
    "warehouse_empty",
    "no_tiles",
    "no_place",
    "low_tech",
    "no_blueprint",
    "no_ship",
    "ship_limit",
    "no_colonist_away",
    "nothing_produces",
    "already_there",
    "no_movement",
    "no_advanced_building",
    "no_scientist",
    "goal_done",
    "goal_not_met",
    "occupied",
    "tile_useless",
    "too_far",
    "has_building",
    "not_near",
    "space_taken",
    "supply_empty",
    "off_map",
    "no_bot",
    "other_first",
    "rover_stuck",
]
"""By kind, from `GAME_REASONS` on."""

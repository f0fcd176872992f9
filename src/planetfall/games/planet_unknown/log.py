"""Kinds of events: what a log tells about a game, as numbers for `game.note`.

An event is (kind, seat, what, amount, source, audience). `what` is named per kind below.
"""

from __future__ import annotations

from typing import Final

TURN_STARTED: Final = 1
"""A turn begins; `what` its number."""
ROTATED: Final = 2
"""The commander turned the station; `amount` steps clockwise."""
EVENT_REVEALED: Final = 3
"""`what` the event card."""
TILE_TAKEN: Final = 4
"""`what` the tile, `amount` the ring."""
TILE_PLACED: Final = 5
"""`what` the tile, `amount` its anchor cell."""
TILE_UNPLACED: Final = 6
"""Nothing fits: the tile only advances trackers; `what` the tile."""
TILE_REVEALED: Final = 7
"""The next tile of a stack lies open; `what` the tile."""
METEORITE_FELL: Final = 8
"""A meteorite now lies on a square; `what` the cell."""
METEORITE_COLLECTED: Final = 9
"""`what` the cell, `amount` how many."""
METEORITE_DESTROYED: Final = 10
"""`what` the cell, or -1 from the corporation board; `amount` how many."""
METEORITE_LOADED: Final = 11
"""A rover took a meteorite on board; `what` the cell."""
LIFEPOD_COLLECTED: Final = 12
"""`what` the cell."""
LIFEPOD_DESTROYED: Final = 13
"""`what` the cell, or -1 from the corporation board; `amount` how many."""
LIFEPOD_STORED: Final = 14
"""A lifepod went to the scoring area (`what` -1), a space (`what`), or a breakthrough (100 + k)."""
ROVER_PLACED: Final = 15
"""`what` the cell."""
ROVER_MOVED: Final = 16
"""`what` the cell it came to, `amount` the cell it left."""
ROVER_DESTROYED: Final = 17
"""`what` the cell, -1 if not told; `amount` how many."""
PATCH_PLACED: Final = 18
"""`what` the cell."""
PATCH_STORED: Final = 19
PATCH_LOST: Final = 20
"""A patch fits nowhere."""
TRACKER_ADVANCED: Final = 21
"""`what` the tracker, `amount` the space it came to."""
TRACKER_REGRESSED: Final = 22
"""`what` the tracker, `amount` the space it came to."""
MOVEMENT_GAINED: Final = 23
"""`amount` points."""
SYNERGY_GAINED: Final = 24
PATCH_GAINED: Final = 25
ROVER_GAINED: Final = 26
CIV_GAINED: Final = 27
"""A civ milestone is reached; `what` the rank."""
TECH_GAINED: Final = 28
"""A breakthrough; `what` the level, 1 to 6."""
CIV_TAKEN: Final = 29
"""A civ card was taken; `what` the card, known to the taker only if it is kept secret."""
CIV_DECK_EMPTY: Final = 30
"""No card of the rank `what` is left."""
CIV_REVEALED: Final = 31
"""An end-game card is shown; `what` the card."""
OBJECTIVE_KEPT: Final = 32
"""A personal objective; `what` the card, known to its owner only."""
OBJECTIVE_SHOWN: Final = 33
"""An objective lies open for all; `what` the card."""
OBJECTIVE_LOST: Final = 34
FOCUS_MOVED: Final = 35
"""`what` the track."""
ABILITY_USED: Final = 36
"""`what` the number of the use."""
MOVEMENT_DROPPED: Final = 37
"""`amount` points were left unused."""
COMMANDER: Final = 38
"""The token is with this seat."""
LAST_TURN: Final = 39
"""The game ends with this turn; `what` a bit of `ENDINGS`."""
EVENT_IGNORED: Final = 40
"""Resolving the event would end the game for this seat."""
EVENT_PEEKED: Final = 41
"""`what` the next event, known to those who looked."""
CIV_DECKS_CHANGED: Final = 42
"""Civ cards joined (`amount` > 0) or left the decks; `what` the rank."""
SCORED: Final = 43
"""`what` the line of the score sheet, `amount` the points."""
STACK_EMPTIED: Final = 44
"""`what` the stack."""
RULE_DROPPED: Final = 45
"""A placement rule is lifted for this placement; `what` 1 the event's, 2 the planet's too."""

ENDINGS: Final = ("stuck", "section_empty", "events_over")
"""Why a game ends: conditions A, B and C (PU-15.01, PU-15.04, PU-15.05)."""

# Sources: which component speaks.
RULES: Final = 0
CIV_SOURCE: Final = 100
"""Plus the number of the civ card's index."""
EVENT_SOURCE: Final = 200
TECH_SOURCE: Final = 300
"""Plus ten times the corporation and the level of the breakthrough."""

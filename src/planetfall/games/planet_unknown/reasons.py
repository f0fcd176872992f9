"""Why something is not offered: kinds of packed reasons of Planet Unknown."""

from __future__ import annotations

from typing import Final

from planetfall.core.reasons import GAME_REASONS

STACK_EMPTY: Final = GAME_REASONS
"""The stack of that ring is empty."""
TILE_FITS_NOWHERE: Final = GAME_REASONS + 1
"""The tile fits nowhere while the other one does."""
TURN_FITS_NOWHERE: Final = GAME_REASONS + 2
"""The tile fits nowhere in this turn."""
OFF_PLANET: Final = GAME_REASONS + 3
"""A square of the piece would lie off the printed squares."""
OVERLAPS: Final = GAME_REASONS + 4
"""A square of the piece is covered already."""
MUST_TOUCH: Final = GAME_REASONS + 5
"""The piece touches no other piece by a side."""
MUST_START_ON_EDGE: Final = GAME_REASONS + 6
"""The first piece must touch the edge."""
PLANET_FORBIDS: Final = GAME_REASONS + 7
"""The planet's own rule; `what` the planet."""
EVENT_FORBIDS: Final = GAME_REASONS + 8
"""The event of this turn; `what` the event."""
TRACK_ON_TOP: Final = GAME_REASONS + 9
"""The tracker cannot move on; `what` the tracker."""
TRACK_AT_BOTTOM: Final = GAME_REASONS + 10
"""The tracker cannot move down; `what` the tracker."""
NOT_BESIDE_ENERGY: Final = GAME_REASONS + 11
"""The terrain does not touch the energy area; `what` the tracker."""
NO_MOVEMENT: Final = GAME_REASONS + 13
"""No movement points are left."""
OUT_OF_REACH: Final = GAME_REASONS + 14
"""One step does not lead there."""
ROVER_IN_THE_WAY: Final = GAME_REASONS + 15
"""Another rover stands there."""
TOXIC: Final = GAME_REASONS + 16
"""Rovers may not enter toxic squares."""
ALREADY_USED: Final = GAME_REASONS + 17
"""The ability was used already; `what` its number."""
NOT_UNLOCKED: Final = GAME_REASONS + 18
"""The breakthrough is not active; `what` the ability's number."""
NOT_IN_DECK: Final = GAME_REASONS + 19
"""That card is not among those looked at."""
FIRST_THE_REST: Final = GAME_REASONS + 20
"""Pending items come first."""
NOTHING_PENDING: Final = GAME_REASONS + 21
"""No such item is pending."""
WOULD_END_THE_GAME: Final = GAME_REASONS + 22
"""An event may not be resolved so that the game ends (PU-22.18)."""
METEORITE_THERE: Final = GAME_REASONS + 23
"""A meteorite lies there."""

"""What pending items read and change, so that an order is asked for only where it can matter.

A touch is one int: what the outcome of an item depends on in the low bits (reads), what carrying
it out changes above (writes). Two items meet if one reads what the other writes. Gains only join
the pool, so what they lead to later need not be looked at here.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown import items
from planetfall.games.planet_unknown.board import ROVERS
from planetfall.games.planet_unknown.components.corporation import ANY_TRACKER, CORPORATIONS
from planetfall.games.planet_unknown.components.tiles import ROVER, TECH, TRACKS
from planetfall.games.planet_unknown.packed import height_of
from planetfall.games.planet_unknown.state import Player

TECHS: Final = 1
"""Which breakthroughs work."""
LAND: Final = 2
"""Pieces and terrain on the planet."""
ROVER_PLACES: Final = 4
TOKENS: Final = 8
"""Lifepods and meteorites on the planet."""
TRACKER: Final = 16
"""Shifted by the tracker's number: where it stands, as far as that matters to others."""
ALL_TRACKERS: Final = 31 * TRACKER
DOWN: Final = 512
"""That some tracker goes down: advances before and after it differ."""
PODS: Final = 1024
"""Lifepods on the corporation board."""
FOCUS: Final = 2048

WRITES: Final = 16
"""Where the writes begin."""
READS: Final = (1 << WRITES) - 1
REGRESS_TOUCH: Final = ALL_TRACKERS | (ALL_TRACKERS | DOWN | TECHS) << WRITES
"""Some tracker goes down."""


def meet(one: int, other: int) -> bool:
    """Whether the order of two touches can matter."""
    return (one & READS & other >> WRITES) != 0 or (other & READS & one >> WRITES) != 0


def of_item(player: Player, item: int) -> int:
    """The touch of a pending item."""
    kind = items.kind_of(item)
    if kind < TRACKS:
        return of_advance(player, kind, item)
    if kind in (items.SYNERGY, items.ADVANCE_ANY):
        return _of_any_advance(player)
    if kind == items.ENERGY:
        return _of_any_advance(player) | LAND
    if kind == items.PATCH:
        return LAND | TECHS | (LAND | ROVER_PLACES | TOKENS) << WRITES
    if kind == items.PLACE_ROVER:
        return _of_rover(player)
    if kind == items.REGRESS:
        return REGRESS_TOUCH
    return CORPORATIONS[player.corporation].item_touch(kind)


def of_advance(player: Player, tracker: int, item: int) -> int:
    """The touch of an advance of one tracker."""
    side = CORPORATIONS[player.corporation]
    reads = DOWN | side.advance_reads(player, tracker, item)
    writes = TRACKER << tracker
    height = height_of(player.trackers[tracker])
    if tracker != ROVER and height + 4 > side.tracks[tracker].top:
        # Near the top an earlier advance may make this one void.
        reads |= TRACKER << tracker
    if side.reaches_tech(player, tracker):
        writes |= TECHS
    return reads | writes << WRITES


def _of_any_advance(player: Player) -> int:
    side = CORPORATIONS[player.corporation]
    reads = TECHS | DOWN | side.advance_reads(player, ANY_TRACKER, 0)
    writes = ALL_TRACKERS
    if side.reaches_tech(player, TECH):
        writes |= TECHS
    return reads | writes << WRITES


def _of_rover(player: Player) -> int:
    touch = (ROVER_PLACES | TOKENS) << WRITES
    if player.board.number(ROVERS):
        # A rover on the last tile takes a square, or will once it has moved.
        touch |= ROVER_PLACES
    return touch | CORPORATIONS[player.corporation].landing_touch()


def of_movement(player: Player) -> int:
    """The touch of rover movement that is left."""
    touch = LAND | ROVER_PLACES | TOKENS | (ROVER_PLACES | TOKENS) << WRITES
    return touch | CORPORATIONS[player.corporation].movement_touch()

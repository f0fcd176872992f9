"""What pending items read and change, so that an order is asked for only where it can matter.

A touch is one int: what the outcome of an item depends on in the low bits (reads), what carrying
it out changes above (writes). Two items meet if one reads what the other writes. Gains only join
the pool, so what they lead to later need not be looked at here.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown import gains, items
from planetfall.games.planet_unknown.board import ROVERS
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.tiles import (
    BIOMASS,
    CIV,
    ROVER,
    TECH,
    TRACKS,
    WATER,
)
from planetfall.games.planet_unknown.components.tracks import KIND
from planetfall.games.planet_unknown.components.tracks import TECH as TECH_CODE
from planetfall.games.planet_unknown.progress import (
    NOWHERE,
    TOPS,
    WATER_PATH,
    WATER_STEP,
    next_space,
)
from planetfall.games.planet_unknown.state import (
    COSMOS,
    FLUX,
    HORIZON,
    JUMP_DRIVE,
    MAKESHIFT,
    OASIS,
    REPUBLIC,
    UNIVERSAL,
    WORMHOLE,
    Player,
)

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


def meet(one: int, other: int) -> bool:
    """Whether the order of two touches can matter."""
    return (one & READS & other >> WRITES) != 0 or (other & READS & one >> WRITES) != 0


def of_item(player: Player, item: int) -> int:
    """The touch of a pending item."""
    kind = item & items.KIND
    if kind < TRACKS:
        return _of_advance(player, kind, item)
    if kind in (items.SYNERGY, items.ADVANCE_ANY):
        return _of_any_advance(player)
    if kind == items.ENERGY:
        return _of_any_advance(player) | LAND
    if kind == items.PATCH:
        return LAND | TECHS | (LAND | ROVER_PLACES | TOKENS) << WRITES
    if kind == items.PLACE_ROVER:
        return _of_rover(player)
    if kind == items.REGRESS:
        return ALL_TRACKERS | (ALL_TRACKERS | DOWN | TECHS) << WRITES
    if kind == items.BENEFIT:
        return TECHS | LAND | DOWN
    if kind == items.MOVE_FOCUS:
        return TECHS | FOCUS << WRITES
    if kind == items.REPOSITION:
        return ALL_TRACKERS | PODS | PODS << WRITES
    return TOKENS | ROVER_PLACES | TOKENS << WRITES


def _of_advance(player: Player, tracker: int, item: int) -> int:
    corporation = player.corporation
    reads = DOWN
    writes = TRACKER << tracker
    if corporation == MAKESHIFT:
        return ALL_TRACKERS | TECHS | DOWN | (writes | TECHS) << WRITES
    if corporation == OASIS:
        # The water tracker and the others stand in each other's way (PU-30.05, PU-30.15).
        reads |= TECHS | _in_the_way(player, tracker, item)
    elif corporation == UNIVERSAL:
        if tracker == ROVER or (tracker == WATER and item & items.PLACED):
            reads |= TECHS
    elif corporation == COSMOS:
        reads |= PODS
    elif corporation == FLUX:
        reads |= TECHS | FOCUS
    elif corporation == REPUBLIC:
        if tracker == CIV:
            reads |= TECHS
    space = player.trackers[tracker]
    if tracker != ROVER and (space & 15) + 4 > TOPS[corporation][tracker]:
        # Near the top an earlier advance may make this one void.
        reads |= TRACKER << tracker
    if tracker == TECH and reaches_tech(player):
        writes |= TECHS
    return reads | writes << WRITES


def _in_the_way(player: Player, tracker: int, item: int) -> int:
    """Trackers of Oasis that an advance may find in its way, now or after their own advance."""
    mask = 0
    steps = items.steps_of(item) if tracker == WATER else 1
    here = WATER_STEP[player.trackers[WATER]]
    for space in WATER_PATH[here : here + steps + 2]:
        other = space >> 4
        if other != WATER and 0 <= space - player.trackers[other] <= 2:
            if tracker == WATER:
                mask |= TRACKER << other
            elif tracker == other:
                mask |= TRACKER << WATER
    return mask


def reaches_tech(player: Player) -> bool:
    """Whether the technology tracker stands right below a breakthrough (or two spaces below)."""
    if player.corporation in (MAKESHIFT, JUMP_DRIVE):
        return player.corporation == MAKESHIFT
    space = next_space(player, TECH)
    if space == NOWHERE:
        return False
    benefits = CORPORATIONS[player.corporation].tracks[TECH].benefits
    for code in benefits[space & 15]:
        if code & KIND == TECH_CODE:
            return True
    return False


def _of_any_advance(player: Player) -> int:
    corporation = player.corporation
    reads = TECHS | DOWN
    writes = ALL_TRACKERS
    if corporation in (OASIS, MAKESHIFT):
        reads |= ALL_TRACKERS
    elif corporation == COSMOS:
        reads |= PODS
    elif corporation == FLUX:
        reads |= FOCUS
    if reaches_tech(player):
        writes |= TECHS
    return reads | writes << WRITES


def _of_rover(player: Player) -> int:
    reads = LAND if player.corporation == WORMHOLE else 0
    if player.board.number(ROVERS):
        # A rover on the last tile takes a square, or will once it has moved.
        reads |= ROVER_PLACES
    return reads | (ROVER_PLACES | TOKENS) << WRITES


def of_movement(player: Player) -> int:
    """The touch of rover movement that is left."""
    reads = LAND | ROVER_PLACES | TOKENS
    writes = ROVER_PLACES | TOKENS
    corporation = player.corporation
    if corporation in (REPUBLIC, COSMOS, JUMP_DRIVE, HORIZON):
        reads |= TECHS
    if corporation == COSMOS:
        writes |= PODS
    elif corporation == JUMP_DRIVE:
        writes |= TECHS
    return reads | writes << WRITES


def of_use(player: Player, use: int) -> int:
    """The touch of an ability that may be used now."""
    if use == gains.RESET_BIOMASS:
        mask = TRACKER << BIOMASS
        return mask | (mask | DOWN) << WRITES
    if use in (gains.REPOSITION_THREE, gains.REPOSITION_ONE):
        return ALL_TRACKERS | PODS | PODS << WRITES
    if use == gains.ADVANCE_ROVER:
        return _of_advance(player, ROVER, 0)
    if use == gains.CLAIM_ROW:
        return ALL_TRACKERS | DOWN
    if use == gains.COMMON_OBJECTIVE:
        return 0
    if use == gains.REGRESS_ONE:
        return ALL_TRACKERS | (ALL_TRACKERS | DOWN | TECHS) << WRITES
    if use == gains.TO_MILESTONE:
        return ALL_TRACKERS | TECHS | FOCUS | DOWN | (ALL_TRACKERS | TECHS) << WRITES
    return FOCUS | _of_advance(player, player.focus, 0)

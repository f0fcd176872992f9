"""What a space of a track gives: benefits turned into pending items, movement and civ picks."""

from __future__ import annotations

from typing import Final

from planetfall.core.bag import put
from planetfall.core.lists import changed, with_last
from planetfall.games.planet_unknown import items, log
from planetfall.games.planet_unknown.components.corporation import CORPORATIONS
from planetfall.games.planet_unknown.components.events_data import EVENTS, NO_MILESTONES, NO_SYNERGY
from planetfall.games.planet_unknown.components.tracks import (
    AMOUNT,
    CIV_CARD,
    KIND,
    MOVE,
    PATCH,
    PLACE_ROVER,
    SYNERGY,
    TECH,
)
from planetfall.games.planet_unknown.packed import height_of, track_of
from planetfall.games.planet_unknown.state import Player, Unknown

NO_SYNERGIES: Final = 1
"""Flag of an advance: synergy symbols give nothing."""
NO_BENEFITS: Final = 2
"""Flag of an advance: no symbol gives anything."""
UP_ONLY: Final = 4
"""Flag of an advance: not sideways (Makeshift Lvl 3)."""

# Bits of `used_turn` and `used_game`, by the numbers of the words `use:…`.
RESET_BIOMASS: Final = 0
REPOSITION_THREE: Final = 1
REPOSITION_ONE: Final = 2
ADVANCE_ROVER: Final = 3
CLAIM_ROW: Final = 4
COMMON_OBJECTIVE: Final = 5
REGRESS_ONE: Final = 6
TO_MILESTONE: Final = 7
ADVANCE_FOCUS: Final = 8
EXTRA_PATCH: Final = 9
SYNERGY_FOR_PATCH: Final = 10
TELEPORT: Final = 11
DOUBLE_SYNERGY: Final = 12
START_MOVEMENT: Final = 13
LAST_WORK: Final = 14
"""Work of its own at the end of the game, done once."""


def event_kind(game: Unknown) -> int:
    """The kind of this turn's event, -1 without one."""
    return EVENTS[game.event].kind if game.event >= 0 else -1


def add(player: Player, item: int) -> None:
    """Put an item into the pool."""
    player.pool = put(player.pool, item)


def gain_movement(game: Unknown, seat: int, points: int, source: int = 0) -> None:
    """Rover movement, usable until the end of the turn (PU-11.23)."""
    if points > 0:
        game.players[seat].moves += points
        game.note(log.MOVEMENT_GAINED, seat, 0, points, source)


def gain_synergy(game: Unknown, seat: int, source: int = 0) -> None:
    """A synergy, unless the event forbids them."""
    if event_kind(game) != NO_SYNERGY:
        add(game.players[seat], items.SYNERGY)
        game.note(log.SYNERGY_GAINED, seat, 0, 1, source)


def gain_patch(game: Unknown, seat: int, source: int = 0) -> None:
    """A biomass patch to be placed."""
    add(game.players[seat], items.PATCH)
    game.note(log.PATCH_GAINED, seat, 0, 1, source)


def gain_meteorites(game: Unknown, seat: int, cell: int, amount: int, source: int = 0) -> None:
    """Collected meteorites."""
    player = game.players[seat]
    player.meteorites += amount
    game.note(log.METEORITE_COLLECTED, seat, cell, amount, source)
    CORPORATIONS[player.corporation].meteorites_collected(game, seat, amount)


def enter(game: Unknown, seat: int, tracker: int, space: int, flags: int) -> None:
    """Move a tracker to a space and gain what the space gives (PU-7.01)."""
    game.players[seat].trackers = changed(game.players[seat].trackers, tracker, space)
    game.note(log.TRACKER_ADVANCED, seat, tracker, space)
    if not flags & NO_BENEFITS:
        gain_space(game, seat, space, flags)


def repeat_movement(game: Unknown, seat: int, flags: int) -> None:
    """A further advance on top of the rover track (PU-11.18)."""
    if not flags & NO_BENEFITS:
        player = game.players[seat]
        side = CORPORATIONS[player.corporation]
        gain_movement(game, seat, side.overflow + side.more_movement(player))


def gain_space(game: Unknown, seat: int, space: int, flags: int) -> None:
    """All benefits of a space (PU-7.11); of some tracks one by choice (PU-26.02)."""
    player = game.players[seat]
    track = track_of(space)
    printed = CORPORATIONS[player.corporation].tracks[track]
    height = height_of(space)
    if height > printed.top:
        return
    codes = printed.benefits[height]
    if not codes:
        return
    if printed.choice:
        add(player, items.benefit(space))
        return
    for code in codes:
        _gain(game, seat, player, code, track, flags)


def _gain(game: Unknown, seat: int, player: Player, code: int, track: int, flags: int) -> None:
    kind = code & KIND
    side = CORPORATIONS[player.corporation]
    if kind == MOVE:
        gain_movement(game, seat, (code & AMOUNT) + side.more_movement(player))
    elif kind == SYNERGY:
        if not flags & NO_SYNERGIES:
            for _ in range(side.synergies(player, track)):
                gain_synergy(game, seat)
    elif event_kind(game) == NO_MILESTONES:
        return
    elif kind == PATCH:
        for _ in range(side.patches(player, track)):
            gain_patch(game, seat)
    elif kind == PLACE_ROVER:
        add(player, items.PLACE_ROVER)
        game.note(log.ROVER_GAINED, seat)
    elif kind == CIV_CARD:
        # The card is picked in turn order later.
        rank = side.civ_rank(player, track, code & AMOUNT)
        player.due = with_last(player.due, rank)
        game.note(log.CIV_GAINED, seat, rank)
        side.civ_reached(game, seat)
    elif kind == TECH:
        # A breakthrough works by the tracker's position; some do something when gained.
        game.note(log.TECH_GAINED, seat, code & AMOUNT)
        side.tech_reached(game, seat, code & AMOUNT)

"""What a space of a track gives: benefits turned into pending items, movement and civ picks."""

from __future__ import annotations

from bisect import insort
from typing import Final

from planetfall.games.planet_unknown import items, log
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS, REGRESS_MANDATORY
from planetfall.games.planet_unknown.components.events_data import EVENTS, NO_MILESTONES, NO_SYNERGY
from planetfall.games.planet_unknown.components.tiles import BIOMASS, CIV, ROVER, WATER
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
from planetfall.games.planet_unknown.state import (
    CIV_PICKS,
    FLUX,
    HORIZON,
    MAKESHIFT,
    PLACEMENT,
    REPUBLIC,
    UNIVERSAL,
    Player,
    Unknown,
)
from planetfall.games.planet_unknown.techs import LEVEL_2, LEVEL_3, LEVEL_4, active, has

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


def event_kind(game: Unknown) -> int:
    """The kind of this turn's event, -1 without one."""
    return EVENTS[game.event].kind if game.event >= 0 else -1


def add(player: Player, item: int) -> None:
    """Put an item into the pool."""
    insort(player.pool, item)


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
    """Collected meteorites; Horizon Lvl 3 adds a patch for each (PU-28.09)."""
    player = game.players[seat]
    player.meteorites += amount
    game.note(log.METEORITE_COLLECTED, seat, cell, amount, source)
    if has(player, HORIZON, LEVEL_3):
        for _ in range(amount):
            gain_patch(game, seat, log.TECH_SOURCE + 10 * HORIZON + 3)


def enter(game: Unknown, seat: int, tracker: int, space: int, flags: int) -> None:
    """Move a tracker to a space and gain what the space gives (PU-7.01)."""
    game.players[seat].trackers[tracker] = space
    game.note(log.TRACKER_ADVANCED, seat, tracker, space)
    if not flags & NO_BENEFITS:
        gain_space(game, seat, space, flags)


def repeat_movement(game: Unknown, seat: int, flags: int) -> None:
    """A further advance on top of the rover track (PU-11.18)."""
    if not flags & NO_BENEFITS:
        player = game.players[seat]
        points = CORPORATIONS[player.corporation].overflow + _more_movement(player)
        gain_movement(game, seat, points)


def gain_space(game: Unknown, seat: int, space: int, flags: int) -> None:
    """All benefits of a space (PU-7.11); Wormhole's biomass gives one by choice (PU-26.02)."""
    player = game.players[seat]
    track = CORPORATIONS[player.corporation].tracks[space >> 4]
    height = space & 15
    if height > track.top:
        return
    codes = track.benefits[height]
    if not codes:
        return
    if track.choice:
        add(player, items.benefit(space))
        return
    for code in codes:
        _gain(game, seat, player, code, space >> 4, flags)


def _gain(game: Unknown, seat: int, player: Player, code: int, track: int, flags: int) -> None:
    kind = code & KIND
    if kind == MOVE:
        gain_movement(game, seat, (code & AMOUNT) + _more_movement(player))
    elif kind == SYNERGY:
        if not flags & NO_SYNERGIES:
            for _ in range(_improved(player, track, WATER)):
                gain_synergy(game, seat)
    elif event_kind(game) == NO_MILESTONES:
        return
    elif kind == PATCH:
        for _ in range(_improved(player, track, BIOMASS)):
            gain_patch(game, seat)
    elif kind == PLACE_ROVER:
        add(player, items.PLACE_ROVER)
        game.note(log.ROVER_GAINED, seat)
    elif kind == CIV_CARD:
        _gain_civ(game, seat, player, code & AMOUNT, track)
    elif kind == TECH:
        _gain_tech(game, seat, player, code & AMOUNT)


def _improved(player: Player, track: int, wanted: int) -> int:
    """2 where Flux Lvl 3 doubles a symbol of the focus track, else 1 (PU-32.08, PU-32.09)."""
    if track == wanted and player.focus == wanted and has(player, FLUX, LEVEL_3):
        return 2
    return 1


def _more_movement(player: Player) -> int:
    """What breakthroughs add to a number of the rover track (PU-12.07, PU-31.07, PU-32.10)."""
    corporation = player.corporation
    if corporation == UNIVERSAL:
        return 1 if active(player) & LEVEL_3 else 0
    if corporation == MAKESHIFT:
        on_track = 0
        for space in player.trackers:
            if space >> 4 == ROVER:
                on_track += 1
        return 1 if on_track > 1 and active(player) & LEVEL_2 else 0
    if corporation == FLUX:
        return 1 if player.focus == ROVER and active(player) & LEVEL_3 else 0
    return 0


def _gain_civ(game: Unknown, seat: int, player: Player, rank: int, track: int) -> None:
    """A civ milestone: a pick in turn order later, Republic's price and gain now."""
    if track == CIV and player.focus == CIV and has(player, FLUX, LEVEL_3):
        rank = min(rank + 1, 4)
    player.due.append(rank)
    game.note(log.CIV_GAINED, seat, rank)
    if player.corporation == REPUBLIC:
        add(player, items.REGRESS | items.OTHER_THAN_CIV)
        if active(player) & LEVEL_4:
            gain_synergy(game, seat, log.TECH_SOURCE + 10 * REPUBLIC + 4)


def _gain_tech(game: Unknown, seat: int, player: Player, level: int) -> None:
    """A breakthrough: it works by the tracker's position; some do something when gained."""
    game.note(log.TECH_GAINED, seat, level)
    if player.corporation == FLUX:
        add(player, items.MOVE_FOCUS)
        if level >= 3:
            # PU-32.06: the right of Lvl 2 is lost.
            player.used_game |= 1 << TO_MILESTONE
    elif player.corporation == MAKESHIFT and game.phase in (PLACEMENT, CIV_PICKS):
        owe_regress(game, player)


def owe_regress(game: Unknown, player: Player) -> None:
    """Makeshift Lvl 4 where it is a duty: one regress in each turn (PU-31.09)."""
    if player.used_turn >> REGRESS_ONE & 1 or not REGRESS_MANDATORY[game.settings.edition]:
        return
    if active(player) & LEVEL_4:
        player.used_turn |= 1 << REGRESS_ONE
        add(player, items.REGRESS)

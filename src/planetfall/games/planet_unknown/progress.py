"""How trackers move: where one step leads, what stands in the way, and how far down.

A space is ``16 * track + height``. Most trackers climb their own track; Cosmos jumps lifepods,
Oasis' water follows a winding path, Makeshift's trackers change tracks.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.corporations import OASIS as OASIS_BOARD
from planetfall.games.planet_unknown.components.tiles import CIV, ROVER, TECH, TRACKS, WATER
from planetfall.games.planet_unknown.state import COSMOS, MAKESHIFT, OASIS, Player
from planetfall.games.planet_unknown.techs import LEVEL_1, LEVEL_3, active

NOWHERE: Final = -1
ROVER_TOP: Final = 16 * ROVER + 15
"""The space whose movement is repeated by further advances (PU-11.09)."""

WATER_PATH: Final[list[int]] = [16 * track + height for track, height in OASIS_BOARD.water_path]
"""Oasis' water track: its spaces in order (PU-30.03)."""
WATER_STEP: Final[list[int]] = [
    WATER_PATH.index(space) if space in WATER_PATH else NOWHERE for space in range(80)
]
"""By space: its step on that path."""

TOPS: Final[list[list[int]]] = [[track.top for track in c.tracks] for c in CORPORATIONS]
"""By corporation and track: the height of the top space."""


def top_of(player: Player, tracker: int) -> int:
    """The last space on a tracker's own way."""
    return 16 * tracker + TOPS[player.corporation][tracker]


def next_space(player: Player, tracker: int) -> int:
    """Where one step up leads a tracker, or `NOWHERE`; not for Makeshift."""
    space = player.trackers[tracker]
    corporation = player.corporation
    if corporation == OASIS:
        return _next_of_oasis(player, tracker)
    if space & 15 >= TOPS[corporation][tracker]:
        return NOWHERE
    space += 1
    if corporation == COSMOS:
        # PU-27.03, PU-27.05: jump all lifepods in a row; PU-27.17: they may block the rest.
        while space in player.pods:
            if space & 15 == 15:
                return NOWHERE
            space += 1
    return space


def _next_of_oasis(player: Player, tracker: int) -> int:
    """The next space of an Oasis tracker; others block it, or are jumped with Lvl 1."""
    trackers = player.trackers
    jump = -1
    place = WATER_STEP[trackers[WATER]] if tracker == WATER else trackers[tracker] & 15
    last = len(WATER_PATH) - 1 if tracker == WATER else 15
    while place < last:
        place += 1
        space = WATER_PATH[place] if tracker == WATER else 16 * tracker + place
        if space not in trackers:
            return space
        if jump < 0:
            jump = active(player) & LEVEL_1
        if not jump:
            return NOWHERE
    return NOWHERE


def spaces_up(player: Player, tracker: int) -> list[int]:
    """Where an advance may lead a tracker; several only for Makeshift."""
    if player.corporation != MAKESHIFT:
        space = next_space(player, tracker)
        return [] if space == NOWHERE else [space]
    techs = active(player)
    space = player.trackers[tracker]
    track = space >> 4
    height = space & 15
    beside = tracks_beside(track, techs & LEVEL_1 != 0)
    found: list[int] = []
    if height < 15:
        found.append(space + 1)
        for other in beside:
            found.append(16 * other + height + 1)
    if techs & LEVEL_3:
        # PU-31.08: sideways instead of up.
        for other in beside:
            found.append(16 * other + height)
    return sorted([target for target in found if target not in player.trackers])


def tracks_beside(track: int, joined: bool) -> list[int]:
    """The neighbours of a track on Makeshift's board; Lvl 1 joins the outermost (PU-31.14)."""
    beside: list[int] = []
    if track > CIV:
        beside.append(track - 1)
    elif joined:
        beside.append(TECH)
    if track < TECH:
        beside.append(track + 1)
    elif joined:
        beside.append(CIV)
    return beside


def can_advance(player: Player, tracker: int) -> bool:
    """Whether an advance does anything: a step up, or movement on top of the rover track."""
    if player.trackers[tracker] == ROVER_TOP:
        return True
    if player.corporation == MAKESHIFT:
        return len(spaces_up(player, tracker)) > 0
    return next_space(player, tracker) != NOWHERE


def advanceable(player: Player, among: int) -> list[int]:
    """The trackers of a mask that can advance (PU-7.09)."""
    return [t for t in range(TRACKS) if among >> t & 1 and can_advance(player, t)]


def space_below(player: Player, tracker: int) -> int:
    """Where one step down leads a tracker, or `NOWHERE` (PU-7.10)."""
    space = player.trackers[tracker]
    corporation = player.corporation
    if corporation == OASIS:
        return _below_of_oasis(player, tracker)
    if space & 15 == 0:
        return NOWHERE
    space -= 1
    if corporation == COSMOS:
        # PU-27.18: regressing trackers skip lifepods too.
        while space in player.pods:
            if space & 15 == 0:
                return NOWHERE
            space -= 1
    elif corporation == MAKESHIFT and space in player.trackers:
        return NOWHERE
    return space


def _below_of_oasis(player: Player, tracker: int) -> int:
    trackers = player.trackers
    place = WATER_STEP[trackers[WATER]] if tracker == WATER else trackers[tracker] & 15
    while place > 0:
        place -= 1
        space = WATER_PATH[place] if tracker == WATER else 16 * tracker + place
        if space not in trackers:
            return space
        if not active(player) & LEVEL_1:
            return NOWHERE
    return NOWHERE


def steps_down(player: Player, tracker: int, most: int) -> int:
    """How far a tracker can regress, up to `most` steps."""
    start = player.trackers[tracker]
    steps = 0
    while steps < most:
        space = space_below(player, tracker)
        if space == NOWHERE:
            break
        player.trackers[tracker] = space
        steps += 1
    player.trackers[tracker] = start
    return steps


def regressable(player: Player, among: int, amount: int) -> list[int]:
    """The trackers of a mask that go down by `amount`, or by the most that is possible."""
    best = 0
    steps: list[int] = []
    for tracker in range(TRACKS):
        down = steps_down(player, tracker, amount) if among >> tracker & 1 else 0
        steps.append(down)
        best = max(best, down)
    return [t for t in range(TRACKS) if best and steps[t] == best]

"""Which trackers can move, and how far down."""

from __future__ import annotations

from typing import Final

from planetfall.core.lists import changed
from planetfall.games.planet_unknown.components.corporation import CORPORATIONS, NOWHERE
from planetfall.games.planet_unknown.components.tiles import TRACKS
from planetfall.games.planet_unknown.state import Player

ALL_TRACKS: Final = 31
"""All tracks as bits."""


def mask_of_tracks(tracks: tuple[int, ...]) -> int:
    """Some tracks as bits."""
    mask = 0
    for track in tracks:
        mask |= 1 << track
    return mask


def advanceable(player: Player, among: int) -> list[int]:
    """The trackers of a mask that can advance (PU-7.09)."""
    side = CORPORATIONS[player.corporation]
    return [t for t in range(TRACKS) if among >> t & 1 and side.can_advance(player, t)]


def steps_down(player: Player, tracker: int, most: int) -> int:
    """How far a tracker can regress, up to `most` steps."""
    side = CORPORATIONS[player.corporation]
    start = player.trackers[tracker]
    steps = 0
    while steps < most:
        space = side.space_below(player, tracker)
        if space == NOWHERE:
            break
        player.trackers = changed(player.trackers, tracker, space)
        steps += 1
    player.trackers = changed(player.trackers, tracker, start)
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

"""Which breakthroughs of a player work now.

Breakthroughs follow the position (PU-12.11, PU-12.12): a milestone at or below the tracker is
active, a regress below it switches it off. Level k is bit ``1 << (k - 1)``.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.corporations import CORPORATIONS, Corporation
from planetfall.games.planet_unknown.components.tiles import TECH
from planetfall.games.planet_unknown.components.tracks import AMOUNT, KIND
from planetfall.games.planet_unknown.components.tracks import TECH as TECH_CODE
from planetfall.games.planet_unknown.state import (
    COSMOS,
    FLUX,
    JUMP_DRIVE,
    MAKESHIFT,
    Player,
)

LEVEL_1: Final = 1
LEVEL_2: Final = 2
LEVEL_3: Final = 4
LEVEL_4: Final = 8
LEVEL_5: Final = 16
TECH_A: Final = 1
TECH_B: Final = 2
TECH_C: Final = 4
TECH_D: Final = 8
TECH_E: Final = 16
TECH_F: Final = 32

TECH_BASE: Final = 16 * TECH


def level_at(corporation: Corporation, height: int) -> int:
    """The breakthrough (1 to 5) on a space of the technology track, 0 without one."""
    for code in corporation.tracks[TECH].benefits[height]:
        if code & KIND == TECH_CODE:
            return code & AMOUNT
    return 0


def _cumulative(corporation: Corporation) -> list[int]:
    masks: list[int] = []
    mask = 0
    for height in range(16):
        level = level_at(corporation, height)
        if level:
            mask |= 1 << (level - 1)
        masks.append(mask)
    return masks


_ACTIVE: Final[list[list[int]]] = [_cumulative(corporation) for corporation in CORPORATIONS]
"""By corporation and height of the tracker: all milestones at or below."""


def active(player: Player) -> int:
    """The breakthroughs that work for a player now, as bits."""
    corporation = player.corporation
    if corporation == JUMP_DRIVE:
        return player.unlocked
    if corporation == MAKESHIFT:
        # PU-31.03, PU-31.13: the highest tracker on the technology track, whatever its colour.
        best = -1
        for space in player.trackers:
            if space >= TECH_BASE and space - TECH_BASE > best:
                best = space - TECH_BASE
        return _ACTIVE[MAKESHIFT][best] if best >= 0 else 0
    mask = _ACTIVE[corporation][player.trackers[TECH] - TECH_BASE]
    if corporation == FLUX:
        # PU-32.03: only the newest one.
        return 1 << (mask.bit_length() - 1) if mask else 0
    if corporation == COSMOS:
        for space in player.pods:
            if space >= TECH_BASE:
                # PU-27.16: a covered milestone is switched off.
                level = level_at(CORPORATIONS[COSMOS], space - TECH_BASE)
                if level:
                    mask &= ~(1 << (level - 1))
    return mask


def has(player: Player, corporation: int, level: int) -> bool:
    """Whether a player leads `corporation` and its breakthrough `level` (a bit) works."""
    return player.corporation == corporation and active(player) & level != 0

"""Progress tracks as data: benefit codes, medals, and how a track is written down.

A benefit is a small int, kind plus amount: ``CIV_CARD + rank``, ``MOVE + points``,
``TECH + level``, ``ADVANCE + track``, or `SYNERGY`, `PATCH`, `PLACE_ROVER` alone.

A track is one line of sixteen spaces from the bottom (0) to the top (15):

========= ==================================== ========= =============================
``-``     nothing                              ``3``     3 rover movement
``s``     synergy                              ``m5``    medal worth 5
``civ2``  civ milestone of rank 2              ``2+s``   all symbols of one space
``patch`` biomass patch                        ``s/patch``  one of the two, by choice
``rover`` place a rover                        ``x``     no such space (Oasis water)
``tech1`` breakthrough 1                       ``+civ``  advance the civ tracker
========= ==================================== ========= =============================
"""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS

SYNERGY: Final = 16
PATCH: Final = 32
PLACE_ROVER: Final = 48
CIV_CARD: Final = 64
"""Plus the rank, 1 to 4."""
MOVE: Final = 80
"""Plus the movement points."""
TECH: Final = 96
"""Plus the level, 1 to 5."""
ADVANCE: Final = 112
"""Plus the track: its tracker advances by 1 (Wormhole's biomass track)."""
KIND: Final = 0x70
"""Bits of a code that hold the kind; the other four hold the amount."""
AMOUNT: Final = 15

MILESTONES: Final = (CIV_CARD, PATCH, PLACE_ROVER, TECH)
"""Kinds that rules and cards call milestones (PU-8.11); movement numbers are none."""

TOP: Final = 15
"""The top space of every track but Wormhole's biomass."""


class Track:
    """One printed track: by space the benefits and the medal."""

    def __init__(self, line: str) -> None:
        spaces = line.split()
        self.line: Final = line
        self.benefits: Final[list[list[int]]] = []
        """By space: the codes of its benefits."""
        self.medals: Final[list[int]] = []
        """By space: points of the medal, 0 without one."""
        self.exists: Final[list[bool]] = []
        """By space: False where the winding path of Oasis leaves the column out."""
        self.choice: Final = "/" in line
        """Only one of the two benefits of a space is gained (Wormhole biomass, PU-26.02)."""
        self.top: Final = len(spaces) - 1
        for space in spaces:
            codes: list[int] = []
            medal = 0
            for token in _tokens(space):
                if token[0] == "m":
                    medal = int(token[1:])
                elif token not in ("-", "x"):
                    codes.append(_code(token))
            self.benefits.append(codes)
            self.medals.append(medal)
            self.exists.append(space != "x")


def _tokens(space: str) -> list[str]:
    if space.startswith("+"):
        # `+civ/patch+m1`: the leading plus belongs to the first symbol.
        rest = _tokens(space[1:])
        return ["+" + rest[0], *rest[1:]]
    return space.replace("/", "+").split("+")


def _code(token: str) -> int:
    if token == "s":
        return SYNERGY
    if token == "patch":
        return PATCH
    if token == "rover":
        return PLACE_ROVER
    if token.startswith("+"):
        return ADVANCE + TERRAIN_IDS.index(token[1:])
    if token.startswith("civ"):
        return CIV_CARD + int(token[3:])
    if token.startswith("tech"):
        return TECH + int(token[4:])
    return MOVE + int(token)


def nearest_medal(medals: list[int], position: int) -> int:
    """Return the medal at or nearest below a position, 0 if there is none (PU-8.02, PU-8.10)."""
    for space in range(position, -1, -1):
        if medals[space]:
            return medals[space]
    return 0


CIV_LINE: Final = "- - m1 civ1 - m2 civ2 - s m3 civ3 s - - civ4 m5"
WATER_LINE: Final = "- - m1 s m2 - m3 s m4 - m5 - s m7 - m10"
BIOMASS_LINE: Final = "- - s patch - m1 patch - m2 patch s patch m3 patch - m5"
TECH_LINE: Final = "- - s tech1 - tech2 m1 tech3 - - tech4 - s m2 tech5 m5"
TWO_ROVERS_LINE: Final = "- rover 1 1 2 2 2+rover 2 2+m1 2 2+s 2 2+m2 3 3 3+m5"
ONE_ROVER_LINE: Final = "- rover 1 1 2 2 2 2 2+m1 2 2+s 2 2+m2 3 3 3+m5"
"""Lines that several corporations share."""

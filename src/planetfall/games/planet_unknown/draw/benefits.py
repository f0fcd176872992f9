"""What the spaces of a track give, in signs: benefits and medals."""

from __future__ import annotations

from planetfall.games.planet_unknown.components.corporation import Corporation
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS
from planetfall.games.planet_unknown.components.tracks import (
    ADVANCE,
    AMOUNT,
    CIV_CARD,
    KIND,
    MOVE,
    PATCH,
    PLACE_ROVER,
    SYNERGY,
    TECH,
)
from planetfall.games.planet_unknown.draw.tiles import TERRAIN_ICONS
from planetfall.svg.box import Box, column, row
from planetfall.svg.lettering import BOLD
from planetfall.svg.memo import memo
from planetfall.svg.parts import glyph, word
from planetfall.svg.theme import Theme
from planetfall.svg.track import space_ink


def _benefit(
    theme: Theme, code: int, ink: str, *, own_color: bool = True, track: int = 0, size: float = 13
) -> Box:
    """One benefit of a track space as icon and number."""
    kind, amount = code & KIND, code & AMOUNT
    tint = theme["ti-" + TERRAIN_IDS[track]] if own_color else ink
    plain = theme["text-1"] if own_color else ink
    if kind == MOVE:
        color = theme["text-2"] if own_color else ink
        return word(f"{amount}»", max(size * 0.86, 11.8), color, weight=BOLD)
    if kind == SYNERGY:
        return glyph(theme, "synergy", size * 1.08, plain)
    if kind == PATCH:
        return glyph(theme, "patch", size * 1.08, theme["ti-biomass"] if own_color else ink)
    if kind == PLACE_ROVER:
        return _numbered(theme, "pu-rover", "+", tint, ink, size)
    if kind == CIV_CARD:
        return _numbered(theme, "civ", str(amount), tint, ink, size)
    if kind == TECH:
        return _numbered(theme, "pu-tech", str(amount), tint, ink, size)
    assert kind == ADVANCE
    color = theme["ti-" + TERRAIN_IDS[amount]] if own_color else ink
    plus = word("+1", size * 0.86, ink, weight=BOLD)
    return row((plus, glyph(theme, TERRAIN_ICONS[amount], size, color)), 1)


def _numbered(theme: Theme, name: str, number: str, tint: str, ink: str, size: float) -> Box:
    return row((glyph(theme, name, size, tint), word(number, size * 0.86, ink, weight=BOLD)), 2)


def _medal(theme: Theme, value: int, ink: str, *, own_color: bool = True, size: float = 13) -> Box:
    """The medal of a track space."""
    gold = theme["vp"] if own_color else ink
    number = word(str(value), max(size * 0.86, 11.8), ink, weight=BOLD)
    return row((glyph(theme, "medal", size, gold), number), 1)


@memo(4096)
def content(
    theme: Theme, corporation: Corporation, track: int, space: int, state: str
) -> Box | None:
    """What a space gives, in the ink of its state."""
    ink, own = space_ink(theme, state)
    printed = corporation.tracks[track]
    boxes = [
        _benefit(theme, code, ink, own_color=own, track=track) for code in printed.benefits[space]
    ]
    if printed.choice and len(boxes) == 2:
        either = word("/", 11, theme["text-3"] if own else ink)
        boxes = [row((boxes[0], either, boxes[1]), 2)]
    if printed.medals[space]:
        boxes.append(_medal(theme, printed.medals[space], ink, own_color=own))
    if not boxes:
        return None
    if printed.choice:
        return column(boxes[::-1], 4, anchor="middle")
    return row(boxes, 4)

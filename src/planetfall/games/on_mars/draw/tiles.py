"""What lies on the hexes of Mars: buildings with their markers, crystals, tiles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from planetfall.games.on_mars.components.names import DISCOVERIES, RESEARCH, SHELTER
from planetfall.games.on_mars.draw.expansions import drawings, land_sign
from planetfall.games.on_mars.draw.icons import BUILDING_ICONS, TILE_TOKENS
from planetfall.games.on_mars.draw.table import centered
from planetfall.games.on_mars.packing import FIRST_MARKER, blueprint_of, owner_of
from planetfall.games.on_mars.state import (
    FIRST_SHELTER,
    FOUND_DISCOVERY,
    FOUND_RESEARCH,
    building_of,
    land_id,
)
from planetfall.svg.canvas import Markup, circle, group, join, path, rect
from planetfall.svg.geometry import hexagon
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, text
from planetfall.svg.memo import memo
from planetfall.svg.parts import owner_disc
from planetfall.svg.theme import Theme


@dataclass(frozen=True)
class Top:
    """What stands on a building: a colonist, or the marker of a Blueprint."""

    seat: int
    blueprint: int = -1


def top_of(code: int) -> Top | None:
    """What a code of `tops` means.

    >>> top_of(0), top_of(2), top_of(8 + 8 * 3 + 1)
    (None, Top(seat=1, blueprint=-1), Top(seat=1, blueprint=3))
    """
    if code == 0:
        return None
    if code < FIRST_MARKER:
        return Top(code - 1)
    return Top(owner_of(code), blueprint_of(code))


def draw_find(theme: Theme, code: int, x: float, y: float, size: float) -> Markup:
    """A crystal, a Discovery tile or a Research tile on a hex."""
    if code >= FOUND_RESEARCH:
        letter = RESEARCH[code - FOUND_RESEARCH].upper()
        fill, line = theme["bg-2"], theme["text-2"]
        at, letters = (x + size * 0.31, y + size * 0.26), max(11.6, size * 0.4)
        return join(
            (
                circle(x, y, size * 0.66, fill=fill, stroke=line, stroke_width=1.2),
                icon(theme, "research", x - size * 0.16, y - size * 0.1, size * 0.68),
                text(
                    letter,
                    *at,
                    letters,
                    theme["text-1"],
                    weight=BOLD,
                    anchor="middle",
                    middle=True,
                    class_="mapword",
                ),
            )
        )
    if code >= FOUND_DISCOVERY:
        return draw_discovery(theme, code - FOUND_DISCOVERY, x, y, size * 1.08)
    return icon(theme, "crystal", x, y, size * 0.86)


DISCOVERY_SIGNS: Final[tuple[tuple[str, int], ...]] = (
    ("research", 2),
    ("tr", 2),
    ("tag-building", 1),
    ("scientist", 1),
    ("blueprint", 2),
    ("depot", 2),
    ("crystal", 3),
    ("tech", 1),
    *((name, 1) for name in BUILDING_ICONS[: SHELTER + 1]),
    ("om-plant", 3),
    ("battery", 3),
    ("water", 3),
    ("om-oxygen", 3),
    ("mineral", 2),
)
"""What each Discovery tile of the base game gives: an icon and how many."""


@cache
def discovery_signs() -> dict[str, tuple[str, int]]:
    """By id of a Discovery tile, those of expansions included: an icon and how many."""
    signs = dict(zip(DISCOVERIES, DISCOVERY_SIGNS, strict=False))
    for module in drawings():
        signs.update(getattr(module, "DISCOVERY_SIGNS", {}))
    return signs


@memo(512)
def draw_discovery(theme: Theme, tile: int, x: float, y: float, side: float) -> Markup:
    """A Discovery tile: what it gives, on light ground."""
    name, count = discovery_signs()[DISCOVERIES[tile]]
    ink = theme["mars-sky"]
    left, top = x - side / 2, y - side / 2
    ground = theme["mars-text"]
    parts = [rect(left, top, side, side, side * 0.19, fill=ground, stroke=ink, stroke_width=1)]
    if count == 1:
        parts.append(icon(theme, name, x, y, side * 0.68, ink))
    else:
        parts.append(icon(theme, name, x + side * 0.14, y, side * 0.56, ink))
        figure = centered(str(count), x - side * 0.26, y, side * 0.44, ink, BOLD)
        parts.append(group(figure, class_="mapfigure"))
    return join(parts)


def draw_building(
    theme: Theme, code: int, top: Top | None, x: float, y: float, size: float
) -> Markup:
    """A building with its marker; a Shelter has its owner's colour. Colonists are pieces."""
    building = building_of(code)
    if code < 0:
        return _out_of_order(theme, building, x, y, size)
    if building < 0:
        return _foreign(theme, land_id(code), x, y, size)
    owner = abs(code) - FIRST_SHELTER
    shelter = building == SHELTER
    fill = theme.player(owner) if shelter else theme[TILE_TOKENS[building]]
    outline = hexagon(x, y, size - 1.3, flat=True)
    ink = theme["p-ink"] if shelter else theme["tile-ink"]
    advanced = top is not None and top.blueprint >= 0
    lift = size * (0.22 if shelter or advanced else 0.0)
    scale = 0.9 if shelter or advanced else 1.02
    parts = [
        path(outline, fill=fill, stroke=theme["bg-0"], stroke_width=2.2, stroke_linejoin="round"),
        path(outline, fill=theme.url("sheen")),
        icon(theme, BUILDING_ICONS[building], x, y - lift, size * scale, ink),
    ]
    if shelter:
        rim = hexagon(x, y, size - 4, flat=True)
        wide, shade = (3.4, None) if advanced else (1.2, 0.5)
        parts.append(path(rim, fill="none", stroke=ink, stroke_width=wide, opacity=shade))
        if not advanced:
            parts.append(owner_disc(theme, owner, x, y + size * 0.5, size * 0.28))
    if top is not None and advanced:
        rim = hexagon(x, y, size - 3, flat=True)
        color = theme.player(top.seat)
        if top.seat != owner:
            parts.append(
                path(rim, fill="none", stroke=color, stroke_width=3, stroke_linejoin="round")
            )
        parts.append(owner_disc(theme, top.seat, x, y + size * 0.52, size * 0.33))
    return join(parts)


def _foreign(theme: Theme, id: str, x: float, y: float, size: float) -> Markup:
    """A building that no player builds: dark, with a line and a sign of its own colour."""
    outline = hexagon(x, y, size - 2.2, flat=True)
    sign, token = land_sign(id)
    color = theme[token]
    return join(
        (
            path(outline, fill=theme["bg-1"], stroke=color, stroke_width=2),
            icon(theme, sign, x, y, size * 0.9, color),
        )
    )


def _out_of_order(theme: Theme, building: int, x: float, y: float, size: float) -> Markup:
    """A building that stands there and counts for nothing: dark, hatched, its edge broken."""
    outline = hexagon(x, y, size - 1.8, flat=True)
    edge = theme["text-2"]
    return join(
        (
            path(
                outline, fill=theme["bg-1"], stroke=edge, stroke_width=1.4, stroke_dasharray="4 3"
            ),
            path(outline, fill=theme.url("hatch-ban"), opacity=0.5),
            icon(theme, BUILDING_ICONS[building], x, y, size * 0.9, theme["text-2"]),
        )
    )

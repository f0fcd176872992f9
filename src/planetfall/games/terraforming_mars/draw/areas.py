"""Where a tile may go, as a small sign: an empty area with a hint of what it needs."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.components.terms import CITY, GREENERY, LAVA_FLOWS
from planetfall.games.terraforming_mars.draw.table import say
from planetfall.games.terraforming_mars.draw.tiles import special_sign, tile_box
from planetfall.svg.box import Box, row
from planetfall.svg.canvas import Markup, join, path
from planetfall.svg.geometry import hexagon
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD
from planetfall.svg.parts import mark, word
from planetfall.svg.theme import Theme

_BESIDE: Final = {
    "next_to_city": (CITY, 1),
    "next_to_two_cities": (CITY, 2),
    "next_to_greenery": (GREENERY, 1),
}
"""Sites beside tiles: which, how many."""


def area_box(theme: Theme, site: str, size: float, lang: str) -> Box:
    """An area by the name of its site in `effects.mars`, or `claim` for a reserved one."""
    if site in ("phobos", "ganymede"):
        return word(say(lang, site), size * 0.7, theme["text-1"], weight=BOLD)
    hexes = _hex(theme, site, size)
    if site in _BESIDE:
        tile, count = _BESIDE[site]
        around = [tile_box(theme, tile, size * 0.94) for _ in range(count)]
        return row((around[0], hexes, *around[1:]), 0.5)
    return hexes


def _hex(theme: Theme, site: str, size: float) -> Box:
    """One small empty area with its hint."""
    wide = size * 1.3
    half = wide / 2
    ocean = site == "ocean_area"
    token = "mars-hex-ocean" if ocean else "mars-hex"
    ground = path(
        hexagon(half, 0, half * 1.08),
        fill=theme[token],
        stroke=theme[token + "-line"],
        stroke_width=1.2,
        stroke_dasharray="2.4 1.8" if ocean or site in ("noctis", "isolated") else None,
    )
    return Box(wide, wide * 1.1, join((ground, _hint(theme, site, half, size))))


def _hint(theme: Theme, site: str, x: float, size: float) -> Markup:
    ink = theme["mars-text"]
    if site == "ocean_area":
        return icon(theme, "ocean", x, 0, size * 0.76)
    if site == "volcanic":
        return special_sign(theme, LAVA_FLOWS, x, 0, size * 0.74, ink)
    if site == "noctis":
        return icon(theme, "city", x, 0, size * 0.62, ink)
    if site in ("metal", "metal_next_to_own"):
        pair = join(
            (
                icon(theme, "steel", x - size * 0.24, 0, size * 0.46),
                icon(theme, "titanium", x + size * 0.24, 0, size * 0.46),
            )
        )
        if site == "metal":
            return pair
        own = icon(theme, "ui-person", x, size * 0.42, size * 0.4, ink)
        return join((pair, own))
    if site == "isolated":
        return path(hexagon(x, 0, size * 0.3), fill=ink, opacity=0.9)
    if site == "claim":
        return mark(theme, 0, x, 0, size * 0.56, ink)
    return join(())

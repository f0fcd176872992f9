"""Tiles of Terraforming Mars: oceans, greeneries, cities, and the eleven special ones.

Every special tile has a sign of its own on the 24-pixel grid of the icons, so that nobody has to
ask which of the brown hexes is the mohole.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from planetfall.games.terraforming_mars.components.board import BONUS_STEEL, bits
from planetfall.games.terraforming_mars.components.terms import (
    CAPITAL,
    CITY,
    COMMERCIAL_DISTRICT,
    ECOLOGICAL_ZONE,
    GREENERY,
    INDUSTRIAL_CENTER,
    LAVA_FLOWS,
    MINING_AREA,
    MINING_RIGHTS,
    MOHOLE_AREA,
    NATURAL_PRESERVE,
    NUCLEAR_ZONE,
    OCEAN,
    RESTRICTED_AREA,
    SPECIAL,
)
from planetfall.games.terraforming_mars.state import Mars
from planetfall.svg.box import Box
from planetfall.svg.canvas import EMPTY, Markup, circle, join, path, shifted
from planetfall.svg.geometry import hexagon, sector, star
from planetfall.svg.icons import icon
from planetfall.svg.parts import owner_disc
from planetfall.svg.theme import Theme

NOBODY: Final = -1
"""The owner of oceans and of neutral tiles."""


@dataclass(frozen=True)
class Laid:
    """A tile on the map: its kind and the seat it belongs to."""

    tile: int
    owner: int = NOBODY


def laid_tiles(game: Mars) -> dict[int, Laid]:
    """The tiles on Mars by their area."""
    hexes = ((OCEAN, game.ocean_hexes), (GREENERY, game.greenery_hexes), (CITY, game.city_hexes))
    tiles = {place: tile for tile, mask in hexes for place in bits(mask)}
    tiles |= {place: SPECIAL + k for k, place in enumerate(game.specials) if place >= 0}
    owners = {
        place: seat for seat, player in enumerate(game.players) for place in bits(player.tiles)
    }
    return {place: Laid(tile, owners.get(place, NOBODY)) for place, tile in tiles.items()}


def claimed_areas(game: Mars) -> dict[int, int]:
    """Areas reserved by a player's marker, with the seat."""
    return {
        place: seat for seat, player in enumerate(game.players) for place in bits(player.claims)
    }


def new_tiles(game: Mars, after: Mars) -> dict[int, Laid]:
    """Tiles that are on the map afterwards and were not before."""
    before = laid_tiles(game)
    return {place: laid for place, laid in laid_tiles(after).items() if place not in before}


_SHOP: Final = (
    "M4 3h16l2 6.2a2.9 2.9 0 0 1-5 1.6 3.2 3.2 0 0 1-5 0 3.2 3.2 0 0 1-5 0 2.9 2.9 0 0 1-5-1.6z"
    "M4 13.4c1.4.3 2.2 0 3-.5 1.6 1 3.4 1 5 0 1.6 1 3.4 1 5 0 .9.6 1.7.8 3 .5V21h-5v-5h-4v5H4z"
)
_FACTORY: Final = "M3 21V9l5.5 3.6V9l5.5 3.6V3h5.6L21 21zM6 15.6h2.6v2.6H6zm5 0h2.6v2.6H11z"
_VOLCANO: Final = (
    "M9 7.6l1.4 2.2 1.6-1.6 1.7 1.8L15 7.6 22 21H2zM11 2h2v3.6h-2zM6.4 2.9l1.7-.9 1.7 3.2-1.7.9z"
    "M15.9 2l1.7.9L16 6.1l-1.8-.9z"
)
_PICKS: Final = (
    "M4.6 6.6C9 2.4 15.6 2.6 18.5 5.5c2.9 2.9 3.1 9.5-1.1 13.9 1-4.6.2-8-2-10.3-2.3-2.2-5.9-3.2"
    "-10.8-2.5zM13.3 8.2l2.5 2.5L5.5 21a1.77 1.77 0 0 1-2.5-2.5z"
)
_CONIFERS: Final = (
    "M8.5 2l4.3 6.4H11l3.2 4.8h-2l3 4.6H9.8V22H7.2v-4.2H1.8l3-4.6h-2L6 8.4H4.2z"
    "M17.4 7l4 5.8h-1.6l2.8 4.6h-4.1V22h-2.2v-3.2h1l-3.3-5.2h1.7l-2-3z"
)
_PATHS: Final[Mapping[int, str]] = {
    COMMERCIAL_DISTRICT: _SHOP,
    INDUSTRIAL_CENTER: _FACTORY,
    LAVA_FLOWS: _VOLCANO,
    MINING_AREA: _PICKS,
    MINING_RIGHTS: _PICKS,
    NATURAL_PRESERVE: _CONIFERS,
}


def special_sign(theme: Theme, tile: int, x: float, y: float, size: float, ink: str) -> Markup:
    """The sign of a special tile about a point."""
    if tile == ECOLOGICAL_ZONE:
        return icon(theme, "animal", x, y, size, ink)
    if tile == CAPITAL:
        crown = path(star(12, 1.2, 4, 1.7, 5), fill=ink)
        houses = icon(theme, "city", 12, 13, 21, ink)
        return shifted(join((houses, crown)), x - size / 2, y - size / 2, size / 24)
    return shifted(_drawn(tile, ink), x - size / 2, y - size / 2, size / 24)


def _drawn(tile: int, ink: str) -> Markup:
    """A sign on the 24-pixel grid."""
    if tile == MOHOLE_AREA:
        rings = [circle(12, 12, r, fill="none", stroke=ink, stroke_width=2.2) for r in (9.4, 5.4)]
        return join((*rings, circle(12, 12, 2.4, fill=ink)))
    if tile == NUCLEAR_ZONE:
        blades = [
            path(sector(12, 12, 3.8, 10.4, a, a + 60), fill=ink)
            for a in (-30 - 90, 90 - 90, 210 - 90)
        ]
        return join((*blades, circle(12, 12, 2.2, fill=ink)))
    if tile == RESTRICTED_AREA:
        ring = circle(12, 12, 8.6, fill="none", stroke=ink, stroke_width=2.8)
        return join((ring, path("M6.4 10.4h11.2v3.2H6.4z", fill=ink)))
    # The factory's windows are holes; overlapping parts of other signs are none.
    holes = "evenodd" if tile == INDUSTRIAL_CENTER else None
    return path(_PATHS[tile], fill=ink, fill_rule=holes)


def tile_color(tile: int) -> str:
    """The token of a tile's colour."""
    if tile in (CITY, CAPITAL):
        return "tile-city"
    return {OCEAN: "tile-ocean", GREENERY: "tile-greenery"}.get(tile, "tile-special")


def tile_sign(theme: Theme, tile: int, x: float, y: float, size: float, ink: str) -> Markup:
    """What is drawn on a tile."""
    names = {OCEAN: "ocean", GREENERY: "greenery", CITY: "city"}
    if tile in names:
        return icon(theme, names[tile], x, y, size, ink)
    return special_sign(theme, tile, x, y, size * 0.94, ink)


def tile_box(theme: Theme, tile: int, size: float) -> Box:
    """A tile among icons: a hexagon of its colour with a dark sign."""
    half = size / 2
    ink = "#ffffffd8" if tile == OCEAN else theme["tile-ink"]
    ground = path(hexagon(half, 0, half * 1.1), fill=theme[tile_color(tile)])
    return Box(size, size * 1.12, join((ground, tile_sign(theme, tile, half, 0, size * 0.6, ink))))


def draw_tile(
    theme: Theme, tile: int, x: float, y: float, size: float, *, owner: int = -1, place: int = -1
) -> Markup:
    """A tile on the map; `owner` is a seat, -1 for nobody, `place` the area it lies on."""
    fill = theme[tile_color(tile)]
    outline = hexagon(x, y, size - 1.2)
    parts = [
        path(outline, fill=fill, stroke=fill, stroke_width=1.5, stroke_linejoin="round"),
        path(outline, fill=theme.url("sheen")),
    ]
    if tile == OCEAN:
        parts.append(icon(theme, "ocean", x, y, size * 1.05, "#ffffffc8"))
        return join(parts)
    parts.append(tile_sign(theme, tile, x, y - size * 0.2, size * 0.86, theme["tile-ink"]))
    edge = theme["neutral"] if owner < 0 else theme.player(owner)
    parts.append(
        path(
            hexagon(x, y, size - 2.7),
            fill="none",
            stroke=edge,
            stroke_width=3,
            stroke_linejoin="round",
        )
    )
    parts.append(_mined(theme, tile, x, y, size, place))
    if owner >= 0:
        parts.append(owner_disc(theme, owner, x, y + size * 0.52, size * 0.33))
    return join(parts)


def _mined(theme: Theme, tile: int, x: float, y: float, size: float, place: int) -> Markup:
    """The metal a mine digs for, as its area shows it."""
    if tile not in (MINING_AREA, MINING_RIGHTS) or place < 0:
        return EMPTY
    metal = "steel" if BONUS_STEEL[place] else "titanium"
    return icon(theme, metal, x + size * 0.5, y - size * 0.1, size * 0.4, theme["tile-ink"])

"""Persephone: one kind of building is banned in each quadrant (PU-34.07)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planetfall.games.planet_unknown.bands import Bands, spread
from planetfall.games.planet_unknown.components.planet import BASE, Planet
from planetfall.games.planet_unknown.components.tiles import CIV, ENERGY, FIRST, SECOND, TECH, WATER

if TYPE_CHECKING:
    from planetfall.games.planet_unknown.components.shapes import Orientation
    from planetfall.games.planet_unknown.placement import Site


class Persephone(Planet):
    """`bans` names the quadrants' terrains."""

    def anchors(self, site: Site, tile: int, orientation: Orientation) -> Bands:
        a0, a1, a2 = super().anchors(site, tile, orientation)
        for section, terrain in enumerate((FIRST[tile], SECOND[tile])):
            b0, b1, b2 = self.bans[terrain]
            b0, b1, b2 = spread(b0, b1, b2, [orientation.buildings[section]])
            a0, a1, a2 = a0 & ~b0, a1 & ~b1, a2 & ~b2
        return a0, a1, a2


PERSEPHONE: Final = Persephone(
    "persephone", ("Persephone", "Persephone"), BASE, 3, "quadrant_ban",
    [
        ".....##.....",
        "...~#####...",
        "..~~~~####..",
        ".#~#o~#####.",
        ".#~##~####o.",
        "#o~##~~~~~~#",
        "##~##~######",
        ".#~o~~#####.",
        ".#~~~######.",
        "..#~#####o..",
        "...~o####...",
        ".....##.....",
    ],
    bans=(CIV, ENERGY, TECH, WATER),
)  # fmt: skip

"""Arashi: a tile never lies wholly on the ring, a patch never on it (PU-34.10, PU-34.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planetfall.games.planet_unknown.bands import Bands, shrink
from planetfall.games.planet_unknown.components.planet import BASE, Planet

if TYPE_CHECKING:
    from planetfall.games.planet_unknown.board import PlanetBoard
    from planetfall.games.planet_unknown.components.shapes import Orientation
    from planetfall.games.planet_unknown.placement import Site


class Arashi(Planet):
    """The ring needs a tile that reaches over it."""

    def anchors(self, site: Site, tile: int, orientation: Orientation) -> Bands:
        a0, a1, a2 = super().anchors(site, tile, orientation)
        r0, r1, r2 = self.ring
        r0, r1, r2 = shrink(r0, r1, r2, orientation.rest)
        return a0 & ~r0, a1 & ~r1, a2 & ~r2

    def no_patch(self, board: PlanetBoard, *, slides: bool) -> Bands:
        return self.ring


ARASHI: Final = Arashi(
    "arashi", ("Arashi", "Araši"), BASE, 2, "ring_anchor",
    [
        ".....##.....",
        "...#~~~##...",
        "..o######o..",
        ".##~~~#~~##.",
        ".####o#~###.",
        "rrrrrrrrrrrr",
        "rrrrrrrrrrrr",
        ".~~~##o~~##.",
        ".##~~##~~##.",
        "..o######o..",
        "...#~~~~#...",
        ".....##.....",
    ],
)  # fmt: skip

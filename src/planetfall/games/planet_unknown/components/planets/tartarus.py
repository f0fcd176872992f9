"""Tartarus: a tile lies on one side of the chasm; rovers may not cross it (PU-34.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planetfall.games.planet_unknown.bands import Bands
from planetfall.games.planet_unknown.components.planet import BASE, Planet, one_side

if TYPE_CHECKING:
    from planetfall.games.planet_unknown.components.shapes import Orientation
    from planetfall.games.planet_unknown.placement import Site


class Tartarus(Planet):
    """`sides` draws the chasm, `crossings` are its gaps for diagonal steps (PU-34.48)."""

    def anchors(self, site: Site, tile: int, orientation: Orientation) -> Bands:
        return one_side(site, self.west, orientation.rest)


TARTARUS: Final = Tartarus(
    "tartarus", ("Tartarus", "Tartarus"), BASE, 3, "chasm",
    [
        ".....#o.....",
        "...~#####...",
        "..#~####~~..",
        ".o~~###~~~#.",
        ".#~##~o~###.",
        "#~~##~~~####",
        "~~###~o~####",
        ".######~###.",
        ".######~##o.",
        "..####o###..",
        "...######...",
        ".....##.....",
    ],
    sides=[
        ".....ww.....",
        "...wwweee...",
        "..wwwweeee..",
        ".wwwwweeeee.",
        ".wwwweeeeee.",
        "wwwwweeeeeee",
        "wwwwweeeeeee",
        ".wwwwweeeee.",
        ".wwwwweeeee.",
        "..wwwwweee..",
        "...wwweee...",
        ".....we.....",
    ],
    crossings=((12 * 3 + 5, 12 * 4 + 6), (12 * 9 + 5, 12 * 8 + 6)),
)  # fmt: skip

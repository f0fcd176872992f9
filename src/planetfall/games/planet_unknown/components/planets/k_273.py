"""K-273: a tile lies on ice only or on land only (PU-34.01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planetfall.games.planet_unknown.bands import Bands
from planetfall.games.planet_unknown.components.planet import BASE, Planet, one_side

if TYPE_CHECKING:
    from planetfall.games.planet_unknown.components.shapes import Orientation
    from planetfall.games.planet_unknown.placement import Site


class K273(Planet):
    """Ice and land do not share a tile."""

    def anchors(self, site: Site, tile: int, orientation: Orientation) -> Bands:
        return one_side(site, self.ice, orientation.rest)


K_273: Final = K273(
    "k_273", ("K-273", "K-273"), BASE, 3, "ice_or_land",
    [
        ".....~~.....",
        "...~~o~~~...",
        "..~~~~~~~~..",
        ".~~~~~~#o~~.",
        ".~~o~~~~#~~.",
        "~~##~~~~~~~~",
        "~~o~~~~~~~#o",
        ".~~~~~~~~~#.",
        ".~~~~##~~~#.",
        "..~~~o#~~~..",
        "...~~~~~~...",
        ".....~~.....",
    ],
)  # fmt: skip

"""Gaia: points for each uncovered city (PU-34.03)."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.bands import count
from planetfall.games.planet_unknown.board import OCCUPIED, PlanetBoard
from planetfall.games.planet_unknown.components.planet import BASE, CITY_POINTS, Planet


class Gaia(Planet):
    """Uncovered cities score."""

    def bonus_points(self, board: PlanetBoard) -> int:
        c0, c1, c2 = self.cities
        o0, o1, o2 = board.mask(OCCUPIED)
        return CITY_POINTS * count(c0 & ~o0, c1 & ~o1, c2 & ~o2)


GAIA: Final = Gaia(
    "gaia", ("Gaia", "Gaia"), BASE, 2, "cities",
    [
        ".....Co.....",
        "...~####~...",
        "..Co~##~#C..",
        ".##~~~~~~##.",
        ".##~o###~##.",
        "###~####~##C",
        "C##~####~###",
        ".##~###o~##.",
        ".##~~~~~~o#.",
        "..C######C..",
        "...######...",
        ".....oC.....",
    ],
)  # fmt: skip

"""Petra: uncovered electric currents are energy terrain at the end (PU-34.15)."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.bands import Bands
from planetfall.games.planet_unknown.board import OCCUPIED, PlanetBoard
from planetfall.games.planet_unknown.components.planet import BASE, Planet


class Petra(Planet):
    """Live currents fill their squares."""

    def live_currents(self, board: PlanetBoard) -> Bands:
        c0, c1, c2 = self.currents
        o0, o1, o2 = board.mask(OCCUPIED)
        return c0 & ~o0, c1 & ~o1, c2 & ~o2


PETRA: Final = Petra(
    "petra", ("Petra", "Petra"), BASE, 2, "currents",
    [
        ".....##.....",
        "...#e####...",
        "..#oee##oe..",
        ".####e#eee#.",
        ".####e#e###.",
        "##eeee#eee##",
        "#ee#oe#eoe##",
        ".e##eeeeee#.",
        ".eeee##e###.",
        "..#o###eE#..",
        "...#####e...",
        ".....##.....",
    ],
)  # fmt: skip

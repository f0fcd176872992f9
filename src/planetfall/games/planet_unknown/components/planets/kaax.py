"""K'aax: rovers may not enter uncovered toxic squares (PU-34.27)."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.bands import Bands
from planetfall.games.planet_unknown.board import OCCUPIED, PlanetBoard
from planetfall.games.planet_unknown.components.planet import KICKSTARTER, Planet


class Kaax(Planet):
    """Toxic ground."""

    def closed_squares(self, board: PlanetBoard) -> Bands:
        t0, t1, t2 = self.toxic
        o0, o1, o2 = board.mask(OCCUPIED)
        return t0 & ~o0, t1 & ~o1, t2 & ~o2


KAAX: Final = Kaax(
    "kaax", ("K'Aax", "K'Aax"), KICKSTARTER, 2, "toxic",
    [
        ".....##.....",
        "...t###~~...",
        "..ttt###~o..",
        ".~~tot#tt##.",
        ".~##t#tt###.",
        "ot#########o",
        "#t#~~~##~~~#",
        ".#~~t~##~tt.",
        ".#~t~~##~to.",
        "..tt~##~~t..",
        "...#~o#~#...",
        ".....##.....",
    ],
)  # fmt: skip

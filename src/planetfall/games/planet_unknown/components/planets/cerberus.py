"""Cerberus: points for each planetoid filled (PU-34.39)."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.board import OCCUPIED, PlanetBoard
from planetfall.games.planet_unknown.components.planet import KICKSTARTER, PLANETOID_POINTS, Planet


class Cerberus(Planet):
    """Filled planetoids score; meteorites on them do not matter (PU-34.43)."""

    def bonus_points(self, board: PlanetBoard) -> int:
        o0, o1, o2 = board.mask(OCCUPIED)
        points = 0
        for p0, p1, p2 in self.planetoids:
            if not (p0 & ~o0 or p1 & ~o1 or p2 & ~o2):
                points += PLANETOID_POINTS
        return points


CERBERUS: Final = Cerberus(
    "cerberus", ("Cerberus", "Kerberos"), KICKSTARTER, 3, "planetoids",
    [
        ".......####.",
        ".......###~.",
        "......#o~~~#",
        "......#~~###",
        "..###..~##o.",
        ".#o####~~~#.",
        "######~.....",
        "##~~~~~.##~.",
        "#~~##~o###~#",
        "#~#o#~~~~~~#",
        ".~######o#~#",
        "..####..###.",
    ],
    row_points=[1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1],
    column_points=[1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1],
    planetoids=[
        ".......1111.",
        ".......1111.",
        "......111111",
        "......111111",
        "..222..1111.",
        ".2222221111.",
        "2222222.....",
        "2222222.333.",
        "222222233333",
        "222222233333",
        ".22222233333",
        "..2222..333.",
    ],
)  # fmt: skip

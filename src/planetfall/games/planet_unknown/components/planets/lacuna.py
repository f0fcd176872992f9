"""Lacuna: holes are no squares (PU-34.44)."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.planet import KICKSTARTER, Planet

LACUNA: Final = Planet(
    "lacuna", ("Lacuna", "Lacuna"), KICKSTARTER, 4, "holes",
    [
        "....#~##....",
        "..#~~~####..",
        ".#~~#hh####.",
        ".#~oh##h###.",
        "##~~hh#o~~~~",
        "#o#~~###~hh#",
        "##h#~~h#~#o#",
        "###h#~~~~#h#",
        ".##h##~ho##.",
        "...#o#~##h#.",
        "...##~~###..",
        "....#~##....",
    ],
    row_points=[1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1],
    column_points=[1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1],
)  # fmt: skip

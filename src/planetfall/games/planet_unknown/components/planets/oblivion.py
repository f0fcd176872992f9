"""Oblivion: ice in the corners, no squares in the middle (PU-34.35)."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.planet import KICKSTARTER, Planet

OBLIVION: Final = Planet(
    "oblivion", ("Oblivion", "Zapomnění"), KICKSTARTER, 3, "corner_ice",
    [
        "~~~######~~~",
        "~~~###o##~~~",
        "~~~#....#~~~",
        "o###....#o##",
        "###......###",
        "#..........#",
        "#..........#",
        "###......###",
        "##o#....###o",
        "~~~#....#~~~",
        "~~~##o###~~~",
        "~~~######~~~",
    ],
    row_points=[3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3],
    column_points=[3, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 3],
)  # fmt: skip

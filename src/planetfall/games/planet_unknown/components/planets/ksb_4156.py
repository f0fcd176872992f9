"""KSB-4156, the symmetric side: no special rule."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.planet import BASE, Planet

KSB_4156: Final = Planet(
    "ksb_4156", ("KSB-4156", "KSB-4156"), BASE, 1, "standard",
    [
        ".....##.....",
        "...~#####...",
        "..#~~~#o~#..",
        ".####~##~~#.",
        ".o###~####o.",
        "~~###~######",
        "~~###~######",
        ".#o#~~#####.",
        ".##~~###o##.",
        "..#~#o####..",
        "...~#####...",
        ".....##.....",
    ],
)  # fmt: skip

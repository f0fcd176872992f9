"""Charybdis: the first piece covers a central square (PU-34.24, PU-34.26)."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.bands import Bands
from planetfall.games.planet_unknown.components.planet import KICKSTARTER, Planet


class Charybdis(Planet):
    """The game begins in the centre."""

    def start_squares(self) -> Bands:
        return self.centre


CHARYBDIS: Final = Charybdis(
    "charybdis", ("Charybdis", "Charybda"), KICKSTARTER, 1, "centre_start",
    [
        ".....##.....",
        "...#o####...",
        "..#~~~##~o..",
        ".###o~##~~#.",
        ".###~~~~~o#.",
        "~###~cc~####",
        "~###~cc~####",
        ".###~~~~~~#.",
        ".##~~o#o~~#.",
        "..#~######..",
        "...######...",
        ".....~~.....",
    ],
)  # fmt: skip

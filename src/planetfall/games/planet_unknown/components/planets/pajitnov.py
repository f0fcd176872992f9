"""Pajitnov: a piece is slid into its place (PU-34.30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planetfall.games.planet_unknown.bands import LOW_39, WIDTH, Bands, spread
from planetfall.games.planet_unknown.board import OCCUPIED, PlanetBoard
from planetfall.games.planet_unknown.components.planet import KICKSTARTER, Planet

if TYPE_CHECKING:
    from planetfall.games.planet_unknown.components.shapes import Orientation
    from planetfall.games.planet_unknown.placement import Site


class Pajitnov(Planet):
    """A piece that cannot be moved one square to any side was not slid in (PU-34.32)."""

    def anchors(self, site: Site, tile: int, orientation: Orientation) -> Bands:
        a0, a1, a2 = super().anchors(site, tile, orientation)
        if a0 or a1 or a2:
            s0, s1, s2 = _stuck(site.board, orientation.offsets)
            return a0 & ~s0, a1 & ~s1, a2 & ~s2
        return a0, a1, a2

    def no_patch(self, board: PlanetBoard, *, slides: bool) -> Bands:
        if not slides:
            return 0, 0, 0
        # A patch on a tile lies above the pieces and need not be slid in.
        s0, s1, s2 = _stuck(board, [0])
        o0, o1, o2 = board.mask(OCCUPIED)
        return s0 & ~o0, s1 & ~o1, s2 & ~o2


def _stuck(board: PlanetBoard, offsets: list[int]) -> Bands:
    """Return the anchors whose piece cannot be moved one square to any side."""
    o0, o1, o2 = board.mask(OCCUPIED)
    b0, b1, b2 = spread(o0 << 1, o1 << 1, o2 << 1, offsets)
    s0, s1, s2 = spread(o0 >> 1, o1 >> 1, o2 >> 1, offsets)
    b0, b1, b2 = b0 & s0, b1 & s1, b2 & s2
    if not (b0 or b1 or b2):
        return 0, 0, 0
    s0, s1, s2 = spread(
        o0 >> WIDTH | (o1 & 8191) << 39, o1 >> WIDTH | (o2 & 8191) << 39, o2 >> WIDTH, offsets
    )
    b0, b1, b2 = b0 & s0, b1 & s1, b2 & s2
    s0, s1, s2 = spread(
        (o0 & LOW_39) << WIDTH,
        (o1 & LOW_39) << WIDTH | o0 >> 39,
        (o2 & LOW_39) << WIDTH | o1 >> 39,
        offsets,
    )
    return b0 & s0, b1 & s1, b2 & s2


PAJITNOV: Final = Pajitnov(
    "pajitnov", ("Pajitnov", "Pažitnov"), KICKSTARTER, 2, "slide_in",
    [
        ".....##.....",
        "...~~####...",
        "..#~###~~o..",
        ".#o~####~~#.",
        ".~##~~##o##.",
        "#~~#~~#~####",
        "##~####~####",
        ".#o~###~~##.",
        ".##~####o##.",
        "..#~###~~~..",
        "...~##o#~...",
        ".....##.....",
    ],
)  # fmt: skip

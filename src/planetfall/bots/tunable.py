"""Play by weights that can be learned from the points they reach."""

from __future__ import annotations

from typing import Any

from planetfall.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Tunable:
    """What learning needs to know of a way to play. Weights are rows of whole numbers."""

    def guess(self) -> list[list[int]]:
        """The weights where learning begins."""
        raise TypeError(f"{type(self).__name__} does not say where learning begins")

    def data(self, rows: list[list[int]]) -> dict[str, Any]:
        """What a file of weights says beside its provenance."""
        raise TypeError(f"{type(self).__name__} does not say how weights are kept")

    def points(self, rows: list[list[int]], games: list[Any]) -> list[int]:
        """The points that some weights reach in all seats of new games, game by game.

        The games are played to their end.
        """
        raise TypeError(f"{type(self).__name__} does not play")

"""What an outage stops, for those who look on."""

from __future__ import annotations

from planetfall.games.on_mars.components.map import AROUND
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.terrain import complex_size, connected


def split_by(game: Colony, place: int) -> tuple[int, int]:
    """The size of the complex of a disabled building if it worked, and of the largest part that is
    left without it; (1, 0) for one that stands alone or works."""
    code = game.land[place]
    if code >= 0:
        return 1, 0
    parts = [complex_size(game, near) for near in AROUND[place] if game.land[near] == -code]
    return 1 + connected(game, place, -code), max([0, *parts])

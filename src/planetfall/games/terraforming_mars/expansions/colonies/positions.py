"""Positions with colonies, built in words.

    at = ColonialBuilder(3, "callisto", "titan").marker("callisto", 6).station(1, "callisto")
    game = at.give(0, mc=9).turn(0)
    choose(game, 0, "trade", "colony:callisto")

Colonies lie as at the start of the game; fields are counted from 1, as people do.
"""

from __future__ import annotations

from typing import Any, Final, Self

from planetfall.core.builder import number_of
from planetfall.core.lists import changed, grown
from planetfall.core.native import mypyc_attr
from planetfall.games.terraforming_mars.components.card import card_id
from planetfall.games.terraforming_mars.expansions.colonies.phases import lay_out, wake
from planetfall.games.terraforming_mars.expansions.colonies.state import (
    SITES,
    Colonies,
    colonies_of,
)
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import COLONY_NAMES
from planetfall.games.terraforming_mars.positions import MarsBuilder
from planetfall.games.terraforming_mars.state import Mars

USUAL: Final = ("callisto", "ceres", "ganymede", "io", "luna")
"""Laid out unless others are named; none of them sleeps."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ColonialBuilder(MarsBuilder):
    """A position with colonies in the making."""

    def __init__(
        self,
        seats: int = 2,
        *tiles: str,
        seed: int = 7,
        game: Mars | None = None,
        **options: Any,
    ) -> None:
        super().__init__(seats, seed, game=game, **{"colonies": True, **options})
        if game is None:
            for name in tiles or USUAL:
                lay_out(self.game, _colony(name))

    @property
    def area(self) -> Colonies:
        """The sub-state."""
        return colonies_of(self.game)

    def marker(self, name: str, field: int) -> Self:
        """Put the white marker of a colony on a field."""
        self.area.markers = changed(self.area.markers, _colony(name), field - 1)
        return self

    def station(self, seat: int, *names: str) -> Self:
        """Build stations without bonus; a marker in the way is pushed on."""
        for name in names:
            colony = _colony(name)
            site = self.area.built(colony)
            self.area.stations = changed(self.area.stations, SITES * colony + site, seat)
            if self.area.markers[colony] == site:
                self.area.markers = grown(self.area.markers, colony, 1)
        return self

    def ship(self, seat: int, *names: str) -> Self:
        """Send ships of a seat to colonies."""
        for name in names:
            self.area.ships = changed(self.area.ships, _colony(name), seat)
        return self

    def fleet(self, seat: int, ships: int) -> Self:
        """Set how many ships a seat has."""
        self.area.fleets = changed(self.area.fleets, seat, ships)
        return self

    def holders(self, seat: int, *names: str) -> Self:
        """Lay cards into play as `play` does, and let them wake colonies."""
        self.play(seat, *names)
        for name in names:
            wake(self.game, card_id(name))
        return self


def _colony(name: str) -> int:
    return number_of(name, COLONY_NAMES, "colony")


BUILDER: Final = ColonialBuilder

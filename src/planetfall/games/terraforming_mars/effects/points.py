"""Victory points of cards that depend on the position."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.games.terraforming_mars.components.board import BESIDE, count
from planetfall.games.terraforming_mars.components.card import CARDS, Worth
from planetfall.games.terraforming_mars.components.terms import OCEAN, SPECIAL
from planetfall.games.terraforming_mars.effects.requirements import cities_in_play
from planetfall.games.terraforming_mars.state import Mars


@dataclass(frozen=True)
class PerHeld(Worth):
    """`gives` points for every `each` resources on the card."""

    each: int = 1
    gives: int = 1

    def points(self, game: Mars, seat: int, card: int) -> int:
        return game.held[CARDS[card].slot] // self.each * self.gives


@dataclass(frozen=True)
class IfHeld(Worth):
    """Points if there is any resource on the card."""

    gives: int

    def points(self, game: Mars, seat: int, card: int) -> int:
        return self.gives if game.held[CARDS[card].slot] else 0


@dataclass(frozen=True)
class PerTag(Worth):
    """A point for every own tag in play."""

    tag: int
    each: int = 1

    def points(self, game: Mars, seat: int, card: int) -> int:
        return game.kit(seat).tags[self.tag] // self.each


@dataclass(frozen=True)
class PerNeighbour(Worth):
    """A point for every ocean or city beside a special tile."""

    tile: int
    to: int

    def points(self, game: Mars, seat: int, card: int) -> int:
        place = game.specials[self.to - SPECIAL]
        if place < 0:
            return 0
        tiles = game.ocean_hexes if self.tile == OCEAN else game.city_hexes
        return count(BESIDE[place] & tiles)


@dataclass(frozen=True)
class PerCity(Worth):
    """A point for every `each` cities of anybody."""

    each: int

    def points(self, game: Mars, seat: int, card: int) -> int:
        return cities_in_play(game) // self.each

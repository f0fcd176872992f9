"""What end-game civ cards are worth: small data that scoring reads."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.games.planet_unknown.board import PATCHES
from planetfall.games.planet_unknown.state import Player


class Worth:
    """Points or rates of an end-game card; a subclass overrides what it changes."""

    def points(self, player: Player) -> int:
        """Points of its own."""
        return 0

    def lifepod_value(self) -> int:
        """What each lifepod in the scoring area scores because of it."""
        return 1

    def meteorite_set(self) -> int:
        """How many cards of the meteorite set this is."""
        return 0

    def commerce_set(self) -> int:
        """How many cards of the commerce set this is."""
        return 0


@dataclass(frozen=True)
class Points(Worth):
    """A fixed number of points."""

    amount: int

    def points(self, player: Player) -> int:
        return self.amount


@dataclass(frozen=True)
class PointsPerPatch(Worth):
    """Points for each biomass patch on the planet."""

    amount: int = 1

    def points(self, player: Player) -> int:
        return self.amount * player.board.number(PATCHES)


@dataclass(frozen=True)
class LifepodValue(Worth):
    """Lifepods in the scoring area score so much each."""

    amount: int

    def lifepod_value(self) -> int:
        return self.amount


@dataclass(frozen=True)
class MeteoriteSet(Worth):
    """With more cards of this set three meteorites score more."""

    def meteorite_set(self) -> int:
        return 1


@dataclass(frozen=True)
class CommerceSet(Worth):
    """Cards of this set score together."""

    def commerce_set(self) -> int:
        return 1

"""What cards count, need, wait for and change: stations, new tags, cheaper trade."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Frame
from planetfall.core.modifiers import Modifier
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.terraforming_mars.components.card import CARDS, Requirement, Trigger, Worth
from planetfall.games.terraforming_mars.components.terms import ANYONE, OWNER, TAGS
from planetfall.games.terraforming_mars.effects.counts import MarsCount
from planetfall.games.terraforming_mars.effects.triggers import TAG_PLAYED
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import (
    STATION_BUILT,
    TOO_FEW_STATIONS,
    TOO_MANY_STATIONS,
    TRACK_STEPS,
    TRADE_DISCOUNT,
)
from planetfall.games.terraforming_mars.expansions.colonies.state import all_stations, own_stations
from planetfall.games.terraforming_mars.expansions.colonies.stations import COLONIES_BIT
from planetfall.games.terraforming_mars.state import Mars


@dataclass(frozen=True)
class Stations(MarsCount):
    """Own stations, or those of everybody."""

    whose: int = OWNER

    def value(self, game: Mars, frame: Frame) -> int:
        return all_stations(game) if self.whose == ANYONE else own_stations(game, frame.seat)

    def reads(self) -> int:
        return COLONIES_BIT


@dataclass(frozen=True)
class StationsAtLeast(Requirement):
    """So many own stations or more."""

    least: int = 1

    def obstacle(self, game: Mars, seat: int, slack: int) -> int:
        had = own_stations(game, seat)
        return POSSIBLE if had >= self.least else pack(TOO_FEW_STATIONS, 0, self.least, had)


@dataclass(frozen=True)
class StationsAtMost(Requirement):
    """So many own stations or fewer."""

    most: int

    def obstacle(self, game: Mars, seat: int, slack: int) -> int:
        had = own_stations(game, seat)
        return POSSIBLE if had <= self.most else pack(TOO_MANY_STATIONS, 0, self.most, had)


@dataclass(frozen=True)
class PerStation(Worth):
    """A point for every `each` stations of anybody."""

    each: int = 1

    def points(self, game: Mars, seat: int, card: int) -> int:
        return all_stations(game) // self.each


@dataclass(frozen=True)
class StationBuilt(Trigger):
    """A station is built, however."""

    def event(self) -> int:
        return STATION_BUILT

    def times(self, game: Mars, owner: int, actor: int, what: int, more: int) -> int:
        return 1


@dataclass(frozen=True)
class NewTag(Trigger):
    """Once for every kind of tag that shows for the first time; events never count."""

    def event(self) -> int:
        return TAG_PLAYED

    def times(self, game: Mars, owner: int, actor: int, what: int, more: int) -> int:
        card = CARDS[what]
        if card.is_event():
            return 0
        tags = game.kit(owner).tags
        found = 0
        for tag in range(TAGS):
            # The card lies in play already: no other one shows the tag.
            if card.tag_counts[tag] and tags[tag] == card.tag_counts[tag]:
                found += 1
        return found


@dataclass(frozen=True)
class TradeDiscount(Modifier):
    """Trade costs `off` units less, in whatever it is paid."""

    off: int = 1

    def kind(self) -> int:
        return TRADE_DISCOUNT

    def amount(self) -> int:
        return self.off


@dataclass(frozen=True)
class TrackSteps(Modifier):
    """Before a trade the marker may move up by `steps`."""

    steps: int = 1

    def kind(self) -> int:
        return TRACK_STEPS

    def amount(self) -> int:
        return self.steps

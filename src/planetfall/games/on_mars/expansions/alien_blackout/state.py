"""The shared area of Blackout: the time marker, outage tokens, damage cards, completed goals."""

from __future__ import annotations

from typing import Final

from planetfall.core.fields import BY_SEAT, Field, Fields
from planetfall.core.wording import PLAIN, ByPlace, Named, Owned
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.components.names import SHELTER
from planetfall.games.on_mars.expansions.alien.time_track import TIME_FIELD, Timed
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import DAMAGE_IDS
from planetfall.games.on_mars.expansions.alien_blackout.components.tables import (
    OUTAGE_TOKENS,
    START_TIME,
)
from planetfall.games.on_mars.packing import FIRST_MARKER
from planetfall.games.on_mars.player import NOTHING
from planetfall.games.on_mars.state import HEX_PLACES, Colony, building_of, shelter_of

# `outages`, by hex.
NO_TOKEN: Final = 0
DAMAGED: Final = 1
"""An outage token."""
DISABLED: Final = 2
"""This + seat: an outage token with a lying colonist of that player."""
OUTAGE_NAMES: Final = ["-", "token", *[f"colonist_{seat}" for seat in range(4)]]

FIELDS: Final = Fields(
    TIME_FIELD,
    Field("outages", words=ByPlace(HEX_PLACES, Owned(OUTAGE_NAMES))),
    Field("shown", words=Named(DAMAGE_IDS)),
    Field("last", words=Named(["-", *DAMAGE_IDS])),
    Field("completed", words=PLAIN, seat=BY_SEAT),
)


class Blackout(Timed):
    """What lies on the table beside the base game."""

    __slots__ = ("completed", "last", "outages", "shown")

    def __init__(self) -> None:
        super().__init__()
        self.outages: list[int] = NOTHING
        """By hex: `NO_TOKEN`, `DAMAGED` or `DISABLED` + the owner of the lying colonist."""
        self.shown: list[int] = NOTHING
        """Damage cards turned up since the last shuffle; the others are in the deck."""
        self.last: int = 0
        """1 + the damage card turned up last."""
        self.completed: list[int] = NOTHING
        """By seat: mask of the Private Goals completed in earlier turns; the one of this turn is
        still the player's `goal`."""

    def declared(self) -> Fields:
        return FIELDS

    def clone(self) -> Blackout:
        other = Blackout()
        other.time = self.time
        other.outages = self.outages
        other.shown = self.shown
        other.last = self.last
        other.completed = self.completed
        return other

    # Small readings.

    def disabled(self) -> list[int]:
        """The hexes of disabled buildings."""
        return [place for place in range(HEXES) if self.outages[place] >= DISABLED]

    def damaged(self) -> list[int]:
        """The hexes of damaged buildings that still work."""
        return [place for place in range(HEXES) if self.outages[place] == DAMAGED]

    def tokens_left(self) -> int:
        """Outage tokens in the supply."""
        return OUTAGE_TOKENS - (HEXES - self.outages.count(NO_TOKEN))

    def lying(self, seat: int) -> int:
        """How many colonists of a player lie on outage tokens."""
        return self.outages.count(DISABLED + seat)


def fresh(seats: int) -> Blackout:
    """The area at the start of the game."""
    area = Blackout()
    area.time = START_TIME[seats]
    area.outages = [NO_TOKEN] * HEXES
    area.shown = []
    area.completed = [0] * seats
    return area


def area_of(game: Colony) -> Blackout:
    """The area of the chapter in a position of it."""
    area = game.extras[0]
    assert isinstance(area, Blackout)
    return area


def is_blackout(game: Colony) -> bool:
    """Whether the chapter is played."""
    return bool(game.extras) and isinstance(game.extras[0], Blackout)


def plain_buildings(game: Colony, building: int) -> list[int]:
    """The hexes of buildings of a type without outage token or marker (OMA-14.03)."""
    outages = area_of(game).outages
    return [
        place
        for place in range(HEXES)
        if game.land[place] > 0
        and building_of(game.land[place]) == building
        and outages[place] == NO_TOKEN
        and game.tops[place] < FIRST_MARKER
    ]


def damaged_buildings(game: Colony, building: int) -> list[int]:
    """The hexes of damaged buildings of a type (OMA-14.04)."""
    return [place for place in area_of(game).damaged() if building_of(game.land[place]) == building]


def plain_shelters(game: Colony, seat: int) -> list[int]:
    """The hexes of a player's plain Shelters."""
    code = shelter_of(seat)
    return [place for place in plain_buildings(game, SHELTER) if game.land[place] == code]


def disabled_shelters(game: Colony, seat: int) -> int:
    """How many of a player's Shelters are disabled."""
    return game.land.count(-shelter_of(seat))


def completed_goals(game: Colony, seat: int) -> list[int]:
    """The Private Goals that a player has completed, the one of this turn last."""
    mask = area_of(game).completed[seat]
    found = [goal for goal in range(mask.bit_length()) if mask >> goal & 1]
    if game.players[seat].goal:
        found.append(game.players[seat].goal - 1)
    return found

"""The sub-state of the chapter: which colonists are infected or vaccinated, and where.

The base game counts colonists by place; this area says in which rooms those in Living Quarters are
and how many of each place are ill or immune. Lists go by seat: `SPOTS` entries a player. They are
shared by clones and never changed in place.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.fields import BY_SEAT, Field, Fields
from planetfall.core.wording import PLAIN, ByPlace, Members, Named
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.tables import START_QUARTERS
from planetfall.games.on_mars.expansions.alien.time_track import TIME_FIELD, Timed
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    CARD_IDS,
    PLACES,
    SPOTS,
    STATES,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.tables import ROOMS
from planetfall.games.on_mars.player import NOTHING
from planetfall.games.on_mars.state import Colony

_SEATS: Final = range(4)
_SPOT_NAMES: Final = [f"{seat}-{place}" for seat in _SEATS for place in [*PLACES, "supply"]]
_ROOM_NAMES: Final = [f"{seat}-{place}" for seat in _SEATS for place in PLACES[:ROOMS]]
_COMING_NAMES: Final = [f"{seat}-{state}" for seat in _SEATS for state in STATES]
_SPOTS: Final = ByPlace(Named(_SPOT_NAMES), PLAIN)
FIELDS: Final = Fields(
    TIME_FIELD,
    Field("rooms", words=ByPlace(Named(_ROOM_NAMES), PLAIN), seat=BY_SEAT, block=ROOMS),
    Field("ill", words=_SPOTS, seat=BY_SEAT, block=len(PLACES) + 1),
    Field("immune", words=_SPOTS, seat=BY_SEAT, block=len(PLACES) + 1),
    Field(
        "coming",
        words=ByPlace(Named(_COMING_NAMES), PLAIN),
        seat=BY_SEAT,
        block=len(STATES),
    ),
    Field("ill_mines", words=Members(HEX_NAMES)),
    Field("immune_mines", words=Members(HEX_NAMES)),
    Field("vaccines"),
    Field("shown", words=Named(CARD_IDS)),
    Field("missions"),
    Field("met"),
)


class Outbreak(Timed):
    """The shared area of the chapter."""

    __slots__ = FIELDS.names[1:]

    def __init__(self) -> None:
        super().__init__()
        self.rooms: list[int] = NOTHING
        """Colonists in each room of Living Quarters, `ROOMS` entries a player."""
        self.ill: list[int] = NOTHING
        self.immune: list[int] = NOTHING
        self.coming: list[int] = NOTHING
        """By state: colonists on their way into Living Quarters, three entries a player."""
        self.ill_mines: int = 0
        """Mask of the hexes with an infected colonist."""
        self.immune_mines: int = 0
        self.vaccines: int = 0
        """Vaccines given."""
        self.shown: list[int] = NOTHING
        """Infection cards turned up since the last shuffle, in order."""
        self.missions: list[int] = NOTHING
        """1 + mission on places A and B, 0 before they are drawn."""
        self.met: int = 0
        """Mask of those two that are fulfilled."""

    def declared(self) -> Fields:
        return FIELDS

    def clone(self) -> Outbreak:
        other = Outbreak()
        other.time = self.time
        other.rooms = self.rooms
        other.ill = self.ill
        other.immune = self.immune
        other.coming = self.coming
        other.ill_mines = self.ill_mines
        other.immune_mines = self.immune_mines
        other.vaccines = self.vaccines
        other.shown = self.shown
        other.missions = self.missions
        other.met = self.met
        return other


def blank_outbreak(seats: int, time: int) -> Outbreak:
    """The area at the start of a game."""
    area = Outbreak()
    area.time = time
    area.rooms = [START_QUARTERS, *[0] * (ROOMS - 1)] * seats
    area.ill = [0] * (SPOTS * seats)
    area.immune = [0] * (SPOTS * seats)
    area.coming = [0] * (len(STATES) * seats)
    area.shown = []
    area.missions = [0, 0]
    return area


def outbreak(game: Colony) -> Outbreak:
    """The chapter's area of a position."""
    area = game.extras[0]
    assert isinstance(area, Outbreak)
    return area

"""The sub-state: which colonies are in play, their markers, stations and ships. All of it is open.

Lists run over all colonies by number, whether in play or not, so that nothing needs a look-up.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.area import Area
from planetfall.core.fields import A_SEAT, BY_SEAT, Field, Fields
from planetfall.core.wording import PLAIN, ByPlace, Named
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import COLONY_NAMES
from planetfall.games.terraforming_mars.state import NO_LIST, Mars

TILES: Final = 11
SITES: Final = 3
"""Fields for stations, the first of the track (TMC-1.04)."""
LAST_FIELD: Final = 6
START_FIELD: Final = 1
"""The highlighted second field (TMC-1.05)."""

COLONY_WORDS: Final = Named(COLONY_NAMES)
SITE_NAMES: Final = [f"{name}-{site + 1}" for name in COLONY_NAMES for site in range(SITES)]
FIELDS: Final = Fields(
    Field("tiles", words=COLONY_WORDS),
    Field("markers", words=ByPlace(COLONY_WORDS, PLAIN)),
    Field("stations", words=ByPlace(Named(SITE_NAMES), PLAIN), seat=A_SEAT),
    Field("ships", words=ByPlace(COLONY_WORDS, PLAIN), seat=A_SEAT),
    Field("fleets", seat=BY_SEAT),
)


class Colonies(Area):
    """Colony tiles and trade fleets on the table."""

    __slots__ = FIELDS.names

    def __init__(self) -> None:
        self.tiles: list[int] = NO_LIST
        """Colonies in play, sorted."""
        self.markers: list[int] = NO_LIST
        """Field of the white marker by colony, from 0; -1 where there is none."""
        self.stations: list[int] = NO_LIST
        """Owner of each field for a station, three by colony; -1 for nobody."""
        self.ships: list[int] = NO_LIST
        """Whose ship stands on each colony, -1 for none (TMC-5.05)."""
        self.fleets: list[int] = NO_LIST
        """Ships of each seat, at home and away."""

    def declared(self) -> Fields:
        return FIELDS

    def clone(self) -> Colonies:
        other = Colonies()
        other.tiles = self.tiles
        other.markers = self.markers
        other.stations = self.stations
        other.ships = self.ships
        other.fleets = self.fleets
        return other

    def built(self, colony: int) -> int:
        """How many stations stand in a colony; they fill its fields from the left (TMC-4.02)."""
        first = SITES * colony
        for site in range(SITES):
            if self.stations[first + site] < 0:
                return site
        return SITES

    def owns(self, seat: int, colony: int) -> int:
        """How many stations of a seat stand in a colony."""
        first = SITES * colony
        return self.stations[first : first + SITES].count(seat)

    def ships_home(self, seat: int) -> int:
        """Ships of a seat on the trade fleets tile."""
        return self.fleets[seat] - self.ships.count(seat)


def fresh_colonies(seats: int) -> Colonies:
    """Nothing laid out, one ship for everybody (TMC-2.01)."""
    area = Colonies()
    area.tiles = []
    area.markers = [-1] * TILES
    area.stations = [-1] * (TILES * SITES)
    area.ships = [-1] * TILES
    area.fleets = [1] * seats
    return area


def colonies_of(game: Mars) -> Colonies:
    """The sub-state of a game that is played with the expansion."""
    for area in game.extras:
        if isinstance(area, Colonies):
            return area
    raise TypeError("this game is played without colonies")


def own_stations(game: Mars, seat: int) -> int:
    """Stations of a seat in all colonies."""
    return colonies_of(game).stations.count(seat)


def all_stations(game: Mars) -> int:
    """Stations of everybody."""
    stations = colonies_of(game).stations
    return len(stations) - stations.count(-1)

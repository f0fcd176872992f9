"""Building stations, by standard project or by card (TMC-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.combinators import push_any_order
from planetfall.core.effect import Frame
from planetfall.core.lists import changed, grown
from planetfall.core.reasons import NOT_OFFERED, POSSIBLE, pack
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.changes import heard, production_floor
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import MC
from planetfall.games.terraforming_mars.effects.basic import Produce
from planetfall.games.terraforming_mars.effects.combine import MarsEffect
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import (
    ASLEEP,
    NOT_LAID_OUT,
    NOWHERE_TO_BUILD,
    STATION,
    STATION_BUILT,
    STATION_THERE,
    STATIONS_FULL,
)
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import COLONY_TILES
from planetfall.games.terraforming_mars.expansions.colonies.state import (
    SITES,
    TILES,
    Colonies,
    colonies_of,
)
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import KEYS
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.tableau import WHEN_BITS
from planetfall.games.terraforming_mars.vocabulary import PROJECT_NAMES

COLONIES_BIT: Final = 1 << 40
"""Stations and markers, in the masks of what effects read and write."""
STATION_PRICE: Final = 17
BUILD_COLONY: Final = "build_colony"
"""The word of the standard project (TMC-1.02)."""


def station_project() -> int:
    """The number of the standard project among all."""
    return PROJECT_NAMES.index(BUILD_COLONY)


def no_site(area: Colonies, seat: int, colony: int, again: bool) -> int:
    """`POSSIBLE` if `seat` may build in a colony, else the reason."""
    if colony not in area.tiles:
        return pack(NOT_LAID_OUT, colony)
    if area.markers[colony] < 0:
        return pack(ASLEEP, colony)
    # TMC-4.10: three in all, whatever a card allows.
    if area.built(colony) >= SITES:
        return pack(STATIONS_FULL, colony)
    if not again and area.owns(seat, colony):
        return pack(STATION_THERE, colony)
    return POSSIBLE


def put_station(game: Mars, seat: int, colony: int, source: int) -> None:
    """A station on the first free field: its bonus and all that hears of it."""
    area = colonies_of(game)
    site = area.built(colony)
    area.stations = changed(area.stations, SITES * colony + site, seat)
    # TMC-4.04: the marker gives way.
    if area.markers[colony] == site:
        area.markers = grown(area.markers, colony, 1)
    if game.events is not None:
        game.note(STATION, seat, colony, site, source)
    frames = [Frame(COLONY_TILES[colony].bonus[site], seat, source)]
    frames += heard(game, STATION_BUILT, seat, colony)
    push_any_order(game, frames, seat)


def income_after(game: Mars, seat: int, colony: int) -> int:
    """By how much a station in a colony lifts the builder's own M€ production."""
    lift = 0
    bonus = COLONY_TILES[colony].bonus[colonies_of(game).built(colony)]
    if isinstance(bonus, Produce):
        lift += bonus.mc
    for packed in game.kit(seat).listeners[STATION_BUILT]:
        do = CARDS[packed >> WHEN_BITS].when[packed & ((1 << WHEN_BITS) - 1)].do
        if isinstance(do, Produce):
            lift += do.mc
    return lift


@dataclass(frozen=True)
class BuildStation(MarsEffect):
    """Build a station: `colony:x`; with `again` also where one has a station already."""

    again: bool = False

    def sites(self, game: Mars, frame: Frame) -> list[int]:
        """Colonies where the player may build."""
        area = colonies_of(game)
        return [c for c in area.tiles if no_site(area, frame.seat, c, self.again) == POSSIBLE]

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        missing = self._missing(game, frame)
        found = self.sites(game, frame)
        if missing > 0:
            found = [c for c in found if income_after(game, frame.seat, c) >= missing]
        return [KEYS.colony + colony for colony in found]

    def _missing(self, game: Mars, frame: Frame) -> int:
        """M€ production that the station must bring for the rest of its card to be possible.

        Minority Refuge at -4 may be played for a station on Luna, and then only for that.
        """
        if not frame.source:
            return 0
        had = game.players[frame.seat].production[MC]
        for other in game.pending(frame.seat):
            lost = other.effect
            if other.source == frame.source and isinstance(lost, Produce) and lost.mc < 0:
                return production_floor(MC) - lost.mc - had
        return 0

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        put_station(game, frame.seat, option - KEYS.colony, frame.source)

    def why(self, game: Mars, frame: Frame) -> int:
        missing = self._missing(game, frame)
        if missing > 0:
            had = game.players[frame.seat].production[MC]
            return pack(reasons.PRODUCTION_TOO_LOW, MC, had + missing, had)
        return pack(NOWHERE_TO_BUILD)

    def refusal(self, game: Mars, frame: Frame, option: int) -> int:
        colony = option - KEYS.colony
        if not 0 <= colony < TILES:
            return pack(NOT_OFFERED)
        reason = no_site(colonies_of(game), frame.seat, colony, self.again)
        return reason if reason != POSSIBLE else self.why(game, frame)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        area = colonies_of(game)
        for colony in area.tiles:
            if no_site(area, frame.seat, colony, self.again) == POSSIBLE:
                return POSSIBLE
        return pack(NOWHERE_TO_BUILD)

    def reads(self, game: Mars, frame: Frame) -> int:
        return COLONIES_BIT

    def writes(self, game: Mars, frame: Frame) -> int:
        mask = COLONIES_BIT
        area = colonies_of(game)
        for colony in self.sites(game, frame):
            bonus = COLONY_TILES[colony].bonus[area.built(colony)]
            mask |= bonus.writes(game, frame)
        for seat in range(game.seats):
            for packed in game.kit(seat).listeners[STATION_BUILT]:
                card = packed >> WHEN_BITS
                do = CARDS[card].when[packed & ((1 << WHEN_BITS) - 1)].do
                mask |= do.writes(game, Frame(do, seat, card))
        return mask

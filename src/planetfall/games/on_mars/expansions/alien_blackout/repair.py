"""Completed missions and Private Goals: the time marker moves, a building may be repaired."""

from __future__ import annotations

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.components.names import MINE
from planetfall.games.on_mars.contracts import check_upgrade_contracts
from planetfall.games.on_mars.effects.displacement import clear_hex
from planetfall.games.on_mars.expansions.alien.team import WON_TOGETHER
from planetfall.games.on_mars.expansions.alien_blackout import log
from planetfall.games.on_mars.expansions.alien_blackout.state import (
    DAMAGED,
    DISABLED,
    NO_TOKEN,
    area_of,
)
from planetfall.games.on_mars.state import Colony, building_of
from planetfall.games.on_mars.stock import work
from planetfall.games.on_mars.vocabulary import HEX


def goal_reached(game: Colony, seat: int) -> None:
    """A mission or Private Goal is completed: one step of the time marker, and a repair.

    The game is won at once when the marker leaves space 1 (OMA-13.04, OMA-13.08).
    """
    area = area_of(game)
    area.time -= 1
    game.note(log.TIME_COUNTS_DOWN, seat, 0, area.time)
    if area.time == 0:
        game.note(log.BLACKOUT_WON, -1)
        game.decide(WON_TOGETHER)
    else:
        game.push(Frame(REPAIR, seat))


class Repair(Effect):
    """Repair a building if wanted: a disabled one becomes damaged, a damaged one plain.

    The colonist of a disabled building goes to its owner's Working Area; in a Mine it stands up.
    """

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        outages = area_of(game).outages
        options = [HEX + place for place in range(HEXES) if outages[place] != NO_TOKEN]
        if not options:
            return None
        options.append(DONE)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        place = option - HEX
        area = area_of(game)
        if area.outages[place] == DAMAGED:
            remove_token(game, place)
            building = building_of(game.land[place])
            game.note(log.BUILDING_REPAIRED, frame.seat, place, 0, building)
        else:
            self._revive(game, frame.seat, place)

    def _revive(self, game: Colony, seat: int, place: int) -> None:
        area = area_of(game)
        owner = area.outages[place] - DISABLED
        area.outages = changed(area.outages, place, DAMAGED)
        game.land = changed(game.land, place, -game.land[place])
        building = building_of(game.land[place])
        game.note(log.BUILDING_REVIVED, seat, place, building, owner)
        if building == MINE:
            game.tops = changed(game.tops, place, 1 + owner)
            clear_hex(game, place)
        else:
            work(game, owner, 1)
        check_upgrade_contracts(game)


REPAIR = Repair()


def remove_token(game: Colony, place: int) -> None:
    """Return the outage token of a hex to the supply."""
    area = area_of(game)
    area.outages = changed(area.outages, place, NO_TOKEN)


def upgraded(game: Colony, seat: int, place: int) -> None:
    """An upgrade removes the outage token of a damaged building (OMA-14.14)."""
    if area_of(game).outages[place] == DAMAGED:
        remove_token(game, place)
        game.note(log.UPGRADE_REPAIRS, seat, place, 0, building_of(game.land[place]))

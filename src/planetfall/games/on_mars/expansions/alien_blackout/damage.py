"""Damage: a card at the end of every turn, and what it does to buildings (section 14)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import changed, with_last
from planetfall.games.on_mars.components.names import MINE, SHELTER
from planetfall.games.on_mars.expansions.alien_blackout import log, streams
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import (
    ALIEN_CARD,
    DAMAGE_CARDS,
)
from planetfall.games.on_mars.expansions.alien_blackout.components.tables import DISABLED_LIMIT
from planetfall.games.on_mars.expansions.alien_blackout.state import (
    DAMAGED,
    DISABLED,
    area_of,
    damaged_buildings,
    disabled_shelters,
    plain_buildings,
    plain_shelters,
)
from planetfall.games.on_mars.expansions.alien_blackout.vocabulary import DAMAGE
from planetfall.games.on_mars.packing import IN_MINE
from planetfall.games.on_mars.state import Colony, building_of
from planetfall.games.on_mars.stock import leave
from planetfall.games.on_mars.vocabulary import HEX, SEAT_OF

LOST_DISABLED: Final = "lost_disabled"
LOST_NO_COLONIST: Final = "lost_no_colonist"


class TurnUp(Chance):
    """A damage card is turned up; the alien shuffles all cards, a building is struck."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.DAMAGE

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        shown = area_of(game).shown
        return [DAMAGE[card] for card in range(len(DAMAGE_CARDS)) if card not in shown]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        card = DAMAGE.index(option)
        area = area_of(game)
        area.last = 1 + card
        game.note(log.DAMAGE_CARD, frame.seat, card)
        if card == ALIEN_CARD:
            area.shown = []
            game.note(log.DAMAGE_SHUFFLED, -1)
        else:
            area.shown = with_last(area.shown, card)
            game.push(Frame(STRIKE, frame.seat, 0, DAMAGE_CARDS[card].building))


TURN_UP = TurnUp()


def struck_shelters(game: Colony) -> list[int]:
    """The Shelters of which one is struck where a card finds nothing else (OMA-14.16, OMA-14.17).

    A damaged one is disabled first; else it is the turn of the player with fewest disabled ones
    who still has a plain one.
    """
    damaged = damaged_buildings(game, SHELTER)
    if damaged:
        return damaged
    found: list[int] = []
    fewest = 99
    for seat in game.in_order():
        plain = plain_shelters(game, seat)
        if plain and disabled_shelters(game, seat) < fewest:
            fewest = disabled_shelters(game, seat)
            found = plain
    return found


def struck(game: Colony, building: int) -> list[int]:
    """The buildings of which one is struck by the card of a type: damaged ones before plain ones,
    Shelters where there is none of either."""
    return (
        damaged_buildings(game, building)
        or plain_buildings(game, building)
        or struck_shelters(game)
    )


class Strike(Effect):
    """The card of building `a` strikes; the active player chooses which building (OMA-14.21).

    `b` is 1 once it is told that Shelters are struck instead.
    """

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        building = frame.a
        places = struck(game, building)
        if not places:
            game.note(log.NOTHING_STRUCK, -1, building)
            return None
        if frame.b == 0 and building_of(game.land[places[0]]) != building:
            game.note(log.SHELTERS_STRUCK, -1, building)
            game.push(frame.step(building, 1))
            return None
        area = area_of(game)
        if area.outages[places[0]] != DAMAGED and area.tokens_left() == 0:
            game.note(log.NO_TOKEN_LEFT, -1, building)
            return None
        return [HEX + place for place in places]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        place = option - HEX
        area = area_of(game)
        if area.outages[place] != DAMAGED:
            area.outages = changed(area.outages, place, DAMAGED)
            game.note(log.BUILDING_DAMAGED, -1, place, 0, building_of(game.land[place]))
            return
        miner = game.tops[place] - 1
        if building_of(game.land[place]) == MINE and miner >= 0:
            game.tops = changed(game.tops, place, 0)
            disable(game, place, miner)
        else:
            game.push(Frame(SEND_COLONIST, frame.seat, 0, place))


STRIKE = Strike()


class SendColonist(Effect):
    """Choose whose colonist leaves Living Quarters for the outage token on hex `a`.

    The team loses if nobody has one there (OMA-13.02, OMA-14.24).
    """

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        place = frame.a
        options = [SEAT_OF + seat for seat in game.in_order() if game.players[seat].quarters]
        if not options:
            game.note(log.NOBODY_FOR_OUTAGE, -1, place)
            game.decide(LOST_NO_COLONIST)
            return None
        options.sort()
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        place = frame.a
        owner = option - SEAT_OF
        leave(game, owner, 1, IN_MINE + place)
        disable(game, place, owner)


SEND_COLONIST = SendColonist()


def disable(game: Colony, place: int, owner: int) -> None:
    """Lay a colonist on the outage token of a hex: the building is out of order (OMA-14.07)."""
    area = area_of(game)
    area.outages = changed(area.outages, place, DISABLED + owner)
    building = building_of(game.land[place])
    game.land = changed(game.land, place, -game.land[place])
    game.note(log.BUILDING_DISABLED, -1, place, building, owner)
    count = len(area.disabled())
    if count >= DISABLED_LIMIT:
        game.note(log.BLACKOUT_SPREADS, -1, 0, count)
        game.decide(LOST_DISABLED)

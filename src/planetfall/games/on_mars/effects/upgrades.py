"""Upgrading buildings to Advanced Buildings with own Blueprints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.blueprint_types import LEVELS, UPGRADES
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.components.names import (
    MINERAL,
    UPGRADE_TECH,
)
from planetfall.games.on_mars.components.tables import LARGE_COMPLEX
from planetfall.games.on_mars.contracts import check_upgrade_contracts
from planetfall.games.on_mars.effects.displacement import clear_hex
from planetfall.games.on_mars.effects.gains import boost
from planetfall.games.on_mars.extension import (
    EVENT_UPGRADE,
)
from planetfall.games.on_mars.interrupt import offer_interruptions, takes_interruption
from planetfall.games.on_mars.missions import happened
from planetfall.games.on_mars.packing import (
    BEGUN,
    FIRST_MARKER,
    IN_MINE,
    TECH_USED,
    marker_of,
    steps_left,
)
from planetfall.games.on_mars.payment import cost_of, pay
from planetfall.games.on_mars.reasons import NO_BLUEPRINT, NOT_ENOUGH
from planetfall.games.on_mars.state import Colony, code_of
from planetfall.games.on_mars.stock import house
from planetfall.games.on_mars.tech import owners_of, use_tech
from planetfall.games.on_mars.terrain import complex_size, zone
from planetfall.games.on_mars.vocabulary import BLUEPRINT, BOOST, HEX, SEAT_OF

PRICE: Final = cost_of(MINERAL)
EVERY_HEX: Final = list(range(HEXES))


def price_of(game: Colony, seat: int, blueprint: int) -> int:
    """Minerals that an upgrade with a Blueprint costs."""
    return game.setting.upgrade_price(game, seat, blueprint) if game.setting.prices else 1


def upgradable(game: Colony, seat: int, blueprint: int, places: list[int]) -> list[int]:
    """Those of some hexes whose building a Blueprint of this player could upgrade."""
    code = code_of(UPGRADES[blueprint], seat)
    found: list[int] = []
    for place in places:
        if game.land[place] == code and game.tops[place] < FIRST_MARKER:
            if game.barred and game.barred >> place & 1:
                continue
            if LEVELS[blueprint] == 1 or complex_size(game, place) >= LARGE_COMPLEX:
                found.append(place)
    return found


@dataclass(frozen=True)
class Upgrade(Effect):
    """Upgrade up to `amount` buildings in the zones of own bots, a mineral each.

    `free` leaves out the mineral, `anywhere` the zones; with `tech` one Upgrade Tech tile allows
    as many more as its level, with `boost` each colonist one more.
    """

    amount: int = 1
    free: bool = False
    anywhere: bool = False
    tech: bool = False
    boost: bool = False

    def _usable(self, game: Colony, seat: int) -> list[int]:
        player = game.players[seat]
        found: list[int] = []
        if not self.free and player.storage[MINERAL] == 0:
            return found
        places: list[int] = []
        for blueprint in player.blueprints:
            if player.built >> blueprint & 1:
                continue
            if not self.free and player.storage[MINERAL] < price_of(game, seat, blueprint):
                continue
            if game.setting.chooses_sites and not game.setting.may_upgrade(game, seat, blueprint):
                continue
            if not places:
                places = EVERY_HEX if self.anywhere else zone(game, seat)
            if upgradable(game, seat, blueprint, places):
                found.append(BLUEPRINT[blueprint])
        return found

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        found = self._usable(game, frame.seat)
        if frame.a == 0:
            return found
        if not found:
            return None
        options: list[int] = []
        if steps_left(frame.a):
            options = found
        else:
            if self.tech and not frame.a & TECH_USED:
                options = owners_of(game, UPGRADE_TECH)
            if self.boost and game.players[frame.seat].hands():
                options.append(BOOST)
        if not options:
            return None
        options.append(DONE)
        offer_interruptions(game, frame, options)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        left = steps_left(frame.a, self.amount)
        flags = frame.a & TECH_USED | BEGUN
        if option == BOOST:
            game.push(frame.step(flags + 1))
            boost(game, frame.seat)
        elif option in BLUEPRINT:
            game.push(frame.step(flags + left - 1))
            mode = int(self.anywhere) + 2 * int(self.free)
            game.push(Frame(CHOOSE_BUILDING, frame.seat, mode, BLUEPRINT.index(option)))
        elif option != DONE and not takes_interruption(game, frame, option):
            owner = option - SEAT_OF
            use_tech(game, frame.seat, owner, UPGRADE_TECH)
            level = game.players[owner].level(UPGRADE_TECH)
            game.push(frame.step((flags | TECH_USED) + level))

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if frame.a or self._usable(game, frame.seat):
            return POSSIBLE
        player = game.players[frame.seat]
        if not self.free and player.storage[MINERAL] == 0:
            return pack(NOT_ENOUGH, MINERAL, 1, 0)
        if not self.free:
            for blueprint in player.blueprints:
                price = price_of(game, frame.seat, blueprint)
                if not player.built >> blueprint & 1 and player.storage[MINERAL] < price:
                    return pack(NOT_ENOUGH, MINERAL, price, player.storage[MINERAL])
        return pack(NO_BLUEPRINT)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


class ChooseBuilding(Effect):
    """Choose the building that Blueprint `a` upgrades; source: 1 anywhere, 2 free."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        blueprint = frame.a
        places = EVERY_HEX if frame.source & 1 else zone(game, frame.seat)
        return [HEX + place for place in upgradable(game, frame.seat, blueprint, places)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        blueprint = frame.a
        game.push(Frame(MARK, frame.seat, 0, blueprint, option - HEX))
        if not frame.source & 2:
            pay(game, frame.seat, PRICE * price_of(game, frame.seat, blueprint))


CHOOSE_BUILDING = ChooseBuilding()


class Mark(Effect):
    """Put the marker of Blueprint `a` on the building on hex `b`, clearing it of pieces."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        blueprint = frame.a
        place = frame.b
        miner = game.tops[place] - 1
        game.tops = changed(game.tops, place, marker_of(blueprint, frame.seat))
        game.players[frame.seat].built |= 1 << blueprint
        game.note(log.UPGRADED, frame.seat, place, 0, blueprint)
        check_upgrade_contracts(game)
        happened(game, EVENT_UPGRADE, frame.seat, place)
        clear_hex(game, place)
        if miner >= 0:
            game.note(log.MINER_RETURNS, miner, place)
            house(game, miner, 1, IN_MINE + place)
        return None


MARK = Mark()

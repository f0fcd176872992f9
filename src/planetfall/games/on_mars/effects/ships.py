"""Welcoming ships."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.names import PLANT, SHIP_TECH, WATER
from planetfall.games.on_mars.components.tables import SHIPS
from planetfall.games.on_mars.effects.gains import PLACE_BOT, boost
from planetfall.games.on_mars.extension import SHIP_WELCOMED
from planetfall.games.on_mars.interrupt import offer_interruptions, takes_interruption
from planetfall.games.on_mars.packing import BEGUN, TECH_USED, steps_left
from planetfall.games.on_mars.payment import cost_of, pay, shortage
from planetfall.games.on_mars.reasons import NO_SHIP, SHIP_LIMIT
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.stock import gain_colonists
from planetfall.games.on_mars.tech import owners_of, use_tech
from planetfall.games.on_mars.vocabulary import BOOST, CREW, SEAT_OF, SHIP

PRICE: Final = cost_of(PLANT) + cost_of(WATER)


@dataclass(frozen=True)
class WelcomeShip(Effect):
    """Move a ship from the Depot to the Hangar for a plant and a water; it brings a crew.

    `extra` colonists come with each ship; with `tech` one Ship Tech tile allows as many more ships
    as its level, with `boost` each colonist (none gained in this turn) one more.
    """

    extra: int = 0
    free: bool = False
    tech: bool = False
    boost: bool = False

    def _missing(self, game: Colony, seat: int) -> int:
        player = game.players[seat]
        if player.ships == 0:
            return pack(NO_SHIP)
        if player.ships_removed() >= game.level:
            return pack(SHIP_LIMIT, 0, player.ships_removed() + 1, game.level)
        return POSSIBLE if self.free else shortage(player.storage, PRICE)

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        if self._missing(game, frame.seat) != POSSIBLE:
            return [] if frame.a == 0 else None
        ships = [SHIP + k for k in range(SHIPS) if player.ships >> k & 1]
        if frame.a == 0:
            return ships
        options: list[int] = []
        if steps_left(frame.a):
            options = ships
        else:
            if self.tech and not frame.a & TECH_USED:
                options = owners_of(game, SHIP_TECH)
            if self.boost and player.hands() > player.fresh:
                options.append(BOOST)
        if not options:
            return None
        options.append(DONE)
        offer_interruptions(game, frame, options)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        left = steps_left(frame.a, 1)
        flags = frame.a & TECH_USED | BEGUN
        if option == BOOST:
            game.push(frame.step(flags + 1))
            boost(game, frame.seat)
        elif SHIP <= option < SHIP + SHIPS:
            game.push(frame.step(flags + left - 1))
            game.push(Frame(CHOOSE_CREW, frame.seat, 0, self.extra))
            player = game.players[frame.seat]
            player.ships &= ~(1 << option - SHIP)
            player.hangar += 1
            game.note(log.SHIP_WELCOMED, frame.seat, option - SHIP)
            game.setting.tell(game, SHIP_WELCOMED, frame.seat)
            if not self.free:
                pay(game, frame.seat, PRICE)
        elif option != DONE and not takes_interruption(game, frame, option):
            owner = option - SEAT_OF
            use_tech(game, frame.seat, owner, SHIP_TECH)
            level = game.players[owner].level(SHIP_TECH)
            game.push(frame.step((flags | TECH_USED) + level))

    def obstacle(self, game: Colony, frame: Frame) -> int:
        return POSSIBLE if frame.a else self._missing(game, frame.seat)

    def why(self, game: Colony, frame: Frame) -> int:
        return self._missing(game, frame.seat)


class ChooseCrew(Effect):
    """The ship brings a colonist and a bot, or two colonists, and `a` more colonists."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if game.players[frame.seat].bots_left == 0:
            return [CREW + 1]
        return [CREW, CREW + 1]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        extra = frame.a
        if option == CREW:
            game.push(Frame(PLACE_BOT, frame.seat))
            gain_colonists(game, frame.seat, 1 + extra)
        else:
            gain_colonists(game, frame.seat, 2 + extra)


CHOOSE_CREW = ChooseCrew()

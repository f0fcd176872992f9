"""Taking colonists back."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars.components.names import PLACES, WORKING_AREA
from planetfall.games.on_mars.interrupt import offer_interruptions, takes_interruption
from planetfall.games.on_mars.packing import BEGUN, steps_left
from planetfall.games.on_mars.reasons import NO_COLONIST_AWAY
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.stock import retrieve
from planetfall.games.on_mars.vocabulary import RETRIEVE


@dataclass(frozen=True)
class Retrieve(Effect):
    """Take back up to `amount` own colonists from action slots or the Working Area, one by one.

    `a`: how many are still to come (`steps_left`); `b`: the last place, since picks ascend.
    """

    amount: int
    slots: bool = True
    working: bool = True

    def _places(self, game: Colony, seat: int) -> list[int]:
        player = game.players[seat]
        found: list[int] = []
        if self.slots:
            found = [RETRIEVE + k for k in range(WORKING_AREA) if player.slots[k]]
        if self.working and player.working:
            found.append(RETRIEVE + WORKING_AREA)
        return found

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        found = self._places(game, frame.seat)
        if frame.a == 0:
            return found
        if frame.a == BEGUN:
            return None
        options = [option for option in found if option - RETRIEVE >= frame.b]
        options.append(DONE)
        offer_interruptions(game, frame, options)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if RETRIEVE <= option < RETRIEVE + len(PLACES):
            left = steps_left(frame.a, self.amount)
            place = option - RETRIEVE
            game.push(frame.step(BEGUN + left - 1, place))
            retrieve(game, frame.seat, place, 1)
        else:
            takes_interruption(game, frame, option)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if frame.a or self._places(game, frame.seat):
            return POSSIBLE
        return pack(NO_COLONIST_AWAY)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)

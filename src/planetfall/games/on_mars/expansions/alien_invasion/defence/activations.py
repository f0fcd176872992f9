"""The frame of a defence building whose pieces are activated: Sentry Bots and the Exosuit."""

from __future__ import annotations

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import NO_WAY, POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import ACTIVATIONS
from planetfall.games.on_mars.expansions.alien_invasion.defence.tech import (
    begun,
    borrow,
    is_lender,
    lenders,
    own_level,
)
from planetfall.games.on_mars.interrupt import offer_interruptions, takes_interruption
from planetfall.games.on_mars.packing import steps_left
from planetfall.games.on_mars.state import Colony


class Activations(Effect):
    """Up to two activations and as many more as a technology allows, own or borrowed.

    `a`: how many are still to come (`steps_left`). Subclasses say what an activation does.
    """

    def tech(self) -> int:
        """The technology that allows more of them."""
        raise TypeError(f"{type(self).__name__} names no technology")

    def offers(self, game: Colony, left: int) -> list[int]:
        """The activations that are possible with so many left."""
        raise TypeError(f"{type(self).__name__} offers nothing")

    def activate(self, game: Colony, seat: int, option: int) -> None:
        """Carry one out."""
        raise TypeError(f"{type(self).__name__} does nothing")

    def is_forced(self, game: Colony) -> bool:
        """Whether nothing but the offered activations is allowed, not even to borrow."""
        return False

    def may_stop(self, game: Colony) -> bool:
        """Whether all pieces may stay where they are."""
        return True

    def left(self, game: Colony, frame: Frame) -> int:
        """How many activations are left."""
        return steps_left(frame.a, ACTIVATIONS + own_level(game, frame.seat, self.tech()))

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        left = self.left(game, frame)
        if left == 0:
            return None
        options = self.offers(game, left)
        if self.is_forced(game):
            return options
        if frame.a == 0:
            options += lenders(game, frame.seat, self.tech())
        elif self.may_stop(game):
            options.append(DONE)
            offer_interruptions(game, frame, options)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if is_lender(game, option):
            level = borrow(game, frame.seat, option, self.tech())
            game.push(frame.step(begun(ACTIVATIONS + level)))
            return
        if option == DONE or takes_interruption(game, frame, option):
            return
        game.push(frame.step(begun(self.left(game, frame) - 1)))
        self.activate(game, frame.seat, option)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if frame.a or self.resolve(game, frame):
            return POSSIBLE
        return pack(NO_WAY)

"""Obtaining Blueprints from the display."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed, with_last
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.blueprint_types import UPGRADES
from planetfall.games.on_mars.components.names import PRODUCT_OF
from planetfall.games.on_mars.effects.gains import boost
from planetfall.games.on_mars.extension import EVENT_BLUEPRINT
from planetfall.games.on_mars.interrupt import offer_interruptions, takes_interruption
from planetfall.games.on_mars.missions import happened
from planetfall.games.on_mars.packing import BEGUN, steps_left
from planetfall.games.on_mars.reasons import EMPTY_DISPLAY, NO_MARKER
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.stock import gain
from planetfall.games.on_mars.vocabulary import BLUEPRINT, BOOST


@dataclass(frozen=True)
class TakeBlueprint(Effect):
    """Take up to `amount` Blueprints from the display; with `boost`, one more per colonist.

    `a`: how many are still to come (`steps_left`).
    """

    amount: int = 1
    boost: bool = False

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        possible = self._missing(game, frame) == POSSIBLE
        if not possible:
            return [] if frame.a == 0 else None
        left = steps_left(frame.a, self.amount)
        options: list[int] = []
        if left:
            options = [BLUEPRINT[card - 1] for card in game.display if card]
        elif self.boost and game.players[frame.seat].hands():
            options = [BOOST]
        if frame.a:
            if not options:
                return None
            options.append(DONE)
            offer_interruptions(game, frame, options)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        left = steps_left(frame.a, self.amount)
        if option == BOOST:
            game.push(frame.step(BEGUN + 1))
            boost(game, frame.seat)
        elif option in BLUEPRINT:
            game.push(frame.step(BEGUN + left - 1))
            take_blueprint(game, frame.seat, BLUEPRINT.index(option))
        else:
            takes_interruption(game, frame, option)

    def _missing(self, game: Colony, frame: Frame) -> int:
        if game.players[frame.seat].markers_left() == 0:
            return pack(NO_MARKER)
        for card in game.display:
            if card:
                return POSSIBLE
        return pack(EMPTY_DISPLAY)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        return POSSIBLE if frame.a else self._missing(game, frame)

    def why(self, game: Colony, frame: Frame) -> int:
        return self._missing(game, frame)


def take_blueprint(game: Colony, seat: int, blueprint: int) -> None:
    """Take a card from the display: its item is gained, a marker is laid on it (OM-9.01)."""
    place = game.display.index(blueprint + 1)
    game.display = changed(game.display, place, 0)
    player = game.players[seat]
    player.blueprints = with_last(player.blueprints, blueprint)
    game.note(log.BLUEPRINT_TAKEN, seat, blueprint)
    happened(game, EVENT_BLUEPRINT, seat, blueprint)
    gain(game, seat, PRODUCT_OF[UPGRADES[blueprint]], 1)

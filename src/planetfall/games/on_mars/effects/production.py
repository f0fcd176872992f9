"""Production of Advanced Buildings and miners."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.components.names import ITEMS, MINERAL, PRODUCT_OF
from planetfall.games.on_mars.effects.gains import boost, can_keep
from planetfall.games.on_mars.interrupt import offer_interruptions, takes_interruption
from planetfall.games.on_mars.packing import FIRST_MARKER, owner_of
from planetfall.games.on_mars.reasons import NOTHING_PRODUCES
from planetfall.games.on_mars.state import Colony, building_of
from planetfall.games.on_mars.stock import gain
from planetfall.games.on_mars.vocabulary import TAKE


def output(game: Colony, seat: int) -> list[int]:
    """What a player's Advanced Buildings and miners produce, by item."""
    made = [0] * len(ITEMS)
    for place in range(HEXES):
        top = game.tops[place]
        if top == 1 + seat and not game.idle_mines >> place & 1:
            made[MINERAL] += 1
        elif top >= FIRST_MARKER and owner_of(top) == seat:
            made[PRODUCT_OF[building_of(game.land[place])]] += 1
    return made


def produce(game: Colony, seat: int) -> None:
    """Everything a player has on the map produces once (OM-30.01 to OM-30.03)."""
    made = output(game, seat)
    for item in range(len(ITEMS)):
        if made[item]:
            game.note(log.PRODUCED, seat, item, made[item])
            gain(game, seat, item, made[item])


@dataclass(frozen=True)
class Produce(Effect):
    """All own Advanced Buildings and miners produce; with `boost`, each colonist lets one of them
    produce again. `a` is 1 once that is done."""

    boost: bool = False

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        made = output(game, frame.seat)
        if frame.a == 0:
            if sum(made) == 0:
                return []
            if self.boost:
                game.push(frame.step(1))
            produce(game, frame.seat)
            return None
        if game.players[frame.seat].hands() == 0:
            return None
        options = [
            TAKE[item]
            for item in range(len(ITEMS))
            if made[item] and can_keep(game, frame.seat, item)
        ]
        options.append(DONE)
        offer_interruptions(game, frame, options)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if option in TAKE:
            game.push(frame)
            boost(game, frame.seat)
            game.note(log.PRODUCED, frame.seat, TAKE.index(option), 1)
            gain(game, frame.seat, TAKE.index(option), 1)
        else:
            takes_interruption(game, frame, option)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if frame.a or sum(output(game, frame.seat)):
            return POSSIBLE
        return pack(NOTHING_PRODUCES)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)

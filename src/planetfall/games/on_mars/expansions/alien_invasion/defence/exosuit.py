"""Defense Exosuit: activations that place and move the suit and take soldiers off the map."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import NO_WAY, POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars.components.map import DIRECTIONS, DISTANCE, HEXES, NEXT
from planetfall.games.on_mars.expansions.alien.reasons import NO_TARGET, SOLDIER_FIRST
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.components.names import SUIT_TECH
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import ACTIVATIONS
from planetfall.games.on_mars.expansions.alien_invasion.defence import pieces
from planetfall.games.on_mars.expansions.alien_invasion.defence.pieces import THE_SUIT
from planetfall.games.on_mars.expansions.alien_invasion.defence.tech import (
    begun,
    borrow,
    is_lender,
    lenders,
    own_level,
)
from planetfall.games.on_mars.expansions.alien_invasion.soldiers import return_soldier
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.games.on_mars.expansions.alien_invasion.vocabulary import KEYS
from planetfall.games.on_mars.interrupt import offer_interruptions, takes_interruption
from planetfall.games.on_mars.packing import steps_left
from planetfall.games.on_mars.reasons import OCCUPIED, OFF_MAP
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.vocabulary import HEX

STEPS: Final = len(DIRECTIONS)


def needed(game: Colony, place: int) -> int:
    """Activations that the suit needs on a hex before it may stay there; -1: it may not at all."""
    if pieces.company(game, place) - (front_of(game).exosuit == place):
        return -1
    return 1 if place in commander_of(game).standing else 0


def can_end(game: Colony, place: int, left: int) -> bool:
    """Whether the suit, once it is on a hex, can end the action well with so many activations."""
    there = needed(game, place)
    if 0 <= there <= left:
        return True
    # An active soldier must be returned before it goes on (OMA-5.37).
    left -= int(place in commander_of(game).standing)
    far = DISTANCE[place]
    for other in range(HEXES):
        if 0 < far[other] <= left:
            there = needed(game, other)
            if there >= 0 and far[other] + there <= left:
                return True
    return False


class UseExosuit(Effect):
    """Up to two activations and as many more as Suit Tech allows (OMA-5.11).

    `a`: how many are still to come (`steps_left`).
    """

    def _left(self, game: Colony, frame: Frame) -> int:
        level = own_level(game, frame.seat, SUIT_TECH)
        return steps_left(frame.a, ACTIVATIONS + level)

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        left = self._left(game, frame)
        if left == 0:
            return None
        suit = front_of(game).exosuit
        options: list[int] = []
        if suit < 0:
            options += [HEX + place for place in pieces.entries(game)]
        elif suit in commander_of(game).standing:
            return [KEYS.return_soldier]
        else:
            for direction in range(STEPS):
                if self._step_obstacle(game, suit, direction, left) == POSSIBLE:
                    options.append(KEYS.suit + direction)
        rests = suit < 0 or needed(game, suit) == 0
        if frame.a == 0:
            options += lenders(game, frame.seat, SUIT_TECH)
        elif rests:
            options.append(DONE)
            offer_interruptions(game, frame, options)
        return options

    def _step_obstacle(self, game: Colony, origin: int, direction: int, left: int) -> int:
        """`POSSIBLE`, or why the suit cannot take a step."""
        place = NEXT[origin][direction]
        if place < 0:
            return pack(OFF_MAP)
        if can_end(game, place, left - 1):
            return POSSIBLE
        return pack(SOLDIER_FIRST if place in commander_of(game).standing else OCCUPIED)

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        seat = frame.seat
        if is_lender(game, option):
            level = borrow(game, seat, option, SUIT_TECH)
            game.push(frame.step(begun(ACTIVATIONS + level)))
            return
        if option == DONE or takes_interruption(game, frame, option):
            return
        game.push(frame.step(begun(self._left(game, frame) - 1)))
        suit = front_of(game).exosuit
        if option == KEYS.return_soldier:
            return_soldier(game, suit, seat)
        elif HEX <= option < HEX + HEXES:
            pieces.enter(game, THE_SUIT, option - HEX)
            game.note(log.SUIT_PLACED, seat, option - HEX)
        else:
            place = NEXT[suit][option - KEYS.suit]
            pieces.put_on(game, THE_SUIT, place)
            game.note(log.SUIT_MOVED, seat, place, 0, suit)
            if place in commander_of(game).stunned:
                return_soldier(game, place, seat)  # OMA-5.12

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        suit = front_of(game).exosuit
        if option == KEYS.return_soldier:
            return pack(NO_TARGET)
        if suit >= 0 and KEYS.suit <= option < KEYS.suit + STEPS:
            if suit in commander_of(game).standing:
                return pack(SOLDIER_FIRST)
            left = self._left(game, frame)
            return self._step_obstacle(game, suit, option - KEYS.suit, left)
        return super().refusal(game, frame, option)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if frame.a or self.resolve(game, frame):
            return POSSIBLE
        return pack(NO_WAY)

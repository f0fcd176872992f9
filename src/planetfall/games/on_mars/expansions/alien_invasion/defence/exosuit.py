"""Defense Exosuit: activations that place and move the suit and take soldiers off the map."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.on_mars.components.map import DIRECTIONS, DISTANCE, HEXES, NEXT
from planetfall.games.on_mars.expansions.alien.reasons import NO_TARGET, SOLDIER_FIRST
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.components.names import SUIT_TECH
from planetfall.games.on_mars.expansions.alien_invasion.defence import pieces
from planetfall.games.on_mars.expansions.alien_invasion.defence.activations import Activations
from planetfall.games.on_mars.expansions.alien_invasion.defence.pieces import THE_SUIT
from planetfall.games.on_mars.expansions.alien_invasion.soldiers import return_soldier
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.games.on_mars.expansions.alien_invasion.vocabulary import KEYS
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


class UseExosuit(Activations):
    """Activations of the suit (OMA-5.11)."""

    def tech(self) -> int:
        return SUIT_TECH

    def is_forced(self, game: Colony) -> bool:
        return front_of(game).exosuit in commander_of(game).standing

    def may_stop(self, game: Colony) -> bool:
        suit = front_of(game).exosuit
        return suit < 0 or needed(game, suit) == 0

    def offers(self, game: Colony, left: int) -> list[int]:
        suit = front_of(game).exosuit
        if suit < 0:
            return [HEX + place for place in pieces.entries(game)]
        if suit in commander_of(game).standing:
            return [KEYS.return_soldier]
        options: list[int] = []
        for direction in range(STEPS):
            if self._step_obstacle(game, suit, direction, left) == POSSIBLE:
                options.append(KEYS.suit + direction)
        return options

    def _step_obstacle(self, game: Colony, origin: int, direction: int, left: int) -> int:
        """`POSSIBLE`, or why the suit cannot take a step."""
        place = NEXT[origin][direction]
        if place < 0:
            return pack(OFF_MAP)
        if can_end(game, place, left - 1):
            return POSSIBLE
        return pack(SOLDIER_FIRST if place in commander_of(game).standing else OCCUPIED)

    def activate(self, game: Colony, seat: int, option: int) -> None:
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
            left = self.left(game, frame)
            return self._step_obstacle(game, suit, option - KEYS.suit, left)
        return super().refusal(game, frame, option)

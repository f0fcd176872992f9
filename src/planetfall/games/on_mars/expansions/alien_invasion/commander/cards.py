"""Alien Blueprints: obtaining, upgrading with and activating them (OMA-7.05, 7.12, 7.18)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.effects.displacement import clear_hex
from planetfall.games.on_mars.expansions.alien.reasons import (
    ALIEN_CARD_TAKEN,
    ALIEN_DISPLAY_EMPTY,
    CARD_FACE_DOWN,
    CARD_NOT_BUILT,
    NO_ALIEN_UPGRADE,
    NOT_THAT_BUILDING,
    SCIENTIST_THERE,
)
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.commander.buildings import (
    CODES,
    alien_hexes,
)
from planetfall.games.on_mars.expansions.alien_invasion.commander.powers import POWERS
from planetfall.games.on_mars.expansions.alien_invasion.commander.supply import gain_item
from planetfall.games.on_mars.expansions.alien_invasion.components.cards import GIVES, UPGRADES
from planetfall.games.on_mars.expansions.alien_invasion.components.names import ALIEN_CARDS
from planetfall.games.on_mars.expansions.alien_invasion.soldiers import refresh
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    BUILT,
    FACE_DOWN,
    IN_DISPLAY,
    OBTAINED,
    commander_of,
)
from planetfall.games.on_mars.expansions.alien_invasion.vocabulary import KEYS
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.vocabulary import HEX


def cards_in(game: Colony, state: int) -> list[int]:
    """The alien Blueprints in one of the states."""
    cards = commander_of(game).cards
    return [card for card in range(len(ALIEN_CARDS)) if cards[card] == state]


class AlienObtain(Effect):
    """Move a Blueprint of the private display to the right of the panel and gain its item."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        return [KEYS.alien_card + card for card in cards_in(game, IN_DISPLAY)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        card = option - KEYS.alien_card
        commander = commander_of(game)
        commander.cards = changed(commander.cards, card, OBTAINED)
        game.note(log.CARD_OBTAINED, frame.seat, card)
        gain_item(game, GIVES[card])

    def obstacle(self, game: Colony, frame: Frame) -> int:
        return POSSIBLE if cards_in(game, IN_DISPLAY) else pack(ALIEN_DISPLAY_EMPTY)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        if KEYS.alien_card <= option < KEYS.alien_card + len(ALIEN_CARDS):
            return pack(ALIEN_CARD_TAKEN)
        return super().refusal(game, frame, option)


ALIEN_OBTAIN: Final = AlienObtain()


# Upgrading.


def upgrade_hexes(game: Colony, card: int) -> list[int]:
    """The alien buildings that a Blueprint could upgrade: of its type, each only once."""
    code = CODES[UPGRADES[card]]
    markers = commander_of(game).markers
    return [
        place for place in alien_hexes(game) if game.land[place] == code and place not in markers
    ]


class AlienUpgrade(Effect):
    """Upgrade an alien building with an obtained Blueprint, at no cost."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        return [KEYS.alien_card + card for card in self._usable(game)]

    def _usable(self, game: Colony) -> list[int]:
        return [card for card in cards_in(game, OBTAINED) if upgrade_hexes(game, card)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        game.push(Frame(CHOOSE_ALIEN_BUILDING, frame.seat, 0, option - KEYS.alien_card))

    def obstacle(self, game: Colony, frame: Frame) -> int:
        return POSSIBLE if self._usable(game) else pack(NO_ALIEN_UPGRADE)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


ALIEN_UPGRADE: Final = AlienUpgrade()


class ChooseAlienBuilding(Effect):
    """Choose the building that the alien Blueprint `a` upgrades."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        card = frame.a
        return [HEX + place for place in upgrade_hexes(game, card)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        card = frame.a
        place = option - HEX
        commander = commander_of(game)
        commander.cards = changed(commander.cards, card, BUILT)
        commander.markers = changed(commander.markers, card, place)
        game.note(log.ALIEN_UPGRADED, frame.seat, place, 0, card)
        refresh(game)
        clear_hex(game, place)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        if HEX <= option < HEX + HEXES:
            return pack(NOT_THAT_BUILDING)
        return super().refusal(game, frame, option)


CHOOSE_ALIEN_BUILDING: Final = ChooseAlienBuilding()


# Activating.


def card_obstacle(game: Colony, card: int) -> int:
    """`POSSIBLE`, or why an alien Blueprint cannot be activated now."""
    commander = commander_of(game)
    if commander.cards[card] == FACE_DOWN:
        return pack(CARD_FACE_DOWN, card)
    if commander.cards[card] != BUILT:
        return pack(CARD_NOT_BUILT, card)  # OMA-7.40
    if commander.scientist == card:
        return pack(SCIENTIST_THERE, card)
    return game.obstacle(Frame(POWERS[card], game.seats - 1))


class AlienActivate(Effect):
    """Perform the action of a built, face-up alien Blueprint and turn the card face down."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        return [KEYS.alien_card + card for card in self._usable(game)]

    def _usable(self, game: Colony) -> list[int]:
        return [c for c in range(len(ALIEN_CARDS)) if card_obstacle(game, c) == POSSIBLE]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        card = option - KEYS.alien_card
        commander = commander_of(game)
        commander.cards = changed(commander.cards, card, FACE_DOWN)
        game.note(log.CARD_USED, frame.seat, card)
        game.push(Frame(POWERS[card], frame.seat))

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if self._usable(game):
            return POSSIBLE
        reason = card_obstacle(game, 0)
        for card in range(len(ALIEN_CARDS)):
            if commander_of(game).cards[card] == BUILT:
                reason = card_obstacle(game, card)
        return reason

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        card = option - KEYS.alien_card
        if 0 <= card < len(ALIEN_CARDS):
            return card_obstacle(game, card)
        return super().refusal(game, frame, option)


ALIEN_ACTIVATE: Final = AlienActivate()


def send_scientist(game: Colony, seat: int, card: int) -> None:
    """Move the alien scientist onto a Blueprint and use its building (OMA-6.11)."""
    commander_of(game).scientist = card
    game.note(log.SCIENTIST_SENT, seat, card)
    game.push(Frame(POWERS[card], seat))

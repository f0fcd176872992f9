"""Hiring Scientists and taking Earth Contracts from the display."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed, with_last, without
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.names import (
    FIRST_CONTRACT,
    UPGRADE_CONTRACTS,
    scientist_of,
)
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import CONTRACT_PRICE
from planetfall.games.on_mars.contracts import note_full
from planetfall.games.on_mars.extension import (
    CONTRACT_TAKEN,
    EVENT_SCIENTIST,
)
from planetfall.games.on_mars.missions import happened
from planetfall.games.on_mars.payment import (
    pay,
    pay_crystals,
    shortage,
    too_few_crystals,
)
from planetfall.games.on_mars.reasons import EMPTY_DISPLAY, NO_COLONIST
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.stock import send_to_work
from planetfall.games.on_mars.vocabulary import CARD


def price_obstacle(game: Colony, seat: int, card: int) -> int:
    """`POSSIBLE`, or why a player cannot pay for a card of the display."""
    player = game.players[seat]
    if scientist_of(card) < 0:
        return too_few_crystals(game, seat, CONTRACT_PRICE)
    scientist = SCIENTIST_CARDS[scientist_of(card)]
    if scientist.colonists > player.hands():
        return pack(NO_COLONIST, 0, scientist.colonists, player.hands())
    return shortage(player.storage, scientist.price)


@dataclass(frozen=True)
class TakeCard(Effect):
    """Take a Scientist or a Contract from the display and pay for it, unless it is `free`."""

    scientists: bool = True
    contracts: bool = True
    free: bool = False

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        return self._affordable(game, frame.seat)

    def _affordable(self, game: Colony, seat: int) -> list[int]:
        found: list[int] = []
        for entry in game.offer:
            card = entry - 1
            if self._allows(card):
                if self.free or price_obstacle(game, seat, card) == POSSIBLE:
                    found.append(CARD[card])
        return found

    def _allows(self, card: int) -> bool:
        if card < 0:
            return False
        return self.scientists if scientist_of(card) >= 0 else self.contracts

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        card = CARD.index(option)
        seat = frame.seat
        game.push(Frame(KEEP_CARD, seat, 0, card))
        if self.free:
            return
        if scientist_of(card) < 0:
            pay_crystals(game, seat, CONTRACT_PRICE)
            return
        scientist = SCIENTIST_CARDS[scientist_of(card)]
        if scientist.colonists:
            send_to_work(game, seat, scientist.colonists)
            game.note(log.COLONISTS_PAID, seat, 0, scientist.colonists)
        pay(game, seat, scientist.price)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if self._affordable(game, frame.seat):
            return POSSIBLE
        reason = pack(EMPTY_DISPLAY)
        for entry in game.offer:
            if self._allows(entry - 1):
                reason = price_obstacle(game, frame.seat, entry - 1)
        return reason

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        if option in CARD:
            card = CARD.index(option)
            if card + 1 in game.offer and self._allows(card):
                return price_obstacle(game, frame.seat, card)
        return super().refusal(game, frame, option)


class KeepCard(Effect):
    """Lay the card `a` before oneself; its place is filled at the end of the turn."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        card = frame.a
        keep_card(game, frame.seat, card)
        return None


KEEP_CARD = KeepCard()


def keep_card(game: Colony, seat: int, card: int) -> None:
    """Take a card off the display."""
    place = game.offer.index(card + 1)
    game.offer = changed(game.offer, place, 0)
    game.gaps = with_last(game.gaps, place)
    player = game.players[seat]
    scientist = scientist_of(card)
    if scientist >= 0:
        player.scientists |= 1 << scientist
        game.note(log.SCIENTIST_HIRED, seat, scientist)
        happened(game, EVENT_SCIENTIST, seat, scientist)
    else:
        contract = card - FIRST_CONTRACT
        player.contracts = with_last(player.contracts, contract)
        game.note(log.CONTRACT_TAKEN, seat, contract)
        game.setting.tell(game, CONTRACT_TAKEN, seat, contract)
        if contract < UPGRADE_CONTRACTS:
            note_full(game, seat, contract)


class FillGaps(Effect):
    """At the end of the turn fill the gaps of the display with Contracts of one's choice."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if not game.gaps:
            return None
        if not game.contract_deck:
            game.gaps = []
            return None
        return [CARD[FIRST_CONTRACT + contract] for contract in game.contract_deck]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        fill_gap(game, frame.seat, CARD.index(option) - FIRST_CONTRACT)
        game.push(frame)


FILL_GAPS = FillGaps()


def fill_gap(game: Colony, seat: int, contract: int) -> None:
    """Put a Contract of the deck onto the first gap of the display."""
    place = game.gaps[0]
    game.gaps = game.gaps[1:]
    game.contract_deck = without(game.contract_deck, contract)
    game.offer = changed(game.offer, place, 1 + FIRST_CONTRACT + contract)
    game.note(log.DISPLAY_FILLED, seat, contract, place)

"""Effects on cards in hand and deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.bag import put, take
from planetfall.core.combinators import ascending
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.reasons import NOT_OFFERED, POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.changes import discard
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.decks import (
    DRAW_TO_OFFER,
    PROJECT_STREAM,
    deck_options,
    drawn_from_deck,
    push_draws,
    take_from_deck,
)
from planetfall.games.terraforming_mars.effects.combine import MarsEffect
from planetfall.games.terraforming_mars.effects.counts import MarsCount, times
from planetfall.games.terraforming_mars.log import BOUGHT, REVEALED
from planetfall.games.terraforming_mars.order import DECK, HAND, MEMORY, bit
from planetfall.games.terraforming_mars.payment import money, push_payment
from planetfall.games.terraforming_mars.state import Mars, Player
from planetfall.games.terraforming_mars.vocabulary import CARD, STRIDE, card_of


@dataclass(frozen=True)
class Draw(MarsEffect):
    """Draw cards into the hand for free."""

    cards: int = 1
    per: MarsCount | None = None

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        push_draws(game, frame.seat, frame.source, self.cards * times(self.per, game, frame))
        return None

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def reads(self, game: Mars, frame: Frame) -> int:
        return 0

    def writes(self, game: Mars, frame: Frame) -> int:
        return DECK | bit(game, frame.seat, HAND)


@dataclass(frozen=True)
class Look(MarsEffect):
    """Look at cards of the deck, keep some (or buy any for the card price), discard the rest."""

    cards: int
    keep: int = 0
    buy: bool = False

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if game.dry:
            return None
        if self.buy:
            game.push(Frame(BUY_OFFERED, frame.seat, frame.source))
        else:
            game.push(Frame(KEEP_OFFERED, frame.seat, frame.source, self.keep))
        for _ in range(self.cards):
            game.push(Frame(DRAW_TO_OFFER, frame.seat, frame.source))
        return None

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def reads(self, game: Mars, frame: Frame) -> int:
        return 0

    def writes(self, game: Mars, frame: Frame) -> int:
        return DECK | bit(game, frame.seat, HAND)


def card_options(base: int, cards: list[int], taken: list[int], least: int, most: int) -> list[int]:
    """Options `card:x` for picking a set of cards, ascending, with `done` where allowed."""
    options: list[int] = []
    for option in ascending(2, cards, taken, least, most):
        options.append(DONE if option == DONE else base + STRIDE * (option - 2))
    return options


class KeepOffered(Effect):
    """Keep exactly `a` of the cards looked at: ascending `card:x`."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        wanted = min(frame.a, len(player.offer) + len(player.picked))
        if len(player.picked) == wanted:
            settle_offer(game, player)
            return None
        return card_options(CARD, player.offer, player.picked, wanted, wanted)

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        player.offer = take(player.offer, card_of(option))
        player.picked = put(player.picked, card_of(option))
        game.push(frame)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE


def settle_offer(game: Mars, player: Player) -> None:
    """Cards picked go to the hand, the rest face down to the discard pile."""
    for card in player.picked:
        player.hand = put(player.hand, card)
    for card in player.offer:
        game.discard = put(game.discard, card)
    player.picked = []
    player.offer = []


class BuyOffered(Effect):
    """Buy any of the cards looked at, as many as can be paid: ascending `card:x`, `done`."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        return purchase_options(game, frame)

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        if option != DONE:
            player.offer = take(player.offer, card_of(option))
            player.picked = put(player.picked, card_of(option))
            game.push(frame)
            return
        bought = len(player.picked)
        if game.events is not None:
            game.note(BOUGHT, frame.seat, 0, bought, frame.source)
        settle_offer(game, player)
        price = game.kit(frame.seat).card_price
        push_payment(game, frame.seat, frame.source, bought * price)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def refusal(self, game: Mars, frame: Frame, option: int) -> int:
        return purchase_refusal(game, frame, option)


def purchase_options(game: Mars, frame: Frame) -> list[int]:
    """Cards of the offer that may be bought next, and `done`."""
    player = game.players[frame.seat]
    most = money(game, frame.seat) // game.kit(frame.seat).card_price
    return card_options(CARD, player.offer, player.picked, 0, most)


def purchase_refusal(game: Mars, frame: Frame, option: int) -> int:
    """Why a card of the offer cannot be bought."""
    player = game.players[frame.seat]
    price = game.kit(frame.seat).card_price * (len(player.picked) + 1)
    had = money(game, frame.seat)
    return pack(NOT_OFFERED) if had >= price else pack(reasons.TOO_EXPENSIVE, 0, price, had)


@dataclass(frozen=True)
class Discard(MarsEffect):
    """Discard one card of the hand: `card:x`."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        return [CARD + STRIDE * card for card in game.players[frame.seat].hand]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        discard(game, frame.seat, card_of(option))

    def why(self, game: Mars, frame: Frame) -> int:
        return pack(reasons.NO_CARDS, 0, 1, len(game.players[frame.seat].hand))

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE if game.players[frame.seat].hand else self.why(game, frame)

    def reads(self, game: Mars, frame: Frame) -> int:
        return bit(game, frame.seat, HAND)

    def writes(self, game: Mars, frame: Frame) -> int:
        return bit(game, frame.seat, HAND)


@dataclass(frozen=True)
class RevealFor(Chance):
    """Turn up the top card for all and discard it; `then` happens if it shows the tag."""

    tag: int
    then: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.then,)

    def stream(self, game: Mars, frame: Frame) -> int:
        return PROJECT_STREAM

    def outcomes(self, game: Mars, frame: Frame) -> list[int]:
        return deck_options(game)

    def drawn(self, game: Mars, frame: Frame) -> int:
        return drawn_from_deck(game)

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        card = card_of(option)
        take_from_deck(game, card)
        game.discard = put(game.discard, card)
        if game.events is not None:
            game.note(REVEALED, frame.seat, card, 1, frame.source)
        if CARDS[card].tag_counts[self.tag]:
            game.do(self.then, frame)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def writes(self, game: Mars, frame: Frame) -> int:
        return DECK | bit(game, frame.seat, MEMORY)


KEEP_OFFERED: Final = KeepOffered()
BUY_OFFERED: Final = BuyOffered()


def drawing_roots() -> dict[str, Effect]:
    """Effects of the rules themselves, by path."""
    return {"keep_offered": KEEP_OFFERED, "buy_offered": BUY_OFFERED}

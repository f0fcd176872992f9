"""The project deck: a bag without an order, refilled from the discard pile (TM-5.04)."""

from __future__ import annotations

from typing import Final

from planetfall.core.bag import put, take
from planetfall.core.effect import NO_OUTCOME, Chance, Frame
from planetfall.core.reasons import POSSIBLE
from planetfall.games.terraforming_mars.log import DREW, RESHUFFLED
from planetfall.games.terraforming_mars.order import DECK, HAND, bit
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.vocabulary import CARD, STRIDE, card_of

PROJECT_STREAM: Final = 0
CORPORATION_STREAM: Final = 1
SETUP_STREAM: Final = 2
STREAMS: Final = 4
"""The last stream is free for expansions."""


def deck_options(game: Mars) -> list[int]:
    """What may lie on top: any card of the deck, else of the discard pile."""
    return [CARD + STRIDE * card for card in (game.deck or game.discard)]


def drawn_from_deck(game: Mars) -> int:
    """What luck takes of `deck_options`, without a list of them all."""
    cards = game.deck or game.discard
    if not cards:
        return NO_OUTCOME
    return CARD + STRIDE * cards[game.luck(PROJECT_STREAM, len(cards))]


def forget_draft(game: Mars) -> None:
    """What was passed on in the last draft may lie anywhere from now on."""
    for player in game.players:
        if player.passed_on:
            player.passed_on = []


def take_from_deck(game: Mars, card: int) -> None:
    """Take a drawn card off, shuffling the discard pile in when the deck is empty."""
    if not game.deck:
        game.deck = game.discard
        game.discard = []
        forget_draft(game)
        if game.events is not None:
            game.note(RESHUFFLED, -1, 0, len(game.deck))
    game.deck = take(game.deck, card)


class DrawCard(Chance):
    """One card from the deck into the hand; nothing where no card is left (TM-5.10)."""

    def stream(self, game: Mars, frame: Frame) -> int:
        return PROJECT_STREAM

    def outcomes(self, game: Mars, frame: Frame) -> list[int]:
        return deck_options(game)

    def drawn(self, game: Mars, frame: Frame) -> int:
        return drawn_from_deck(game)

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        card = card_of(option)
        take_from_deck(game, card)
        game.players[frame.seat].hand = put(game.players[frame.seat].hand, card)
        if game.events is not None:
            game.note(DREW, frame.seat, card, 1, frame.source, 1 << frame.seat)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def reads(self, game: Mars, frame: Frame) -> int:
        return 0

    def writes(self, game: Mars, frame: Frame) -> int:
        return DECK | bit(game, frame.seat, HAND)


class DrawToOffer(DrawCard):
    """One card from the deck to be looked at."""

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        card = card_of(option)
        take_from_deck(game, card)
        game.players[frame.seat].offer = put(game.players[frame.seat].offer, card)
        if game.events is not None:
            game.note(DREW, frame.seat, card, 1, frame.source, 1 << frame.seat)


DRAW: Final = DrawCard()
"""Path `draw`."""
DRAW_TO_OFFER: Final = DrawToOffer()
"""Path `draw_to_offer`."""


def push_draws(game: Mars, seat: int, source: int, cards: int) -> None:
    """Draw so many cards into the hand.

    A dry run draws nothing: it would stop there, and no drawn card makes anything possible.
    """
    if not game.dry:
        for _ in range(cards):
            game.push(Frame(DRAW, seat, source))

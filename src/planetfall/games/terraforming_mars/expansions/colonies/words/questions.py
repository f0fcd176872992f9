"""The questions that the expansion's effects put."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.expansions.colonies import phases, stations, trading
from planetfall.games.terraforming_mars.expansions.colonies.effects import cards, commissions
from planetfall.games.terraforming_mars.expansions.colonies.words.seen import colony_name
from planetfall.games.terraforming_mars.words.mars_book import MarsBook
from planetfall.games.terraforming_mars.words.questions import asks, by_card
from planetfall.text.book import Asked, Words


def fill(book: MarsBook) -> None:
    """All questions."""
    book.questions |= book.bind(QUESTIONS)


def _pay_fee(book: MarsBook, asked: Asked) -> str:
    return book.say("ask.PayFee", colony=colony_name(book, asked.a))


def _move_up(book: MarsBook, asked: Asked) -> str:
    return book.say("ask.MoveUp", colony=colony_name(book, asked.a))


def _shift(book: MarsBook, asked: Asked) -> str:
    key = "ask.ShiftMarkers.down" if asked.a else "ask.ShiftMarkers.up"
    return by_card(book, asked, book.say(key))


QUESTIONS: Final[Words] = {
    stations.BuildStation: asks,
    trading.Trade: asks,
    trading.PayFee: _pay_fee,
    trading.MoveUp: _move_up,
    commissions.Sift: asks,
    phases.DropColony: asks,
    phases.AddColony: asks,
    cards.ShiftMarkers: _shift,
}

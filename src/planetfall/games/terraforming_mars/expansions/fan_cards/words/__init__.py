"""The words of fan-made cards: names from their file, texts from their effects."""

from __future__ import annotations

from typing import Any, Final

from planetfall.games.terraforming_mars.expansions.fan_cards import reading
from planetfall.games.terraforming_mars.words.mars_book import MarsBook

_books: Final[list[MarsBook]] = []
_cards: Final[list[Any]] = []


def fill(book: MarsBook) -> None:
    """Add what the modules `en` and `cs` hold, and the names of the cards, now or later."""
    book.learn(__name__)
    _books.append(book)
    _name(book)


def tell_names(cards: list[Any]) -> None:
    """Make the names of cards known to all books."""
    _cards.extend(cards)
    for book in _books:
        _name(book)


def _name(book: MarsBook) -> None:
    book.names.setdefault("card", {}).update(reading.names_of(_cards, book.lang))

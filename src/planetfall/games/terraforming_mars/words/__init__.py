"""The words of Terraforming Mars: `book(lang)`, and the whole text of a card.

The engine's modules are imported when a book is opened, not before: this package lies beside those
that register cards, and is looked into while they do.

An expansion has its own `words` with a function `fill(book)`, found beside its `extension`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from planetfall.text.book import Book

if TYPE_CHECKING:
    from planetfall.games.terraforming_mars.components.card import Card


def book(lang: str) -> Book:
    """The phrase book of a language, expansions included."""
    from planetfall.games.terraforming_mars.words.cs import fill as fill_czech
    from planetfall.games.terraforming_mars.words.en import fill as fill_english
    from planetfall.games.terraforming_mars.words.mars_book import MarsBook, add_expansions

    made = MarsBook(lang)
    if lang == "cs":
        fill_czech(made)
    else:
        fill_english(made)
    add_expansions(made)
    return made


def card_text(book: Book, card: Card) -> list[str]:
    """What a card does, in sentences: requirement, effects, lasting effects, action, points."""
    from planetfall.games.terraforming_mars.words.mars_book import MarsBook
    from planetfall.games.terraforming_mars.words.text import sentences_of

    assert isinstance(book, MarsBook)
    return sentences_of(book, card)

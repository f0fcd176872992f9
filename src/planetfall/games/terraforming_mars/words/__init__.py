"""The words of Terraforming Mars: `book(lang)`, and the whole text of a card.

The modules beside hold the logic, `en` and `cs` what each language has. The engine's modules are
imported when a book is opened, not before: this package lies beside those that register cards, and
is looked into while they do.

An expansion has its own `words` with a function `fill(book)`, found beside its `extension`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from planetfall.text.book import Book

if TYPE_CHECKING:
    from planetfall.games.terraforming_mars.components.card import Card


def book(lang: str) -> Book:
    """The phrase book of a language, expansions included."""
    from planetfall.games.terraforming_mars.extension import EXPANSIONS
    from planetfall.games.terraforming_mars.words import (
        conditions,
        effects,
        labels,
        log,
        questions,
        reasons,
    )
    from planetfall.games.terraforming_mars.words.mars_book import MarsBook

    # The rules register the cards of the base box; those of expansions come behind them.
    import_module("planetfall.games.terraforming_mars.rules")
    made = MarsBook(lang)
    made.learn(__name__)
    for module in (effects, conditions, questions, labels, reasons, log):
        module.fill(made)
    for words in EXPANSIONS.modules("words"):
        words.fill(made)
    return made


def card_text(book: Book, card: Card) -> list[str]:
    """What a card does, in sentences: requirement, effects, lasting effects, action, points."""
    from planetfall.games.terraforming_mars.words.cards import sentences_of
    from planetfall.games.terraforming_mars.words.mars_book import MarsBook

    assert isinstance(book, MarsBook)
    return sentences_of(book, card)

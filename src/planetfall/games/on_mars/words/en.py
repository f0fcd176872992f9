"""On Mars in English: all parts of the book."""

from __future__ import annotations

from planetfall.games.on_mars.words import (
    en_cards,
    en_counts,
    en_effects,
    en_labels,
    en_log,
    en_names,
    en_questions,
    en_reasons,
    en_terms,
)
from planetfall.games.on_mars.words.colony_book import ColonyBook


def fill(book: ColonyBook) -> None:
    """Fill a book with English words."""
    en_names.fill(book)
    en_terms.fill(book)
    en_effects.fill(book)
    en_counts.fill(book)
    en_cards.fill(book)
    en_questions.fill(book)
    en_labels.fill(book)
    en_reasons.fill(book)
    en_log.fill(book)

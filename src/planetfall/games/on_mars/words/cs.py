"""On Mars in Czech: all parts of the book."""

from __future__ import annotations

from planetfall.games.on_mars.words import (
    cs_cards,
    cs_counts,
    cs_effects,
    cs_labels,
    cs_log,
    cs_names,
    cs_questions,
    cs_reasons,
    cs_terms,
)
from planetfall.games.on_mars.words.colony_book import ColonyBook


def fill(book: ColonyBook) -> None:
    """Fill a book with Czech words."""
    cs_names.fill(book)
    cs_terms.fill(book)
    cs_effects.fill(book)
    cs_counts.fill(book)
    cs_cards.fill(book)
    cs_questions.fill(book)
    cs_labels.fill(book)
    cs_reasons.fill(book)
    cs_log.fill(book)

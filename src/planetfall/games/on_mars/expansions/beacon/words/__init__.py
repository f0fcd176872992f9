"""Beacon in words."""

from __future__ import annotations

from planetfall.games.on_mars.expansions.beacon.words import cs, en
from planetfall.games.on_mars.words.colony_book import ColonyBook


def fill(book: ColonyBook) -> None:
    """Add its words to a book."""
    book.add(en, cs)

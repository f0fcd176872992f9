"""What all chapters of Alien Invasion say."""

from __future__ import annotations

from planetfall.games.on_mars.expansions.alien.words.text_board import lines as lines
from planetfall.text.book import Book


def fill(book: Book) -> None:
    """Add its words to a book."""
    book.learn(__name__)

"""Space Oddity in words."""

from __future__ import annotations

from planetfall.text.book import Book


def fill(book: Book) -> None:
    """Add its words to a book."""
    book.learn(__name__)

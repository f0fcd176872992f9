"""Planet Unknown in words: one book per language, filled once."""

from __future__ import annotations

from planetfall.games.planet_unknown.words import cs, en
from planetfall.text.book import Book


def book(lang: str) -> Book:
    """A fresh phrase book of this game."""
    made = Book("planet-unknown", lang)
    if lang == "cs":
        cs.fill(made)
    else:
        en.fill(made)
    return made

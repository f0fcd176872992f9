"""Planet Unknown in words: one book per language, filled once."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.words import cs, en
from planetfall.text.book import Book

LASTING: Final = frozenset(
    "take turn cell rover rotate track space do use store score unlock gain building rank row"
    " column peek civ".split()
)


def book(lang: str) -> Book:
    """A fresh phrase book of this game."""
    made = Book("planet-unknown", lang)
    made.lasting = LASTING
    if lang == "cs":
        cs.fill(made)
    else:
        en.fill(made)
    return made

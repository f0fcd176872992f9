"""On Mars in words: one book per language, filled once."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.words import cs, en
from planetfall.games.on_mars.words.colony_book import ColonyBook

LASTING: Final = frozenset(
    "main executive goal discard benefit retrieve space side blueprint pay lab ship tile build"
    " point".split()
)


def book(lang: str) -> ColonyBook:
    """A fresh phrase book of this game."""
    made = ColonyBook(lang)
    made.lasting = LASTING
    if lang == "cs":
        cs.fill(made)
    else:
        en.fill(made)
    return made

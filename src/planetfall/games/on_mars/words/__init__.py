"""On Mars in words: one book per language, filled once."""

from __future__ import annotations

from planetfall.games.on_mars.words import cs, en
from planetfall.games.on_mars.words.colony_book import ColonyBook


def book(lang: str) -> ColonyBook:
    """A fresh phrase book of this game."""
    made = ColonyBook(lang)
    if lang == "cs":
        cs.fill(made)
    else:
        en.fill(made)
    return made

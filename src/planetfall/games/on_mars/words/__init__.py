"""On Mars in words: one book per language, filled once.

The logic of a sentence is written once, in `effects`, `questions`, `labels`, `log` and so on; a
language holds templates, nouns, names and fixed words only (`en`, `cs`). Every expansion has such a
folder of its own with a function `fill(book)`.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.words import (
    cards,
    counts,
    cs,
    effects,
    en,
    labels,
    log,
    questions,
    reasons,
)
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.expansions import expansion_words

LASTING: Final = frozenset(
    "main executive goal discard benefit retrieve space side blueprint pay lab ship tile build"
    " point".split()
)


def book(lang: str) -> ColonyBook:
    """A fresh phrase book of this game."""
    made = ColonyBook(lang)
    made.lasting = LASTING
    made.add(en, cs)
    for part in (effects, counts, cards, questions, labels, reasons, log, *expansion_words()):
        part.fill(made)
    return made

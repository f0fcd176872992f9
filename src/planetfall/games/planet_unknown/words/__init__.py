"""Planet Unknown in words: one book per language.

The logic of what is said stands in this folder, once; each language is a folder of phrases, nouns,
names and terms.
"""

from __future__ import annotations

from planetfall.games.planet_unknown.words.cards import CARDS
from planetfall.games.planet_unknown.words.effects import EFFECTS
from planetfall.games.planet_unknown.words.labels import LABELS, LASTING
from planetfall.games.planet_unknown.words.log import LINES, TRACES
from planetfall.games.planet_unknown.words.names import add_names
from planetfall.games.planet_unknown.words.questions import QUESTIONS
from planetfall.games.planet_unknown.words.reasons import REASONS
from planetfall.text.book import Book


def book(lang: str) -> Book:
    """A fresh phrase book of this game."""
    made = Book("planet-unknown", lang)
    made.learn(__name__)
    add_names(made)
    made.effects |= made.bind(EFFECTS) | made.bind(CARDS)
    made.questions |= made.bind(QUESTIONS)
    made.labels |= made.bind(LABELS)
    made.lasting = LASTING
    made.reasons |= made.bind(REASONS)
    made.events |= made.bind(LINES)
    made.traces |= TRACES
    return made

"""On Mars in words: one book per language.

The logic of what is said stands in this folder, once; each language is a folder of phrases, nouns,
names and terms. An expansion has its own `words` with a function `fill(book)`.
"""

from __future__ import annotations

from planetfall.games.on_mars import log as events
from planetfall.games.on_mars.words.cards import CARDS
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.counts import COUNTS
from planetfall.games.on_mars.words.effects import EFFECTS
from planetfall.games.on_mars.words.expansions import expansion_words
from planetfall.games.on_mars.words.labels import LABELS, LASTING
from planetfall.games.on_mars.words.log import add_lines
from planetfall.games.on_mars.words.questions import QUESTIONS
from planetfall.games.on_mars.words.reasons import REASONS
from planetfall.games.on_mars.words.traces import add_traces


def book(lang: str) -> ColonyBook:
    """A fresh phrase book of this game, expansions included."""
    made = ColonyBook(lang)
    made.learn(__name__)
    made.effects |= made.bind(EFFECTS) | made.bind(COUNTS) | made.bind(CARDS)
    made.questions |= made.bind(QUESTIONS)
    made.labels |= made.bind(LABELS)
    made.lasting = LASTING
    made.reasons |= made.bind(REASONS)
    add_lines(made, events)
    add_traces(made)
    for words in expansion_words():
        words.fill(made)
    return made

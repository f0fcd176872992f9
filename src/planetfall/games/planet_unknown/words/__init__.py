"""Planet Unknown in words: one book per language.

The logic of what is said stands in this folder, once; each language is a folder of phrases, nouns,
names and terms.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.games.planet_unknown.words import cs, en
from planetfall.games.planet_unknown.words.cards import add_cards
from planetfall.games.planet_unknown.words.effects import add_effects
from planetfall.games.planet_unknown.words.labels import LASTING, add_labels
from planetfall.games.planet_unknown.words.log import add_events
from planetfall.games.planet_unknown.words.names import add_names
from planetfall.games.planet_unknown.words.questions import add_questions
from planetfall.games.planet_unknown.words.reasons import add_reasons
from planetfall.text.book import Book

LANGUAGES: Final[dict[str, Any]] = {"en": en, "cs": cs}


def book(lang: str) -> Book:
    """A fresh phrase book of this game."""
    made = Book("planet-unknown", lang)
    made.lasting = LASTING
    language = LANGUAGES[lang]
    made.phrases.add(language.PHRASES, language.NOUNS)
    made.terms.update(language.TERMS)
    add_names(made, language.NAMES)
    add_effects(made)
    add_cards(made)
    add_questions(made)
    add_labels(made)
    add_reasons(made)
    add_events(made)
    return made

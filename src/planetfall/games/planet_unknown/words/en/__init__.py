"""Planet Unknown in English."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.words.en import (
    effects,
    log,
    page,
    pieces,
    questions,
    refusals,
    terms,
)

PHRASES: Final = {
    **effects.PHRASES,
    **questions.PHRASES,
    **refusals.PHRASES,
    **pieces.PHRASES,
    **log.PHRASES,
    **page.PHRASES,
}
NOUNS: Final = effects.NOUNS
NAMES: Final = terms.NAMES
TERMS: Final = {**terms.TERMS, **page.TERMS}

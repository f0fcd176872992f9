"""Planet Unknown in Czech."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.words.cs import (
    effects,
    log,
    page,
    pieces,
    questions,
    refusals,
    terms,
)
from planetfall.games.planet_unknown.words.cs.headings import HEADINGS as HEADINGS

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

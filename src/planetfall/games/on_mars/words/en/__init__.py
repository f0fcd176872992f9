"""On Mars in English: templates, nouns, names and fixed words; no logic."""

from planetfall.games.on_mars.words.en import effects, log, pictures, pieces, questions, refusals
from planetfall.games.on_mars.words.en.names import NAMES as NAMES
from planetfall.games.on_mars.words.en.names import NOUNS as NOUNS
from planetfall.games.on_mars.words.en.terms import TERMS as TERMS

PHRASES = (
    effects.PHRASES
    | questions.PHRASES
    | refusals.PHRASES
    | pieces.PHRASES
    | log.PHRASES
    | pictures.PHRASES
)

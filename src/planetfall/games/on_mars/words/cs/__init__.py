"""On Mars in Czech: templates, nouns, names and fixed words; no logic."""

from planetfall.games.on_mars.words.cs import effects, log, pictures, pieces, questions, refusals
from planetfall.games.on_mars.words.cs.headings import HEADINGS as HEADINGS
from planetfall.games.on_mars.words.cs.names import NAMES as NAMES
from planetfall.games.on_mars.words.cs.names import NOUNS as NOUNS
from planetfall.games.on_mars.words.cs.terms import TERMS as TERMS

PHRASES = (
    effects.PHRASES
    | questions.PHRASES
    | refusals.PHRASES
    | pieces.PHRASES
    | log.PHRASES
    | pictures.PHRASES
)

"""Czech."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.words.cs import effects, phrases, pieces, refusals
from planetfall.games.terraforming_mars.words.cs.headings import HEADINGS as HEADINGS
from planetfall.games.terraforming_mars.words.cs.names import NAMES as NAMES
from planetfall.games.terraforming_mars.words.cs.names import NOUNS as NOUNS
from planetfall.games.terraforming_mars.words.cs.terms import TERMS as TERMS

PHRASES: Final = effects.PHRASES | phrases.PHRASES | pieces.PHRASES | refusals.PHRASES

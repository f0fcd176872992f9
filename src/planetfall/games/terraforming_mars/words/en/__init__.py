"""English."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.words.en import effects, phrases, pieces, refusals
from planetfall.games.terraforming_mars.words.en.names import NAMES as NAMES
from planetfall.games.terraforming_mars.words.en.names import NOUNS as NOUNS
from planetfall.games.terraforming_mars.words.en.terms import TERMS as TERMS

PHRASES: Final = effects.PHRASES | phrases.PHRASES | pieces.PHRASES | refusals.PHRASES

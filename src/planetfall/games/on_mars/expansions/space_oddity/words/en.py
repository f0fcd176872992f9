"""English: Space Oddity."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

PHRASES: Final[dict[str, Template]] = {}
NOUNS: Final[dict[str, tuple[str, ...]]] = {}
NAMES: Final[dict[str, dict[str, str]]] = {}
TERMS: Final[dict[str, str]] = {
    "option:space_oddity": "Space Oddity",
    "help:space_oddity": "The game ends with the Colonization phase in which the end is triggered, "
    "without a last round.",
}

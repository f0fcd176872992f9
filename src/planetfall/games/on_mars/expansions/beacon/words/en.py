"""English: Beacon."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

PHRASES: Final[dict[str, Template]] = {}
NOUNS: Final[dict[str, tuple[str, ...]]] = {}
NAMES: Final[dict[str, dict[str, str]]] = {
    "blueprint": {"beacon": "Beacon"},
}
TERMS: Final[dict[str, str]] = {
    "option:beacon": "Beacon",
    "help:beacon": "Adds the promo Blueprint Beacon to the deck.",
}

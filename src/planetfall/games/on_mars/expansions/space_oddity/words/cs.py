"""Czech: Space Oddity."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

PHRASES: Final[dict[str, Template]] = {}
NOUNS: Final[dict[str, tuple[str, ...]]] = {}
NAMES: Final[dict[str, dict[str, str]]] = {}
TERMS: Final[dict[str, str]] = {
    "option:space_oddity": "Space Oddity",
    "help:space_oddity": "Hra skončí fází kolonizace, ve které byl vyvolán konec, bez posledního "
    "kola.",
}
HEADINGS: Final = {
    "OM-37": "Varianta Space Oddity",
}
"""Headings of the ledger by section."""

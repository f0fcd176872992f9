"""Czech: Beacon."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

PHRASES: Final[dict[str, Template]] = {}
NOUNS: Final[dict[str, tuple[str, ...]]] = {}
NAMES: Final[dict[str, dict[str, str]]] = {
    "blueprint": {"beacon": "Maják"},
}
TERMS: Final[dict[str, str]] = {
    "option:beacon": "Maják",
    "help:beacon": "Přidá do balíčku promo stavební plán Maják.",
}
HEADINGS: Final = {
    "OMA-20": "Promo plán Maják (základní hra)",
}
"""Headings of the ledger by section."""

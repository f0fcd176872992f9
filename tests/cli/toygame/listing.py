"""The components of the toy game."""

from __future__ import annotations

from planetfall.games.catalog import Component
from tests.core.toy import CARDS


def components(lang: str) -> list[Component]:
    """Twenty-four gems and a coin."""
    word = "drahokam" if lang == "cs" else "gem"
    gems = [
        Component("card", card, f"{word} {number}", {"value": number}, f"Worth {number}.")
        for number, card in enumerate(CARDS)
    ]
    return [*gems, Component("token", "coin", "coin", {}), Component("token", "gem_0", "x", {})]


def picture(kind: str, id: str, lang: str, theme: str = "dark") -> str:
    """Cards have a picture."""
    return f"<svg><title>{id}</title></svg>" if kind == "card" else ""

"""What the lobby says of the game: its name, a sentence, the boxes, the options' values."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "name": "Terraforming Mars",
        "about": "Corporations warm Mars, fill its oceans and build cities, card by card.",
        "boxes": "Corporate Era, draft, Colonies, solo",
        "time": "2 to 3 h",
        "round": "generation {n}",
    },
    "cs": {
        "name": "Mars: Teraformace",
        "about": "Korporace kartu po kartě oteplují Mars, plní oceány a stavějí města.",
        "boxes": "Éra korporací, draft, Kolonie, sólo",
        "time": "2 až 3 h",
        "round": "{n}. generace",
    },
}

"""What the lobby says of the game: its name, a sentence, the boxes, the options' values."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "name": "Planet Unknown",
        "about": (
            "Everybody places tiles of a turning station on a planet of their own, all at once."
        ),
        "boxes": "All planets and corporations, events, solo",
        "time": "1 to 1½ h",
        "round": "turn {n}",
        "option.events.off": "No events (alone: a mixed deck)",
        "option.events.12,6,2": "Mild: 12 green, 6 orange, 2 red",
        "option.events.7,7,6": "Mixed: 7 green, 7 orange, 6 red",
        "option.events.2,6,12": "Harsh: 2 green, 6 orange, 12 red",
        "option.events.own": "A mix of your own, 20 cards",
        "option.events.part.0": "green",
        "option.events.part.1": "orange",
        "option.events.part.2": "red",
        "option.edition.cs": "Czech",
        "option.edition.en": "English",
        "option.ring.0": "in line",
        "option.ring.1": "turned by 1 section",
        "option.ring.2": "turned by 2 sections",
        "option.ring.3": "turned by 3 sections",
        "option.ring.4": "turned by 4 sections",
        "option.ring.5": "turned by 5 sections",
    },
    "cs": {
        "name": "Planet Unknown",
        "about": "Všichni najednou kladou dílky z otáčivé stanice, každý na svou planetu.",
        "boxes": "Všechny planety a korporace, události, sólo",
        "time": "1 až 1½ h",
        "round": "{n}. tah",
        "option.events.off": "Bez událostí (v sólové hře smíšený balíček)",
        "option.events.12,6,2": "Mírné: 12 zelených, 6 oranžových, 2 červené",
        "option.events.7,7,6": "Smíšené: 7 zelených, 7 oranžových, 6 červených",
        "option.events.2,6,12": "Kruté: 2 zelené, 6 oranžových, 12 červených",
        "option.events.own": "Vlastní směs, 20 karet",
        "option.events.part.0": "zelené",
        "option.events.part.1": "oranžové",
        "option.events.part.2": "červené",
        "option.edition.cs": "české",
        "option.edition.en": "anglické",
        "option.ring.0": "zarovnaný",
        "option.ring.1": "otočený o 1 sekci",
        "option.ring.2": "otočený o 2 sekce",
        "option.ring.3": "otočený o 3 sekce",
        "option.ring.4": "otočený o 4 sekce",
        "option.ring.5": "otočený o 5 sekcí",
    },
}

"""What the lobby says of the game: its name, a sentence, the boxes, the options' values."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "name": "On Mars",
        "about": "Colonists between orbit and ground build the first city on Mars together.",
        "boxes": "Short and long, solo against Lacerda; Alien Invasion",
        "time": "2 to 3 h",
        "round": "round {n}",
    },
    "cs": {
        "name": "On Mars",
        "about": "Kolonisté mezi oběžnou dráhou a povrchem společně staví první město Marsu.",
        "boxes": "Krátká i dlouhá, sólo proti Lacerdovi; Invaze mimozemšťanů",
        "time": "2 až 3 h",
        "round": "{n}. kolo",
    },
}

"""Czech: what the core's own effects, answers and reasons are called."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "and": "a",
    "or": "nebo",
    # Effects.
    "Do": ", pak ",
    "May": "můžete: {effect}",
    "Repeat": "{times}× {effect}",
    # Questions.
    "ask.Order": "Co přijde dřív?",
    "ask.Either": "Co vyberete?",
    # Answers.
    "label.pass": "Pasovat",
    "label.done": "Hotovo",
    "label.yes": "Ano",
    "label.no": "Ne",
    "label.nobody": "Nikdo",
    "label.seat": "Hráč {number}",
    # Why something is not possible.
    "why.not_offered": "To teď není na výběr.",
    "why.no_way": "To teď nelze provést.",
    "why.not_your_turn": "Teď nejste na tahu.",
    "why.nothing_to_do": "Nemělo by to žádný účinek.",
}

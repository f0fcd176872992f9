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
    "EndOfTurn": "ukončete tah",
    # Questions.
    "ask.Order": "Co přijde dřív?",
    "ask.Either": "Co vyberete?",
    "ask.EndOfTurn": "To byl váš tah. Ukončit ho?",
    # Answers.
    "label.pass": "Pasovat",
    "label.done": "Hotovo",
    "label.yes": "Ano",
    "label.no": "Ne",
    "label.nobody": "Nikdo",
    "label.seat": "Hráč {number}",
    "label.end_of_turn": "Ukončit tah",
    # Why something is not possible.
    "why.other": "Teď se rozhoduje o něčem jiném: {question}",
    "why.not_offered": "To teď není na výběr.",
    "why.no_way": "To teď nelze provést.",
    "why.not_your_turn": "Teď nejste na tahu.",
    "why.turn_is_played": "Tah máte odehraný: ukončete ho, nebo vraťte, co chcete změnit.",
    "why.nothing_to_do": "Nemělo by to žádný účinek.",
}

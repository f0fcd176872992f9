"""English: what the core's own effects, answers and reasons are called."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "and": "and",
    "or": "or",
    # Effects.
    "Do": ", then ",
    "May": "you may {effect}",
    "Repeat": "{times}× {effect}",
    "EndOfTurn": "end the turn",
    # Questions.
    "ask.Order": "Which comes first?",
    "ask.Either": "Which one do you choose?",
    "ask.EndOfTurn": "That was your turn. End it?",
    # Answers.
    "label.pass": "Pass",
    "label.done": "Done",
    "label.yes": "Yes",
    "label.no": "No",
    "label.nobody": "Nobody",
    "label.seat": "Player {number}",
    "label.end_of_turn": "End the turn",
    # Why something is not possible.
    "why.other": "Now the question is another one: {question}",
    "why.not_offered": "That is not among the choices now.",
    "why.no_way": "That cannot be carried out now.",
    "why.not_your_turn": "You have nothing to choose now.",
    "why.turn_is_played": "Your turn is played: end it, or undo what you want to change.",
    "why.nothing_to_do": "It would change nothing.",
}

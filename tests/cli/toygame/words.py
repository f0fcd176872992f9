"""The words of the toy game."""

from __future__ import annotations

from planetfall.text.book import Book
from tests.core import toy

_ABOUT = {
    "name": "Toy",
    "about": "A small game for trying things out.",
    "boxes": "",
    "time": "5 min",
    "round": "round {n}",
}
ABOUT = {"en": _ABOUT, "cs": _ABOUT}


def book(lang: str) -> Book:
    """The toy's book; its Czech is one word longer than its English."""
    words = Book("toy", lang)
    mark = " prosím" if lang == "cs" else ""
    words.effects[toy.Coins] = lambda effect: f"{effect.amount} coins{mark}"
    words.effects[toy.Points] = lambda effect: f"{effect.amount} points{mark}"
    words.effects[toy.Double] = lambda effect: f"points as coins{mark}"
    words.questions[toy.Keep] = lambda asked: f"Keep which card?{mark}"
    words.labels["card"] = lambda rest, asked: rest.replace("_", " ") + mark
    words.reasons[toy.TOO_POOR] = lambda what, needed, had: f"Needs {needed}, has {had}.{mark}"
    words.events[1] = lambda event, names: f"{names[event[1]]} gets a card.{mark}"
    words.terms |= {"points": "points", "cards": "cards"}
    return words

"""A book for games without words of their own: keys, classes and fields, written with spaces.

Whoever writes a game can play it before he has written a sentence; phrases he adds come first.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final

from planetfall.text.book import Asked, Book, Event
from planetfall.text.grammar import capital
from planetfall.text.phrases import MissingPhrase

CHOOSE: Final = {"en": "Choose", "cs": "Vyberte"}


def spaced(name: str) -> str:
    """A name as it can be shown.

    >>> spaced("ice_field"), spaced("planet-x"), spaced("TurnUp")
    ('Ice field', 'Planet x', 'Turn up')
    """
    words = "".join(f" {c.lower()}" if c.isupper() and k else c for k, c in enumerate(name))
    words = " ".join(words.replace("_", " ").replace("-", " ").replace(":", " ").split())
    return capital(words)


class PlainBook(Book):
    """The words of a game that has none."""

    def __init__(self, game: str, lang: str, helps: dict[str, str] | None = None) -> None:
        super().__init__(game, lang)
        self.helps = helps or {}
        """What the rules say of each option."""
        for option, text in self.helps.items():
            self.terms[f"option:{option}"] = spaced(option)
            self.terms[f"help:{option}"] = text

    def name(self, kind: str, what: str) -> str:
        return self.names.get(kind, {}).get(what) or spaced(what)

    def term(self, key: str) -> str:
        return self.terms.get(key) or spaced(key.rpartition(":")[2])

    def effect(self, effect: Any) -> str:
        if self.tells(type(effect)):
            return super().effect(effect)
        words = [spaced(type(effect).__name__).lower()]
        if is_dataclass(effect):
            values = [getattr(effect, each.name) for each in fields(effect)]
            words += [str(value) for value in values if isinstance(value, (int, str))]
        return " ".join(words)

    def question(self, data: dict[str, Any]) -> str:
        try:
            return super().question(data)
        except MissingPhrase:
            asked = self.asked(data)
            what = spaced(type(asked.effect).__name__).lower() if asked else ""
            return f"{CHOOSE[self.lang]} ({what}):"

    def label(self, data: dict[str, Any], key: str, asked: Asked | None = None) -> str:
        try:
            return super().label(data, key, asked)
        except MissingPhrase:
            return spaced(key)

    def reason(self, packed: int) -> str:
        try:
            return super().reason(packed)
        except MissingPhrase:
            return self.say("why.not_offered")

    def event(self, event: Event, seats: list[str]) -> str:
        return super().event(event, seats) if event[0] in self.events else ""

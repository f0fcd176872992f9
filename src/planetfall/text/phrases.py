"""Phrases: what one language says, as templates by key.

The logic of a sentence is written once, for all languages; it picks a key and passes values. A
language holds the templates and the forms of its nouns:

>>> english = Phrases(
...     {"pay": "You pay {amount:coin} for {card}.", "left": "{amount:~coin} left: {amount}"},
...     {"coin": ("coin", "coins")},
... )
>>> english.say("pay", amount=3, card="Asteroid")
'You pay 3 coins for Asteroid.'
>>> english.say("left", amount=1)
'coin left: 1'

Czech nouns have three forms: 1, 2 to 4, 5 and more (and 0).

>>> czech = Phrases({"pay": "Zaplatíte {amount:coin}."}, {"coin": ("minci", "mince", "mincí")})
>>> [czech.say("pay", amount=number) for number in (1, 3, 5)]
['Zaplatíte 1 minci.', 'Zaplatíte 3 mince.', 'Zaplatíte 5 mincí.']

Where a language needs more than a template, its entry is a function of the same values.

>>> Phrases({"up": lambda card: card.upper()}, {}).say("up", card="comet")
'COMET'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import signature
from string import Formatter
from typing import Any

from planetfall.core.errors import PlanetfallError
from planetfall.text.grammar import plain

Template = str | Callable[..., str]
Part = tuple[str, str | None, str]
"""A piece of text, then the name of a value (if one follows) and how it is written."""


class MissingPhrase(PlanetfallError):
    """Something to be shown has no words in a language."""


class Phrases:
    """The templates and nouns of one language; a missing one is an error."""

    def __init__(
        self, templates: Mapping[str, Template], nouns: Mapping[str, tuple[str, ...]]
    ) -> None:
        self.templates: dict[str, Template] = dict(templates)
        self.nouns: dict[str, tuple[str, ...]] = dict(nouns)
        self._parsed: dict[str, list[Part]] = {}
        """The templates that were needed so far, taken apart."""
        self._plain: dict[str, Callable[..., str]] = {}
        """How those without nouns are written, unless a number is negative."""

    def add(self, templates: Mapping[str, Template], nouns: Mapping[str, tuple[str, ...]]) -> None:
        """Take over the phrases and nouns of another part of the game, as of an expansion."""
        self.templates.update(templates)
        self.nouns.update(nouns)
        self._parsed.clear()
        self._plain.clear()

    def say(self, key: str, /, **values: Any) -> str:
        """The phrase of a key with its values filled in."""
        write = self._plain.get(key)
        if write is not None:
            for value in values.values():
                if isinstance(value, int) and value < 0:
                    break
            else:
                return write(**values)
        template = self.templates.get(key)
        if template is None or isinstance(template, str):
            return self.fill(key, values.__getitem__)
        return template(**values)

    def fill(self, key: str, value_of: Callable[[str], Any]) -> str:
        """The phrase of a key; it asks for the values that its template names.

        >>> Phrases({"pay": "Pay {amount}."}, {}).fill("pay", {"amount": 3, "card": 5}.get)
        'Pay 3.'
        """
        parts = self._parsed.get(key)
        if parts is None:
            template = self.templates.get(key)
            if template is None:
                raise MissingPhrase(f"There is no phrase `{key}`.")
            if not isinstance(template, str):
                return template(**{name: value_of(name) for name in _parameters(template)})
            parts = self._parsed[key] = _parse(template)
            if not any(spec for _, _, spec in parts):
                self._plain[key] = template.format
        text = ""
        for literal, name, spec in parts:
            text += literal
            if name is not None:
                value = value_of(name)
                text += value if isinstance(value, str) else self._number(value, spec)
        return text

    def has(self, key: str) -> bool:
        """Whether there is a phrase of that key."""
        return key in self.templates

    def noun(self, key: str, number: int) -> str:
        """The form of a noun that follows a number."""
        forms = self.nouns.get(key)
        if forms is None:
            raise MissingPhrase(f"There is no noun `{key}`.")
        size = abs(number)
        if size == 1 or len(forms) == 1:
            return forms[0]
        return forms[1] if len(forms) == 2 or 2 <= size <= 4 else forms[2]

    def counted(self, key: str, number: int) -> str:
        """A number with its noun."""
        return f"{plain(number)} {self.noun(key, number)}"

    def _number(self, value: Any, spec: str) -> str:
        if not spec:
            return plain(value) if isinstance(value, int) else str(value)
        if spec[0] == "~":
            return self.noun(spec[1:], value)
        return self.counted(spec, value)


def _parameters(template: Callable[..., str]) -> list[str]:
    parameters = signature(template).parameters.values()
    return [each.name for each in parameters if each.kind is not each.VAR_KEYWORD]


def _parse(template: str) -> list[Part]:
    return [(text, name, spec or "") for text, name, spec, _ in Formatter().parse(template)]

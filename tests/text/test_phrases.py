"""Phrases: templates that are filled in, nouns, and what is missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from planetfall.core.combinators import Repeat
from planetfall.core.effect import Effect
from planetfall.text.book import Book, MissingPhrase
from planetfall.text.phrases import Phrases


class Sail(Effect):
    """Goes some miles in a direction; for words only."""

    def __init__(self, miles: int, direction: int) -> None:
        self.miles = miles
        self.direction = direction


def sailing() -> Book:
    book = Book("toy", "en")
    book.phrases.add({"Sail": "sail {miles:mile} {direction}"}, {"mile": ("mile", "miles")})
    book.readers["direction"] = lambda effect: ["north", "south"][effect.direction]
    return book


def test_a_phrase_is_filled_in_with_fields() -> None:
    assert sailing().effect(Repeat(Sail(3, 1), 2)) == "2× sail 3 miles south"
    assert sailing().effect(Sail(1, 0)) == "sail 1 mile north"


def test_a_class_or_an_answer_without_a_phrase_is_an_error() -> None:
    assert sailing().tells(Sail) and not Book("toy", "en").tells(Sail)
    with pytest.raises(MissingPhrase):
        Book("toy", "en").effect(Sail(1, 0))
    with pytest.raises(MissingPhrase):
        Book("toy", "en").bind({"pass": "label.nothing_of_that_name"})


def test_a_missing_phrase_or_noun_is_an_error() -> None:
    phrases = Phrases({"a": "{n:thing}"}, {})
    with pytest.raises(MissingPhrase):
        phrases.say("b")
    with pytest.raises(MissingPhrase):
        phrases.say("a", n=2)


def test_a_language_that_is_not_there_is_an_error() -> None:
    with pytest.raises(MissingPhrase):
        Book("toy", "xx")


@pytest.mark.parametrize(
    "number, expected",
    [(0, "0 karet"), (1, "1 karta"), (-2, "−2 karty"), (4, "4 karty"), (5, "5 karet")],
)
def test_czech_counts_in_three_forms(number: int, expected: str) -> None:
    assert Phrases({}, {"card": ("karta", "karty", "karet")}).counted("card", number) == expected


def test_phrases_of_an_expansion_replace_those_of_the_base() -> None:
    phrases = Phrases({"a": "one"}, {})
    assert phrases.say("a") == "one"
    phrases.add({"a": "two"}, {})
    assert phrases.say("a") == "two"


WORDS = [
    "planetfall.text",
    "planetfall.games.terraforming_mars.words",
    "planetfall.games.terraforming_mars.expansions.colonies.words",
]


@pytest.mark.parametrize("package", WORDS)
def test_all_languages_say_the_same_things(package: str) -> None:
    english, czech = (import_module(f"{package}.{lang}") for lang in ("en", "cs"))
    core = import_module("planetfall.text.en").PHRASES

    def keys(module: Any, table: str) -> set[str]:
        return set(getattr(module, table, {}))

    assert keys(english, "PHRASES") | set(core) == keys(czech, "PHRASES") | set(core)
    assert keys(english, "TERMS") == keys(czech, "TERMS")
    names = [getattr(module, "NAMES", {}) for module in (english, czech)]
    assert [sorted(kind) for kind in names[0].values()] == [
        sorted(kind) for kind in names[1].values()
    ]

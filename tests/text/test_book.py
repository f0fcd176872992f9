"""Phrase books refuse to be silent."""

from __future__ import annotations

import pytest

from planetfall.core.combinators import Do, Either, May, Repeat
from planetfall.core.effect import Effect
from planetfall.core.reasons import NO_WAY, pack
from planetfall.text.book import Book, MissingPhrase
from planetfall.text.grammar import join, sentence, signed


class Wave(Effect):
    """Does nothing; for words only."""


def book(lang: str) -> Book:
    made = Book("toy", lang)
    made.effects[Wave] = lambda effect: "wave" if lang == "en" else "zamávejte"
    return made


def test_combinators_speak_both_languages() -> None:
    effect = Either(Do(Wave(), Wave()), May(Wave()), Repeat(Wave(), 2))
    assert book("en").effect(effect) == "wave, then wave, you may wave or 2× wave"
    assert (
        book("cs").effect(effect) == "zamávejte, pak zamávejte, můžete: zamávejte nebo 2× zamávejte"
    )


def test_a_missing_phrase_name_label_or_reason_is_an_error() -> None:
    made = Book("toy", "en")
    with pytest.raises(MissingPhrase):
        made.effect(Wave())
    with pytest.raises(MissingPhrase):
        made.name("card", "nothing")
    with pytest.raises(MissingPhrase):
        made.reason(pack(200))
    with pytest.raises(MissingPhrase):
        made.event((99, 0, 0, 0, 0, 0), [])


def test_common_reasons_have_words_in_both_languages() -> None:
    assert book("en").reason(pack(NO_WAY)) != book("cs").reason(pack(NO_WAY))


def test_signs_lists_and_sentences() -> None:
    assert signed(3) == "+3"
    assert join([], "and") == ""
    assert sentence("where?") == "Where?"

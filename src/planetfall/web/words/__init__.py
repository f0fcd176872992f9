"""The words of pages: buttons, lobby, settings; what only one game's page says is in its book."""

from __future__ import annotations

from collections.abc import Mapping

from planetfall.text.book import Book
from planetfall.web.words import cs, en, reference

BOOKS: dict[str, dict[str, str]] = {
    "en": en.WORDS | reference.EN,
    "cs": cs.WORDS | reference.CS,
}


class Words:
    """The words of all pages in one language, and those of one game's page."""

    def __init__(self, lang: str, game: Mapping[str, str] | None = None) -> None:
        self.lang = lang
        self._words = {**(game or {}), **BOOKS[lang]}

    def __getitem__(self, key: str) -> str:
        """A word; a missing one is an error."""
        return self._words[key]

    def get(self, key: str, other: str) -> str:
        """A word, or something else where none is needed."""
        return self._words.get(key, other)

    def fill(self, key: str, **values: object) -> str:
        """A sentence with its gaps filled."""
        return self._words[key].format(**values)

    def count(self, key: str, number: int) -> str:
        """A number with its noun in the right form."""
        forms = self._words[key].split("|")
        if self.lang == "cs":
            form = forms[0] if number == 1 else forms[1] if 2 <= number <= 4 else forms[2]
        else:
            form = forms[0] if number == 1 else forms[1]
        return form.format(n=number)


_OPEN = {lang: Words(lang) for lang in BOOKS}


def words(lang: str) -> Words:
    """The words of a language; English for one that is not there."""
    return _OPEN.get(lang) or _OPEN["en"]


_OF_GAMES: dict[tuple[str, str], Words] = {}


def game_words(book: Book) -> Words:
    """The words of a game's page: those of all pages, the phrases and terms of its book."""
    found = _OF_GAMES.get((book.game, book.lang))
    if found is None:
        phrases = {key: said for key, said in book.phrases.templates.items() if type(said) is str}
        found = _OF_GAMES[book.game, book.lang] = Words(book.lang, phrases | book.terms)
    return found

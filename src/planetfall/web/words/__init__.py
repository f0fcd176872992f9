"""The table's own words: buttons, lobby, settings. The games' words come from their books."""

from __future__ import annotations

from planetfall.web.words import cs, en

BOOKS: dict[str, dict[str, str]] = {"en": en.WORDS, "cs": cs.WORDS}


class Words:
    """The table's words in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._words = BOOKS[lang]

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

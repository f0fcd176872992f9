"""One vocabulary per game: every choice has a small number and a stable word.

Numbers index `legal`, `apply` and action masks and are stable per rules version; words (keys such
as `play:asteroid`, `hex:4-7`, `pass`) are stable for ever and are what records, logs, the network
and tests use. Effects do arithmetic with the base of a block, never look-ups.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.errors import BadRequest, IllegalChoice

CHANCE: Final = -1
"""The seat that decides chance."""

# Every vocabulary opens with these words, so that combinators can use them in any game.
PASS: Final = 0
DONE: Final = 1
YES: Final = 2
NO: Final = 3
NOBODY: Final = 4
CHOOSE: Final = 5
CHOICES: Final = 12
FIRST: Final = CHOOSE + CHOICES
FIRSTS: Final = 24
AMOUNT: Final = FIRST + FIRSTS
AMOUNTS: Final = 128
SEAT: Final = AMOUNT + AMOUNTS
SEATS: Final = 6


class Vocabulary:
    """The words of one game, filled once at import and then only read.

    >>> words = Vocabulary()
    >>> base = words.block("play", ["asteroid", "comet"])
    >>> words.key(base + 1), words.option("pass")
    ('play:comet', 0)
    """

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.numbers: dict[str, int] = {}
        self._kinds: dict[tuple[str, ...], set[int]] = {}
        for name in ("pass", "done", "yes", "no", "nobody"):
            self.word(name)
        self.block("choose", [str(k) for k in range(CHOICES)])
        self.block("first", [str(k) for k in range(FIRSTS)])
        self.block("amount", [str(k) for k in range(AMOUNTS)])
        self.block("seat", [str(k) for k in range(SEATS)])

    def starting(self, kinds: tuple[str, ...]) -> set[int]:
        """The options whose keys begin in one of some ways; looked for once."""
        found = self._kinds.get(kinds)
        if found is None:
            found = {number for number, key in enumerate(self.keys) if key.startswith(kinds)}
            self._kinds[kinds] = found
        return found

    def word(self, key: str) -> int:
        """Add one word; its number."""
        if key in self.numbers:
            raise ValueError(f"`{key}` is in the vocabulary already")
        self.numbers[key] = len(self.keys)
        self.keys.append(key)
        self._kinds.clear()
        return self.numbers[key]

    def block(self, prefix: str, names: list[str]) -> int:
        """Add `prefix:name` for each name, numbered in a row; the number of the first."""
        base = len(self.keys)
        for name in names:
            self.word(f"{prefix}:{name}")
        return base

    def key(self, option: int) -> str:
        """The word of a number."""
        if not 0 <= option < len(self.keys):
            raise BadRequest(f"Option {option} is not a number from 0 to {len(self.keys) - 1}.")
        return self.keys[option]

    def option(self, key: str) -> int:
        """The number of a word; a word that no choice has is an illegal choice."""
        number = self.numbers.get(key)
        if number is None:
            raise IllegalChoice(f"`{key[:60]}` is no choice of this game.")
        return number

    def __len__(self) -> int:
        return len(self.keys)

"""Why something is not possible, as a sentence: the phrase `why.` and the name of the reason."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from planetfall.games.planet_unknown import reasons
from planetfall.games.planet_unknown.components.planets import PLANET_IDS
from planetfall.games.planet_unknown.vocabulary import USE_KEYS
from planetfall.games.planet_unknown.words import names
from planetfall.text.book import Book, Words

VALUES: Final[dict[str, Callable[[Book, int], str]]] = {
    "terrain": names.terrain,
    "of": names.of_terrain,
    "event": names.event,
    "planet": lambda book, what: book.name("planet", PLANET_IDS[what]),
    "rule": lambda book, what: book.term(f"rule:{PLANET_IDS[what]}"),
    "use": lambda book, what: book.say(f"label.use:{USE_KEYS[what]}"),
}
"""What a phrase may name of a reason, from the number the reason is about."""


def _reason(key: str, book: Book, what: int, needed: int, had: int) -> str:
    return book.phrases.fill(key, lambda name: VALUES[name](book, what))


REASONS: Final[Words] = {
    kind: partial(_reason, f"why.{name.lower()}")
    for name, kind in vars(reasons).items()
    if isinstance(kind, int)
}

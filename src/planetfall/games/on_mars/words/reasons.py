"""Why something is not possible: the phrase `why.` and the name of the reason."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from planetfall.core.reasons import GAME_REASONS
from planetfall.games.on_mars import reasons
from planetfall.games.on_mars.components.names import MINERAL, RESOURCES
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.text.book import Words

NAMES: Final[dict[str, Callable[[ColonyBook, int], str]]] = {
    "bulk": ColonyBook.bulk,
    "tech": ColonyBook.tech,
    "to": ColonyBook.to_side,
    "at": ColonyBook.at_side,
    "scientist": ColonyBook.scientist,
    "type": ColonyBook.type,
    "building": ColonyBook.building,
}
"""What a phrase may name of the number that the reason is about, besides `needed` and `had`."""


def _reason(key: str, book: ColonyBook, what: int, needed: int, had: int) -> str:
    if key == "why.not_enough" and what != MINERAL:
        key += ".any" if what == RESOURCES else ".minerals"
    elif key == "why.low_tech" and not had:
        key += ".none"
    return book.phrases.fill(key, partial(_value, book, what, {"needed": needed, "had": had}))


def _value(book: ColonyBook, what: int, numbers: dict[str, int], name: str) -> Any:
    return numbers[name] if name in numbers else NAMES[name](book, what)


REASONS: Final[Words] = {
    GAME_REASONS + place: partial(_reason, f"why.{name}")
    for place, name in enumerate(reasons.REASON_NAMES)
}

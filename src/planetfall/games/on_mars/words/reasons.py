"""Why something is not possible: the phrase `why.` and the name of the reason."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from planetfall.core.reasons import GAME_REASONS
from planetfall.games.on_mars import reasons
from planetfall.games.on_mars.components.names import COLONY, MINERAL, RESOURCES
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.text.book import Words

KINDS: Final = {"tech": "of", "building": "one", "to": "to_side", "at": "at_side"}
"""Kinds of names that phrases call by shorter ones."""


def _reason(key: str, book: ColonyBook, what: int, needed: int, had: int) -> str:
    if key == "why.not_enough" and what != MINERAL:
        key += ".any" if what == RESOURCES else ".minerals"
    elif key == "why.low_tech" and not had:
        key += ".none"
    return book.phrases.fill(key, partial(_value, book, what, {"needed": needed, "had": had}))


def _value(book: ColonyBook, what: int, numbers: dict[str, int], name: str) -> Any:
    """`needed`, `had`, or the name of what the reason is about."""
    if name in numbers:
        return numbers[name]
    number = min(what, COLONY) if name in ("to", "at") else what
    return book.called(KINDS.get(name, name), number)


REASONS: Final[Words] = {
    GAME_REASONS + place: partial(_reason, f"why.{name}")
    for place, name in enumerate(reasons.REASON_NAMES)
}

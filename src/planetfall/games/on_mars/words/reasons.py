"""Why something is not possible: the phrase `why.` and the name of the reason."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from planetfall.core.reasons import GAME_REASONS
from planetfall.games.on_mars import reasons
from planetfall.games.on_mars.components.names import MINERAL, RESOURCES
from planetfall.games.on_mars.words.colony_book import IDS, ColonyBook
from planetfall.text.book import Words

KINDS: Final = {"tech": "of", "building": "one", "to": "to_side", "at": "at_side"}
"""Kinds of names that phrases call by shorter ones."""


def _reason(key: str, book: ColonyBook, what: int, needed: int, had: int) -> str:
    if key == "why.not_enough" and MINERAL < what <= RESOURCES:
        key += ".any" if what == RESOURCES else ".minerals"
    elif key == "why.low_tech" and not had:
        key += ".none"
    return book.phrases.fill(key, partial(_value, book, what, {"needed": needed, "had": had}))


def _value(book: ColonyBook, what: int, numbers: dict[str, int], name: str) -> Any:
    """`needed`, `had`, or the name of what the reason is about."""
    if name in numbers:
        return numbers[name]
    kind = KINDS.get(name, name)
    return book.called(kind, min(what, len(IDS[kind]) - 1))


REASONS: Final[Words] = {
    GAME_REASONS + place: partial(_reason, f"why.{name}")
    for place, name in enumerate(reasons.REASON_NAMES)
}

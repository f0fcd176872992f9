"""What is counted (phrase `each.` and its class), and requirements of so many (`need.`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from planetfall.games.on_mars import counts
from planetfall.games.on_mars.components.names import BUILDINGS, CONTRACTS, UPGRADE_CONTRACTS
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.text.book import Words

HIGHEST_LEVEL: Final = 6

VALUES: Final[dict[str, Callable[[ColonyBook, Any, int], Any]]] = {
    "n": lambda book, count, least: least,
    "up": lambda book, count, least: _up(book, least),
    "size": lambda book, count, least: count.size,
    "level": lambda book, count, least: count.level,
    "type": lambda book, count, least: book.called("type", count.building),
    "many": lambda book, count, least: book.called("many", count.building),
    "advanced": lambda book, count, least: book.count(_advanced(count), least),
    "one_advanced": lambda book, count, least: book.phrases.noun(_advanced(count), 1),
    "bulk": lambda book, count, least: book.called("bulk", count.item),
    "units": lambda book, count, least: book.units(count.item, least),
    "tech": lambda book, count, least: book.called("of", count.tech),
    "scientist": lambda book, count, least: book.called("scientist", count.scientist),
    "contract": lambda book, count, least: book.called("contract", count.first),
    "at": lambda book, count, least: book.called("at_side", count.side),
}
"""What a phrase may name of a count and of how many are needed."""


def _up(book: ColonyBook, level: int) -> Any:
    return level if level >= HIGHEST_LEVEL else book.say("need.or_higher", n=level)


def _advanced(count: counts.AdvancedBuildings) -> str:
    return f"advanced.{BUILDINGS[count.building]}"


def _value(book: ColonyBook, count: counts.Count, least: int, name: str) -> Any:
    return VALUES[name](book, count, least)


def _key(count: counts.Count) -> str:
    """The class of a count, and which of its phrases where it has several."""
    name = type(count).__name__
    if isinstance(count, counts.AdvancedBuildings) and count.building >= 0:
        return name + ".typed"
    if isinstance(count, counts.ContractsDone):
        if count.first == count.last:
            return name + ".named"
        if count.first > 0 or count.last < len(CONTRACTS) - 1:
            return name + (".upgrade" if count.last < UPGRADE_CONTRACTS else ".delivery")
    return name


def _each(book: ColonyBook, count: counts.Count) -> str:
    return book.phrases.fill("each." + _key(count), partial(_value, book, count, 1))


def _need(book: ColonyBook, need: counts.AtLeast) -> str:
    key = book.key_for(need.least, "need." + _key(need.count))
    return book.phrases.fill(key, partial(_value, book, need.count, need.least))


COUNTS: Final[Words] = {
    counts.AtLeast: _need,
    **{
        kind: _each
        for kind in vars(counts).values()
        if isinstance(kind, type) and issubclass(kind, counts.Count)
    },
}

"""What is counted, and requirements of so many; the phrase of a count has its class's name."""

from __future__ import annotations

from typing import Any, Final

from planetfall.games.on_mars import counts
from planetfall.games.on_mars.components.names import BUILDINGS, CONTRACTS, UPGRADE_CONTRACTS
from planetfall.games.on_mars.words.colony_book import ColonyBook

HIGHEST_LEVEL: Final = 6


def fill(book: ColonyBook) -> None:
    """Phrases of counts and of needs."""
    for kind in vars(counts).values():
        if isinstance(kind, type) and issubclass(kind, counts.Count):
            book.effects[kind] = lambda count: book.say("each." + _key(count), **_of(book, count))
    book.effects[counts.AtLeast] = lambda need: _need(book, need)


def _need(book: ColonyBook, need: counts.AtLeast) -> str:
    count, least = need.count, need.least
    values = _of(book, count)
    values["up"] = least if least >= HIGHEST_LEVEL else book.say("need.or_higher", n=least)
    if isinstance(count, counts.AdvancedBuildings) and count.building >= 0:
        noun = f"advanced.{BUILDINGS[count.building]}"
        values["one_advanced"] = book.phrases.noun(noun, 1)
        values["advanced"] = book.count(noun, least)
    if isinstance(count, counts.Stored):
        values["units"] = book.units(count.item, least)
    return book.say_for(least, "need." + _key(count), **values)


def _key(count: Any) -> str:
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


def _of(book: ColonyBook, count: Any) -> dict[str, Any]:
    """The fields of a count in words."""
    if isinstance(count, counts.AdvancedBuildings | counts.LargestComplex):
        return {"type": book.type(count.building), "many": book.buildings(count.building)}
    if isinstance(count, counts.MarkedComplexes):
        return {"size": count.size}
    if isinstance(count, counts.Stored):
        return {"bulk": book.bulk(count.item)}
    if isinstance(count, counts.TechsAtLevel):
        return {"level": count.level}
    if isinstance(count, counts.TechLevel):
        return {"tech": book.tech(count.tech)}
    if isinstance(count, counts.HasScientist):
        return {"scientist": book.scientist(count.scientist)}
    if isinstance(count, counts.ContractsDone):
        return {"contract": book.contract(count.first)}
    if isinstance(count, counts.OnSide):
        return {"at": book.at_side(count.side)}
    return {}

"""English: what is counted, and requirements of so many."""

from __future__ import annotations

from planetfall.games.on_mars import counts
from planetfall.games.on_mars.components.names import (
    BUILDINGS,
    CONTRACTS,
    ITEMS,
    ORBIT,
    UPGRADE_CONTRACTS,
)
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.text.grammar import english


def fill(book: ColonyBook) -> None:
    """Phrases of counts and of needs."""
    _add_each(book)
    _add_needs(book)


def _add_each(book: ColonyBook) -> None:
    """One of the things counted: `each ship in your Hangar`."""
    each = book.effects
    each[counts.Blueprints] = lambda c: "each of your Blueprints"
    each[counts.AdvancedBuildings] = lambda c: (
        "each of your Advanced Buildings"
        if c.building < 0
        else f"each of your Advanced {book.many[BUILDINGS[c.building]]}"
    )
    each[counts.MinesHeld] = lambda c: "each Mine with your colonist or marker"
    each[counts.DiscoveryTiles] = lambda c: "each Discovery tile you have collected"
    each[counts.ResearchTiles] = lambda c: "each Research tile you have collected"
    each[counts.LargestMarkedComplex] = lambda c: (
        "each building of the largest complex with your marker"
    )
    each[counts.MarkedComplexes] = lambda c: (
        f"each complex of {c.size} or more buildings with your marker"
    )
    each[counts.LargestComplex] = lambda c: (
        f"each building of the largest complex of {book.many[BUILDINGS[c.building]]}"
    )
    each[counts.MostOfOneResource] = lambda c: (
        "each unit of the resource you have most of, minerals aside"
    )
    each[counts.Stored] = lambda c: f"each unit of {book.bulk[ITEMS[c.item]]} in your Storage"
    each[counts.Shelters] = lambda c: "each of your Shelters"
    each[counts.ColonyLevel] = lambda c: "each Colony level"
    each[counts.ColonistsInQuarters] = lambda c: "each colonist in your Living Quarters"
    each[counts.TechTiles] = lambda c: "each of your Tech tiles"
    each[counts.TechsAtLevel] = lambda c: f"each of your Tech tiles of level {c.level} or higher"
    each[counts.HighestTech] = lambda c: "each level of your most developed Tech tile"
    each[counts.TechLevel] = lambda c: f"each level of your {book.tech(c.tech)} Tech"
    each[counts.Ships] = lambda c: "each ship in your Hangar"
    each[counts.Bots] = lambda c: "each of your bots on the map"
    each[counts.Scientists] = lambda c: "each of your Scientists"
    each[counts.HasScientist] = lambda c: f"having the {book.scientist(c.scientist)}"
    each[counts.ContractsDone] = lambda c: f"each {_kind(book, c)} you have completed"
    each[counts.ProgressCubes] = lambda c: "each of your cubes in the Progress area"
    each[counts.GoalDone] = lambda c: "a completed Private Goal"
    each[counts.OnSide] = lambda c: f"being {_side(c.side)}"


def _side(side: int) -> str:
    return "in Orbit" if side == ORBIT else "in the Colony"


def _kind(book: ColonyBook, count: counts.ContractsDone) -> str:
    if count.first == count.last:
        return f"Contract “{book.contract(count.first)}”"
    if count.first == 0 and count.last == len(CONTRACTS) - 1:
        return "Earth Contract"
    return "Upgrade Contract" if count.last < UPGRADE_CONTRACTS else "Delivery Contract"


def _some(number: int, one: str, many: str = "", article: str = "a") -> str:
    """`a Scientist`, `at least 3 Scientists`."""
    return f"{article} {one}" if number == 1 else f"at least {english(number, one, many)}"


def _add_needs(book: ColonyBook) -> None:
    needs = book.needs
    needs[counts.Blueprints] = lambda c, n: f"you have {_some(n, 'Blueprint')}"
    needs[counts.AdvancedBuildings] = lambda c, n: (
        f"you have {_some(n, 'Advanced Building', article='an')}"
        if c.building < 0
        else f"you have at least {n} Advanced {book.many[BUILDINGS[c.building]]}"
    )
    needs[counts.MinesHeld] = lambda c, n: f"your colonist or marker is on {_some(n, 'Mine')}"
    needs[counts.DiscoveryTiles] = lambda c, n: f"you have collected {_some(n, 'Discovery tile')}"
    needs[counts.ResearchTiles] = lambda c, n: f"you have collected {_some(n, 'Research tile')}"
    needs[counts.LargestMarkedComplex] = lambda c, n: (
        f"your marker is in a complex of at least {english(n, 'building')}"
    )
    needs[counts.MarkedComplexes] = lambda c, n: (
        f"your markers are in at least {n} different complexes of {c.size} or more buildings"
    )
    needs[counts.LargestComplex] = lambda c, n: (
        f"a complex of at least {n} {book.many[BUILDINGS[c.building]]} is on Mars"
    )
    needs[counts.MostOfOneResource] = lambda c, n: (
        f"you have at least {n} of one resource other than minerals"
    )
    needs[counts.Stored] = lambda c, n: f"you have at least {book.units(c.item, n)} in Storage"
    needs[counts.Shelters] = lambda c, n: f"you have {_some(n, 'Shelter')}"
    needs[counts.ColonyLevel] = lambda c, n: f"the Colony level is at least {n}"
    needs[counts.ColonistsInQuarters] = lambda c, n: (
        f"you have at least {book.count('colonist', n)} in Living Quarters"
    )
    needs[counts.TechTiles] = lambda c, n: f"you have {_some(n, 'Tech tile')}"
    needs[counts.TechsAtLevel] = lambda c, n: (
        f"you have {_some(n, 'Tech tile')} of level {c.level} or higher"
    )
    needs[counts.HighestTech] = lambda c, n: f"you have a Tech tile of level {_up(n)}"
    needs[counts.TechLevel] = lambda c, n: f"you have {book.tech(c.tech)} Tech of level {_up(n)}"
    needs[counts.Ships] = lambda c, n: f"you have {_some(n, 'ship')} in the Hangar"
    needs[counts.Bots] = lambda c, n: f"you have {_some(n, 'bot')} on the map"
    needs[counts.Scientists] = lambda c, n: f"you have {_some(n, 'Scientist')}"
    needs[counts.HasScientist] = lambda c, n: f"you have the {book.scientist(c.scientist)}"
    needs[counts.ContractsDone] = lambda c, n: f"you have completed {_contracts(book, c, n)}"
    needs[counts.ProgressCubes] = lambda c, n: f"you have {_some(n, 'cube')} in the Progress area"
    needs[counts.GoalDone] = lambda c, n: "you have completed a Private Goal"
    needs[counts.OnSide] = lambda c, n: f"you are {_side(c.side)}"


def _up(level: int) -> str:
    return str(level) if level >= 6 else f"{level} or higher"


def _contracts(book: ColonyBook, count: counts.ContractsDone, number: int) -> str:
    kind = _kind(book, count)
    if count.first == count.last:
        return f"the {kind}"
    return _some(number, kind, article="a" if kind[0] not in "EU" else "an")

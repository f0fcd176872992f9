"""Czech: what is counted, and requirements of so many."""

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
from planetfall.text.grammar import czech

ADVANCED = {
    "mine": ("pokročilý důl", "pokročilé doly", "pokročilých dolů"),
    "generator": ("pokročilou elektrárnu", "pokročilé elektrárny", "pokročilých elektráren"),
    "water_extractor": (
        "pokročilou výrobnu vody",
        "pokročilé výrobny vody",
        "pokročilých výroben vody",
    ),
    "greenhouse": ("pokročilý skleník", "pokročilé skleníky", "pokročilých skleníků"),
    "oxygen_condenser": (
        "pokročilý kondenzátor kyslíku",
        "pokročilé kondenzátory kyslíku",
        "pokročilých kondenzátorů kyslíku",
    ),
    "shelter": ("pokročilou základnu", "pokročilé základny", "pokročilých základen"),
}
"""Advanced Buildings of a type in the accusative, after 1, 2 to 4, 5 and more."""


def fill(book: ColonyBook) -> None:
    """Phrases of counts and of needs."""
    _add_each(book)
    _add_needs(book)


def _add_each(book: ColonyBook) -> None:
    """One of the things counted, in the accusative: `každou loď v hangáru`."""
    each = book.effects
    each[counts.Blueprints] = lambda c: "každý váš stavební plán"
    each[counts.AdvancedBuildings] = lambda c: (
        "každou vaši pokročilou budovu"
        if c.building < 0
        else f"každou vaši pokročilou budovu typu {_type(book, c.building)}"
    )
    each[counts.MinesHeld] = lambda c: "každý důl s vaším kolonistou nebo figurkou"
    each[counts.DiscoveryTiles] = lambda c: "každý žeton objevu, který jste sebrali"
    each[counts.ResearchTiles] = lambda c: "každý žeton výzkumu, který jste sebrali"
    each[counts.LargestMarkedComplex] = lambda c: (
        "každou budovu největšího komplexu s vaší figurkou"
    )
    each[counts.MarkedComplexes] = lambda c: (
        f"každý komplex s vaší figurkou, který má alespoň {_buildings(c.size)}"
    )
    each[counts.LargestComplex] = lambda c: (
        f"každou budovu největšího komplexu {book.many[BUILDINGS[c.building]]}"
    )
    each[counts.MostOfOneResource] = lambda c: (
        "každý kus zdroje, kterého máte nejvíce, kromě minerálů"
    )
    each[counts.Stored] = lambda c: f"každý kus {book.bulk[ITEMS[c.item]]} ve vašem skladu"
    each[counts.Shelters] = lambda c: "každou vaši základnu"
    each[counts.ColonyLevel] = lambda c: "každou úroveň kolonie"
    each[counts.ColonistsInQuarters] = lambda c: "každého kolonistu ve vašich ubikacích"
    each[counts.TechTiles] = lambda c: "každý váš žeton technologie"
    each[counts.TechsAtLevel] = lambda c: (
        f"každý váš žeton technologie na úrovni {c.level} nebo vyšší"
    )
    each[counts.HighestTech] = lambda c: "každou úroveň vaší nejvyvinutější technologie"
    each[counts.TechLevel] = lambda c: f"každou úroveň vaší technologie {book.tech(c.tech)}"
    each[counts.Ships] = lambda c: "každou loď ve vašem hangáru"
    each[counts.Bots] = lambda c: "každého vašeho bota na mapě"
    each[counts.Scientists] = lambda c: "každého vašeho vědce"
    each[counts.HasScientist] = lambda c: f"najatou kartu {book.scientist(c.scientist)}"
    each[counts.ContractsDone] = lambda c: f"každou splněnou {_kind(book, c)}"
    each[counts.ProgressCubes] = lambda c: "každou vaši kostičku v oblasti pokroku"
    each[counts.GoalDone] = lambda c: "splněný soukromý cíl"
    each[counts.OnSide] = lambda c: f"pobyt {_side(c.side)}"


def _type(book: ColonyBook, building: int) -> str:
    return book.name("building", BUILDINGS[building]).lower()


def _side(side: int) -> str:
    return "na orbitě" if side == ORBIT else "v kolonii"


def _kind(book: ColonyBook, count: counts.ContractsDone) -> str:
    if count.first == count.last:
        return f"zakázku „{book.contract(count.first)}“"
    if count.first == 0 and count.last == len(CONTRACTS) - 1:
        return "pozemskou zakázku"
    return "zakázku na vylepšení" if count.last < UPGRADE_CONTRACTS else "zakázku na dodávku"


def _kinds(count: counts.ContractsDone) -> tuple[str, str]:
    """Contracts after 2 to 4, after 5 and more."""
    if count.last < UPGRADE_CONTRACTS:
        return "zakázky na vylepšení", "zakázek na vylepšení"
    if count.first >= UPGRADE_CONTRACTS:
        return "zakázky na dodávku", "zakázek na dodávku"
    return "pozemské zakázky", "pozemských zakázek"


def _buildings(number: int) -> str:
    return czech(number, "budovu", "budovy", "budov")


def _some(number: int, one: str, few: str, many: str) -> str:
    """`vědce`, `alespoň 3 vědce`."""
    return one if number == 1 else "alespoň " + czech(number, one, few, many)


def _tech_tiles(number: int) -> str:
    return _some(number, "žeton technologie", "žetony technologií", "žetonů technologií")


def _add_needs(book: ColonyBook) -> None:
    needs = book.needs
    needs[counts.Blueprints] = lambda c, n: (
        "máte " + _some(n, "stavební plán", "stavební plány", "stavebních plánů")
    )
    needs[counts.AdvancedBuildings] = lambda c, n: (
        "máte " + _some(n, "pokročilou budovu", "pokročilé budovy", "pokročilých budov")
        if c.building < 0
        else "máte " + _some(n, *ADVANCED[BUILDINGS[c.building]])
    )
    needs[counts.MinesHeld] = lambda c, n: (
        f"máte kolonistu nebo figurku {'na dole' if n == 1 else f'alespoň na {n} dolech'}"
    )
    needs[counts.DiscoveryTiles] = lambda c, n: (
        "máte "
        + _some(n, "sebraný žeton objevu", "sebrané žetony objevů", "sebraných žetonů objevů")
    )
    needs[counts.ResearchTiles] = lambda c, n: (
        "máte "
        + _some(n, "sebraný žeton výzkumu", "sebrané žetony výzkumu", "sebraných žetonů výzkumu")
    )
    needs[counts.LargestMarkedComplex] = lambda c, n: (
        f"máte figurku v komplexu, který má alespoň {_buildings(n)}"
    )
    needs[counts.MarkedComplexes] = lambda c, n: (
        f"máte figurky alespoň ve {n} různých komplexech, které mají alespoň {_buildings(c.size)}"
    )
    needs[counts.LargestComplex] = lambda c, n: (
        f"na Marsu je komplex alespoň {n} {book.many[BUILDINGS[c.building]]}"
    )
    needs[counts.MostOfOneResource] = lambda c, n: (
        f"máte alespoň {czech(n, 'kus', 'kusy', 'kusů')} téhož zdroje kromě minerálů"
    )
    needs[counts.Stored] = lambda c, n: f"máte ve skladu alespoň {book.units(c.item, n)}"
    needs[counts.Shelters] = lambda c, n: "máte " + _some(n, "základnu", "základny", "základen")
    needs[counts.ColonyLevel] = lambda c, n: f"kolonie je alespoň na úrovni {n}"
    needs[counts.ColonistsInQuarters] = lambda c, n: (
        f"máte v ubikacích alespoň {book.count('colonist', n)}"
    )
    needs[counts.TechTiles] = lambda c, n: f"máte {_tech_tiles(n)}"
    needs[counts.TechsAtLevel] = lambda c, n: (
        f"máte {_tech_tiles(n)} na úrovni {c.level} nebo vyšší"
    )
    needs[counts.HighestTech] = lambda c, n: f"máte technologii na úrovni {_up(n)}"
    needs[counts.TechLevel] = lambda c, n: (
        f"máte technologii {book.tech(c.tech)} na úrovni {_up(n)}"
    )
    needs[counts.Ships] = lambda c, n: "máte v hangáru " + _some(n, "loď", "lodě", "lodí")
    needs[counts.Bots] = lambda c, n: "máte na mapě " + _some(n, "bota", "boty", "botů")
    needs[counts.Scientists] = lambda c, n: "máte " + _some(n, "vědce", "vědce", "vědců")
    needs[counts.HasScientist] = lambda c, n: f"máte kartu {book.scientist(c.scientist)}"
    needs[counts.ContractsDone] = lambda c, n: (
        f"máte splněnou {_kind(book, c)}"
        if n == 1
        else f"máte splněné alespoň {czech(n, _kind(book, c), *_kinds(c))}"
    )
    needs[counts.ProgressCubes] = lambda c, n: (
        "máte v oblasti pokroku " + _some(n, "kostičku", "kostičky", "kostiček")
    )
    needs[counts.GoalDone] = lambda c, n: "máte splněný soukromý cíl"
    needs[counts.OnSide] = lambda c, n: f"jste {_side(c.side)}"


def _up(level: int) -> str:
    return str(level) if level >= 6 else f"{level} nebo vyšší"

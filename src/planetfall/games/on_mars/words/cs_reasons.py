"""Czech: why something is not possible."""

from __future__ import annotations

from planetfall.games.on_mars import reasons
from planetfall.games.on_mars.components.names import BUILDINGS, ITEMS, MINERAL, ORBIT, RESOURCES
from planetfall.games.on_mars.words.colony_book import ColonyBook


def fill(book: ColonyBook) -> None:
    """Sentences of reasons."""
    _add_stock(book)
    _add_actions(book)
    _add_map(book)


def _add_stock(book: ColonyBook) -> None:
    tells = book.reasons
    tells[reasons.NOT_ENOUGH] = lambda what, needed, had: _short(book, what, needed, had)
    tells[reasons.NO_COLONIST] = lambda what, needed, had: (
        f"V ubikacích je málo kolonistů: potřeba {needed}, k dispozici {had}."
    )
    tells[reasons.NO_CRYSTALS] = lambda what, needed, had: (
        f"V doku je málo krystalů: potřeba {needed}, k dispozici {had} i se soukromými cíli v ruce."
    )
    tells[reasons.NO_ROOM] = lambda what, needed, had: (
        f"Pro více {book.bulk[ITEMS[what]]} není místo."
    )
    tells[reasons.WAREHOUSE_EMPTY] = lambda what, needed, had: "Ve skladišti už nic takového není."
    tells[reasons.SUPPLY_EMPTY] = lambda what, needed, had: (
        "V zásobě nemáte žádného kolonistu, nebo jsou ubikace plné."
    )
    tells[reasons.NO_COLONIST_AWAY] = lambda what, needed, had: (
        "Žádný váš kolonista není tam, odkud by se měl vrátit."
    )
    tells[reasons.NOTHING_PRODUCES] = lambda what, needed, had: (
        "Nemáte pokročilou budovu ani horníka, kteří by produkovali."
    )
    tells[reasons.NO_MARKER] = lambda what, needed, had: (
        "Všechny vaše figurky pokročilých budov jsou použité."
    )
    tells[reasons.EMPTY_DISPLAY] = lambda what, needed, had: "V nabídce není nic, co by šlo vzít."
    tells[reasons.LAB_FULL] = lambda what, needed, had: (
        "Obě pole prvního sloupce vaší laboratoře jsou obsazená."
    )
    tells[reasons.TECH_OWNED] = lambda what, needed, had: f"Technologii {book.tech(what)} už máte."
    tells[reasons.CANNOT_DEVELOP] = lambda what, needed, had: (
        "Žádný žeton vaší laboratoře se nemůže posunout."
    )


def _short(book: ColonyBook, what: int, needed: int, had: int) -> str:
    if what == RESOURCES:
        return f"Málo zdrojů: potřeba {needed} podle volby, zbývá {had}."
    note = "" if what == MINERAL else " včetně minerálů jako náhrady"
    return f"Málo {book.bulk[ITEMS[what]]}: potřeba {needed}, k dispozici {had}{note}."


def _add_actions(book: ColonyBook) -> None:
    tells = book.reasons
    tells[reasons.OTHER_SIDE] = lambda what, needed, had: (
        f"Tato akce se provádí {_side(what)}, kde nejste."
    )
    tells[reasons.MAIN_DONE] = lambda what, needed, had: (
        "Hlavní akci jste v tomto tahu už provedli."
    )
    tells[reasons.EXECUTIVE_DONE] = lambda what, needed, had: (
        "Vedlejší akci jste v tomto tahu už provedli."
    )
    tells[reasons.SHIP_IN_THE_WAY] = lambda what, needed, had: (
        "Tuto akci ještě zakrývá loď ve vašem doku."
    )
    tells[reasons.SLOT_TAKEN] = lambda what, needed, had: (
        "Na této akci už je kolonista téhož hráče."
    )
    tells[reasons.NO_SHIP] = lambda what, needed, had: "Všechny vaše lodě už dok opustily."
    tells[reasons.SHIP_LIMIT] = lambda what, needed, had: (
        f"Pro {needed}. loď musí být kolonie na úrovni {needed}; je na úrovni {had}."
    )
    tells[reasons.ALREADY_THERE] = lambda what, needed, had: f"Už jste {_side(what)}."
    tells[reasons.NO_ADVANCED_BUILDING] = lambda what, needed, had: (
        "Pokročilá budova tohoto stavebního plánu není vaše nebo není postavená."
    )
    tells[reasons.NO_SCIENTIST] = lambda what, needed, had: f"Nemáte kartu {book.scientist(what)}."
    tells[reasons.GOAL_DONE] = lambda what, needed, had: (
        "Soukromý cíl jste už splnili; každý hráč plní jen jeden."
    )
    tells[reasons.GOAL_NOT_MET] = lambda what, needed, had: (
        "Požadavek tohoto soukromého cíle není splněn, nebo ho nemáte."
    )
    tells[reasons.SPACE_TAKEN] = lambda what, needed, had: (
        "Na tomto poli pořadí tahů už stojí figurka."
    )


def _side(side: int) -> str:
    return "na orbitě" if side == ORBIT else "v kolonii"


def _add_map(book: ColonyBook) -> None:
    tells = book.reasons
    tells[reasons.NO_TILES] = lambda what, needed, had: (
        f"Dílky budovy {book.name('building', BUILDINGS[what]).lower()} už došly."
    )
    tells[reasons.NO_PLACE] = lambda what, needed, had: (
        f"V zónách vašich botů není vhodný hex pro {book.building(what)}."
    )
    tells[reasons.LOW_TECH] = lambda what, needed, had: (
        f"K připojení je třeba technologie {book.tech(what)} na úrovni {needed}; "
        + (f"dosažitelná je jen úroveň {had}." if had else "žádnou nelze použít.")
    )
    tells[reasons.NO_BLUEPRINT] = lambda what, needed, had: (
        "Žádný váš nepostavený stavební plán se nehodí k budově v dosahu."
    )
    tells[reasons.NO_MOVEMENT] = lambda what, needed, had: "Nejsou na to body pohybu."
    tells[reasons.OCCUPIED] = lambda what, needed, had: (
        "Dvě figurky nesmí zůstat na jednom hexu a na průjezd musí zbýt body pohybu."
    )
    tells[reasons.OFF_MAP] = lambda what, needed, had: "Tam už mapa končí."
    tells[reasons.NO_BOT] = lambda what, needed, had: "Takového bota na mapě nemáte."
    tells[reasons.OTHER_FIRST] = lambda what, needed, had: (
        "Jiná vaše figurka nesmí zůstat tam, kde je; nejprve se musí pohnout ona."
    )
    tells[reasons.TILE_USELESS] = lambda what, needed, had: (
        "Rover se nesmí zastavit na žetonu, jehož výhodu nemůže využít."
    )
    tells[reasons.TOO_FAR] = lambda what, needed, had: "Tento hex leží mimo zóny vašich botů."
    tells[reasons.HAS_BUILDING] = lambda what, needed, had: "Na tomto hexu už stojí budova."
    tells[reasons.NOT_NEAR] = lambda what, needed, had: (
        f"Stavíte-li {book.building(what)}, musí sousedit s budovou téhož typu, nebo od ní být "
        "přesně dva hexy daleko."
    )

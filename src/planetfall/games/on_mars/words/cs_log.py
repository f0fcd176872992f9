"""Czech: lines of the log."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.reasons import unpack
from planetfall.games.on_mars import log, reasons
from planetfall.games.on_mars.components.names import (
    BUILDINGS,
    CRYSTAL,
    EXECUTIVES,
    GENERATOR,
    GRID,
    LAB,
    LSS_REWARDS,
    ORBIT,
    PLACES,
)
from planetfall.games.on_mars.components.tables import TILE_BACK_NAMES, TILE_BACKS
from planetfall.games.on_mars.expansions.first_colonists import log as first_log
from planetfall.games.on_mars.expansions.lacerda import log as lacerda_log
from planetfall.games.on_mars.words.colony_book import ColonyBook, hex_name, is_lacerda
from planetfall.text.book import Event
from planetfall.text.grammar import czech

SCORED: Final = {
    log.BY_FIRST_BUILDING: "první budova svého druhu",
    log.BY_REWARD: "odměna SPŽ",
    log.BY_PROGRESS: "oblast pokroku",
    log.BY_CARD: "pokročilá budova",
}
IDLE: Final = {
    lacerda_log.NO_TILE_TO_REACH: "Lacerdův rover zůstává: není žeton, který by mohl sebrat",
    lacerda_log.NO_BUILDING_HEX: "Lacerda nestaví: není na to vhodný hex",
    lacerda_log.NO_DISCOVERY_HEX: (
        "Lacerda neumisťuje žeton objevu: žádný nezbývá, nebo není vhodný hex"
    ),
    lacerda_log.BENEFIT_USELESS: "Lacerda vynechává výhodu, která by mu k ničemu nebyla",
}


def who(event: Event, seats: list[str]) -> str:
    """Who did it: a player, Lacerda behind them, or nobody."""
    if is_lacerda(event, seats):
        return "Lacerda"
    return seats[event[1]] if event[1] >= 0 else "Stůl"


def to_side(number: int) -> str:
    """To a side of the board."""
    return "na orbitu" if number == ORBIT else "do kolonie"


def on_side(number: int) -> str:
    """On a side of the board."""
    return "na orbitě" if number == ORBIT else "v kolonii"


def fill(book: ColonyBook) -> None:
    """Log lines of events."""
    _add_course(book)
    _add_colonists(book)
    _add_things(book)
    _add_cards(book)
    _add_map(book)
    _add_colony(book)
    _add_lacerda(book)


def line(verb: str) -> Any:
    """A line without numbers."""
    return lambda e, seats: f"{who(e, seats)} {verb}"


def at(verb: str) -> Any:
    """A line with a hex."""
    return lambda e, seats: f"{who(e, seats)} {verb} {hex_name(e[2])}"


def _add_course(book: ColonyBook) -> None:
    tells = book.events
    tells[log.ROUND] = lambda e, seats: f"{e[3]}. kolo"
    tells[log.TURN] = lambda e, seats: f"Na tahu je {who(e, seats)} (pole {e[2] + 1})"
    tells[log.PASSED] = line("pasuje: žádná hlavní akce není možná")
    tells[log.MAIN_ACTION] = lambda e, seats: f"{who(e, seats)}: {book.main(e[2])}"
    tells[log.EXECUTIVE_ACTION] = lambda e, seats: (
        f"{who(e, seats)}, vedlejší akce: {book.name('executive', EXECUTIVES[e[2]])}"
    )
    tells[log.USED_BUILDING] = lambda e, seats: (
        f"{who(e, seats)} používá pokročilou budovu {book.blueprint(e[2])}"
        + (f" za {book.units(CRYSTAL, e[3])}" if e[3] else " zdarma")
    )
    tells[log.SCIENTIST_WORKS] = lambda e, seats: (
        f"{who(e, seats)} posílá vědce pracovat: {book.scientist(e[4])} v budově "
        f"{book.blueprint(e[2])}"
    )
    tells[log.LAST_ROUND] = lambda e, seats: "Byl vyvolán konec hry"
    tells[log.GAME_OVER] = lambda e, seats: "Hra skončila"
    tells[log.SPACE_CHOSEN] = lambda e, seats: (
        f"{who(e, seats)} obsazuje pole pořadí tahů {e[2] + 1} {on_side(e[2] // 4)}"
    )
    tells[log.SHUTTLE_PLACED] = lambda e, seats: (
        f"Raketoplán začíná {on_side(e[2])}, kde je {who(e, seats)}"
        if is_lacerda(e, seats)
        else f"{who(e, seats)} staví raketoplán {to_side(e[2])}"
    )
    tells[log.SHUTTLE_MOVES] = lambda e, seats: (
        f"Raketoplán se {on_side(e[2])} posouvá na pole cestování {e[3]}"
    )
    tells[log.SHUTTLE_TRAVELS] = lambda e, seats: (
        f"Raketoplán letí {to_side(e[2])} na pole cestování {e[3]}"
    )
    tells[log.TRAVELS] = lambda e, seats: (
        f"{who(e, seats)} cestuje {to_side(e[2])} " + ("lodí z hangáru" if e[3] else "raketoplánem")
    )
    tells[log.STAYS] = line("zůstává")
    tells[log.DEALT_GOAL] = lambda e, seats: (
        f"{who(e, seats)} dostává soukromý cíl" + (f" „{book.goal(e[2])}“" if e[2] >= 0 else "")
    )


def _add_colonists(book: ColonyBook) -> None:
    tells = book.events
    tells[log.COLONIST_PLACED] = lambda e, seats: (
        f"{who(e, seats)} posílá kolonistu na akci „{book.slot(e[2])}“"
    )
    tells[log.SLOTS_CLEARED] = lambda e, seats: (
        f"Akce „{book.slot(e[2])}“ je plná: {who(e, seats)} odvolává na pracoviště "
        f"{book.count('colonist', e[3])}"
    )
    tells[log.COLONISTS_PAID] = lambda e, seats: (
        f"{who(e, seats)} platí tím, že posílá na pracoviště {book.count('colonist', e[3])}"
    )
    tells[log.BOOSTED] = lambda e, seats: (
        f"{who(e, seats)} posiluje akci: na pracoviště posílá {book.count('colonist', e[3])}"
    )
    tells[log.COLONISTS_RETRIEVED] = lambda e, seats: (
        f"{who(e, seats)} si vrací {book.count('colonist', e[3])} "
        f"(„{book.name('place', PLACES[e[2]])}“)"
    )
    tells[log.COLONISTS_GAINED] = lambda e, seats: (
        f"{who(e, seats)} získává {book.count('colonist', e[3])}"
    )
    tells[log.COLONISTS_LEFT] = lambda e, seats: (
        f"{who(e, seats)} nemá v ubikacích místo pro {book.count('colonist', e[3])}"
    )
    tells[log.MINER_PLACED] = at("posílá horníka do dolu na hexu")
    tells[log.MINER_RETURNS] = at("odvolává horníka, který uvolňuje hex")


def _add_things(book: ColonyBook) -> None:
    tells = book.events
    tells[log.GAINED] = lambda e, seats: f"{who(e, seats)} získává {book.units(e[2], e[3])}"
    tells[log.LOST] = lambda e, seats: f"{who(e, seats)} nemá místo pro {book.units(e[2], e[3])}"
    tells[log.PAID] = lambda e, seats: f"{who(e, seats)} platí {book.units(e[2], e[3])}"
    tells[log.FROM_WAREHOUSE] = lambda e, seats: (
        f"{who(e, seats)} bere ze skladiště {book.units(e[2], 1)}"
    )
    tells[log.CRYSTALS_ARRIVE] = lambda e, seats: (
        f"{who(e, seats)} přesouvá do doku {book.units(CRYSTAL, e[3])}"
        if e[3]
        else f"{who(e, seats)} nemá v doku místo pro nové krystaly"
    )
    tells[log.GOAL_DISCARDED] = lambda e, seats: (
        f"{who(e, seats)} odhazuje místo krystalu soukromý cíl"
        + (f" „{book.goal(e[2])}“" if e[2] >= 0 else "")
    )
    tells[log.DELIVERED] = lambda e, seats: (
        f"{who(e, seats)} dodává {book.units(e[2], 1)} na zakázku „{book.contract(e[4])}“"
    )
    tells[log.SCORED] = lambda e, seats: (
        f"{who(e, seats)} získává {e[3]} VB" + (f": {SCORED[e[4]]}" if e[4] in SCORED else "")
    )
    tells[log.PRODUCED] = lambda e, seats: f"{who(e, seats)} produkuje {book.units(e[2], e[3])}"


def _add_cards(book: ColonyBook) -> None:
    tells = book.events
    tells[log.BLUEPRINT_TAKEN] = lambda e, seats: (
        f"{who(e, seats)} získává stavební plán {book.blueprint(e[2])}"
    )
    tells[log.TECH_TAKEN] = lambda e, seats: f"{who(e, seats)} se učí technologii {book.tech(e[2])}"
    tells[log.TECH_DEVELOPED] = lambda e, seats: (
        f"{who(e, seats)} vyvíjí technologii {book.tech(e[2])} na úroveň {e[3]} "
        f"({book.name('lab', LAB[e[4]])})"
    )
    tells[log.TECH_BORROWED] = lambda e, seats: (
        f"{who(e, seats)} používá cizí technologii {book.tech(e[2])} (vlastník: "
        f"{_owner(e[4], seats)})"
    )
    tells[log.TECH_OXYGEN] = lambda e, seats: (
        f"{who(e, seats)} si nechává kyslík za použití technologie {book.tech(e[2])}"
    )
    tells[log.SCIENTIST_HIRED] = lambda e, seats: (
        f"{who(e, seats)} najímá vědce: {book.scientist(e[2])}"
    )
    tells[log.CONTRACT_TAKEN] = lambda e, seats: (
        f"{who(e, seats)} přijímá zakázku „{book.contract(e[2])}“"
    )
    tells[log.DISPLAY_FILLED] = lambda e, seats: (
        f"Zakázka „{book.contract(e[2])}“ přichází na {e[3] + 1}. místo nabídky vědců a zakázek"
    )
    tells[log.CONTRACT_DONE] = lambda e, seats: (
        f"{who(e, seats)} plní zakázku „{book.contract(e[2])}“"
    )
    tells[log.GOAL_DONE] = lambda e, seats: f"{who(e, seats)} plní soukromý cíl „{book.goal(e[2])}“"
    tells[log.MISSION_STEP] = lambda e, seats: (
        f"{who(e, seats)} přispívá k misi „{book.mission(e[2])}“: zbývá {e[3]}"
    )
    tells[log.MISSION_DONE] = lambda e, seats: (
        f"Mise „{book.mission(e[2])}“ je splněna; zbývající mise: {e[3]}"
    )
    tells[log.MISSIONS_MARKER] = lambda e, seats: (
        f"Ukazatel zbývajících misí se posouvá; zbývající mise: {e[3]}"
    )
    tells[first_log.TASK_DRAWN] = lambda e, seats: (
        f"{who(e, seats)} si líže kartu prvních kolonistů"
        + (f" „{book.first_card(e[2])}“" if e[2] >= 0 else "")
    )
    tells[first_log.TASK_DONE] = lambda e, seats: (
        f"{who(e, seats)} odhaluje kartu „{book.first_card(e[2])}“ pro odměnu"
    )
    tells[first_log.SETTLERS_REVEALED] = lambda e, seats: (
        f"{who(e, seats)} vykládá kartu „{book.first_card(e[2])}“ a líže si nové úkoly"
    )


def _owner(seat: int, seats: list[str]) -> str:
    return seats[seat] if seat < len(seats) else "Lacerda"


def _add_map(book: ColonyBook) -> None:
    tells = book.events
    tells[log.BUILT] = lambda e, seats: (
        f"{who(e, seats)} staví {book.building(e[4])} na hexu {hex_name(e[2])}"
        + (f"; velikost komplexu: {e[3]}" if e[3] > 1 else "")
    )
    tells[log.UPGRADED] = lambda e, seats: (
        f"{who(e, seats)} staví pokročilou budovu {book.blueprint(e[4])} na hexu {hex_name(e[2])}"
    )
    tells[log.BOT_MOVED] = lambda e, seats: (
        f"{who(e, seats)} přesouvá bota {e[4] + 1} na hex {hex_name(e[2])}"
    )
    tells[log.ROVER_MOVED] = at("přesouvá rover na hex")
    tells[log.BOT_PLACED] = at("umisťuje nového bota na hex")
    tells[log.DISPLACED] = lambda e, seats: (
        f"{who(e, seats)} přemisťuje {f'bota {e[4]}' if e[4] else 'rover'} na hex {hex_name(e[2])}"
    )
    tells[log.CRYSTAL_COLLECTED] = at("sbírá krystal na hexu")
    tells[log.CRYSTAL_LAID] = lambda e, seats: f"Na hex {hex_name(e[2])} přichází krystal"
    tells[log.CRYSTAL_DESTROYED] = lambda e, seats: (
        f"Krystal na hexu {hex_name(e[2])} mizí" + _by(e, seats)
    )
    tells[log.TILE_PLACED] = lambda e, seats: (
        f"{who(e, seats)} umisťuje žeton „{book.discovery(e[2])}“ na hex {hex_name(e[4])}"
    )
    tells[log.TILE_TAKEN] = lambda e, seats: (
        f"{who(e, seats)} bere žeton objevu „{book.discovery(e[2])}“"
    )
    tells[log.RESEARCH_TAKEN] = lambda e, seats: (
        f"{who(e, seats)} bere: {book.research(e[2]).lower()[:-1]}{book.research(e[2])[-1]}"
    )
    tells[log.TILE_DESTROYED] = lambda e, seats: (
        f"„{book.found(e[2])}“ na hexu {hex_name(e[4])} mizí" + _by(e, seats)
    )
    tells[log.CUBE_PLACED] = lambda e, seats: (
        f"{who(e, seats)} dává do oblasti pokroku kostičku {book.of[BUILDINGS[e[2]]]}"
    )
    tells[log.LSS_RISES] = lambda e, seats: (
        f"Ukazatel SPŽ {book.of[BUILDINGS[e[2]]]} stoupá na {e[3]}. řádek"
    )
    tells[log.SHIP_WELCOMED] = lambda e, seats: (
        f"{who(e, seats)} přijímá loď (místo doku {e[2] + 1})"
    )
    tells[log.TILE_ON_RADAR] = lambda e, seats: (
        f"{who(e, seats)} dává na Radar žeton „{book.discovery(e[2])}“"
    )


def _by(event: Event, seats: list[str]) -> str:
    return f" (bot, {who(event, seats)})" if event[1] >= 0 else ""


def _add_colony(book: ColonyBook) -> None:
    tells = book.events
    tells[log.LEVEL_UP] = lambda e, seats: f"Kolonie dosahuje úrovně {e[3]}"
    tells[log.WAREHOUSE_FILLED] = lambda e, seats: "Skladiště se doplňuje"
    tells[log.BLUEPRINT_DEALT] = lambda e, seats: (
        f"Stavební plán {book.blueprint(e[2])} přichází na {e[3] + 1}. místo nabídky"
    )
    tells[log.TECH_DEALT] = lambda e, seats: (
        f"Technologie {book.tech(e[2])} přichází do mřížky ({book.name('grid', GRID[e[3]])})"
    )
    tells[log.TILE_REVEALED] = lambda e, seats: (
        f"Na pole průzkumu přichází žeton „{book.discovery(e[2])}“"
    )
    tells[log.BUILDING_REVEALED] = lambda e, seats: (
        f"{book.name('building', _kind(e[2]))}, další dílek: na rubu "
        f"{czech(len(TILE_BACKS[e[2]]), 'šipka', 'šipky', 'šipek')}"
    )
    tells[log.REWARD_LAID] = lambda e, seats: (
        f"Odměna SPŽ {book.of[BUILDINGS[GENERATOR + e[3]]]}: "
        f"{book.name('reward', LSS_REWARDS[e[2]])}"
    )
    tells[log.MISSION_LAID] = lambda e, seats: f"Mise {'ABC'[e[3]]}: {book.mission(e[2])}"
    tells[log.BUILDING_STARTS] = lambda e, seats: (
        f"{book.name('building', BUILDINGS[e[4]])} začíná na hexu {hex_name(e[2])}"
    )
    tells[log.FIRST_PLAYER] = line("volí pole pořadí tahů jako první")


def _kind(tile: int) -> str:
    return TILE_BACK_NAMES[tile].rpartition("_")[0]


def _add_lacerda(book: ColonyBook) -> None:
    tells = book.events
    tells[lacerda_log.LACERDA_CARD] = lambda e, seats: (
        f"Lacerda otáčí kartu {book.solo_card(e[2])}: jeho akce {e[3]}"
    )
    tells[lacerda_log.LACERDA_CANNOT] = lambda e, seats: (
        f"Lacerda nemůže provést akci „{book.main(e[2])}“ ({_why(book, e[4])}), místo ní jede "
        "roverem"
    )
    tells[lacerda_log.LACERDA_STAYS] = lambda e, seats: (
        f"Lacerda raketoplánem necestuje: nedovoluje to jeho karta {book.solo_card(e[2])}"
    )
    tells[lacerda_log.LACERDA_RESHUFFLES] = lambda e, seats: (
        "Lacerdův balíček se znovu zamíchá; jeho karty teď posouvají i mise"
    )
    tells[lacerda_log.LACERDA_ICON] = lambda e, seats: (
        f"Lacerdův bot teď ukazuje na budovu {book.name('building', BUILDINGS[e[2]]).lower()}"
    )
    tells[lacerda_log.LACERDA_PICKS] = lambda e, seats: (
        f"Pro Lacerdu {czech_options(e[2])}: vylosována {e[3]}. možnost"
    )
    tells[lacerda_log.LACERDA_HEADS] = lambda e, seats: (
        f"Lacerdův rover míří k žetonu na hexu {hex_name(e[2])}, vzdálenost {e[3]}"
    )
    tells[lacerda_log.LACERDA_BOT] = lambda e, seats: (
        f"Lacerda dává bota na svou desku: má tam {book.count('bot', e[3])}"
    )
    tells[lacerda_log.LACERDA_IDLE] = lambda e, seats: IDLE[e[2]]


def czech_options(number: int) -> str:
    """So many options that are alike."""
    if number in (2, 3, 4):
        return f"jsou {number} možnosti rovnocenné"
    return f"je {number} možností rovnocenných"


def _why(book: ColonyBook, packed: int) -> str:
    kind, _, needed, had = unpack(packed)
    if kind == reasons.NO_CRYSTALS:
        return f"potřebuje {book.units(CRYSTAL, needed)}, má {had}"
    if kind == reasons.SLOT_TAKEN:
        return "jeho kolonista tam už je"
    return "k ničemu by mu nebyla"

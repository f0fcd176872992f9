"""Czech: what components say, derived from their records."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components import lss, missions, tables
from planetfall.games.on_mars.components.blueprints import Blueprint
from planetfall.games.on_mars.components.boards import Executive, MainAction
from planetfall.games.on_mars.components.lab import COLUMN_POINTS
from planetfall.games.on_mars.components.names import (
    BUILDINGS,
    MAIN_ACTIONS,
    MINE,
    ORBIT,
    ROVER_TECH,
    SHELTER,
    SHIP_TECH,
    UPGRADE_TECH,
)
from planetfall.games.on_mars.components.private_goals import COMMON_REWARD, PrivateGoal
from planetfall.games.on_mars.components.scientists import Scientist
from planetfall.games.on_mars.components.tiles import DiscoveryTile, ResearchTile
from planetfall.games.on_mars.expansions.first_colonists.components import cards as first_colonists
from planetfall.games.on_mars.expansions.lacerda.components.deck import SoloCard
from planetfall.games.on_mars.expansions.lacerda.goals import Lead, SoloGoal
from planetfall.games.on_mars.extension import (
    EVENT_BLUEPRINT,
    EVENT_BOT,
    EVENT_CONTRACT,
    EVENT_CUBE,
    EVENT_DEVELOP,
    EVENT_DISCOVERY,
    EVENT_PLACE,
    EVENT_RESEARCH,
    EVENT_SCIENTIST,
    EVENT_SHELTER,
    EVENT_TECH,
    EVENT_TRAVEL,
    EVENT_TWICE,
    EVENT_UPGRADE,
)
from planetfall.games.on_mars.registry import NOTHING
from planetfall.games.on_mars.words import records
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.cs_counts import ADVANCED
from planetfall.text.grammar import MINUS, join, sentence

CONTRIBUTIONS: Final = {
    EVENT_BLUEPRINT: "každý získaný stavební plán",
    EVENT_TECH: "každý získaný žeton technologie",
    EVENT_SCIENTIST: "každý najatý vědec",
    EVENT_CUBE: "každá umístěná kostička pokroku",
    EVENT_BOT: "každý bot umístěný na mapu",
    EVENT_DISCOVERY: "každý sebraný žeton objevu",
    EVENT_RESEARCH: "každý sebraný žeton výzkumu",
    EVENT_UPGRADE: "každá vylepšená budova",
    EVENT_CONTRACT: "každá splněná zakázka",
}
TASKS: Final = {
    EVENT_BLUEPRINT: "získejte stavební plán",
    EVENT_TECH: "získejte žeton technologie",
    EVENT_DEVELOP: "vyviňte technologii",
    EVENT_SHELTER: "postavte základnu",
    EVENT_SCIENTIST: "najměte vědce",
    EVENT_TRAVEL: "cestujte na druhou stranu",
    EVENT_PLACE: "umístěte žeton objevu",
    EVENT_TWICE: "vyviňte tutéž technologii dvakrát v jedné akci",
}
LENGTHS: Final = ("Krátká", "Dlouhá")
PLACES: Final = ("A", "B", "C")


def fill(book: ColonyBook) -> None:
    """Texts of records, as sentences."""
    said = book.effects
    said[Blueprint] = lambda card: _blueprint(book, card)
    said[Scientist] = lambda card: _scientist(book, card)
    said[records.Contract] = lambda card: _contract(book, card)
    said[DiscoveryTile] = lambda tile: sentence(book.effect(tile.benefit))
    said[ResearchTile] = lambda tile: (
        sentence(book.effect(tile.benefit))
        + (" Každý hráč si bere jen jeden žeton od každého druhu.")
    )
    said[missions.Mission] = lambda card: _mission(book, card)
    said[PrivateGoal] = lambda card: _goal(book, card)
    said[lss.RewardTile] = lambda tile: f"{tile.points} VB za {book.effect(tile.count)}."
    said[first_colonists.Settlers] = lambda card: _settlers(book, card)
    said[first_colonists.TaskCard] = lambda card: (
        f"Úkol: {TASKS[card.event]}. Odměna: získáte {book.units(card.item, card.amount)}."
    )
    said[SoloCard] = _solo_card
    said[SoloGoal] = lambda goal: _solo_goal(book, goal)
    said[Lead] = lambda lead: f"máte alespoň o {lead.least} VB více než Lacerda"
    said[Executive] = lambda action: (
        f"Za {book.units(5, action.crystals)}: "
        + (
            "použijte jednu ze svých pokročilých budov."
            if action.effect is NOTHING
            else book.effect(action.effect) + "."
        )
    )
    said[MainAction] = lambda action: _main(book, action)
    said[records.Building] = lambda kind: _building(book, kind)
    said[records.Tech] = lambda kind: _tech(book, kind)
    said[records.LabSpace] = lambda space: (
        f"Úroveň {space.column()}, {COLUMN_POINTS[space.column()]} VB: "
        f"{book.effect(space.benefit())}."
    )
    said[records.TurnSpace] = lambda space: (
        f"{'Orbita' if space.side() == ORBIT else 'Kolonie'}: {book.effect(space.benefit())}."
    )


def _blueprint(book: ColonyBook, card: Blueprint) -> str:
    points = tables.BLUEPRINT_POINTS[card.level()]
    where = book.building(card.upgrades())
    if card.level() > 1:
        where += f" v komplexu o alespoň {tables.LARGE_COMPLEX} budovách"
    return " ".join(
        [
            f"Úroveň {card.level()}, vylepšuje {where}.",
            f"Při získání karty získáte {book.units(card.upgrades(), 1)}.",
            f"Akce: {book.effect(card.executive)}.",
            f"Postavený plán má {points} VB, nepostavený {MINUS}{points} VB.",
        ]
    )


def _type(book: ColonyBook, building: int) -> str:
    return book.name("building", BUILDINGS[building]).lower()


def _scientist(book: ColonyBook, card: Scientist) -> str:
    price = book.cost(card.price)
    if card.colonists:
        price = f"{book.count('colonist', card.colonists)}, kteří jdou na pracoviště"
    return (
        f"Stojí {price}. Pracuje v kterékoli pokročilé budově typu {_type(book, card.works_in)}. "
        f"Na konci {tables.SCIENTIST_POINTS} VB za každou pokročilou budovu typu "
        f"{_type(book, card.scores)} kteréhokoli hráče."
    )


def _contract(book: ColonyBook, card: records.Contract) -> str:
    if card.is_delivery():
        things = book.and_([book.units(item, amount) for item, amount in card.wanted()])
        clause = f"Dodejte {things}."
    else:
        clause = (
            f"Mějte {ADVANCED[BUILDINGS[card.number]][0]} v komplexu o alespoň "
            f"{tables.UPGRADE_CONTRACT_SIZE} budovách."
        )
    done = tables.CONTRACT_DONE[card.number]
    failed = tables.CONTRACT_FAILED[card.number]
    price = book.units(5, tables.CONTRACT_PRICE)
    return (
        f"{clause} Přijetí stojí {price}. Na konci má splněná {done} VB, nesplněná "
        f"{MINUS}{failed} VB."
    )


def _mission(book: ColonyBook, card: missions.Mission) -> str:
    needed = join([str(number) for number in card.needed], "a")
    return (
        f"{LENGTHS[card.length]} mise u akce "
        f"{book.name('main', MAIN_ACTIONS[card.action])}: její kostičku posune "
        f"{CONTRIBUTIONS[card.event]} a přinese {book.units(5, card.crystals)}. "
        f"Potřebný počet posunů ve 2, 3 a 4 hráčích: {needed}."
    )


def _goal(book: ColonyBook, card: PrivateGoal) -> str:
    needs = book.and_([book.effect(need) for need in card.needs()])
    return (
        f"Podmínka: {needs}. Odměna: {book.effect(card.reward)}. Nebo místo toho: "
        f"{book.effect(COMMON_REWARD)}."
    )


def _settlers(book: ColonyBook, card: first_colonists.Settlers) -> str:
    shown = [book.one[name] for k, name in enumerate(BUILDINGS) if card.buildings >> k & 1]
    return (
        f"Když postavíte {join(shown, 'nebo')}, vyložte tuto kartu a lízněte si "
        f"{first_colonists.DRAWN_TASKS} úkoly."
    )


def _solo_card(card: SoloCard) -> str:
    rides = "Raketoplánem cestuje." if card.travels else "Raketoplánem necestuje."
    return (
        f"Lacerda provede svou akci {card.action}. {rides} "
        f"Po prvním zamíchání se posune mise {PLACES[card.mission]}."
    )


def _solo_goal(book: ColonyBook, goal: SoloGoal) -> str:
    return sentence("; ".join([book.effect(need) for need in (*goal.needs, Lead(goal.lead))]))


def _main(book: ColonyBook, action: MainAction) -> str:
    side = "Orbita" if action.side == ORBIT else "Kolonie"
    price = " Potřebuje kolonistu." if action.slot >= 0 else ""
    return f"{side}: {book.effect(action.effect)}.{price}"


def _building(book: ColonyBook, kind: records.Building) -> str:
    price = "1 kolonistu, který se stane horníkem"
    if kind.number != MINE:
        price = book.units(kind.price(), 1)
    product = book.units(kind.number, 1)
    whose = " Stavíte jen ve své barvě; každá zvětší váš sklad a ubikace."
    return (
        f"Stojí {price}. Dá {product} za každou budovu svého komplexu. "
        f"Po vylepšení produkuje {product}." + (whose if kind.number == SHELTER else "")
    )


def _tech(book: ColonyBook, kind: records.Tech) -> str:
    if kind.number == ROVER_TECH:
        return "Přidá svou úroveň k bodům pohybu roveru."
    if kind.number == UPGRADE_TECH:
        return "Dovolí tolik dalších vylepšení, jaká je její úroveň."
    if kind.number == SHIP_TECH:
        return "Dovolí přijmout tolik dalších lodí, jaká je její úroveň."
    return (
        f"Dovolí připojit {book.building(kind.number)} k tolika budovám téhož typu, jaká je její "
        "úroveň."
    )

"""Czech: what effects do, as clauses."""

from __future__ import annotations

from typing import Final

from planetfall.core.combinators import May
from planetfall.core.effect import Effect
from planetfall.games.on_mars.components.names import (
    ANY_BUILDING,
    COLONY,
    CRYSTAL,
    ORBIT,
    RESOURCES,
)
from planetfall.games.on_mars.components.tables import COLONISTS
from planetfall.games.on_mars.effects import (
    blueprints,
    cards,
    colonists,
    construction,
    gains,
    movement,
    production,
    radar,
    ships,
    technology,
    travel,
    upgrades,
    warehouse,
)
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.text.grammar import czech

EACH: Final = "každý kolonista poslaný na pracoviště"
FOR_EACH: Final = "+1 za každého kolonistu poslaného na pracoviště"


def notes(parts: list[str]) -> str:
    """Remarks in brackets, nothing for none."""
    said = [part for part in parts if part]
    return f" ({'; '.join(said)})" if said else ""


def fill(book: ColonyBook) -> None:
    """Phrases of effects."""
    said = book.effects
    said[Effect] = lambda e: "bez výhody"
    said[May] = lambda e: f"pokud chcete, {book.effect(e.effect)}"
    said[blueprints.TakeBlueprint] = _take_blueprint
    said[cards.TakeCard] = _take_card
    said[colonists.Retrieve] = _retrieve
    said[construction.Construct] = lambda e: _construct(book, e)
    said[gains.Gain] = lambda e: _gain(book, e)
    said[gains.GainAny] = lambda e: _gain_any(book, e)
    said[gains.Score] = lambda e: f"získejte {e.points} VB"
    said[gains.PlaceBot] = lambda e: "umístěte na mapu nového bota"
    said[gains.Pay] = lambda e: f"zaplaťte {book.cost(e.cost())}"
    said[movement.Move] = lambda e: _move(book, e)
    said[production.Produce] = lambda e: (
        "všechny vaše pokročilé budovy a všichni horníci produkují"
        + notes(
            ["za každého kolonistu poslaného na pracoviště vyprodukuje jeden z nich znovu"]
            if e.boost
            else []
        )
    )
    said[radar.UseRadar] = lambda e: (
        "poprvé položte na tuto kartu žeton z pole průzkumu a využijte ho; příště využijte "
        "tento žeton znovu"
    )
    said[ships.WelcomeShip] = lambda e: _welcome(book, e)
    said[technology.TakeTech] = lambda e: (
        "vezměte si z technologické mřížky žeton do laboratoře a zaplaťte cenu jeho řady"
        + notes(["druhý žeton za jednoho kolonistu poslaného na pracoviště"] if e.boost else [])
    )
    said[technology.Develop] = _develop
    said[travel.Travel] = _travel
    said[upgrades.Upgrade] = _upgrade
    said[warehouse.TakeWarehouse] = _warehouse


def _take_blueprint(e: blueprints.TakeBlueprint) -> str:
    what = "stavební plán"
    if e.amount > 1:
        what = "až " + czech(e.amount, "stavební plán", "stavební plány", "stavebních plánů")
    return f"vezměte si z nabídky {what}" + notes([FOR_EACH] if e.boost else [])


def _take_card(e: cards.TakeCard) -> str:
    if not e.contracts:
        clause = "najměte vědce"
    elif not e.scientists:
        clause = "přijměte pozemskou zakázku"
    else:
        clause = "najměte vědce nebo přijměte pozemskou zakázku"
    return clause + (" bez placení" if e.free else " a zaplaťte cenu")


def _retrieve(e: colonists.Retrieve) -> str:
    if not e.working:
        origin = "z akčních políček"
    elif not e.slots:
        origin = "z pracoviště"
    else:
        origin = "z akčních políček nebo z pracoviště"
    if e.amount == 1:
        return f"vraťte si kolonistu {origin}"
    if e.amount >= COLONISTS:
        return f"vraťte si libovolný počet kolonistů {origin}"
    return f"vraťte si až {czech(e.amount, 'kolonistu', 'kolonisty', 'kolonistů')} {origin}"


def _construct(book: ColonyBook, e: construction.Construct) -> str:
    what = "budovu" if e.building == ANY_BUILDING else book.building(e.building)
    return f"postavte {what}" + notes(
        [f"{EACH} zvýší úroveň použité technologie o 1"] if e.boost else []
    )


def _gain(book: ColonyBook, e: gains.Gain) -> str:
    amounts = e.amounts()
    parts = [book.units(item, amounts[item]) for item in range(CRYSTAL + 1) if amounts[item]]
    if e.colonist:
        parts.append(book.count("colonist", e.colonist))
    return f"získejte {book.and_(parts)}" + notes(
        ["+1 krystal za každého kolonistu poslaného na pracoviště"] if e.boost else []
    )


def _gain_any(book: ColonyBook, e: gains.GainAny) -> str:
    clause = "získejte až " + czech(e.amount, "zdroj", "zdroje", "zdrojů") + " kromě minerálů"
    if e.price:
        clause = f"zaplaťte {book.cost(e.price << 3 * RESOURCES)} a {clause}"
    return clause + notes([FOR_EACH] if e.boost else [])


def _move(book: ColonyBook, e: movement.Move) -> str:
    who = []
    if e.bots:
        who.append(f"svými boty celkem až o {book.count('point', e.bots)}")
    if e.rover == movement.HIGHEST_ROVER_TECH:
        who.append("svým roverem až o úroveň nejvyvinutější technologie roveru kteréhokoli hráče")
    elif e.rover:
        who.append(f"svým roverem až o {book.count('point', e.rover)}")
    return f"pohněte {book.and_(who)}" + notes(
        [
            "+1 za každý krystal" if e.crystals else "",
            "jedna technologie roveru přidá roveru svou úroveň" if e.tech else "",
            FOR_EACH if e.boost else "",
            "boti přitom sbírají krystaly a žetony jako rover" if e.collecting else "",
        ]
    )


def _welcome(book: ColonyBook, e: ships.WelcomeShip) -> str:
    price = "zdarma" if e.free else f"za {book.cost(ships.PRICE)}"
    return f"přesuňte {price} loď z doku do hangáru" + notes(
        [
            "přiveze kolonistu a bota, nebo 2 kolonisty"
            + (f", a navíc {book.count('colonist', e.extra)}" if e.extra else ""),
            "jedna technologie lodi dovolí tolik dalších lodí, jaká je její úroveň"
            if e.tech
            else "",
            f"{EACH}, ne však ten, kdo právě přiletěl, dovolí 1 další loď" if e.boost else "",
        ]
    )


def _develop(e: technology.Develop) -> str:
    price = "zdarma" if e.free else "za cenu sloupců"
    clause = f"vyviňte {price} jednou jednu technologii"
    if e.amount > 1:
        clause = f"vyvíjejte {price} technologie, celkem až {e.amount}krát"
    return clause + notes([FOR_EACH] if e.boost else [])


def _travel(e: travel.Travel) -> str:
    if e.to == ORBIT:
        target = "na orbitu"
    elif e.to == COLONY:
        target = "do kolonie"
    else:
        target = "na druhou stranu"
    return f"cestujte {target}" + ("" if e.discovery else " bez umístění žetonu objevu")


def _upgrade(e: upgrades.Upgrade) -> str:
    if e.amount == 1:
        what = "budovu"
        price = " bez placení minerálu" if e.free else " za 1 minerál"
    else:
        what = "až " + czech(e.amount, "budovu", "budovy", "budov")
        price = " bez placení minerálů" if e.free else ", každou za 1 minerál"
    where = " kdekoli na mapě" if e.anywhere else ""
    return f"vylepšete {what}{where}{price}" + notes(
        [
            "jedna technologie vylepšení dovolí tolik dalších, jaká je její úroveň"
            if e.tech
            else "",
            FOR_EACH if e.boost else "",
        ]
    )


def _warehouse(e: warehouse.TakeWarehouse) -> str:
    if e.amount == 1:
        what = "zdroj nebo krystal" if e.crystals else "zdroj"
    else:
        noun = czech(e.amount, "zdroj", "zdroje", "zdrojů")
        what = f"až {noun} nebo krystaly" if e.crystals else f"až {noun}"
    return f"vezměte si ze skladiště {what}" + notes([FOR_EACH] if e.boost else [])

"""English: what effects do, as clauses."""

from __future__ import annotations

from typing import Final

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

EACH: Final = "each colonist sent to the Working Area"


def notes(parts: list[str]) -> str:
    """Remarks in brackets, nothing for none."""
    said = [part for part in parts if part]
    return f" ({'; '.join(said)})" if said else ""


def fill(book: ColonyBook) -> None:
    """Phrases of effects."""
    said = book.effects
    said[Effect] = lambda e: "no benefit"
    said[blueprints.TakeBlueprint] = _take_blueprint
    said[cards.TakeCard] = _take_card
    said[colonists.Retrieve] = _retrieve
    said[construction.Construct] = lambda e: _construct(book, e)
    said[gains.Gain] = lambda e: _gain(book, e)
    said[gains.GainAny] = lambda e: _gain_any(book, e)
    said[gains.Score] = lambda e: f"score {e.points} OP"
    said[gains.PlaceBot] = lambda e: "put a new bot on the map"
    said[gains.Pay] = lambda e: f"pay {book.cost(e.cost())}"
    said[movement.Move] = lambda e: _move(book, e)
    said[production.Produce] = lambda e: (
        "all your Advanced Buildings and miners produce"
        + notes([f"{EACH} lets one of them produce again"] if e.boost else [])
    )
    said[radar.UseRadar] = lambda e: (
        "the first time, put a tile of the Exploration space on this card and use it; later use "
        "that tile again"
    )
    said[ships.WelcomeShip] = lambda e: _welcome(book, e)
    said[technology.TakeTech] = lambda e: (
        "take a tile from the Tech Grid into your Lab, paying the price of its row"
        + notes(["a second tile for one colonist sent to the Working Area"] if e.boost else [])
    )
    said[technology.Develop] = _develop
    said[travel.Travel] = _travel
    said[upgrades.Upgrade] = _upgrade
    said[warehouse.TakeWarehouse] = _warehouse


def _take_blueprint(e: blueprints.TakeBlueprint) -> str:
    what = "a Blueprint" if e.amount == 1 else f"up to {e.amount} Blueprints"
    return f"take {what} from the display" + notes([f"+1 for {EACH}"] if e.boost else [])


def _take_card(e: cards.TakeCard) -> str:
    if not e.contracts:
        clause = "hire a Scientist"
    elif not e.scientists:
        clause = "take an Earth Contract"
    else:
        clause = "hire a Scientist or take an Earth Contract"
    return clause + (" without paying for it" if e.free else ", paying its price")


def _retrieve(e: colonists.Retrieve) -> str:
    if not e.working:
        origin = "action slots"
    elif not e.slots:
        origin = "the Working Area"
    else:
        origin = "action slots or the Working Area"
    if e.amount == 1:
        return f"retrieve a colonist from {origin}"
    much = "any number of" if e.amount >= COLONISTS else f"up to {e.amount}"
    return f"retrieve {much} colonists from {origin}"


def _construct(book: ColonyBook, e: construction.Construct) -> str:
    what = "a building" if e.building == ANY_BUILDING else book.building(e.building)
    return f"construct {what}" + notes(
        [f"{EACH} raises the level of the Tech used by 1"] if e.boost else []
    )


def _gain(book: ColonyBook, e: gains.Gain) -> str:
    amounts = e.amounts()
    parts = [book.units(item, amounts[item]) for item in range(CRYSTAL + 1) if amounts[item]]
    if e.colonist:
        parts.append(book.count("colonist", e.colonist))
    return f"gain {book.and_(parts)}" + notes([f"+1 crystal for {EACH}"] if e.boost else [])


def _gain_any(book: ColonyBook, e: gains.GainAny) -> str:
    gain = f"gain up to {e.amount} resources other than minerals"
    if e.price:
        gain = f"pay {book.cost(e.price << 3 * RESOURCES)} to {gain}"
    return gain + notes([f"+1 for {EACH}"] if e.boost else [])


def _move(book: ColonyBook, e: movement.Move) -> str:
    who = []
    if e.bots:
        who.append(f"your bots by up to {book.count('point', e.bots)} in all")
    if e.rover == movement.HIGHEST_ROVER_TECH:
        who.append("your rover by up to the level of the most developed Rover Tech of any player")
    elif e.rover:
        who.append(f"your rover by up to {book.count('point', e.rover)}")
    return f"move {book.and_(who)}" + notes(
        [
            "+1 for each crystal" if e.crystals else "",
            "one Rover Tech tile adds its level to the rover" if e.tech else "",
            f"+1 for {EACH}" if e.boost else "",
            "the bots collect crystals and tiles like a rover" if e.collecting else "",
        ]
    )


def _welcome(book: ColonyBook, e: ships.WelcomeShip) -> str:
    price = "for free" if e.free else f"for {book.cost(ships.PRICE)}"
    return f"move a ship from the Depot to the Hangar {price}" + notes(
        [
            "it brings a colonist and a bot, or 2 colonists"
            + (f", and {book.count('colonist', e.extra)} more" if e.extra else ""),
            "one Ship Tech tile allows as many more ships as its level" if e.tech else "",
            f"{EACH}, but none who just arrived, allows 1 more ship" if e.boost else "",
        ]
    )


def _develop(e: technology.Develop) -> str:
    much = "a Tech tile once" if e.amount == 1 else f"Tech tiles up to {e.amount} times in all"
    price = " for free" if e.free else ", paying the prices of the columns"
    return f"develop {much}{price}" + notes([f"+1 for {EACH}"] if e.boost else [])


def _travel(e: travel.Travel) -> str:
    if e.to == ORBIT:
        target = "Orbit"
    elif e.to == COLONY:
        target = "the Colony"
    else:
        target = "the other side"
    return f"travel to {target}" + ("" if e.discovery else " without placing a Discovery tile")


def _upgrade(e: upgrades.Upgrade) -> str:
    if e.amount == 1:
        what = "a building"
        price = " without paying a mineral" if e.free else " for 1 mineral"
    else:
        what = f"up to {e.amount} buildings"
        price = " without paying minerals" if e.free else " for 1 mineral each"
    where = " anywhere on the map" if e.anywhere else ""
    return f"upgrade {what}{where}{price}" + notes(
        [
            "one Upgrade Tech tile allows as many more as its level" if e.tech else "",
            f"+1 for {EACH}" if e.boost else "",
        ]
    )


def _warehouse(e: warehouse.TakeWarehouse) -> str:
    if e.amount == 1:
        what = "a resource or a crystal" if e.crystals else "a resource"
    else:
        what = f"up to {e.amount} {'resources or crystals' if e.crystals else 'resources'}"
    return f"take {what} from the Warehouse" + notes([f"+1 for {EACH}"] if e.boost else [])

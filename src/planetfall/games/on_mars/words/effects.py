"""What an effect does, as a clause, where its phrase needs more than the effect's attributes."""

from __future__ import annotations

from typing import Any, Final

from planetfall.games.on_mars.components.names import (
    ANY_BUILDING,
    COLONY,
    CRYSTAL,
    ORBIT,
    RESOURCES,
)
from planetfall.games.on_mars.components.tables import COLONISTS
from planetfall.games.on_mars.effects import ships
from planetfall.games.on_mars.effects.blueprints import TakeBlueprint
from planetfall.games.on_mars.effects.cards import TakeCard
from planetfall.games.on_mars.effects.colonists import Retrieve
from planetfall.games.on_mars.effects.construction import Construct
from planetfall.games.on_mars.effects.gains import Gain, GainAny, Pay
from planetfall.games.on_mars.effects.movement import HIGHEST_ROVER_TECH, Move
from planetfall.games.on_mars.effects.production import Produce
from planetfall.games.on_mars.effects.technology import Develop, TakeTech
from planetfall.games.on_mars.effects.travel import Travel
from planetfall.games.on_mars.effects.upgrades import Upgrade
from planetfall.games.on_mars.effects.warehouse import TakeWarehouse
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.text.book import Words


def _noted(book: ColonyBook, clause: str, *notes: tuple[Any, str], n: int = 0) -> str:
    """A clause with remarks in brackets: those whose condition holds."""
    remarks = [book.say(key, n=n) for holds, key in notes if holds]
    return f"{clause} ({'; '.join(remarks)})" if remarks else clause


def _take_blueprint(book: ColonyBook, e: TakeBlueprint) -> str:
    return _noted(book, book.say_for(e.amount, "TakeBlueprint"), (e.boost, "boost"))


def _take_card(book: ColonyBook, e: TakeCard) -> str:
    what = ("both" if e.scientists else "contract") if e.contracts else "scientist"
    return book.say(f"TakeCard.{what}") + book.say(f"TakeCard.{'free' if e.free else 'paid'}")


def _retrieve(book: ColonyBook, e: Retrieve) -> str:
    origin = book.say(f"Retrieve.{('both' if e.slots else 'working') if e.working else 'slots'}")
    if e.amount >= COLONISTS:
        return book.say("Retrieve.all", origin=origin)
    return book.say_for(e.amount, "Retrieve", origin=origin)


def _construct(book: ColonyBook, e: Construct) -> str:
    any_building = e.building == ANY_BUILDING
    building = book.say("Construct.any") if any_building else book.called("one", e.building)
    return _noted(book, book.say("Construct", building=building), (e.boost, "Construct.boost"))


def _gain(book: ColonyBook, e: Gain) -> str:
    amounts = e.amounts()
    parts = [book.units(item, amounts[item]) for item in range(CRYSTAL + 1) if amounts[item]]
    if e.colonist:
        parts.append(book.count("colonist", e.colonist))
    return _noted(book, book.say("Gain", things=book.all_of(parts)), (e.boost, "Gain.boost"))


def _gain_any(book: ColonyBook, e: GainAny) -> str:
    price = book.cost(e.price << 3 * RESOURCES)
    clause = book.say("GainAny.paid" if e.price else "GainAny", n=e.amount, price=price)
    return _noted(book, clause, (e.boost, "boost"))


def _pay(book: ColonyBook, e: Pay) -> str:
    return book.say("Pay", cost=book.cost(e.cost()))


def _move(book: ColonyBook, e: Move) -> str:
    figures = []
    if e.bots:
        figures.append(book.say("Move.bots", n=e.bots))
    if e.rover:
        key = "Move.rover_tech" if e.rover == HIGHEST_ROVER_TECH else "Move.rover"
        figures.append(book.say(key, n=e.rover))
    return _noted(
        book,
        book.say("Move", figures=book.all_of(figures)),
        (e.crystals, "Move.crystals"),
        (e.tech, "Move.tech"),
        (e.boost, "boost"),
        (e.collecting, "Move.collecting"),
    )


def _produce(book: ColonyBook, e: Produce) -> str:
    return _noted(book, book.say("Produce"), (e.boost, "Produce.boost"))


def _welcome(book: ColonyBook, e: ships.WelcomeShip) -> str:
    return _noted(
        book,
        book.say("WelcomeShip.free" if e.free else "WelcomeShip", price=book.cost(ships.PRICE)),
        (True, "WelcomeShip.crew_more" if e.extra else "WelcomeShip.crew"),
        (e.tech, "WelcomeShip.tech"),
        (e.boost, "WelcomeShip.boost"),
        n=e.extra,
    )


def _take_tech(book: ColonyBook, e: TakeTech) -> str:
    return _noted(book, book.say("TakeTech"), (e.boost, "TakeTech.boost"))


def _develop(book: ColonyBook, e: Develop) -> str:
    price = book.say("Develop.free" if e.free else "Develop.paid")
    return _noted(book, book.say_for(e.amount, "Develop", price=price), (e.boost, "boost"))


def _travel(book: ColonyBook, e: Travel) -> str:
    to = book.called("to_side", e.to) if e.to in (ORBIT, COLONY) else book.say("Travel.other")
    clause = book.say("Travel", to=to)
    return clause if e.discovery else clause + book.say("Travel.no_tile")


def _upgrade(book: ColonyBook, e: Upgrade) -> str:
    where = book.say("Upgrade.anywhere") if e.anywhere else ""
    price = book.say_for(e.amount, "Upgrade.free" if e.free else "Upgrade.paid")
    clause = book.say_for(e.amount, "Upgrade", where=where, price=price)
    return _noted(book, clause, (e.tech, "Upgrade.tech"), (e.boost, "boost"))


def _warehouse(book: ColonyBook, e: TakeWarehouse) -> str:
    key = "TakeWarehouse.crystals" if e.crystals else "TakeWarehouse"
    return _noted(book, book.say_for(e.amount, key), (e.boost, "boost"))


EFFECTS: Final[Words] = {
    TakeBlueprint: _take_blueprint,
    TakeCard: _take_card,
    Retrieve: _retrieve,
    Construct: _construct,
    Gain: _gain,
    GainAny: _gain_any,
    Pay: _pay,
    Move: _move,
    Produce: _produce,
    ships.WelcomeShip: _welcome,
    TakeTech: _take_tech,
    Develop: _develop,
    Travel: _travel,
    Upgrade: _upgrade,
    TakeWarehouse: _warehouse,
}

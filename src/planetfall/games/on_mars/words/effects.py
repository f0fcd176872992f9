"""What effects do, as clauses; the phrase of an effect has the name of its class."""

from __future__ import annotations

from typing import Any

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

BOOST = "effect.boost"


def fill(book: ColonyBook) -> None:
    """Phrases of effects."""
    say, said = book.say, book.effects
    said[Effect] = lambda e: say("effect.none")
    said[May] = lambda e: say("effect.may", effect=book.effect(e.effect))
    said[blueprints.TakeBlueprint] = lambda e: noted(
        book, book.say_for(e.amount, "effect.TakeBlueprint"), (e.boost, BOOST)
    )
    said[cards.TakeCard] = lambda e: _take_card(book, e)
    said[colonists.Retrieve] = lambda e: _retrieve(book, e)
    said[construction.Construct] = lambda e: _construct(book, e)
    said[gains.Gain] = lambda e: _gain(book, e)
    said[gains.GainAny] = lambda e: _gain_any(book, e)
    said[gains.Score] = lambda e: say("effect.Score", n=e.points)
    said[gains.PlaceBot] = lambda e: say("effect.PlaceBot")
    said[gains.Pay] = lambda e: say("effect.Pay", cost=book.cost(e.cost()))
    said[movement.Move] = lambda e: _move(book, e)
    said[production.Produce] = lambda e: noted(
        book, say("effect.Produce"), (e.boost, "effect.Produce.boost")
    )
    said[radar.UseRadar] = lambda e: say("effect.UseRadar")
    said[ships.WelcomeShip] = lambda e: _welcome(book, e)
    said[technology.TakeTech] = lambda e: noted(
        book, say("effect.TakeTech"), (e.boost, "effect.TakeTech.boost")
    )
    said[technology.Develop] = lambda e: _develop(book, e)
    said[travel.Travel] = lambda e: _travel(book, e)
    said[upgrades.Upgrade] = lambda e: _upgrade(book, e)
    said[warehouse.TakeWarehouse] = lambda e: noted(
        book,
        book.say_for(e.amount, "effect.TakeWarehouse" + (".crystals" if e.crystals else "")),
        (e.boost, BOOST),
    )


def noted(book: ColonyBook, text: str, *notes: tuple[Any, str], n: int = 0) -> str:
    """A clause with remarks in brackets: those whose condition holds."""
    remarks = [book.say(key, n=n) for holds, key in notes if holds]
    return f"{text} ({'; '.join(remarks)})" if remarks else text


def _take_card(book: ColonyBook, e: cards.TakeCard) -> str:
    both = "both" if e.scientists else "contract"
    what = both if e.contracts else "scientist"
    price = "free" if e.free else "paid"
    return book.say(f"effect.TakeCard.{what}") + book.say(f"effect.TakeCard.{price}")


def _retrieve(book: ColonyBook, e: colonists.Retrieve) -> str:
    both = "both" if e.slots else "working"
    origin = book.say(f"effect.Retrieve.{both if e.working else 'slots'}")
    if e.amount >= COLONISTS:
        return book.say("effect.Retrieve.all", origin=origin)
    return book.say_for(e.amount, "effect.Retrieve", origin=origin)


def _construct(book: ColonyBook, e: construction.Construct) -> str:
    if e.building == ANY_BUILDING:
        building = book.say("effect.Construct.any")
    else:
        building = book.building(e.building)
    clause = book.say("effect.Construct", building=building)
    return noted(book, clause, (e.boost, "effect.Construct.boost"))


def _gain(book: ColonyBook, e: gains.Gain) -> str:
    amounts = e.amounts()
    parts = [book.units(item, amounts[item]) for item in range(CRYSTAL + 1) if amounts[item]]
    if e.colonist:
        parts.append(book.count("colonist", e.colonist))
    clause = book.say("effect.Gain", things=book.and_(parts))
    return noted(book, clause, (e.boost, "effect.Gain.boost"))


def _gain_any(book: ColonyBook, e: gains.GainAny) -> str:
    key = "effect.GainAny.paid" if e.price else "effect.GainAny"
    clause = book.say(key, n=e.amount, price=book.cost(e.price << 3 * RESOURCES))
    return noted(book, clause, (e.boost, BOOST))


def _move(book: ColonyBook, e: movement.Move) -> str:
    figures = []
    if e.bots:
        figures.append(book.say("effect.Move.bots", n=e.bots))
    if e.rover == movement.HIGHEST_ROVER_TECH:
        figures.append(book.say("effect.Move.rover_tech"))
    elif e.rover:
        figures.append(book.say("effect.Move.rover", n=e.rover))
    return noted(
        book,
        book.say("effect.Move", figures=book.and_(figures)),
        (e.crystals, "effect.Move.crystals"),
        (e.tech, "effect.Move.tech"),
        (e.boost, BOOST),
        (e.collecting, "effect.Move.collecting"),
    )


def _welcome(book: ColonyBook, e: ships.WelcomeShip) -> str:
    key = "effect.WelcomeShip.free" if e.free else "effect.WelcomeShip"
    crew = "effect.WelcomeShip.crew_more" if e.extra else "effect.WelcomeShip.crew"
    return noted(
        book,
        book.say(key, price=book.cost(ships.PRICE)),
        (True, crew),
        (e.tech, "effect.WelcomeShip.tech"),
        (e.boost, "effect.WelcomeShip.boost"),
        n=e.extra,
    )


def _develop(book: ColonyBook, e: technology.Develop) -> str:
    price = book.say("effect.Develop.free" if e.free else "effect.Develop.paid")
    clause = book.say_for(e.amount, "effect.Develop", price=price)
    return noted(book, clause, (e.boost, BOOST))


def _travel(book: ColonyBook, e: travel.Travel) -> str:
    to = book.to_side(e.to) if e.to in (ORBIT, COLONY) else book.say("effect.Travel.other")
    clause = book.say("effect.Travel", to=to)
    return clause if e.discovery else clause + book.say("effect.Travel.no_tile")


def _upgrade(book: ColonyBook, e: upgrades.Upgrade) -> str:
    price = "effect.Upgrade.free" if e.free else "effect.Upgrade.paid"
    clause = book.say_for(
        e.amount,
        "effect.Upgrade",
        where=book.say("effect.Upgrade.anywhere") if e.anywhere else "",
        price=book.say_for(e.amount, price),
    )
    return noted(book, clause, (e.tech, "effect.Upgrade.tech"), (e.boost, BOOST))

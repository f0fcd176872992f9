"""What is asked; the phrase of a question has the name of the class of the effect that asks."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.combinators import May
from planetfall.games.on_mars import actions, goals, life_support, payment, phases, setup, stock
from planetfall.games.on_mars import turn as turns
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import COLONY, ORBIT
from planetfall.games.on_mars.effects import (
    blueprints,
    cards,
    colonists,
    construction,
    displacement,
    finds,
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
from planetfall.games.on_mars.state import FOUND_DISCOVERY, FOUND_RESEARCH
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.views import table
from planetfall.text.book import Asked

PLAIN: Final[tuple[type[Any], ...]] = (
    actions.PayExtra,
    payment.PayCrystals,
    phases.LastDeliveries,
    life_support.LssBenefit,
    setup.PlaceShuttle,
    travel.ChooseSpace,
    cards.TakeCard,
    cards.FillGaps,
    gains.Gain,
    gains.PlaceBot,
    production.Produce,
    radar.UseRadar,
    ships.ChooseCrew,
    construction.Construct,
    travel.ChooseTile,
)
"""Effects whose question is always the same, but for what is paid."""
REPEATED: Final[tuple[type[Any], ...]] = (
    blueprints.TakeBlueprint,
    colonists.Retrieve,
    gains.GainAny,
    technology.Develop,
    warehouse.TakeWarehouse,
    ships.WelcomeShip,
    upgrades.Upgrade,
)
"""Effects that ask again until all is taken, then only for a boost."""


def fill(book: ColonyBook) -> None:
    """Questions of effects that ask."""
    say, asks = book.say, book.questions
    for kind in PLAIN:
        asks[kind] = lambda q: say(_key(q), n=q.a)
    for kind in REPEATED:
        asks[kind] = lambda q: _repeated(book, q)
    asks[May] = lambda q: say("ask.May", effect=book.effect(q.effect.parts()[0]))
    asks[turns.Turn] = lambda q: say(_key(q, _turn(q)))
    asks[payment.PayCost] = lambda q: say(_key(q), cost=book.cost(q.a))
    asks[phases.MayTravel] = lambda q: say(
        _key(q, "" if q.a else "ship"),
        to=book.to_side(ORBIT if q.own()["space"] >= 4 else COLONY),
    )
    asks[stock.Overflow] = lambda q: say(
        _key(q, "which" if q.source else ""), things=book.units(q.a, q.b)
    )
    asks[goals.CompleteGoal] = lambda q: say(_key(q), goal=book.goal(q.a))
    asks[technology.TakeTech] = lambda q: say(_key(q, "second" if q.a == 1 else ""))
    for kind in (technology.PlaceTech, technology.OwnerChoice, construction.ChooseTech):
        asks[kind] = lambda q: say(_key(q), tech=book.tech(q.a))
    asks[construction.ChooseHex] = lambda q: say(_key(q), building=book.building(q.a))
    asks[displacement.Displace] = lambda q: say(
        _key(q, "" if q.a else "rover"), n=q.a, hex=HEX_NAMES[q.b]
    )
    asks[finds.TakeTile] = lambda q: _take_tile(book, q)
    asks[movement.Move] = lambda q: _move(book, q)
    asks[travel.ChooseTileHex] = lambda q: say(_key(q), tile=book.discovery(q.a))
    asks[upgrades.ChooseBuilding] = lambda q: say(_key(q), blueprint=book.blueprint(q.a))


def _key(asked: Asked, variant: str = "") -> str:
    key = f"ask.{type(asked.effect).__name__}"
    return f"{key}.{variant}" if variant else key


def _turn(asked: Asked) -> str:
    if asked.a == turns.MAIN_TAKEN:
        return "main_taken"
    if asked.a == turns.EXECUTIVE_TAKEN:
        return "executive_taken"
    return "more" if asked.a else ""


def _repeated(book: ColonyBook, asked: Asked) -> str:
    """A question that may come again; once all is taken only a colonist or Tech adds more."""
    effect: Any = asked.effect
    welcome = isinstance(effect, ships.WelcomeShip)
    if asked.a and not asked.a & 15:
        tech = (welcome or isinstance(effect, upgrades.Upgrade)) and effect.tech
        return book.say("ask.go_on.tech" if tech else "ask.go_on")
    first = 1 if welcome else effect.amount
    left = asked.a & 15 if asked.a else first
    question = book.say(_key(asked))
    return f"{question}?" if left < 2 else book.say("ask.left", question=question, n=left)


def _take_tile(book: ColonyBook, asked: Asked) -> str:
    found = table(asked)["finds"][asked.a]
    if found >= FOUND_RESEARCH:
        name = book.research(found - FOUND_RESEARCH)
    else:
        name = book.discovery(found - FOUND_DISCOVERY)
    return book.say("ask.TakeTile", tile=name, hex=HEX_NAMES[asked.a])


def _move(book: ColonyBook, asked: Asked) -> str:
    effect = asked.effect
    assert isinstance(effect, movement.Move)
    if asked.a == 0:
        return book.say("ask.Move.first")
    points = []
    if effect.bots:
        points.append(book.say("ask.Move.bots", n=asked.a & 31))
    if effect.rover:
        points.append(book.say("ask.Move.rover", n=asked.a >> 5 & 31))
    return book.say("ask.Move", points=", ".join(points))

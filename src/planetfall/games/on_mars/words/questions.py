"""The questions that need values; all others are the phrase of the class that asks."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.combinators import May
from planetfall.games.on_mars import turn as turns
from planetfall.games.on_mars.actions import PayExtra
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import COLONY, ORBIT
from planetfall.games.on_mars.effects.blueprints import TakeBlueprint
from planetfall.games.on_mars.effects.colonists import Retrieve
from planetfall.games.on_mars.effects.construction import ChooseHex, ChooseTech
from planetfall.games.on_mars.effects.displacement import Displace
from planetfall.games.on_mars.effects.finds import TakeTile
from planetfall.games.on_mars.effects.gains import GainAny
from planetfall.games.on_mars.effects.movement import Move
from planetfall.games.on_mars.effects.ships import WelcomeShip
from planetfall.games.on_mars.effects.technology import Develop, OwnerChoice, PlaceTech, TakeTech
from planetfall.games.on_mars.effects.travel import ChooseTileHex
from planetfall.games.on_mars.effects.upgrades import ChooseBuilding, Upgrade
from planetfall.games.on_mars.effects.warehouse import TakeWarehouse
from planetfall.games.on_mars.goals import CompleteGoal
from planetfall.games.on_mars.payment import PayCost, PayCrystals
from planetfall.games.on_mars.phases import MayTravel
from planetfall.games.on_mars.state import FOUND_DISCOVERY, FOUND_RESEARCH
from planetfall.games.on_mars.stock import Overflow
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.views import table
from planetfall.text.book import Asked, Words


def _may(book: ColonyBook, asked: Asked) -> str:
    return book.say("ask.May", effect=book.effect(asked.effect.parts()[0]))


def _turn(book: ColonyBook, asked: Asked) -> str:
    if asked.a == turns.MAIN_TAKEN:
        return book.say("ask.Turn.main_taken")
    if asked.a == turns.EXECUTIVE_TAKEN:
        return book.say("ask.Turn.executive_taken")
    return book.say("ask.Turn.more" if asked.a else "ask.Turn")


def _number(book: ColonyBook, asked: Asked) -> str:
    return book.say(f"ask.{type(asked.effect).__name__}", n=asked.a)


def _pay_cost(book: ColonyBook, asked: Asked) -> str:
    return book.say("ask.PayCost", cost=book.cost(asked.a))


def _may_travel(book: ColonyBook, asked: Asked) -> str:
    to = book.to_side(ORBIT if asked.own()["space"] >= 4 else COLONY)
    return book.say("ask.MayTravel" if asked.a else "ask.MayTravel.ship", to=to)


def _overflow(book: ColonyBook, asked: Asked) -> str:
    key = "ask.Overflow.which" if asked.source else "ask.Overflow"
    return book.say(key, things=book.units(asked.a, asked.b))


def _complete_goal(book: ColonyBook, asked: Asked) -> str:
    return book.say("ask.CompleteGoal", goal=book.goal(asked.a))


def _take_tech(book: ColonyBook, asked: Asked) -> str:
    return book.say("ask.TakeTech.second" if asked.a == 1 else "ask.TakeTech")


def _of_tech(book: ColonyBook, asked: Asked) -> str:
    return book.say(f"ask.{type(asked.effect).__name__}", tech=book.tech(asked.a))


def _choose_hex(book: ColonyBook, asked: Asked) -> str:
    return book.say("ask.ChooseHex", building=book.building(asked.a))


def _displace(book: ColonyBook, asked: Asked) -> str:
    key = "ask.Displace" if asked.a else "ask.Displace.rover"
    return book.say(key, n=asked.a, hex=HEX_NAMES[asked.b])


def _take_tile(book: ColonyBook, asked: Asked) -> str:
    found = table(asked)["finds"][asked.a]
    if found >= FOUND_RESEARCH:
        name = book.research(found - FOUND_RESEARCH)
    else:
        name = book.discovery(found - FOUND_DISCOVERY)
    return book.say("ask.TakeTile", tile=name, hex=HEX_NAMES[asked.a])


def _tile_hex(book: ColonyBook, asked: Asked) -> str:
    return book.say("ask.ChooseTileHex", tile=book.discovery(asked.a))


def _choose_building(book: ColonyBook, asked: Asked) -> str:
    return book.say("ask.ChooseBuilding", blueprint=book.blueprint(asked.a))


def _move(book: ColonyBook, asked: Asked) -> str:
    effect = asked.effect
    assert isinstance(effect, Move)
    if asked.a == 0:
        return book.say("ask.Move.first")
    points = []
    if effect.bots:
        points.append(book.say("ask.Move.bots", n=asked.a & 31))
    if effect.rover:
        points.append(book.say("ask.Move.rover", n=asked.a >> 5 & 31))
    return book.say("ask.Move", points=", ".join(points))


def _repeated(book: ColonyBook, asked: Asked) -> str:
    """A question that may come again; once all is taken only a colonist or Tech adds more."""
    effect: Any = asked.effect
    if asked.a and not asked.a & 15:
        tech = isinstance(effect, WelcomeShip | Upgrade) and effect.tech
        return book.say("ask.go_on.tech" if tech else "ask.go_on")
    first = 1 if isinstance(effect, WelcomeShip) else effect.amount
    left = asked.a & 15 if asked.a else first
    question = book.say(f"ask.{type(effect).__name__}")
    return f"{question}?" if left < 2 else book.say("ask.left", question=question, n=left)


REPEATED: Final = (
    TakeBlueprint,
    Retrieve,
    GainAny,
    Develop,
    TakeWarehouse,
    WelcomeShip,
    Upgrade,
)
QUESTIONS: Final[Words] = {
    May: _may,
    turns.Turn: _turn,
    PayExtra: _number,
    PayCost: _pay_cost,
    PayCrystals: _number,
    MayTravel: _may_travel,
    Overflow: _overflow,
    CompleteGoal: _complete_goal,
    TakeTech: _take_tech,
    PlaceTech: _of_tech,
    OwnerChoice: _of_tech,
    ChooseTech: _of_tech,
    ChooseHex: _choose_hex,
    Displace: _displace,
    TakeTile: _take_tile,
    Move: _move,
    ChooseTileHex: _tile_hex,
    ChooseBuilding: _choose_building,
    **dict.fromkeys(REPEATED, _repeated),
}

"""Questions: the phrase `ask.` and the class that asks, with the values it names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
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

VALUES: Final[dict[str, Callable[[ColonyBook, Asked], Any]]] = {
    "n": lambda book, q: q.a,
    "cost": lambda book, q: book.cost(q.a),
    "things": lambda book, q: book.units(q.a, q.b),
    "effect": lambda book, q: book.effect(q.effect.parts()[0]),
    "to": lambda book, q: book.called("to_side", ORBIT if q.own()["space"] >= 4 else COLONY),
    "goal": lambda book, q: book.called("goal", q.a),
    "tech": lambda book, q: book.called("of", q.a),
    "building": lambda book, q: book.called("one", q.a),
    "blueprint": lambda book, q: book.called("blueprint", q.a),
    "tile": lambda book, q: book.called("discovery", q.a),
    "hex": lambda book, q: HEX_NAMES[q.b],
    "found": lambda book, q: _found(book, table(q)["finds"][q.a]),
    "found_hex": lambda book, q: HEX_NAMES[q.a],
    "points": lambda book, q: _points(book, q),
}
"""What a question may name."""


def _found(book: ColonyBook, found: int) -> str:
    if found >= FOUND_RESEARCH:
        return book.called("research", found - FOUND_RESEARCH)
    return book.called("discovery", found - FOUND_DISCOVERY)


def _points(book: ColonyBook, q: Asked) -> str:
    """The movement points that are left."""
    effect: Any = q.effect
    points = []
    if effect.bots:
        points.append(book.say("ask.Move.bots", n=q.a & 31))
    if effect.rover:
        points.append(book.say("ask.Move.rover", n=q.a >> 5 & 31))
    return ", ".join(points)


TURN: Final = {turns.MAIN_TAKEN: ".main_taken", turns.EXECUTIVE_TAKEN: ".executive_taken", 0: ""}
VARIANTS: Final[dict[type[Any], Callable[[Asked], str]]] = {
    turns.Turn: lambda q: TURN.get(q.a, ".more"),
    MayTravel: lambda q: "" if q.a else ".ship",
    Overflow: lambda q: ".which" if q.source else "",
    TakeTech: lambda q: ".second" if q.a == 1 else "",
    Displace: lambda q: "" if q.a else ".rover",
    Move: lambda q: "" if q.a else ".first",
}
"""Which of several phrases an effect asks: what is added to the key."""


def _question(book: ColonyBook, q: Asked) -> str:
    key = f"ask.{type(q.effect).__name__}"
    variant = VARIANTS.get(type(q.effect))
    if variant is not None:
        key += variant(q)
    return book.phrases.fill(key, partial(_value, book, q))


def _value(book: ColonyBook, q: Asked, name: str) -> Any:
    return VALUES[name](book, q)


def _repeated(book: ColonyBook, q: Asked) -> str:
    """A question that may come again; once all is taken only a colonist or Tech adds more."""
    effect: Any = q.effect
    if q.a and not q.a & 15:
        tech = isinstance(effect, WelcomeShip | Upgrade) and effect.tech
        return book.say("ask.go_on.tech" if tech else "ask.go_on")
    first = 1 if isinstance(effect, WelcomeShip) else effect.amount
    left = q.a & 15 if q.a else first
    question = book.say(f"ask.{type(effect).__name__}")
    return f"{question}?" if left < 2 else book.say("ask.left", question=question, n=left)


VALUED: Final = (
    *VARIANTS,
    *(May, PayExtra, PayCost, PayCrystals, CompleteGoal, PlaceTech, OwnerChoice),
    *(ChooseTech, ChooseHex, TakeTile, ChooseTileHex, ChooseBuilding),
)
REPEATED: Final = (TakeBlueprint, Retrieve, GainAny, Develop, TakeWarehouse, WelcomeShip, Upgrade)
QUESTIONS: Final[Words] = {
    **dict.fromkeys(VALUED, _question),
    **dict.fromkeys(REPEATED, _repeated),
}

"""The labels of options, by the prefix of their keys."""

from __future__ import annotations

from functools import partial
from typing import Final

from planetfall.core.effect import Effect
from planetfall.games.on_mars.actions import PayExtra
from planetfall.games.on_mars.components.blueprint_types import LEVELS, UPGRADES
from planetfall.games.on_mars.components.boards import EXECUTIVE_ACTIONS, MAIN_ACTION_LIST
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    CRYSTAL,
    EXECUTIVES,
    LSS_BENEFITS,
    MAIN_ACTIONS,
)
from planetfall.games.on_mars.components.scientists import SCIENTIST_FOR
from planetfall.games.on_mars.components.tables import TILE_BACK_NAMES, TILE_BACKS
from planetfall.games.on_mars.effects.cards import TakeCard
from planetfall.games.on_mars.registry import LSS_EFFECTS
from planetfall.games.on_mars.words import views
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.text.book import Asked, Words
from planetfall.text.grammar import capital

LASTING: Final = frozenset(
    "main executive goal discard benefit retrieve space side blueprint pay lab ship tile build"
    " point".split()
)
"""Prefixes of keys whose label depends on the key alone."""


def named(kind: str, book: ColonyBook, rest: str, q: Asked) -> str:
    """The name of a component of a kind."""
    return book.name(kind, rest)


def _with_name(key: str, kind: str, book: ColonyBook, rest: str, q: Asked) -> str:
    return book.say(key, name=book.name(kind, rest))


def _key(book: ColonyBook, key: str, q: Asked) -> str:
    """The phrase with the name of the asking effect, if there is one; else that of all others."""
    special = f"{key}.{type(q.effect).__name__}"
    return special if book.phrases.has(special) else key


def _answer(key: str, book: ColonyBook, rest: str, q: Asked) -> str:
    return book.say(_key(book, key, q), n=q.a)


def _boost(book: ColonyBook, rest: str, q: Asked) -> str:
    return book.say("label.boost", more=book.say(_key(book, "label.more", q)))


def _amount(book: ColonyBook, rest: str, q: Asked) -> str:
    if not isinstance(q.effect, PayExtra):
        return rest
    crystals, colonists = int(rest), q.a - int(rest)
    parts = []
    if crystals:
        parts.append(book.units(CRYSTAL, crystals))
    if colonists:
        parts.append(book.count("colonist", colonists))
    return book.say("label.amount", things=book.all_of(parts))


def _chosen(book: ColonyBook, rest: str, q: Asked) -> str:
    return capital(book.effect(views.chosen_part(q, int(rest))))


def _whose(key: str, q: Asked, owner: int) -> str:
    """The phrase for one's own things, for those of a seat behind the players, for others."""
    if owner == q.seat:
        return key + ".own"
    return key + (".more" if owner >= 0 and views.is_more(q, owner) else "")


def _owner(book: ColonyBook, rest: str, q: Asked) -> str:
    seat = int(rest)
    tech = book.called("of", views.tech_in_question(q))
    level = views.level_of(q, seat)
    return book.say(_whose("label.seat", q, seat), tech=tech, owner=seat + 1, n=level)


# Actions.


def _main(book: ColonyBook, rest: str, q: Asked) -> str:
    name = book.name("main", rest)
    slot = MAIN_ACTION_LIST[MAIN_ACTIONS.index(rest)].slot
    return book.say("label.main.slot", name=name) if slot >= 0 else name


def _executive(book: ColonyBook, rest: str, q: Asked) -> str:
    crystals = EXECUTIVE_ACTIONS[EXECUTIVES.index(rest)].crystals
    return book.say("label.executive", name=book.name("executive", rest), n=crystals)


def _use(book: ColonyBook, rest: str, q: Asked) -> str:
    price = views.use_price(q, BLUEPRINTS.index(rest))
    key = "label.use" if price else "label.use.free"
    return book.say(key, blueprint=book.name("blueprint", rest), n=price)


def _work(book: ColonyBook, rest: str, q: Asked) -> str:
    blueprint = BLUEPRINTS.index(rest)
    owner = views.owner_of(q, blueprint)
    return book.say(
        _whose("label.work", q, owner),
        scientist=book.called("scientist", SCIENTIST_FOR[UPGRADES[blueprint]]),
        blueprint=book.called("blueprint", blueprint),
        owner=owner + 1,
    )


def _deliver(book: ColonyBook, rest: str, q: Asked) -> str:
    item, contract, loaded, needed = views.delivery(q, rest)
    thing, name = book.units(item, 1), book.called("contract", contract)
    return book.say("label.deliver", thing=thing, contract=name, loaded=loaded, needed=needed)


def _lss_benefit(book: ColonyBook, rest: str, q: Asked) -> str:
    return capital(book.effect(LSS_EFFECTS[LSS_BENEFITS.index(rest)]))


def _benefit(book: ColonyBook, effect: Effect | None) -> str:
    return "" if effect is None else f": {book.effect(effect)}"


def _space(book: ColonyBook, rest: str, q: Asked) -> str:
    return book.name("space", rest) + _benefit(book, views.space_benefit(int(rest) - 1))


# Things.


def _blueprint(book: ColonyBook, rest: str, q: Asked) -> str:
    blueprint = BLUEPRINTS.index(rest)
    name, kind = book.called("blueprint", blueprint), book.called("type", UPGRADES[blueprint])
    return book.say("label.blueprint", name=name, level=LEVELS[blueprint], type=kind)


def _card(book: ColonyBook, rest: str, q: Asked) -> str:
    term = "kind:scientist" if rest in book.names["scientist"] else "kind:contract"
    kind, name = capital(book.term(term)), book.name("card", rest)
    if isinstance(q.effect, TakeCard) and not q.effect.free:
        return book.say("label.card.paid", kind=kind, name=name, price=book.card_price(rest))
    return book.say("label.card", kind=kind, name=name)


def _pay(book: ColonyBook, rest: str, q: Asked) -> str:
    return book.say("label.pay", thing=book.count(rest, 1))


def _take(book: ColonyBook, rest: str, q: Asked) -> str:
    return book.say(_key(book, "label.take", q), thing=book.count(rest, 1))


def _grid(book: ColonyBook, rest: str, q: Asked) -> str:
    tech, price = views.grid_tile(q, rest)
    key = "label.grid" if price else "label.grid.free"
    place = book.name("grid", rest)
    return book.say(key, tech=book.called("of", tech), place=place, cost=book.cost(price))


def _lab(book: ColonyBook, rest: str, q: Asked) -> str:
    return book.name("lab", rest) + _benefit(book, views.lab_benefit(views.lab_number(rest)))


def _develop(book: ColonyBook, rest: str, q: Asked) -> str:
    step = views.Step(q, rest)
    price = [book.cost(step.cost)] if step.cost else []
    if step.crystals:
        price.append(book.units(CRYSTAL, step.crystals))
    key = "label.develop.paid" if price else "label.develop"
    place = book.name("lab", rest.partition("-")[2]).lower()
    label = book.say(key, tech=book.called("of", step.tech), place=place, cost=book.all_of(price))
    return label + _benefit(book, views.lab_benefit(step.space))


def _ship(book: ColonyBook, rest: str, q: Asked) -> str:
    name = book.name("executive", EXECUTIVES[int(rest) - 1])
    return book.say("label.ship", n=rest, name=name)


def _crew(book: ColonyBook, rest: str, q: Asked) -> str:
    return book.say(f"label.crew.{rest}", n=q.a + (1 if rest == "bot" else 2))


def _building_tile(book: ColonyBook, rest: str, q: Asked) -> str:
    kind, _, number = rest.rpartition("_")
    arrows = len(TILE_BACKS[TILE_BACK_NAMES.index(rest)])
    return book.say("label.building", name=book.name("building", kind), tile=number, n=arrows)


# The map.


def _hex(book: ColonyBook, rest: str, q: Asked) -> str:
    size = views.size_there(q, rest)
    return book.say("label.hex.complex" if size > 1 else "label.hex", hex=rest, n=size)


def _build(book: ColonyBook, rest: str, q: Asked) -> str:
    price = book.building_price(BUILDINGS.index(rest))
    return book.say("label.build", name=book.name("building", rest), price=price)


def _bot(book: ColonyBook, rest: str, q: Asked) -> str:
    number, direction, origin, target = views.bot_step(q, rest)
    way = book.name("direction", direction)
    start, end = HEX_NAMES[origin], HEX_NAMES[target]
    return book.say("label.bot", n=number, way=way, origin=start, target=end)


def _rover(book: ColonyBook, rest: str, q: Asked) -> str:
    origin, target = views.rover_step(q, rest)
    way = book.name("direction", rest)
    return book.say("label.rover", way=way, origin=HEX_NAMES[origin], target=HEX_NAMES[target])


def _point(book: ColonyBook, rest: str, q: Asked) -> str:
    return book.say(f"label.point.{rest}")


LABELS: Final[Words] = {
    "pass": "label.pass",
    "done": partial(_answer, "label.done"),
    "yes": partial(_answer, "label.yes"),
    "no": partial(_answer, "label.no"),
    "boost": _boost,
    "amount": _amount,
    "choose": _chosen,
    "seat": _owner,
    "main": _main,
    "executive": _executive,
    "use": _use,
    "work": _work,
    "goal": partial(_with_name, "label.goal", "goal"),
    "discard": partial(_with_name, "label.discard", "goal"),
    "deliver": _deliver,
    "benefit": _lss_benefit,
    "retrieve": partial(_with_name, "label.retrieve", "place"),
    "space": _space,
    "side": partial(named, "side"),
    "blueprint": _blueprint,
    "card": _card,
    "pay": _pay,
    "take": _take,
    "grid": _grid,
    "lab": _lab,
    "develop": _develop,
    "ship": _ship,
    "crew": _crew,
    "tile": partial(named, "discovery"),
    "hex": _hex,
    "build": _build,
    "bot": _bot,
    "rover": _rover,
    "point": _point,
    # What nobody chooses, but luck may be asked about.
    "tech": partial(_with_name, "label.tech", "of"),
    "building": _building_tile,
    "mission": partial(named, "mission"),
    "reward": partial(named, "reward"),
    "deal": partial(named, "goal"),
}

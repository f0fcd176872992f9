"""Answers to questions, by the prefix of their keys."""

from __future__ import annotations

from collections.abc import Callable

from planetfall.core.effect import Effect
from planetfall.games.on_mars import actions
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
from planetfall.games.on_mars.effects import cards
from planetfall.games.on_mars.registry import LSS_EFFECTS
from planetfall.games.on_mars.words import views
from planetfall.games.on_mars.words.colony_book import ColonyBook, capital
from planetfall.text.book import Asked

Label = Callable[[str, Asked], str]


def fill(book: ColonyBook) -> None:
    """Labels by key prefix."""
    _add_answers(book)
    _add_actions(book)
    _add_things(book)
    _add_map(book)
    named(book, side="side", tile="discovery", mission="mission", reward="reward", deal="goal")


def named(book: ColonyBook, **kinds: str) -> None:
    """Label keys of some prefixes with the names of components of some kinds."""
    for prefix, kind in kinds.items():
        book.labels[prefix] = _name(book, kind)


def _name(book: ColonyBook, kind: str) -> Label:
    return lambda rest, q: book.name(kind, rest)


def _add_answers(book: ColonyBook) -> None:
    says = book.labels
    says["pass"] = lambda rest, q: book.say("label.pass")
    for word in ("done", "yes", "no"):
        says[word] = _special(book, f"label.{word}")
    says["boost"] = lambda rest, q: book.say(
        "label.boost", more=book.say(_key(book, "label.more", q))
    )
    says["amount"] = lambda rest, q: _extra(book, q, int(rest))
    says["choose"] = lambda rest, q: capital(book.effect(views.chosen_part(q, int(rest))))
    says["seat"] = lambda rest, q: _owner(book, q, int(rest))


def _special(book: ColonyBook, key: str) -> Label:
    return lambda rest, q: book.say(_key(book, key, q), n=q.a)


def _key(book: ColonyBook, key: str, q: Asked) -> str:
    """The phrase with the name of the asking effect, if there is one; else that of all others."""
    special = f"{key}.{type(q.effect).__name__}"
    return special if book.phrases.has(special) else key


def _extra(book: ColonyBook, q: Asked, crystals: int) -> str:
    if not isinstance(q.effect, actions.PayExtra):
        return str(crystals)
    parts = []
    if crystals:
        parts.append(book.units(CRYSTAL, crystals))
    if q.a - crystals:
        parts.append(book.count("colonist", q.a - crystals))
    return book.say("label.amount", things=book.and_(parts))


def _whose(key: str, q: Asked, owner: int) -> str:
    """The phrase for one's own things, for those of a seat behind the players, for others."""
    if owner == q.seat:
        return key + ".own"
    return key + (".more" if owner >= 0 and views.is_more(q, owner) else "")


def _owner(book: ColonyBook, q: Asked, seat: int) -> str:
    return book.say(
        _whose("label.seat", q, seat),
        tech=book.tech(views.tech_in_question(q)),
        owner=seat + 1,
        n=views.level_of(q, seat),
    )


def _add_actions(book: ColonyBook) -> None:
    say, says = book.say, book.labels
    says["main"] = lambda rest, q: _main(book, rest)
    says["executive"] = lambda rest, q: say(
        "label.executive",
        name=book.name("executive", rest),
        n=EXECUTIVE_ACTIONS[EXECUTIVES.index(rest)].crystals,
    )
    says["use"] = lambda rest, q: _use(book, q, BLUEPRINTS.index(rest))
    says["work"] = lambda rest, q: _work(book, q, BLUEPRINTS.index(rest))
    says["goal"] = lambda rest, q: say("label.goal", name=book.name("goal", rest))
    says["discard"] = lambda rest, q: say("label.discard", name=book.name("goal", rest))
    says["deliver"] = lambda rest, q: _deliver(book, q, rest)
    says["benefit"] = lambda rest, q: capital(book.effect(LSS_EFFECTS[LSS_BENEFITS.index(rest)]))
    says["retrieve"] = lambda rest, q: say("label.retrieve", name=book.name("place", rest))
    says["space"] = lambda rest, q: (
        book.name("space", rest) + _benefit(book, views.space_benefit(int(rest) - 1))
    )


def _main(book: ColonyBook, rest: str) -> str:
    name = book.name("main", rest)
    slot = MAIN_ACTION_LIST[MAIN_ACTIONS.index(rest)].slot
    return book.say("label.main.slot", name=name) if slot >= 0 else name


def _use(book: ColonyBook, q: Asked, blueprint: int) -> str:
    price = views.use_price(q, blueprint)
    key = "label.use" if price else "label.use.free"
    return book.say(key, blueprint=book.blueprint(blueprint), n=price)


def _work(book: ColonyBook, q: Asked, blueprint: int) -> str:
    owner = views.owner_of(q, blueprint)
    return book.say(
        _whose("label.work", q, owner),
        scientist=book.scientist(SCIENTIST_FOR[UPGRADES[blueprint]]),
        blueprint=book.blueprint(blueprint),
        owner=owner + 1,
    )


def _deliver(book: ColonyBook, q: Asked, rest: str) -> str:
    item, contract, loaded, needed = views.delivery(q, rest)
    return book.say(
        "label.deliver",
        thing=book.units(item, 1),
        contract=book.contract(contract),
        loaded=loaded,
        needed=needed,
    )


def _benefit(book: ColonyBook, effect: Effect | None) -> str:
    return "" if effect is None else f": {book.effect(effect)}"


def _add_things(book: ColonyBook) -> None:
    say, says = book.say, book.labels
    says["blueprint"] = lambda rest, q: _blueprint(book, BLUEPRINTS.index(rest))
    says["card"] = lambda rest, q: _card(book, q, rest)
    says["pay"] = lambda rest, q: say("label.pay", thing=book.count(rest, 1))
    says["take"] = lambda rest, q: _take(book, q, rest)
    says["grid"] = lambda rest, q: _grid(book, q, rest)
    says["lab"] = lambda rest, q: (
        book.name("lab", rest) + _benefit(book, views.lab_benefit(views.lab_number(rest)))
    )
    says["develop"] = lambda rest, q: _develop(book, q, rest)
    says["ship"] = lambda rest, q: say(
        "label.ship", n=rest, name=book.name("executive", EXECUTIVES[int(rest) - 1])
    )
    says["crew"] = lambda rest, q: say(f"label.crew.{rest}", n=q.a + (1 if rest == "bot" else 2))
    says["tech"] = lambda rest, q: say("label.tech", name=book.name("of", rest))
    says["building"] = lambda rest, q: _building_tile(book, rest)


def _blueprint(book: ColonyBook, blueprint: int) -> str:
    return book.say(
        "label.blueprint",
        name=book.blueprint(blueprint),
        level=LEVELS[blueprint],
        type=book.type(UPGRADES[blueprint]),
    )


def _card(book: ColonyBook, q: Asked, rest: str) -> str:
    kind = capital(
        book.term("kind:scientist" if rest in book.names["scientist"] else "kind:contract")
    )
    if isinstance(q.effect, cards.TakeCard) and not q.effect.free:
        price = book.card_price(rest)
        return book.say("label.card.paid", kind=kind, name=book.name("card", rest), price=price)
    return book.say("label.card", kind=kind, name=book.name("card", rest))


def _take(book: ColonyBook, q: Asked, rest: str) -> str:
    return book.say(_key(book, "label.take", q), thing=book.count(rest, 1))


def _grid(book: ColonyBook, q: Asked, rest: str) -> str:
    tech, price = views.grid_tile(q, rest)
    return book.say(
        "label.grid" if price else "label.grid.free",
        tech=book.tech(tech),
        place=book.name("grid", rest),
        cost=book.cost(price),
    )


def _develop(book: ColonyBook, q: Asked, rest: str) -> str:
    step = views.Step(q, rest)
    price = [book.cost(step.cost)] if step.cost else []
    if step.crystals:
        price.append(book.units(CRYSTAL, step.crystals))
    label = book.say(
        "label.develop.paid" if price else "label.develop",
        tech=book.tech(step.tech),
        place=book.name("lab", rest.partition("-")[2]).lower(),
        cost=book.and_(price),
    )
    return label + _benefit(book, views.lab_benefit(step.space))


def _building_tile(book: ColonyBook, id: str) -> str:
    kind, _, number = id.rpartition("_")
    arrows = len(TILE_BACKS[TILE_BACK_NAMES.index(id)])
    return book.say("label.building", name=book.name("building", kind), tile=number, n=arrows)


def _add_map(book: ColonyBook) -> None:
    say, says = book.say, book.labels
    says["hex"] = lambda rest, q: _hex(book, q, rest)
    says["build"] = lambda rest, q: say(
        "label.build",
        name=book.name("building", rest),
        price=book.building_price(BUILDINGS.index(rest)),
    )
    says["bot"] = lambda rest, q: _bot(book, q, rest)
    says["rover"] = lambda rest, q: _rover(book, q, rest)
    says["point"] = lambda rest, q: say(f"label.point.{rest}")


def _hex(book: ColonyBook, q: Asked, rest: str) -> str:
    size = views.size_there(q, rest)
    return book.say("label.hex.complex" if size > 1 else "label.hex", hex=rest, n=size)


def _bot(book: ColonyBook, q: Asked, rest: str) -> str:
    number, direction, origin, target = views.bot_step(q, rest)
    way = book.name("direction", direction)
    start, end = HEX_NAMES[origin], HEX_NAMES[target]
    return book.say("label.bot", n=number, way=way, origin=start, target=end)


def _rover(book: ColonyBook, q: Asked, rest: str) -> str:
    origin, target = views.rover_step(q, rest)
    way = book.name("direction", rest)
    return book.say("label.rover", way=way, origin=HEX_NAMES[origin], target=HEX_NAMES[target])

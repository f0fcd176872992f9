"""Czech: answers to questions."""

from __future__ import annotations

from planetfall.core.effect import Effect
from planetfall.games.on_mars import actions, life_support, payment, phases, stock
from planetfall.games.on_mars import turn as turns
from planetfall.games.on_mars.components.blueprint_types import LEVELS, UPGRADES
from planetfall.games.on_mars.components.boards import EXECUTIVE_ACTIONS, MAIN_ACTION_LIST
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
from planetfall.games.on_mars.effects import (
    blueprints,
    cards,
    finds,
    gains,
    movement,
    production,
    ships,
    technology,
    upgrades,
    warehouse,
)
from planetfall.games.on_mars.expansions.first_colonists.tasks import Task
from planetfall.games.on_mars.registry import LSS_EFFECTS
from planetfall.games.on_mars.words import views
from planetfall.games.on_mars.words.colony_book import ColonyBook, capital, hex_name
from planetfall.text.book import Asked
from planetfall.text.grammar import czech


def fill(book: ColonyBook) -> None:
    """Labels by key prefix."""
    _add_common(book)
    _add_actions(book)
    _add_things(book)
    _add_map(book)
    _add_chance(book)


def _add_common(book: ColonyBook) -> None:
    says = book.labels
    says["pass"] = lambda rest, q: "Pasovat: žádná hlavní akce není možná"
    says["done"] = lambda rest, q: _done(book, q)
    says["yes"] = lambda rest, q: _yes(q)
    says["no"] = lambda rest, q: _no(q)
    says["boost"] = lambda rest, q: f"Poslat kolonistu na pracoviště: {_boost(q)}"
    says["amount"] = lambda rest, q: _extra(book, q, int(rest))
    says["choose"] = lambda rest, q: capital(book.effect(views.chosen_part(q, int(rest))))
    says["seat"] = lambda rest, q: _owner(book, q, int(rest))


def _done(book: ColonyBook, q: Asked) -> str:
    effect = q.effect
    if isinstance(effect, turns.Turn):
        return "Ukončit tah"
    if isinstance(effect, life_support.LssBenefit):
        return "Bez výhody"
    if isinstance(effect, payment.PayCrystals):
        return f"Zaplatit z doku {book.units(CRYSTAL, q.a)}"
    if isinstance(effect, stock.Overflow):
        return "Nechat propadnout"
    return "Hotovo"


def _yes(q: Asked) -> str:
    if isinstance(q.effect, phases.MayTravel):
        return "Cestovat"
    if isinstance(q.effect, finds.TakeTile):
        return "Vzít žeton"
    if isinstance(q.effect, Task):
        return "Odhalit"
    return "Ano"


def _no(q: Asked) -> str:
    if isinstance(q.effect, phases.MayTravel):
        return "Zůstat"
    if isinstance(q.effect, finds.TakeTile):
        return "Nechat ležet"
    if isinstance(q.effect, Task):
        return "Nechat v tajnosti"
    if isinstance(q.effect, technology.OwnerChoice):
        return "Nechat si kyslík"
    return "Ne"


def _boost(q: Asked) -> str:
    effect = q.effect
    if isinstance(effect, blueprints.TakeBlueprint):
        return "1 další stavební plán"
    if isinstance(effect, gains.Gain):
        return "1 další krystal"
    if isinstance(effect, gains.GainAny):
        return "1 další zdroj"
    if isinstance(effect, movement.Move):
        return "1 další bod pohybu"
    if isinstance(effect, ships.WelcomeShip):
        return "1 další loď"
    if isinstance(effect, technology.TakeTech):
        return "druhý žeton technologie"
    if isinstance(effect, technology.Develop):
        return "1 další vývoj"
    if isinstance(effect, upgrades.Upgrade):
        return "1 další vylepšení"
    if isinstance(effect, warehouse.TakeWarehouse):
        return "1 další věc ze skladiště"
    return "ještě jednou totéž"


def _extra(book: ColonyBook, q: Asked, crystals: int) -> str:
    if not isinstance(q.effect, actions.PayExtra):
        return str(crystals)
    parts = []
    if crystals:
        parts.append(book.units(CRYSTAL, crystals))
    if q.a - crystals:
        parts.append(book.count("colonist", q.a - crystals))
    return "Zaplatit " + book.and_(parts)


def _owner(book: ColonyBook, q: Asked, seat: int) -> str:
    tech = f"technologie {book.tech(views.tech_in_question(q))}"
    if seat == q.seat:
        whose = f"Vaše {tech}"
    elif views.is_lacerdas(q, seat):
        whose = f"Lacerdova {tech}"
    else:
        whose = f"{capital(tech)} hráče {seat + 1}"
    return f"{whose}, úroveň {views.level_of(q, seat)}"


def _add_actions(book: ColonyBook) -> None:
    says = book.labels
    says["main"] = lambda rest, q: (
        book.name("main", rest)
        + (" (1 kolonista)" if MAIN_ACTION_LIST[MAIN_ACTIONS.index(rest)].slot >= 0 else "")
    )
    says["executive"] = lambda rest, q: (
        f"{book.name('executive', rest)} "
        f"(za {book.units(CRYSTAL, EXECUTIVE_ACTIONS[EXECUTIVES.index(rest)].crystals)})"
    )
    says["use"] = lambda rest, q: _use(book, q, BLUEPRINTS.index(rest))
    says["work"] = lambda rest, q: _work(book, q, BLUEPRINTS.index(rest))
    says["goal"] = lambda rest, q: f"Splnit soukromý cíl „{book.name('goal', rest)}“"
    says["discard"] = lambda rest, q: (
        f"Odhodit místo krystalu soukromý cíl „{book.name('goal', rest)}“"
    )
    says["deliver"] = lambda rest, q: _deliver(book, q, rest)
    says["benefit"] = lambda rest, q: capital(book.effect(LSS_EFFECTS[LSS_BENEFITS.index(rest)]))
    says["retrieve"] = lambda rest, q: f"Z místa „{book.name('place', rest)}“"
    says["space"] = lambda rest, q: (
        book.name("space", rest) + _benefit(book, views.space_benefit(int(rest) - 1))
    )
    says["side"] = lambda rest, q: book.name("side", rest)


def _use(book: ColonyBook, q: Asked, blueprint: int) -> str:
    price = views.use_price(q, blueprint)
    cost = f"za {book.units(CRYSTAL, price)}" if price else "zdarma"
    return f"Použít pokročilou budovu {book.blueprint(blueprint)} ({cost})"


def _work(book: ColonyBook, q: Asked, blueprint: int) -> str:
    scientist = book.scientist(SCIENTIST_FOR[UPGRADES[blueprint]])
    owner = views.owner_of(q, blueprint)
    if owner == q.seat:
        whose = "vaše budova"
    elif owner >= 0 and views.is_lacerdas(q, owner):
        whose = "Lacerdova budova"
    else:
        whose = f"budova hráče {owner + 1}"
    return f"{scientist} pracuje zdarma: {book.blueprint(blueprint)} ({whose})"


def _deliver(book: ColonyBook, q: Asked, rest: str) -> str:
    item, contract, loaded, needed = views.delivery(q, rest)
    thing = book.units(item, 1)
    return f"Dodat {thing} na zakázku „{book.contract(contract)}“ ({loaded}/{needed})"


def _benefit(book: ColonyBook, effect: Effect | None) -> str:
    return "" if effect is None else f": {book.effect(effect)}"


def _add_things(book: ColonyBook) -> None:
    says = book.labels
    says["blueprint"] = lambda rest, q: _blueprint(book, BLUEPRINTS.index(rest))
    says["card"] = lambda rest, q: _card(book, q, rest)
    says["pay"] = lambda rest, q: f"Zaplatit {book.count(rest, 1)}"
    says["take"] = lambda rest, q: _take(book, q, rest)
    says["grid"] = lambda rest, q: _grid(book, q, rest)
    says["lab"] = lambda rest, q: (
        book.name("lab", rest) + _benefit(book, views.lab_benefit(views.lab_number(rest)))
    )
    says["develop"] = lambda rest, q: _develop(book, q, rest)
    says["ship"] = lambda rest, q: (
        f"Loď {rest}: uvolní akci „{book.name('executive', EXECUTIVES[int(rest) - 1])}“"
    )
    says["crew"] = lambda rest, q: (
        f"Přivézt {book.count('colonist', 1 + q.a)} a {book.count('bot', 1)}"
        if rest == "bot"
        else f"Přivézt {book.count('colonist', 2 + q.a)}"
    )
    says["tile"] = lambda rest, q: book.name("discovery", rest)


def _blueprint(book: ColonyBook, blueprint: int) -> str:
    building = book.name("building", BUILDINGS[UPGRADES[blueprint]]).lower()
    return f"{book.blueprint(blueprint)} (úroveň {LEVELS[blueprint]}, {building})"


def _card(book: ColonyBook, q: Asked, rest: str) -> str:
    kind = "scientist" if rest in book.names["scientist"] else "contract"
    name = f"{capital(book.term(f'kind:{kind}'))} „{book.name('card', rest)}“"
    if isinstance(q.effect, cards.TakeCard) and not q.effect.free:
        return f"{name} (za {book.card_price(rest)})"
    return name


def _take(book: ColonyBook, q: Asked, rest: str) -> str:
    thing = book.count(rest, 1)
    if isinstance(q.effect, production.Produce):
        return f"Vyprodukovat {thing} (1 kolonista)"
    return f"Vzít {thing}"


def _grid(book: ColonyBook, q: Asked, rest: str) -> str:
    tech, price = views.grid_tile(q, rest)
    cost = f"za {book.cost(price)}" if price else "zdarma"
    return f"Technologie {book.tech(tech)}, {book.name('grid', rest)} ({cost})"


def _develop(book: ColonyBook, q: Asked, rest: str) -> str:
    step = views.Step(q, rest)
    price = [book.cost(step.cost)] if step.cost else []
    if step.crystals:
        price.append(book.units(CRYSTAL, step.crystals))
    cost = f" (za {book.and_(price)})" if price else ""
    place = book.name("lab", rest.partition("-")[2])
    benefit = _benefit(book, views.lab_benefit(step.space))
    return f"Technologie {book.tech(step.tech)} → {place}{cost}{benefit}"


def _add_map(book: ColonyBook) -> None:
    says = book.labels
    says["hex"] = lambda rest, q: f"Hex {rest}{_size(q, rest)}"
    says["build"] = lambda rest, q: (
        f"{book.name('building', rest)} (za {book.building_price(BUILDINGS.index(rest))})"
    )
    says["bot"] = lambda rest, q: _bot(book, q, rest)
    says["rover"] = lambda rest, q: _rover(book, q, rest)
    says["point"] = lambda rest, q: (
        f"Zaplatit 1 krystal: 1 další bod pohybu pro {'boty' if rest == 'bot' else 'rover'}"
    )


def _size(q: Asked, rest: str) -> str:
    size = views.size_there(q, rest)
    return f" (velikost komplexu {size})" if size > 1 else ""


def _bot(book: ColonyBook, q: Asked, rest: str) -> str:
    number, direction, origin, target = views.bot_step(q, rest)
    way = book.name("direction", direction)
    return f"Bot {number} {way}: {hex_name(origin)} → {hex_name(target)}"


def _rover(book: ColonyBook, q: Asked, rest: str) -> str:
    origin, target = views.rover_step(q, rest)
    return f"Rover {book.name('direction', rest)}: {hex_name(origin)} → {hex_name(target)}"


def _add_chance(book: ColonyBook) -> None:
    """What nobody chooses, but luck may be asked about."""
    says = book.labels
    says["tech"] = lambda rest, q: f"Technologie {book.of[rest]}"
    says["building"] = lambda rest, q: building_tile(book, rest)
    says["mission"] = lambda rest, q: book.name("mission", rest)
    says["reward"] = lambda rest, q: book.name("reward", rest)
    says["deal"] = lambda rest, q: book.name("goal", rest)
    says["settler"] = lambda rest, q: book.name("first_card", rest)
    says["solo"] = lambda rest, q: book.name("solo_card", rest)


def building_tile(book: ColonyBook, id: str) -> str:
    """A building tile by its id."""
    kind, _, number = id.rpartition("_")
    arrows = len(TILE_BACKS[TILE_BACK_NAMES.index(id)])
    name = book.name("building", kind)
    return f"{name}, dílek {number} ({czech(arrows, 'šipka', 'šipky', 'šipek')})"

"""Czech: what is asked."""

from __future__ import annotations

from planetfall.core.combinators import May
from planetfall.games.on_mars import actions, goals, life_support, payment, phases, setup, stock
from planetfall.games.on_mars import turn as turns
from planetfall.games.on_mars.components.names import CRYSTAL
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
from planetfall.games.on_mars.expansions.first_colonists import tasks as first_tasks
from planetfall.games.on_mars.state import FOUND_DISCOVERY, FOUND_RESEARCH
from planetfall.games.on_mars.words import views
from planetfall.games.on_mars.words.colony_book import ColonyBook, hex_name
from planetfall.games.on_mars.words.views import table, task_in_hand
from planetfall.text.book import Asked


def fill(book: ColonyBook) -> None:
    """Questions of effects that ask."""
    _add_turn(book)
    _add_cards(book)
    _add_map(book)


def _add_turn(book: ColonyBook) -> None:
    asks = book.questions
    asks[May] = lambda q: f"Využijete výhodu: {book.effect(q.effect.parts()[0])}?"
    asks[turns.Turn] = _turn
    asks[actions.PayExtra] = lambda q: (
        f"Jak zaplatíte {q.a} za kolonisty, kteří už na této akci jsou?"
    )
    asks[payment.PayCost] = lambda q: f"Jak zaplatíte {book.cost(q.a)}?"
    asks[payment.PayCrystals] = lambda q: (
        f"Máte zaplatit {book.units(CRYSTAL, q.a)}: odhodíte místo jednoho soukromý cíl?"
    )
    asks[phases.MayTravel] = lambda q: (
        f"Budete cestovat {_other_side(q)}" + ("?" if q.a else " za loď z hangáru?")
    )
    asks[phases.LastDeliveries] = lambda q: "Konec hry: co ještě dodáte na své zakázky?"
    asks[stock.Overflow] = lambda q: (
        f"Na {book.units(q.a, q.b)} není místo: na kterou zakázku to půjde?"
        if q.source
        else f"Na {book.units(q.a, q.b)} není místo: půjde to na zakázku?"
    )
    asks[life_support.LssBenefit] = lambda q: "Kterou výhodu systému podpory života zvolíte?"
    asks[goals.CompleteGoal] = lambda q: (
        f"Kterou odměnu za soukromý cíl „{book.goal(q.a)}“ si vezmete?"
    )
    asks[first_tasks.Task] = lambda q: (
        f"Odhalíte kartu „{book.first_card(task_in_hand(q))}“ a vezmete si odměnu?"
    )
    asks[setup.PlaceShuttle] = lambda q: "Na které straně začne raketoplán?"
    asks[travel.ChooseSpace] = lambda q: "Které pole pořadí tahů obsadíte?"


def _turn(asked: Asked) -> str:
    if asked.a == turns.MAIN_TAKEN:
        return "Vedlejší akce, nebo konec tahu?"
    if asked.a == turns.EXECUTIVE_TAKEN:
        return "Kterou hlavní akci provedete?"
    if asked.a:
        return "Co ještě uděláte?"
    return "Kterou akci provedete? Hlavní akci a před ní nebo po ní jednu vedlejší."


def _other_side(asked: Asked) -> str:
    return "na orbitu" if asked.own()["space"] >= 4 else "do kolonie"


def _boostable(asked: Asked, amount: int, question: str) -> str:
    """A question that may come again; once all is taken only a colonist adds more."""
    if asked.a and not asked.a & 15:
        tech = isinstance(asked.effect, ships.WelcomeShip | upgrades.Upgrade) and asked.effect.tech
        how = "s technologií nebo kolonistou" if tech else "s kolonistou"
        return f"Budete {how} pokračovat?"
    left = asked.a & 15 if asked.a else amount
    return f"{question}?" if left < 2 else f"{question} (zbývá {left})?"


def _add_cards(book: ColonyBook) -> None:
    asks = book.questions
    asks[blueprints.TakeBlueprint] = lambda q: _boostable(
        q, views.amount(q), "Který stavební plán si vezmete"
    )
    asks[cards.TakeCard] = lambda q: "Kterou kartu vědce nebo zakázky si vezmete?"
    asks[cards.FillGaps] = lambda q: "Která zakázka doplní nabídku vědců a zakázek?"
    asks[colonists.Retrieve] = lambda q: _boostable(
        q, views.amount(q), "Odkud si vrátíte kolonistu"
    )
    asks[gains.Gain] = lambda q: "Pošlete kolonistu na pracoviště za 1 další krystal?"
    asks[gains.GainAny] = lambda q: _boostable(q, views.amount(q), "Který zdroj získáte")
    asks[production.Produce] = lambda q: "Co vyprodukujete znovu, vždy za kolonistu?"
    asks[radar.UseRadar] = lambda q: "Který žeton z pole průzkumu přijde na Radar?"
    asks[technology.TakeTech] = lambda q: (
        "Vezmete si druhý žeton technologie?" if q.a == 1 else "Který žeton technologie si vezmete?"
    )
    asks[technology.PlaceTech] = lambda q: (
        f"Na kterém poli laboratoře začne technologie {book.tech(q.a)}?"
    )
    asks[technology.Develop] = lambda q: _boostable(
        q, views.amount(q), "Kterou technologii vyvinete"
    )
    asks[technology.OwnerChoice] = lambda q: (
        f"Někdo použil vaši technologii {book.tech(q.a)}: vyvinete ji zdarma, nebo si necháte "
        "kyslík?"
    )
    asks[warehouse.TakeWarehouse] = lambda q: _boostable(
        q, views.amount(q), "Co si vezmete ze skladiště"
    )
    asks[ships.WelcomeShip] = lambda q: _boostable(q, 1, "Která loď opustí váš dok")
    asks[ships.ChooseCrew] = lambda q: "Koho loď přiveze?"


def _add_map(book: ColonyBook) -> None:
    asks = book.questions
    asks[construction.Construct] = lambda q: "Kterou budovu postavíte?"
    asks[construction.ChooseHex] = lambda q: f"Kam postavíte {book.building(q.a)}?"
    asks[construction.ChooseTech] = lambda q: f"Čí technologii {book.tech(q.a)} použijete?"
    asks[displacement.Displace] = lambda q: (
        f"{'Váš rover' if q.a == 0 else f'Váš bot {q.a}'} musí opustit hex {hex_name(q.b)}: "
        "kam půjde?"
    )
    asks[finds.TakeTile] = lambda q: _take_tile(book, q)
    asks[gains.PlaceBot] = lambda q: "Kam přijde nový bot?"
    asks[movement.Move] = _move
    asks[travel.ChooseTile] = lambda q: "Který žeton objevu umístíte na mapu?"
    asks[travel.ChooseTileHex] = lambda q: f"Kam přijde žeton „{book.discovery(q.a)}“?"
    asks[upgrades.Upgrade] = lambda q: _boostable(
        q, views.amount(q), "Který stavební plán postavíte"
    )
    asks[upgrades.ChooseBuilding] = lambda q: (
        f"Kterou budovu vylepší stavební plán {book.blueprint(q.a)}?"
    )


def _take_tile(book: ColonyBook, asked: Asked) -> str:
    found = table(asked)["finds"][asked.a]
    if found >= FOUND_RESEARCH:
        name = book.research(found - FOUND_RESEARCH)
    else:
        name = book.discovery(found - FOUND_DISCOVERY)
    return f"Vezmete si žeton „{name}“ na hexu {hex_name(asked.a)} a využijete ho?"


def _move(asked: Asked) -> str:
    effect = asked.effect
    assert isinstance(effect, movement.Move)
    if asked.a == 0:
        return "Která figurka se pohne první?"
    points = []
    if effect.bots:
        points.append(f"{asked.a & 31} pro boty")
    if effect.rover:
        points.append(f"{asked.a >> 5 & 31} pro rover")
    return f"Která figurka se pohne dál? Zbývající body pohybu: {', '.join(points)}."

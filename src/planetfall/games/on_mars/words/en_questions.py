"""English: what is asked."""

from __future__ import annotations

from planetfall.core.combinators import May
from planetfall.games.on_mars import actions, goals, life_support, payment, phases, setup, stock
from planetfall.games.on_mars import turn as turns
from planetfall.games.on_mars.components.names import CRYSTAL, ORBIT
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
from planetfall.games.on_mars.words.colony_book import ColonyBook, capital, hex_name
from planetfall.games.on_mars.words.views import table, task_in_hand
from planetfall.text.book import Asked


def fill(book: ColonyBook) -> None:
    """Questions of effects that ask."""
    _add_turn(book)
    _add_cards(book)
    _add_map(book)


def _add_turn(book: ColonyBook) -> None:
    asks = book.questions
    asks[May] = lambda q: f"{capital(book.effect(q.effect.parts()[0]))}?"
    asks[turns.Turn] = _turn
    asks[actions.PayExtra] = lambda q: (
        f"How do you pay {q.a} for the colonists already on this action?"
    )
    asks[payment.PayCost] = lambda q: f"How do you pay {book.cost(q.a)}?"
    asks[payment.PayCrystals] = lambda q: (
        f"You owe {book.units(CRYSTAL, q.a)}: discard a Private Goal in place of one?"
    )
    asks[phases.MayTravel] = lambda q: (
        f"Do you travel to {_other_side(q)}" + ("?" if q.a else " for a ship of your Hangar?")
    )
    asks[phases.LastDeliveries] = lambda q: (
        "The game is over: what do you still deliver to your Contracts?"
    )
    asks[stock.Overflow] = lambda q: (
        f"There is no room for {book.units(q.a, q.b)}: which Contract gets it?"
        if q.source
        else f"There is no room for {book.units(q.a, q.b)}: does a Contract get it?"
    )
    asks[life_support.LssBenefit] = lambda q: "Which benefit of the Life Support System?"
    asks[goals.CompleteGoal] = lambda q: (
        f"Which reward for the Private Goal “{book.goal(q.a)}” do you take?"
    )
    asks[first_tasks.Task] = lambda q: f"Reveal “{_task(book, q)}” for its reward?"
    asks[setup.PlaceShuttle] = lambda q: "On which side does the Shuttle begin?"
    asks[travel.ChooseSpace] = lambda q: "Which Turn Order space do you take?"


def _turn(asked: Asked) -> str:
    if asked.a == turns.MAIN_TAKEN:
        return "An Executive action, or the end of the turn?"
    if asked.a == turns.EXECUTIVE_TAKEN:
        return "Which Main action do you take?"
    if asked.a:
        return "What else do you do?"
    return "Which action do you take? A Main action, and one Executive action before or after it."


def _other_side(asked: Asked) -> str:
    side = ORBIT if asked.own()["space"] >= 4 else 1 - ORBIT
    return "Orbit" if side == ORBIT else "the Colony"


def _task(book: ColonyBook, asked: Asked) -> str:
    return book.first_card(task_in_hand(asked))


def _left(asked: Asked, amount: int) -> int:
    """How many are still to come; 0 once only a boost can add more."""
    return asked.a & 15 if asked.a else amount


def _boostable(asked: Asked, amount: int, question: str) -> str:
    if asked.a and not asked.a & 15:
        tech = isinstance(asked.effect, ships.WelcomeShip | upgrades.Upgrade) and asked.effect.tech
        return "Go on, with Tech or a colonist?" if tech else "Go on, with a colonist?"
    left = _left(asked, amount)
    return f"{question}?" if left < 2 else f"{question} ({left} left)?"


def _add_cards(book: ColonyBook) -> None:
    asks = book.questions
    asks[blueprints.TakeBlueprint] = lambda q: _boostable(
        q, views.amount(q), "Which Blueprint do you take"
    )
    asks[cards.TakeCard] = lambda q: "Which card of the Scientist display do you take?"
    asks[cards.FillGaps] = lambda q: "Which Contract fills the gap of the Scientist display?"
    asks[colonists.Retrieve] = lambda q: _boostable(
        q, views.amount(q), "From where do you retrieve a colonist"
    )
    asks[gains.Gain] = lambda q: "Send a colonist to the Working Area for 1 more crystal?"
    asks[gains.GainAny] = lambda q: _boostable(q, views.amount(q), "Which resource do you gain")
    asks[production.Produce] = lambda q: "What is produced again, for a colonist each?"
    asks[radar.UseRadar] = lambda q: "Which tile of the Exploration space goes on the Radar?"
    asks[technology.TakeTech] = lambda q: (
        "Take a second Tech tile?" if q.a == 1 else "Which Tech tile do you take?"
    )
    asks[technology.PlaceTech] = lambda q: (
        f"On which Lab space does the {book.tech(q.a)} Tech begin?"
    )
    asks[technology.Develop] = lambda q: _boostable(
        q, views.amount(q), "Which Tech tile do you develop"
    )
    asks[technology.OwnerChoice] = lambda q: (
        f"Your {book.tech(q.a)} Tech was used: develop it for free, or keep the oxygen?"
    )
    asks[warehouse.TakeWarehouse] = lambda q: _boostable(
        q, views.amount(q), "What do you take from the Warehouse"
    )
    asks[ships.WelcomeShip] = lambda q: _boostable(q, 1, "Which ship leaves your Depot")
    asks[ships.ChooseCrew] = lambda q: "Whom does the ship bring?"


def _add_map(book: ColonyBook) -> None:
    asks = book.questions
    asks[construction.Construct] = lambda q: "Which building do you construct?"
    asks[construction.ChooseHex] = lambda q: f"Where do you construct {book.building(q.a)}?"
    asks[construction.ChooseTech] = lambda q: f"Whose {book.tech(q.a)} Tech do you use?"
    asks[displacement.Displace] = lambda q: (
        f"{'Your rover' if q.a == 0 else f'Your bot {q.a}'} must leave hex {hex_name(q.b)}: "
        "where does it go?"
    )
    asks[finds.TakeTile] = lambda q: _take_tile(book, q)
    asks[gains.PlaceBot] = lambda q: "Where does the new bot go?"
    asks[movement.Move] = _move
    asks[travel.ChooseTile] = lambda q: "Which Discovery tile do you place on the map?"
    asks[travel.ChooseTileHex] = lambda q: f"Where does “{book.discovery(q.a)}” go?"
    asks[upgrades.Upgrade] = lambda q: _boostable(
        q, views.amount(q), "Which Blueprint do you build"
    )
    asks[upgrades.ChooseBuilding] = lambda q: f"Which building becomes the {book.blueprint(q.a)}?"


def _take_tile(book: ColonyBook, asked: Asked) -> str:
    found = table(asked)["finds"][asked.a]
    if found >= FOUND_RESEARCH:
        name = book.research(found - FOUND_RESEARCH)
    else:
        name = book.discovery(found - FOUND_DISCOVERY)
    return f"Take the tile “{name}” on hex {hex_name(asked.a)} and use it?"


def _move(asked: Asked) -> str:
    effect = asked.effect
    assert isinstance(effect, movement.Move)
    if asked.a == 0:
        return "Which figure moves first?"
    points = []
    if effect.bots:
        points.append(f"{asked.a & 31} for bots")
    if effect.rover:
        points.append(f"{asked.a >> 5 & 31} for the rover")
    return f"Which figure moves next? Movement points left: {', '.join(points)}."

"""Outbreak in words: infection cards and missions, what is asked and what happened."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from planetfall.games.on_mars import turn
from planetfall.games.on_mars.components import tables as base_tables
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.tables import WAREHOUSE
from planetfall.games.on_mars.effects import (
    blueprints,
    colonists,
    gains,
    movement,
    production,
    ships,
    technology,
    upgrades,
    warehouse,
)
from planetfall.games.on_mars.expansions.alien_outbreak import log
from planetfall.games.on_mars.expansions.alien_outbreak.components.cards import (
    HospitalBlueprint,
    TeamScientist,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import (
    MISSION_IDS,
    RED,
    TEAM_MISSIONS,
    TeamMission,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.numbers import NUMBERS
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    CARD_IDS,
    INFECTION_CARDS,
    MINE_PLACE,
    MINES,
    PLACES,
    QUARTERS,
    STATES,
    InfectionCard,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.tables import (
    LAB_CRYSTALS,
    VACCINES,
)
from planetfall.games.on_mars.expansions.alien_outbreak.effects.infection import Infect
from planetfall.games.on_mars.expansions.alien_outbreak.effects.medicine import (
    BuyMedicine,
    GainMedicine,
    StandUp,
    Vaccinate,
)
from planetfall.games.on_mars.expansions.alien_outbreak.effects.quarters import (
    ORDER,
    Come,
    House,
    LeaveRoom,
    Quarantine,
)
from planetfall.games.on_mars.expansions.alien_outbreak.goals import CAUSES
from planetfall.games.on_mars.expansions.alien_outbreak.vocabulary import place_in, state_in
from planetfall.games.on_mars.expansions.alien_outbreak.words.text_board import lines as lines
from planetfall.games.on_mars.expansions.alien_outbreak.words.traces import TRACES
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.labels import named
from planetfall.games.on_mars.words.log import AMOUNT, SOURCE, VALUES, WHAT, Values, add_lines
from planetfall.text.book import Asked, Event, Label
from planetfall.text.grammar import capital

RECORDS: Final[dict[str, list[Any]]] = {
    "infection": list(INFECTION_CARDS),
    "team_mission": list(TEAM_MISSIONS),
}
ACTIONS: Final = (
    turn.Turn,
    blueprints.TakeBlueprint,
    colonists.Retrieve,
    gains.Gain,
    gains.GainAny,
    movement.Move,
    production.Produce,
    ships.WelcomeShip,
    technology.TakeTech,
    technology.Develop,
    upgrades.Upgrade,
    warehouse.TakeWarehouse,
)
"""Questions of an own turn, between the steps of which medicine may be given."""


def spot(book: ColonyBook, place: int) -> str:
    """A place in words, as `in room 2`, `on hex 7-5`."""
    if place >= MINE_PLACE:
        return book.say("spot.mine", hex=HEX_NAMES[place - MINE_PLACE])
    return book.name("spot", PLACES[place])


def card_place(book: ColonyBook, place: int) -> str:
    """A place that an infection card names."""
    if place in (QUARTERS, MINES):
        return book.say("spot.quarters" if place == QUARTERS else "spot.mines")
    return book.name("spot", PLACES[place])


def _mission(book: ColonyBook, event: Event) -> str:
    return book.name("team_mission", MISSION_IDS[event[WHAT]])


LINES: Final[Values] = {
    **VALUES,
    "card": lambda book, e: book.name("infection", CARD_IDS[e[WHAT]]),
    "spot": lambda book, e: spot(book, e[WHAT]),
    "room": lambda book, e: e[WHAT] + 1,
    "other": lambda book, e: e[AMOUNT] + 1,
    "state": lambda book, e: book.name("state", STATES[e[SOURCE]]),
    "team_mission": _mission,
    "cause": lambda book, e: book.term(f"outcome:{CAUSES[e[WHAT]]}"),
}
"""What its lines of the log may name."""


def columns(data: dict[str, Any]) -> list[int]:
    """The items of the Warehouse: medicine in the column of crystals."""
    if data["options"].get("chapter") != "outbreak":
        return []
    return [NUMBERS.medicine, *WAREHOUSE[1:]]


def fill(book: ColonyBook) -> None:
    """Add its words to a book."""
    book.learn(__name__)
    book.effects |= book.bind(
        {
            InfectionCard: _card,
            TeamMission: _team_mission,
            HospitalBlueprint: _blueprint,
            TeamScientist: _scientist,
            GainMedicine: _gain,
            BuyMedicine: _buy,
            StandUp: _stand_up,
            Vaccinate: _vaccinate,
        }
    )
    book.questions |= book.bind(
        {
            Infect: _ask_infect,
            Quarantine: _ask_quarantine,
            House: _ask_house,
            LeaveRoom: _ask_leave,
            Come: _ask_come,
        }
    )
    book.labels |= book.bind(
        {
            "colonist": _colonist,
            "room": _room,
            "state": partial(named, "one_state"),
            "infection": partial(named, "infection"),
            "team_mission": partial(named, "team_mission"),
        }
    )
    book.labels["hex"] = partial(_hex, book, book.labels["hex"])
    add_lines(book, log, LINES)
    book.traces |= TRACES


# What components say.


def _card(book: ColonyBook, card: InfectionCard) -> str:
    if not card.places:
        return book.say("InfectionCard.calm")
    one, other = [card_place(book, place) for place in card.places]
    return book.say("InfectionCard", one=one, other=other)


def _team_mission(book: ColonyBook, card: TeamMission) -> str:
    color = book.say("TeamMission.red" if card.color == RED else "TeamMission.blue")
    return f"{color} {book.say(f'TeamMission.{card.id}', n=card.needed)}"


def _blueprint(book: ColonyBook, card: HospitalBlueprint) -> str:
    building = book.called("one", card.upgrades())
    if card.level() > 1:
        building = book.say("Blueprint.large", building=building, n=base_tables.LARGE_COMPLEX)
    return book.say(
        "HospitalBlueprint",
        level=card.level(),
        building=building,
        gain=book.units(NUMBERS.medicine, 1),
        action=book.effect(card.executive),
    )


def _scientist(book: ColonyBook, card: TeamScientist) -> str:
    works = book.called("type", card.works_in)
    return book.say("TeamScientist", price=book.cost(card.price), works=works)


def _gain(book: ColonyBook, effect: GainMedicine) -> str:
    return book.say("Gain", things=book.units(NUMBERS.medicine, effect.amount))


def _buy(book: ColonyBook, effect: BuyMedicine) -> str:
    return book.say("BuyMedicine", n=LAB_CRYSTALS)


def _stand_up(book: ColonyBook, effect: StandUp) -> str:
    return book.say("StandUp", n=effect.amount)


def _vaccinate(book: ColonyBook, effect: Vaccinate) -> str:
    return book.say("Vaccinate", n=VACCINES)


# Questions and answers.


def _ask_infect(book: ColonyBook, asked: Asked) -> str:
    return book.say("ask.Infect", card=book.name("infection", CARD_IDS[asked.a]))


def _ask_quarantine(book: ColonyBook, asked: Asked) -> str:
    if not asked.b:
        return book.say("ask.Quarantine")
    picked = asked.b - 1
    state = book.name("one_state", STATES[state_in(picked)])
    return book.say("ask.Quarantine.where", one=state, spot=spot(book, place_in(picked)))


def _ask_house(book: ColonyBook, asked: Asked) -> str:
    coming = asked.data["table"]["extras"][0]["coming"][3 * asked.seat : 3 * asked.seat + 3]
    state = next(state for state in ORDER if coming[state])
    one = book.name("one_state", STATES[state])
    return book.say("ask.House", one=one, n=sum(coming))


def _ask_leave(book: ColonyBook, asked: Asked) -> str:
    return book.say("ask.LeaveRoom", n=asked.a)


def _ask_come(book: ColonyBook, asked: Asked) -> str:
    return book.say("ask.Come", n=asked.a)


def _colonist(book: ColonyBook, rest: str, asked: Asked) -> str:
    """A colonist, and what becomes of him where the question does not say so."""
    owner, place, state = rest.split("-")
    who = book.say("whose.own" if int(owner) == asked.seat else "whose", owner=int(owner) + 1)
    text = book.say("label.patient", one=book.name("one_state", state), who=who)
    text = f"{text} {book.name('spot', place)}"
    if isinstance(asked.effect, ACTIONS):
        return book.say("label.patient.heal", who=text)
    return capital(text)


def _room(book: ColonyBook, rest: str, asked: Asked) -> str:
    return capital(book.name("spot", f"room_{rest}"))


def _hex(book: ColonyBook, other: Label, rest: str, asked: Asked) -> str:
    """A colonist on a Mine."""
    healing = isinstance(asked.effect, ACTIONS) and "ill" in _extra(asked)
    if not healing and not isinstance(asked.effect, Infect | StandUp | Vaccinate):
        return other(rest, asked)
    place = HEX_NAMES.index(rest)
    owner = asked.data["table"]["tops"][place] - 1
    who = book.say("whose.own" if owner == asked.seat else "whose", owner=owner + 1)
    state = "ill" if _extra(asked)["ill_mines"] >> place & 1 else "well"
    text = book.say("label.patient", one=book.name("one_state", state), who=who)
    text = f"{text} {book.say('spot.mine', hex=rest)}"
    return book.say("label.patient.heal", who=text) if healing else capital(text)


def _extra(asked: Asked) -> dict[str, Any]:
    """The chapter's area as a viewer sees it; empty in another game."""
    extras = asked.data["table"].get("extras")
    found: dict[str, Any] = extras[0] if extras else {}
    return found

"""English: the expansion's nouns, phrases, questions, labels, reasons and log lines.

A station is called a colony here and a ship a trade fleet, as English players are used to.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.games.terraforming_mars.components.terms import ANYONE, NOTHING
from planetfall.games.terraforming_mars.expansions.colonies import phases as course
from planetfall.games.terraforming_mars.expansions.colonies import stations, trading
from planetfall.games.terraforming_mars.expansions.colonies.components import terms
from planetfall.games.terraforming_mars.expansions.colonies.effects import cards as effects
from planetfall.games.terraforming_mars.expansions.colonies.effects import commissions, conditions
from planetfall.games.terraforming_mars.expansions.colonies.state import LAST_FIELD
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import (
    COLONY_NAMES,
    FEE_NAMES,
)
from planetfall.games.terraforming_mars.expansions.colonies.words.seen import (
    bonus_clause,
    fee_units,
    income_clause,
    marker_of,
)
from planetfall.games.terraforming_mars.words.mars_book import MarsBook, kit_of
from planetfall.text.book import Asked, Event
from planetfall.text.grammar import english

COUNTED: Final = {
    "floater": ("floater", "floaters", "floaters"),
    "camp": ("camp", "camps", "camps"),
}
EACH: Final = {"floater": "each floater", "camp": "each camp"}

TERMS: Final = {
    "colonies": "Colony tiles",
    "trade": "Trade",
    "trade_fleets": "Trade fleets",
    "phase.solar": "Solar phase",
    "colony.build": "Build",
    "colony.owner": "Owner",
    "colony.asleep": "Not active yet",
    "colony.track": "Trade income by field",
    "colony.stations": "colonies",
    "colony.ship": "trade fleet",
    "colony.home": "{0} of {1} at home",
    "option:colonies": "Colonies",
    "help:colonies": (
        "Adds the Colonies expansion: colony tiles to build on and trade with, trade fleets, "
        "the solar phase, 49 projects and 5 corporations."
    ),
    "option:corporation_of_each_box": "One corporation of each box",
    "help:corporation_of_each_box": (
        "Played with Colonies: everybody chooses between one corporation of the base game and "
        "one of the expansion instead of any two."
    ),
}


def fill(book: MarsBook) -> None:
    """All of English."""
    book.counted |= COUNTED
    book.each |= EACH
    book.terms |= TERMS
    book.names["resource"] |= {"floater": "Floaters", "camp": "Camps"}
    book.names["box"]["colonies"] = "Colonies"
    book.names["standard"]["build_colony"] = "Colony"
    _fill_effects(book)
    _fill_conditions(book)
    _fill_course(book)
    _fill_questions(book)
    _fill_labels(book)
    _fill_reasons(book)
    _fill_log(book)


def colony_name(book: MarsBook, colony: int) -> str:
    """The name of a colony tile."""
    return book.name("colony", COLONY_NAMES[colony])


def _always(clause: str) -> Any:
    return lambda effect: clause


# Phrases.


def _fill_effects(book: MarsBook) -> None:
    says = book.effects
    says[stations.BuildStation] = lambda e: (
        "build a colony" + (", also where you already have one" if e.again else "")
    )
    says[trading.Trade] = lambda e: (
        "trade with a colony tile" + (" without paying for it" if e.free else "")
    )
    says[effects.GainShips] = lambda e: f"gain {english(e.ships, 'more trade fleet')}"
    says[effects.ShiftMarkers] = _always(
        "move the marker of one colony tile up 1 step and that of another down 1 step"
    )
    says[effects.CollectCommissions] = _always("receive the owner's bonus of each of your colonies")
    says[course.AddColony] = _always("bring one more colony tile of your choice into play")
    says[commissions.Commission] = lambda e: book.effect(e.effect)
    says[commissions.Sift] = _always("draw 1 card, then discard 1 card from your hand")


def _fill_conditions(book: MarsBook) -> None:
    says = book.effects
    says[conditions.Stations] = lambda e: (
        "for each colony " + ("in play" if e.whose == ANYONE else "you have")
    )
    says[conditions.StationsAtLeast] = lambda e: (
        "you have a colony" if e.least == 1 else f"you have at least {e.least} colonies"
    )
    says[conditions.StationsAtMost] = lambda e: (
        f"you have at most {english(e.most, 'colony', 'colonies')}"
    )
    says[conditions.TradeDiscount] = lambda e: (
        f"trading costs you {e.off} less, whichever way you pay"
    )
    says[conditions.TrackSteps] = lambda e: (
        "before you trade you may move the marker of that colony tile "
        f"up {english(e.steps, 'step')}"
    )
    book.triggers[conditions.StationBuilt] = lambda trigger, by: (
        "whenever anyone builds a colony" if by == ANYONE else "whenever you build a colony"
    )
    book.triggers[conditions.NewTag] = lambda trigger, by: (
        "whenever a kind of tag shows on your cards for the first time (events do not count)"
    )

    def per_station(worth: conditions.PerStation, holds: str) -> str:
        each = "each colony" if worth.each == 1 else f"every {worth.each} colonies"
        return f"1 VP for {each} in play"

    book.worths[conditions.PerStation] = per_station
    says[conditions.PerStation] = lambda w: book.worth(w, NOTHING)


def _fill_course(book: MarsBook) -> None:
    table = {
        trading.PayFee: "pay for the trade",
        trading.SendShip: "send a trade fleet to the colony tile",
        trading.MoveUp: "move the marker up before trading",
        trading.TakeIncome: "take the trade income; owners receive their bonuses",
        trading.MoveBack: "move the marker back as far as it goes",
        course.LayOut: "lay out the colony tiles",
        course.DrawColony: "draw a colony tile",
        course.DropColony: "put one of the colony tiles back into the box",
        course.SolarPhase: "bring all trade fleets home and move the markers up",
    }
    book.effects |= {kind: _always(clause) for kind, clause in table.items()}


# Questions and labels.


def _fill_questions(book: MarsBook) -> None:
    ask = book.questions

    def by(asked: Asked, question: str) -> str:
        if asked.source <= 0:
            return question
        return f"{book.card(asked.source)}: {question[0].lower()}{question[1:]}"

    def put_to(question: str) -> Any:
        return lambda asked: by(asked, question)

    ask[stations.BuildStation] = put_to("On which colony tile do you build?")
    ask[trading.Trade] = put_to("Which colony tile do you trade with?")
    ask[trading.PayFee] = lambda asked: (
        f"How do you pay for the trade with {colony_name(book, asked.a)}?"
    )
    ask[trading.MoveUp] = lambda asked: (
        f"How far do you move the marker of {colony_name(book, asked.a)} up before trading?"
    )
    ask[commissions.Sift] = put_to("Which card do you discard?")
    ask[course.DropColony] = put_to("Which colony tile do you put back into the box?")
    ask[course.AddColony] = put_to("Which colony tile comes into play?")
    ask[effects.ShiftMarkers] = lambda asked: by(
        asked, "Which marker moves down?" if asked.a else "Which marker moves up?"
    )


def _fill_labels(book: MarsBook) -> None:
    label = book.labels
    amount_before, standard_before = label["amount"], label["standard"]

    def colony(rest: str, asked: Asked) -> str:
        number, effect = COLONY_NAMES.index(rest), asked.effect
        name = colony_name(book, number)
        if isinstance(effect, stations.BuildStation):
            return f"{name}: {bonus_clause(book, asked, number)}"
        if isinstance(effect, trading.Trade):
            field = marker_of(asked, number)
            return f"{name}: {income_clause(book, number, field, 'gain nothing')}"
        if isinstance(effect, effects.ShiftMarkers):
            return f"{name}: field {marker_of(asked, number) + 1} of {LAST_FIELD + 1}"
        return name

    def fee(rest: str, asked: Asked) -> str:
        kind = FEE_NAMES.index(rest)
        return book.units(trading.FEES[kind], fee_units(asked, kind))

    def amount(rest: str, asked: Asked) -> str:
        if not isinstance(asked.effect, trading.MoveUp):
            return amount_before(rest, asked)
        field = marker_of(asked, asked.a) + int(rest)
        gained = income_clause(book, asked.a, field, "gain nothing")
        return f"{english(int(rest), 'step')}: {gained}"

    def standard(rest: str, asked: Asked) -> str:
        if rest != "build_colony":
            return standard_before(rest, asked)
        due = stations.STATION_PRICE - kit_of(asked).project_discount(stations.station_project())
        return f"Standard project {book.name('standard', rest)} for {max(0, due)} M€"

    label["colony"] = colony
    label["trade"] = lambda rest, asked: "Trade with a colony tile"
    label["fee"] = fee
    label["amount"] = amount
    label["standard"] = standard


# Reasons and the log.


def _fill_reasons(book: MarsBook) -> None:
    why = book.reasons

    def about(sentence: str) -> Any:
        return lambda what, n, had: sentence.format(colony_name(book, what))

    why[terms.NO_SHIP] = lambda what, n, had: (
        "Your trade fleet is away." if had == 1 else f"All your {had} trade fleets are away."
    )
    why[terms.NOWHERE_TO_TRADE] = lambda what, n, had: (
        "Every active colony tile has a trade fleet on it."
    )
    why[terms.FEE_TOO_HIGH] = lambda what, n, had: (
        f"A trade costs {n} M€, {had} energy or {had} titanium; you have too little of each."
    )
    why[terms.NOWHERE_TO_BUILD] = lambda what, n, had: (
        "No active colony tile has room for a colony of yours."
    )
    why[terms.ASLEEP] = about("{} is not active yet: no card in play holds its resource.")
    why[terms.SHIP_THERE] = about("There is a trade fleet on {} already.")
    why[terms.STATIONS_FULL] = about("There are three colonies on {} already.")
    why[terms.STATION_THERE] = about("You have a colony on {} already.")
    why[terms.NOT_LAID_OUT] = about("{} is not in play.")
    why[terms.TOO_FEW_STATIONS] = lambda what, n, had: (
        f"You need {english(n, 'colony', 'colonies')}; you have {had}."
    )
    why[terms.TOO_MANY_STATIONS] = lambda what, n, had: (
        f"You may have at most {english(n, 'colony', 'colonies')}; you have {had}."
    )
    why[terms.NO_MARKERS] = lambda what, n, had: (
        "The marker cannot move that way while another one moves the other way."
    )
    why[terms.NO_TILE_LEFT] = lambda what, n, had: "All colony tiles are in play."


def _fill_log(book: MarsBook) -> None:
    tell = book.events

    def cause(event: Event) -> str:
        return f" ({book.card(event[4])})" if event[4] > 0 else ""

    def marked(event: Event, names: list[str]) -> str:
        way = "up" if event[3] > 0 else "down"
        steps = english(abs(event[3]), "step")
        colony = colony_name(book, event[2])
        if event[1] < 0:
            return f"The marker of {colony} moves {way} {steps}."
        return f"{names[event[1]]} moves the marker of {colony} {way} {steps}{cause(event)}."

    tell[terms.STATION] = lambda event, names: (
        f"{names[event[1]]} builds a colony on {colony_name(book, event[2])}{cause(event)}."
    )
    tell[terms.TRADED] = lambda event, names: (
        f"{names[event[1]]} trades with {colony_name(book, event[2])}{cause(event)}."
    )
    tell[terms.MARKED] = marked
    tell[terms.LAID_OUT] = lambda event, names: (
        f"{colony_name(book, event[2])} comes into play"
        + ("." if event[3] else " and is not active yet.")
    )
    tell[terms.WOKEN] = lambda event, names: (
        f"{colony_name(book, event[2])} becomes active{cause(event)}."
    )
    tell[terms.RETURNED] = lambda event, names: (
        "Solar phase: "
        + (f"{english(event[3], 'trade fleet')} home, markers up." if event[3] else "markers up.")
    )
    tell[terms.SHIP_GAINED] = lambda event, names: (
        f"{names[event[1]]} gains {english(event[3], 'trade fleet')}{cause(event)}."
    )
    tell[terms.PUT_BACK] = lambda event, names: (
        f"{names[event[1]]} puts {colony_name(book, event[2])} back into the box."
    )

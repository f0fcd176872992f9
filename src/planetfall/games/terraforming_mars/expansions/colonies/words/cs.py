"""Czech: the expansion's nouns, phrases, questions, labels, reasons and log lines."""

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
from planetfall.text.grammar import czech

COUNTED: Final = {
    "floater": ("vznášedlo", "vznášedla", "vznášedel"),
    "camp": ("tábor", "tábory", "táborů"),
}
EACH: Final = {"floater": "každé vznášedlo", "camp": "každý tábor"}

TERMS: Final = {
    "colonies": "Kolonie",
    "trade": "Obchod",
    "trade_fleets": "Obchodní lodě",
    "phase.solar": "Solární fáze",
    "colony.build": "Stavba",
    "colony.owner": "Provize",
    "colony.asleep": "Zatím nedostupná",
    "colony.track": "Výnos z obchodu podle pole",
    "colony.stations": "stanice",
    "colony.ship": "loď",
    "colony.home": "doma {0} z {1}",
    "option:colonies": "Kolonie",
    "help:colonies": (
        "Přidá rozšíření Kolonie: kolonie, v nichž se zakládají stanice a s nimiž se obchoduje, "
        "obchodní lodě, solární fázi, 49 projektů a 5 korporací."
    ),
    "option:corporation_of_each_box": "Korporace z obou krabic",
    "help:corporation_of_each_box": (
        "Při hře s Koloniemi každý vybírá mezi jednou korporací základní hry a jednou korporací "
        "rozšíření místo mezi dvěma libovolnými."
    ),
}


def fill(book: MarsBook) -> None:
    """All of Czech."""
    book.counted |= COUNTED
    book.each |= EACH
    book.terms |= TERMS
    book.names["resource"] |= {"floater": "Vznášedla", "camp": "Tábory"}
    book.names["box"]["colonies"] = "Kolonie"
    book.names["standard"]["build_colony"] = "Založení stanice"
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


def sites(amount: int) -> str:
    """So many stations, in the accusative."""
    return czech(amount, "stanici", "stanice", "stanic")


def fields(amount: int) -> str:
    """So many fields of a track."""
    return czech(amount, "pole", "pole", "polí")


def _always(clause: str) -> Any:
    return lambda effect: clause


# Phrases.


def _fill_effects(book: MarsBook) -> None:
    says = book.effects
    says[stations.BuildStation] = lambda e: (
        "založte stanici" + (" i v kolonii, kde už svou stanici máte" if e.again else "")
    )
    says[trading.Trade] = lambda e: "obchodujte s kolonií" + (" bez placení" if e.free else "")
    says[effects.GainShips] = lambda e: (
        "získejte " + czech(e.ships, "další loď", "další lodě", "dalších lodí")
    )
    says[effects.ShiftMarkers] = _always(
        "posuňte ukazatel jedné kolonie o 1 pole vpřed a ukazatel jiné o 1 pole zpět"
    )
    says[effects.CollectCommissions] = _always("získejte provizi za každou svou stanici")
    says[course.AddColony] = _always("přidejte do hry další kolonii podle svého výběru")
    says[commissions.Commission] = lambda e: book.effect(e.effect)
    says[commissions.Sift] = _always("doberte si 1 kartu a pak 1 kartu z ruky odhoďte")


def _fill_conditions(book: MarsBook) -> None:
    says = book.effects
    says[conditions.Stations] = lambda e: (
        "za každou " + ("stanici ve hře" if e.whose == ANYONE else "svou stanici")
    )
    says[conditions.StationsAtLeast] = lambda e: f"máte alespoň {sites(e.least)}"
    says[conditions.StationsAtMost] = lambda e: f"máte nejvýše {sites(e.most)}"
    says[conditions.TradeDiscount] = lambda e: (
        f"obchod vás stojí o {czech(e.off, 'jednotku', 'jednotky', 'jednotek')} méně, "
        "ať platíte čímkoli"
    )
    says[conditions.TrackSteps] = lambda e: (
        f"než obchodujete, smíte ukazatel dané kolonie posunout o {fields(e.steps)} vpřed"
    )
    book.triggers[conditions.StationBuilt] = lambda trigger, by: (
        "kdykoli kdokoli založí stanici" if by == ANYONE else "kdykoli založíte stanici"
    )
    book.triggers[conditions.NewTag] = lambda trigger, by: (
        "kdykoli se na vašich kartách poprvé objeví nový druh symbolu (kromě událostí)"
    )

    def per_station(worth: conditions.PerStation, holds: str) -> str:
        each = "každou stanici" if worth.each == 1 else f"každé {sites(worth.each)}"
        return f"1 VB za {each} ve hře"

    book.worths[conditions.PerStation] = per_station
    says[conditions.PerStation] = lambda w: book.worth(w, NOTHING)


def _fill_course(book: MarsBook) -> None:
    table = {
        trading.PayFee: "zaplaťte za obchod",
        trading.SendShip: "vyšlete loď do kolonie",
        trading.MoveUp: "posuňte před obchodem ukazatel",
        trading.TakeIncome: "získejte výnos z obchodu; majitelé stanic získají provize",
        trading.MoveBack: "vraťte ukazatel co nejvíc zpět",
        course.LayOut: "vyložte kolonie",
        course.DrawColony: "vylosujte kolonii",
        course.DropColony: "vraťte jednu z kolonií do krabice",
        course.SolarPhase: "vraťte všechny lodě domů a posuňte ukazatele vpřed",
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

    ask[stations.BuildStation] = put_to("Ve které kolonii založíte stanici?")
    ask[trading.Trade] = put_to("Se kterou kolonií obchodujete?")
    ask[trading.PayFee] = lambda asked: f"Čím zaplatíte za obchod ({colony_name(book, asked.a)})?"
    ask[trading.MoveUp] = lambda asked: (
        f"O kolik posunete před obchodem ukazatel ({colony_name(book, asked.a)})?"
    )
    ask[commissions.Sift] = put_to("Kterou kartu odhodíte?")
    ask[course.DropColony] = put_to("Kterou kolonii vrátíte do krabice?")
    ask[course.AddColony] = put_to("Kterou kolonii přidáte do hry?")
    ask[effects.ShiftMarkers] = lambda asked: by(
        asked, "Který ukazatel posunete zpět?" if asked.a else "Který ukazatel posunete vpřed?"
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
            return f"{name}: {income_clause(book, number, field, 'bez výnosu')}"
        if isinstance(effect, effects.ShiftMarkers):
            return f"{name}: pole {marker_of(asked, number) + 1} ze {LAST_FIELD + 1}"
        return name

    def fee(rest: str, asked: Asked) -> str:
        kind = FEE_NAMES.index(rest)
        return book.units(trading.FEES[kind], fee_units(asked, kind))

    def amount(rest: str, asked: Asked) -> str:
        if not isinstance(asked.effect, trading.MoveUp):
            return amount_before(rest, asked)
        field = marker_of(asked, asked.a) + int(rest)
        gained = income_clause(book, asked.a, field, "bez výnosu")
        return f"{fields(int(rest))}: {gained}"

    def standard(rest: str, asked: Asked) -> str:
        if rest != "build_colony":
            return standard_before(rest, asked)
        due = stations.STATION_PRICE - kit_of(asked).project_discount(stations.station_project())
        return f"Standardní projekt {book.name('standard', rest)} za {max(0, due)} M€"

    label["colony"] = colony
    label["trade"] = lambda rest, asked: "Obchodovat s kolonií"
    label["fee"] = fee
    label["amount"] = amount
    label["standard"] = standard


# Reasons and the log.


def _fill_reasons(book: MarsBook) -> None:
    why = book.reasons

    def about(sentence: str) -> Any:
        return lambda what, n, had: sentence.format(colony_name(book, what))

    why[terms.NO_SHIP] = lambda what, n, had: (
        "Vaše loď je na cestě." if had == 1 else "Všechny vaše lodě jsou na cestě."
    )
    why[terms.NOWHERE_TO_TRADE] = lambda what, n, had: "V každé dostupné kolonii už je loď."
    why[terms.FEE_TOO_HIGH] = lambda what, n, had: (
        f"Obchod stojí {n} M€, {book.units(4, had)} nebo {book.units(2, had)}; tolik nemáte."
    )
    why[terms.NOWHERE_TO_BUILD] = lambda what, n, had: (
        "V žádné dostupné kolonii už není místo pro vaši stanici."
    )
    why[terms.ASLEEP] = about(
        "Kolonie {} zatím není dostupná: na žádnou vyloženou kartu nepatří její zdroj."
    )
    why[terms.SHIP_THERE] = about("V kolonii {} už je loď.")
    why[terms.STATIONS_FULL] = about("V kolonii {} už jsou tři stanice.")
    why[terms.STATION_THERE] = about("V kolonii {} už svou stanici máte.")
    why[terms.NOT_LAID_OUT] = about("Kolonie {} není ve hře.")
    why[terms.TOO_FEW_STATIONS] = lambda what, n, had: f"Potřebujete {sites(n)}; máte {had}."
    why[terms.TOO_MANY_STATIONS] = lambda what, n, had: f"Smíte mít nejvýše {sites(n)}; máte {had}."
    why[terms.NO_MARKERS] = lambda what, n, had: (
        "Ukazatel tak nelze posunout, aby se jiný mohl posunout opačně."
    )
    why[terms.NO_TILE_LEFT] = lambda what, n, had: "Všechny kolonie už jsou ve hře."


def _fill_log(book: MarsBook) -> None:
    tell = book.events

    def cause(event: Event) -> str:
        return f" ({book.card(event[4])})" if event[4] > 0 else ""

    def marked(event: Event, names: list[str]) -> str:
        way = "vpřed" if event[3] > 0 else "zpět"
        steps = fields(abs(event[3]))
        colony = colony_name(book, event[2])
        if event[1] < 0:
            return f"{colony}: ukazatel se posouvá o {steps} {way}."
        return f"{names[event[1]]} posouvá ukazatel kolonie {colony} o {steps} {way}{cause(event)}."

    tell[terms.STATION] = lambda event, names: (
        f"{names[event[1]]} zakládá stanici v kolonii {colony_name(book, event[2])}{cause(event)}."
    )
    tell[terms.TRADED] = lambda event, names: (
        f"{names[event[1]]} obchoduje s kolonií {colony_name(book, event[2])}{cause(event)}."
    )
    tell[terms.MARKED] = marked
    tell[terms.LAID_OUT] = lambda event, names: (
        f"Do hry přichází kolonie {colony_name(book, event[2])}"
        + ("." if event[3] else ", zatím nedostupná.")
    )
    tell[terms.WOKEN] = lambda event, names: (
        f"Kolonie {colony_name(book, event[2])} je nyní dostupná{cause(event)}."
    )
    tell[terms.RETURNED] = lambda event, names: (
        "Solární fáze: "
        + ("lodě se vracejí domů, " if event[3] else "")
        + "ukazatele se posouvají vpřed."
    )
    tell[terms.SHIP_GAINED] = lambda event, names: (
        f"{names[event[1]]} získává {czech(event[3], 'loď', 'lodě', 'lodí')}{cause(event)}."
    )
    tell[terms.PUT_BACK] = lambda event, names: (
        f"{names[event[1]]} vrací kolonii {colony_name(book, event[2])} do krabice."
    )

"""Czech: reasons why something is impossible, and the lines of the log."""

from __future__ import annotations

from planetfall.games.terraforming_mars import log, reasons
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import (
    CAPITAL,
    CITY,
    ENERGY,
    GREENERY,
    MC,
    OCEAN,
    OCEANS,
    OXYGEN,
    PLANTS,
    SPECIAL,
    TEMPERATURE,
    TILE_NAMES,
)
from planetfall.games.terraforming_mars.effects import mars
from planetfall.games.terraforming_mars.vocabulary import (
    AWARD_NAMES,
    MILESTONE_NAMES,
    PROJECT_NAMES,
)
from planetfall.games.terraforming_mars.words.cs_effects import (
    TRACKS,
    cards,
    steps,
    track_value,
)
from planetfall.games.terraforming_mars.words.mars_book import MarsBook, takes_away
from planetfall.text.book import Event
from planetfall.text.grammar import czech, plain


def fill(book: MarsBook) -> None:
    """Reasons and events."""
    _fill_position(book)
    _fill_means(book)
    _fill_menu(book)
    _fill_gains(book)
    _fill_planet(book)
    _fill_cards(book)
    _fill_course(book)


# Reasons.


def _fill_position(book: MarsBook) -> None:
    why = book.reasons

    def off_limits(track: int, needed: int, had: int, word: str) -> str:
        value, now = track_value(track, needed), track_value(track, had)
        if track == TEMPERATURE:
            return f"Teplota musí být {word} {value}; teď je {now}."
        if track == OXYGEN:
            return f"Obsah kyslíku musí být {word} {value}; teď je {now}."
        return f"Na Marsu musí být {word} {value}; teď jich je {had}."

    def wrong_space(tile: int, where: int, had: int) -> str:
        name = book.name("tile", TILE_NAMES[tile])
        subject = f"Destička {name}" if tile >= SPECIAL else name
        return f"{subject} patří {site(book, tile, where)}."

    why[reasons.TRACK_TOO_LOW] = lambda what, n, had: off_limits(what, n, had, "alespoň")
    why[reasons.TRACK_TOO_HIGH] = lambda what, n, had: off_limits(what, n, had, "nejvýše")
    why[reasons.TOO_FEW_TAGS] = lambda what, n, had: (
        f"Potřebujete {czech(n, 'symbol', 'symboly', 'symbolů')} {book.tag(what)}; máte {had}."
    )
    why[reasons.TOO_FEW_TILES] = lambda what, n, had: (
        f"Potřebujete {book.tile_count(what, n)}; máte {had}."
    )
    why[reasons.TOO_FEW_CITIES] = lambda what, n, had: (
        f"Ve hře musí být alespoň {czech(n, 'město', 'města', 'měst')}; teď jich je {had}."
    )
    why[reasons.NO_SPACE] = lambda what, n, had: f"Pro {book.tile(what)} není vhodné pole."
    why[reasons.CANNOT_CLAIM] = lambda what, n, had: (
        "Zabrat lze jen volné pole, které není vyhrazené."
    )
    why[reasons.WRONG_SPACE] = wrong_space
    why[reasons.RATING_NOT_RAISED] = lambda what, n, had: (
        "Váš teraformační rating v této generaci nestoupl."
    )


def site(book: MarsBook, tile: int, where: int) -> str:
    """Where a tile goes, the general rules of the tile included."""
    if where != mars.USUAL:
        return book.sites[where]
    if tile == OCEAN:
        return book.sites[mars.OCEAN_AREA]
    if tile == GREENERY:
        return "na volné pole vedle vaší destičky, a není-li takové, na jiné volné pole"
    if tile in (CITY, CAPITAL):
        return "na volné nevyhrazené pole, vedle něhož není město"
    return "na volné nevyhrazené pole"


def _fill_means(book: MarsBook) -> None:
    why = book.reasons
    why[reasons.PRODUCTION_TOO_LOW] = lambda what, n, had: (
        f"Vaše produkce {book.production(what)} musí být alespoň {plain(n)}; je {plain(had)}."
    )
    why[reasons.NO_VICTIM] = lambda what, n, had: (
        f"Nikomu nemůže produkce {book.production(what)} klesnout o {n}."
    )
    why[reasons.TOO_EXPENSIVE] = lambda what, n, had: f"Stojí to {n} M€; můžete zaplatit {had} M€."
    why[reasons.TOO_LITTLE] = lambda what, n, had: f"Potřebujete {book.units(what, n)}; máte {had}."
    why[reasons.TOO_LITTLE_HELD] = lambda what, n, had: (
        f"Na kartě potřebujete {book.units(what, n)}; máte tam {had}."
    )
    why[reasons.NOTHING_TO_TAKE] = lambda what, n, had: (
        f"Z žádné karty nelze odebrat {book.units(what, max(n, 1))}."
    )
    why[reasons.TOO_FEW_HELD] = lambda what, n, had: (
        f"Na kartách potřebujete {book.units(what, n)}; máte {had}."
    )
    why[reasons.CANNOT_STORE] = lambda what, n, had: (
        "Na právě zahranou kartu nepatří mikrobi ani zvířata."
    )
    why[reasons.NO_CARDS] = lambda what, n, had: f"V ruce potřebujete {cards(n)}; máte {had}."
    why[reasons.NO_BOX] = lambda what, n, had: (
        "Nemáte kartu se symbolem stavby, jejíž změny produkce by šlo zopakovat."
    )


def _fill_menu(book: MarsBook) -> None:
    why = book.reasons

    def unmet(milestone: int, needed: int, had: int) -> str:
        name = book.name("milestone", MILESTONE_NAMES[milestone])
        what = [
            f"teraformační rating {needed}",
            czech(needed, "město", "města", "měst"),
            czech(needed, "destička zeleně", "destičky zeleně", "destiček zeleně"),
            czech(needed, "symbol stavby", "symboly stavby", "symbolů stavby"),
            czech(needed, "karta v ruce", "karty v ruce", "karet v ruce"),
        ][milestone]
        return f"Titul {name} vyžaduje: {what}; máte {had}."

    why[reasons.USED_ALREADY] = lambda what, n, had: (
        f"Kartu {book.card(what)} jste v této generaci už použili."
    )
    why[reasons.NO_ACTION] = lambda what, n, had: f"Karta {book.card(what)} nemá akci."
    why[reasons.NOT_IN_HAND] = lambda what, n, had: f"Kartu {book.card(what)} nemáte v ruce."
    why[reasons.NOT_IN_PLAY] = lambda what, n, had: f"Kartu {book.card(what)} nemáte vyloženou."
    why[reasons.CLAIMED_ALREADY] = lambda what, n, had: (
        f"Titul {book.name('milestone', MILESTONE_NAMES[what])} už někdo má."
    )
    why[reasons.ALL_CLAIMED] = lambda what, n, had: "Tři čestné tituly už jsou rozebrané."
    why[reasons.MILESTONE_UNMET] = unmet
    why[reasons.FUNDED_ALREADY] = lambda what, n, had: (
        f"Soutěž {book.name('award', AWARD_NAMES[what])} už má sponzora."
    )
    why[reasons.ALL_FUNDED] = lambda what, n, had: "Tři soutěže už mají sponzora."
    why[reasons.NOT_IN_SOLO] = lambda what, n, had: (
        "Při hře jednoho hráče nejsou čestné tituly ani soutěže."
    )
    why[reasons.FIRST_ACTION_OWED] = lambda what, n, had: (
        f"Nejdřív je na řadě první akce korporace {book.card(what)}."
    )


# The log.


def _cause(book: MarsBook, event: Event) -> str:
    """The card behind an event, in brackets; nothing for the rules."""
    return f" ({book.card(event[4])})" if event[4] > 0 else ""


def _fill_gains(book: MarsBook) -> None:
    tell = book.events

    def gained(event: Event, names: list[str]) -> str:
        who, what, amount = names[event[1]], event[2], event[3]
        cause = _cause(book, event)
        if amount >= 0:
            return f"{who} získává {book.units(what, amount)}{cause}."
        if event[4] > 0 and takes_away(event[4], what):
            return f"{who} ztrácí {book.units(what, -amount)}{cause}."
        if what == ENERGY and not event[4]:
            return f"{who} mění {book.units(what, -amount)} na teplo."
        verb = "platí" if what == MC else "utrácí"
        return f"{who} {verb} {book.units(what, -amount)}{cause}."

    def produced(event: Event, names: list[str]) -> str:
        change = "stoupá" if event[3] >= 0 else "klesá"
        return (
            f"{names[event[1]]}: produkce {book.production(event[2])} {change} "
            f"o {abs(event[3])}{_cause(book, event)}."
        )

    def held(event: Event, names: list[str]) -> str:
        card, amount = event[2], event[3]
        there = book.card(card)
        cause = _cause(book, event) if event[4] != card else ""
        units = book.units(CARDS[card].holds, abs(amount))
        if amount >= 0:
            return f"{names[event[1]]} přidává {units} na kartu {there}{cause}."
        return f"{names[event[1]]} ztrácí {units} z karty {there}{cause}."

    tell[log.GAINED] = gained
    tell[log.PRODUCED] = produced
    tell[log.HELD] = held
    tell[log.RATED] = lambda event, names: (
        f"{names[event[1]]}: teraformační rating stoupá o {event[3]}{_cause(book, event)}."
    )
    tell[log.INCOME] = lambda event, names: f"{names[event[1]]} dostává příjem {event[3]} M€."
    tell[log.CONVERTED] = lambda event, names: (
        f"{names[event[1]]} mění "
        + ("rostliny na zeleň." if event[2] == PLANTS else "teplo na teplotu.")
    )


def _fill_planet(book: MarsBook) -> None:
    tell = book.events

    def raised(event: Event, names: list[str]) -> str:
        if event[2] == OCEANS:
            return ""
        return (
            f"{names[event[1]]} zvyšuje {TRACKS[event[2]]} o {steps(event[3])}"
            f"{_cause(book, event)}."
        )

    tell[log.RAISED] = raised
    tell[log.PLACED] = lambda event, names: (
        f"{names[event[1]]} umisťuje {book.tile(event[2])} na {book.area(event[3])}"
        f"{_cause(book, event)}."
    )
    tell[log.CLAIMED_AREA] = lambda event, names: (
        f"{names[event[1]]} si vyhrazuje pole {book.area(event[3])}{_cause(book, event)}."
    )
    tell[log.SET_UP] = lambda event, names: (
        f"Na pole {book.area(event[3])} přichází neutrální destička: "
        f"{book.name('tile', TILE_NAMES[event[2]])}."
    )


def _fill_cards(book: MarsBook) -> None:
    tell = book.events

    def drew(event: Event, names: list[str]) -> str:
        what = "kartu" if event[2] <= 0 else f"kartu {book.card(event[2])}"
        return f"{names[event[1]]} si dobírá {what}{_cause(book, event)}."

    def discarded(event: Event, names: list[str]) -> str:
        what = cards(event[3]) if event[2] <= 0 else f"kartu {book.card(event[2])}"
        return f"{names[event[1]]} odhazuje {what}{_cause(book, event)}."

    def revealed(event: Event, names: list[str]) -> str:
        if event[1] < 0:
            return f"Pro neutrální destičky se odkrývá karta {book.card(event[2])}."
        return f"{names[event[1]]} odkrývá kartu {book.card(event[2])}{_cause(book, event)}."

    tell[log.PLAYED] = lambda event, names: (
        f"{names[event[1]]} hraje kartu {book.card(event[2])} za {event[3]} M€."
    )
    tell[log.ACTED] = lambda event, names: f"{names[event[1]]} používá kartu {book.card(event[2])}."
    tell[log.DREW] = drew
    tell[log.BOUGHT] = lambda event, names: (
        f"{names[event[1]]} "
        + (f"kupuje {cards(event[3])}" if event[3] else "nekupuje žádné karty")
        + f"{_cause(book, event)}."
    )
    tell[log.DISCARDED] = discarded
    tell[log.REVEALED] = revealed
    tell[log.FOUNDED] = lambda event, names: (
        f"{names[event[1]]} hraje za korporaci {book.card(event[2])}."
    )
    tell[log.FIRST_ACTION] = lambda event, names: (
        f"{names[event[1]]} provádí první akci korporace {book.card(event[2])}."
    )
    tell[log.SKIPPED] = lambda event, names: (
        f"{names[event[1]]}: první akci korporace {book.card(event[2])} nelze provést."
    )
    tell[log.RESHUFFLED] = lambda event, names: (
        "Odhozené karty se míchají do nového balíčku: "
        f"{czech(event[3], 'karta', 'karty', 'karet')}."
    )


def _fill_course(book: MarsBook) -> None:
    tell = book.events

    def project(event: Event, names: list[str]) -> str:
        name = book.name("standard", PROJECT_NAMES[event[2]])
        if not event[2]:
            return f"{names[event[1]]} prodává patenty."
        return f"{names[event[1]]} provádí standardní projekt {name} za {event[3]} M€."

    tell[log.PROJECT] = project
    tell[log.CLAIMED] = lambda event, names: (
        f"{names[event[1]]} získává titul "
        f"{book.name('milestone', MILESTONE_NAMES[event[2]])} za {event[3]} M€."
    )
    tell[log.FUNDED] = lambda event, names: (
        f"{names[event[1]]} sponzoruje soutěž "
        f"{book.name('award', AWARD_NAMES[event[2]])} za {event[3]} M€."
    )
    tell[log.PASSED] = lambda event, names: f"{names[event[1]]} pasuje."
    tell[log.STOPPED] = lambda event, names: f"{names[event[1]]} končí tah po jedné akci."
    tell[log.GENERATION] = lambda event, names: f"Začíná {event[3]}. generace."

"""English: reasons why something is impossible, and the lines of the log."""

from __future__ import annotations

from planetfall.games.terraforming_mars import log, reasons
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import (
    CAPITAL,
    CITY,
    ENERGY,
    GREENERY,
    OCEAN,
    OCEANS,
    OXYGEN,
    PLANTS,
    TEMPERATURE,
    TILE_NAMES,
)
from planetfall.games.terraforming_mars.effects import mars
from planetfall.games.terraforming_mars.vocabulary import (
    AWARD_NAMES,
    MILESTONE_NAMES,
    PROJECT_NAMES,
)
from planetfall.games.terraforming_mars.words.en_effects import TRACKS, track_value
from planetfall.games.terraforming_mars.words.mars_book import MarsBook, takes_away
from planetfall.text.book import Event
from planetfall.text.grammar import english, plain, sentence


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
        if track in (TEMPERATURE, OXYGEN):
            subject = sentence(TRACKS[track])[:-1]
            value, now = track_value(track, needed), track_value(track, had)
            return f"{subject} must be at {word} {value}; it is {now}."
        verb = "must" if word == "least" else "may"
        return f"At {word} {track_value(track, needed)} {verb} be on Mars; now {had}."

    def wrong_space(tile: int, where: int, had: int) -> str:
        return sentence(f"{book.tile(tile)} goes {site(book, tile, where)}")

    why[reasons.TRACK_TOO_LOW] = lambda what, n, had: off_limits(what, n, had, "least")
    why[reasons.TRACK_TOO_HIGH] = lambda what, n, had: off_limits(what, n, had, "most")
    why[reasons.TOO_FEW_TAGS] = lambda what, n, had: (
        f"You need {english(n, book.tag(what) + ' tag')}; you have {had}."
    )
    why[reasons.TOO_FEW_TILES] = lambda what, n, had: (
        f"You need {book.tile_count(what, n)}; you have {had}."
    )
    why[reasons.TOO_FEW_CITIES] = lambda what, n, had: (
        f"At least {english(n, 'city', 'cities')} must be in play; now {had}."
    )
    why[reasons.NO_SPACE] = lambda what, n, had: f"There is no area where {book.tile(what)} may go."
    why[reasons.CANNOT_CLAIM] = lambda what, n, had: (
        "Only a free area that is not reserved can be claimed."
    )
    why[reasons.WRONG_SPACE] = wrong_space
    why[reasons.RATING_NOT_RAISED] = lambda what, n, had: (
        "Your terraform rating has not risen in this generation."
    )


def site(book: MarsBook, tile: int, where: int) -> str:
    """Where a tile goes, the general rules of the tile included."""
    if where != mars.USUAL:
        return book.sites[where]
    if tile == OCEAN:
        return book.sites[mars.OCEAN_AREA]
    if tile == GREENERY:
        return "on a free area beside a tile of yours, or on any other if there is none such"
    if tile in (CITY, CAPITAL):
        return "on a free area that is not reserved, with no city beside it"
    return "on a free area that is not reserved"


def _fill_means(book: MarsBook) -> None:
    why = book.reasons
    why[reasons.PRODUCTION_TOO_LOW] = lambda what, n, had: (
        f"Your {book.production(what)} production must be at least {plain(n)}; it is {plain(had)}."
    )
    why[reasons.NO_VICTIM] = lambda what, n, had: (
        f"Nobody's {book.production(what)} production can fall by {n}."
    )
    why[reasons.TOO_EXPENSIVE] = lambda what, n, had: f"This costs {n} M€; you can pay {had} M€."
    why[reasons.TOO_LITTLE] = lambda what, n, had: (
        f"You need {book.units(what, n)}; you have {had}."
    )
    why[reasons.TOO_LITTLE_HELD] = lambda what, n, had: (
        f"This card needs {book.units(what, n)}; it has {had}."
    )
    why[reasons.NOTHING_TO_TAKE] = lambda what, n, had: (
        f"No card has {book.units(what, max(n, 1))} that can be removed."
    )
    why[reasons.TOO_FEW_HELD] = lambda what, n, had: (
        f"You need {book.units(what, n)} on your cards; you have {had}."
    )
    why[reasons.CANNOT_STORE] = lambda what, n, had: (
        "The card just played holds neither microbes nor animals."
    )
    why[reasons.NO_CARDS] = lambda what, n, had: (
        f"You need {english(n, 'card')} in hand; you have {had}."
    )
    why[reasons.NO_BOX] = lambda what, n, had: (
        "You have no building card whose production changes could be done again."
    )


def _fill_menu(book: MarsBook) -> None:
    why = book.reasons

    def unmet(milestone: int, needed: int, had: int) -> str:
        what = ["TR", "cities", "greeneries", "building tags", "cards in hand"][milestone]
        name = book.name("milestone", MILESTONE_NAMES[milestone])
        if what == "TR":
            return f"{name} needs a terraform rating of {needed}; yours is {had}."
        return f"{name} needs {needed} {what}; you have {had}."

    why[reasons.USED_ALREADY] = lambda what, n, had: (
        f"You have already used {book.card(what)} in this generation."
    )
    why[reasons.NO_ACTION] = lambda what, n, had: f"{book.card(what)} has no action."
    why[reasons.NOT_IN_HAND] = lambda what, n, had: f"{book.card(what)} is not in your hand."
    why[reasons.NOT_IN_PLAY] = lambda what, n, had: f"You do not have {book.card(what)} in play."
    why[reasons.CLAIMED_ALREADY] = lambda what, n, had: (
        f"{book.name('milestone', MILESTONE_NAMES[what])} is already claimed."
    )
    why[reasons.ALL_CLAIMED] = lambda what, n, had: "Three milestones are already claimed."
    why[reasons.MILESTONE_UNMET] = unmet
    why[reasons.FUNDED_ALREADY] = lambda what, n, had: (
        f"{book.name('award', AWARD_NAMES[what])} is already funded."
    )
    why[reasons.ALL_FUNDED] = lambda what, n, had: "Three awards are already funded."
    why[reasons.NOT_IN_SOLO] = lambda what, n, had: (
        "There are no milestones and awards in a solo game."
    )
    why[reasons.FIRST_ACTION_OWED] = lambda what, n, had: (
        f"The first action of {book.card(what)} comes first."
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
            return f"{who} gains {book.units(what, amount)}{cause}."
        if event[4] > 0 and takes_away(event[4], what):
            return f"{who} loses {book.units(what, -amount)}{cause}."
        if what == ENERGY and not event[4]:
            return f"{who} turns {-amount} energy into heat."
        verb = "pays" if what == 0 else "spends"
        return f"{who} {verb} {book.units(what, -amount)}{cause}."

    def produced(event: Event, names: list[str]) -> str:
        change = "rises" if event[3] >= 0 else "falls"
        return (
            f"{names[event[1]]}: {book.production(event[2])} production {change} "
            f"by {abs(event[3])}{_cause(book, event)}."
        )

    def held(event: Event, names: list[str]) -> str:
        card, amount = event[2], event[3]
        there = book.card(card)
        cause = _cause(book, event) if event[4] != card else ""
        units = book.units(CARDS[card].holds, abs(amount))
        if amount >= 0:
            return f"{names[event[1]]} puts {units} on {there}{cause}."
        return f"{names[event[1]]} loses {units} from {there}{cause}."

    tell[log.GAINED] = gained
    tell[log.PRODUCED] = produced
    tell[log.HELD] = held
    tell[log.RATED] = lambda event, names: (
        f"{names[event[1]]}: terraform rating rises by {event[3]}{_cause(book, event)}."
    )
    tell[log.INCOME] = lambda event, names: f"{names[event[1]]} receives {event[3]} M€ of income."
    tell[log.CONVERTED] = lambda event, names: (
        f"{names[event[1]]} turns "
        + ("plants into a greenery." if event[2] == PLANTS else "heat into temperature.")
    )


def _fill_planet(book: MarsBook) -> None:
    tell = book.events

    def raised(event: Event, names: list[str]) -> str:
        if event[2] == OCEANS:
            return ""
        steps = english(event[3], "step")
        return f"{names[event[1]]} raises {TRACKS[event[2]]} by {steps}{_cause(book, event)}."

    tell[log.RAISED] = raised
    tell[log.PLACED] = lambda event, names: (
        f"{names[event[1]]} places {book.tile(event[2])} on {book.area(event[3])}"
        f"{_cause(book, event)}."
    )
    tell[log.CLAIMED_AREA] = lambda event, names: (
        f"{names[event[1]]} reserves {book.area(event[3])}{_cause(book, event)}."
    )
    tell[log.SET_UP] = lambda event, names: (
        f"A neutral {book.name('tile', TILE_NAMES[event[2]]).lower()} is placed on "
        f"{book.area(event[3])}."
    )


def _fill_cards(book: MarsBook) -> None:
    tell = book.events

    def drew(event: Event, names: list[str]) -> str:
        what = "a card" if event[2] <= 0 else book.card(event[2])
        return f"{names[event[1]]} draws {what}{_cause(book, event)}."

    def discarded(event: Event, names: list[str]) -> str:
        what = english(event[3], "card") if event[2] <= 0 else book.card(event[2])
        return f"{names[event[1]]} discards {what}{_cause(book, event)}."

    def revealed(event: Event, names: list[str]) -> str:
        if event[1] < 0:
            return f"{book.card(event[2])} is turned up for the neutral tiles."
        return f"{names[event[1]]} turns up {book.card(event[2])}{_cause(book, event)}."

    tell[log.PLAYED] = lambda event, names: (
        f"{names[event[1]]} plays {book.card(event[2])} for {event[3]} M€."
    )
    tell[log.ACTED] = lambda event, names: f"{names[event[1]]} uses {book.card(event[2])}."
    tell[log.DREW] = drew
    tell[log.BOUGHT] = lambda event, names: (
        f"{names[event[1]]} buys {english(event[3], 'card') if event[3] else 'no cards'}"
        f"{_cause(book, event)}."
    )
    tell[log.DISCARDED] = discarded
    tell[log.REVEALED] = revealed
    tell[log.FOUNDED] = lambda event, names: f"{names[event[1]]} leads {book.card(event[2])}."
    tell[log.FIRST_ACTION] = lambda event, names: (
        f"{names[event[1]]} takes the first action of {book.card(event[2])}."
    )
    tell[log.SKIPPED] = lambda event, names: (
        f"{names[event[1]]}: the first action of {book.card(event[2])} is not possible."
    )
    tell[log.RESHUFFLED] = lambda event, names: (
        f"The discard pile is shuffled into a new deck of {english(event[3], 'card')}."
    )


def _fill_course(book: MarsBook) -> None:
    tell = book.events

    def project(event: Event, names: list[str]) -> str:
        name = book.name("standard", PROJECT_NAMES[event[2]])
        if not event[2]:
            return f"{names[event[1]]} sells patents."
        return f"{names[event[1]]} uses the standard project {name} for {event[3]} M€."

    tell[log.PROJECT] = project
    tell[log.CLAIMED] = lambda event, names: (
        f"{names[event[1]]} claims the milestone "
        f"{book.name('milestone', MILESTONE_NAMES[event[2]])} for {event[3]} M€."
    )
    tell[log.FUNDED] = lambda event, names: (
        f"{names[event[1]]} funds the award "
        f"{book.name('award', AWARD_NAMES[event[2]])} for {event[3]} M€."
    )
    tell[log.PASSED] = lambda event, names: f"{names[event[1]]} passes."
    tell[log.STOPPED] = lambda event, names: f"{names[event[1]]} ends the turn after one action."
    tell[log.GENERATION] = lambda event, names: f"Generation {event[3]} begins."

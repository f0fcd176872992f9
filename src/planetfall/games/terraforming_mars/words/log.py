"""The lines of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from planetfall.games.terraforming_mars import log
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import (
    ENERGY,
    MC,
    OCEANS,
    PLANTS,
    TILE_NAMES,
)
from planetfall.games.terraforming_mars.words.mars_book import MarsBook, takes_away
from planetfall.text.book import Event, Words


def fill(book: MarsBook) -> None:
    """All kinds of events."""
    for kind, name in WHAT.items():
        book.events[kind] = told_of(book, "log." + log.KIND_NAMES[kind], name)
    book.events |= book.bind(EVENTS)


def line(book: MarsBook, key: str, event: Event, names: list[str], **values: Any) -> str:
    """A line with what most of them tell: who, how much, the card behind it in brackets."""
    cause = f" ({book.card(event[4])})" if event[4] > 0 else ""
    return book.say(key, **({"amount": event[3], "cause": cause} | values), who=names[event[1]])


def told_of(
    book: MarsBook, key: str, name: Callable[[MarsBook, int], str] | None
) -> Callable[[Event, list[str]], str]:
    """A line that names what the event is about."""
    if name is None:
        return lambda event, names: line(book, key, event, names)
    return lambda event, names: line(book, key, event, names, what=name(book, event[2]))


WHAT: Final[dict[int, Callable[[MarsBook, int], str] | None]] = {
    log.RATED: None,
    log.PLAYED: MarsBook.card,
    log.ACTED: MarsBook.card,
    log.CLAIMED: MarsBook.milestone,
    log.FUNDED: MarsBook.award,
    log.PASSED: None,
    log.STOPPED: None,
    log.GENERATION: None,
    log.FOUNDED: MarsBook.card,
    log.INCOME: None,
    log.FIRST_ACTION: MarsBook.card,
    log.RESHUFFLED: None,
    log.SKIPPED: MarsBook.card,
}
"""What the number `what` of an event stands for, where the line is the same for all numbers."""


# Gains.


def _gained(book: MarsBook, event: Event, names: list[str]) -> str:
    what, amount, source = event[2], event[3], event[4]
    if amount >= 0:
        key = "log.gained"
    elif source > 0 and takes_away(source, what):
        key = "log.lost"
    elif what == ENERGY and not source:
        key = "log.energy"
    else:
        key = "log.paid" if what == MC else "log.spent"
    return line(book, key, event, names, what=book.units(what, abs(amount)))


def _produced(book: MarsBook, event: Event, names: list[str]) -> str:
    key = "log.production_up" if event[3] >= 0 else "log.production_down"
    what = book.production(event[2])
    return line(book, key, event, names, what=what, amount=abs(event[3]))


def _held(book: MarsBook, event: Event, names: list[str]) -> str:
    card, amount = event[2], event[3]
    units = book.units(CARDS[card].holds, abs(amount))
    values = {"what": book.card(card), "units": units}
    if event[4] == card:
        values["cause"] = ""
    return line(book, "log.put" if amount >= 0 else "log.taken", event, names, **values)


def _converted(book: MarsBook, event: Event, names: list[str]) -> str:
    key = "log.converted.plants" if event[2] == PLANTS else "log.converted.heat"
    return line(book, key, event, names)


# The planet.


def _raised(book: MarsBook, event: Event, names: list[str]) -> str:
    if event[2] == OCEANS:
        return ""
    return line(book, "log.raised", event, names, what=book.track(event[2]))


def _placed(book: MarsBook, event: Event, names: list[str]) -> str:
    what, area = book.tile(event[2]), book.area(event[3])
    return line(book, "log.placed", event, names, what=what, area=area)


def _claimed_area(book: MarsBook, event: Event, names: list[str]) -> str:
    return line(book, "log.claimed_area", event, names, area=book.area(event[3]))


def _set_up(book: MarsBook, event: Event, names: list[str]) -> str:
    what = book.name("tile", TILE_NAMES[event[2]])
    return book.say("log.set_up", what=what, area=book.area(event[3]))


# Cards and projects.


def _drew(book: MarsBook, event: Event, names: list[str]) -> str:
    if event[2] <= 0:
        return line(book, "log.drew.hidden", event, names)
    return line(book, "log.drew", event, names, what=book.card(event[2]))


def _discarded(book: MarsBook, event: Event, names: list[str]) -> str:
    if event[2] <= 0:
        return line(book, "log.discarded.hidden", event, names)
    return line(book, "log.discarded", event, names, what=book.card(event[2]))


def _bought(book: MarsBook, event: Event, names: list[str]) -> str:
    return line(book, "log.bought" if event[3] else "log.bought.nothing", event, names)


def _revealed(book: MarsBook, event: Event, names: list[str]) -> str:
    key = "log.revealed.neutral" if event[1] < 0 else "log.revealed"
    return line(book, key, event, names, what=book.card(event[2]))


def _project(book: MarsBook, event: Event, names: list[str]) -> str:
    key = "log.project" if event[2] else "log.sold"
    return line(book, key, event, names, what=book.project(event[2]))


EVENTS: Final[Words] = {
    log.GAINED: _gained,
    log.PRODUCED: _produced,
    log.HELD: _held,
    log.CONVERTED: _converted,
    log.RAISED: _raised,
    log.PLACED: _placed,
    log.CLAIMED_AREA: _claimed_area,
    log.SET_UP: _set_up,
    log.DREW: _drew,
    log.DISCARDED: _discarded,
    log.BOUGHT: _bought,
    log.REVEALED: _revealed,
    log.PROJECT: _project,
}

"""The lines of the log."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from planetfall.games.terraforming_mars import log
from planetfall.games.terraforming_mars.components.board import HEX_NAMES
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
from planetfall.text.trace import ASIDE, CAUSE, ROUND, Trace


def fill(book: MarsBook) -> None:
    """All kinds of events."""
    for kind, name in WHAT.items():
        book.events[kind] = told_of(book, "log." + log.KIND_NAMES[kind], name)
    book.events |= book.bind(EVENTS)
    book.traces |= TRACES
    book.folds[log.DREW] = partial(_drew_several, book)


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


def _drew_several(book: MarsBook, events: list[Event], names: list[str]) -> str:
    """Several cards in one line: their names for who may know them."""
    cards = [book.card(event[2]) for event in events if event[2] > 0]
    if len(cards) < len(events):
        return line(book, "log.drew.many", events[0], names, amount=len(events))
    return line(book, "log.drew", events[0], names, what=book.all_of(cards))


def _area(event: Event) -> str:
    return f"hex:{HEX_NAMES[event[3]]}" if 0 <= event[3] < len(HEX_NAMES) else ""


def _card(event: Event) -> str:
    return f"card:{CARDS[event[2]].name}" if event[2] > 0 else ""


def _pays_for(event: Event, played: Event) -> bool:
    """Whether an event is a payment for a card that is played next."""
    paid = event[0] in (log.GAINED, log.HELD) and event[3] < 0
    return paid and (event[1], event[4]) == (played[1], played[2])


def _is_price(event: Event, cause: Event) -> bool:
    """Whether an event is the price in M€ that the line of its cause names."""
    paid = event[0] == log.GAINED and event[2] == MC
    return paid and (event[1], -event[3]) == (cause[1], cause[3])


def _takes(event: Event) -> bool:
    return event[3] < 0 and event[4] > 0


TRACES: Final[dict[int, Trace]] = {
    log.GENERATION: Trace(ROUND),
    log.PLAYED: Trace(CAUSE, piece=_card, early=_pays_for, says=_is_price),
    log.ACTED: Trace(CAUSE, piece=_card),
    log.FIRST_ACTION: Trace(CAUSE, piece=_card),
    log.FOUNDED: Trace(CAUSE, piece=_card),
    log.PROJECT: Trace(CAUSE, says=_is_price),
    log.CLAIMED: Trace(CAUSE, says=_is_price),
    log.FUNDED: Trace(CAUSE, says=_is_price),
    log.CONVERTED: Trace(CAUSE),
    log.BOUGHT: Trace(CAUSE),
    log.PASSED: Trace(CAUSE),
    log.INCOME: Trace(CAUSE),
    log.RESHUFFLED: Trace(ASIDE),
    log.STOPPED: Trace(ASIDE),
    log.PLACED: Trace(place=_area),
    log.SET_UP: Trace(place=_area),
    log.CLAIMED_AREA: Trace(place=_area),
    log.GAINED: Trace(loss=_takes),
    log.PRODUCED: Trace(loss=_takes),
    log.HELD: Trace(loss=_takes),
}
"""How the events stand in the log."""

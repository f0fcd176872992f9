"""The expansion's lines of the log."""

from __future__ import annotations

from planetfall.games.terraforming_mars.expansions.colonies.components import terms
from planetfall.games.terraforming_mars.expansions.colonies.words.seen import colony_name
from planetfall.games.terraforming_mars.words.log import line, told_of
from planetfall.games.terraforming_mars.words.mars_book import MarsBook
from planetfall.text.book import Event
from planetfall.text.trace import CAUSE, Trace


def fill(book: MarsBook) -> None:
    """All kinds of events."""
    told = book.events
    told[terms.STATION] = told_of(book, "log.station", colony_name)
    told[terms.TRADED] = told_of(book, "log.traded", colony_name)
    told[terms.WOKEN] = told_of(book, "log.woken", colony_name)
    told[terms.PUT_BACK] = told_of(book, "log.put_back", colony_name)
    told[terms.SHIP_GAINED] = told_of(book, "log.ship_gained", None)
    book.traces[terms.TRADED] = Trace(CAUSE)
    told |= book.bind({terms.MARKED: _marked, terms.LAID_OUT: _laid_out, terms.RETURNED: _returned})


def _marked(book: MarsBook, event: Event, names: list[str]) -> str:
    """A marker moves, by a player or by the rules."""
    key = "log.moved" if event[1] < 0 else "log.marked"
    key += ".up" if event[3] > 0 else ".down"
    what = colony_name(book, event[2])
    return line(book, key, event, names, what=what, amount=abs(event[3]))


def _laid_out(book: MarsBook, event: Event, names: list[str]) -> str:
    key = "log.laid_out" if event[3] else "log.laid_out.asleep"
    return book.say(key, what=colony_name(book, event[2]))


def _returned(book: MarsBook, event: Event, names: list[str]) -> str:
    return book.say("log.returned" if event[3] else "log.returned.none", amount=event[3])

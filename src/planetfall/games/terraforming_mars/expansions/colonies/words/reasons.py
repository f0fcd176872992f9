"""Why something of the expansion is not possible, as sentences."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.expansions.colonies.components import terms
from planetfall.games.terraforming_mars.expansions.colonies.words.seen import colony_name
from planetfall.games.terraforming_mars.words.mars_book import MarsBook
from planetfall.games.terraforming_mars.words.reasons import nothing, why


def fill(book: MarsBook) -> None:
    """All reasons."""
    for kind, name in PLAIN.items():
        book.reasons[kind] = why(book, "why." + name, nothing)
    for kind, name in ABOUT_A_COLONY.items():
        book.reasons[kind] = why(book, "why." + name, _colony)
    book.reasons |= book.bind({terms.NO_SHIP: _no_ship})


def _colony(book: MarsBook, what: int, needed: int) -> str:
    return colony_name(book, what)


def _no_ship(book: MarsBook, what: int, needed: int, had: int) -> str:
    return book.say("why.no_ship.one" if had == 1 else "why.no_ship", had=had)


PLAIN: Final = {
    terms.NOWHERE_TO_TRADE: "nowhere_to_trade",
    terms.FEE_TOO_HIGH: "fee_too_high",
    terms.NOWHERE_TO_BUILD: "nowhere_to_build",
    terms.TOO_FEW_STATIONS: "too_few_stations",
    terms.TOO_MANY_STATIONS: "too_many_stations",
    terms.NO_MARKERS: "no_markers",
    terms.NO_TILE_LEFT: "no_tile_left",
}

ABOUT_A_COLONY: Final = {
    terms.ASLEEP: "asleep",
    terms.SHIP_THERE: "ship_there",
    terms.STATIONS_FULL: "stations_full",
    terms.STATION_THERE: "station_there",
    terms.NOT_LAID_OUT: "not_laid_out",
}

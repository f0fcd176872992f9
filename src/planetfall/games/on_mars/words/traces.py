"""How the events of On Mars stand in the log."""

from __future__ import annotations

from functools import partial
from typing import Final

from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.text.trace import ASIDE, CAUSE, ROUND, TURN, Event, Trace, always


def at_hex(number: int, event: Event) -> str:
    """The hex that a number of an event names."""
    place = event[number]
    return f"hex:{HEX_NAMES[place]}" if 0 <= place < len(HEX_NAMES) else ""


ON_WHAT: Final = partial(at_hex, 2)
ON_SOURCE: Final = partial(at_hex, 4)


TRACES: Final[dict[int, Trace]] = {
    log.ROUND: Trace(ROUND),
    log.TURN: Trace(TURN),
    **dict.fromkeys(
        (
            log.PASSED,
            log.MAIN_ACTION,
            log.EXECUTIVE_ACTION,
            log.USED_BUILDING,
            log.SCIENTIST_WORKS,
            log.SPACE_CHOSEN,
            log.SHUTTLE_TRAVELS,
            log.TRAVELS,
            log.LAST_ROUND,
            log.GAME_OVER,
        ),
        Trace(CAUSE),
    ),
    **dict.fromkeys(
        (
            log.WAREHOUSE_FILLED,
            log.BLUEPRINT_DEALT,
            log.TECH_DEALT,
            log.TILE_REVEALED,
            log.BUILDING_REVEALED,
            log.DISPLAY_FILLED,
            log.REWARD_LAID,
            log.MISSIONS_MARKER,
            log.CRYSTAL_LAID,
            log.SHUTTLE_MOVES,
            log.STAYS,
        ),
        Trace(ASIDE),
    ),
    **dict.fromkeys(
        (
            log.MINER_PLACED,
            log.BUILT,
            log.UPGRADED,
            log.BOT_MOVED,
            log.ROVER_MOVED,
            log.BOT_PLACED,
            log.CRYSTAL_COLLECTED,
            log.CRYSTAL_DESTROYED,
            log.BUILDING_STARTS,
        ),
        Trace(place=ON_WHAT),
    ),
    log.MINER_RETURNS: Trace(place=ON_WHAT, loss=always),
    log.DISPLACED: Trace(place=ON_WHAT, loss=always),
    log.TILE_PLACED: Trace(place=ON_SOURCE),
    log.TILE_DESTROYED: Trace(place=ON_SOURCE),
    log.SLOTS_CLEARED: Trace(loss=always),
}


def _path(book: ColonyBook, events: list[Event], seats: list[str]) -> str:
    """Steps of one figure in one line; of several figures one after another."""
    lines: list[str] = []
    for place, event in enumerate(events):
        if place and event[4] == events[place - 1][4]:
            lines[-1] += f" → {HEX_NAMES[event[2]]}"
        else:
            lines.append(book.event(event, seats))
    return book.all_of(lines)


def add_traces(book: ColonyBook) -> None:
    """Enter them into a book."""
    book.traces |= TRACES
    for kind in (log.BOT_MOVED, log.ROVER_MOVED):
        book.folds[kind] = partial(_path, book)

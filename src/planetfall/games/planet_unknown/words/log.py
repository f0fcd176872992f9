"""Lines of the log: the phrase `log.` and the name of the event, with the values it names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from planetfall.games.planet_unknown import log
from planetfall.games.planet_unknown.bands import key_of
from planetfall.games.planet_unknown.scoring import LINES as SCORE_LINES
from planetfall.games.planet_unknown.vocabulary import USE_KEYS
from planetfall.games.planet_unknown.words import names
from planetfall.text.book import Book, Event, Words
from planetfall.text.trace import ASIDE, CAUSE, ROUND, Trace

BREAKTHROUGH: Final = 100
"""Stored lifepods: from this number on, `what` is a breakthrough."""

VALUES: Final[dict[str, Callable[[Book, Event], Any]]] = {
    "what": lambda book, e: e[2],
    "amount": lambda book, e: e[3],
    "lost": lambda book, e: max(e[3], 1),
    "square": lambda book, e: key_of(e[2]),
    "anchor": lambda book, e: key_of(e[3]),
    "start": lambda book, e: key_of(e[3]),
    "tile": lambda book, e: names.tile(book, e[2]),
    "card": lambda book, e: names.civ(book, e[2]),
    "event": lambda book, e: names.event(book, e[2]),
    "personal": lambda book, e: names.objective(book, e[2], personal=True),
    "objective": lambda book, e: names.objective(book, e[2], personal=False),
    "terrain": lambda book, e: names.terrain(book, e[2]),
    "whom": lambda book, e: names.whom_terrain(book, e[2]),
    "space": lambda book, e: names.space(book, e[2]),
    "reached": lambda book, e: names.reached(book, e[2], e[3]),
    "level": lambda book, e: "ABCDEF"[e[2] - BREAKTHROUGH],
    "use": lambda book, e: book.say(f"label.use:{USE_KEYS[e[2]]}").lower(),
    "line": lambda book, e: _score_line(book, e[2]),
}
"""What a phrase may name of an event, besides `who`."""


def _score_line(book: Book, line: int) -> str:
    """For what a line of the score sheet gives points, inside a sentence."""
    word = book.term(f"score:{SCORE_LINES[line]}")
    return word[:1].lower() + word[1:]


def _secret(event: Event) -> str:
    return ".secret" if event[2] < 0 else ""


def _store(event: Event) -> str:
    if event[2] < 0:
        return ""
    return ".breakthrough" if event[2] >= BREAKTHROUGH else ".space"


VARIANTS: Final[dict[int, Callable[[Event], str]]] = {
    log.ROTATED: lambda e: "" if e[3] else ".not",
    log.TILE_TAKEN: lambda e: ".small" if e[3] else ".large",
    log.LIFEPOD_STORED: _store,
    log.CIV_TAKEN: _secret,
    log.OBJECTIVE_KEPT: _secret,
    log.EVENT_PEEKED: _secret,
    log.LAST_TURN: lambda e: "." + log.ENDINGS[(e[2] & -e[2]).bit_length() - 1],
    log.CIV_DECKS_CHANGED: lambda e: ".more" if e[3] > 0 else ".fewer",
    log.RULE_DROPPED: lambda e: ".event" if e[2] == 1 else ".planet",
}
"""Which of several phrases tells an event: what is added to the key."""


def _line(key: str, book: Book, event: Event, seats: list[str]) -> str:
    variant = VARIANTS.get(event[0])
    if variant is not None:
        key += variant(event)
    return book.phrases.fill(key, partial(_value, book, event, seats))


def _value(book: Book, event: Event, seats: list[str], name: str) -> Any:
    if name != "who":
        return VALUES[name](book, event)
    return seats[event[1]] if 0 <= event[1] < len(seats) else book.say("log.table")


LINES: Final[Words] = {
    kind: partial(_line, f"log.{name.lower()}")
    for name, kind in vars(log).items()
    if isinstance(kind, int)
}

TRACES: Final[dict[int, Trace]] = {
    log.TURN_STARTED: Trace(ROUND),
    **dict.fromkeys(
        (
            log.ROTATED,
            log.EVENT_REVEALED,
            log.TILE_TAKEN,
            log.CIV_TAKEN,
            log.CIV_REVEALED,
            log.ABILITY_USED,
            log.LAST_TURN,
        ),
        Trace(CAUSE),
    ),
    **dict.fromkeys(
        (
            log.TILE_REVEALED,
            log.COMMANDER,
            log.CIV_DECKS_CHANGED,
            log.STACK_EMPTIED,
            # The score sheet opens by itself.
            log.SCORED,
        ),
        Trace(ASIDE),
    ),
    **dict.fromkeys(
        (log.METEORITE_FELL, log.LIFEPOD_DESTROYED, log.ROVER_DESTROYED, log.TRACKER_REGRESSED),
        Trace(loss=lambda event: True),
    ),
}
"""How the events stand in the log."""

"""Events as lines of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planetfall.games.planet_unknown import log
from planetfall.games.planet_unknown.bands import key_of
from planetfall.games.planet_unknown.scoring import LINES
from planetfall.games.planet_unknown.vocabulary import USE_KEYS
from planetfall.games.planet_unknown.words import names
from planetfall.text.book import Book, Event

Line = Callable[[Event, list[str]], str]

NUMBERS: Final = {
    log.TURN_STARTED: "turn_started",
    log.METEORITE_COLLECTED: "meteorite_collected",
    log.PATCH_STORED: "patch_stored",
    log.PATCH_LOST: "patch_lost",
    log.MOVEMENT_GAINED: "movement_gained",
    log.SYNERGY_GAINED: "synergy_gained",
    log.PATCH_GAINED: "patch_gained",
    log.ROVER_GAINED: "rover_gained",
    log.CIV_GAINED: "civ_gained",
    log.TECH_GAINED: "tech_gained",
    log.CIV_DECK_EMPTY: "civ_deck_empty",
    log.OBJECTIVE_LOST: "objective_lost",
    log.MOVEMENT_DROPPED: "movement_dropped",
    log.COMMANDER: "commander",
    log.EVENT_IGNORED: "event_ignored",
    log.STACK_EMPTIED: "stack_emptied",
}
"""Lines that say who, and at most the two numbers of the event."""
LOSSES: Final = {
    log.METEORITE_DESTROYED: "meteorite_destroyed",
    log.LIFEPOD_DESTROYED: "lifepod_destroyed",
    log.ROVER_DESTROYED: "rover_destroyed",
}
"""Lines that say who, and how many: at least one."""
AT_SQUARE: Final = {
    log.METEORITE_FELL: "meteorite_fell",
    log.METEORITE_LOADED: "meteorite_loaded",
    log.LIFEPOD_COLLECTED: "lifepod_collected",
    log.ROVER_PLACED: "rover_placed",
    log.PATCH_PLACED: "patch_placed",
}
"""Lines that say who, and on which square."""


def add_events(book: Book) -> None:
    """One line per kind of event."""
    for kind, key in NUMBERS.items():
        book.events[kind] = _numbers(book, f"log.{key}")
    for kind, key in LOSSES.items():
        book.events[kind] = _loss(book, f"log.{key}")
    for kind, key in AT_SQUARE.items():
        book.events[kind] = _at_square(book, f"log.{key}")
    _add_pieces(book)
    _add_progress(book)
    _add_cards(book)


def _who(book: Book, event: Event, seats: list[str]) -> str:
    return seats[event[1]] if 0 <= event[1] < len(seats) else book.say("log.table")


def _numbers(book: Book, key: str) -> Line:
    return lambda e, seats: book.say(key, who=_who(book, e, seats), what=e[2], amount=e[3])


def _loss(book: Book, key: str) -> Line:
    return lambda e, seats: book.say(key, who=_who(book, e, seats), amount=max(e[3], 1))


def _at_square(book: Book, key: str) -> Line:
    return lambda e, seats: book.say(key, who=_who(book, e, seats), square=key_of(e[2]))


def _add_pieces(book: Book) -> None:
    say, lines = book.say, book.events
    lines[log.ROTATED] = lambda e, seats: say(
        "log.rotated" if e[3] else "log.rotated.not", who=_who(book, e, seats), sections=e[3]
    )
    lines[log.TILE_TAKEN] = lambda e, seats: say(
        "log.tile_taken.small" if e[3] else "log.tile_taken.large",
        who=_who(book, e, seats),
        tile=names.tile(book, e[2]),
    )
    lines[log.TILE_PLACED] = lambda e, seats: say(
        "log.tile_placed",
        who=_who(book, e, seats),
        tile=names.tile(book, e[2]),
        square=key_of(e[3]),
    )
    lines[log.TILE_UNPLACED] = lambda e, seats: say(
        "log.tile_unplaced", who=_who(book, e, seats), tile=names.tile(book, e[2])
    )
    lines[log.TILE_REVEALED] = lambda e, seats: say(
        "log.tile_revealed", tile=names.tile(book, e[2])
    )
    lines[log.LIFEPOD_STORED] = lambda e, seats: _lifepod_stored(
        book, _who(book, e, seats), what=e[2]
    )
    lines[log.ROVER_MOVED] = lambda e, seats: say(
        "log.rover_moved", who=_who(book, e, seats), start=key_of(e[3]), end=key_of(e[2])
    )
    lines[log.RULE_DROPPED] = lambda e, seats: say(
        "log.rule_dropped.event" if e[2] == 1 else "log.rule_dropped.planet",
        who=_who(book, e, seats),
    )


def _lifepod_stored(book: Book, who: str, what: int) -> str:
    if what < 0:
        return book.say("log.lifepod_stored", who=who)
    if what >= 100:
        return book.say("log.lifepod_stored.breakthrough", who=who, level="ABCDEF"[what - 100])
    return book.say("log.lifepod_stored.space", who=who, space=names.space(book, what))


def _add_progress(book: Book) -> None:
    say, lines = book.say, book.events
    lines[log.TRACKER_ADVANCED] = lambda e, seats: say(
        "log.tracker_advanced",
        who=_who(book, e, seats),
        track=names.terrain(book, e[2]),
        space=names.reached(book, e[2], e[3]),
    )
    lines[log.TRACKER_REGRESSED] = lambda e, seats: say(
        "log.tracker_regressed",
        who=_who(book, e, seats),
        track=names.terrain(book, e[2]),
        space=names.reached(book, e[2], e[3]),
    )
    lines[log.FOCUS_MOVED] = lambda e, seats: say(
        "log.focus_moved", who=_who(book, e, seats), **names.terrain_forms(book, e[2])
    )
    lines[log.ABILITY_USED] = lambda e, seats: say(
        "log.ability_used",
        who=_who(book, e, seats),
        use=book.name("use", USE_KEYS[e[2]]).lower(),
    )
    lines[log.LAST_TURN] = lambda e, seats: say(
        f"log.last_turn.{log.ENDINGS[(e[2] & -e[2]).bit_length() - 1]}"
    )
    lines[log.SCORED] = lambda e, seats: say(
        "log.scored", who=_who(book, e, seats), points=e[3], line=_score_line(book, e[2])
    )


def _score_line(book: Book, line: int) -> str:
    """For what a line of the score sheet gives points, inside a sentence."""
    word = book.term(f"score:{LINES[line]}")
    return word[:1].lower() + word[1:]


def _add_cards(book: Book) -> None:
    say, lines = book.say, book.events
    lines[log.EVENT_REVEALED] = lambda e, seats: say(
        "log.event_revealed", event=names.event(book, e[2])
    )
    lines[log.EVENT_PEEKED] = lambda e, seats: (
        say("log.event_peeked.secret")
        if e[2] < 0
        else say("log.event_peeked", event=names.event(book, e[2]))
    )
    lines[log.CIV_TAKEN] = lambda e, seats: (
        say("log.civ_taken.secret", who=_who(book, e, seats), rank=e[3])
        if e[2] < 0
        else say("log.civ_taken", who=_who(book, e, seats), card=names.civ(book, e[2]))
    )
    lines[log.CIV_REVEALED] = lambda e, seats: say(
        "log.civ_revealed", who=_who(book, e, seats), card=names.civ(book, e[2])
    )
    lines[log.CIV_DECKS_CHANGED] = lambda e, seats: say(
        "log.civ_decks_changed.more" if e[3] > 0 else "log.civ_decks_changed.fewer", rank=e[2]
    )
    lines[log.OBJECTIVE_KEPT] = lambda e, seats: (
        say("log.objective_kept.secret", who=_who(book, e, seats))
        if e[2] < 0
        else say(
            "log.objective_kept",
            who=_who(book, e, seats),
            objective=names.objective(book, e[2], personal=True),
        )
    )
    lines[log.OBJECTIVE_SHOWN] = lambda e, seats: say(
        "log.objective_shown", objective=names.objective(book, e[2], personal=False)
    )

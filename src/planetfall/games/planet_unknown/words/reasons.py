"""Why something is not possible, as a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planetfall.games.planet_unknown import reasons
from planetfall.games.planet_unknown.components.planets import PLANETS
from planetfall.games.planet_unknown.vocabulary import USE_KEYS
from planetfall.games.planet_unknown.words import names
from planetfall.text.book import Book

Reason = Callable[[int, int, int], str]

FIXED: Final = {
    reasons.STACK_EMPTY: "stack_empty",
    reasons.TILE_FITS_NOWHERE: "tile_fits_nowhere",
    reasons.TURN_FITS_NOWHERE: "turn_fits_nowhere",
    reasons.OFF_PLANET: "off_planet",
    reasons.OVERLAPS: "overlaps",
    reasons.MUST_TOUCH: "must_touch",
    reasons.MUST_START_ON_EDGE: "must_start_on_edge",
    reasons.NO_ROVER: "no_rover",
    reasons.NO_MOVEMENT: "no_movement",
    reasons.OUT_OF_REACH: "out_of_reach",
    reasons.ROVER_IN_THE_WAY: "rover_in_the_way",
    reasons.TOXIC: "toxic",
    reasons.NOT_IN_DECK: "not_in_deck",
    reasons.FIRST_THE_REST: "first_the_rest",
    reasons.NOTHING_PENDING: "nothing_pending",
    reasons.WOULD_END_THE_GAME: "would_end_the_game",
    reasons.METEORITE_THERE: "meteorite_there",
}
OF_TRACK: Final = {
    reasons.TRACK_ON_TOP: "track_on_top",
    reasons.TRACK_AT_BOTTOM: "track_at_bottom",
    reasons.NOT_BESIDE_ENERGY: "not_beside_energy",
}
OF_USE: Final = {reasons.ALREADY_USED: "already_used", reasons.NOT_UNLOCKED: "not_unlocked"}


def add_reasons(book: Book) -> None:
    """One sentence per reason."""
    for kind, key in FIXED.items():
        book.reasons[kind] = _fixed(book.say(f"reason.{key}"))
    for kind, key in OF_TRACK.items():
        book.reasons[kind] = _of_track(book, f"reason.{key}")
    for kind, key in OF_USE.items():
        book.reasons[kind] = _of_use(book, f"reason.{key}")
    book.reasons[reasons.PLANET_FORBIDS] = lambda what, needed, had: _planet_forbids(book, what)
    book.reasons[reasons.EVENT_FORBIDS] = lambda what, needed, had: book.say(
        "reason.event_forbids", event=names.event(book, what)
    )


def _fixed(text: str) -> Reason:
    return lambda what, needed, had: text


def _of_track(book: Book, key: str) -> Reason:
    return lambda what, needed, had: book.say(key, **names.terrain_forms(book, what))


def _of_use(book: Book, key: str) -> Reason:
    return lambda what, needed, had: book.say(key, use=book.name("use", USE_KEYS[what]))


def _planet_forbids(book: Book, planet: int) -> str:
    id = PLANETS[planet].id
    return book.say(
        "reason.planet_forbids", planet=book.name("planet", id), rule=book.term(f"rule:{id}")
    )

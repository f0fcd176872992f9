"""Why something is not possible, as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.components.terms import (
    CAPITAL,
    CITY,
    GREENERY,
    OCEAN,
    SPECIAL,
    TILE_NAMES,
    TRACK_NAMES,
)
from planetfall.games.terraforming_mars.effects import mars
from planetfall.games.terraforming_mars.vocabulary import MILESTONE_NAMES
from planetfall.games.terraforming_mars.words.mars_book import MarsBook
from planetfall.text.grammar import sentence


def fill(book: MarsBook) -> None:
    """All reasons."""
    for kind, name in reasons.REASON_NAMES.items():
        book.reasons[kind] = why(book, "why." + name, WHAT.get(kind, nothing))
    book.reasons |= book.bind(
        {
            reasons.TRACK_TOO_LOW: _too_low,
            reasons.TRACK_TOO_HIGH: _too_high,
            reasons.MILESTONE_UNMET: _unmet,
            reasons.WRONG_SPACE: _wrong_space,
        }
    )


def why(
    book: MarsBook, key: str, name: Callable[[MarsBook, int, int], str]
) -> Callable[[int, int, int], str]:
    """A reason with the name of what is missing, how much is needed and how much there is."""
    return lambda what, needed, had: book.say(
        key, what=name(book, what, needed), needed=needed, had=had
    )


def nothing(book: MarsBook, what: int, needed: int) -> str:
    """For reasons that are about nothing in particular."""
    return ""


def _card(book: MarsBook, what: int, needed: int) -> str:
    return book.card(what)


def _production(book: MarsBook, what: int, needed: int) -> str:
    return book.production(what)


WHAT: Final[dict[int, Callable[[MarsBook, int, int], str]]] = {
    reasons.TOO_FEW_TAGS: lambda book, what, needed: book.tag(what),
    reasons.PRODUCTION_TOO_LOW: _production,
    reasons.NO_VICTIM: _production,
    reasons.TOO_FEW_TILES: MarsBook.tile_count,
    reasons.TOO_LITTLE: MarsBook.units,
    reasons.TOO_LITTLE_HELD: MarsBook.units,
    reasons.TOO_FEW_HELD: MarsBook.units,
    reasons.NOTHING_TO_TAKE: lambda book, what, needed: book.units(what, max(needed, 1)),
    reasons.NO_SPACE: lambda book, what, needed: book.tile(what),
    reasons.USED_ALREADY: _card,
    reasons.NO_ACTION: _card,
    reasons.NOT_IN_HAND: _card,
    reasons.NOT_IN_PLAY: _card,
    reasons.FIRST_ACTION_OWED: _card,
    reasons.CLAIMED_ALREADY: lambda book, what, needed: book.milestone(what),
    reasons.FUNDED_ALREADY: lambda book, what, needed: book.award(what),
}
"""What the number `what` of a reason stands for."""


def _too_low(book: MarsBook, track: int, needed: int, had: int) -> str:
    return book.say("why.track_too_low." + TRACK_NAMES[track], needed=needed, had=had)


def _too_high(book: MarsBook, track: int, needed: int, had: int) -> str:
    return book.say("why.track_too_high." + TRACK_NAMES[track], needed=needed, had=had)


def _unmet(book: MarsBook, milestone: int, needed: int, had: int) -> str:
    key = "why.milestone_unmet." + MILESTONE_NAMES[milestone]
    return book.say(key, what=book.milestone(milestone), needed=needed, had=had)


def _wrong_space(book: MarsBook, tile: int, where: int, had: int) -> str:
    key = "why.wrong_space.special" if tile >= SPECIAL else "why.wrong_space"
    name = book.name("tile", TILE_NAMES[tile])
    return sentence(book.say(key, tile=book.tile(tile), name=name, site=_site(book, tile, where)))


def _site(book: MarsBook, tile: int, where: int) -> str:
    """Where a tile goes, the general rules of the tile included."""
    if where != mars.USUAL:
        return book.site(where)
    if tile == OCEAN:
        return book.site(mars.OCEAN_AREA)
    if tile == GREENERY:
        return book.say("site.for_greenery")
    return book.say("site.for_city" if tile in (CITY, CAPITAL) else "site.for_special")

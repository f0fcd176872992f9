"""What an effect does, as a clause, where its phrase needs more than the effect's attributes."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.cards.worth import CommerceSet
from planetfall.games.planet_unknown.components.civ_data import COMMERCE_SET_POINTS
from planetfall.games.planet_unknown.effects.advance import (
    AdvanceDifferent,
    AdvanceOne,
    RegressOne,
)
from planetfall.games.planet_unknown.effects.events import NoRoversOn
from planetfall.games.planet_unknown.effects.tiles import ExtraTile
from planetfall.games.planet_unknown.words.names import terrain_forms, tracks
from planetfall.text.book import Book, Words


def _advance_one(book: Book, effect: AdvanceOne) -> str:
    key = "AdvanceOne" if effect.benefits else "AdvanceOne.bare"
    return book.say(key, tracks=tracks(book, effect.tracks), steps=effect.steps)


def _advance_different(book: Book, effect: AdvanceDifferent) -> str:
    key = "AdvanceDifferent.one" if effect.trackers == 1 else "AdvanceDifferent"
    return book.say(key, trackers=effect.trackers, steps=effect.steps)


def _regress_one(book: Book, effect: RegressOne) -> str:
    return book.say("RegressOne", tracks=tracks(book, effect.tracks), steps=effect.amount)


def _extra_tile(book: Book, effect: ExtraTile) -> str:
    return book.say("ExtraTile" if effect.advance else "ExtraTile.bare")


def _no_rovers_on(book: Book, effect: NoRoversOn) -> str:
    return book.say("NoRoversOn", **terrain_forms(book, effect.terrain))


def _commerce_set(book: Book, effect: CommerceSet) -> str:
    points = [str(points) for points in COMMERCE_SET_POINTS[1:]]
    return book.say("CommerceSet", points=book.one_of(points))


EFFECTS: Final[Words] = {
    AdvanceOne: _advance_one,
    AdvanceDifferent: _advance_different,
    RegressOne: _regress_one,
    ExtraTile: _extra_tile,
    NoRoversOn: _no_rovers_on,
    CommerceSet: _commerce_set,
}

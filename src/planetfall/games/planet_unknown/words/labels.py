"""The label of an option, by the kind of its key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS
from planetfall.games.planet_unknown.effects.events import ChooseCommon
from planetfall.games.planet_unknown.words.names import terrain_forms
from planetfall.text.book import Asked, Book

Label = Callable[[str, Asked], str]

LASTING: Final = frozenset(
    "take turn cell rover rotate track space do use store score unlock gain building rank row"
    " column peek civ".split()
)
"""Kinds of keys whose label depends on the key alone."""

FIXED: Final = ("store", "score", "peek")
NUMBERED: Final = ("cell", "rover", "rank", "row", "column")
"""Kinds whose phrase names the rest of the key."""
NAMED: Final = ("turn", "do", "use", "civ")
"""Kinds whose label is the name of the rest of the key."""


def add_labels(book: Book) -> None:
    """One label per kind of key."""
    say, labels = book.say, book.labels
    for kind in FIXED:
        labels[kind] = _fixed(say(f"label.{kind}"))
    for kind in NUMBERED:
        labels[kind] = _numbered(book, f"label.{kind}")
    for kind in NAMED:
        labels[kind] = _named(book, kind)
    labels["take"] = lambda rest, q: say(f"label.take.{rest}")
    labels["rotate"] = lambda rest, q: say(
        "label.rotate.not" if rest == "0" else "label.rotate", sections=int(rest)
    )
    labels["unlock"] = lambda rest, q: say("label.unlock", level=rest.upper())
    labels["track"] = lambda rest, q: _capital(book.name("track", rest))
    labels["building"] = lambda rest, q: _capital(book.name("terrain", rest))
    labels["space"] = lambda rest, q: _space(book, rest)
    labels["gain"] = lambda rest, q: _gain(book, rest)
    labels["objective"] = lambda rest, q: _objective(book, rest, q)


def _fixed(text: str) -> Label:
    return lambda rest, asked: text


def _numbered(book: Book, key: str) -> Label:
    return lambda rest, asked: book.say(key, what=rest)


def _named(book: Book, kind: str) -> Label:
    return lambda rest, asked: book.name(kind, rest)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _space(book: Book, rest: str) -> str:
    track, _, height = rest.partition("-")
    return f"{_capital(book.name('track', track))} {height}"


def _gain(book: Book, rest: str) -> str:
    if rest in TERRAIN_IDS:
        return book.say("label.gain.track", **terrain_forms(book, TERRAIN_IDS.index(rest)))
    return book.say(f"label.gain.{rest}")


def _objective(book: Book, rest: str, asked: Asked) -> str:
    side = "neighbour" if isinstance(asked.effect, ChooseCommon) else "personal"
    return book.name(side, rest)

"""The labels of options that need more than the phrase of their key."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.corporations.jump_drive import ChooseCommon
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS
from planetfall.games.planet_unknown.words.names import terrain_forms
from planetfall.text.book import Asked, Book, Words
from planetfall.text.grammar import capital

LASTING: Final = frozenset(
    "take turn cell rover rotate track space do use store score unlock gain building rank row"
    " column peek civ".split()
)
"""Kinds of keys whose label depends on the key alone."""


def _rotate(book: Book, rest: str, asked: Asked) -> str:
    return book.say("label.rotate" if int(rest) else "label.rotate.not", sections=int(rest))


def _terrain(book: Book, rest: str, asked: Asked) -> str:
    name = book.name("terrain", rest)
    return capital(name)


def _space(book: Book, rest: str, asked: Asked) -> str:
    track, _, height = rest.partition("-")
    return f"{_terrain(book, track, asked)} {height}"


def _unlock(book: Book, rest: str, asked: Asked) -> str:
    return book.say("label.unlock", level=rest.upper())


def _gain(book: Book, rest: str, asked: Asked) -> str:
    if rest not in TERRAIN_IDS:
        return book.say(f"label.gain:{rest}")
    return book.say("label.gain", **terrain_forms(book, TERRAIN_IDS.index(rest)))


def _civ(book: Book, rest: str, asked: Asked) -> str:
    return book.name("civ", rest)


def _objective(book: Book, rest: str, asked: Asked) -> str:
    side = "neighbour" if isinstance(asked.effect, ChooseCommon) else "personal"
    return book.name(side, rest)


LABELS: Final[Words] = {
    "rotate": _rotate,
    "track": _terrain,
    "building": _terrain,
    "space": _space,
    "unlock": _unlock,
    "gain": _gain,
    "civ": _civ,
    "objective": _objective,
}

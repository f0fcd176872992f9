"""The questions that need values; all others are the phrase of the class that asks."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.corporations.cosmos import CoverSpace
from planetfall.games.planet_unknown.components.corporations.jump_drive import Double
from planetfall.games.planet_unknown.effects.advance import Advance
from planetfall.games.planet_unknown.effects.civ import Pick
from planetfall.games.planet_unknown.effects.rovers import Drive
from planetfall.games.planet_unknown.effects.tokens import TeleportRover
from planetfall.games.planet_unknown.turn import Work
from planetfall.games.planet_unknown.words.names import terrain_forms
from planetfall.text.book import Asked, Book, Words


def _of_track(book: Book, asked: Asked) -> str:
    return book.say(f"ask.{type(asked.effect).__name__}", **terrain_forms(book, asked.a))


def _pick(book: Book, asked: Asked) -> str:
    return book.say("ask.Pick", rank=asked.a)


def _drive(book: Book, asked: Asked) -> str:
    return book.say("ask.Drive", moves=asked.own()["moves"])


def _teleport(book: Book, asked: Asked) -> str:
    return book.say("ask.TeleportRover.to" if asked.a else "ask.TeleportRover")


def _work(book: Book, asked: Asked) -> str:
    takes = any(key.startswith("take:") for key in asked.data["legal"])
    return book.say("ask.Work.tile" if takes else "ask.Work")


QUESTIONS: Final[Words] = {
    Advance: _of_track,
    Double: _of_track,
    CoverSpace: _of_track,
    Pick: _pick,
    Drive: _drive,
    TeleportRover: _teleport,
    Work: _work,
}

"""The question an asking effect puts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from planetfall.games.planet_unknown.effects import (
    advance,
    civ,
    events,
    lifepods,
    patches,
    rovers,
    station,
    tiles,
    tokens,
    uses,
    work,
)
from planetfall.games.planet_unknown.setup import KeepObjectives
from planetfall.games.planet_unknown.words.names import terrain_forms
from planetfall.text.book import Asked, Book

FIXED: Final[tuple[type[Any], ...]] = (
    advance.AdvanceOne,
    advance.AdvanceDifferent,
    advance.AdvanceAllTo,
    advance.Synergy,
    advance.Energy,
    advance.RegressOne,
    civ.CivSlot,
    civ.LastCards,
    events.DestroyObjective,
    events.ChooseCommon,
    events.FreeRotation,
    events.EmptyStack,
    events.SynergyOrPeek,
    lifepods.StowLifepod,
    lifepods.Reposition,
    patches.PlacePatch,
    rovers.PlaceRover,
    rovers.Step,
    rovers.Destroy,
    station.Rotate,
    tiles.ExtraTile,
    tiles.ChooseTurn,
    tiles.ChooseCell,
    tiles.OneOfBoth,
    tokens.CollectLifepods,
    tokens.CollectMeteorites,
    tokens.DestroyMeteorites,
    tokens.DestroyLifepods,
    tokens.ClearLine,
    tokens.MeteorStrike,
    tokens.DestroyRover,
    tokens.LoseLifepod,
    uses.ClaimRow,
    uses.ChooseBenefit,
    uses.MoveFocus,
    uses.CollectMeteorite,
    KeepObjectives,
)
"""Effects that always ask the same."""

OF_TRACK: Final[tuple[type[Any], ...]] = (advance.Advance, advance.Double, lifepods.CoverSpace)
"""Effects whose question names the track they are about."""


def add_questions(book: Book) -> None:
    """One question per asking effect class."""
    say, asks = book.say, book.questions
    for kind in FIXED:
        asks[kind] = _fixed(say(f"ask.{kind.__name__}"))
    for kind in OF_TRACK:
        asks[kind] = _of_track(book, f"ask.{kind.__name__}")
    asks[work.Work] = lambda q: say("ask.Work.tile" if _takes_tile(q) else "ask.Work")
    asks[civ.Pick] = lambda q: say("ask.Pick", rank=q.a)
    asks[rovers.Drive] = lambda q: say("ask.Drive", moves=q.own()["moves"])
    asks[tokens.TeleportRover] = lambda q: say(
        "ask.TeleportRover.to" if q.a else "ask.TeleportRover"
    )


def _fixed(text: str) -> Callable[[Asked], str]:
    return lambda asked: text


def _of_track(book: Book, key: str) -> Callable[[Asked], str]:
    return lambda asked: book.say(key, **terrain_forms(book, asked.a))


def _takes_tile(asked: Asked) -> bool:
    return any(key.startswith("take:") for key in asked.data["legal"])

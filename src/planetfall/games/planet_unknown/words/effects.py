"""What an effect does, as a clause: one phrase per effect class."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from planetfall.games.planet_unknown.components.cards import worth
from planetfall.games.planet_unknown.components.civ_data import COMMERCE_SET_POINTS
from planetfall.games.planet_unknown.effects import advance, events, tiles, tokens
from planetfall.games.planet_unknown.words.names import terrain_forms, tracks
from planetfall.text.book import Book
from planetfall.text.grammar import join

FIXED: Final[tuple[type[Any], ...]] = (
    tokens.GainSynergy,
    tokens.ClearLine,
    tokens.TeleportRover,
    tokens.MeteorStrike,
    tokens.DestroyRover,
    tokens.ExtraRover,
    tokens.LoseLifepod,
    tokens.LoseMeteorite,
    events.KeepOffEdge,
    events.KeepOffIce,
    events.NoMatchingTerrain,
    events.OneBuildingOnly,
    events.NoMilestones,
    events.NoSynergies,
    events.AddCivCards,
    events.RemoveCivCards,
    events.DrawObjective,
    events.DestroyObjective,
    events.FreeRotation,
    events.EmptyStack,
    events.SynergyOrPeek,
    worth.MeteoriteSet,
)
"""Effects whose phrase has no values."""

WITH_NUMBER: Final[dict[type[Any], str]] = {
    advance.AdvanceAllTo: "height",
    tokens.GainPatches: "count",
    tokens.GainMovement: "points",
    tokens.CollectLifepods: "count",
    tokens.CollectMeteorites: "count",
    tokens.DestroyMeteorites: "count",
    tokens.DestroyLifepods: "count",
    worth.Points: "amount",
    worth.PointsPerPatch: "amount",
    worth.LifepodValue: "amount",
}
"""Effects whose phrase has one number: its attribute, and the name of the value."""


def add_effects(book: Book) -> None:
    """One phrase per effect class."""
    say, clauses = book.say, book.effects
    for kind in FIXED:
        clauses[kind] = _fixed(say(f"effect.{kind.__name__}"))
    for kind, name in WITH_NUMBER.items():
        clauses[kind] = _with_number(book, f"effect.{kind.__name__}", name)
    clauses[advance.AdvanceOne] = lambda e: say(
        "effect.AdvanceOne" if e.benefits else "effect.AdvanceOne.bare",
        tracks=tracks(book, e.tracks),
        steps=e.steps,
    )
    clauses[advance.AdvanceDifferent] = lambda e: say(
        "effect.AdvanceDifferent.one" if e.trackers == 1 else "effect.AdvanceDifferent",
        trackers=e.trackers,
        steps=e.steps,
    )
    clauses[advance.RegressOne] = lambda e: say(
        "effect.RegressOne", tracks=tracks(book, e.tracks), steps=e.amount
    )
    clauses[tiles.ExtraTile] = lambda e: say(
        "effect.ExtraTile" if e.advance else "effect.ExtraTile.bare"
    )
    clauses[events.NoRoversOn] = lambda e: say(
        "effect.NoRoversOn", **terrain_forms(book, e.terrain)
    )
    points = join([str(points) for points in COMMERCE_SET_POINTS[1:]], say("or"))
    clauses[worth.CommerceSet] = _fixed(say("effect.CommerceSet", points=points))


def _fixed(text: str) -> Callable[[Any], str]:
    return lambda effect: text


def _with_number(book: Book, key: str, name: str) -> Callable[[Any], str]:
    return lambda effect: book.say(key, **{name: getattr(effect, name)})

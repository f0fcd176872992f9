"""The sixty event cards as effects, made from their records."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect
from planetfall.games.planet_unknown.components import events_data as kinds
from planetfall.games.planet_unknown.components.events_data import EVENTS, EventRecord
from planetfall.games.planet_unknown.effects.advance import AdvanceOne, RegressOne
from planetfall.games.planet_unknown.effects.events import (
    AddCivCards,
    DestroyObjective,
    DrawObjective,
    EmptyStack,
    FreeRotation,
    KeepOffEdge,
    KeepOffIce,
    NoMatchingTerrain,
    NoMilestones,
    NoRoversOn,
    NoSynergies,
    OneBuildingOnly,
    RemoveCivCards,
    SynergyOrPeek,
)
from planetfall.games.planet_unknown.effects.tokens import (
    CollectLifepods,
    CollectMeteorites,
    DestroyLifepods,
    DestroyRover,
    ExtraRover,
    GainPatches,
    GainSynergy,
    LoseLifepod,
    LoseMeteorite,
    MeteorStrike,
)

FOR_THE_TABLE: Final = (
    kinds.ADD_CIV_CARDS,
    kinds.DRAW_OBJECTIVE,
    kinds.ROTATE_STATION,
    kinds.REMOVE_CIV_CARDS,
    kinds.EMPTY_STACK,
)
"""Kinds done once for the whole table; all others every player resolves, all at once."""


class EventCard:
    """An event card: its record and its effect."""

    def __init__(self, record: EventRecord) -> None:
        self.number: Final = record.number
        self.id: Final = record.id
        self.effect: Final = _effect(record)
        is_shared = record.kind in FOR_THE_TABLE
        self.each: Final = None if is_shared else self.effect
        """What every player resolves, all at once."""
        self.table: Final = self.effect if is_shared else None
        """What is done once for the whole table."""


def _effect(record: EventRecord) -> Effect:
    match record.kind:
        case kinds.ADVANCE_CHOICE:
            return AdvanceOne(record.tracks, record.amount, record.benefits)
        case kinds.REGRESS_CHOICE:
            return RegressOne(record.tracks, record.amount)
        case kinds.GAIN_PATCHES:
            return GainPatches(record.amount)
        case kinds.ROVER_BAN:
            return NoRoversOn(record.terrain)
        case kinds.COLLECT:
            if record.token == kinds.LIFEPOD:
                return CollectLifepods(record.amount)
            return CollectMeteorites(record.amount)
        case kinds.DESTROY:
            if record.place == kinds.ON_PLANET:
                return DestroyLifepods(record.amount)
            return LoseLifepod() if record.token == kinds.LIFEPOD else LoseMeteorite()
    return _PLAIN[record.kind]()


_PLAIN: Final[dict[int, type[Effect]]] = {
    kinds.EXTRA_ROVER: ExtraRover,
    kinds.ADD_CIV_CARDS: AddCivCards,
    kinds.DRAW_OBJECTIVE: DrawObjective,
    kinds.ROTATE_STATION: FreeRotation,
    kinds.SYNERGY: GainSynergy,
    kinds.ADD_METEORITE: MeteorStrike,
    kinds.KEEP_OFF_EDGE: KeepOffEdge,
    kinds.ONE_BUILDING: OneBuildingOnly,
    kinds.DESTROY_OBJECTIVE: DestroyObjective,
    kinds.DESTROY_ROVER: DestroyRover,
    kinds.REMOVE_CIV_CARDS: RemoveCivCards,
    kinds.EMPTY_STACK: EmptyStack,
    kinds.SYNERGY_OR_PEEK: SynergyOrPeek,
    kinds.NO_MATCHING: NoMatchingTerrain,
    kinds.KEEP_OFF_ICE: KeepOffIce,
    kinds.NO_SYNERGY: NoSynergies,
    kinds.NO_MILESTONES: NoMilestones,
}
"""By kind: effects without numbers."""

EVENT_CARDS: Final[list[EventCard]] = [EventCard(record) for record in EVENTS]
"""By the index of `events_data.EVENTS`."""


def roots() -> dict[str, Effect]:
    """The effects of all events by path."""
    return {"event." + card.id: card.effect for card in EVENT_CARDS}

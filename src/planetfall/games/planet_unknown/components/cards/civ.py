"""The 36 civ cards as effects and scores, made from their records."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect
from planetfall.games.planet_unknown.components import civ_data as kinds
from planetfall.games.planet_unknown.components.cards.worth import (
    CommerceSet,
    LifepodValue,
    MeteoriteSet,
    Points,
    PointsPerPatch,
    Worth,
)
from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS, CivRecord
from planetfall.games.planet_unknown.effects.advance import AdvanceAllTo, AdvanceDifferent
from planetfall.games.planet_unknown.effects.tiles import ExtraTile
from planetfall.games.planet_unknown.effects.tokens import (
    ClearLine,
    CollectLifepods,
    DestroyMeteorites,
    GainMovement,
    GainPatches,
    TeleportRover,
)


class CivCard:
    """A civ card: what happens when it is taken, or what it is worth at the end."""

    def __init__(self, record: CivRecord) -> None:
        self.number: Final = record.number
        self.id: Final = record.id
        self.rank: Final = record.rank
        self.now: Final = _now(record)
        """Immediate effect; `None` for an end-game card."""
        self.worth: Final = _worth(record)
        """What scoring reads; `None` for an immediate card."""
        self.last: Final = record.count if record.kind == kinds.POINTS_AND_ADVANCE else 0
        """Trackers to advance by 1 at the end of the game."""


def _now(record: CivRecord) -> Effect | None:
    match record.kind:
        case kinds.ADVANCE_DIFFERENT:
            return AdvanceDifferent(trackers=record.count, steps=record.amount)
        case kinds.GAIN_PATCHES:
            return GainPatches(record.count)
        case kinds.MOVEMENT:
            return GainMovement(record.amount)
        case kinds.EXTRA_TILE:
            return ExtraTile(advance=record.amount == 1)
        case kinds.COLLECT_LIFEPODS:
            return CollectLifepods(record.count)
        case kinds.TELEPORT_ROVER:
            return TeleportRover()
        case kinds.CLEAR_LINE:
            return ClearLine()
        case kinds.ADVANCE_ALL_TO:
            return AdvanceAllTo(height=record.amount)
        case kinds.DESTROY_METEORITES:
            return DestroyMeteorites(record.count)
    return None


def _worth(record: CivRecord) -> Worth | None:
    match record.kind:
        case kinds.POINTS | kinds.POINTS_AND_ADVANCE:
            return Points(record.amount)
        case kinds.POINTS_PER_PATCH:
            return PointsPerPatch(record.amount)
        case kinds.LIFEPOD_VALUE:
            return LifepodValue(record.amount)
        case kinds.METEORITE_SET:
            return MeteoriteSet()
        case kinds.COMMERCE_SET:
            return CommerceSet()
    return None


CARDS: Final[list[CivCard]] = [CivCard(record) for record in CIV_CARDS]
"""By the index of `civ_data.CIV_CARDS`."""


def roots() -> dict[str, Effect]:
    """The immediate effects by path."""
    return {"civ." + card.id: card.now for card in CARDS if card.now is not None}

"""Tables that trials open: every game, from one seat to many, with boxes and modules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from planetfall.table.serve import playable_games


@dataclass(frozen=True)
class Setting:
    """A game, its seats and its options."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def wish(self) -> dict[str, Any]:
        """What is sent to open such a table: whoever opens it plays all seats."""
        seats = [{"kind": "person", "name": f"Seat {number}"} for number in range(self.seats)]
        return {"game": self.game, "seats": seats, "options": self.options}


MODULES = {"events": ["on"], "personal_objectives": True}
DRAWN = {"planets": ["random"], "corporations": ["random"]}

SETTINGS = [
    Setting("planet-unknown", 2),
    Setting("terraforming-mars", 3, {"draft": True}),
    Setting("on-mars", 2),
    Setting("planet-unknown", 4, {**MODULES, **DRAWN}),
    Setting("terraforming-mars", 2, {"colonies": True}),
    Setting("on-mars", 3, {"first_colonists": True, "beacon": True}),
    Setting("planet-unknown", 1),
    Setting("terraforming-mars", 1),
    Setting("on-mars", 1),
    Setting("planet-unknown", 6, DRAWN),
    Setting("terraforming-mars", 5, {"draft": True, "colonies": True}),
    Setting("on-mars", 4, {"space_oddity": True, "length": "long"}),
    Setting("terraforming-mars", 4, {"corporate_era": False, "beginner": ["0", "1"]}),
]


def settings(games: Sequence[str] = ()) -> list[Setting]:
    """The settings of some games, or of all that are installed."""
    known = games or playable_games()
    return [setting for setting in SETTINGS if setting.game in known]


def at_once(games: Sequence[str] = ()) -> list[Setting]:
    """Those with parts that several seats play at once."""
    return [each for each in settings(games) if each.seats > 1 and each.game != "on-mars"]

"""What is printed on the components of Outbreak, for `list` and `show`."""

from __future__ import annotations

from typing import Any

from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import (
    RED,
    TeamMission,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    MINES,
    PLACES,
    QUARTERS,
    InfectionCard,
)


def printed(record: Any) -> dict[str, Any] | None:
    """Everything printed on a component, `None` if it is not one of the chapter's."""
    if isinstance(record, InfectionCard):
        if not record.places:
            return {"kind": "calm"}
        return {"kind": "infect", "places": [_place(place) for place in record.places]}
    if isinstance(record, TeamMission):
        color = "red" if record.color == RED else "blue"
        return {"color": color, "needed": record.needed}
    return None


def _place(place: int) -> str:
    if place in (QUARTERS, MINES):
        return "living_quarters" if place == QUARTERS else "mine"
    return PLACES[place]

"""What is printed on the components of Blackout, for `list` and `show`."""

from __future__ import annotations

from typing import Any

from planetfall.games.on_mars.components.names import BUILDINGS
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import (
    NO_BUILDING,
    DamageCard,
)


def printed(record: Any) -> dict[str, Any] | None:
    """Everything printed on a component, `None` if it is not one of the chapter's."""
    if not isinstance(record, DamageCard):
        return None
    if record.building == NO_BUILDING:
        return {"kind": "alien"}
    return {"kind": "building", "building": BUILDINGS[record.building]}

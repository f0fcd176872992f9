"""What is printed on First Colonist cards, for `list` and `show`."""

from __future__ import annotations

from typing import Any

from planetfall.games.on_mars.components.names import BUILDINGS, ITEMS
from planetfall.games.on_mars.expansions.first_colonists.components.cards import Settlers, TaskCard


def printed(record: Any) -> dict[str, Any] | None:
    """Everything printed on a card, `None` for any other component."""
    if isinstance(record, Settlers):
        return {
            "buildings": [name for k, name in enumerate(BUILDINGS) if record.buildings >> k & 1]
        }
    if isinstance(record, TaskCard):
        return {"reward": {ITEMS[record.item]: record.amount}}
    return None

"""What is printed on the components of the chapter, for `list` and `show`."""

from __future__ import annotations

from typing import Any

from planetfall.games.on_mars.expansions.alien_invasion.components.cards import AlienCard
from planetfall.games.on_mars.expansions.alien_invasion.components.lab import NEXT_SPACES
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_BUILDINGS,
    ALIEN_ITEMS,
    ALIEN_LAB,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import UNLOCK_CRYSTALS
from planetfall.games.on_mars.expansions.alien_invasion.words.records import (
    AlienLabSpace,
    AlienTech,
    PanelSpace,
)


def printed(record: Any) -> dict[str, Any] | None:
    """Everything printed on a component, `None` if it is not one of the chapter's."""
    if isinstance(record, PanelSpace):
        crystals = UNLOCK_CRYSTALS if record.is_locked() else 0
        return {"space": record.number + 1, "unlock": crystals}
    if isinstance(record, AlienCard):
        return {
            "upgrades": ALIEN_BUILDINGS[record.upgrades],
            "gives": ALIEN_ITEMS[record.gives],
        }
    if isinstance(record, AlienTech):
        return {"tile": record.number + 1}
    if isinstance(record, AlienLabSpace):
        gain = record.symbol()
        return {
            "level": record.column(),
            "gain": ALIEN_ITEMS[gain] if gain >= 0 else "",
            "next": [ALIEN_LAB[space] for space in NEXT_SPACES[record.number]],
        }
    return None

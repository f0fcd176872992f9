"""What is printed on the components of the solo game, for `list` and `show`."""

from __future__ import annotations

from typing import Any

from planetfall.games.on_mars.expansions.lacerda.components.deck import SoloCard
from planetfall.games.on_mars.expansions.lacerda.goals import SoloGoal
from planetfall.games.on_mars.printed import need_data


def printed(record: Any) -> dict[str, Any] | None:
    """Everything printed on a component, `None` if it is not one of the solo game's."""
    if isinstance(record, SoloCard):
        return {
            "mission": "ABC"[record.mission],
            "action": record.action,
            "travels": record.travels,
        }
    if isinstance(record, SoloGoal):
        return {"needs": [need_data(need) for need in record.needs], "lead": record.lead}
    return None

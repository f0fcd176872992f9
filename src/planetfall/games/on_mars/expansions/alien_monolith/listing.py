"""What is printed on the components of the chapter, for `list` and `show`."""

from __future__ import annotations

from typing import Any

from planetfall.games.on_mars.components.names import BLUEPRINTS, CONTRACTS, SCIENTISTS, TECHS
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    DECKS,
    DISCOVERY,
    Objective,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.sabotage import (
    GENERAL,
    Sabotage,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.tables import CUBES_TO_STRIKE


def printed(record: Any) -> dict[str, Any] | None:
    """Everything printed on a component, `None` if it is not one of this chapter's."""
    if isinstance(record, Objective):
        if record.deck == DISCOVERY:
            wanted: dict[str, Any] = {
                "discoveries": record.discoveries,
                "research": record.research,
            }
        else:
            kinds = ("blueprint", "contract", "tech", "scientist")
            names = (BLUEPRINTS, CONTRACTS, TECHS, SCIENTISTS)
            wanted = {kinds[record.deck]: names[record.deck][record.what]}
        return {"deck": DECKS[record.deck], **wanted}
    if isinstance(record, Sabotage):
        return {
            "letter": record.letter,
            "target": "general" if record.deck == GENERAL else DECKS[record.deck],
            "cubes": CUBES_TO_STRIKE,
            "lasting": record.lasting,
        }
    return None

"""The humans' defence: four Blueprints of level 1 with their pieces and technologies.

What their buildings do is in `defence`. The item gained with a card is the product of the building
it upgrades, and the Scientist of that building may work in it, as with every Blueprint.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.components.names import GENERATOR, GREENHOUSE, MINE, SHELTER
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    SENTRY_TECH,
    SHIELD_TECH,
    SUIT_TECH,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import (
    SABOTAGE_TOKENS,
    SENTRIES,
    SHIELDS,
)

NO_TECH: Final = -1


@dataclass(frozen=True)
class DefenceCard:
    """What a defence Blueprint brings beside its action."""

    id: str
    upgrades: int
    tech: int
    """Its technology, `NO_TECH` for none; the tile enters a Lab when the card is built."""
    piece: str
    pieces: int
    upgrades_source: str = "designed"


DEFENCE_CARD_LIST: Final = [
    DefenceCard("shield", GENERATOR, SHIELD_TECH, "shield", SHIELDS),
    DefenceCard("sabotage", GREENHOUSE, NO_TECH, "sabotage", SABOTAGE_TOKENS),
    DefenceCard("sentry_bots", MINE, SENTRY_TECH, "sentry_bot", SENTRIES),
    DefenceCard("defense_exosuit", SHELTER, SUIT_TECH, "exosuit", 1),
]
"""By number, from `FIRST_DEFENCE` on."""
DEFENCE_LEVEL: Final = 1

"""Level and building type of every Blueprint; what their buildings do is in `blueprints`.

The item gained with a Blueprint is the product of the building it upgrades.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components.names import (
    GENERATOR,
    GREENHOUSE,
    MINE,
    OXYGEN_CONDENSER,
    SHELTER,
    WATER_EXTRACTOR,
)

_ROW: Final = [
    MINE,
    MINE,
    GENERATOR,
    GENERATOR,
    WATER_EXTRACTOR,
    WATER_EXTRACTOR,
    GREENHOUSE,
    GREENHOUSE,
    OXYGEN_CONDENSER,
    OXYGEN_CONDENSER,
    SHELTER,
    SHELTER,
]
UPGRADES: Final = [*_ROW, *_ROW, GENERATOR]
"""By Blueprint: the building it upgrades."""
LEVELS: Final = [*([1] * 12), *([3] * 12), 3]
"""By Blueprint: its level, which is the least size of the complex it upgrades in."""

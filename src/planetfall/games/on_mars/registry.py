"""Effects of components by number, for rules that carry out whatever a tile or card says.

The modules of `components` fill these lists once when they are imported; afterwards they are only
read. So the effects need not know the components, which are written in terms of them.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect

NOTHING: Final = Effect()
"""Stands where a component has no effect."""

DISCOVERY_EFFECTS: Final[list[Effect]] = []
"""By Discovery tile."""
RESEARCH_EFFECTS: Final[list[Effect]] = []
"""By type of Research tile."""
LAB_EFFECTS: Final[list[Effect]] = []
"""By Lab space, `NOTHING` for a space without benefit."""
SPACE_EFFECTS: Final[list[Effect]] = []
"""By Turn Order space."""
BUILDING_EFFECTS: Final[list[Effect]] = []
"""By Blueprint: the action of its Advanced Building."""
EXECUTIVE_EFFECTS: Final[list[Effect]] = []
"""By Depot space."""
GOAL_EFFECTS: Final[list[Effect]] = []
"""By Private Goal: its own reward."""
LSS_EFFECTS: Final[list[Effect]] = []
"""By LSS benefit."""

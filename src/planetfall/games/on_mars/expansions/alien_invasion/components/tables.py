"""Numbers of the chapter: how many of each piece there are, and what things cost."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components.map import hex_at

# Victory.
POINTS_TO_WIN: Final = 100
SOLDIERS: Final = 20
"""All of them on the map win the game."""
LAST_ROUND: Final = 100
"""Behind it the humans have missed their goal (OMA-3.13)."""

# The commander at the start.
START_CRYSTALS: Final = 3
START_SOLDIERS: Final = 4
"""Soldiers on the panel; the others lie aside."""
START_HEX: Final = hex_at(6, -3)
"""The middle one of the rightmost hexes: the first alien Shelter."""
SHELTERS: Final = 5
MINES: Final = 5
REUSABLE_TOKENS: Final = 5
SINGLE_TOKENS: Final = 10
CORRUPTION_TOKENS: Final = 10

# The commander's turn.
OPEN_SPACES: Final = 6
"""Spaces below this number are open from the start; each other one is covered by a token."""
UNLOCK_CRYSTALS: Final = 2
SINGLE_CRYSTALS: Final = 1
"""What a single-use token costs when it is used."""
RESTORE_FREE: Final = 2
"""With so many uncovered spaces or fewer the panel may be restored."""
LIFT_CRYSTALS: Final = 2
"""What it costs to take a sabotage token off; a designer update."""
STOLEN_CRYSTALS: Final = 2
DEPLOYED: Final = 1
"""Soldiers deployed by an action, before the level of Deployment is added."""
MARCH_POINTS: Final = 1
"""Points of movement, before the level of Mobilization is added."""
SHUTTLE_LIMITS: Final = (1, 3)
"""The first and last travel space of a side."""

# The humans' pieces.
SHIELDS: Final = 10
SABOTAGE_TOKENS: Final = 2
SENTRIES: Final = 4
SHIELDS_LAID: Final = 1
"""Shields laid out by an action, before the level of Shield Tech is added."""
ACTIVATIONS: Final = 2
"""Of sentry bots or the exosuit, before the level of their Tech is added."""

# Common points.
LEARNING_POINTS: Final = 1
DEVELOPMENT_POINTS: Final = 1
LAST_COLUMN_POINTS: Final = 3
"""For a development into the last column, beside the point of the step."""
SHELTER_POINTS: Final = 3
UPGRADE_FACTOR: Final = 2
"""An upgrade with a regular Blueprint scores its value so often."""
DEFENCE_POINTS: Final = 3
"""An upgrade with a defence Blueprint."""
SCIENTIST_POINTS: Final = 3
SHIP_POINTS: Final = 3

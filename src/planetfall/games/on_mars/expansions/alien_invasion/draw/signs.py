"""The icons and colours of the chapter. Aliens are dark with a green line."""

from __future__ import annotations

from typing import Final

GREEN: Final = "alien"
SOLDIER_ICON: Final = "alien-soldier"
SPACE_ICONS: Final = (
    "tag-building",
    "blueprint",
    "tech",
    "research",
    "tr",
    "generator",
    "crystal",
    "deploy",
    "shelter",
    "march",
)
"""By action space."""
CARD_ICONS: Final = ("infection", "shuttle", "scientist", "corruption")
BUILDING_ICONS: Final = ("shelter", "mine")
ALIEN_TECH_ICONS: Final = ("shelter", "mine", "reinforce", "deploy", "march")
ITEM_SIGNS: Final = ((SOLDIER_ICON, GREEN), ("crystal", "crystal"))
"""By item: icon and colour."""

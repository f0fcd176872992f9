"""The icons and colours of things."""

from __future__ import annotations

from functools import cache
from typing import Final

from planetfall.games.on_mars.components.names import BUILDINGS, SHELTER, TECHS
from planetfall.games.on_mars.draw.expansions import drawings

# By number; expansions add those of their own items, buildings and technologies.
ITEM_ICONS: Final = ["mineral", "battery", "water", "om-plant", "om-oxygen", "crystal"]
ITEM_COLORS: Final = ["mineral", "battery", "water", "plant", "oxygen-om", "crystal"]
BUILDING_ICONS: Final = [
    "mine",
    "generator",
    "water-extractor",
    "greenhouse",
    "oxygen-condenser",
    "shelter",
]
TECH_ICONS: Final = [*BUILDING_ICONS, "rover", "tr", "ship"]
TECH_COLORS: Final = [*ITEM_COLORS[:5], "text-1", "text-1", "tr", "text-1"]
"""Tokens of the technologies' icons; a Shelter's is that of its owner."""
TILE_TOKENS: Final = [*[f"tile-{name}" for name in BUILDINGS[:SHELTER]], "tile-city"]
"""By building: the token of its colour on the map; a Shelter's is that of its owner."""
ACTION_ICONS: Final = (
    "shuttle",
    "blueprint",
    "tech",
    "research",
    "depot",
    "bot",
    "tag-building",
    "tr",
    "ship",
    "scientist",
)
EXECUTIVE_ICONS: Final = (
    "research",
    "rover",
    "blueprint",
    "tr",
    "mineral",
    "bot",
    "depot",
    "generator",
)
MISSION_ICONS: Final = (
    "blueprint",
    "tech",
    "scientist",
    "progress-cube",
    "bot",
    "discovery",
    "research",
    "tr",
    "contract",
)
REWARD_ICONS: Final = (
    "tech",
    "ship",
    "tr",
    "mine",
    "bot",
    "discovery",
    "shelter",
    "colonist",
)


@cache
def _tech_signs() -> dict[str, tuple[str, str]]:
    """By id of a technology, those of expansions included: its icon and the icon's colour."""
    signs = {TECHS[k]: (TECH_ICONS[k], TECH_COLORS[k]) for k in range(len(TECH_ICONS))}
    for module in drawings():
        signs.update(getattr(module, "TECH_SIGNS", {}))
    return signs


def tech_sign(tech: int) -> tuple[str, str]:
    """The icon of a technology, and the token of the icon's colour."""
    return _tech_signs()[TECHS[tech]]


def put_sign(signs: list[str], number: int, sign: str) -> None:
    """Add the icon or colour of something that an expansion adds, by its number."""
    signs.extend([sign] * (number + 1 - len(signs)))
    signs[number] = sign

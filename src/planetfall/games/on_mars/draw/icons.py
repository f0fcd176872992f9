"""The icons and colours of things."""

from __future__ import annotations

from typing import Final

ITEM_ICONS: Final = ("mineral", "battery", "water", "om-plant", "om-oxygen", "crystal")
ITEM_COLORS: Final = ("mineral", "battery", "water", "plant", "oxygen-om", "crystal")
BUILDING_ICONS: Final = (
    "mine",
    "generator",
    "water-extractor",
    "greenhouse",
    "oxygen-condenser",
    "shelter",
)
TECH_ICONS: Final = (*BUILDING_ICONS, "rover", "tr", "ship")
TECH_COLORS: Final = (*ITEM_COLORS[:5], "text-1", "text-1", "tr", "text-1")
"""Tokens of the technologies' icons; a Shelter's is that of its owner."""
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

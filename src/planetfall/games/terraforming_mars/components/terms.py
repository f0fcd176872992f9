"""The words of the rulebook as numbers: resources, tags, tiles, tracks, kinds of cards.

An expansion may add kinds of resources held on cards with `add_resource`; everything else is fixed.
"""

from __future__ import annotations

from typing import Final

# Resources. The first six have a stock and a production; the others lie on cards only.
MC: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4
HEAT: Final = 5
STANDARD: Final = 6
"""How many resources have a stock of their own (TM-1.02)."""
MICROBES: Final = 6
ANIMALS: Final = 7
SCIENCE_RESOURCES: Final = 8
FIGHTERS: Final = 9
NOTHING: Final = -1
"""What a card holds that holds no resource."""

RESOURCE_NAMES: Final = [
    "mc",
    "steel",
    "titanium",
    "plant",
    "energy",
    "heat",
    "microbe",
    "animal",
    "science",
    "fighter",
]


def add_resource(name: str) -> int:
    """Make another kind of resource on cards known; its number."""
    if name in RESOURCE_NAMES:
        raise ValueError(f"there is a resource `{name}` already")
    RESOURCE_NAMES.append(name)
    return len(RESOURCE_NAMES) - 1


# Tags; an event's symbol is no tag (TM-17.30).
BUILDING: Final = 0
SPACE: Final = 1
POWER: Final = 2
SCIENCE: Final = 3
JOVIAN: Final = 4
EARTH: Final = 5
PLANT: Final = 6
MICROBE: Final = 7
ANIMAL: Final = 8
CITY_TAG: Final = 9
TAGS: Final = 10
TAG_NAMES: Final = [
    "building",
    "space",
    "power",
    "science",
    "jovian",
    "earth",
    "plant",
    "microbe",
    "animal",
    "city",
]

# Tiles; from `CAPITAL` on there is one of each.
OCEAN: Final = 0
GREENERY: Final = 1
CITY: Final = 2
CAPITAL: Final = 3
COMMERCIAL_DISTRICT: Final = 4
ECOLOGICAL_ZONE: Final = 5
INDUSTRIAL_CENTER: Final = 6
LAVA_FLOWS: Final = 7
MINING_AREA: Final = 8
MINING_RIGHTS: Final = 9
MOHOLE_AREA: Final = 10
NATURAL_PRESERVE: Final = 11
NUCLEAR_ZONE: Final = 12
RESTRICTED_AREA: Final = 13
SPECIAL: Final = CAPITAL
SPECIALS: Final = 11
TILE_NAMES: Final = [
    "ocean",
    "greenery",
    "city",
    "capital",
    "commercial_district",
    "ecological_zone",
    "industrial_center",
    "lava_flows",
    "mining_area",
    "mining_rights",
    "mohole_area",
    "natural_preserve",
    "nuclear_zone",
    "restricted_area",
]

# Global parameters.
TEMPERATURE: Final = 0
OXYGEN: Final = 1
OCEANS: Final = 2
TRACK_NAMES: Final = ["temperature", "oxygen", "oceans"]

# Kinds of cards.
AUTOMATED: Final = 0
ACTIVE: Final = 1
EVENT: Final = 2
CORPORATION: Final = 3
KIND_NAMES: Final = ["automated", "active", "event", "corporation"]

# Boxes the cards come from; an expansion names its own.
BASE: Final = "base"
CORPORATE_ERA: Final = "corporate_era"

# Whose.
OWNER: Final = 0
ANYONE: Final = 1
OPPONENTS: Final = 2
NEIGHBOURS: Final = 3
"""Owners of a tile beside the area just used."""
WHOSE_NAMES: Final = ["owner", "anyone", "opponents", "neighbours"]

# On which card a resource is put.
THIS: Final = 0
ANY_CARD: Final = 1
OTHER: Final = 2
PLAYED: Final = 3
"""The card whose playing set the effect off."""
TARGET_NAMES: Final = ["this", "any_card", "other", "played"]

# Where cities are counted.
ANYWHERE: Final = 0
ON_MARS: Final = 1

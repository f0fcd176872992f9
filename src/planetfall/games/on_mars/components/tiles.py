"""Discovery and Research tiles.

The kinds of Discovery tile are known; how many there are of each, and the amounts other than three
plants, are designs of ours. All Research tiles have the same benefit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Effect
from planetfall.games.on_mars.components.names import (
    GENERATOR,
    GREENHOUSE,
    MINE,
    OXYGEN_CONDENSER,
    SHELTER,
    WATER_EXTRACTOR,
)
from planetfall.games.on_mars.effects.blueprints import TakeBlueprint
from planetfall.games.on_mars.effects.cards import TakeCard
from planetfall.games.on_mars.effects.construction import Construct
from planetfall.games.on_mars.effects.gains import Gain
from planetfall.games.on_mars.effects.technology import Develop, TakeTech
from planetfall.games.on_mars.effects.upgrades import Upgrade
from planetfall.games.on_mars.effects.warehouse import TakeWarehouse
from planetfall.games.on_mars.registry import DISCOVERY_EFFECTS, RESEARCH_EFFECTS


@dataclass(frozen=True)
class DiscoveryTile:
    """A Discovery tile."""

    id: str
    benefit: Effect
    resources: bool = False
    """Gives only resources: of no use to an opponent that stores none."""


@dataclass(frozen=True)
class ResearchTile:
    """A type of Research tile, of which there are two."""

    id: str
    benefit: Effect


DISCOVERY_TILES: Final = [
    DiscoveryTile("develop_twice", Develop(2)),
    DiscoveryTile("upgrade_twice", Upgrade(2)),
    DiscoveryTile("construct_any", Construct()),
    DiscoveryTile("hire_or_contract", TakeCard()),
    DiscoveryTile("two_blueprints", TakeBlueprint(2)),
    DiscoveryTile("two_from_warehouse", TakeWarehouse(2)),
    DiscoveryTile("three_crystals", Gain(crystal=3)),
    DiscoveryTile("learn_technology", TakeTech()),
    DiscoveryTile("construct_mine", Construct(MINE)),
    DiscoveryTile("construct_generator", Construct(GENERATOR)),
    DiscoveryTile("construct_water_extractor", Construct(WATER_EXTRACTOR)),
    DiscoveryTile("construct_greenhouse", Construct(GREENHOUSE)),
    DiscoveryTile("construct_oxygen_condenser", Construct(OXYGEN_CONDENSER)),
    DiscoveryTile("construct_shelter", Construct(SHELTER)),
    DiscoveryTile("three_plants", Gain(plant=3), resources=True),
    DiscoveryTile("three_batteries", Gain(battery=3), resources=True),
    DiscoveryTile("three_water", Gain(water=3), resources=True),
    DiscoveryTile("three_oxygen", Gain(oxygen=3), resources=True),
    DiscoveryTile("two_minerals", Gain(mineral=2), resources=True),
]
RESEARCH_TILES: Final = [
    ResearchTile("a", Develop(2, free=True)),
    ResearchTile("b", Develop(2, free=True)),
    ResearchTile("c", Develop(2, free=True)),
    ResearchTile("d", Develop(2, free=True)),
]
RESEARCH_COLOURS: Final = ["olive", "pink", "teal", "light_green"]

DISCOVERY_EFFECTS.extend([tile.benefit for tile in DISCOVERY_TILES])
RESEARCH_EFFECTS.extend([tile.benefit for tile in RESEARCH_TILES])

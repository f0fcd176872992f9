"""Blueprints, the Scientist and the Discovery tiles of the chapter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.components.blueprints import Blueprint
from planetfall.games.on_mars.components.scientists import Scientist
from planetfall.games.on_mars.components.tiles import DiscoveryTile
from planetfall.games.on_mars.expansions.alien_outbreak.effects.medicine import (
    BuyMedicine,
    DevelopMedicine,
    GainMedicine,
    StandUp,
    Vaccinate,
)


@dataclass(frozen=True)
class HospitalBlueprint(Blueprint):
    """A Blueprint that upgrades a Hospital; it is worth no points."""


@dataclass(frozen=True)
class TeamScientist(Scientist):
    """A Scientist who scores nothing."""


LEVEL_1: Final = [
    HospitalBlueprint("disease_control_clinic", DevelopMedicine()),
    HospitalBlueprint("microbiology_lab", BuyMedicine()),  # level_source: designed
]
LEVEL_3: Final = [
    HospitalBlueprint("pharmacy", GainMedicine()),  # level_source: designed
    HospitalBlueprint("vaccination_center", Vaccinate()),  # level_source: designed
]
CLINIC: Final = "disease_control_clinic"
BLUEPRINT_IDS: Final = [card.id for card in [*LEVEL_1, *LEVEL_3]]

NEW_TILES: Final = [  # source: designed
    DiscoveryTile("medicine", GainMedicine()),
    DiscoveryTile("more_medicine", GainMedicine()),
    DiscoveryTile("two_medicine", GainMedicine(2)),
    DiscoveryTile("two_stand_up", StandUp(2)),
]
TILE_IDS: Final = [tile.id for tile in NEW_TILES]
LIKE_BASE: Final = [
    "develop_twice",
    "construct_any",
    "upgrade_twice",
    "two_from_warehouse",
    "three_crystals",
    "learn_technology",
]
"""The chapter's other Discovery tiles do what these tiles of the base game do."""

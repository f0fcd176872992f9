"""The ids of the chapter's components, in the order of their numbers."""

from __future__ import annotations

from typing import Final

# Action spaces of the alien panel.
CONSTRUCT: Final = 0
OBTAIN: Final = 1
LEARN: Final = 2
DEVELOP: Final = 3
UPGRADE: Final = 4
ACTIVATE: Final = 5
STEAL: Final = 6
DEPLOY_BESIDE: Final = 7
DEPLOY_INSIDE: Final = 8
MOVE: Final = 9
SPACES: Final = [
    "build",
    "blueprint",
    "tech",
    "rd",
    "upgrade",
    "activate",
    "steal",
    "deploy_adjacent",
    "deploy_inside",
    "move",
]

# Alien technologies.
SHELTER_TECH: Final = 0
MINE_TECH: Final = 1
REINFORCEMENTS: Final = 2
DEPLOYMENT: Final = 3
MOBILIZATION: Final = 4
ALIEN_TECHS: Final = [
    "alien_shelter",
    "alien_mine",
    "reinforcements",
    "deployment",
    "mobilization",
]
ALIEN_LAB: Final = ["a1", "a2t", "a2b", "a3t", "a3m", "a3b", "a4t", "a4b"]

# Alien buildings; a building is joined to others by the technology of its own number.
ALIEN_SHELTER: Final = 0
ALIEN_MINE: Final = 1
ALIEN_BUILDINGS: Final = ["alien_shelter", "alien_mine"]

# Alien Blueprints.
INFECTION: Final = 0
VIGILANT: Final = 1
ABDUCTION: Final = 2
CORRUPTION: Final = 3
ALIEN_CARDS: Final = ["alien_infection", "vigilant", "abduction", "rd_corruption"]

# What the commander's cards and Lab spaces give.
NO_ITEM: Final = -1
SOLDIER: Final = 0
CRYSTAL: Final = 1
ALIEN_ITEMS: Final = ["alien_soldier", "alien_crystal"]

# The humans' defence: Blueprints and technologies, behind all those of the base game.
SHIELD: Final = 25
SABOTAGE: Final = 26
SENTRY_BOTS: Final = 27
EXOSUIT: Final = 28
FIRST_DEFENCE: Final = SHIELD
"""The number of the first defence Blueprint among all Blueprints."""
DEFENCE_CARDS: Final = ["shield", "sabotage", "sentry_bots", "defense_exosuit"]
SENTRY_TECH: Final = 9
SUIT_TECH: Final = 10
SHIELD_TECH: Final = 11
DEFENCE_TECHS: Final = ["sentry_move", "suit_move", "shield"]
LAB_TECHS: Final = 12
"""Technologies that a human's Lab can hold in this chapter."""

"""Ids of the sabotage cards."""

from __future__ import annotations

from typing import Final

SABOTAGE: Final = [
    "advanced_building_bombed",
    "hacked_tech",
    "science_resources_missing",
    "change_of_plans",
    "alien_abduction",
    "stealthy_harvest",
    "shuttle_delayed",
    "reduced_efficiency",
    "crystal_theft",
    "lss_sabotage",
    "hangar_infiltration",
    "mine_explosion",
    "atmospheric_seal",
    "bot_destroyed",
    "rover_disabled",
    "misinformation",
]
BOMBED: Final = SABOTAGE.index("advanced_building_bombed")
CHANGED_PLANS: Final = SABOTAGE.index("change_of_plans")

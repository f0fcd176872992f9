"""Universal Coalition, the symmetric side (section 12)."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown import items
from planetfall.games.planet_unknown.components.corporation import (
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    LEVEL_4,
    LEVEL_5,
    PASSIVE,
    Corporation,
    Tech,
)
from planetfall.games.planet_unknown.components.planet import BASE
from planetfall.games.planet_unknown.components.tiles import ROVER, WATER
from planetfall.games.planet_unknown.order import TECHS
from planetfall.games.planet_unknown.placement import ADJACENT
from planetfall.games.planet_unknown.state import Player, Unknown

PATCHES_IGNORE_ADJACENCY: Final = (False, True)
"""By edition: Lvl 1 also frees patches (PU-12.14)."""
ENERGY_WATER_DOUBLED: Final = (True, False)
"""By edition: Lvl 4 doubles water chosen for an energy building (PU-12.16)."""


class UniversalCoalition(Corporation):
    """No special rule; all breakthroughs just work."""

    def ignores_adjacency(self, player: Player, tile: int) -> bool:
        return self.active(player) & LEVEL_1 != 0

    def patch_rules(self, game: Unknown, player: Player, rules: int) -> int:
        if PATCHES_IGNORE_ADJACENCY[game.setting.edition] and self.active(player) & LEVEL_1:
            return rules & ~ADJACENT
        return rules

    def can_store_patches(self, player: Player) -> bool:
        return self.active(player) & LEVEL_2 != 0

    def more_movement(self, player: Player) -> int:
        return 1 if self.active(player) & LEVEL_3 else 0

    def advance_steps(self, player: Player, item: int) -> int:
        steps = items.steps_of(item)
        if items.kind_of(item) == WATER and item & items.PLACED:
            # PU-12.08: after placing a tile water counts twice.
            return steps * self._water(player)
        return steps

    def energy_steps(self, game: Unknown, player: Player, tracker: int) -> int:
        doubled = tracker == WATER and ENERGY_WATER_DOUBLED[game.setting.edition]
        return self._water(player) if doubled else 1

    def _water(self, player: Player) -> int:
        return 2 if self.active(player) & LEVEL_4 else 1

    def meteorites_fall(self, player: Player) -> bool:
        return not self.active(player) & LEVEL_5

    def advance_reads(self, player: Player, tracker: int, item: int) -> int:
        if tracker == ROVER or (tracker == WATER and item & items.PLACED):
            return TECHS
        return 0


UNIVERSAL_COALITION: Final = UniversalCoalition(
    "universal_coalition", ("Universal Coalition", "Vesmírná koalice"), BASE, 1, "none",
    rovers=2, overflow=4,
    rover="- rover 1 1 2 2 2+rover 2 2+m1 3 3+s 3 3+m2 4 4 4+m5",
    techs=[
        Tech("ignore_adjacency", "1", PASSIVE),
        Tech("store_patches", "2", PASSIVE),
        Tech("more_movement", "3", PASSIVE, amount=1),
        Tech("double_water", "4", PASSIVE),
        Tech("no_meteorites", "5", PASSIVE),
    ],
)  # fmt: skip

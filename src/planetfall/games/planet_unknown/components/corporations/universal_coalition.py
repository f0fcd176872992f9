"""Universal Coalition, the symmetric side (section 12)."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown import items
from planetfall.games.planet_unknown.components.corporation import Corporation, Tech
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
        return self.works(player, 1)

    def patch_rules(self, game: Unknown, player: Player, rules: int) -> int:
        if PATCHES_IGNORE_ADJACENCY[game.setting.edition] and self.works(player, 1):
            return rules & ~ADJACENT
        return rules

    def can_store_patches(self, player: Player) -> bool:
        return self.works(player, 2)

    def more_movement(self, player: Player) -> int:
        return 1 if self.works(player, 3) else 0

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
        return 2 if self.works(player, 4) else 1

    def meteorites_fall(self, player: Player) -> bool:
        return not self.works(player, 5)

    def advance_reads(self, player: Player, tracker: int, item: int) -> int:
        if tracker == ROVER or (tracker == WATER and item & items.PLACED):
            return TECHS
        return 0


UNIVERSAL_COALITION: Final = UniversalCoalition(
    "universal_coalition", ("Universal Coalition", "Vesmírná koalice"), BASE, 1, "none",
    rovers=2, overflow=4,
    rover="- rover 1 1 2 2 2+rover 2 2+m1 3 3+s 3 3+m2 4 4 4+m5",
    techs=[
        Tech("ignore_adjacency", "1", "passive"),
        Tech("store_patches", "2", "passive"),
        Tech("more_movement", "3", "passive", amount=1),
        Tech("double_water", "4", "passive"),
        Tech("no_meteorites", "5", "passive"),
    ],
)  # fmt: skip

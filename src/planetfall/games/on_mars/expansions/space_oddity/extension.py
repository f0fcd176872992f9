"""Plugs Space Oddity into the base game."""

from __future__ import annotations

from typing import Final

from planetfall.core.options import OptionSpec
from planetfall.games.on_mars.extension import ColonyExtension, ColonySetting


class SpaceOddityExtension(ColonyExtension):
    """There is no last round (OM-37.01)."""

    def __init__(self) -> None:
        self.name = "space_oddity"
        self.rank = 2

    def specs(self) -> list[OptionSpec]:
        return [
            OptionSpec(
                self.name,
                "bool",
                False,
                "The game ends with the Colonization phase in which the end is triggered.",
            )
        ]

    def keeps_options(self) -> bool:
        return True

    def configure(self, setting: ColonySetting) -> None:
        setting.ends_at_once = True


EXTENSION: Final = SpaceOddityExtension()

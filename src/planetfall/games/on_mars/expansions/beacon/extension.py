"""Plugs the promo Blueprint Beacon into the base game."""

from __future__ import annotations

from typing import Final

from planetfall.core.options import OptionSpec
from planetfall.games.on_mars.components.names import BLUEPRINTS
from planetfall.games.on_mars.extension import ColonyExtension, ColonySetting


class BeaconExtension(ColonyExtension):
    """Shuffles the card into the deck of level 3."""

    def __init__(self) -> None:
        self.name = "beacon"
        self.rank = 3

    def specs(self) -> list[OptionSpec]:
        return [OptionSpec(self.name, "bool", False, "Adds the promo Blueprint Beacon.")]

    def keeps_options(self) -> bool:
        return True

    def configure(self, setting: ColonySetting) -> None:
        setting.blueprints[1].append(BLUEPRINTS.index(self.name))


EXTENSION: Final = BeaconExtension()

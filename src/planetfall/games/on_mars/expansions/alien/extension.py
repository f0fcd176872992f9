"""Plugs the options of Alien Invasion into the base game."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.errors import BadRequest
from planetfall.core.options import OptionSpec
from planetfall.games.on_mars.additions import add_reward, add_reward_words
from planetfall.games.on_mars.expansions.alien.chapters import NONE, SEATS
from planetfall.games.on_mars.expansions.alien.components.lss import LSS_TILE_IDS, LSS_TILES
from planetfall.games.on_mars.extension import ColonyExtension, ColonySetting

VARIANTS: Final = ("first_colonists", "space_oddity")
"""Variants of the base game that are not combined with a chapter (OMA-1.05)."""


class AlienExtension(ColonyExtension):
    """The box: its chapters are expansions of their own."""

    box = 1

    def __init__(self) -> None:
        self.name = "alien"
        self.rank = 5

    def specs(self) -> list[OptionSpec]:
        return [
            OptionSpec(
                "chapter",
                "choice",
                NONE,
                "The chapter of Alien Invasion that is played.",
                choices=[NONE, *SEATS],
            )
        ]

    def add_components(self) -> None:
        for tile in LSS_TILES:
            add_reward(tile)

    def add_words(self) -> None:
        add_reward_words(LSS_TILE_IDS)

    def is_on(self, options: dict[str, Any]) -> bool:
        return bool(options.get("chapter", NONE) != NONE)

    def configure(self, setting: ColonySetting) -> None:
        for variant in VARIANTS:
            if setting.options[variant]:
                chapter = setting.options["chapter"]
                raise BadRequest(
                    f"`{variant}` was asked together with the chapter `{chapter}`; "
                    "chapters are played without variants of the base game."
                )


EXTENSION: Final = AlienExtension()

"""The sixteen sabotage cards: eight of each letter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Effect
from planetfall.games.on_mars.components.names import MINE, SHELTER
from planetfall.games.on_mars.expansions.alien_monolith.effects.goals import (
    BombUpgrade,
    ChangePlans,
    HackTech,
    LosePrice,
)
from planetfall.games.on_mars.expansions.alien_monolith.effects.map import (
    DestroyBot,
    DisableRover,
    HarvestCrystals,
    TurnDown,
)
from planetfall.games.on_mars.expansions.alien_monolith.effects.people import (
    Abduct,
    DelayShuttle,
    Misinform,
    PayToll,
    ReduceEfficiency,
    StealCrystals,
    WithholdReward,
)

GENERAL: Final = -1


@dataclass(frozen=True)
class Sabotage:
    """A sabotage card; `deck` is that of the objective it is aimed at, or `GENERAL`."""

    id: str
    letter: str
    effect: Effect
    deck: int = GENERAL
    lasting: bool = False
    """Whether it holds on when the card is gone."""


SABOTAGE_CARDS: Final = [
    Sabotage("advanced_building_bombed", "A", BombUpgrade(), 0, lasting=True),
    Sabotage("hacked_tech", "A", HackTech(), 2),
    Sabotage("science_resources_missing", "A", LosePrice(), 3),
    Sabotage("change_of_plans", "A", ChangePlans(), 0, lasting=True),
    Sabotage("alien_abduction", "A", Abduct()),
    Sabotage("stealthy_harvest", "A", HarvestCrystals()),
    Sabotage("shuttle_delayed", "A", DelayShuttle()),
    Sabotage("reduced_efficiency", "A", ReduceEfficiency(), lasting=True),
    Sabotage("crystal_theft", "B", StealCrystals(), lasting=True),
    Sabotage("lss_sabotage", "B", WithholdReward(), lasting=True),
    Sabotage("hangar_infiltration", "B", PayToll()),
    Sabotage("mine_explosion", "B", TurnDown(MINE), lasting=True),
    Sabotage("atmospheric_seal", "B", TurnDown(SHELTER), lasting=True),
    Sabotage("bot_destroyed", "B", DestroyBot()),
    Sabotage("rover_disabled", "B", DisableRover(), lasting=True),
    Sabotage("misinformation", "B", Misinform()),
]
LETTERS: Final = [card.letter for card in SABOTAGE_CARDS]

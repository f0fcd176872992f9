"""The Blueprints: what their Advanced Buildings do.

Level, type and item are in `blueprint_types`. Using an own building costs crystals unless a
Scientist works in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.combinators import Either
from planetfall.core.effect import Effect
from planetfall.games.on_mars.components.blueprint_types import LEVELS, UPGRADES
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    GENERATOR,
    GREENHOUSE,
    MINE,
    ORBIT,
    OXYGEN_CONDENSER,
    SHELTER,
    WATER_EXTRACTOR,
)
from planetfall.games.on_mars.effects.blueprints import TakeBlueprint
from planetfall.games.on_mars.effects.cards import TakeCard
from planetfall.games.on_mars.effects.colonists import Retrieve
from planetfall.games.on_mars.effects.construction import Construct
from planetfall.games.on_mars.effects.gains import Gain, GainAny, Score
from planetfall.games.on_mars.effects.movement import HIGHEST_ROVER_TECH, Move
from planetfall.games.on_mars.effects.production import Produce
from planetfall.games.on_mars.effects.radar import UseRadar
from planetfall.games.on_mars.effects.ships import WelcomeShip
from planetfall.games.on_mars.effects.technology import Develop, TakeTech
from planetfall.games.on_mars.effects.travel import Travel
from planetfall.games.on_mars.effects.upgrades import Upgrade
from planetfall.games.on_mars.effects.warehouse import TakeWarehouse
from planetfall.games.on_mars.registry import BUILDING_EFFECTS

BUILDING_CRYSTALS: Final = 2
"""What it costs to use an own Advanced Building without a Scientist."""


@dataclass(frozen=True)
class Blueprint:
    """A Blueprint card."""

    id: str
    executive: Effect

    def number(self) -> int:
        """Its number."""
        return BLUEPRINTS.index(self.id)

    def level(self) -> int:
        """1 or 3."""
        return LEVELS[self.number()]

    def upgrades(self) -> int:
        """The building it upgrades; the item gained with the card is that building's product."""
        return UPGRADES[self.number()]


BLUEPRINT_CARDS: Final = [
    # Level 1
    Blueprint("construction_yard", Upgrade(tech=True, boost=True)),
    Blueprint("metal_deposit", Construct(MINE, boost=True)),
    Blueprint("automated_production", Produce(boost=True)),
    Blueprint("wind_turbines", Construct(GENERATOR, boost=True)),
    Blueprint("private_ship", WelcomeShip(extra=1, boost=True)),
    Blueprint("moisture_vaporator", Construct(WATER_EXTRACTOR, boost=True)),
    Blueprint("biomarket", TakeWarehouse(boost=True)),
    Blueprint("hydroponic_farm", Construct(GREENHOUSE, boost=True)),
    Blueprint("oxygen_tank", TakeTech(boost=True)),
    Blueprint("concentrator", Construct(OXYGEN_CONDENSER, boost=True)),
    Blueprint("casino", Gain(crystal=2, boost=True)),
    Blueprint("gym", Construct(SHELTER, boost=True)),
    # Level 3
    Blueprint("mineral_mine", Score(2)),
    Blueprint("biolab", TakeCard(scientists=False)),
    Blueprint("radar", UseRadar()),
    Blueprint("builder_drone", Upgrade(anywhere=True)),
    Blueprint("research_lab", Develop(2, boost=True)),
    Blueprint("aqueduct", Retrieve(2, slots=False)),
    Blueprint("eco_resort", Retrieve(12, working=False)),
    Blueprint("trade_market", GainAny(2, price=1, boost=True)),
    Blueprint("recycling_bots", Move(bots=2, boost=True, collecting=True)),
    Blueprint("aerial_elevator", Travel(ORBIT)),
    Blueprint("library", TakeBlueprint(boost=True)),
    Blueprint("command_center", Move(rover=HIGHEST_ROVER_TECH, boost=True)),
    # Promo
    Blueprint("beacon", Either(Upgrade(tech=True), Construct())),
]

BUILDING_EFFECTS.extend([card.executive for card in BLUEPRINT_CARDS])

"""Benefits printed on boards: Lab spaces, Turn Order spaces, LSS, Executive and Main actions.

A benefit may be declined; a plain gain is simply taken.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.combinators import Do, IfPossible, May
from planetfall.core.effect import Effect
from planetfall.games.on_mars.components.names import (
    COLONY,
    ORBIT,
    SLOT_BLUEPRINT,
    SLOT_CONSTRUCT,
    SLOT_HIRE,
    SLOT_RESEARCH,
    SLOT_UPGRADE,
)
from planetfall.games.on_mars.effects.blueprints import TakeBlueprint
from planetfall.games.on_mars.effects.cards import TakeCard
from planetfall.games.on_mars.effects.colonists import Retrieve
from planetfall.games.on_mars.effects.construction import Construct
from planetfall.games.on_mars.effects.gains import Gain, Pay
from planetfall.games.on_mars.effects.movement import Move
from planetfall.games.on_mars.effects.ships import WelcomeShip
from planetfall.games.on_mars.effects.technology import Develop, TakeTech
from planetfall.games.on_mars.effects.travel import Travel
from planetfall.games.on_mars.effects.upgrades import Upgrade
from planetfall.games.on_mars.effects.warehouse import TakeWarehouse
from planetfall.games.on_mars.registry import (
    EXECUTIVE_EFFECTS,
    LAB_EFFECTS,
    LSS_EFFECTS,
    NOTHING,
    SPACE_EFFECTS,
)

LAB_BENEFITS: Final[list[Effect]] = [
    May(TakeWarehouse()),
    IfPossible(Gain(crystal=1)),
    NOTHING,
    NOTHING,
    NOTHING,
    IfPossible(Gain(mineral=1)),
    IfPossible(Gain(crystal=1)),
    NOTHING,
    May(Move(bots=2, crystals=True)),
    NOTHING,
    May(TakeBlueprint(boost=True)),
    May(Upgrade(tech=True, boost=True)),
    NOTHING,
]
"""By Lab space."""

TURN_ORDER_BENEFITS: Final[list[Effect]] = [
    NOTHING,
    May(TakeWarehouse()),
    May(TakeTech()),
    May(Do(Pay(water=1, plant=1), Gain(colonist=1))),
    NOTHING,
    May(Move(bots=2, crystals=True)),
    May(TakeTech()),
    May(TakeBlueprint()),
]
"""By Turn Order space: four in Orbit, four in the Colony."""

LSS_CHOICES: Final[list[Effect]] = [
    Gain(crystal=1),
    Gain(mineral=1),
    Move(bots=2, crystals=True),
    Retrieve(1),
]
"""The benefits at the top left of the LSS, of which one may be chosen."""


@dataclass(frozen=True)
class Executive:
    """An Executive action beside a Depot space, available when no ship is on it."""

    id: str
    crystals: int
    effect: Effect


EXECUTIVE_ACTIONS: Final = [
    Executive("develop_free", 4, Develop(1, free=True)),
    Executive("move_rover", 4, Move(rover=2, crystals=True, tech=True)),
    Executive("take_blueprint", 3, TakeBlueprint()),
    Executive("upgrade", 3, Upgrade()),
    Executive("gain_mineral", 3, Gain(mineral=1)),
    Executive("move_bots", 2, Move(bots=2, crystals=True)),
    Executive("take_resource", 2, TakeWarehouse(crystals=False)),
    Executive("use_advanced_building", 2, NOTHING),
]
"""Top to bottom; the last one, using an own Advanced Building, is chosen by its Blueprint."""


@dataclass(frozen=True)
class MainAction:
    """A Main action; `slot` is its place among the actions that need a colonist, or -1."""

    id: str
    side: int
    effect: Effect
    slot: int = -1


MAIN_ACTION_LIST: Final = [
    MainAction("landing_pod", ORBIT, Travel(COLONY, discovery=False)),
    MainAction("obtain_blueprint", ORBIT, TakeBlueprint(boost=True), SLOT_BLUEPRINT),
    MainAction("learn_technology", ORBIT, TakeTech(boost=True)),
    MainAction("research_development", ORBIT, Develop(2, boost=True), SLOT_RESEARCH),
    MainAction("resupply", ORBIT, TakeWarehouse(boost=True)),
    MainAction("control_center", COLONY, Move(bots=2, rover=2, crystals=True, tech=True)),
    MainAction("construct_building", COLONY, Construct(), SLOT_CONSTRUCT),
    MainAction("upgrade_building", COLONY, Upgrade(tech=True), SLOT_UPGRADE),
    MainAction("welcome_ship", COLONY, WelcomeShip(tech=True, boost=True)),
    MainAction("hire_scientist", COLONY, TakeCard(), SLOT_HIRE),
]

LAB_EFFECTS.extend(LAB_BENEFITS)
SPACE_EFFECTS.extend(TURN_ORDER_BENEFITS)
LSS_EFFECTS.extend(LSS_CHOICES)
EXECUTIVE_EFFECTS.extend([action.effect for action in EXECUTIVE_ACTIONS])

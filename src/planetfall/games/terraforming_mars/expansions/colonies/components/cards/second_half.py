"""Projects C26 to C49."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.components.card import Project, When
from planetfall.games.terraforming_mars.components.terms import (
    ACTIVE,
    ANIMAL,
    ANIMALS,
    ANY_CARD,
    ANYONE,
    AUTOMATED,
    BUILDING,
    CITY,
    CITY_TAG,
    EARTH,
    EVENT,
    JOVIAN,
    MICROBE,
    MICROBES,
    OTHER,
    PLANTS,
    SCIENCE,
    SPACE,
    TEMPERATURE,
    TITANIUM,
)
from planetfall.games.terraforming_mars.effects.basic import (
    Exchange,
    Gain,
    Pay,
    Produce,
    RaiseRating,
)
from planetfall.games.terraforming_mars.effects.combine import Do, Either
from planetfall.games.terraforming_mars.effects.counts import Cities, Tags
from planetfall.games.terraforming_mars.effects.drawing import Draw
from planetfall.games.terraforming_mars.effects.holding import Put
from planetfall.games.terraforming_mars.effects.lasting import Discount
from planetfall.games.terraforming_mars.effects.mars import Place
from planetfall.games.terraforming_mars.effects.others import Reduce
from planetfall.games.terraforming_mars.effects.points import PerHeld
from planetfall.games.terraforming_mars.effects.requirements import AtLeast, HasTags, OwnsTiles
from planetfall.games.terraforming_mars.effects.triggers import CardPlayed
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import (
    CAMPS,
    COLONIES,
    FLOATERS,
)
from planetfall.games.terraforming_mars.expansions.colonies.effects.cards import (
    CollectCommissions,
    GainShips,
)
from planetfall.games.terraforming_mars.expansions.colonies.effects.conditions import (
    PerStation,
    Stations,
    StationsAtLeast,
    StationsAtMost,
    TrackSteps,
    TradeDiscount,
)
from planetfall.games.terraforming_mars.expansions.colonies.stations import BuildStation
from planetfall.games.terraforming_mars.expansions.colonies.trading import Trade

# C26 to C37.
MINORITY_REFUGE = Project(
    26,
    "minority_refuge",
    AUTOMATED,
    cost=5,
    tags=[SPACE],
    play=[Produce(mc=-2), BuildStation()],
    deck=COLONIES,
)
MOLECULAR_PRINTING = Project(
    27,
    "molecular_printing",
    AUTOMATED,
    cost=11,
    tags=[SCIENCE],
    play=[Gain(mc=1, per=Cities()), Gain(mc=1, per=Stations(ANYONE))],
    vp=1,
    deck=COLONIES,
)
NITROGEN_FROM_TITAN = Project(
    28,
    "nitrogen_from_titan",
    AUTOMATED,
    cost=25,
    tags=[JOVIAN, SPACE],
    play=[RaiseRating(2), Put(FLOATERS, 2, on=ANY_CARD, tag=JOVIAN)],
    vp=1,
    deck=COLONIES,
)
PIONEER_SETTLEMENT = Project(
    29,
    "pioneer_settlement",
    AUTOMATED,
    cost=13,
    tags=[SPACE],
    needs=[StationsAtMost(1)],
    play=[Produce(mc=-2), BuildStation()],
    vp=2,
    deck=COLONIES,
)
PRODUCTIVE_OUTPOST = Project(
    30,
    "productive_outpost",
    AUTOMATED,
    cost=0,
    play=[CollectCommissions()],
    deck=COLONIES,
)
QUANTUM_COMMUNICATIONS = Project(
    31,
    "quantum_communications",
    AUTOMATED,
    cost=8,
    needs=[HasTags(SCIENCE, 4)],
    play=[Produce(mc=1, per=Stations(ANYONE))],
    vp=1,
    deck=COLONIES,
)
RED_SPOT_OBSERVATORY = Project(
    32,
    "red_spot_observatory",
    ACTIVE,
    cost=17,
    tags=[JOVIAN, SCIENCE],
    needs=[HasTags(SCIENCE, 3)],
    play=[Draw(2)],
    action=Either(Do(Pay(FLOATERS, 1), Draw(1)), Put(FLOATERS, 1)),
    holds=FLOATERS,
    vp=2,
    deck=COLONIES,
)
REFUGEE_CAMPS = Project(
    33,
    "refugee_camps",
    ACTIVE,
    cost=10,
    tags=[EARTH],
    action=Do(Produce(mc=-1), Put(CAMPS, 1)),
    holds=CAMPS,
    vp=PerHeld(),
    deck=COLONIES,
)
RESEARCH_COLONY = Project(
    34,
    "research_colony",
    AUTOMATED,
    cost=20,
    tags=[SPACE, SCIENCE],
    play=[Draw(2), BuildStation(again=True)],
    deck=COLONIES,
)
RIM_FREIGHTERS = Project(
    35,
    "rim_freighters",
    ACTIVE,
    cost=4,
    tags=[SPACE],
    lasting=[TradeDiscount()],
    deck=COLONIES,
)
SKY_DOCKS = Project(
    36,
    "sky_docks",
    ACTIVE,
    cost=18,
    tags=[SPACE, EARTH],
    needs=[HasTags(EARTH, 2)],
    play=[GainShips()],
    lasting=[Discount(1)],
    vp=2,
    deck=COLONIES,
)
SOLAR_PROBE = Project(
    37,
    "solar_probe",
    EVENT,
    cost=9,
    tags=[SPACE, SCIENCE],
    play=[Draw(1, per=Tags(SCIENCE, each=3))],
    vp=1,
    deck=COLONIES,
)

# C38 to C49.
SOLAR_REFLECTORS = Project(
    38,
    "solar_reflectors",
    AUTOMATED,
    cost=23,
    tags=[SPACE],
    play=[Produce(heat=5)],
    deck=COLONIES,
)
SPACE_PORT = Project(
    39,
    "space_port",
    AUTOMATED,
    cost=22,
    tags=[CITY_TAG, BUILDING],
    needs=[StationsAtLeast(1)],
    play=[Produce(energy=-1, mc=4), Place(CITY), GainShips()],
    deck=COLONIES,
)
SPACE_PORT_COLONY = Project(
    40,
    "space_port_colony",
    AUTOMATED,
    cost=27,
    tags=[SPACE],
    needs=[StationsAtLeast(1)],
    play=[BuildStation(again=True), GainShips()],
    vp=PerStation(2),
    deck=COLONIES,
)
SPIN_OFF_DEPARTMENT = Project(
    41,
    "spin_off_department",
    ACTIVE,
    cost=10,
    tags=[BUILDING],
    play=[Produce(mc=2)],
    when=[When(CardPlayed(cost=20), do=Draw(1))],
    deck=COLONIES,
)
SUB_ZERO_SALT_FISH = Project(
    42,
    "sub_zero_salt_fish",
    ACTIVE,
    cost=5,
    tags=[ANIMAL],
    needs=[AtLeast(TEMPERATURE, -6)],
    play=[Reduce(PLANTS, 1)],
    action=Put(ANIMALS, 1),
    holds=ANIMALS,
    vp=PerHeld(2),
    deck=COLONIES,
)
TITAN_AIR_SCRAPPING = Project(
    43,
    "titan_air_scrapping",
    ACTIVE,
    cost=21,
    tags=[JOVIAN],
    action=Either(
        Do(Pay(FLOATERS, 2), RaiseRating(1)),
        Do(Pay(TITANIUM, 1), Put(FLOATERS, 2)),
    ),
    holds=FLOATERS,
    vp=2,
    deck=COLONIES,
)
TITAN_FLOATING_LAUNCH_PAD = Project(
    44,
    "titan_floating_launch_pad",
    ACTIVE,
    cost=18,
    tags=[JOVIAN],
    play=[Put(FLOATERS, 2, on=ANY_CARD, tag=JOVIAN)],
    action=Either(
        Put(FLOATERS, 1, on=ANY_CARD, tag=JOVIAN),
        Do(Pay(FLOATERS, 1), Trade(free=True)),
    ),
    holds=FLOATERS,
    vp=1,
    deck=COLONIES,
)
TITAN_SHUTTLES = Project(
    45,
    "titan_shuttles",
    ACTIVE,
    cost=23,
    tags=[JOVIAN, SPACE],
    action=Either(
        Put(FLOATERS, 2, on=ANY_CARD, tag=JOVIAN),
        Exchange(FLOATERS, TITANIUM),
    ),
    holds=FLOATERS,
    vp=1,
    deck=COLONIES,
)
TRADE_ENVOYS = Project(
    46,
    "trade_envoys",
    ACTIVE,
    cost=6,
    lasting=[TrackSteps()],
    deck=COLONIES,
)
TRADING_COLONY = Project(
    47,
    "trading_colony",
    ACTIVE,
    cost=18,
    tags=[SPACE],
    play=[BuildStation()],
    lasting=[TrackSteps()],
    deck=COLONIES,
)
URBAN_DECOMPOSERS = Project(
    48,
    "urban_decomposers",
    AUTOMATED,
    cost=6,
    tags=[MICROBE],
    needs=[StationsAtLeast(1), OwnsTiles(CITY, 1)],
    play=[Produce(plant=1), Put(MICROBES, 2, on=OTHER)],
    deck=COLONIES,
)
WARP_DRIVE = Project(
    49,
    "warp_drive",
    ACTIVE,
    cost=14,
    tags=[SCIENCE],
    needs=[HasTags(SCIENCE, 5)],
    lasting=[Discount(4, tag=SPACE)],
    vp=2,
    deck=COLONIES,
)

PROJECTS: Final = [
    MINORITY_REFUGE,
    MOLECULAR_PRINTING,
    NITROGEN_FROM_TITAN,
    PIONEER_SETTLEMENT,
    PRODUCTIVE_OUTPOST,
    QUANTUM_COMMUNICATIONS,
    RED_SPOT_OBSERVATORY,
    REFUGEE_CAMPS,
    RESEARCH_COLONY,
    RIM_FREIGHTERS,
    SKY_DOCKS,
    SOLAR_PROBE,
    SOLAR_REFLECTORS,
    SPACE_PORT,
    SPACE_PORT_COLONY,
    SPIN_OFF_DEPARTMENT,
    SUB_ZERO_SALT_FISH,
    TITAN_AIR_SCRAPPING,
    TITAN_FLOATING_LAUNCH_PAD,
    TITAN_SHUTTLES,
    TRADE_ENVOYS,
    TRADING_COLONY,
    URBAN_DECOMPOSERS,
    WARP_DRIVE,
]

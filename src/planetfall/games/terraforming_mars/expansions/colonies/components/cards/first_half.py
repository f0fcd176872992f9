"""Projects C01 to C25."""

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
    EARTH,
    EVENT,
    JOVIAN,
    MC,
    MICROBE,
    MICROBES,
    OCEAN,
    OTHER,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    TITANIUM,
)
from planetfall.games.terraforming_mars.effects.basic import (
    Gain,
    NextCard,
    Pay,
    Produce,
    RaiseRating,
)
from planetfall.games.terraforming_mars.effects.combine import Do, Either
from planetfall.games.terraforming_mars.effects.counts import HeldHere, HeldInAll, Tags, Untagged
from planetfall.games.terraforming_mars.effects.holding import Put, TakeHeld
from planetfall.games.terraforming_mars.effects.mars import Place
from planetfall.games.terraforming_mars.effects.others import Remove
from planetfall.games.terraforming_mars.effects.points import PerHeld
from planetfall.games.terraforming_mars.effects.requirements import CitiesInPlay, HasHeld, HasTags
from planetfall.games.terraforming_mars.effects.triggers import TagPlayed
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import (
    COLONIES,
    FLOATERS,
)
from planetfall.games.terraforming_mars.expansions.colonies.effects.cards import ShiftMarkers
from planetfall.games.terraforming_mars.expansions.colonies.effects.conditions import (
    Stations,
    TradeDiscount,
)
from planetfall.games.terraforming_mars.expansions.colonies.stations import BuildStation

# C01 to C12.
AIRLINERS = Project(
    1,
    "airliners",
    AUTOMATED,
    cost=11,
    needs=[HasHeld(FLOATERS, 3)],
    play=[Produce(mc=2), Put(FLOATERS, 2, on=ANY_CARD)],
    vp=1,
    deck=COLONIES,
)
AIR_RAID = Project(
    2,
    "air_raid",
    EVENT,
    cost=0,
    play=[TakeHeld(FLOATERS, 1), Remove(MC, 5, steal=True)],
    deck=COLONIES,
)
ATMO_COLLECTORS = Project(
    3,
    "atmo_collectors",
    ACTIVE,
    cost=15,
    play=[Put(FLOATERS, 2, on=ANY_CARD)],
    action=Either(
        Do(Pay(FLOATERS, 1), Gain(titanium=2)),
        Do(Pay(FLOATERS, 1), Gain(energy=3)),
        Do(Pay(FLOATERS, 1), Gain(heat=4)),
        Put(FLOATERS, 1),
    ),
    holds=FLOATERS,
    deck=COLONIES,
)
COMMUNITY_SERVICES = Project(
    4,
    "community_services",
    AUTOMATED,
    cost=13,
    play=[Produce(mc=1, per=Untagged())],
    vp=1,
    deck=COLONIES,
)
CONSCRIPTION = Project(
    5,
    "conscription",
    EVENT,
    cost=5,
    tags=[EARTH],
    needs=[HasTags(EARTH, 2)],
    play=[NextCard(discount=16)],
    vp=-1,
    deck=COLONIES,
)
CORONA_EXTRACTOR = Project(
    6,
    "corona_extractor",
    AUTOMATED,
    cost=10,
    tags=[SPACE, POWER],
    needs=[HasTags(SCIENCE, 4)],
    play=[Produce(energy=4)],
    deck=COLONIES,
)
CRYO_SLEEP = Project(
    7,
    "cryo_sleep",
    ACTIVE,
    cost=10,
    tags=[SCIENCE],
    lasting=[TradeDiscount()],
    vp=1,
    deck=COLONIES,
)
EARTH_ELEVATOR = Project(
    8,
    "earth_elevator",
    AUTOMATED,
    cost=43,
    tags=[SPACE, EARTH],
    play=[Produce(titanium=3)],
    vp=4,
    deck=COLONIES,
)
# TMC-1.09: the one card with four tags.
ECOLOGY_RESEARCH = Project(
    9,
    "ecology_research",
    AUTOMATED,
    cost=21,
    tags=[SCIENCE, PLANT, ANIMAL, MICROBE],
    play=[
        Produce(plant=1, per=Stations()),
        Put(ANIMALS, 1, on=OTHER),
        Put(MICROBES, 2, on=OTHER),
    ],
    vp=1,
    deck=COLONIES,
)
FLOATER_LEASING = Project(
    10,
    "floater_leasing",
    AUTOMATED,
    cost=3,
    play=[Produce(mc=1, per=HeldInAll(FLOATERS, 3))],
    deck=COLONIES,
)
FLOATER_PROTOTYPES = Project(
    11,
    "floater_prototypes",
    EVENT,
    cost=2,
    tags=[SCIENCE],
    play=[Put(FLOATERS, 2, on=OTHER)],
    deck=COLONIES,
)
FLOATER_TECHNOLOGY = Project(
    12,
    "floater_technology",
    ACTIVE,
    cost=7,
    tags=[SCIENCE],
    action=Put(FLOATERS, 1, on=OTHER),
    deck=COLONIES,
)

# C13 to C25.
GALILEAN_WAYSTATION = Project(
    13,
    "galilean_waystation",
    AUTOMATED,
    cost=15,
    tags=[SPACE],
    play=[Produce(mc=1, per=Tags(JOVIAN, whose=ANYONE))],
    vp=1,
    deck=COLONIES,
)
HEAVY_TAXATION = Project(
    14,
    "heavy_taxation",
    AUTOMATED,
    cost=3,
    tags=[EARTH],
    needs=[HasTags(EARTH, 2)],
    play=[Produce(mc=2), Gain(mc=4)],
    vp=-1,
    deck=COLONIES,
)
ICE_MOON_COLONY = Project(
    15,
    "ice_moon_colony",
    AUTOMATED,
    cost=23,
    tags=[SPACE],
    play=[Place(OCEAN), BuildStation()],
    deck=COLONIES,
)
IMPACTOR_SWARM = Project(
    16,
    "impactor_swarm",
    EVENT,
    cost=11,
    tags=[SPACE],
    needs=[HasTags(JOVIAN, 2)],
    play=[Gain(heat=12), Remove(PLANTS, 2)],
    deck=COLONIES,
)
INTERPLANETARY_COLONY_SHIP = Project(
    17,
    "interplanetary_colony_ship",
    EVENT,
    cost=12,
    tags=[SPACE, EARTH],
    play=[BuildStation()],
    deck=COLONIES,
)
JOVIAN_LANTERNS = Project(
    18,
    "jovian_lanterns",
    ACTIVE,
    cost=20,
    tags=[JOVIAN],
    needs=[HasTags(JOVIAN, 1)],
    play=[RaiseRating(1), Put(FLOATERS, 2, on=ANY_CARD)],
    action=Do(Pay(TITANIUM, 1), Put(FLOATERS, 2)),
    holds=FLOATERS,
    vp=PerHeld(2),
    deck=COLONIES,
)
JUPITER_FLOATING_STATION = Project(
    19,
    "jupiter_floating_station",
    ACTIVE,
    cost=9,
    tags=[JOVIAN],
    needs=[HasTags(SCIENCE, 3)],
    action=Either(
        Put(FLOATERS, 1, on=ANY_CARD, tag=JOVIAN),
        Gain(mc=1, per=HeldHere(FLOATERS, 4)),
    ),
    holds=FLOATERS,
    vp=1,
    deck=COLONIES,
)
LUNA_GOVERNOR = Project(
    20,
    "luna_governor",
    AUTOMATED,
    cost=4,
    tags=[EARTH, EARTH],
    needs=[HasTags(EARTH, 3)],
    play=[Produce(mc=2)],
    deck=COLONIES,
)
LUNAR_EXPORTS = Project(
    21,
    "lunar_exports",
    AUTOMATED,
    cost=19,
    tags=[EARTH, SPACE],
    play=[Either(Produce(mc=5), Produce(plant=2))],
    deck=COLONIES,
)
LUNAR_MINING = Project(
    22,
    "lunar_mining",
    AUTOMATED,
    cost=11,
    tags=[EARTH],
    play=[Produce(titanium=1, per=Tags(EARTH, each=2))],
    deck=COLONIES,
)
MARKET_MANIPULATION = Project(
    23,
    "market_manipulation",
    EVENT,
    cost=1,
    tags=[EARTH],
    play=[ShiftMarkers()],
    deck=COLONIES,
)
MARTIAN_ZOO = Project(
    24,
    "martian_zoo",
    ACTIVE,
    cost=12,
    tags=[ANIMAL, BUILDING],
    needs=[CitiesInPlay(2)],
    action=Gain(mc=1, per=HeldHere(ANIMALS)),
    when=[When(TagPlayed(EARTH), do=Put(ANIMALS, 1))],
    holds=ANIMALS,
    vp=1,
    deck=COLONIES,
)
MINING_COLONY = Project(
    25,
    "mining_colony",
    AUTOMATED,
    cost=20,
    tags=[SPACE],
    play=[Produce(titanium=1), BuildStation()],
    deck=COLONIES,
)

PROJECTS: Final = [
    AIRLINERS,
    AIR_RAID,
    ATMO_COLLECTORS,
    COMMUNITY_SERVICES,
    CONSCRIPTION,
    CORONA_EXTRACTOR,
    CRYO_SLEEP,
    EARTH_ELEVATOR,
    ECOLOGY_RESEARCH,
    FLOATER_LEASING,
    FLOATER_PROTOTYPES,
    FLOATER_TECHNOLOGY,
    GALILEAN_WAYSTATION,
    HEAVY_TAXATION,
    ICE_MOON_COLONY,
    IMPACTOR_SWARM,
    INTERPLANETARY_COLONY_SHIP,
    JOVIAN_LANTERNS,
    JUPITER_FLOATING_STATION,
    LUNA_GOVERNOR,
    LUNAR_EXPORTS,
    LUNAR_MINING,
    MARKET_MANIPULATION,
    MARTIAN_ZOO,
    MINING_COLONY,
]

"""Project cards 001 to 035, in the order of their numbers."""

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
    CAPITAL,
    CITY,
    CITY_TAG,
    CORPORATE_ERA,
    EARTH,
    ENERGY,
    EVENT,
    FIGHTERS,
    HEAT,
    JOVIAN,
    MC,
    MICROBE,
    MICROBES,
    OCEAN,
    OCEANS,
    ON_MARS,
    OTHER,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SCIENCE_RESOURCES,
    SPACE,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)
from planetfall.games.terraforming_mars.effects.basic import Gain, Pay, Produce, RaiseRating
from planetfall.games.terraforming_mars.effects.combine import Do, Either
from planetfall.games.terraforming_mars.effects.counts import Cities
from planetfall.games.terraforming_mars.effects.drawing import Draw, Look, RevealFor
from planetfall.games.terraforming_mars.effects.holding import Put
from planetfall.games.terraforming_mars.effects.lasting import Discount
from planetfall.games.terraforming_mars.effects.mars import (
    ISOLATED,
    NOCTIS_AREA,
    ON_PHOBOS,
    Place,
    Raise,
)
from planetfall.games.terraforming_mars.effects.others import Reduce, Remove
from planetfall.games.terraforming_mars.effects.points import IfHeld, PerHeld, PerNeighbour, PerTag
from planetfall.games.terraforming_mars.effects.requirements import (
    AtLeast,
    AtMost,
    HasProduction,
    HasTags,
)
from planetfall.games.terraforming_mars.effects.triggers import CardPlayed, TilePlaced
from planetfall.games.terraforming_mars.payment import TITANIUM_TOO

COLONIZER_TRAINING_CAMP = Project(
    1,
    "colonizer_training_camp",
    AUTOMATED,
    cost=8,
    tags=[JOVIAN, BUILDING],
    vp=2,
    needs=[AtMost(OXYGEN, 5)],
)
ASTEROID_MINING_CONSORTIUM = Project(
    2,
    "asteroid_mining_consortium",
    AUTOMATED,
    cost=13,
    tags=[JOVIAN],
    vp=1,
    deck=CORPORATE_ERA,
    needs=[HasProduction(TITANIUM, 1)],
    play=[Produce(titanium=1), Reduce(TITANIUM, 1)],
)
DEEP_WELL_HEATING = Project(
    3,
    "deep_well_heating",
    AUTOMATED,
    cost=13,
    tags=[POWER, BUILDING],
    play=[Produce(energy=1), Raise(TEMPERATURE)],
)
CLOUD_SEEDING = Project(
    4,
    "cloud_seeding",
    AUTOMATED,
    cost=11,
    needs=[AtLeast(OCEANS, 3)],
    play=[Produce(mc=-1, plant=2), Reduce(HEAT, 1)],
)
SEARCH_FOR_LIFE = Project(
    5,
    "search_for_life",
    ACTIVE,
    cost=3,
    tags=[SCIENCE],
    holds=SCIENCE_RESOURCES,
    vp=IfHeld(3),
    needs=[AtMost(OXYGEN, 6)],
    action=Do(Pay(MC, 1), RevealFor(MICROBE, Put(SCIENCE_RESOURCES, 1))),
)
INVENTORS_GUILD = Project(
    6,
    "inventors_guild",
    ACTIVE,
    cost=9,
    tags=[SCIENCE],
    deck=CORPORATE_ERA,
    action=Look(1, buy=True),
)
MARTIAN_RAILS = Project(
    7,
    "martian_rails",
    ACTIVE,
    cost=13,
    tags=[BUILDING],
    action=Do(Pay(ENERGY, 1), Gain(mc=1, per=Cities(ON_MARS))),
)
CAPITAL_CARD = Project(
    8,
    "capital",
    AUTOMATED,
    cost=26,
    tags=[CITY_TAG, BUILDING],
    vp=PerNeighbour(OCEAN, to=CAPITAL),
    needs=[AtLeast(OCEANS, 4)],
    play=[Produce(mc=5, energy=-2), Place(CAPITAL)],
)
ASTEROID = Project(
    9,
    "asteroid",
    EVENT,
    cost=14,
    tags=[SPACE],
    play=[Gain(titanium=2), Raise(TEMPERATURE), Remove(PLANTS, 3)],
)
COMET = Project(
    10,
    "comet",
    EVENT,
    cost=21,
    tags=[SPACE],
    play=[Raise(TEMPERATURE), Place(OCEAN), Remove(PLANTS, 3)],
)
BIG_ASTEROID = Project(
    11,
    "big_asteroid",
    EVENT,
    cost=27,
    tags=[SPACE],
    play=[Gain(titanium=4), Raise(TEMPERATURE, 2), Remove(PLANTS, 4)],
)
WATER_IMPORT_FROM_EUROPA = Project(
    12,
    "water_import_from_europa",
    ACTIVE,
    cost=25,
    tags=[JOVIAN, SPACE],
    vp=PerTag(JOVIAN),
    action=Do(Pay(MC, 12, metals=TITANIUM_TOO), Place(OCEAN)),
)
SPACE_ELEVATOR = Project(
    13,
    "space_elevator",
    ACTIVE,
    cost=27,
    tags=[SPACE, BUILDING],
    vp=2,
    deck=CORPORATE_ERA,
    play=[Produce(titanium=1)],
    action=Do(Pay(STEEL, 1), Gain(mc=5)),
)
DEVELOPMENT_CENTER = Project(
    14,
    "development_center",
    ACTIVE,
    cost=11,
    tags=[SCIENCE, BUILDING],
    deck=CORPORATE_ERA,
    action=Do(Pay(ENERGY, 1), Draw(1)),
)
EQUATORIAL_MAGNETIZER = Project(
    15,
    "equatorial_magnetizer",
    ACTIVE,
    cost=11,
    tags=[BUILDING],
    action=Do(Produce(energy=-1), RaiseRating(1)),
)
DOMED_CRATER = Project(
    16,
    "domed_crater",
    AUTOMATED,
    cost=24,
    tags=[CITY_TAG, BUILDING],
    vp=1,
    needs=[AtMost(OXYGEN, 7)],
    play=[Produce(mc=3, energy=-1), Gain(plant=3), Place(CITY)],
)
NOCTIS_CITY = Project(
    17,
    "noctis_city",
    AUTOMATED,
    cost=18,
    tags=[CITY_TAG, BUILDING],
    play=[Produce(mc=3, energy=-1), Place(CITY, NOCTIS_AREA)],
)
METHANE_FROM_TITAN = Project(
    18,
    "methane_from_titan",
    AUTOMATED,
    cost=28,
    tags=[JOVIAN, SPACE],
    vp=2,
    needs=[AtLeast(OXYGEN, 2)],
    play=[Produce(plant=2, heat=2)],
)
IMPORTED_HYDROGEN = Project(
    19,
    "imported_hydrogen",
    EVENT,
    cost=16,
    tags=[EARTH, SPACE],
    play=[
        Place(OCEAN),
        Either(Gain(plant=3), Put(MICROBES, 3, on=OTHER), Put(ANIMALS, 2, on=OTHER)),
    ],
)
RESEARCH_OUTPOST = Project(
    20,
    "research_outpost",
    ACTIVE,
    cost=18,
    tags=[SCIENCE, CITY_TAG, BUILDING],
    play=[Place(CITY, ISOLATED)],
    lasting=[Discount(1)],
)
PHOBOS_SPACE_HAVEN = Project(
    21,
    "phobos_space_haven",
    AUTOMATED,
    cost=25,
    tags=[SPACE, CITY_TAG],
    vp=3,
    play=[Produce(titanium=1), Place(CITY, ON_PHOBOS)],
)
BLACK_POLAR_DUST = Project(
    22,
    "black_polar_dust",
    AUTOMATED,
    cost=15,
    play=[Produce(mc=-2, heat=3), Place(OCEAN)],
)
ARCTIC_ALGAE = Project(
    23,
    "arctic_algae",
    ACTIVE,
    cost=12,
    tags=[PLANT],
    needs=[AtMost(TEMPERATURE, -12)],
    play=[Gain(plant=1)],
    when=[When(TilePlaced(OCEAN), do=Gain(plant=2), by=ANYONE)],
)
PREDATORS = Project(
    24,
    "predators",
    ACTIVE,
    cost=14,
    tags=[ANIMAL],
    holds=ANIMALS,
    vp=PerHeld(),
    needs=[AtLeast(OXYGEN, 11)],
    action=Do(Remove(ANIMALS, 1, up_to=False), Put(ANIMALS, 1)),
)
SPACE_STATION = Project(
    25,
    "space_station",
    ACTIVE,
    cost=10,
    tags=[SPACE],
    vp=1,
    deck=CORPORATE_ERA,
    lasting=[Discount(2, tag=SPACE)],
)
EOS_CHASMA_NATIONAL_PARK = Project(
    26,
    "eos_chasma_national_park",
    AUTOMATED,
    cost=16,
    tags=[PLANT, BUILDING],
    vp=1,
    needs=[AtLeast(TEMPERATURE, -12)],
    play=[Produce(mc=2), Gain(plant=3), Put(ANIMALS, 1, on=ANY_CARD)],
)
INTERSTELLAR_COLONY_SHIP = Project(
    27,
    "interstellar_colony_ship",
    EVENT,
    cost=24,
    tags=[EARTH, SPACE],
    vp=4,
    deck=CORPORATE_ERA,
    needs=[HasTags(SCIENCE, 5)],
)
SECURITY_FLEET = Project(
    28,
    "security_fleet",
    ACTIVE,
    cost=12,
    tags=[SPACE],
    holds=FIGHTERS,
    vp=PerHeld(),
    deck=CORPORATE_ERA,
    action=Do(Pay(TITANIUM, 1), Put(FIGHTERS, 1)),
)
CUPOLA_CITY = Project(
    29,
    "cupola_city",
    AUTOMATED,
    cost=16,
    tags=[CITY_TAG, BUILDING],
    needs=[AtMost(OXYGEN, 9)],
    play=[Produce(mc=3, energy=-1), Place(CITY)],
)
LUNAR_BEAM = Project(
    30,
    "lunar_beam",
    AUTOMATED,
    cost=13,
    tags=[EARTH, POWER],
    play=[Produce(mc=-2, energy=2, heat=2)],
)
OPTIMAL_AEROBRAKING = Project(
    31,
    "optimal_aerobraking",
    ACTIVE,
    cost=7,
    tags=[SPACE],
    when=[When(CardPlayed(EVENT, tag=SPACE), do=Gain(mc=3, heat=3))],
)
UNDERGROUND_CITY = Project(
    32,
    "underground_city",
    AUTOMATED,
    cost=18,
    tags=[CITY_TAG, BUILDING],
    play=[Produce(steel=2, energy=-2), Place(CITY)],
)
REGOLITH_EATERS = Project(
    33,
    "regolith_eaters",
    ACTIVE,
    cost=13,
    tags=[SCIENCE, MICROBE],
    holds=MICROBES,
    action=Either(Do(Pay(MICROBES, 2), Raise(OXYGEN)), Put(MICROBES, 1)),
)
GHG_PRODUCING_BACTERIA = Project(
    34,
    "ghg_producing_bacteria",
    ACTIVE,
    cost=8,
    tags=[SCIENCE, MICROBE],
    holds=MICROBES,
    needs=[AtLeast(OXYGEN, 4)],
    action=Either(Do(Pay(MICROBES, 2), Raise(TEMPERATURE)), Put(MICROBES, 1)),
)
ANTS = Project(
    35,
    "ants",
    ACTIVE,
    cost=9,
    tags=[MICROBE],
    holds=MICROBES,
    vp=PerHeld(2),
    needs=[AtLeast(OXYGEN, 4)],
    action=Do(Remove(MICROBES, 1, up_to=False), Put(MICROBES, 1)),
)

PROJECTS: Final = [
    COLONIZER_TRAINING_CAMP,
    ASTEROID_MINING_CONSORTIUM,
    DEEP_WELL_HEATING,
    CLOUD_SEEDING,
    SEARCH_FOR_LIFE,
    INVENTORS_GUILD,
    MARTIAN_RAILS,
    CAPITAL_CARD,
    ASTEROID,
    COMET,
    BIG_ASTEROID,
    WATER_IMPORT_FROM_EUROPA,
    SPACE_ELEVATOR,
    DEVELOPMENT_CENTER,
    EQUATORIAL_MAGNETIZER,
    DOMED_CRATER,
    NOCTIS_CITY,
    METHANE_FROM_TITAN,
    IMPORTED_HYDROGEN,
    RESEARCH_OUTPOST,
    PHOBOS_SPACE_HAVEN,
    BLACK_POLAR_DUST,
    ARCTIC_ALGAE,
    PREDATORS,
    SPACE_STATION,
    EOS_CHASMA_NATIONAL_PARK,
    INTERSTELLAR_COLONY_SHIP,
    SECURITY_FLEET,
    CUPOLA_CITY,
    LUNAR_BEAM,
    OPTIMAL_AEROBRAKING,
    UNDERGROUND_CITY,
    REGOLITH_EATERS,
    GHG_PRODUCING_BACTERIA,
    ANTS,
]

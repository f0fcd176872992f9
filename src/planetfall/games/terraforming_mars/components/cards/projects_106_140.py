"""Project cards 106 to 140, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.components.card import Project, When
from planetfall.games.terraforming_mars.components.terms import (
    ACTIVE,
    ANIMAL,
    ANIMALS,
    AUTOMATED,
    BUILDING,
    CITY,
    CITY_TAG,
    CORPORATE_ERA,
    EARTH,
    ECOLOGICAL_ZONE,
    EVENT,
    GREENERY,
    INDUSTRIAL_CENTER,
    LAVA_FLOWS,
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
    STEEL,
    TEMPERATURE,
    TITANIUM,
)
from planetfall.games.terraforming_mars.effects.basic import Gain, Pay, Produce, RaiseRating
from planetfall.games.terraforming_mars.effects.combine import Do, Either
from planetfall.games.terraforming_mars.effects.counts import Cities, EventsPlayed, Tags
from planetfall.games.terraforming_mars.effects.drawing import Look
from planetfall.games.terraforming_mars.effects.holding import Put
from planetfall.games.terraforming_mars.effects.mars import (
    ANY_LAND,
    NEXT_TO_CITY,
    NEXT_TO_GREENERY,
    NEXT_TO_TWO_CITIES,
    VOLCANIC_AREA,
    Place,
    Raise,
)
from planetfall.games.terraforming_mars.effects.others import Reduce, Remove
from planetfall.games.terraforming_mars.effects.points import PerHeld
from planetfall.games.terraforming_mars.effects.requirements import (
    AtLeast,
    AtMost,
    HasTags,
    OwnsTiles,
)
from planetfall.games.terraforming_mars.effects.triggers import CardPlayed, TagPlayed

ACQUIRED_COMPANY = Project(
    106,
    "acquired_company",
    AUTOMATED,
    cost=10,
    tags=[EARTH],
    deck=CORPORATE_ERA,
    play=[Produce(mc=3)],
)
MEDIA_ARCHIVES = Project(
    107,
    "media_archives",
    AUTOMATED,
    cost=8,
    tags=[EARTH],
    deck=CORPORATE_ERA,
    play=[Gain(mc=1, per=EventsPlayed())],
)
OPEN_CITY = Project(
    108,
    "open_city",
    AUTOMATED,
    cost=23,
    tags=[CITY_TAG, BUILDING],
    vp=1,
    needs=[AtLeast(OXYGEN, 12)],
    play=[Produce(mc=4, energy=-1), Gain(plant=2), Place(CITY)],
)
MEDIA_GROUP = Project(
    109,
    "media_group",
    ACTIVE,
    cost=6,
    tags=[EARTH],
    deck=CORPORATE_ERA,
    when=[When(CardPlayed(EVENT), do=Gain(mc=3))],
)
BUSINESS_NETWORK = Project(
    110,
    "business_network",
    ACTIVE,
    cost=4,
    tags=[EARTH],
    deck=CORPORATE_ERA,
    play=[Produce(mc=-1)],
    action=Look(1, buy=True),
)
BUSINESS_CONTACTS = Project(
    111,
    "business_contacts",
    EVENT,
    cost=7,
    tags=[EARTH],
    deck=CORPORATE_ERA,
    play=[Look(4, keep=2)],
)
BRIBED_COMMITTEE = Project(
    112,
    "bribed_committee",
    EVENT,
    cost=7,
    tags=[EARTH],
    vp=-2,
    deck=CORPORATE_ERA,
    play=[RaiseRating(2)],
)
SOLAR_POWER = Project(
    113,
    "solar_power",
    AUTOMATED,
    cost=11,
    tags=[POWER, BUILDING],
    vp=1,
    play=[Produce(energy=1)],
)
BREATHING_FILTERS = Project(
    114,
    "breathing_filters",
    AUTOMATED,
    cost=11,
    tags=[SCIENCE],
    vp=2,
    needs=[AtLeast(OXYGEN, 7)],
)
ARTIFICIAL_PHOTOSYNTHESIS = Project(
    115,
    "artificial_photosynthesis",
    AUTOMATED,
    cost=12,
    tags=[SCIENCE],
    play=[Either(Produce(energy=2), Produce(plant=1))],
)
ARTIFICIAL_LAKE = Project(
    116,
    "artificial_lake",
    AUTOMATED,
    cost=15,
    tags=[BUILDING],
    vp=1,
    needs=[AtLeast(TEMPERATURE, -6)],
    play=[Place(OCEAN, ANY_LAND)],
)
GEOTHERMAL_POWER = Project(
    117,
    "geothermal_power",
    AUTOMATED,
    cost=11,
    tags=[POWER, BUILDING],
    play=[Produce(energy=2)],
)
FARMING = Project(
    118,
    "farming",
    AUTOMATED,
    cost=16,
    tags=[PLANT],
    vp=2,
    needs=[AtLeast(TEMPERATURE, 4)],
    play=[Produce(mc=2, plant=2), Gain(plant=2)],
)
DUST_SEALS = Project(
    119,
    "dust_seals",
    AUTOMATED,
    cost=2,
    vp=1,
    needs=[AtMost(OCEANS, 3)],
)
URBANIZED_AREA = Project(
    120,
    "urbanized_area",
    AUTOMATED,
    cost=10,
    tags=[CITY_TAG, BUILDING],
    play=[Produce(mc=2, energy=-1), Place(CITY, NEXT_TO_TWO_CITIES)],
)
SABOTAGE = Project(
    121,
    "sabotage",
    EVENT,
    cost=1,
    deck=CORPORATE_ERA,
    play=[Either(Remove(TITANIUM, 3), Remove(STEEL, 4), Remove(MC, 7))],
)
MOSS = Project(
    122,
    "moss",
    AUTOMATED,
    cost=4,
    tags=[PLANT],
    needs=[AtLeast(OCEANS, 3)],
    play=[Produce(plant=1), Pay(PLANTS, 1)],
)
INDUSTRIAL_CENTER_CARD = Project(
    123,
    "industrial_center",
    ACTIVE,
    cost=4,
    tags=[BUILDING],
    deck=CORPORATE_ERA,
    play=[Place(INDUSTRIAL_CENTER, NEXT_TO_CITY)],
    action=Do(Pay(MC, 7), Produce(steel=1)),
)
HIRED_RAIDERS = Project(
    124,
    "hired_raiders",
    EVENT,
    cost=1,
    deck=CORPORATE_ERA,
    play=[Either(Remove(STEEL, 2, steal=True), Remove(MC, 3, steal=True))],
)
HACKERS = Project(
    125,
    "hackers",
    AUTOMATED,
    cost=3,
    vp=-1,
    deck=CORPORATE_ERA,
    play=[Produce(mc=2, energy=-1), Reduce(MC, 2)],
)
GHG_FACTORIES = Project(
    126,
    "ghg_factories",
    AUTOMATED,
    cost=11,
    tags=[BUILDING],
    play=[Produce(energy=-1, heat=4)],
)
SUBTERRANEAN_RESERVOIR = Project(
    127,
    "subterranean_reservoir",
    EVENT,
    cost=11,
    play=[Place(OCEAN)],
)
ECOLOGICAL_ZONE_CARD = Project(
    128,
    "ecological_zone",
    ACTIVE,
    cost=12,
    tags=[ANIMAL, PLANT],
    holds=ANIMALS,
    vp=PerHeld(2),
    needs=[OwnsTiles(GREENERY, 1)],
    play=[Place(ECOLOGICAL_ZONE, NEXT_TO_GREENERY)],
    when=[When(TagPlayed(ANIMAL, PLANT), do=Put(ANIMALS, 1))],
)
ZEPPELINS = Project(
    129,
    "zeppelins",
    AUTOMATED,
    cost=13,
    vp=1,
    needs=[AtLeast(OXYGEN, 5)],
    play=[Produce(mc=1, per=Cities(ON_MARS))],
)
WORMS = Project(
    130,
    "worms",
    AUTOMATED,
    cost=8,
    tags=[MICROBE],
    needs=[AtLeast(OXYGEN, 4)],
    play=[Produce(plant=1, per=Tags(MICROBE, each=2))],
)
DECOMPOSERS = Project(
    131,
    "decomposers",
    ACTIVE,
    cost=5,
    tags=[MICROBE],
    holds=MICROBES,
    vp=PerHeld(3),
    needs=[AtLeast(OXYGEN, 3)],
    when=[When(TagPlayed(ANIMAL, PLANT, MICROBE), do=Put(MICROBES, 1))],
)
FUSION_POWER = Project(
    132,
    "fusion_power",
    AUTOMATED,
    cost=14,
    tags=[SCIENCE, POWER, BUILDING],
    needs=[HasTags(POWER, 2)],
    play=[Produce(energy=3)],
)
SYMBIOTIC_FUNGUS = Project(
    133,
    "symbiotic_fungus",
    ACTIVE,
    cost=4,
    tags=[MICROBE],
    needs=[AtLeast(TEMPERATURE, -14)],
    action=Put(MICROBES, 1, on=OTHER),
)
EXTREME_COLD_FUNGUS = Project(
    134,
    "extreme_cold_fungus",
    ACTIVE,
    cost=13,
    tags=[MICROBE],
    needs=[AtMost(TEMPERATURE, -10)],
    action=Either(Gain(plant=1), Put(MICROBES, 2, on=OTHER)),
)
ADVANCED_ECOSYSTEMS = Project(
    135,
    "advanced_ecosystems",
    AUTOMATED,
    cost=11,
    tags=[PLANT, MICROBE, ANIMAL],
    vp=3,
    needs=[HasTags(PLANT, 1), HasTags(ANIMAL, 1), HasTags(MICROBE, 1)],
)
GREAT_DAM = Project(
    136,
    "great_dam",
    AUTOMATED,
    cost=12,
    tags=[POWER, BUILDING],
    vp=1,
    needs=[AtLeast(OCEANS, 4)],
    play=[Produce(energy=2)],
)
CARTEL = Project(
    137,
    "cartel",
    AUTOMATED,
    cost=8,
    tags=[EARTH],
    deck=CORPORATE_ERA,
    play=[Produce(mc=1, per=Tags(EARTH))],
)
STRIP_MINE = Project(
    138,
    "strip_mine",
    AUTOMATED,
    cost=25,
    tags=[BUILDING],
    play=[Produce(steel=2, titanium=1, energy=-2), Raise(OXYGEN, 2)],
)
WAVE_POWER = Project(
    139,
    "wave_power",
    AUTOMATED,
    cost=8,
    tags=[POWER],
    vp=1,
    needs=[AtLeast(OCEANS, 3)],
    play=[Produce(energy=1)],
)
LAVA_FLOWS_CARD = Project(
    140,
    "lava_flows",
    EVENT,
    cost=18,
    play=[Raise(TEMPERATURE, 2), Place(LAVA_FLOWS, VOLCANIC_AREA)],
)

PROJECTS: Final = [
    ACQUIRED_COMPANY,
    MEDIA_ARCHIVES,
    OPEN_CITY,
    MEDIA_GROUP,
    BUSINESS_NETWORK,
    BUSINESS_CONTACTS,
    BRIBED_COMMITTEE,
    SOLAR_POWER,
    BREATHING_FILTERS,
    ARTIFICIAL_PHOTOSYNTHESIS,
    ARTIFICIAL_LAKE,
    GEOTHERMAL_POWER,
    FARMING,
    DUST_SEALS,
    URBANIZED_AREA,
    SABOTAGE,
    MOSS,
    INDUSTRIAL_CENTER_CARD,
    HIRED_RAIDERS,
    HACKERS,
    GHG_FACTORIES,
    SUBTERRANEAN_RESERVOIR,
    ECOLOGICAL_ZONE_CARD,
    ZEPPELINS,
    WORMS,
    DECOMPOSERS,
    FUSION_POWER,
    SYMBIOTIC_FUNGUS,
    EXTREME_COLD_FUNGUS,
    ADVANCED_ECOSYSTEMS,
    GREAT_DAM,
    CARTEL,
    STRIP_MINE,
    WAVE_POWER,
    LAVA_FLOWS_CARD,
]

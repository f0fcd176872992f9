"""Project cards 141 to 175, in the order of their numbers."""

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
    CORPORATE_ERA,
    EARTH,
    ENERGY,
    EVENT,
    GREENERY,
    HEAT,
    MC,
    MICROBE,
    MICROBES,
    MOHOLE_AREA,
    OCEAN,
    OCEANS,
    OTHER,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    TEMPERATURE,
)
from planetfall.games.terraforming_mars.effects.basic import (
    Gain,
    Pay,
    Produce,
    RaiseRating,
    ShiftProduction,
)
from planetfall.games.terraforming_mars.effects.combine import Do, Either
from planetfall.games.terraforming_mars.effects.counts import Tags
from planetfall.games.terraforming_mars.effects.drawing import Draw
from planetfall.games.terraforming_mars.effects.holding import ANY_HELD, Put
from planetfall.games.terraforming_mars.effects.lasting import Discount, Protect, Shelter, Slack
from planetfall.games.terraforming_mars.effects.mars import OCEAN_AREA, Place
from planetfall.games.terraforming_mars.effects.others import Reduce
from planetfall.games.terraforming_mars.effects.points import PerHeld
from planetfall.games.terraforming_mars.effects.requirements import AtLeast, AtMost, HasTags
from planetfall.games.terraforming_mars.effects.triggers import ProjectUsed, TilePlaced

POWER_PLANT = Project(
    141,
    "power_plant",
    AUTOMATED,
    cost=4,
    tags=[POWER, BUILDING],
    play=[Produce(energy=1)],
)
MOHOLE_AREA_CARD = Project(
    142,
    "mohole_area",
    AUTOMATED,
    cost=20,
    tags=[BUILDING],
    play=[Produce(heat=4), Place(MOHOLE_AREA, OCEAN_AREA)],
)
LARGE_CONVOY = Project(
    143,
    "large_convoy",
    EVENT,
    cost=36,
    tags=[EARTH, SPACE],
    vp=2,
    play=[Place(OCEAN), Draw(2), Either(Gain(plant=5), Put(ANIMALS, 4, on=OTHER))],
)
TITANIUM_MINE = Project(
    144,
    "titanium_mine",
    AUTOMATED,
    cost=7,
    tags=[BUILDING],
    deck=CORPORATE_ERA,
    play=[Produce(titanium=1)],
)
TECTONIC_STRESS_POWER = Project(
    145,
    "tectonic_stress_power",
    AUTOMATED,
    cost=18,
    tags=[POWER, BUILDING],
    vp=1,
    needs=[HasTags(SCIENCE, 2)],
    play=[Produce(energy=3)],
)
NITROPHILIC_MOSS = Project(
    146,
    "nitrophilic_moss",
    AUTOMATED,
    cost=8,
    tags=[PLANT],
    needs=[AtLeast(OCEANS, 3)],
    play=[Produce(plant=2), Pay(PLANTS, 2)],
)
HERBIVORES = Project(
    147,
    "herbivores",
    ACTIVE,
    cost=12,
    tags=[ANIMAL],
    holds=ANIMALS,
    vp=PerHeld(2),
    needs=[AtLeast(OXYGEN, 8)],
    play=[Reduce(PLANTS, 1), Put(ANIMALS, 1)],
    when=[When(TilePlaced(GREENERY), do=Put(ANIMALS, 1))],
)
INSECTS = Project(
    148,
    "insects",
    AUTOMATED,
    cost=9,
    tags=[MICROBE],
    needs=[AtLeast(OXYGEN, 6)],
    play=[Produce(plant=1, per=Tags(PLANT))],
)
CEOS_FAVORITE_PROJECT = Project(
    149,
    "ceos_favorite_project",
    EVENT,
    cost=1,
    deck=CORPORATE_ERA,
    play=[Put(ANY_HELD, 1, on=ANY_CARD, least=1)],
)
ANTI_GRAVITY_TECHNOLOGY = Project(
    150,
    "anti_gravity_technology",
    ACTIVE,
    cost=14,
    tags=[SCIENCE],
    vp=3,
    deck=CORPORATE_ERA,
    needs=[HasTags(SCIENCE, 7)],
    lasting=[Discount(2)],
)
INVESTMENT_LOAN = Project(
    151,
    "investment_loan",
    EVENT,
    cost=3,
    tags=[EARTH],
    deck=CORPORATE_ERA,
    play=[Produce(mc=-1), Gain(mc=10)],
)
INSULATION = Project(
    152,
    "insulation",
    AUTOMATED,
    cost=2,
    play=[ShiftProduction(HEAT, MC)],
)
ADAPTATION_TECHNOLOGY = Project(
    153,
    "adaptation_technology",
    ACTIVE,
    cost=12,
    tags=[SCIENCE],
    vp=1,
    lasting=[Slack(2)],
)
CARETAKER_CONTRACT = Project(
    154,
    "caretaker_contract",
    ACTIVE,
    cost=3,
    deck=CORPORATE_ERA,
    needs=[AtLeast(TEMPERATURE, 0)],
    action=Do(Pay(HEAT, 8), RaiseRating(1)),
)
DESIGNED_MICROORGANISMS = Project(
    155,
    "designed_microorganisms",
    AUTOMATED,
    cost=16,
    tags=[SCIENCE, MICROBE],
    needs=[AtMost(TEMPERATURE, -14)],
    play=[Produce(plant=2)],
)
STANDARD_TECHNOLOGY = Project(
    156,
    "standard_technology",
    ACTIVE,
    cost=6,
    tags=[SCIENCE],
    deck=CORPORATE_ERA,
    when=[When(ProjectUsed(), do=Gain(mc=3))],
)
NITRITE_REDUCING_BACTERIA = Project(
    157,
    "nitrite_reducing_bacteria",
    ACTIVE,
    cost=11,
    tags=[MICROBE],
    holds=MICROBES,
    play=[Put(MICROBES, 3)],
    action=Either(Do(Pay(MICROBES, 3), RaiseRating(1)), Put(MICROBES, 1)),
)
INDUSTRIAL_MICROBES = Project(
    158,
    "industrial_microbes",
    AUTOMATED,
    cost=12,
    tags=[MICROBE, BUILDING],
    play=[Produce(steel=1, energy=1)],
)
LICHEN = Project(
    159,
    "lichen",
    AUTOMATED,
    cost=7,
    tags=[PLANT],
    needs=[AtLeast(TEMPERATURE, -24)],
    play=[Produce(plant=1)],
)
POWER_SUPPLY_CONSORTIUM = Project(
    160,
    "power_supply_consortium",
    AUTOMATED,
    cost=5,
    tags=[POWER],
    deck=CORPORATE_ERA,
    needs=[HasTags(POWER, 2)],
    play=[Produce(energy=1), Reduce(ENERGY, 1)],
)
CONVOY_FROM_EUROPA = Project(
    161,
    "convoy_from_europa",
    EVENT,
    cost=15,
    tags=[SPACE],
    play=[Place(OCEAN), Draw(1)],
)
IMPORTED_GHG = Project(
    162,
    "imported_ghg",
    EVENT,
    cost=7,
    tags=[EARTH, SPACE],
    play=[Produce(heat=1), Gain(heat=3)],
)
IMPORTED_NITROGEN = Project(
    163,
    "imported_nitrogen",
    EVENT,
    cost=23,
    tags=[EARTH, SPACE],
    play=[Gain(plant=4), RaiseRating(1), Put(MICROBES, 3, on=OTHER), Put(ANIMALS, 2, on=OTHER)],
)
MICRO_MILLS = Project(
    164,
    "micro_mills",
    AUTOMATED,
    cost=3,
    play=[Produce(heat=1)],
)
MAGNETIC_FIELD_GENERATORS = Project(
    165,
    "magnetic_field_generators",
    AUTOMATED,
    cost=20,
    tags=[BUILDING],
    play=[Produce(plant=2, energy=-4), RaiseRating(3)],
)
SHUTTLES = Project(
    166,
    "shuttles",
    ACTIVE,
    cost=10,
    tags=[SPACE],
    vp=1,
    needs=[AtLeast(OXYGEN, 5)],
    play=[Produce(mc=2, energy=-1)],
    lasting=[Discount(2, tag=SPACE)],
)
IMPORT_OF_ADVANCED_GHG = Project(
    167,
    "import_of_advanced_ghg",
    EVENT,
    cost=9,
    tags=[EARTH, SPACE],
    play=[Produce(heat=2)],
)
WINDMILLS = Project(
    168,
    "windmills",
    AUTOMATED,
    cost=6,
    tags=[POWER, BUILDING],
    vp=1,
    needs=[AtLeast(OXYGEN, 7)],
    play=[Produce(energy=1)],
)
TUNDRA_FARMING = Project(
    169,
    "tundra_farming",
    AUTOMATED,
    cost=16,
    tags=[PLANT],
    vp=2,
    needs=[AtLeast(TEMPERATURE, -6)],
    play=[Produce(mc=2, plant=1), Gain(plant=1)],
)
AEROBRAKED_AMMONIA_ASTEROID = Project(
    170,
    "aerobraked_ammonia_asteroid",
    EVENT,
    cost=26,
    tags=[SPACE],
    play=[Produce(plant=1, heat=3), Put(MICROBES, 2, on=OTHER)],
)
MAGNETIC_FIELD_DOME = Project(
    171,
    "magnetic_field_dome",
    AUTOMATED,
    cost=5,
    tags=[BUILDING],
    play=[Produce(plant=1, energy=-2), RaiseRating(1)],
)
PETS = Project(
    172,
    "pets",
    ACTIVE,
    cost=10,
    tags=[EARTH, ANIMAL],
    holds=ANIMALS,
    vp=PerHeld(2),
    play=[Put(ANIMALS, 1)],
    lasting=[Shelter()],
    when=[When(TilePlaced(CITY), do=Put(ANIMALS, 1), by=ANYONE)],
)
PROTECTED_HABITATS = Project(
    173,
    "protected_habitats",
    ACTIVE,
    cost=5,
    deck=CORPORATE_ERA,
    lasting=[Protect(PLANTS), Protect(ANIMALS), Protect(MICROBES)],
)
PROTECTED_VALLEY = Project(
    174,
    "protected_valley",
    AUTOMATED,
    cost=23,
    tags=[PLANT, BUILDING],
    play=[Produce(mc=2), Place(GREENERY, OCEAN_AREA)],
)
SATELLITES = Project(
    175,
    "satellites",
    AUTOMATED,
    cost=10,
    tags=[SPACE],
    deck=CORPORATE_ERA,
    play=[Produce(mc=1, per=Tags(SPACE))],
)

PROJECTS: Final = [
    POWER_PLANT,
    MOHOLE_AREA_CARD,
    LARGE_CONVOY,
    TITANIUM_MINE,
    TECTONIC_STRESS_POWER,
    NITROPHILIC_MOSS,
    HERBIVORES,
    INSECTS,
    CEOS_FAVORITE_PROJECT,
    ANTI_GRAVITY_TECHNOLOGY,
    INVESTMENT_LOAN,
    INSULATION,
    ADAPTATION_TECHNOLOGY,
    CARETAKER_CONTRACT,
    DESIGNED_MICROORGANISMS,
    STANDARD_TECHNOLOGY,
    NITRITE_REDUCING_BACTERIA,
    INDUSTRIAL_MICROBES,
    LICHEN,
    POWER_SUPPLY_CONSORTIUM,
    CONVOY_FROM_EUROPA,
    IMPORTED_GHG,
    IMPORTED_NITROGEN,
    MICRO_MILLS,
    MAGNETIC_FIELD_GENERATORS,
    SHUTTLES,
    IMPORT_OF_ADVANCED_GHG,
    WINDMILLS,
    TUNDRA_FARMING,
    AEROBRAKED_AMMONIA_ASTEROID,
    MAGNETIC_FIELD_DOME,
    PETS,
    PROTECTED_HABITATS,
    PROTECTED_VALLEY,
    SATELLITES,
]

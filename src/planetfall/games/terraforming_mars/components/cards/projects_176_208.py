"""Project cards 176 to 208, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.components.card import Project, When
from planetfall.games.terraforming_mars.components.terms import (
    ACTIVE,
    ANIMAL,
    ANIMALS,
    ANYONE,
    AUTOMATED,
    BUILDING,
    CITY,
    CITY_TAG,
    CORPORATE_ERA,
    EARTH,
    ENERGY,
    EVENT,
    GREENERY,
    HEAT,
    JOVIAN,
    MC,
    NEIGHBOURS,
    OCEAN,
    OCEANS,
    OTHER,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    RESTRICTED_AREA,
    SCIENCE,
    SCIENCE_RESOURCES,
    SPACE,
    TEMPERATURE,
)
from planetfall.games.terraforming_mars.effects.basic import (
    Exchange,
    Gain,
    NextCard,
    Pay,
    Produce,
    RaiseRating,
)
from planetfall.games.terraforming_mars.effects.combine import Do, Either
from planetfall.games.terraforming_mars.effects.counts import Cities, Tags
from planetfall.games.terraforming_mars.effects.drawing import Draw, Look
from planetfall.games.terraforming_mars.effects.holding import Put
from planetfall.games.terraforming_mars.effects.mars import Place, Raise
from planetfall.games.terraforming_mars.effects.others import Reduce, Remove
from planetfall.games.terraforming_mars.effects.points import PerCity, PerHeld
from planetfall.games.terraforming_mars.effects.requirements import AtLeast, CitiesInPlay, HasTags
from planetfall.games.terraforming_mars.effects.triggers import TagPlayed, TilePlaced
from planetfall.games.terraforming_mars.payment import STEEL_TOO

NOCTIS_FARMING = Project(
    176,
    "noctis_farming",
    AUTOMATED,
    cost=10,
    tags=[PLANT, BUILDING],
    vp=1,
    needs=[AtLeast(TEMPERATURE, -20)],
    play=[Produce(mc=1), Gain(plant=2)],
)
WATER_SPLITTING_PLANT = Project(
    177,
    "water_splitting_plant",
    ACTIVE,
    cost=12,
    tags=[BUILDING],
    needs=[AtLeast(OCEANS, 2)],
    action=Do(Pay(ENERGY, 3), Raise(OXYGEN)),
)
HEAT_TRAPPERS = Project(
    178,
    "heat_trappers",
    AUTOMATED,
    cost=6,
    tags=[POWER, BUILDING],
    vp=-1,
    play=[Produce(energy=1), Reduce(HEAT, 2)],
)
SOIL_FACTORY = Project(
    179,
    "soil_factory",
    AUTOMATED,
    cost=9,
    tags=[BUILDING],
    vp=1,
    play=[Produce(plant=1, energy=-1)],
)
FUEL_FACTORY = Project(
    180,
    "fuel_factory",
    AUTOMATED,
    cost=6,
    tags=[BUILDING],
    deck=CORPORATE_ERA,
    play=[Produce(mc=1, titanium=1, energy=-1)],
)
ICE_CAP_MELTING = Project(
    181,
    "ice_cap_melting",
    EVENT,
    cost=5,
    needs=[AtLeast(TEMPERATURE, 2)],
    play=[Place(OCEAN)],
)
CORPORATE_STRONGHOLD = Project(
    182,
    "corporate_stronghold",
    AUTOMATED,
    cost=11,
    tags=[CITY_TAG, BUILDING],
    vp=-2,
    deck=CORPORATE_ERA,
    play=[Produce(mc=3, energy=-1), Place(CITY)],
)
BIOMASS_COMBUSTORS = Project(
    183,
    "biomass_combustors",
    AUTOMATED,
    cost=4,
    tags=[POWER, BUILDING],
    vp=-1,
    needs=[AtLeast(OXYGEN, 6)],
    play=[Produce(energy=2), Reduce(PLANTS, 1)],
)
LIVESTOCK = Project(
    184,
    "livestock",
    ACTIVE,
    cost=13,
    tags=[ANIMAL],
    holds=ANIMALS,
    vp=PerHeld(),
    needs=[AtLeast(OXYGEN, 9)],
    play=[Produce(mc=2, plant=-1)],
    action=Put(ANIMALS, 1),
)
OLYMPUS_CONFERENCE = Project(
    185,
    "olympus_conference",
    ACTIVE,
    cost=10,
    tags=[SCIENCE, EARTH, BUILDING],
    holds=SCIENCE_RESOURCES,
    vp=1,
    deck=CORPORATE_ERA,
    when=[
        When(
            TagPlayed(SCIENCE),
            do=Either(Put(SCIENCE_RESOURCES, 1), Do(Pay(SCIENCE_RESOURCES, 1), Draw(1))),
        )
    ],
)
RAD_SUITS = Project(
    186,
    "rad_suits",
    AUTOMATED,
    cost=6,
    vp=1,
    deck=CORPORATE_ERA,
    needs=[CitiesInPlay(2)],
    play=[Produce(mc=1)],
)
AQUIFER_PUMPING = Project(
    187,
    "aquifer_pumping",
    ACTIVE,
    cost=18,
    tags=[BUILDING],
    action=Do(Pay(MC, 8, metals=STEEL_TOO), Place(OCEAN)),
)
FLOODING = Project(
    188,
    "flooding",
    EVENT,
    cost=7,
    vp=-1,
    play=[Place(OCEAN, then=Remove(MC, 4, whose=NEIGHBOURS))],
)
ENERGY_SAVING = Project(
    189,
    "energy_saving",
    AUTOMATED,
    cost=15,
    tags=[POWER],
    play=[Produce(energy=1, per=Cities())],
)
LOCAL_HEAT_TRAPPING = Project(
    190,
    "local_heat_trapping",
    EVENT,
    cost=1,
    play=[Pay(HEAT, 5), Either(Gain(plant=4), Put(ANIMALS, 2, on=OTHER))],
)
PERMAFROST_EXTRACTION = Project(
    191,
    "permafrost_extraction",
    EVENT,
    cost=8,
    needs=[AtLeast(TEMPERATURE, -8)],
    play=[Place(OCEAN)],
)
INVENTION_CONTEST = Project(
    192,
    "invention_contest",
    EVENT,
    cost=2,
    tags=[SCIENCE],
    deck=CORPORATE_ERA,
    play=[Look(3, keep=1)],
)
PLANTATION = Project(
    193,
    "plantation",
    AUTOMATED,
    cost=15,
    tags=[PLANT],
    needs=[HasTags(SCIENCE, 2)],
    play=[Place(GREENERY)],
)
POWER_INFRASTRUCTURE = Project(
    194,
    "power_infrastructure",
    ACTIVE,
    cost=4,
    tags=[POWER, BUILDING],
    deck=CORPORATE_ERA,
    action=Exchange(ENERGY, MC),
)
INDENTURED_WORKERS = Project(
    195,
    "indentured_workers",
    EVENT,
    cost=0,
    vp=-1,
    deck=CORPORATE_ERA,
    play=[NextCard(discount=8)],
)
LAGRANGE_OBSERVATORY = Project(
    196,
    "lagrange_observatory",
    AUTOMATED,
    cost=9,
    tags=[SCIENCE, SPACE],
    vp=1,
    deck=CORPORATE_ERA,
    play=[Draw(1)],
)
TERRAFORMING_GANYMEDE = Project(
    197,
    "terraforming_ganymede",
    AUTOMATED,
    cost=33,
    tags=[JOVIAN, SPACE],
    vp=2,
    deck=CORPORATE_ERA,
    play=[RaiseRating(1, per=Tags(JOVIAN))],
)
IMMIGRATION_SHUTTLES = Project(
    198,
    "immigration_shuttles",
    AUTOMATED,
    cost=31,
    tags=[EARTH, SPACE],
    vp=PerCity(3),
    play=[Produce(mc=5)],
)
RESTRICTED_AREA_CARD = Project(
    199,
    "restricted_area",
    ACTIVE,
    cost=11,
    tags=[SCIENCE],
    deck=CORPORATE_ERA,
    play=[Place(RESTRICTED_AREA)],
    action=Do(Pay(MC, 2), Draw(1)),
)
IMMIGRANT_CITY = Project(
    200,
    "immigrant_city",
    ACTIVE,
    cost=13,
    tags=[CITY_TAG, BUILDING],
    play=[Produce(mc=-2, energy=-1), Place(CITY)],
    when=[When(TilePlaced(CITY), do=Produce(mc=1), by=ANYONE)],
)
ENERGY_TAPPING = Project(
    201,
    "energy_tapping",
    AUTOMATED,
    cost=3,
    tags=[POWER],
    vp=-1,
    deck=CORPORATE_ERA,
    play=[Produce(energy=1), Reduce(ENERGY, 1)],
)
UNDERGROUND_DETONATIONS = Project(
    202,
    "underground_detonations",
    ACTIVE,
    cost=6,
    tags=[BUILDING],
    action=Do(Pay(MC, 10), Produce(heat=2)),
)
SOLETTA = Project(
    203,
    "soletta",
    AUTOMATED,
    cost=35,
    tags=[SPACE],
    play=[Produce(heat=7)],
)
TECHNOLOGY_DEMONSTRATION = Project(
    204,
    "technology_demonstration",
    EVENT,
    cost=5,
    tags=[SCIENCE, SPACE],
    deck=CORPORATE_ERA,
    play=[Draw(2)],
)
RAD_CHEM_FACTORY = Project(
    205,
    "rad_chem_factory",
    AUTOMATED,
    cost=8,
    tags=[BUILDING],
    play=[Produce(energy=-1), RaiseRating(2)],
)
SPECIAL_DESIGN = Project(
    206,
    "special_design",
    EVENT,
    cost=4,
    tags=[SCIENCE],
    play=[NextCard(slack=2)],
)
MEDICAL_LAB = Project(
    207,
    "medical_lab",
    AUTOMATED,
    cost=13,
    tags=[SCIENCE, BUILDING],
    vp=1,
    deck=CORPORATE_ERA,
    play=[Produce(mc=1, per=Tags(BUILDING, each=2))],
)
AI_CENTRAL = Project(
    208,
    "ai_central",
    ACTIVE,
    cost=21,
    tags=[SCIENCE, BUILDING],
    vp=1,
    deck=CORPORATE_ERA,
    needs=[HasTags(SCIENCE, 3)],
    play=[Produce(energy=-1)],
    action=Draw(2),
)

PROJECTS: Final = [
    NOCTIS_FARMING,
    WATER_SPLITTING_PLANT,
    HEAT_TRAPPERS,
    SOIL_FACTORY,
    FUEL_FACTORY,
    ICE_CAP_MELTING,
    CORPORATE_STRONGHOLD,
    BIOMASS_COMBUSTORS,
    LIVESTOCK,
    OLYMPUS_CONFERENCE,
    RAD_SUITS,
    AQUIFER_PUMPING,
    FLOODING,
    ENERGY_SAVING,
    LOCAL_HEAT_TRAPPING,
    PERMAFROST_EXTRACTION,
    INVENTION_CONTEST,
    PLANTATION,
    POWER_INFRASTRUCTURE,
    INDENTURED_WORKERS,
    LAGRANGE_OBSERVATORY,
    TERRAFORMING_GANYMEDE,
    IMMIGRATION_SHUTTLES,
    RESTRICTED_AREA_CARD,
    IMMIGRANT_CITY,
    ENERGY_TAPPING,
    UNDERGROUND_DETONATIONS,
    SOLETTA,
    TECHNOLOGY_DEMONSTRATION,
    RAD_CHEM_FACTORY,
    SPECIAL_DESIGN,
    MEDICAL_LAB,
    AI_CENTRAL,
]

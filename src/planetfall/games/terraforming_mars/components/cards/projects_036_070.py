"""Project cards 036 to 070, in the order of their numbers."""

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
    CORPORATE_ERA,
    EARTH,
    EVENT,
    GREENERY,
    JOVIAN,
    MICROBE,
    MICROBES,
    MINING_AREA,
    MINING_RIGHTS,
    NATURAL_PRESERVE,
    OCEAN,
    OCEANS,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
    TEMPERATURE,
)
from planetfall.games.terraforming_mars.effects.basic import Gain, Pay, Produce, RaiseRating
from planetfall.games.terraforming_mars.effects.combine import Do, Either, If
from planetfall.games.terraforming_mars.effects.counts import Tags
from planetfall.games.terraforming_mars.effects.holding import Put
from planetfall.games.terraforming_mars.effects.lasting import Discount
from planetfall.games.terraforming_mars.effects.mars import (
    ISOLATED,
    METAL,
    METAL_NEXT_TO_OWN,
    OCEAN_AREA,
    ClaimArea,
    Place,
    ProduceMetal,
    Raise,
)
from planetfall.games.terraforming_mars.effects.others import Reduce, Remove
from planetfall.games.terraforming_mars.effects.points import PerHeld
from planetfall.games.terraforming_mars.effects.requirements import (
    AtLeast,
    AtMost,
    HasProduction,
    HasTags,
)
from planetfall.games.terraforming_mars.effects.triggers import TilePlaced

RELEASE_OF_INERT_GASES = Project(
    36,
    "release_of_inert_gases",
    EVENT,
    cost=14,
    play=[RaiseRating(2)],
)
NITROGEN_RICH_ASTEROID = Project(
    37,
    "nitrogen_rich_asteroid",
    EVENT,
    cost=31,
    tags=[SPACE],
    play=[
        Raise(TEMPERATURE),
        RaiseRating(2),
        If(HasTags(PLANT, 3), Produce(plant=4), Produce(plant=1)),
    ],
)
ROVER_CONSTRUCTION = Project(
    38,
    "rover_construction",
    ACTIVE,
    cost=8,
    tags=[BUILDING],
    vp=1,
    when=[When(TilePlaced(CITY), do=Gain(mc=2), by=ANYONE)],
)
DEIMOS_DOWN = Project(
    39,
    "deimos_down",
    EVENT,
    cost=31,
    tags=[SPACE],
    play=[Gain(steel=4), Raise(TEMPERATURE, 3), Remove(PLANTS, 8)],
)
ASTEROID_MINING = Project(
    40,
    "asteroid_mining",
    AUTOMATED,
    cost=30,
    tags=[JOVIAN, SPACE],
    vp=2,
    play=[Produce(titanium=2)],
)
FOOD_FACTORY = Project(
    41,
    "food_factory",
    AUTOMATED,
    cost=12,
    tags=[BUILDING],
    vp=1,
    play=[Produce(mc=4, plant=-1)],
)
ARCHAEBACTERIA = Project(
    42,
    "archaebacteria",
    AUTOMATED,
    cost=6,
    tags=[MICROBE],
    needs=[AtMost(TEMPERATURE, -18)],
    play=[Produce(plant=1)],
)
CARBONATE_PROCESSING = Project(
    43,
    "carbonate_processing",
    AUTOMATED,
    cost=6,
    tags=[BUILDING],
    play=[Produce(energy=-1, heat=3)],
)
NATURAL_PRESERVE_CARD = Project(
    44,
    "natural_preserve",
    AUTOMATED,
    cost=9,
    tags=[SCIENCE, BUILDING],
    vp=1,
    needs=[AtMost(OXYGEN, 4)],
    play=[Produce(mc=1), Place(NATURAL_PRESERVE, ISOLATED)],
)
NUCLEAR_POWER = Project(
    45,
    "nuclear_power",
    AUTOMATED,
    cost=10,
    tags=[POWER, BUILDING],
    play=[Produce(mc=-2, energy=3)],
)
LIGHTNING_HARVEST = Project(
    46,
    "lightning_harvest",
    AUTOMATED,
    cost=8,
    tags=[POWER],
    vp=1,
    deck=CORPORATE_ERA,
    needs=[HasTags(SCIENCE, 3)],
    play=[Produce(mc=1, energy=1)],
)
ALGAE = Project(
    47,
    "algae",
    AUTOMATED,
    cost=10,
    tags=[PLANT],
    needs=[AtLeast(OCEANS, 5)],
    play=[Produce(plant=2), Gain(plant=1)],
)
ADAPTED_LICHEN = Project(
    48,
    "adapted_lichen",
    AUTOMATED,
    cost=9,
    tags=[PLANT],
    play=[Produce(plant=1)],
)
TARDIGRADES = Project(
    49,
    "tardigrades",
    ACTIVE,
    cost=4,
    tags=[MICROBE],
    holds=MICROBES,
    vp=PerHeld(4),
    deck=CORPORATE_ERA,
    action=Put(MICROBES, 1),
)
VIRUS = Project(
    50,
    "virus",
    EVENT,
    cost=1,
    tags=[MICROBE],
    deck=CORPORATE_ERA,
    play=[Either(Remove(ANIMALS, 2), Remove(PLANTS, 5))],
)
MIRANDA_RESORT = Project(
    51,
    "miranda_resort",
    AUTOMATED,
    cost=12,
    tags=[JOVIAN, SPACE],
    vp=1,
    deck=CORPORATE_ERA,
    play=[Produce(mc=1, per=Tags(EARTH))],
)
FISH = Project(
    52,
    "fish",
    ACTIVE,
    cost=9,
    tags=[ANIMAL],
    holds=ANIMALS,
    vp=PerHeld(),
    needs=[AtLeast(TEMPERATURE, 2)],
    play=[Reduce(PLANTS, 1)],
    action=Put(ANIMALS, 1),
)
LAKE_MARINERIS = Project(
    53,
    "lake_marineris",
    AUTOMATED,
    cost=18,
    vp=2,
    needs=[AtLeast(TEMPERATURE, 0)],
    play=[Place(OCEAN, count=2)],
)
SMALL_ANIMALS = Project(
    54,
    "small_animals",
    ACTIVE,
    cost=6,
    tags=[ANIMAL],
    holds=ANIMALS,
    vp=PerHeld(2),
    needs=[AtLeast(OXYGEN, 6)],
    play=[Reduce(PLANTS, 1)],
    action=Put(ANIMALS, 1),
)
KELP_FARMING = Project(
    55,
    "kelp_farming",
    AUTOMATED,
    cost=17,
    tags=[PLANT],
    vp=1,
    needs=[AtLeast(OCEANS, 6)],
    play=[Produce(mc=2, plant=3), Gain(plant=2)],
)
MINE = Project(
    56,
    "mine",
    AUTOMATED,
    cost=4,
    tags=[BUILDING],
    deck=CORPORATE_ERA,
    play=[Produce(steel=1)],
)
VESTA_SHIPYARD = Project(
    57,
    "vesta_shipyard",
    AUTOMATED,
    cost=15,
    tags=[JOVIAN, SPACE],
    vp=1,
    deck=CORPORATE_ERA,
    play=[Produce(titanium=1)],
)
BEAM_FROM_A_THORIUM_ASTEROID = Project(
    58,
    "beam_from_a_thorium_asteroid",
    AUTOMATED,
    cost=32,
    tags=[JOVIAN, SPACE, POWER],
    vp=1,
    needs=[HasTags(JOVIAN, 1)],
    play=[Produce(energy=3, heat=3)],
)
MANGROVE = Project(
    59,
    "mangrove",
    AUTOMATED,
    cost=12,
    tags=[PLANT],
    vp=1,
    needs=[AtLeast(TEMPERATURE, 4)],
    play=[Place(GREENERY, OCEAN_AREA)],
)
TREES = Project(
    60,
    "trees",
    AUTOMATED,
    cost=13,
    tags=[PLANT],
    vp=1,
    needs=[AtLeast(TEMPERATURE, -4)],
    play=[Produce(plant=3), Gain(plant=1)],
)
GREAT_ESCARPMENT_CONSORTIUM = Project(
    61,
    "great_escarpment_consortium",
    AUTOMATED,
    cost=6,
    deck=CORPORATE_ERA,
    needs=[HasProduction(STEEL, 1)],
    play=[Produce(steel=1), Reduce(STEEL, 1)],
)
MINERAL_DEPOSIT = Project(
    62,
    "mineral_deposit",
    EVENT,
    cost=5,
    deck=CORPORATE_ERA,
    play=[Gain(steel=5)],
)
MINING_EXPEDITION = Project(
    63,
    "mining_expedition",
    EVENT,
    cost=12,
    play=[Gain(steel=2), Raise(OXYGEN), Remove(PLANTS, 2)],
)
MINING_AREA_CARD = Project(
    64,
    "mining_area",
    AUTOMATED,
    cost=4,
    tags=[BUILDING],
    deck=CORPORATE_ERA,
    play=[Place(MINING_AREA, METAL_NEXT_TO_OWN, then=ProduceMetal())],
)
BUILDING_INDUSTRIES = Project(
    65,
    "building_industries",
    AUTOMATED,
    cost=6,
    tags=[BUILDING],
    deck=CORPORATE_ERA,
    play=[Produce(steel=2, energy=-1)],
)
LAND_CLAIM = Project(
    66,
    "land_claim",
    EVENT,
    cost=1,
    deck=CORPORATE_ERA,
    play=[ClaimArea()],
)
MINING_RIGHTS_CARD = Project(
    67,
    "mining_rights",
    AUTOMATED,
    cost=9,
    tags=[BUILDING],
    play=[Place(MINING_RIGHTS, METAL, then=ProduceMetal())],
)
SPONSORS = Project(
    68,
    "sponsors",
    AUTOMATED,
    cost=6,
    tags=[EARTH],
    deck=CORPORATE_ERA,
    play=[Produce(mc=2)],
)
ELECTRO_CATAPULT = Project(
    69,
    "electro_catapult",
    ACTIVE,
    cost=17,
    tags=[BUILDING],
    vp=1,
    deck=CORPORATE_ERA,
    needs=[AtMost(OXYGEN, 8)],
    play=[Produce(energy=-1)],
    action=Either(Do(Pay(PLANTS, 1), Gain(mc=7)), Do(Pay(STEEL, 1), Gain(mc=7))),
)
EARTH_CATAPULT = Project(
    70,
    "earth_catapult",
    ACTIVE,
    cost=23,
    tags=[EARTH],
    vp=2,
    deck=CORPORATE_ERA,
    lasting=[Discount(2)],
)

PROJECTS: Final = [
    RELEASE_OF_INERT_GASES,
    NITROGEN_RICH_ASTEROID,
    ROVER_CONSTRUCTION,
    DEIMOS_DOWN,
    ASTEROID_MINING,
    FOOD_FACTORY,
    ARCHAEBACTERIA,
    CARBONATE_PROCESSING,
    NATURAL_PRESERVE_CARD,
    NUCLEAR_POWER,
    LIGHTNING_HARVEST,
    ALGAE,
    ADAPTED_LICHEN,
    TARDIGRADES,
    VIRUS,
    MIRANDA_RESORT,
    FISH,
    LAKE_MARINERIS,
    SMALL_ANIMALS,
    KELP_FARMING,
    MINE,
    VESTA_SHIPYARD,
    BEAM_FROM_A_THORIUM_ASTEROID,
    MANGROVE,
    TREES,
    GREAT_ESCARPMENT_CONSORTIUM,
    MINERAL_DEPOSIT,
    MINING_EXPEDITION,
    MINING_AREA_CARD,
    BUILDING_INDUSTRIES,
    LAND_CLAIM,
    MINING_RIGHTS_CARD,
    SPONSORS,
    ELECTRO_CATAPULT,
    EARTH_CATAPULT,
]

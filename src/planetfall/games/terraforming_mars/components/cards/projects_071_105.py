"""Project cards 071 to 105, in the order of their numbers."""

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
    COMMERCIAL_DISTRICT,
    CORPORATE_ERA,
    EARTH,
    ENERGY,
    EVENT,
    JOVIAN,
    MC,
    MICROBE,
    NUCLEAR_ZONE,
    OCEAN,
    OPPONENTS,
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
from planetfall.games.terraforming_mars.effects.basic import Gain, Pay, Produce
from planetfall.games.terraforming_mars.effects.combine import Do, Either, May
from planetfall.games.terraforming_mars.effects.counts import Cities, Tags
from planetfall.games.terraforming_mars.effects.drawing import Discard, Draw
from planetfall.games.terraforming_mars.effects.holding import CopyProduction, Feed, Put
from planetfall.games.terraforming_mars.effects.lasting import Discount, MetalValue
from planetfall.games.terraforming_mars.effects.mars import ON_GANYMEDE, Place, Raise
from planetfall.games.terraforming_mars.effects.others import Reduce, Remove
from planetfall.games.terraforming_mars.effects.points import PerHeld, PerNeighbour, PerTag
from planetfall.games.terraforming_mars.effects.requirements import AtLeast, HasTags
from planetfall.games.terraforming_mars.effects.triggers import TagPlayed

ADVANCED_ALLOYS = Project(
    71,
    "advanced_alloys",
    ACTIVE,
    cost=9,
    tags=[SCIENCE],
    deck=CORPORATE_ERA,
    lasting=[MetalValue(STEEL, 1), MetalValue(TITANIUM, 1)],
)
BIRDS = Project(
    72,
    "birds",
    ACTIVE,
    cost=10,
    tags=[ANIMAL],
    holds=ANIMALS,
    vp=PerHeld(),
    needs=[AtLeast(OXYGEN, 13)],
    play=[Reduce(PLANTS, 2)],
    action=Put(ANIMALS, 1),
)
MARS_UNIVERSITY = Project(
    73,
    "mars_university",
    ACTIVE,
    cost=8,
    tags=[SCIENCE, BUILDING],
    vp=1,
    deck=CORPORATE_ERA,
    when=[When(TagPlayed(SCIENCE), do=May(Do(Discard(), Draw(1))))],
)
VIRAL_ENHANCERS = Project(
    74,
    "viral_enhancers",
    ACTIVE,
    cost=9,
    tags=[SCIENCE, MICROBE],
    deck=CORPORATE_ERA,
    when=[When(TagPlayed(PLANT, MICROBE, ANIMAL), do=Either(Gain(plant=1), Feed()))],
)
TOWING_A_COMET = Project(
    75,
    "towing_a_comet",
    EVENT,
    cost=23,
    tags=[SPACE],
    play=[Gain(plant=2), Raise(OXYGEN), Place(OCEAN)],
)
SPACE_MIRRORS = Project(
    76,
    "space_mirrors",
    ACTIVE,
    cost=3,
    tags=[POWER, SPACE],
    action=Do(Pay(MC, 7), Produce(energy=1)),
)
SOLAR_WIND_POWER = Project(
    77,
    "solar_wind_power",
    AUTOMATED,
    cost=11,
    tags=[SCIENCE, SPACE, POWER],
    play=[Produce(energy=1), Gain(titanium=2)],
)
ICE_ASTEROID = Project(
    78,
    "ice_asteroid",
    EVENT,
    cost=23,
    tags=[SPACE],
    play=[Place(OCEAN, count=2)],
)
QUANTUM_EXTRACTOR = Project(
    79,
    "quantum_extractor",
    ACTIVE,
    cost=13,
    tags=[SCIENCE, POWER],
    deck=CORPORATE_ERA,
    needs=[HasTags(SCIENCE, 4)],
    play=[Produce(energy=4)],
    lasting=[Discount(2, tag=SPACE)],
)
GIANT_ICE_ASTEROID = Project(
    80,
    "giant_ice_asteroid",
    EVENT,
    cost=36,
    tags=[SPACE],
    play=[Raise(TEMPERATURE, 2), Place(OCEAN, count=2), Remove(PLANTS, 6)],
)
GANYMEDE_COLONY = Project(
    81,
    "ganymede_colony",
    AUTOMATED,
    cost=20,
    tags=[JOVIAN, SPACE, CITY_TAG],
    vp=PerTag(JOVIAN),
    play=[Place(CITY, ON_GANYMEDE)],
)
CALLISTO_PENAL_MINES = Project(
    82,
    "callisto_penal_mines",
    AUTOMATED,
    cost=24,
    tags=[JOVIAN, SPACE],
    vp=2,
    deck=CORPORATE_ERA,
    play=[Produce(mc=3)],
)
GIANT_SPACE_MIRROR = Project(
    83,
    "giant_space_mirror",
    AUTOMATED,
    cost=17,
    tags=[POWER, SPACE],
    play=[Produce(energy=3)],
)
TRANS_NEPTUNE_PROBE = Project(
    84,
    "trans_neptune_probe",
    AUTOMATED,
    cost=6,
    tags=[SCIENCE, SPACE],
    vp=1,
    deck=CORPORATE_ERA,
)
COMMERCIAL_DISTRICT_CARD = Project(
    85,
    "commercial_district",
    AUTOMATED,
    cost=16,
    tags=[BUILDING],
    vp=PerNeighbour(CITY, to=COMMERCIAL_DISTRICT),
    deck=CORPORATE_ERA,
    play=[Produce(mc=4, energy=-1), Place(COMMERCIAL_DISTRICT)],
)
ROBOTIC_WORKFORCE = Project(
    86,
    "robotic_workforce",
    AUTOMATED,
    cost=9,
    tags=[SCIENCE],
    deck=CORPORATE_ERA,
    play=[CopyProduction()],
)
GRASS = Project(
    87,
    "grass",
    AUTOMATED,
    cost=11,
    tags=[PLANT],
    needs=[AtLeast(TEMPERATURE, -16)],
    play=[Produce(plant=1), Gain(plant=3)],
)
HEATHER = Project(
    88,
    "heather",
    AUTOMATED,
    cost=6,
    tags=[PLANT],
    needs=[AtLeast(TEMPERATURE, -14)],
    play=[Produce(plant=1), Gain(plant=1)],
)
PEROXIDE_POWER = Project(
    89,
    "peroxide_power",
    AUTOMATED,
    cost=7,
    tags=[POWER, BUILDING],
    play=[Produce(mc=-1, energy=2)],
)
RESEARCH = Project(
    90,
    "research",
    AUTOMATED,
    cost=11,
    tags=[SCIENCE, SCIENCE],
    vp=1,
    deck=CORPORATE_ERA,
    play=[Draw(2)],
)
GENE_REPAIR = Project(
    91,
    "gene_repair",
    AUTOMATED,
    cost=12,
    tags=[SCIENCE],
    vp=2,
    deck=CORPORATE_ERA,
    needs=[HasTags(SCIENCE, 3)],
    play=[Produce(mc=2)],
)
IO_MINING_INDUSTRIES = Project(
    92,
    "io_mining_industries",
    AUTOMATED,
    cost=41,
    tags=[JOVIAN, SPACE],
    vp=PerTag(JOVIAN),
    deck=CORPORATE_ERA,
    play=[Produce(mc=2, titanium=2)],
)
BUSHES = Project(
    93,
    "bushes",
    AUTOMATED,
    cost=10,
    tags=[PLANT],
    needs=[AtLeast(TEMPERATURE, -10)],
    play=[Produce(plant=2), Gain(plant=2)],
)
MASS_CONVERTER = Project(
    94,
    "mass_converter",
    ACTIVE,
    cost=8,
    tags=[SCIENCE, POWER],
    deck=CORPORATE_ERA,
    needs=[HasTags(SCIENCE, 5)],
    play=[Produce(energy=6)],
    lasting=[Discount(2, tag=SPACE)],
)
PHYSICS_COMPLEX = Project(
    95,
    "physics_complex",
    ACTIVE,
    cost=12,
    tags=[SCIENCE, BUILDING],
    holds=SCIENCE_RESOURCES,
    vp=PerHeld(gives=2),
    deck=CORPORATE_ERA,
    action=Do(Pay(ENERGY, 6), Put(SCIENCE_RESOURCES, 1)),
)
GREENHOUSES = Project(
    96,
    "greenhouses",
    AUTOMATED,
    cost=6,
    tags=[PLANT, BUILDING],
    play=[Gain(plant=1, per=Cities())],
)
NUCLEAR_ZONE_CARD = Project(
    97,
    "nuclear_zone",
    AUTOMATED,
    cost=10,
    tags=[EARTH],
    vp=-2,
    play=[Raise(TEMPERATURE, 2), Place(NUCLEAR_ZONE)],
)
TROPICAL_RESORT = Project(
    98,
    "tropical_resort",
    AUTOMATED,
    cost=13,
    tags=[BUILDING],
    vp=2,
    deck=CORPORATE_ERA,
    play=[Produce(mc=3, heat=-2)],
)
TOLL_STATION = Project(
    99,
    "toll_station",
    AUTOMATED,
    cost=12,
    tags=[SPACE],
    deck=CORPORATE_ERA,
    play=[Produce(mc=1, per=Tags(SPACE, whose=OPPONENTS))],
)
FUELED_GENERATORS = Project(
    100,
    "fueled_generators",
    AUTOMATED,
    cost=1,
    tags=[POWER, BUILDING],
    play=[Produce(mc=-1, energy=1)],
)
IRONWORKS = Project(
    101,
    "ironworks",
    ACTIVE,
    cost=11,
    tags=[BUILDING],
    action=Do(Pay(ENERGY, 4), Gain(steel=1), Raise(OXYGEN)),
)
POWER_GRID = Project(
    102,
    "power_grid",
    AUTOMATED,
    cost=18,
    tags=[POWER],
    play=[Produce(energy=1, per=Tags(POWER))],
)
STEELWORKS = Project(
    103,
    "steelworks",
    ACTIVE,
    cost=15,
    tags=[BUILDING],
    action=Do(Pay(ENERGY, 4), Gain(steel=2), Raise(OXYGEN)),
)
ORE_PROCESSOR = Project(
    104,
    "ore_processor",
    ACTIVE,
    cost=13,
    tags=[BUILDING],
    action=Do(Pay(ENERGY, 4), Gain(titanium=1), Raise(OXYGEN)),
)
EARTH_OFFICE = Project(
    105,
    "earth_office",
    ACTIVE,
    cost=1,
    tags=[EARTH],
    deck=CORPORATE_ERA,
    lasting=[Discount(3, tag=EARTH, per_tag=True)],
)

PROJECTS: Final = [
    ADVANCED_ALLOYS,
    BIRDS,
    MARS_UNIVERSITY,
    VIRAL_ENHANCERS,
    TOWING_A_COMET,
    SPACE_MIRRORS,
    SOLAR_WIND_POWER,
    ICE_ASTEROID,
    QUANTUM_EXTRACTOR,
    GIANT_ICE_ASTEROID,
    GANYMEDE_COLONY,
    CALLISTO_PENAL_MINES,
    GIANT_SPACE_MIRROR,
    TRANS_NEPTUNE_PROBE,
    COMMERCIAL_DISTRICT_CARD,
    ROBOTIC_WORKFORCE,
    GRASS,
    HEATHER,
    PEROXIDE_POWER,
    RESEARCH,
    GENE_REPAIR,
    IO_MINING_INDUSTRIES,
    BUSHES,
    MASS_CONVERTER,
    PHYSICS_COMPLEX,
    GREENHOUSES,
    NUCLEAR_ZONE_CARD,
    TROPICAL_RESORT,
    TOLL_STATION,
    FUELED_GENERATORS,
    IRONWORKS,
    POWER_GRID,
    STEELWORKS,
    ORE_PROCESSOR,
    EARTH_OFFICE,
]

"""The 28 objective cards: data and criteria.

A card has a neighbour side, on which two players compare a number, and a personal side, which is
met or not. Both are a criterion (kind and numbers) measured on a finished planet: patches count
as biomass terrain without a building, Petra's live currents as energy terrain (PU-34.16).
"""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.bands import count
from planetfall.games.planet_unknown.board import OCCUPIED, PlanetBoard
from planetfall.games.planet_unknown.components.planet import PLANETS
from planetfall.games.planet_unknown.components.tiles import (
    BIOMASS,
    CIV,
    ENERGY,
    ROVER,
    TECH,
    WATER,
)
from planetfall.games.planet_unknown.geometry import (
    areas,
    building_squares,
    has_rectangle,
    largest_area,
    live_currents,
    terrain_squares,
)

WIN_POINTS: Final = 5
TIE_POINTS: Final = 2
LOSE_POINTS: Final = 0
PERSONAL_POINTS: Final = 5

BUILDINGS_ON_EDGE: Final = 0
LARGEST_AREA: Final = 1
NUMBER_OF_AREAS: Final = 2
BUILDINGS: Final = 3
TRACKS_AT_TOP: Final = 4
COLLECTED_METEORITES: Final = 5
COLLECTED_LIFEPODS: Final = 6
NEIGHBOUR_IDS: Final = (
    "buildings_on_edge",
    "largest_area",
    "number_of_areas",
    "buildings",
    "tracks_at_top",
    "collected_meteorites",
    "collected_lifepods",
)

RECTANGLE: Final = 0
"""A full block of `a` by `b` squares of the terrain, either way round."""
AREA_WITH_BUILDINGS: Final = 1
"""One area of the terrain with at least `a` of its buildings."""
TRACK_AT_TOP: Final = 2
"""The track of the terrain has a tracker on its top space."""
BUILDINGS_AT_MOST: Final = 3
"""At most `a` buildings of the terrain."""
METEORITES_AT_LEAST: Final = 4
"""At least `a` collected meteorites."""
MORE_LIFEPODS: Final = 5
"""More collected lifepods than collected meteorites."""
ALL_ICE_COVERED: Final = 6
ALL_LAND_COVERED: Final = 7
PERSONAL_IDS: Final = (
    "rectangle",
    "area_with_buildings",
    "track_at_top",
    "buildings_at_most",
    "meteorites_at_least",
    "more_lifepods",
    "all_ice_covered",
    "all_land_covered",
)


class Neighbour:
    """A neighbour side: the number compared, and whether the most or the fewest wins."""

    def __init__(self, side_id: str, kind: int, terrain: int = -1, fewest: bool = False) -> None:
        self.id: Final = side_id
        self.kind: Final = kind
        self.terrain: Final = terrain
        self.fewest: Final = fewest


class Personal:
    """A personal side: the condition and its numbers."""

    def __init__(self, side_id: str, kind: int, terrain: int = -1, a: int = 0, b: int = 0) -> None:
        self.id: Final = side_id
        self.kind: Final = kind
        self.terrain: Final = terrain
        self.a: Final = a
        self.b: Final = b


class Objective:
    """One card. `number` counts from 1; a card's index in `OBJECTIVES` is one less."""

    def __init__(self, number: int, neighbour: Neighbour, personal: Personal) -> None:
        self.number: Final = number
        self.id: Final = f"{neighbour.id}_{personal.id}"
        """The ids of both sides."""
        self.neighbour: Final = neighbour
        self.personal: Final = personal


class Collection:
    """What a player's corporation board brings to the criteria."""

    def __init__(self, tops: int = 0, meteorites: int = 0, lifepods: int = 0) -> None:
        self.tops: Final = tops
        """Tracks with a tracker on the top space, as bits."""
        self.meteorites: Final = meteorites
        """Collected, not those still carried (PU-16.23)."""
        self.lifepods: Final = lifepods
        """Collected, wherever they lie on the board (PU-16.23)."""


def neighbour_value(side: Neighbour, board: PlanetBoard, collection: Collection) -> int:
    """Return the number a player compares on a neighbour side."""
    kind = side.kind
    if kind == BUILDINGS_ON_EDGE:
        b0, b1, b2 = building_squares(board, side.terrain)
        e0, e1, e2 = PLANETS[board.planet].edge
        return count(b0 & e0, b1 & e1, b2 & e2)
    if kind == LARGEST_AREA:
        m0, m1, m2 = terrain_squares(board, side.terrain, True)
        return largest_area(m0, m1, m2)
    if kind == NUMBER_OF_AREAS:
        m0, m1, m2 = terrain_squares(board, side.terrain, True)
        return len(areas(m0, m1, m2))
    if kind == BUILDINGS:
        return buildings(board, side.terrain)
    if kind == TRACKS_AT_TOP:
        return collection.tops.bit_count()
    if kind == COLLECTED_METEORITES:
        return collection.meteorites
    return collection.lifepods


def neighbour_points(side: Neighbour, mine: int, other: int) -> int:
    """Return the points of the player with `mine` against `other` (PU-16.12)."""
    if mine == other:
        return TIE_POINTS
    return WIN_POINTS if (mine < other) == side.fewest else LOSE_POINTS


def is_met(side: Personal, board: PlanetBoard, collection: Collection) -> bool:
    """Say whether a personal side is fulfilled."""
    kind = side.kind
    if kind == RECTANGLE:
        m0, m1, m2 = terrain_squares(board, side.terrain, True)
        return has_rectangle(m0, m1, m2, side.a, side.b) or (
            side.a != side.b and has_rectangle(m0, m1, m2, side.b, side.a)
        )
    if kind == AREA_WITH_BUILDINGS:
        return most_buildings_in_area(board, side.terrain) >= side.a
    if kind == TRACK_AT_TOP:
        return collection.tops >> side.terrain & 1 == 1
    if kind == BUILDINGS_AT_MOST:
        return buildings(board, side.terrain) <= side.a
    if kind == METEORITES_AT_LEAST:
        return collection.meteorites >= side.a
    if kind == MORE_LIFEPODS:
        return collection.lifepods > collection.meteorites
    return _covered(board, kind == ALL_ICE_COVERED)


def buildings(board: PlanetBoard, terrain: int) -> int:
    """Return the number of visible buildings of a terrain."""
    b0, b1, b2 = building_squares(board, terrain)
    return count(b0, b1, b2)


def most_buildings_in_area(board: PlanetBoard, terrain: int) -> int:
    """Return the largest number of buildings in one area of a terrain."""
    m0, m1, m2 = terrain_squares(board, terrain, True)
    b0, b1, b2 = building_squares(board, terrain)
    best = 0
    for a0, a1, a2 in areas(m0, m1, m2):
        best = max(best, count(a0 & b0, a1 & b1, a2 & b2))
    return best


def _covered(board: PlanetBoard, ice: bool) -> bool:
    """Say whether all ice, or all land, is covered; live currents count as covered."""
    planet = PLANETS[board.planet]
    m0, m1, m2 = planet.ice if ice else planet.land
    o0, o1, o2 = board.mask(OCCUPIED)
    c0, c1, c2 = live_currents(board)
    return not (m0 & ~(o0 | c0) or m1 & ~(o1 | c1) or m2 & ~(o2 | c2))


OBJECTIVES: Final[list[Objective]] = [
    Objective(
        1,
        Neighbour("perimeter", BUILDINGS_ON_EDGE, CIV),
        Personal("complex", RECTANGLE, CIV, 3, 3),
    ),
    Objective(
        2,
        Neighbour("beacon", BUILDINGS_ON_EDGE, ENERGY),
        Personal("rubik", RECTANGLE, TECH, 3, 3),
    ),
    Objective(
        3,
        Neighbour("torus", BUILDINGS_ON_EDGE, TECH),
        Personal("landfill", RECTANGLE, BIOMASS, 3, 3),
    ),
    Objective(
        4,
        Neighbour("ringworld", BUILDINGS_ON_EDGE, BIOMASS),
        Personal("lattice", RECTANGLE, WATER, 3, 3),
    ),
    Objective(
        5,
        Neighbour("circuit", BUILDINGS_ON_EDGE, ROVER),
        Personal("doghouse", RECTANGLE, ROVER, 3, 3),
    ),
    Objective(
        6,
        Neighbour("biome", LARGEST_AREA, BIOMASS),
        Personal("voltaic", RECTANGLE, ENERGY, 3, 3),
    ),
    Objective(
        7,
        Neighbour("transit", LARGEST_AREA, ROVER),
        Personal("highway", AREA_WITH_BUILDINGS, CIV, 6),
    ),
    Objective(
        8,
        Neighbour("plasma", LARGEST_AREA, ENERGY),
        Personal("secret_lab", AREA_WITH_BUILDINGS, TECH, 6),
    ),
    Objective(
        9,
        Neighbour("megacity", LARGEST_AREA, CIV),
        Personal("germinate", AREA_WITH_BUILDINGS, BIOMASS, 6),
    ),
    Objective(
        10,
        Neighbour("silicon", LARGEST_AREA, TECH),
        Personal("amazon", AREA_WITH_BUILDINGS, WATER, 6),
    ),
    Objective(
        11,
        Neighbour("pacific", LARGEST_AREA, WATER),
        Personal("pony_express", AREA_WITH_BUILDINGS, ROVER, 6),
    ),
    Objective(
        12,
        Neighbour("garden", NUMBER_OF_AREAS, BIOMASS),
        Personal("power_line", AREA_WITH_BUILDINGS, ENERGY, 6),
    ),
    Objective(
        13,
        Neighbour("interchange", NUMBER_OF_AREAS, ROVER),
        Personal("skyway", RECTANGLE, CIV, 2, 5),
    ),
    Objective(
        14,
        Neighbour("supercharge", NUMBER_OF_AREAS, ENERGY),
        Personal("equator", RECTANGLE, BIOMASS, 2, 5),
    ),
    Objective(
        15,
        Neighbour("sprawl", NUMBER_OF_AREAS, CIV),
        Personal("genome", RECTANGLE, TECH, 2, 5),
    ),
    Objective(
        16,
        Neighbour("x", NUMBER_OF_AREAS, TECH),
        Personal("panama", RECTANGLE, WATER, 2, 5),
    ),
    Objective(
        17,
        Neighbour("ten_thousand_lakes", NUMBER_OF_AREAS, WATER),
        Personal("runway", RECTANGLE, ROVER, 2, 5),
    ),
    Objective(
        18,
        Neighbour("luddite", BUILDINGS, TECH, fewest=True),
        Personal("power_strip", RECTANGLE, ENERGY, 2, 5),
    ),
    Objective(
        19,
        Neighbour("conservation", BUILDINGS, WATER, fewest=True),
        Personal("crowd_source", TRACK_AT_TOP, CIV),
    ),
    Objective(
        20,
        Neighbour("galvanize", BUILDINGS, ENERGY, fewest=True),
        Personal("exponent", TRACK_AT_TOP, TECH),
    ),
    Objective(
        21,
        Neighbour("twenty_percent", BUILDINGS, BIOMASS, fewest=True),
        Personal("overgrowth", TRACK_AT_TOP, BIOMASS),
    ),
    Objective(
        22,
        Neighbour("rideshare", BUILDINGS, ROVER, fewest=True),
        Personal("flowrate", TRACK_AT_TOP, WATER),
    ),
    Objective(
        23,
        Neighbour("rural", BUILDINGS, CIV, fewest=True),
        Personal("overdrive", TRACK_AT_TOP, ROVER),
    ),
    Objective(
        24,
        Neighbour("pinnacle", TRACKS_AT_TOP),
        Personal("alternative_energy", BUILDINGS_AT_MOST, ENERGY, 5),
    ),
    Objective(
        25,
        Neighbour("geode", COLLECTED_METEORITES),
        Personal("cleanup", METEORITES_AT_LEAST, a=9),
    ),
    Objective(
        26,
        Neighbour("rescue", COLLECTED_LIFEPODS),
        Personal("tight_ship", MORE_LIFEPODS),
    ),
    Objective(
        27,
        Neighbour("vaporize", COLLECTED_METEORITES, fewest=True),
        Personal("meltdown", ALL_ICE_COVERED),
    ),
    Objective(
        28,
        Neighbour("deductible", COLLECTED_LIFEPODS, fewest=True),
        Personal("coveralls", ALL_LAND_COVERED),
    ),
]
OBJECTIVE_IDS: Final = tuple([o.id for o in OBJECTIVES])

SIDE_NAMES: Final = {
    "perimeter": ("Perimeter", "Obvod"),
    "beacon": ("Beacon", "Maják"),
    "torus": ("Torus", "Torus"),
    "ringworld": ("Ringworld", "Prstencový svět"),
    "circuit": ("Circuit", "Okruh"),
    "biome": ("Biome", "Biom"),
    "transit": ("Transit", "Tranzit"),
    "plasma": ("Plasma", "Plazma"),
    "megacity": ("Megacity", "Megaměsto"),
    "silicon": ("Silicon", "Křemík"),
    "pacific": ("Pacific", "Tichý oceán"),
    "garden": ("Garden", "Zahrada"),
    "interchange": ("Interchange", "Křižovatka"),
    "supercharge": ("Supercharge", "Rychlonabíjení"),
    "sprawl": ("Sprawl", "Rozlezlé město"),
    "x": ("X", "X"),
    "ten_thousand_lakes": ("10,000 Lakes", "10 000 jezer"),
    "luddite": ("Luddite", "Luddita"),
    "conservation": ("Conservation", "Šetření"),
    "galvanize": ("Galvanize", "Galvanizace"),
    "twenty_percent": ("20 Percent", "20 procent"),
    "rideshare": ("Rideshare", "Spolujízda"),
    "rural": ("Rural", "Venkov"),
    "pinnacle": ("Pinnacle", "Vrchol"),
    "geode": ("Geode", "Geoda"),
    "rescue": ("Rescue", "Záchrana"),
    "vaporize": ("Vaporize", "Vypaření"),
    "deductible": ("Deductible", "Spoluúčast"),
    "complex": ("Complex", "Komplex"),
    "rubik": ("Rubik", "Rubik"),
    "landfill": ("Landfill", "Skládka"),
    "lattice": ("Lattice", "Mřížka"),
    "doghouse": ("Doghouse", "Psí bouda"),
    "voltaic": ("Voltaic", "Voltův článek"),
    "highway": ("Highway", "Dálnice"),
    "secret_lab": ("Secret Lab", "Tajná laboratoř"),
    "germinate": ("Germinate", "Klíčení"),
    "amazon": ("Amazon", "Amazonka"),
    "pony_express": ("Pony Express", "Jízdní pošta"),
    "power_line": ("Power Line", "Elektrické vedení"),
    "skyway": ("Skyway", "Visutá cesta"),
    "equator": ("Equator", "Rovník"),
    "genome": ("Genome", "Genom"),
    "panama": ("Panama", "Panama"),
    "runway": ("Runway", "Rozjezdová dráha"),
    "power_strip": ("Power Strip", "Prodlužovačka"),
    "crowd_source": ("Crowd Source", "Síla davu"),
    "exponent": ("Exponent", "Exponent"),
    "overgrowth": ("Overgrowth", "Bujný porost"),
    "flowrate": ("Flowrate", "Průtok"),
    "overdrive": ("Overdrive", "Rychloběh"),
    "alternative_energy": ("Alternative Energy", "Alternativní energie"),
    "cleanup": ("Cleanup", "Úklid"),
    "tight_ship": ("Tight Ship", "Pevný řád"),
    "meltdown": ("Meltdown", "Tání"),
    "coveralls": ("Coveralls", "Kombinéza"),
}
"""English and Czech names by the id of a side, neighbour sides first."""

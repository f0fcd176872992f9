"""The thirteen planets: squares, ice, lifepods, row and column points, zones and special rules.

Maps are drawn row by row in the 12 by 12 frame:

====== ==========================================================================
``.``  no square
``#``  land; every square that is not ice is land (PU-34.02)
``~``  ice
``o``  lifepod on land
``r``  ring (Arashi)            ``c``  central square (Charybdis)
``C``  city (Gaia)              ``t``  toxic square (K'aax)
``e``  electric current (Petra) ``E``  the same with a lifepod
``h``  hole (Lacuna): no square
====== ==========================================================================
"""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.bands import CELLS, Bands, mask_of
from planetfall.games.planet_unknown.components.tiles import CIV, ENERGY, TECH, TERRAINS, WATER

STANDARD: Final = 0
ICE_OR_LAND: Final = 1
"""K-273: a tile lies on ice only or on land only (PU-34.01)."""
QUADRANT_BAN: Final = 2
"""Persephone: one kind of building is banned in each quadrant (PU-34.07)."""
RING_ANCHOR: Final = 3
"""Arashi: a tile never lies wholly on the ring, a patch never on it (PU-34.10, PU-34.12)."""
CHASM: Final = 4
"""Tartarus: a tile lies on one side of the chasm; rovers may not cross it (PU-34.20)."""
CENTRE_START: Final = 5
"""Charybdis: the first piece covers a central square (PU-34.24)."""
SLIDE_IN: Final = 6
"""Pajitnov: a piece is slid into its place (PU-34.30)."""
CITIES: Final = 7
"""Gaia: points for each uncovered city (PU-34.03)."""
CURRENTS: Final = 8
"""Petra: uncovered currents are energy terrain at the end (PU-34.15)."""
TOXIC: Final = 9
"""K'aax: rovers may not enter uncovered toxic squares (PU-34.27)."""
CORNER_ICE: Final = 10
"""Oblivion: ice in the corners, no squares in the middle (PU-34.35)."""
PLANETOIDS: Final = 11
"""Cerberus: points for each planetoid filled (PU-34.39)."""
HOLES: Final = 12
"""Lacuna: holes are no squares (PU-34.44)."""
RULE_IDS: Final = (
    "standard",
    "ice_or_land",
    "quadrant_ban",
    "ring_anchor",
    "chasm",
    "centre_start",
    "slide_in",
    "cities",
    "currents",
    "toxic",
    "corner_ice",
    "planetoids",
    "holes",
)

CITY_POINTS: Final = 2
PLANETOID_POINTS: Final = 2
LIFEPODS: Final = 6
"""Lifepods on every planet."""
CS: Final = 0
EN: Final = 1
EDITION_IDS: Final = ("cs", "en")
PATCHES_SLIDE: Final = (True, False)
"""By edition: patches on Pajitnov must slide in (PU-34.33)."""
CURRENTS_IN_PLAY: Final = (False, True)
"""By edition: uncovered currents of Petra are energy terrain during play too (PU-34.17)."""

BASE: Final = "base"
KICKSTARTER: Final = "kickstarter"

_ROUND: Final = [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1]
"""Points of the rows, and of the columns, of every round planet."""


class Planet:
    """One planet side. Masks are triples of bands; lists by cell have 144 entries."""

    def __init__(
        self,
        planet_id: str,
        names: tuple[str, str],
        box: str,
        complexity: int,
        rule: int,
        drawing: list[str],
        row_points: list[int] = _ROUND,
        column_points: list[int] = _ROUND,
        sides: list[str] | None = None,
        planetoids: list[str] | None = None,
        bans: tuple[int, int, int, int] | None = None,
        crossings: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.id: Final = planet_id
        self.names: Final = names
        """English and Czech."""
        self.box: Final = box
        self.complexity: Final = complexity
        self.symmetric: Final = rule == STANDARD
        self.rule: Final = rule
        self.drawing: Final = drawing
        self.row_points: Final = row_points
        self.column_points: Final = column_points

        text = "".join(drawing)
        self.cells: Final = [k for k in range(CELLS) if text[k] not in ".h"]
        self.squares: Final = mask_of(self.cells)
        """All printed squares."""
        self.ice: Final = _zone(text, "~")
        self.land: Final = _zone(text, "#orcCteE")
        self.lifepods: Final = _zone(text, "oE")
        self.ring: Final = _zone(text, "r")
        self.centre: Final = _zone(text, "c")
        self.cities: Final = _zone(text, "C")
        self.currents: Final = _zone(text, "eE")
        self.toxic: Final = _zone(text, "t")
        self.holes: Final = _zone(text, "h")
        self.edge: Final = mask_of(_edge(text))
        """Squares open to the outside of the planet (PU-5.11, PU-34.38, PU-34.46)."""
        self.start: Final = self.centre if rule == CENTRE_START else self.edge
        """The first piece must cover one of these."""

        side_text = "".join(sides) if sides is not None else ""
        self.west: Final = _zone(side_text, "w")
        self.east: Final = _zone(side_text, "e")
        """The two sides of Tartarus' chasm."""
        self.crossings: Final = crossings
        """Pairs of cells (west, east) between which a diagonal step crosses the chasm."""
        planetoid_text = "".join(planetoids) if planetoids is not None else ""
        self.planetoids: Final[list[Bands]] = [
            _zone(planetoid_text, digit) for digit in ("1", "2", "3") if digit in planetoid_text
        ]
        self.bans: Final[list[Bands]] = _banned(bans)
        """By terrain: squares where its building may not stand."""
        self.steps: Final[list[list[int]]] = _steps(self.cells, side_text)
        """By cell: squares one side away that a rover may reach, ascending."""
        self.diagonals: Final[list[list[int]]] = _diagonals(self.cells, side_text, crossings)
        """By cell: squares one corner away that a rover moving diagonally may reach."""


def _zone(text: str, letters: str) -> Bands:
    return mask_of([k for k in range(len(text)) if text[k] in letters])


def _beside(cell: int) -> list[int]:
    """Return the cells of the frame that share a side with a cell, ascending."""
    beside: list[int] = []
    if cell >= 12:
        beside.append(cell - 12)
    if cell % 12 > 0:
        beside.append(cell - 1)
    if cell % 12 < 11:
        beside.append(cell + 1)
    if cell < 132:
        beside.append(cell + 12)
    return beside


def _edge(text: str) -> list[int]:
    """Return the squares with a side open to the outside.

    Outside is the void connected with the rim of the frame; so the middle of Oblivion and the
    holes of Lacuna make no edge.
    """
    rim = [k for k in range(CELLS) if k < 12 or k >= 132 or k % 12 == 0 or k % 12 == 11]
    outside = [False] * CELLS
    todo = [k for k in rim if text[k] in ".h"]
    while todo:
        cell = todo.pop()
        if not outside[cell]:
            outside[cell] = True
            todo.extend([k for k in _beside(cell) if text[k] in ".h"])
    edge: list[int] = []
    for cell in range(CELLS):
        if text[cell] not in ".h" and (cell in rim or any([outside[k] for k in _beside(cell)])):
            edge.append(cell)
    return edge


def _banned(bans: tuple[int, int, int, int] | None) -> list[Bands]:
    masks: list[Bands] = []
    for terrain in range(TERRAINS):
        cells: list[int] = []
        if bans is not None:
            for cell in range(CELLS):
                quadrant = 2 * (cell // 72) + cell % 12 // 6
                if bans[quadrant] == terrain:
                    cells.append(cell)
        masks.append(mask_of(cells))
    return masks


def _steps(cells: list[int], sides: str) -> list[list[int]]:
    steps: list[list[int]] = [[] for _ in range(CELLS)]
    for cell in cells:
        for other in _beside(cell):
            if other in cells and (not sides or sides[cell] == sides[other]):
                steps[cell].append(other)
    return steps


def _diagonals(
    cells: list[int], sides: str, crossings: tuple[tuple[int, int], ...]
) -> list[list[int]]:
    diagonals: list[list[int]] = [[] for _ in range(CELLS)]
    for cell in cells:
        for rows in (-1, 1):
            for columns in (-1, 1):
                row = cell // 12 + rows
                column = cell % 12 + columns
                other = 12 * row + column
                if not (0 <= row < 12 and 0 <= column < 12 and other in cells):
                    continue
                same_side = not sides or sides[cell] == sides[other]
                if same_side or (cell, other) in crossings or (other, cell) in crossings:
                    diagonals[cell].append(other)
    return diagonals


KSB_4156: Final = Planet(
    "ksb_4156", ("KSB-4156", "KSB-4156"), BASE, 1, STANDARD,
    [
        ".....##.....",
        "...~#####...",
        "..#~~~#o~#..",
        ".####~##~~#.",
        ".o###~####o.",
        "~~###~######",
        "~~###~######",
        ".#o#~~#####.",
        ".##~~###o##.",
        "..#~#o####..",
        "...~#####...",
        ".....##.....",
    ],
)  # fmt: skip

K_273: Final = Planet(
    "k_273", ("K-273", "K-273"), BASE, 3, ICE_OR_LAND,
    [
        ".....~~.....",
        "...~~o~~~...",
        "..~~~~~~~~..",
        ".~~~~~~#o~~.",
        ".~~o~~~~#~~.",
        "~~##~~~~~~~~",
        "~~o~~~~~~~#o",
        ".~~~~~~~~~#.",
        ".~~~~##~~~#.",
        "..~~~o#~~~..",
        "...~~~~~~...",
        ".....~~.....",
    ],
)  # fmt: skip

GAIA: Final = Planet(
    "gaia", ("Gaia", "Gaia"), BASE, 2, CITIES,
    [
        ".....Co.....",
        "...~####~...",
        "..Co~##~#C..",
        ".##~~~~~~##.",
        ".##~o###~##.",
        "###~####~##C",
        "C##~####~###",
        ".##~###o~##.",
        ".##~~~~~~o#.",
        "..C######C..",
        "...######...",
        ".....oC.....",
    ],
)  # fmt: skip

PERSEPHONE: Final = Planet(
    "persephone", ("Persephone", "Persephone"), BASE, 3, QUADRANT_BAN,
    [
        ".....##.....",
        "...~#####...",
        "..~~~~####..",
        ".#~#o~#####.",
        ".#~##~####o.",
        "#o~##~~~~~~#",
        "##~##~######",
        ".#~o~~#####.",
        ".#~~~######.",
        "..#~#####o..",
        "...~o####...",
        ".....##.....",
    ],
    bans=(CIV, ENERGY, TECH, WATER),
)  # fmt: skip

ARASHI: Final = Planet(
    "arashi", ("Arashi", "Araši"), BASE, 2, RING_ANCHOR,
    [
        ".....##.....",
        "...#~~~##...",
        "..o######o..",
        ".##~~~#~~##.",
        ".####o#~###.",
        "rrrrrrrrrrrr",
        "rrrrrrrrrrrr",
        ".~~~##o~~##.",
        ".##~~##~~##.",
        "..o######o..",
        "...#~~~~#...",
        ".....##.....",
    ],
)  # fmt: skip

PETRA: Final = Planet(
    "petra", ("Petra", "Petra"), BASE, 2, CURRENTS,
    [
        ".....##.....",
        "...#e####...",
        "..#oee##oe..",
        ".####e#eee#.",
        ".####e#e###.",
        "##eeee#eee##",
        "#ee#oe#eoe##",
        ".e##eeeeee#.",
        ".eeee##e###.",
        "..#o###eE#..",
        "...#####e...",
        ".....##.....",
    ],
)  # fmt: skip

TARTARUS: Final = Planet(
    "tartarus", ("Tartarus", "Tartarus"), BASE, 3, CHASM,
    [
        ".....#o.....",
        "...~#####...",
        "..#~####~~..",
        ".o~~###~~~#.",
        ".#~##~o~###.",
        "#~~##~~~####",
        "~~###~o~####",
        ".######~###.",
        ".######~##o.",
        "..####o###..",
        "...######...",
        ".....##.....",
    ],
    sides=[
        ".....ww.....",
        "...wwweee...",
        "..wwwweeee..",
        ".wwwwweeeee.",
        ".wwwweeeeee.",
        "wwwwweeeeeee",
        "wwwwweeeeeee",
        ".wwwwweeeee.",
        ".wwwwweeeee.",
        "..wwwwweee..",
        "...wwweee...",
        ".....we.....",
    ],
    crossings=((12 * 3 + 5, 12 * 4 + 6), (12 * 9 + 5, 12 * 8 + 6)),
)  # fmt: skip

CHARYBDIS: Final = Planet(
    "charybdis", ("Charybdis", "Charybda"), KICKSTARTER, 1, CENTRE_START,
    [
        ".....##.....",
        "...#o####...",
        "..#~~~##~o..",
        ".###o~##~~#.",
        ".###~~~~~o#.",
        "~###~cc~####",
        "~###~cc~####",
        ".###~~~~~~#.",
        ".##~~o#o~~#.",
        "..#~######..",
        "...######...",
        ".....~~.....",
    ],
)  # fmt: skip

KAAX: Final = Planet(
    "kaax", ("K'Aax", "K'Aax"), KICKSTARTER, 2, TOXIC,
    [
        ".....##.....",
        "...t###~~...",
        "..ttt###~o..",
        ".~~tot#tt##.",
        ".~##t#tt###.",
        "ot#########o",
        "#t#~~~##~~~#",
        ".#~~t~##~tt.",
        ".#~t~~##~to.",
        "..tt~##~~t..",
        "...#~o#~#...",
        ".....##.....",
    ],
)  # fmt: skip

PAJITNOV: Final = Planet(
    "pajitnov", ("Pajitnov", "Pažitnov"), KICKSTARTER, 2, SLIDE_IN,
    [
        ".....##.....",
        "...~~####...",
        "..#~###~~o..",
        ".#o~####~~#.",
        ".~##~~##o##.",
        "#~~#~~#~####",
        "##~####~####",
        ".#o~###~~##.",
        ".##~####o##.",
        "..#~###~~~..",
        "...~##o#~...",
        ".....##.....",
    ],
)  # fmt: skip

OBLIVION: Final = Planet(
    "oblivion", ("Oblivion", "Zapomnění"), KICKSTARTER, 3, CORNER_ICE,
    [
        "~~~######~~~",
        "~~~###o##~~~",
        "~~~#....#~~~",
        "o###....#o##",
        "###......###",
        "#..........#",
        "#..........#",
        "###......###",
        "##o#....###o",
        "~~~#....#~~~",
        "~~~##o###~~~",
        "~~~######~~~",
    ],
    row_points=[3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3],
    column_points=[3, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 3],
)  # fmt: skip

CERBERUS: Final = Planet(
    "cerberus", ("Cerberus", "Kerberos"), KICKSTARTER, 3, PLANETOIDS,
    [
        ".......####.",
        ".......###~.",
        "......#o~~~#",
        "......#~~###",
        "..###..~##o.",
        ".#o####~~~#.",
        "######~.....",
        "##~~~~~.##~.",
        "#~~##~o###~#",
        "#~#o#~~~~~~#",
        ".~######o#~#",
        "..####..###.",
    ],
    row_points=[1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1],
    column_points=[1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1],
    planetoids=[
        ".......1111.",
        ".......1111.",
        "......111111",
        "......111111",
        "..222..1111.",
        ".2222221111.",
        "2222222.....",
        "2222222.333.",
        "222222233333",
        "222222233333",
        ".22222233333",
        "..2222..333.",
    ],
)  # fmt: skip

LACUNA: Final = Planet(
    "lacuna", ("Lacuna", "Lacuna"), KICKSTARTER, 4, HOLES,
    [
        "....#~##....",
        "..#~~~####..",
        ".#~~#hh####.",
        ".#~oh##h###.",
        "##~~hh#o~~~~",
        "#o#~~###~hh#",
        "##h#~~h#~#o#",
        "###h#~~~~#h#",
        ".##h##~ho##.",
        "...#o#~##h#.",
        "...##~~###..",
        "....#~##....",
    ],
    row_points=[1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1],
    column_points=[1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1],
)  # fmt: skip

PLANETS: Final[list[Planet]] = [
    KSB_4156,
    K_273,
    GAIA,
    PERSEPHONE,
    ARASHI,
    PETRA,
    TARTARUS,
    CHARYBDIS,
    KAAX,
    PAJITNOV,
    OBLIVION,
    CERBERUS,
    LACUNA,
]
"""All sides; the first is the symmetric one, printed on the front of every board."""
PLANET_IDS: Final = tuple([p.id for p in PLANETS])
PLANET_OF: Final = {PLANETS[k].id: k for k in range(len(PLANETS))}

"""What a planet is: its printed squares, ice, lifepods, points, zones, and the hooks of its rule.

The planets themselves stand in `components/planets/`, a file each: the map, and overridden the
hooks that differ. Rules never ask which planet it is.

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

from typing import TYPE_CHECKING, Final, Literal

from planetfall.games.planet_unknown.bands import CELLS, Bands, fitting, mask_of
from planetfall.games.planet_unknown.components.shapes import Orientation
from planetfall.games.planet_unknown.components.tiles import TERRAINS

if TYPE_CHECKING:
    from planetfall.games.planet_unknown.board import PlanetBoard
    from planetfall.games.planet_unknown.placement import Site

PLANET_IDS: Final = (
    "ksb_4156",
    "k_273",
    "gaia",
    "persephone",
    "arashi",
    "petra",
    "tartarus",
    "charybdis",
    "kaax",
    "pajitnov",
    "oblivion",
    "cerberus",
    "lacuna",
)
"""All sides; the first is the symmetric one, printed on the front of every board."""
PLANET_OF: Final = {PLANET_IDS[k]: k for k in range(len(PLANET_IDS))}

Rule = Literal[
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
]
"""Key of a special rule, for words and drawings."""

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
        rule: Rule,
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
        self.symmetric: Final = rule == "standard"
        self.rule: Final[Rule] = rule
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
        self.start: Final = self.start_squares()
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
        self.sees_terrain: Final = bans is not None
        """Whether `anchors` depends on the tile's terrains, not on its outline alone."""
        self.steps: Final[list[list[int]]] = _steps(self.cells, side_text)
        """By cell: squares one side away that a rover may reach, ascending."""
        self.diagonals: Final[list[list[int]]] = _diagonals(self.cells, side_text, crossings)
        """By cell: squares one corner away that a rover moving diagonally may reach."""

    # Hooks: what a planet with a rule of its own overrides.

    def start_squares(self) -> Bands:
        """Return the squares of which the first piece must cover one."""
        return self.edge

    def anchors(self, site: Site, tile: int, orientation: Orientation) -> Bands:
        """Return the cells where the anchor of a turned tile may lie."""
        return fitting(site.f0, site.f1, site.f2, site.t0, site.t1, site.t2, orientation.rest)

    def no_patch(self, board: PlanetBoard, *, slides: bool) -> Bands:
        """Return the squares where no patch may lie; `slides` says that patches must slide in."""
        return 0, 0, 0

    def closed_squares(self, board: PlanetBoard) -> Bands:
        """Return the squares no rover may enter."""
        return 0, 0, 0

    def live_currents(self, board: PlanetBoard) -> Bands:
        """Return the uncovered electric currents."""
        return 0, 0, 0

    def bonus_points(self, board: PlanetBoard) -> int:
        """Return the points beside rows and columns at the end of the game."""
        return 0


PLANETS: Final[list[Planet]] = []
"""By the index of `PLANET_IDS`; filled when `components.planets` is imported."""


def one_side(site: Site, side: Bands, rest: list[int]) -> Bands:
    """Return the anchors that keep a piece wholly on one side of a planet, or off it."""
    s0, s1, s2 = side
    f0, f1, f2 = site.f0, site.f1, site.f2
    t0, t1, t2 = site.t0, site.t1, site.t2
    a0, a1, a2 = fitting(f0 & s0, f1 & s1, f2 & s2, t0, t1, t2, rest)
    b0, b1, b2 = fitting(f0 & ~s0, f1 & ~s1, f2 & ~s2, t0, t1, t2, rest)
    return a0 | b0, a1 | b1, a2 | b2


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

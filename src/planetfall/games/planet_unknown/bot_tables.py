"""Learned tables of Planet Unknown's solo game: which entries a position has.

Every line, free square, tracker, token, pending item and objective has a kind, and every kind an
entry for each stage of the game: alone one knows how many tiles are still to come.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.bots.tables import Places, Table, begins
from planetfall.core.fields import UNKNOWN
from planetfall.games.planet_unknown import items
from planetfall.games.planet_unknown.bands import (
    BAND_BITS,
    CELLS,
    LOW,
    Bands,
    count,
    members,
    neighbours,
    shrink,
)
from planetfall.games.planet_unknown.board import (
    LIFEPODS,
    LOADED,
    METEORITES,
    OCCUPIED,
    ROVERS,
    PlanetBoard,
)
from planetfall.games.planet_unknown.bot import outlook
from planetfall.games.planet_unknown.bot_ground import BESIDE
from planetfall.games.planet_unknown.bot_solo import progress, tiles_to_come
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES, PERSONAL_IDS
from planetfall.games.planet_unknown.components.planet import PLANETS
from planetfall.games.planet_unknown.components.shapes import (
    INNER,
    ORIENTATIONS,
    OUTER,
    OUTLINES,
    SHAPES,
)
from planetfall.games.planet_unknown.components.station import (
    SEATS,
    SECTIONS,
    section_of,
    shape_in,
)
from planetfall.games.planet_unknown.components.tiles import ENERGY, TRACKS
from planetfall.games.planet_unknown.geometry import live_currents
from planetfall.games.planet_unknown.packed import height_of
from planetfall.games.planet_unknown.scoring import card_points
from planetfall.games.planet_unknown.state import CIV_PICKS, Player, Unknown
from planetfall.games.planet_unknown.vocabulary import TAKE

STAGE: Final[list[int]] = [0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7]
"""The stage of the game by the tiles to come."""
STAGES: Final = 8
HEIGHTS: Final = 16
FAR: Final = 11
"""Steps to a rover that count as any number more; also without a rover."""
LARGE: Final = 11
"""An area of so many free squares counts as any larger one."""
SCARCE: Final = 1
"""A square that at most so many shapes can cover is hard to fill."""
PLACES: Final[list[int]] = [0, 1, 2, 3, 3, 4, 4, 4, 4, 5]
"""The class of how many places there are for a shape."""
PLACE_CLASSES: Final = 6


def _around() -> list[int]:
    """By the eight squares around one: their class, the same for turned and mirrored ones."""
    classes: dict[int, int] = {}
    table: list[int] = []
    for pattern in range(256):
        looks: list[int] = []
        for mirrored in (False, True):
            ring = [pattern >> ((2 - k) % 8 if mirrored else k) & 1 for k in range(8)]
            for _ in range(4):
                ring = ring[2:] + ring[:2]
                looks.append(sum([ring[k] << k for k in range(8)]))
        table.append(classes.setdefault(min(looks), len(classes)))
    return table


AROUND: Final = _around()
RING: Final[list[int]] = [-15, -14, -13, 1, 15, 14, 13, -1]
"""Steps round a square in a frame of 14 by 14, clockwise from the upper left."""
FRAMED: Final[list[int]] = [14 * (cell // 12 + 1) + cell % 12 + 1 for cell in range(CELLS)]
"""By cell: its place in that frame, which has a border on all sides."""

LAYOUT: Final[list[Table]] = [
    Table("question", 3, STAGES),
    Table("line", 13 * 3 * 3, STAGES),
    Table("around", max(AROUND) + 1, STAGES),
    Table("covering shapes", SHAPES + 1, STAGES),
    Table("places of a shape", PLACE_CLASSES * SECTIONS, STAGES),
    Table("area", LARGE + 1, STAGES),
    Table("meteorite", FAR + 1, STAGES),
    Table("lifepod", FAR + 1, STAGES),
    Table("rovers", 5, STAGES),
    Table("ice", 12, STAGES),
    Table("beside energy", TRACKS + 1, STAGES),
    Table("track", TRACKS * HEIGHTS, STAGES),
    Table("own track", len(CORPORATIONS) * TRACKS * HEIGHTS),
    Table("cards", 8, STAGES),
    Table("card points", 16),
    Table("patches", 5, STAGES),
    Table("due", 6, STAGES),
    Table("meteorites held", 12),
    Table("lifepods held", 8),
    Table("step", TRACKS * HEIGHTS),
    Table("item", 16, STAGES),
    Table("movement", 9, STAGES),
    Table("aim", len(PERSONAL_IDS) * 6, STAGES),
    Table("own aim", len(OBJECTIVES) * 6),
]
"""Kinds of a table by their stages; a table without stages has the same entry in all."""

_BEGINS: Final[list[int]] = begins(LAYOUT)
QUESTION: Final[int] = _BEGINS[0]
LINE: Final[int] = _BEGINS[1]
NEAR: Final[int] = _BEGINS[2]
COVERING: Final[int] = _BEGINS[3]
FITTING: Final[int] = _BEGINS[4]
AREA: Final[int] = _BEGINS[5]
METEORITE: Final[int] = _BEGINS[6]
LIFEPOD: Final[int] = _BEGINS[7]
ROVER: Final[int] = _BEGINS[8]
ICE: Final[int] = _BEGINS[9]
BESIDE_ENERGY: Final[int] = _BEGINS[10]
TRACK: Final[int] = _BEGINS[11]
OWN_TRACK: Final[int] = _BEGINS[12]
CARDS: Final[int] = _BEGINS[13]
CARD_POINTS: Final[int] = _BEGINS[14]
PATCHES: Final[int] = _BEGINS[15]
DUE: Final[int] = _BEGINS[16]
METEORITES_HELD: Final[int] = _BEGINS[17]
LIFEPODS_HELD: Final[int] = _BEGINS[18]
STEP: Final[int] = _BEGINS[19]
ITEM: Final[int] = _BEGINS[20]
MOVEMENT: Final[int] = _BEGINS[21]
AIM: Final[int] = _BEGINS[22]
OWN_AIM: Final[int] = _BEGINS[23]


class Land:
    """The free squares of a planet: which hang together, and which shapes could cover them."""

    def __init__(self, board: PlanetBoard) -> None:
        s0, s1, s2 = PLANETS[board.planet].squares
        masks = board.masks
        self.f0: int = s0 & ~masks[OCCUPIED]
        self.f1: int = s1 & ~masks[OCCUPIED + 1]
        self.f2: int = s2 & ~masks[OCCUPIED + 2]
        self.cells = members(self.f0, self.f1, self.f2)
        self.frame = [0] * 196
        """By place in the frame with a border: 1 for a free square."""
        for cell in self.cells:
            self.frame[FRAMED[cell]] = 1
        self.covering = [0] * CELLS
        """By cell: how many of the twelve shapes could cover it."""
        self.fits = [0] * SHAPES
        """By shape: how many places it has."""
        for shape in range(SHAPES):
            u0, u1, u2 = self._covered_by(shape)
            for cell in members(u0, u1, u2):
                self.covering[cell] += 1

    def _covered_by(self, shape: int) -> Bands:
        """The squares that a shape covers on any of its places, which are counted."""
        u0 = 0
        u1 = 0
        u2 = 0
        for turn in OUTLINES[shape]:
            rest = ORIENTATIONS[shape][turn].rest
            a0, a1, a2 = shrink(self.f0, self.f1, self.f2, rest)
            if not (a0 or a1 or a2):
                continue
            self.fits[shape] += count(a0, a1, a2)
            u0 |= a0
            u1 |= a1
            u2 |= a2
            for d in rest:
                up = BAND_BITS - d
                low = LOW[up]
                u0 |= (a0 & low) << d
                u1 |= (a1 & low) << d | a0 >> up
                u2 |= (a2 & low) << d | a1 >> up
        return u0, u1, u2

    def areas(self) -> list[int]:
        """The sizes of the free areas, at most `LARGE`."""
        sizes: list[int] = []
        seen = [0] * CELLS
        for start in self.cells:
            if seen[start]:
                continue
            seen[start] = 1
            area = [start]
            place = 0
            while place < len(area):
                for other in BESIDE[area[place]]:
                    if self.frame[FRAMED[other]] and not seen[other]:
                        seen[other] = 1
                        area.append(other)
                place += 1
            sizes.append(min(len(area), LARGE))
        return sizes

    def around(self, cell: int) -> int:
        """The class of the squares around a cell."""
        at = FRAMED[cell]
        pattern = 0
        for k in range(8):
            pattern |= self.frame[at + RING[k]] << k
        return AROUND[pattern]


class UnknownPlaces(Places):
    """The places of a solo game."""

    def layout(self) -> list[Table]:
        return LAYOUT

    def fits(self, game: Unknown, seat: int) -> bool:
        return game.seats == 1

    def varied(self) -> dict[str, Any]:
        return {"planets": ["random"], "corporations": ["random"]}

    def base(self, game: Unknown, seat: int) -> int:
        return outlook(game, seat)

    def of(self, game: Unknown, seat: int) -> list[int]:
        player = game.players[seat]
        stage = STAGE[min(tiles_to_come(game), len(STAGE) - 1)]
        land = Land(player.board)
        question = 1 if is_taking(game, seat) else 2 if game.phase >= CIV_PICKS else 0
        found = [QUESTION + question * STAGES + stage]
        add_station(game, seat, land, stage, found)
        add_squares(player.board, land, stage, found)
        add_lines(player.board, land, stage, found)
        add_tokens(player.board, land, stage, found)
        add_corporation(player, stage, found)
        add_pending(player, stage, found)
        add_aims(player, stage, found)
        return found


def is_taking(game: Unknown, seat: int) -> bool:
    """Whether the seat is asked to take a tile."""
    options = game.asks[seat]
    return options is not None and TAKE <= options[0] <= TAKE + INNER


def add_station(game: Unknown, seat: int, land: Land, stage: int, found: list[int]) -> None:
    """How many places there are for the shapes that the station brings, by when it does."""
    # The tile of this turn is gone unless it is being taken.
    gone = 0 if is_taking(game, seat) else 1
    for ahead in range(SECTIONS):
        section = section_of(SEATS[1][0], (game.rotation - ahead) % SECTIONS)
        late = (ahead - gone) % SECTIONS
        for ring in (OUTER, INNER):
            fits = land.fits[shape_in(section, ring, game.shift)]
            kind = PLACES[min(fits, len(PLACES) - 1)] * SECTIONS + late
            found.append(FITTING + kind * STAGES + stage)


def add_squares(board: PlanetBoard, land: Land, stage: int, found: list[int]) -> None:
    """Free squares, by what is around them and what could cover them, and their areas."""
    for cell in land.cells:
        found.append(NEAR + land.around(cell) * STAGES + stage)
        found.append(COVERING + land.covering[cell] * STAGES + stage)
    for size in land.areas():
        found.append(AREA + size * STAGES + stage)
    i0, i1, i2 = PLANETS[board.planet].ice
    ice = count(i0 & land.f0, i1 & land.f1, i2 & land.f2)
    found.append(ICE + min(ice // 4, 11) * STAGES + stage)


def add_lines(board: PlanetBoard, land: Land, stage: int, found: list[int]) -> None:
    """Rows and columns by what is missing and what lies on them, once for every point."""
    missing = [0] * 24
    hard = [0] * 24
    for cell in land.cells:
        row = cell // 12
        column = 12 + cell % 12
        missing[row] += 1
        missing[column] += 1
        if land.covering[cell] <= SCARCE:
            hard[row] += 1
            hard[column] += 1
    c0, c1, c2 = live_currents(board)
    if c0 or c1 or c2:
        for cell in members(c0 & land.f0, c1 & land.f1, c2 & land.f2):
            missing[cell // 12] -= 1
            missing[12 + cell % 12] -= 1
    rocks = [0] * 24
    for cell in stones(board):
        rocks[cell // 12] += 1
        rocks[12 + cell % 12] += 1
    planet = PLANETS[board.planet]
    for line in range(24):
        points = planet.row_points[line] if line < 12 else planet.column_points[line - 12]
        kind = (missing[line] * 3 + min(rocks[line], 2)) * 3 + min(hard[line], 2)
        for _ in range(points):
            found.append(LINE + kind * STAGES + stage)


def stones(board: PlanetBoard) -> list[int]:
    """The squares with meteorites, carried ones included."""
    masks = board.masks
    return members(
        masks[METEORITES] | masks[LOADED],
        masks[METEORITES + 1] | masks[LOADED + 1],
        masks[METEORITES + 2] | masks[LOADED + 2],
    )


def distance(cell: int, rovers: list[int]) -> int:
    """Steps to the nearest rover, at most `FAR`; obstacles are not looked at."""
    best = FAR
    for rover in rovers:
        best = min(best, abs(cell // 12 - rover // 12) + abs(cell % 12 - rover % 12))
    return best


def add_tokens(board: PlanetBoard, land: Land, stage: int, found: list[int]) -> None:
    """Rovers, and meteorites and lifepods by how far they are from them; energy's neighbours."""
    rovers = board.cells(ROVERS)
    found.append(ROVER + min(len(rovers), 4) * STAGES + stage)
    for cell in stones(board):
        found.append(METEORITE + distance(cell, rovers) * STAGES + stage)
    for cell in board.cells(LIFEPODS):
        found.append(LIFEPOD + distance(cell, rovers) * STAGES + stage)
    masks = board.masks
    n0, n1, n2 = neighbours(masks[3 * ENERGY], masks[3 * ENERGY + 1], masks[3 * ENERGY + 2])
    beside = 0
    for track in range(TRACKS):
        at = 3 * track
        if masks[at] & n0 or masks[at + 1] & n1 or masks[at + 2] & n2:
            beside += 1
    found.append(BESIDE_ENERGY + beside * STAGES + stage)


def add_corporation(player: Player, stage: int, found: list[int]) -> None:
    """Trackers, cards and what was collected."""
    for track in range(TRACKS):
        kind = track * HEIGHTS + min(height_of(player.trackers[track]), HEIGHTS - 1)
        found.append(TRACK + kind * STAGES + stage)
        found.append(OWN_TRACK + player.corporation * TRACKS * HEIGHTS + kind)
    found.append(CARDS + min(len(player.civ_taken), 7) * STAGES + stage)
    found.append(CARD_POINTS + max(0, min(card_points(player), 15)))
    found.append(PATCHES + min(player.patches, 4) * STAGES + stage)
    found.append(METEORITES_HELD + min(player.meteorites, 11))
    found.append(LIFEPODS_HELD + min(player.lifepods, 7))


def add_pending(player: Player, stage: int, found: list[int]) -> None:
    """Items, cards and movement that are still to be used."""
    for rank in player.due:
        found.append(DUE + rank * STAGES + stage)
    for item in player.pool:
        kind = items.kind_of(item)
        if kind >= TRACKS:
            found.append(ITEM + kind * STAGES + stage)
            continue
        height = height_of(player.trackers[kind])
        for step in range(items.steps_of(item)):
            found.append(STEP + kind * HEIGHTS + min(height + step, HEIGHTS - 1))
    found.append(MOVEMENT + min(player.moves, 8) * STAGES + stage)


def add_aims(player: Player, stage: int, found: list[int]) -> None:
    """Personal objectives by how far they are."""
    tops = CORPORATIONS[player.corporation].tops_reached(player)
    for card in player.personal:
        if card == UNKNOWN:
            continue
        side = OBJECTIVES[card].personal
        far = max(0, min(progress(side, player, tops), 100)) // 20
        found.append(AIM + (side.kind * 6 + far) * STAGES + stage)
        found.append(OWN_AIM + card * 6 + far)


def places() -> Places:
    """The places of this game."""
    return UnknownPlaces()

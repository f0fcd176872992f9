"""The twelve polyominoes and the biomass patch, and every way to turn them.

A shape is drawn as it lies unturned. Its two terrain sections are ``a`` and ``b``; a capital is
the square with the section's building, ``*`` marks the square of the meteor symbol (used only by
the tiles that have one). All twelve tiles of a shape share this layout.

**``turn:k``**: the drawing is mirrored left to right if ``k >= 4``, then turned ``k % 4`` quarter
turns clockwise. Of turns that look alike only the lowest is offered (`TURNS`): the straight shapes
have turns 0 to 3, all others 0 to 7.

**Anchor**: the first square of the turned piece in reading order (topmost row, leftmost in it).
A placement is the cell of the anchor; every other square follows by its offset in bits
(`planetfall.games.planet_unknown.bands`).
"""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.bands import WIDTH

OUTER: Final = 0
INNER: Final = 1
RING_IDS: Final = ("outer", "inner")

_DRAWINGS: Final = (
    # outer ring, slots 0 to 5 clockwise
    ("z5", ["B  .  .", "b* A  a", ".  .  a"]),
    ("f5", [".  .  b", "a* a  B", ".  A  ."]),
    ("s4", [".  B  b", "A  a* ."]),
    ("i4", ["A  a  B  b*"]),
    ("n5", [".  .  B  b*", "a  A  a  ."]),
    ("u5", ["B  .  A", "b  a  a*"]),
    # inner ring, slots 0 to 5 clockwise
    ("i3", ["B", "A", "a*"]),
    ("t4", ["B  a  A", ".  a* ."]),
    ("v3", ["a* A", ".  B"]),
    ("l4", [".  a", ".  A", "b* B"]),
    ("i2", ["A", "B*"]),
    ("o4", ["B  b*", "a  A"]),
    # the biomass patch: no building, no meteor, no tile of the station
    ("p1", ["a"]),
)

SHAPE_IDS: Final = tuple([drawing[0] for drawing in _DRAWINGS])
SHAPES: Final = 12
"""Number of shapes of terraforming tiles; shape ``s`` lies in ring ``s // 6``, slot ``s % 6``."""
PATCH: Final = 12
"""The shape of the biomass patch."""

NAMES: Final = {
    "z5": ("Z pentomino", "Z-pentomino"),
    "f5": ("F pentomino", "F-pentomino"),
    "s4": ("S tetromino", "S-tetromino"),
    "i4": ("straight tetromino", "přímé tetromino"),
    "n5": ("N pentomino", "N-pentomino"),
    "u5": ("U pentomino", "U-pentomino"),
    "i3": ("straight tromino", "přímé tromino"),
    "t4": ("T tetromino", "T-tetromino"),
    "v3": ("corner tromino", "rohové tromino"),
    "l4": ("L tetromino", "L-tetromino"),
    "i2": ("domino", "domino"),
    "o4": ("square tetromino", "čtvercové tetromino"),
    "p1": ("biomass patch", "dílek výsadby"),
}
"""English and Czech names by shape id."""


class Square:
    """One square of a drawing: place, section (0 for a, 1 for b), building and meteor symbol."""

    def __init__(self, row: int, column: int, section: int, building: bool, meteor: bool) -> None:
        self.row: Final = row
        self.column: Final = column
        self.section: Final = section
        self.building: Final = building
        self.meteor: Final = meteor

    def look(self) -> tuple[int, int, int, bool, bool]:
        """Return all that can be seen, in an order that sorts squares for reading."""
        return self.row, self.column, self.section, self.building, self.meteor


class Orientation:
    """A shape laid in one turn: squares and offsets in reading order, the anchor first."""

    def __init__(self, shape: int, turn: int, squares: list[Square], outline: int) -> None:
        anchor = squares[0]
        self.shape: Final = shape
        self.turn: Final = turn
        self.outline: Final = outline
        """The lowest turn of the shape that covers the same squares."""
        self.squares: Final = squares
        self.offsets: Final = [
            WIDTH * (s.row - anchor.row) + s.column - anchor.column for s in squares
        ]
        """Bit distances from the anchor, ascending from 0."""
        self.rest: Final = self.offsets[1:]
        """Those of all squares but the anchor."""
        self.rows: Final = max([s.row for s in squares]) + 1
        self.columns: Final = max([s.column for s in squares]) + 1
        self.sections: Final[list[list[int]]] = [[], []]
        """Offsets of section a and of section b."""
        self.buildings: Final = [-1, -1]
        """Offset of the building of section a and of section b (-1 on the patch)."""
        meteor = -1
        for k in range(len(squares)):
            square = squares[k]
            self.sections[square.section].append(self.offsets[k])
            if square.building:
                self.buildings[square.section] = self.offsets[k]
            if square.meteor:
                meteor = self.offsets[k]
        self.meteor: Final = meteor
        """Offset of the meteor symbol (-1 on the patch)."""


def _drawn(rows: list[str]) -> list[Square]:
    squares: list[Square] = []
    for r in range(len(rows)):
        tokens = rows[r].split()
        for c in range(len(tokens)):
            letter = tokens[c][0]
            if letter != ".":
                section = 0 if letter.lower() == "a" else 1
                squares.append(Square(r, c, section, letter.isupper(), tokens[c].endswith("*")))
    return squares


def _turned(squares: list[Square], turn: int) -> list[Square]:
    """Return the squares mirrored and turned, moved to row and column 0, in reading order."""
    points: list[tuple[int, int, int, bool, bool]] = []
    for s in squares:
        r = s.row
        c = -s.column if turn >= 4 else s.column
        for _ in range(turn % 4):
            r, c = c, -r
        points.append((r, c, s.section, s.building, s.meteor))
    top = min([p[0] for p in points])
    left = min([p[1] for p in points])
    points.sort()
    return [Square(p[0] - top, p[1] - left, p[2], p[3], p[4]) for p in points]


def _orientations(shape: int) -> list[Orientation]:
    found: list[Orientation] = []
    drawn = _drawn(_DRAWINGS[shape][1])
    for turn in range(8):
        squares = _turned(drawn, turn)
        outline = turn
        for other in found:
            if _places(other.squares) == _places(squares):
                outline = other.outline
                break
        found.append(Orientation(shape, turn, squares, outline))
    return found


def _places(squares: list[Square]) -> list[tuple[int, int]]:
    return [(s.row, s.column) for s in squares]


def _distinct(orientations: list[Orientation]) -> list[int]:
    turns: list[int] = []
    looks: list[list[tuple[int, int, int, bool, bool]]] = []
    for orientation in orientations:
        look = [s.look() for s in orientation.squares]
        if look not in looks:
            looks.append(look)
            turns.append(orientation.turn)
    return turns


ORIENTATIONS: Final[list[list[Orientation]]] = [_orientations(s) for s in range(SHAPES + 1)]
"""By shape and turn; all eight turns are there, also those that repeat an earlier one."""
TURNS: Final[list[list[int]]] = [_distinct(o) for o in ORIENTATIONS]
"""The turns of each shape that look different, ascending."""
OUTLINES: Final[list[list[int]]] = [
    [t for t in range(8) if o[t].outline == t] for o in ORIENTATIONS
]
"""The turns of each shape that cover different squares, ascending."""
SIZES: Final[list[int]] = [len(o[0].squares) for o in ORIENTATIONS]
"""Number of squares of each shape."""

"""Drawings of terraforming tiles and patches: two terrains, each colour plus pattern.

A piece is drawn from its squares: a map from (row, column) to the square's code (terrain with the
flags of building and meteor, see `tiles`).  Small squares show their colours only.
"""

from __future__ import annotations

from collections.abc import Collection

from planetfall.games.planet_unknown.bands import COLUMNS
from planetfall.games.planet_unknown.components.shapes import ORIENTATIONS, PATCH
from planetfall.games.planet_unknown.components.tiles import (
    BIOMASS,
    BUILDING,
    METEOR,
    SHAPE_OF,
    TERRAIN_IDS,
    square_codes,
)
from planetfall.svg.box import Box
from planetfall.svg.canvas import EMPTY, Markup, circle, group, join, number, path, rect
from planetfall.svg.icons import icon
from planetfall.svg.squaregrid import SquareGrid, boundary
from planetfall.svg.theme import Theme

TERRAIN_ICONS = ("civ", "pu-water", "biomass", "pu-rover", "pu-tech", "pu-energy")
"""Icon of each terrain, its building and its track."""

PATCH_TILE = -1
"""Stands for a biomass patch where a tile number is expected."""

SMALL = 12.0
"""Below this a square has no pattern."""
TINY = 9.5
"""Below this a square shows its colour only."""

Squares = dict[tuple[int, int], int]

_TERRAIN_BITS = BUILDING - 1


def piece_squares(tile: int, turn: int = 0, cell: int | None = None) -> Squares:
    """The squares of a tile (or `PATCH_TILE`) laid with its anchor on a cell.

    Without a cell the piece lies in the upper left corner.
    """
    shape = PATCH if tile == PATCH_TILE else SHAPE_OF[tile]
    orientation = ORIENTATIONS[shape][turn]
    codes = [BIOMASS] if tile == PATCH_TILE else square_codes(tile, turn)
    row, column = 0, 0
    if cell is not None:
        anchor = orientation.squares[0]
        row, column = cell // COLUMNS - anchor.row, cell % COLUMNS - anchor.column
    squares = {}
    for square, code in zip(orientation.squares, codes, strict=True):
        squares[square.row + row, square.column + column] = code
    return squares


def extent(squares: Squares) -> tuple[int, int]:
    """Rows and columns that a piece in the upper left corner takes."""
    return max(r for r, _ in squares) + 1, max(c for _, c in squares) + 1


def draw_piece(
    theme: Theme,
    grid: SquareGrid,
    squares: Squares,
    *,
    meteors: bool = True,
    outline: str | None = None,
    width: float | None = None,
) -> Markup:
    """A piece on a grid: grounds, seams, buildings, one outline, meteor symbols on top.

    `meteors=False` leaves the symbols out: on a planet the meteorites themselves are drawn.
    """
    unit = grid.unit
    rich = unit >= SMALL
    terrains = {place: code & _TERRAIN_BITS for place, code in squares.items()}
    edge = theme["bg-0"] if outline is None else outline
    weight = max(0.9, unit * 0.052) if width is None else width
    parts = [_grounds(theme, grid, terrains, patterns=rich)]
    parts.append(_seams(theme, grid, terrains, edge, weight))
    is_patch = len(squares) == 1 and not any(code & BUILDING for code in squares.values())
    for (row, column), code in squares.items():
        if unit >= TINY and (code & BUILDING or is_patch):
            x, y = grid.corner(row, column)
            name = "patch" if is_patch else TERRAIN_ICONS[code & _TERRAIN_BITS]
            parts.append(_building(theme, name, x, y, unit, plinth=not is_patch))
    parts.append(
        path(
            edges(grid, squares.keys()),
            fill="none",
            stroke=edge,
            stroke_width=weight,
            stroke_linejoin="round",
        )
    )
    if meteors:
        for (row, column), code in squares.items():
            if code & METEOR:
                parts.append(meteorite(theme, *grid.center(row, column), unit))
    return join(parts)


def edges(grid: SquareGrid, squares: Collection[tuple[int, int]]) -> str:
    """The path round some squares, along their edges."""
    parts = []
    for loop in boundary(squares):
        x, y = grid.corner(*loop[0])
        parts.append(f"M{number(x)} {number(y)}")
        for k in range(1, len(loop)):
            down, right = loop[k][0] - loop[k - 1][0], loop[k][1] - loop[k - 1][1]
            step = f"v{number(down * grid.unit)}" if down else f"h{number(right * grid.unit)}"
            parts.append(step)
        parts.append("z")
    return "".join(parts)


def _grounds(
    theme: Theme, grid: SquareGrid, terrains: dict[tuple[int, int], int], *, patterns: bool
) -> Markup:
    parts = []
    for terrain in sorted(set(terrains.values())):
        name = "t-" + TERRAIN_IDS[terrain]
        area = edges(grid, [place for place, kind in terrains.items() if kind == terrain])
        parts.append(path(area, fill=theme[name]))
        if patterns:
            parts.append(path(area, fill=theme.url(name)))
    return join(parts)


def _seams(
    theme: Theme,
    grid: SquareGrid,
    terrains: dict[tuple[int, int], int],
    edge: str,
    weight: float,
) -> Markup:
    """The line between the two terrains, and faint lines between squares of one."""
    unlike, like = grid.seams(terrains)
    parts = []
    if like and grid.unit >= SMALL:
        ink = theme["terrain-ink"]
        parts.append(path(like, fill="none", stroke=ink, stroke_width=0.7, opacity=0.22))
    if unlike:
        parts.append(
            path(unlike, fill="none", stroke=edge, stroke_width=weight * 0.55, opacity=0.75)
        )
    return join(parts)


def _building(theme: Theme, name: str, x: float, y: float, unit: float, *, plinth: bool) -> Markup:
    """A building on a light plinth; a patch has its sprout alone."""
    sign = icon(theme, name, x + unit / 2, y + unit / 2, unit * 0.56, theme["terrain-ink"])
    if not plinth:
        return group(sign, opacity=0.75)
    margin = unit * 0.15
    ground = rect(
        x + margin, y + margin, unit * 0.7, unit * 0.7, unit * 0.16, fill="#fff", opacity=0.36
    )
    return join((ground, sign))


def meteorite(theme: Theme, x: float, y: float, unit: float) -> Markup:
    """A meteorite on its dark disc; only the disc where squares are small."""
    if unit < TINY:
        return circle(x, y, unit * 0.3, fill=theme["bg-0"])
    ground = circle(x, y, unit * 0.34, fill=theme["bg-0"], opacity=0.84)
    return join((ground, icon(theme, "meteorite", x, y, unit * 0.5, theme["meteorite"])))


def lifepod(theme: Theme, x: float, y: float, unit: float) -> Markup:
    """A lifepod that waits on its square; only a dot where squares are small."""
    if unit < SMALL:
        return circle(x, y, unit * 0.26, fill=theme["lifepod"])
    ground = circle(x, y, unit * 0.36, fill=theme["bg-0"], opacity=0.55)
    return join((ground, icon(theme, "lifepod", x, y, unit * 0.56, theme["lifepod"])))


def rover(
    theme: Theme, seat: int, x: float, y: float, unit: float, *, loaded: bool = False
) -> Markup:
    """A rover of a seat, with the meteorite it carries."""
    if unit < SMALL:
        return circle(
            x, y, unit * 0.4, fill=theme.player(seat), stroke=theme["bg-0"], stroke_width=0.8
        )
    body = circle(x, y, unit * 0.4, fill=theme.player(seat), stroke=theme["bg-0"], stroke_width=2)
    sign = icon(theme, "pu-rover", x, y, unit * 0.52, theme["p-ink"])
    load = EMPTY
    if loaded:
        load = meteorite(theme, x + unit * 0.27, y - unit * 0.27, max(unit * 0.56, SMALL))
    return join((body, sign, load))


def tile_box(theme: Theme, tile: int, turn: int, unit: float, *, outline: str | None = None) -> Box:
    """A tile in a row of things: a button of the tray, a stack of the station."""
    squares = piece_squares(tile, turn)
    rows, columns = extent(squares)
    grid = SquareGrid(unit, 0, -rows * unit / 2)
    return Box(columns * unit, rows * unit, draw_piece(theme, grid, squares, outline=outline))

"""Drawings of planets: squares, ice, lifepods, zones, row and column medals, and what lies on them.

Every square carries the key `cell:row-column`; pieces take no pointer, so the whole square is the
place to press.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from planetfall.games.planet_unknown.bands import COLUMNS, ROWS, cell_of, key_of, members
from planetfall.games.planet_unknown.board import OCCUPIED, PlanetBoard
from planetfall.games.planet_unknown.components.planet import Planet
from planetfall.games.planet_unknown.components.planets import PLANETS
from planetfall.games.planet_unknown.draw.tiles import (
    PATCH_TILE,
    SMALL,
    draw_piece,
    lifepod,
    meteorite,
    piece_squares,
    rover,
)
from planetfall.games.planet_unknown.draw.zones import cells_of, zone_borders, zone_grounds
from planetfall.games.planet_unknown.geometry import full_columns, full_rows
from planetfall.svg.canvas import (
    EMPTY,
    Markup,
    circle,
    element,
    group,
    join,
    path,
    piece,
    place,
    rect,
    shifted,
)
from planetfall.svg.memo import memo
from planetfall.svg.parts import last_move, lit, medal, word
from planetfall.svg.squaregrid import SquareGrid
from planetfall.svg.theme import Theme

Laid = tuple[int, int, int]
"""A piece on a planet: tile (or `PATCH_TILE`), turn, cell of the anchor."""


class Signs(NamedTuple):
    """What is asked and shown about a planet beyond its pieces."""

    options: Collection[str] = ()
    """Option keys; those of squares, rovers, rows and columns are lit."""
    might: Collection[int] = ()
    """Cells where the option under the pointer would lead."""
    preview: Laid | None = None
    last: Collection[int] = ()
    """Cells of the last move."""
    lost: Collection[int] = ()
    """Cells whose lifepod, rover or meteorite would be destroyed."""


NO_SIGNS = Signs()


def planet_extent(unit: float, *, medals: bool = True) -> float:
    """The side of a planet's drawing."""
    return 12 * unit + 2 * _margin(unit, medals)


def _margin(unit: float, medals: bool) -> float:
    return unit * 0.84 if medals else unit * 0.25


def draw_planet(
    theme: Theme,
    board: PlanetBoard,
    unit: float,
    *,
    seat: int = 0,
    medals: bool = True,
    keys: bool = True,
    numbers: bool = False,
    signs: Signs = NO_SIGNS,
    prefix: str = "",
) -> Markup:
    """A planet with its upper left corner at 0, 0; see `planet_extent` for its size.

    `keys=False` leaves out the option keys, for planets one cannot act on; `numbers` adds those of
    rows and columns; `prefix` names the pieces (`PREFIX-tile-3`) so that a page can move them.
    """
    grid, planet = _grid(unit, medals), PLANETS[board.planet]
    parts = [
        _ground(theme, grid, planet),
        _squares(theme, grid, planet, keys=keys),
        _grounds(theme, grid, planet, _covered_currents(board)),
        group(*_pieces(theme, grid, board, seat, prefix), pointer_events="none"),
        _borders(theme, grid, planet, _filled_planetoids(board)),
        group(*_signs(theme, grid, planet, signs), pointer_events="none"),
    ]
    if keys:
        parts += _rover_places(theme, grid, board.rovers, signs)
    if medals:
        options = signs.options if keys else ()
        lines = tuple([key for key in options if key.startswith(("row:", "column:"))])
        parts.append(_row_medals(theme, grid, planet, full_rows(board), lines))
        parts.append(_column_medals(theme, grid, planet, full_columns(board), lines))
        if numbers:
            parts.append(_line_numbers(theme, grid))
    return join(parts)


def _covered_currents(board: PlanetBoard) -> tuple[int, ...]:
    """The cells of electric currents that lie under a piece."""
    m0, m1, m2 = PLANETS[board.planet].currents
    o0, o1, o2 = board.mask(OCCUPIED)
    return tuple(members(m0 & o0, m1 & o1, m2 & o2))


def _filled_planetoids(board: PlanetBoard) -> tuple[int, ...]:
    """The planetoids of Cerberus that would score now."""
    o0, o1, o2 = board.mask(OCCUPIED)
    bodies = enumerate(PLANETS[board.planet].planetoids)
    return tuple([k for k, (p0, p1, p2) in bodies if not (p0 & ~o0 or p1 & ~o1 or p2 & ~o2)])


@memo(64)
def _grid(unit: float, medals: bool) -> SquareGrid:
    margin = _margin(unit, medals)
    return SquareGrid(unit, margin, margin)


@memo(128)
def _ground(theme: Theme, grid: SquareGrid, planet: Planet) -> Markup:
    """The body below the squares: a ball, or a crust round squares that make no ball."""
    x, y = grid.corner(6, 6)
    unit = grid.unit
    fill = theme.url("planet-ground")
    corners = [
        ((cell // COLUMNS - 5.5) ** 2 + (cell % COLUMNS - 5.5) ** 2) ** 0.5 for cell in planet.cells
    ]
    if max(corners) < 6:
        return join(
            (
                circle(x, y, unit * 6.42, fill=theme["t-land-line"], opacity=0.16),
                circle(x, y, unit * 6.25, fill=fill, opacity=0.6),
            )
        )
    cells = [(cell // COLUMNS, cell % COLUMNS) for cell in planet.cells]
    return path(
        grid.outline(cells),
        fill=fill,
        stroke=theme["t-land"],
        stroke_width=unit * 0.5,
        stroke_linejoin="round",
        opacity=0.5,
    )


@memo(128)
def _squares(theme: Theme, grid: SquareGrid, planet: Planet, *, keys: bool) -> Markup:
    ice = set(members(*planet.ice))
    unit = grid.unit
    if not keys and unit < SMALL:
        return _small_squares(theme, grid, planet)
    parts = []
    for cell in planet.cells:
        x, y = grid.corner(cell // COLUMNS, cell % COLUMNS)
        name = "t-ice" if cell in ice else "t-land"
        square = rect(
            x + 0.5,
            y + 0.5,
            unit - 1,
            unit - 1,
            unit * 0.1,
            fill=theme[name],
            stroke=theme[name + "-line"],
            stroke_width=1 if unit >= SMALL else 0.5,
        )
        if keys:
            square = place("cell:" + key_of(cell), square, classes="square")
        parts.append(square)
    if unit >= SMALL:
        parts.append(_glints(theme, grid, cells_of(planet.ice)))
    return join(parts)


def _small_squares(theme: Theme, grid: SquareGrid, planet: Planet) -> Markup:
    """All squares in two paths, for small planets one only looks at."""
    parts = []
    for name, mask in (("t-land", planet.land), ("t-ice", planet.ice)):
        cells = cells_of(mask)
        if cells:
            line = theme[name + "-line"]
            area = grid.area(cells)
            parts.append(path(area, fill=theme[name], stroke=line, stroke_width=0.6))
    return join(parts)


def _glints(theme: Theme, grid: SquareGrid, cells: Sequence[tuple[int, int]]) -> Markup:
    """Two strokes on every square of ice: never by colour alone."""
    if not cells:
        return EMPTY
    u = grid.unit
    d = ""
    for row, column in cells:
        x, y = grid.corner(row, column)
        d += f"M{x + u * 0.26:.1f} {y + u * 0.52:.1f}l{u * 0.26:.1f}-{u * 0.26:.1f}"
        d += f"M{x + u * 0.36:.1f} {y + u * 0.74:.1f}l{u * 0.38:.1f}-{u * 0.38:.1f}"
    return path(
        d,
        fill="none",
        stroke=theme["t-ice-line"],
        stroke_width=u * 0.04,
        stroke_linecap="round",
        opacity=0.85,
        pointer_events="none",
    )


@memo(512)
def _grounds(
    theme: Theme, grid: SquareGrid, planet: Planet, covered_currents: tuple[int, ...]
) -> Markup:
    return group(zone_grounds(theme, grid, planet, covered_currents), pointer_events="none")


@memo(256)
def _borders(theme: Theme, grid: SquareGrid, planet: Planet, filled: tuple[int, ...]) -> Markup:
    return group(zone_borders(theme, grid, planet, filled), pointer_events="none")


def _pieces(
    theme: Theme, grid: SquareGrid, board: PlanetBoard, seat: int, prefix: str
) -> list[Markup]:
    """All that lies on a planet, the upper ones last."""
    parts = [_pod(theme, grid, prefix, cell) for cell in board.lifepods]
    tiles = zip(board.tiles, board.turns, board.anchors, strict=True)
    for k, (tile, turn, cell) in enumerate(tiles):
        parts.append(_piece(theme, grid, prefix, f"tile-{k}", tile, turn, cell))
    for k, cell in enumerate(board.patches):
        parts.append(_piece(theme, grid, prefix, f"patch-{k}", PATCH_TILE, 0, cell))
    doubled, loaded = board.doubled, board.loaded
    for cell in board.meteorites:
        parts.append(_rock(theme, grid, prefix, cell, cell in doubled))
    for k, cell in enumerate(board.rovers):
        parts.append(_rover(theme, grid, prefix, k, seat, cell, cell in loaded))
    return parts


@memo(8192)
def _piece(
    theme: Theme, grid: SquareGrid, prefix: str, name: str, tile: int, turn: int, cell: int
) -> Markup:
    """A piece on its cell."""
    x, y = grid.corner(cell // COLUMNS, cell % COLUMNS)
    piece = shifted(_about_anchor(theme, grid.unit, tile, turn), x, y)
    return element("g", piece, id=f"{prefix}-{name}", class_="piece tile") if prefix else piece


_MIDDLE = 5 * COLUMNS + 5
"""A cell where every piece can lie."""


@memo(8192)
def _about_anchor(theme: Theme, unit: float, tile: int, turn: int) -> Markup:
    """A piece with the corner of its anchor at 0, 0: the same wherever it lies."""
    grid = SquareGrid(unit, -5 * unit, -5 * unit)
    return draw_piece(theme, grid, piece_squares(tile, turn, _MIDDLE), meteors=False)


@memo(4096)
def _pod(theme: Theme, grid: SquareGrid, prefix: str, cell: int) -> Markup:
    """A lifepod that waits."""
    return _named(lifepod(theme, *_center(grid, cell), grid.unit), prefix, "pod", cell)


@memo(4096)
def _rock(theme: Theme, grid: SquareGrid, prefix: str, cell: int, doubled: bool) -> Markup:
    x, y = _center(grid, cell)
    rock = meteorite(theme, x, y, grid.unit)
    if doubled:
        second = meteorite(theme, x + grid.unit * 0.16, y - grid.unit * 0.16, grid.unit)
        rock = join((rock, second))
    return _named(rock, prefix, "rock", cell)


@memo(8192)
def _rover(
    theme: Theme, grid: SquareGrid, prefix: str, k: int, seat: int, cell: int, loaded: bool
) -> Markup:
    drawing = rover(theme, seat, *_center(grid, cell), grid.unit, loaded=loaded)
    return _named(drawing, prefix, "rover", k)


def _named(drawing: Markup, prefix: str, kind: str, which: int) -> Markup:
    if not prefix:
        return drawing
    return element("g", drawing, id=f"{prefix}-{kind}-{which}", class_=f"piece {kind}")


def _center(grid: SquareGrid, cell: int) -> tuple[float, float]:
    return grid.center(cell // COLUMNS, cell % COLUMNS)


def _signs(theme: Theme, grid: SquareGrid, planet: Planet, signs: Signs) -> list[Markup]:
    """Lit squares, the preview, the last move, what would be lost."""
    parts = []
    for key in sorted(signs.options):
        if key.startswith("cell:") and cell_of(key[5:]) in planet.cells:
            parts.append(lit(theme, _ring_path(grid, cell_of(key[5:]))))
    for cell in sorted(signs.might):
        parts.append(lit(theme, _ring_path(grid, cell), might=True))
    for cell in sorted(signs.lost):
        parts.append(_cross(theme, *_center(grid, cell), grid.unit))
    if signs.preview is not None:
        tile, turn, cell = signs.preview
        ghost = draw_piece(
            theme,
            grid,
            piece_squares(tile, turn, cell),
            outline=theme["signal-line"],
            width=grid.unit * 0.076,
        )
        lifted = group(ghost, filter=theme.url("lift"), opacity=0.92, class_="preview")
        parts.append(group(lifted, transform=f"translate(0 {-grid.unit * 0.07:.1f})"))
    if signs.last:
        parts.append(_last_move(theme, grid, tuple(signs.last)))
    return parts


@memo(4096)
def _last_move(theme: Theme, grid: SquareGrid, cells: tuple[int, ...]) -> Markup:
    """The sign of the last move at the corners of what was placed."""
    return last_move(theme, grid.corners([(cell // COLUMNS, cell % COLUMNS) for cell in cells]))


def _ring_path(grid: SquareGrid, cell: int) -> str:
    x, y = grid.corner(cell // COLUMNS, cell % COLUMNS)
    inset = grid.unit * 0.06
    small = SquareGrid(grid.unit - 2 * inset, x + inset, y + inset)
    return small.outline([(0, 0)])


def _cross(theme: Theme, x: float, y: float, unit: float) -> Markup:
    """The sign of a thing that will be lost: a dotted red ring and a cross."""
    red = theme["danger"]
    arm = unit * 0.16
    ring = circle(
        x, y, unit * 0.42, fill="none", stroke=red, stroke_width=2, stroke_dasharray="2 2.4"
    )
    d = f"M{x - arm:.1f} {y - arm:.1f}l{2 * arm:.1f} {2 * arm:.1f}"
    d += f"M{x + arm:.1f} {y - arm:.1f}l-{2 * arm:.1f} {2 * arm:.1f}"
    return join((ring, path(d, stroke=red, stroke_width=2.4, stroke_linecap="round")))


def _rover_places(
    theme: Theme, grid: SquareGrid, rovers: Sequence[int], signs: Signs
) -> list[Markup]:
    """Rovers that can be chosen: a lit ring that takes the pointer."""
    parts: list[Markup] = []
    for cell in rovers:
        key = "rover:" + key_of(cell)
        if key in signs.options:
            ring = circle(
                *_center(grid, cell),
                grid.unit * 0.44,
                class_="lit-ring",
                fill=theme["signal-wash"],
                stroke=theme["signal-line"],
                stroke_width=3,
            )
            parts.append(place(key, ring, classes="rover"))
    return parts


@memo(1024)
def _row_medals(
    theme: Theme, grid: SquareGrid, planet: Planet, won: int, lit: tuple[str, ...]
) -> Markup:
    """The points of rows on the right; gold where the row is full (`won`, as bits)."""
    unit = grid.unit
    x = grid.x + 12 * unit + unit * 0.42
    parts = []
    for k in range(ROWS):
        key = f"row:{k + 1}" if f"row:{k + 1}" in lit else ""
        _, y = grid.center(k, 0)
        is_won = won >> k & 1 == 1
        parts.append(_line_medal(theme, planet.row_points[k], x, y, unit, is_won, "row", key))
    return join(parts)


@memo(1024)
def _column_medals(
    theme: Theme, grid: SquareGrid, planet: Planet, won: int, lit: tuple[str, ...]
) -> Markup:
    """The points of columns on top; gold where the column is full (`won`, as bits)."""
    unit = grid.unit
    y = grid.y - unit * 0.42
    parts = []
    for k in range(COLUMNS):
        key = f"column:{k + 1}" if f"column:{k + 1}" in lit else ""
        x, _ = grid.center(0, k)
        points, is_won = planet.column_points[k], won >> k & 1 == 1
        parts.append(_line_medal(theme, points, x, y, unit, is_won, "column", key))
    return join(parts)


@memo(64)
def _line_numbers(theme: Theme, grid: SquareGrid) -> Markup:
    """The numbers of rows and columns, by which squares are called, opposite the medals."""
    unit = grid.unit
    x, y = grid.x - unit * 0.28, grid.y + 12 * unit + unit * 0.5
    parts = []
    for k in range(ROWS):
        number = word(str(k + 1), unit * 0.32, theme["text-3"])
        parts.append(number.at(x, grid.center(k, 0)[1], "middle"))
        parts.append(number.at(grid.center(0, k)[0], y, "middle"))
    return group(*parts, pointer_events="none")


@memo(4096)
def _line_medal(
    theme: Theme, points: int, x: float, y: float, unit: float, won: bool, kind: str, key: str
) -> Markup:
    """The medal of a line, lit where the line can be chosen by a key."""
    drawing = medal(theme, points, x, y, unit * 0.32, won=won)
    if not key:
        return piece(kind, drawing)
    ring = circle(
        x,
        y,
        unit * 0.39,
        class_="lit-ring",
        fill=theme["signal-wash"],
        stroke=theme["signal-line"],
        stroke_width=2,
    )
    return place(key, drawing, ring, classes="line")

"""Drawings of planets: squares, ice, lifepods, zones, row and column medals, and what lies on them.

Every square carries the key `cell:row-column`; pieces take no pointer, so the whole square is the
place to press.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from planetfall.games.planet_unknown.bands import COLUMNS, ROWS, cell_of, key_of, members
from planetfall.games.planet_unknown.components.planets import Planet
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
from planetfall.svg.canvas import (
    EMPTY,
    Markup,
    circle,
    escape,
    group,
    join,
    number,
    path,
    pieced,
    place,
    rect,
    whole,
)
from planetfall.svg.memo import memo
from planetfall.svg.parts import last_move, lit, medal
from planetfall.svg.squaregrid import SquareGrid
from planetfall.svg.theme import Theme

Laid = tuple[int, int, int]
"""A piece on a planet: tile (or `PATCH_TILE`), turn, cell of the anchor."""


class Surface:
    """What lies on a planet, all by cell number."""

    def __init__(
        self,
        pieces: Sequence[Laid] = (),
        *,
        drawn: Sequence[Markup] | None = None,
        covered: int = 0,
        lifepods: Collection[int] | None = None,
        meteorites: Collection[int] = (),
        doubled: Collection[int] = (),
        rovers: Sequence[int] = (),
        loaded: Collection[int] = (),
    ) -> None:
        self.pieces = pieces
        """In the order in which they were laid."""
        self.drawn = drawn
        """The same as drawings, if they were made before: then `covered` are their cells."""
        self.covered = covered
        self.lifepods = lifepods
        """Those still waiting; `None` for a fresh planet."""
        self.meteorites = meteorites
        """Cells where one lies; those that rovers carry are in `loaded`."""
        self.doubled = doubled
        """Cells where a second one lies on the first."""
        self.rovers = rovers
        self.loaded = loaded
        """Cells of rovers that carry a meteorite."""

    def cover(self) -> int:
        """The cells under pieces, as bits."""
        return covered_bits(self.pieces) if self.drawn is None else self.covered

    def scoring(self) -> int:
        """The covered cells without those of a meteorite, which keeps its lines from scoring."""
        return self.cover() & ~(bits_of(self.meteorites) | bits_of(self.loaded))


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


def bits_of(cells: Iterable[int]) -> int:
    """Cells as the bits of one number: which lines are full is asked often."""
    bits = 0
    for cell in cells:
        bits |= 1 << cell
    return bits


@memo(4096)
def piece_offsets(tile: int, turn: int) -> tuple[int, ...]:
    """The cells of a turned piece, counted from the cell of its anchor, which is the first."""
    squares = piece_squares(tile, turn, _MIDDLE)
    return tuple([row * COLUMNS + column - _MIDDLE for row, column in squares])


_MIDDLE = 5 * COLUMNS + 5
"""A cell where every piece can lie."""


@memo(4096)
def _piece_bits(tile: int, turn: int) -> int:
    """The cells of a turned piece as bits, its anchor as the lowest."""
    return bits_of(piece_offsets(tile, turn))


def covered_bits(pieces: Sequence[Laid]) -> int:
    """The cells that pieces cover, as bits."""
    bits = 0
    for tile, turn, cell in pieces:
        bits |= _piece_bits(tile, turn) << cell
    return bits


@memo(64)
def _line_bits(planet: Planet) -> tuple[list[int], list[int]]:
    """The cells of every row and of every column."""
    rows = [bits_of(c for c in planet.cells if c // COLUMNS == k) for k in range(ROWS)]
    return rows, [bits_of(c for c in planet.cells if c % COLUMNS == k) for k in range(COLUMNS)]


Lines = tuple[bool, ...]
"""Of rows or of columns: which of them."""


@memo(4096)
def full_lines(planet: Planet, scoring: int) -> tuple[Lines, Lines]:
    """Which rows and which columns would score now: every square covered, no meteorite."""
    rows, columns = _line_bits(planet)
    missing = ~scoring
    full = [tuple([not line & missing for line in lines]) for lines in (rows, columns)]
    return full[0], full[1]


def medal_points(planet: Planet, scoring: int) -> int:
    """The medals of the rows and columns that would score now."""
    rows, columns = full_lines(planet, scoring)
    won = sum([value for value, full in zip(planet.row_points, rows, strict=True) if full])
    return won + sum(
        [value for value, full in zip(planet.column_points, columns, strict=True) if full]
    )


def filled_planetoids(planet: Planet, scoring: int) -> list[int]:
    """The planetoids of Cerberus that would score now."""
    bodies = [bits_of(members(*mask)) for mask in planet.planetoids]
    return [k for k, body in enumerate(bodies) if not body & ~scoring]


def planet_extent(unit: float, *, medals: bool = True) -> float:
    """The side of a planet's drawing."""
    return 12 * unit + 2 * _margin(unit, medals)


def _margin(unit: float, medals: bool) -> float:
    return unit * 0.84 if medals else unit * 0.25


def planet_parts(
    theme: Theme,
    planet: Planet,
    surface: Surface,
    unit: float,
    *,
    seat: int = 0,
    medals: bool = True,
    keys: bool = True,
    signs: Signs = NO_SIGNS,
    prefix: str = "",
) -> list[Markup]:
    """A planet with its upper left corner at 0, 0, in parts; see `planet_extent` for its size.

    `keys=False` leaves out the option keys, for planets one cannot act on; `prefix` names the
    pieces (`PREFIX-tile-3`) so that a page can move them.
    """
    grid = _grid(unit, medals)
    scoring = surface.scoring()
    open_currents = _current_bits(planet) & ~surface.cover()
    parts = [
        _ground(theme, grid, planet),
        _squares(theme, grid, planet, keys=keys),
        _grounds(theme, grid, planet, open_currents),
        _PASSIVE,
        *_lying(theme, grid, planet, surface, seat, prefix),
        _END,
        _borders(theme, grid, planet, tuple(filled_planetoids(planet, scoring))),
        _PASSIVE,
        *_signs(theme, grid, planet, signs),
        _END,
    ]
    if keys:
        parts += _rover_places(theme, grid, surface, signs)
    if medals:
        parts += _medals(theme, grid, planet, scoring, signs if keys else NO_SIGNS)
    return parts


draw_planet = whole(planet_parts)


@memo(64)
def _current_bits(planet: Planet) -> int:
    return bits_of(members(*planet.currents))


@memo(64)
def _grid(unit: float, medals: bool) -> SquareGrid:
    margin = _margin(unit, medals)
    return SquareGrid(unit, margin, margin)


_PASSIVE, _END = Markup('<g pointer-events="none">'), Markup("</g>")
"""Round what takes no pointer."""


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
def _grounds(theme: Theme, grid: SquareGrid, planet: Planet, open_currents: int) -> Markup:
    covered = [cell for cell in members(*planet.currents) if not open_currents >> cell & 1]
    return group(zone_grounds(theme, grid, planet, covered), pointer_events="none")


@memo(256)
def _borders(theme: Theme, grid: SquareGrid, planet: Planet, filled: tuple[int, ...]) -> Markup:
    return group(zone_borders(theme, grid, planet, filled), pointer_events="none")


def _lying(
    theme: Theme, grid: SquareGrid, planet: Planet, surface: Surface, seat: int, prefix: str
) -> list[Markup]:
    """All that lies on a planet, the upper ones last."""
    waiting = members(*planet.lifepods) if surface.lifepods is None else surface.lifepods
    parts = _pods(theme, grid, prefix, tuple(waiting))[:]
    if surface.drawn is None:
        parts += _pieces(theme, grid, prefix, surface.pieces, 0)
    else:
        parts += surface.drawn
    for cell in sorted(surface.meteorites):
        parts.append(_rock(theme, grid, prefix, cell, cell in surface.doubled))
    for k, cell in enumerate(surface.rovers):
        parts.append(_rover(theme, grid, prefix, k, seat, cell, cell in surface.loaded))
    return parts


def piece_parts(
    theme: Theme, unit: float, medals: bool, prefix: str, pieces: Sequence[Laid], first: int
) -> list[Markup]:
    """Some pieces as `planet_parts` draws them; `first` is how many tiles were laid before."""
    return _pieces(theme, _grid(unit, medals), prefix, pieces, first)


def _pieces(
    theme: Theme, grid: SquareGrid, prefix: str, pieces: Sequence[Laid], first: int
) -> list[Markup]:
    parts, tiles, patches = [], first, 0
    for tile, turn, cell in pieces:
        if tile == PATCH_TILE:
            parts.append(_patch(theme, grid, prefix, patches, cell))
            patches += 1
        else:
            parts.append(_piece(theme, grid, prefix, f"tile-{tiles}", tile, turn, cell))
            tiles += 1
    return parts


@memo(4096)
def _patch(theme: Theme, grid: SquareGrid, prefix: str, k: int, cell: int) -> Markup:
    """A patch on its cell, the `k`th of its planet."""
    return _piece(theme, grid, prefix, f"patch-{k}", PATCH_TILE, 0, cell)


def _piece(
    theme: Theme, grid: SquareGrid, prefix: str, name: str, tile: int, turn: int, cell: int
) -> Markup:
    """A piece on its cell."""
    x, y = grid.corner(cell // COLUMNS, cell % COLUMNS)
    begin, end = f'<g transform="translate({number(x)} {number(y)})">', "</g>"
    if prefix:
        begin, end = f'<g id="{escape(prefix)}-{name}" class="piece tile">{begin}', "</g></g>"
    return pieced([Markup(begin), _about_anchor(theme, grid.unit, tile, turn), Markup(end)])


@memo(8192)
def _about_anchor(theme: Theme, unit: float, tile: int, turn: int) -> Markup:
    """A piece with the corner of its anchor at 0, 0: the same wherever it lies."""
    grid = SquareGrid(unit, -5 * unit, -5 * unit)
    return draw_piece(theme, grid, piece_squares(tile, turn, _MIDDLE), meteors=False)


@memo(4096)
def _pods(theme: Theme, grid: SquareGrid, prefix: str, cells: tuple[int, ...]) -> list[Markup]:
    """The lifepods that wait: a planet's for most of a game."""
    return [
        _named(lifepod(theme, *_center(grid, cell), grid.unit), prefix, "pod", cell)
        for cell in sorted(cells)
    ]


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
    drawn = rover(theme, seat, *_center(grid, cell), grid.unit, loaded=loaded)
    return _named(drawn, prefix, "rover", k)


def _named(drawing: Markup, prefix: str, kind: str, which: int) -> Markup:
    if not prefix:
        return drawing
    name = escape(f"{prefix}-{kind}-{which}")
    return Markup(f'<g id="{name}" class="piece {kind}">{drawing}</g>')


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


def _rover_places(theme: Theme, grid: SquareGrid, surface: Surface, signs: Signs) -> list[Markup]:
    """Rovers that can be chosen: a lit ring that takes the pointer."""
    parts: list[Markup] = []
    if not signs.options:
        return parts
    for cell in surface.rovers:
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


def _medals(
    theme: Theme, grid: SquareGrid, planet: Planet, scoring: int, signs: Signs
) -> list[Markup]:
    """The points of rows on the right and of columns on top; gold where the line is full."""
    rows, columns = full_lines(planet, scoring)
    lit = tuple([key for key in signs.options if key.startswith(("row:", "column:"))])
    return [
        _row_medals(theme, grid, planet, rows, lit),
        _column_medals(theme, grid, planet, columns, lit),
    ]


@memo(1024)
def _row_medals(
    theme: Theme, grid: SquareGrid, planet: Planet, won: tuple[bool, ...], lit: tuple[str, ...]
) -> Markup:
    unit = grid.unit
    x = grid.x + 12 * unit + unit * 0.42
    parts = []
    for k in range(ROWS):
        key = f"row:{k + 1}" if f"row:{k + 1}" in lit else ""
        _, y = grid.center(k, 0)
        parts.append(_line_medal(theme, planet.row_points[k], x, y, unit, won[k], key))
    return join(parts)


@memo(1024)
def _column_medals(
    theme: Theme, grid: SquareGrid, planet: Planet, won: tuple[bool, ...], lit: tuple[str, ...]
) -> Markup:
    unit = grid.unit
    y = grid.y - unit * 0.42
    parts = []
    for k in range(COLUMNS):
        key = f"column:{k + 1}" if f"column:{k + 1}" in lit else ""
        x, _ = grid.center(0, k)
        parts.append(_line_medal(theme, planet.column_points[k], x, y, unit, won[k], key))
    return join(parts)


@memo(4096)
def _line_medal(
    theme: Theme, points: int, x: float, y: float, unit: float, won: bool, key: str
) -> Markup:
    """The medal of a line, lit where the line can be chosen by a key."""
    drawn = medal(theme, points, x, y, unit * 0.32, won=won)
    if not key:
        return drawn
    ring = circle(
        x,
        y,
        unit * 0.39,
        class_="lit-ring",
        fill=theme["signal-wash"],
        stroke=theme["signal-line"],
        stroke_width=2,
    )
    return place(key, drawn, ring, classes="line")

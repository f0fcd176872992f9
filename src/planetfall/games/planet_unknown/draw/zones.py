"""What is printed on planets beyond land and ice: the zones of the thirteen special rules.

Every zone shows by shape or pattern as well as by colour.  Grounds lie below the pieces, borders
(the chasm, the quadrants, the planetoids) above them.
"""

from __future__ import annotations

from collections.abc import Collection

from planetfall.games.planet_unknown.bands import CELLS, COLUMNS, Bands, members
from planetfall.games.planet_unknown.components.planet import PLANETOID_POINTS, Planet
from planetfall.games.planet_unknown.components.tiles import TERRAINS
from planetfall.games.planet_unknown.draw.tiles import SMALL, TERRAIN_ICONS
from planetfall.svg.canvas import EMPTY, Markup, circle, join, line, number, path, piece, rect
from planetfall.svg.geometry import at_angle, polygon
from planetfall.svg.icons import icon
from planetfall.svg.parts import medal
from planetfall.svg.squaregrid import SquareGrid
from planetfall.svg.theme import Theme

Cell = tuple[int, int]


def cells_of(mask: Bands) -> list[Cell]:
    """The squares of a mask as rows and columns."""
    return [(cell // COLUMNS, cell % COLUMNS) for cell in members(*mask)]


def zone_grounds(
    theme: Theme, grid: SquareGrid, planet: Planet, covered: Collection[int]
) -> Markup:
    """Zones that lie on squares; what a piece covers is not drawn."""
    rich = grid.unit >= SMALL
    parts = [
        _ring(theme, grid, planet),
        _toxic(theme, grid, planet),
        _currents(theme, grid, planet, covered),
        _centre(theme, grid, planet),
        _holes(theme, grid, planet),
    ]
    if rich:
        parts.append(_ice_shore(theme, grid, planet))
        for row, column in cells_of(planet.cities):
            parts.append(_city(theme, *grid.corner(row, column), grid.unit))
    return join(parts)


def zone_borders(
    theme: Theme, grid: SquareGrid, planet: Planet, filled: Collection[int] = ()
) -> Markup:
    """Zones that part the planet; `filled` are the planetoids that score."""
    return join(
        (
            _chasm(theme, grid, planet),
            _quadrants(theme, grid, planet),
            _planetoids(theme, grid, planet, filled),
            _slides(theme, grid, planet),
        )
    )


def _city(theme: Theme, x: float, y: float, unit: float) -> Markup:
    gold = theme["vp"]
    frame = rect(
        x + unit * 0.1,
        y + unit * 0.1,
        unit * 0.8,
        unit * 0.8,
        unit * 0.1,
        fill="none",
        stroke=gold,
        stroke_width=1.4,
        stroke_dasharray="3 2.5",
    )
    return join((frame, icon(theme, "city", x + unit / 2, y + unit / 2, unit * 0.46, gold)))


def _ring(theme: Theme, grid: SquareGrid, planet: Planet) -> Markup:
    cells = cells_of(planet.ring)
    if not cells:
        return EMPTY
    area = grid.area(cells)
    edge = path(
        grid.outline(cells),
        fill="none",
        stroke=theme["text-2"],
        stroke_width=max(1.0, grid.unit * 0.05),
        stroke_linejoin="round",
    )
    return join((path(area, fill=theme.url("hatch-ring")), edge))


def _toxic(theme: Theme, grid: SquareGrid, planet: Planet) -> Markup:
    cells = cells_of(planet.toxic)
    if not cells:
        return EMPTY
    tint = path(grid.area(cells), fill=theme["toxic"], fill_opacity=0.16)
    drops = path(grid.area(cells), fill=theme.url("hatch-toxic"))
    edge = path(
        grid.outline(cells),
        fill="none",
        stroke=theme["toxic"],
        stroke_width=max(0.8, grid.unit * 0.04),
        stroke_linejoin="round",
    )
    return join((tint, drops, edge))


def _currents(theme: Theme, grid: SquareGrid, planet: Planet, covered: Collection[int]) -> Markup:
    """Electric currents: a glowing net through the middles of its open squares."""
    open_cells = [c for c in cells_of(planet.currents) if c[0] * COLUMNS + c[1] not in covered]
    if not open_cells:
        return EMPTY
    inside = set(open_cells)
    net = []
    for row, column in open_cells:
        for after in ((row, column + 1), (row + 1, column)):
            if after in inside:
                net.append(_flash(grid, (row, column), after))
    d = "".join(net)
    color = theme["ti-energy"]
    unit = grid.unit
    dots = [circle(*grid.center(*cell), unit * 0.1, fill=color) for cell in open_cells]
    return join(
        (
            path(grid.area(open_cells), fill=color, fill_opacity=0.1),
            path(d, fill="none", stroke=color, stroke_width=unit * 0.16, opacity=0.28),
            path(
                d,
                fill="none",
                stroke=color,
                stroke_width=max(0.9, unit * 0.05),
                stroke_linejoin="round",
            ),
            *dots,
        )
    )


def _flash(grid: SquareGrid, a: Cell, b: Cell) -> str:
    """A jagged line between the middles of two neighbouring squares."""
    ax, ay = grid.center(*a)
    bx, by = grid.center(*b)
    dx, dy = bx - ax, by - ay
    side = 0.13
    points = (
        (ax, ay),
        (ax + dx * 0.38 - dy * side, ay + dy * 0.38 + dx * side),
        (ax + dx * 0.62 + dy * side, ay + dy * 0.62 - dx * side),
        (bx, by),
    )
    return polygon(points, closed=False)


def _centre(theme: Theme, grid: SquareGrid, planet: Planet) -> Markup:
    """The central squares: a whirlpool where the first piece goes."""
    cells = cells_of(planet.centre)
    if not cells:
        return EMPTY
    gold = theme["vp"]
    unit = grid.unit
    x = sum(grid.center(*cell)[0] for cell in cells) / len(cells)
    y = sum(grid.center(*cell)[1] for cell in cells) / len(cells)
    arcs = []
    for k in range(3):
        radius = unit * (0.28 + 0.24 * k)
        sx, sy = at_angle(x, y, radius, 110 * k)
        ex, ey = at_angle(x, y, radius + unit * 0.1, 110 * k + 250)
        r = number(radius)
        arcs.append(f"M{number(sx)} {number(sy)}A{r} {r} 0 1 1 {number(ex)} {number(ey)}")
    return join(
        (
            path(
                "".join(arcs),
                fill="none",
                stroke=gold,
                stroke_width=max(0.8, unit * 0.05),
                stroke_linecap="round",
                opacity=0.8,
            ),
            path(
                grid.outline(cells),
                fill="none",
                stroke=gold,
                stroke_width=max(0.8, unit * 0.045),
                stroke_dasharray="4 3" if unit >= SMALL else None,
            ),
        )
    )


def _holes(theme: Theme, grid: SquareGrid, planet: Planet) -> Markup:
    """Holes: dark pits with a lit rim."""
    cells = cells_of(planet.holes)
    if not cells:
        return EMPTY
    parts = [path(grid.area(cells), fill=theme["void"])]
    unit = grid.unit
    for row, column in cells:
        x, y = grid.corner(row, column)
        inset = unit * 0.1
        shade = f"M{number(x + inset)} {number(y + unit - inset)}"
        shade += f"V{number(y + inset)}H{number(x + unit - inset)}"
        parts.append(path(shade, fill="none", stroke="#000", stroke_width=unit * 0.1, opacity=0.45))
        if unit >= SMALL:
            parts.append(circle(x + unit / 2, y + unit / 2, unit * 0.16, fill="#000", opacity=0.4))
    parts.append(
        path(
            grid.outline(cells),
            fill="none",
            stroke=theme["line-3"],
            stroke_width=max(0.7, unit * 0.04),
            stroke_linejoin="round",
        )
    )
    return join(parts)


def _ice_shore(theme: Theme, grid: SquareGrid, planet: Planet) -> Markup:
    """Where a tile may not lie on both ice and land, the shore between them is drawn."""
    if planet.rule != "ice_or_land":
        return EMPTY
    kinds: dict[Cell, object] = dict.fromkeys(cells_of(planet.land), "land")
    kinds.update(dict.fromkeys(cells_of(planet.ice), "ice"))
    shore, _ = grid.seams(kinds)
    return path(
        shore,
        fill="none",
        stroke=theme["text-1"],
        stroke_width=grid.unit * 0.06,
        stroke_linecap="round",
        opacity=0.75,
    )


def _chasm(theme: Theme, grid: SquareGrid, planet: Planet) -> Markup:
    """The crack between the two sides of Tartarus, above all tiles: none crosses it."""
    if planet.rule != "chasm":
        return EMPTY
    sides: dict[Cell, object] = dict.fromkeys(cells_of(planet.west), "west")
    sides.update(dict.fromkeys(cells_of(planet.east), "east"))
    crack, _ = grid.seams(sides)
    unit = grid.unit
    parts = [
        path(
            crack,
            fill="none",
            stroke=color,
            stroke_width=unit * width,
            stroke_linecap="square",
        )
        for color, width in ((theme["danger"], 0.26), (theme["void"], 0.17))
    ]
    if unit >= SMALL:
        for west, east in planet.crossings:
            parts.append(_bridge(theme, grid, west, east))
    return join(parts)


def _bridge(theme: Theme, grid: SquareGrid, west: int, east: int) -> Markup:
    """A place where a diagonal step crosses the chasm."""
    ax, ay = grid.center(west // COLUMNS, west % COLUMNS)
    bx, by = grid.center(east // COLUMNS, east % COLUMNS)
    mx, my = (ax + bx) / 2, (ay + by) / 2
    share = 0.24
    return line(
        mx + (ax - mx) * share,
        my + (ay - my) * share,
        mx + (bx - mx) * share,
        my + (by - my) * share,
        stroke=theme["text-1"],
        stroke_width=grid.unit * 0.08,
        stroke_linecap="round",
    )


def _quadrants(theme: Theme, grid: SquareGrid, planet: Planet) -> Markup:
    """Persephone: a cross through the middle, and in each corner the building banned there."""
    if planet.rule != "quadrant_ban":
        return EMPTY
    unit = grid.unit
    middle_x, middle_y = grid.corner(6, 6)
    left, top = grid.corner(0, 0)
    right, bottom = grid.corner(12, 12)
    cross = f"M{number(middle_x)} {number(top)}V{number(bottom)}"
    cross += f"M{number(left)} {number(middle_y)}H{number(right)}"
    parts = [
        path(
            cross,
            fill="none",
            stroke=theme["danger"],
            stroke_width=max(1.0, unit * 0.06),
            stroke_dasharray=f"{number(unit * 0.25)} {number(unit * 0.15)}",
        )
    ]
    for terrain in range(TERRAINS):
        banned = cells_of(planet.bans[terrain])
        if banned:
            row, column = banned[0]
            x, y = grid.corner(0.95 if row < 6 else 11.05, 0.95 if column < 6 else 11.05)
            parts.append(_ban(theme, TERRAIN_ICONS[terrain], x, y, unit * 0.62))
    return join(parts)


def _ban(theme: Theme, name: str, x: float, y: float, radius: float) -> Markup:
    """A building that may not stand here: its icon in a struck-through ring."""
    red = theme["danger"]
    width = max(1.0, radius * 0.14)
    ax, ay = at_angle(x, y, radius, 135)
    bx, by = at_angle(x, y, radius, -45)
    return join(
        (
            circle(x, y, radius, fill=theme["bg-0"], stroke=red, stroke_width=width),
            icon(theme, name, x, y, radius * 1.2),
            line(ax, ay, bx, by, stroke=red, stroke_width=width),
        )
    )


def _planetoids(theme: Theme, grid: SquareGrid, planet: Planet, filled: Collection[int]) -> Markup:
    """Cerberus: each planetoid in its own outline with its medal beside it."""
    parts = []
    unit = grid.unit
    for k, mask in enumerate(planet.planetoids):
        cells = cells_of(mask)
        parts.append(
            path(
                grid.outline(cells),
                fill="none",
                stroke=theme["vp"] if k in filled else theme["text-2"],
                stroke_width=max(1.0, unit * 0.07),
                stroke_linejoin="round",
            )
        )
        if unit >= SMALL:
            row, column = _beside(planet, cells)
            x, y = grid.center(row, column)
            parts.append(medal(theme, PLANETOID_POINTS, x, y, unit * 0.34, won=k in filled))
    return join(parts)


def _beside(planet: Planet, cells: list[Cell]) -> Cell:
    """The free place of the frame that lies nearest to a planetoid and far from the others."""
    squares = set(planet.cells)
    own = set(cells)
    best, nearest = 1e9, (0, 0)
    for cell in range(CELLS):
        if cell in squares:
            continue
        row, column = cell // COLUMNS, cell % COLUMNS
        near = sum(1 for r, c in own if abs(r - row) <= 1 and abs(c - column) <= 1)
        others = sum(
            1
            for other in squares
            if abs(other // COLUMNS - row) <= 1
            and abs(other % COLUMNS - column) <= 1
            and (other // COLUMNS, other % COLUMNS) not in own
        )
        score = others * 10 - near
        if near and score < best:
            best, nearest = score, (row, column)
    return nearest


def _slides(theme: Theme, grid: SquareGrid, planet: Planet) -> Markup:
    """Pajitnov: arrows from the four sides, as pieces slide in."""
    if planet.rule != "slide_in" or grid.unit < SMALL:
        return EMPTY
    unit = grid.unit
    x, y = grid.corner(6, 6)
    sides = []
    for angle in (45, 135, 225, 315):
        parts = []
        for k in range(2):
            tip = unit * (6.55 + 0.34 * k)
            ax, ay = at_angle(x, y, tip, angle)
            bx, by = at_angle(ax, ay, unit * 0.34, angle - 40)
            cx, cy = at_angle(ax, ay, unit * 0.34, angle + 40)
            parts.append(polygon(((bx, by), (ax, ay), (cx, cy)), closed=False))
        arrows = path(
            "".join(parts),
            fill="none",
            stroke=theme["text-3"],
            stroke_width=unit * 0.08,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        # The lines alone are too thin to be pointed at.
        middle = at_angle(x, y, unit * 6.85, angle)
        ground = circle(*middle, unit * 0.4, fill="none", pointer_events="all")
        sides.append(piece(f"planet:{planet.id}", ground, arrows))
    return join(sides)

"""Questions about a planet: areas, neighbours, full lines, ice, and where rovers may go.

Pure functions of a `PlanetBoard`; none of them changes it.
"""

from __future__ import annotations

from planetfall.games.planet_unknown.bands import (
    BAND,
    BIT,
    COLUMN_BITS,
    ROW_BITS,
    WIDTH,
    Bands,
    count,
    flood,
    members,
    neighbours,
    shrink,
)
from planetfall.games.planet_unknown.board import (
    BUILDINGS,
    LAST,
    LOADED,
    METEORITES,
    OCCUPIED,
    PATCH_PIECE,
    PATCHES,
    ROVERS,
    SYMBOLS,
    PlanetBoard,
    section_squares,
    tile_squares,
)
from planetfall.games.planet_unknown.components.planet import PLANETS
from planetfall.games.planet_unknown.components.tiles import ENERGY, TECH, TRACKS, WATER

# -- areas -----------------------------------------------------------------------------------


def areas(m0: int, m1: int, m2: int) -> list[Bands]:
    """Return the connected areas of a mask, by their first cell (PU-6.06)."""
    found: list[Bands] = []
    while m0 or m1 or m2:
        s0 = m0 & -m0
        s1 = 0 if m0 else m1 & -m1
        s2 = 0 if m0 or m1 else m2 & -m2
        a0, a1, a2 = flood(s0, s1, s2, m0, m1, m2)
        found.append((a0, a1, a2))
        m0 ^= a0
        m1 ^= a1
        m2 ^= a2
    return found


def largest_area(m0: int, m1: int, m2: int) -> int:
    """Return the number of squares of the largest area of a mask."""
    best = 0
    for a0, a1, a2 in areas(m0, m1, m2):
        best = max(best, count(a0, a1, a2))
    return best


def has_rectangle(m0: int, m1: int, m2: int, rows: int, columns: int) -> bool:
    """Say whether a mask holds a full block of some rows and columns."""
    for _ in range(rows - 1):
        m0, m1, m2 = shrink(m0, m1, m2, [WIDTH])
    for _ in range(columns - 1):
        m0, m1, m2 = shrink(m0, m1, m2, [1])
    return m0 != 0 or m1 != 0 or m2 != 0


def live_currents(board: PlanetBoard) -> Bands:
    """Return the uncovered electric currents; empty on every planet but Petra."""
    return PLANETS[board.planet].live_currents(board)


def terrain_squares(board: PlanetBoard, terrain: int, currents: bool) -> Bands:
    """Return the squares of a terrain, for energy with the live currents if so asked.

    Currents count at the end of the game (PU-34.15), in edition `en` at all times (PU-34.17).
    """
    masks = board.masks
    m0 = masks[3 * terrain]
    m1 = masks[3 * terrain + 1]
    m2 = masks[3 * terrain + 2]
    if terrain == ENERGY and currents:
        c0, c1, c2 = live_currents(board)
        return m0 | c0, m1 | c1, m2 | c2
    return m0, m1, m2


def energy_choices(
    board: PlanetBoard, tile: int, turn: int, cell: int, terrain: int, currents: bool
) -> int:
    """Return the tracks (as bits) whose terrain touches the energy area of a placed tile.

    `terrain` is the tile's terrain that acts as energy: energy itself, or technology for Jump
    Drive D, whose own area then joins the energy beside it (PU-29.20). The whole area counts
    (PU-13.08) as it lies now (PU-13.10). The tile's other terrain, always allowed (PU-13.02), is
    not added here.
    """
    s0, s1, s2 = section_squares(tile, turn, cell, terrain)
    e0, e1, e2 = terrain_squares(board, ENERGY, currents)
    if terrain == TECH:
        m0, m1, m2 = board.mask(3 * TECH)
        m0, m1, m2 = flood(s0, s1, s2, m0, m1, m2)
        e0, e1, e2 = e0 | m0, e1 | m1, e2 | m2
    a0, a1, a2 = flood(s0, s1, s2, e0, e1, e2)
    n0, n1, n2 = neighbours(a0, a1, a2)
    n0 &= ~a0
    n1 &= ~a1
    n2 &= ~a2
    masks = board.masks
    tracks = 0
    for track in range(TRACKS):
        start = 3 * track
        if masks[start] & n0 or masks[start + 1] & n1 or masks[start + 2] & n2:
            tracks |= 1 << track
    return tracks


def extends_area(board: PlanetBoard, tile: int, turn: int, cell: int, terrain: int) -> bool:
    """Say whether a tile's squares of a terrain touch the same terrain of other pieces.

    Right before and right after placing the tile the answer is the same (PU-26.11).
    """
    s0, s1, s2 = section_squares(tile, turn, cell, terrain)
    n0, n1, n2 = neighbours(s0, s1, s2)
    m0, m1, m2 = board.mask(3 * terrain)
    return (n0 & m0 & ~s0) != 0 or (n1 & m1 & ~s1) != 0 or (n2 & m2 & ~s2) != 0


# -- ice, lines and zones --------------------------------------------------------------------


def water_on_ice(board: PlanetBoard, tile: int, turn: int, cell: int) -> int:
    """Return how many water squares of a tile lie on printed ice (PU-10.02, PU-30.01)."""
    s0, s1, s2 = section_squares(tile, turn, cell, WATER)
    i0, i1, i2 = PLANETS[board.planet].ice
    return count(s0 & i0, s1 & i1, s2 & i2)


def lies_on_ice(board: PlanetBoard, placed: int) -> bool:
    """Say whether any square of a placed tile lies on printed ice (PU-30.09)."""
    c0, c1, c2 = tile_squares(placed)
    i0, i1, i2 = PLANETS[board.planet].ice
    return (c0 & i0) != 0 or (c1 & i1) != 0 or (c2 & i2) != 0


def _faults(board: PlanetBoard) -> Bands:
    """Return the squares that keep their row and column from scoring (PU-16.03)."""
    masks = board.masks
    s0, s1, s2 = PLANETS[board.planet].squares
    c0, c1, c2 = live_currents(board)
    f0 = s0 & ~(masks[OCCUPIED] | c0) | masks[METEORITES] | masks[LOADED]
    f1 = s1 & ~(masks[OCCUPIED + 1] | c1) | masks[METEORITES + 1] | masks[LOADED + 1]
    f2 = s2 & ~(masks[OCCUPIED + 2] | c2) | masks[METEORITES + 2] | masks[LOADED + 2]
    return f0, f1, f2


def full_rows(board: PlanetBoard) -> int:
    """Return the rows (as bits) that are filled and free of meteorites, as at the end.

    Petra's live currents count as filled (PU-34.16), void and holes do not exist (PU-34.37,
    PU-34.41, PU-34.45), a carried meteorite lies on its rover's square (PU-28.14).
    """
    f0, f1, f2 = _faults(board)
    rows = 0
    for k in range(4):
        shift = WIDTH * k
        if not f0 >> shift & ROW_BITS:
            rows |= 1 << k
        if not f1 >> shift & ROW_BITS:
            rows |= 16 << k
        if not f2 >> shift & ROW_BITS:
            rows |= 256 << k
    return rows


def full_columns(board: PlanetBoard) -> int:
    """Return the columns (as bits) that are filled and free of meteorites, as at the end."""
    f0, f1, f2 = _faults(board)
    faults = f0 | f1 | f2
    columns = 0
    for c in range(12):
        if not faults & COLUMN_BITS[c]:
            columns |= 1 << c
    return columns


def line_points(board: PlanetBoard) -> int:
    """Return the points of all full rows and columns."""
    planet = PLANETS[board.planet]
    rows = full_rows(board)
    columns = full_columns(board)
    points = 0
    for k in range(12):
        if rows >> k & 1:
            points += planet.row_points[k]
        if columns >> k & 1:
            points += planet.column_points[k]
    return points


def planet_points(board: PlanetBoard) -> int:
    """Return all that the planet itself scores at the end."""
    return line_points(board) + PLANETS[board.planet].bonus_points(board)


def empty_symbols(board: PlanetBoard) -> Bands:
    """Return the visible meteor symbols without a meteorite lying on them."""
    s0, s1, s2 = board.mask(SYMBOLS)
    m0, m1, m2 = board.mask(METEORITES)
    return s0 & ~m0, s1 & ~m1, s2 & ~m2


# -- rovers ----------------------------------------------------------------------------------


def landing_squares(board: PlanetBoard) -> Bands:
    """Return where a rover milestone may put a rover: the last tile, never a patch (PU-11.20)."""
    l0, l1, l2 = board.mask(LAST)
    p0, p1, p2 = board.mask(PATCHES)
    r0, r1, r2 = board.mask(ROVERS)
    return l0 & ~(p0 | r0), l1 & ~(p1 | r1), l2 & ~(p2 | r2)


def closed_squares(board: PlanetBoard, banned: int) -> Bands:
    """Return the squares no rover may enter now.

    These are squares with a rover (PU-11.21), those the planet closes and those of the terrain
    `banned` by an event, -1 for none.
    """
    t0, t1, t2 = PLANETS[board.planet].closed_squares(board)
    c0, c1, c2 = board.mask(ROVERS)
    c0 |= t0
    c1 |= t1
    c2 |= t2
    if banned >= 0:
        b0, b1, b2 = board.mask(3 * banned)
        return c0 | b0, c1 | b1, c2 | b2
    return c0, c1, c2


def rover_steps(board: PlanetBoard, cell: int, diagonal: bool, banned: int = -1) -> list[int]:
    """Return the squares a rover may reach in one step, ascending.

    Steps are orthogonal (PU-11.06), with `diagonal` also over corners (PU-27.08). The chasm of
    Tartarus stops both, but for its two gaps (PU-34.21, PU-34.48). A corner step needs no square
    beside it.
    """
    planet = PLANETS[board.planet]
    closed = closed_squares(board, banned)
    c0, c1, c2 = closed
    steps: list[int] = []
    for target in planet.steps[cell]:
        band = BAND[target]
        here = c0 if band == 0 else c1 if band == 1 else c2
        if not here & BIT[target]:
            steps.append(target)
    if diagonal:
        for target in planet.diagonals[cell]:
            band = BAND[target]
            here = c0 if band == 0 else c1 if band == 1 else c2
            if not here & BIT[target]:
                steps.append(target)
        steps.sort()
    return steps


def open_squares(board: PlanetBoard, banned: int = -1) -> Bands:
    """Return where a rover may be teleported without further condition (PU-24.11, PU-34.29)."""
    s0, s1, s2 = PLANETS[board.planet].squares
    c0, c1, c2 = closed_squares(board, banned)
    return s0 & ~c0, s1 & ~c1, s2 & ~c2


def building_squares(board: PlanetBoard, terrain: int) -> Bands:
    """Return the squares with a visible building of a terrain."""
    b0, b1, b2 = board.mask(BUILDINGS)
    m0, m1, m2 = board.mask(3 * terrain)
    return b0 & m0, b1 & m1, b2 & m2


def same_terrain_elsewhere(board: PlanetBoard, cell: int, banned: int = -1) -> Bands:
    """Return the open squares of other pieces that show the terrain of a cell (PU-29.23).

    A patch is a piece of its own; from an uncovered square there are none.
    """
    terrain = board.terrain_at(cell)
    if terrain < 0:
        return 0, 0, 0
    m0, m1, m2 = board.mask(3 * terrain)
    c0, c1, c2 = closed_squares(board, banned)
    m0 &= ~c0
    m1 &= ~c1
    m2 &= ~c2
    piece = board.piece_at(cell)
    if 0 <= piece < PATCH_PIECE:
        t0, t1, t2 = tile_squares(board.placed[piece])
        p0, p1, p2 = board.mask(PATCHES)
        return m0 & ~(t0 & ~p0), m1 & ~(t1 & ~p1), m2 & ~(t2 & ~p2)
    band = BAND[cell]
    bit = BIT[cell]
    if band == 0:
        return m0 & ~bit, m1, m2
    if band == 1:
        return m0, m1 & ~bit, m2
    return m0, m1, m2 & ~bit


def rovers_on(board: PlanetBoard, terrain: int) -> int:
    """Return the number of rovers standing on a terrain."""
    r0, r1, r2 = board.mask(ROVERS)
    m0, m1, m2 = board.mask(3 * terrain)
    return count(r0 & m0, r1 & m1, r2 & m2)


def line_cells(start: Bands, row: int, column: int) -> list[int]:
    """Return the cells of a mask in a row (0..11, -1 for none) or else in a column."""
    cells = members(start[0], start[1], start[2])
    if row >= 0:
        return [k for k in cells if k // 12 == row]
    return [k for k in cells if k % 12 == column]

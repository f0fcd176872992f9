"""The bit layout of a planet: three bands of four rows, and the kernels that work on them.

A planet lies in a frame of 12 rows and 12 columns. A *cell* is the number ``12 * row + column``
(rows and columns from 0); its key is ``r-c`` with both counted from 1. A *mask* is a set of cells
kept in three ints called bands: band ``b`` holds rows ``4b .. 4b+3``, 13 bits a row. The
thirteenth bit of each row is the guard column: it never belongs to a cell, so a connected piece
pushed over the right or left side of the frame must cross it. 52 bits stay inside the small ints
of the compiled build, which makes a shift cost a nanosecond instead of forty. Plain Python pays for
the operation, not for the bits, so there the kernels join the bands into one int (`ONE_INT`).

>>> key_of(cell_of("3-7")), members(*mask_of([0, 143]))
('3-7', [0, 143])
"""

from __future__ import annotations

from types import FunctionType
from typing import Final

ROWS: Final = 12
COLUMNS: Final = 12
CELLS: Final = 144
WIDTH: Final = 13
"""Bits of a row: twelve squares and the guard."""
BAND_BITS: Final = 52
FULL: Final = (1 << 52) - 1
"""All bits of a band, guards included."""

Bands = tuple[int, int, int]
"""A mask: the bands from the top."""


def _band_lists() -> tuple[list[int], list[int], list[int]]:
    band = [0] * CELLS
    bit = [0] * CELLS
    cell_of_residue = [-1] * 159
    for cell in range(CELLS):
        row = cell // COLUMNS
        b = row // 4
        shift = WIDTH * (row % 4) + cell % COLUMNS
        band[cell] = b
        bit[cell] = 1 << shift
        # 2 generates all residues modulo 53, so the remainder names the bit.
        cell_of_residue[53 * b + (1 << shift) % 53] = cell
    return band, bit, cell_of_residue


_TABLES: Final = _band_lists()
BAND: Final[list[int]] = _TABLES[0]
"""Band of each cell."""
BIT: Final[list[int]] = _TABLES[1]
"""The bit of each cell within its band."""
CELL_OF_RESIDUE: Final[list[int]] = _TABLES[2]
"""Cell of a single bit ``x`` of band ``b`` at ``53 * b + x % 53``."""

GUARDS: Final = sum(1 << (WIDTH * r + COLUMNS) for r in range(4))
SQUARES: Final = FULL ^ GUARDS
"""All cells of a band."""
ROW_BITS: Final = (1 << COLUMNS) - 1
COLUMN_BITS: Final[list[int]] = [sum(1 << (WIDTH * r + c) for r in range(4)) for c in range(12)]
"""The four bits of each column in a band."""
LOW_39: Final = (1 << 39) - 1
"""The first three rows of a band."""
LOW: Final[list[int]] = [(1 << d) - 1 for d in range(BAND_BITS + 1)]
"""``LOW[d]``: the lowest ``d`` bits."""


def key_of(cell: int) -> str:
    """Return the key ``r-c`` of a cell, rows and columns counted from 1."""
    return f"{cell // COLUMNS + 1}-{cell % COLUMNS + 1}"


def cell_of(key: str) -> int:
    """Return the cell of a key ``r-c``; `ValueError` if there is none."""
    row, _, column = key.partition("-")
    r = int(row) - 1
    c = int(column) - 1
    if not (0 <= r < ROWS and 0 <= c < COLUMNS):
        raise ValueError(f"`{key}` is no square of the 12 by 12 frame.")
    return COLUMNS * r + c


ONE_INT: Final = isinstance(key_of, FunctionType)
"""Whether this module runs as plain Python."""
BOTH_BITS: Final = 2 * BAND_BITS
FRAME: Final = SQUARES | SQUARES << BAND_BITS | SQUARES << BOTH_BITS
"""All cells, as one int."""


def mask_of(cells: list[int]) -> Bands:
    """Return the mask of some cells."""
    bands = [0, 0, 0]
    for cell in cells:
        bands[BAND[cell]] |= BIT[cell]
    return bands[0], bands[1], bands[2]


def members(m0: int, m1: int, m2: int) -> list[int]:
    """Return the cells of a mask, ascending."""
    cells: list[int] = []
    while m0:
        bit = m0 & -m0
        cells.append(CELL_OF_RESIDUE[bit % 53])
        m0 ^= bit
    while m1:
        bit = m1 & -m1
        cells.append(CELL_OF_RESIDUE[53 + bit % 53])
        m1 ^= bit
    while m2:
        bit = m2 & -m2
        cells.append(CELL_OF_RESIDUE[106 + bit % 53])
        m2 ^= bit
    return cells


def first(m0: int, m1: int, m2: int) -> int:
    """Return the first cell of a mask, or -1."""
    if m0:
        return CELL_OF_RESIDUE[(m0 & -m0) % 53]
    if m1:
        return CELL_OF_RESIDUE[53 + (m1 & -m1) % 53]
    if m2:
        return CELL_OF_RESIDUE[106 + (m2 & -m2) % 53]
    return -1


def count(m0: int, m1: int, m2: int) -> int:
    """Return the number of cells of a mask."""
    return m0.bit_count() + m1.bit_count() + m2.bit_count()


def shrink(m0: int, m1: int, m2: int, rest: list[int]) -> Bands:
    """Return the anchors in the mask from which every offset leads into the mask too.

    Offsets are bit distances from the anchor, 1 to 51. The mask must hold no guard bit; the piece
    must be connected (see the module's first lines).
    """
    if ONE_INT:
        mask = m0 | m1 << BAND_BITS | m2 << BOTH_BITS
        found = mask
        for d in rest:
            found &= mask >> d
        return found & FULL, found >> BAND_BITS & FULL, found >> BOTH_BITS
    a0 = m0
    a1 = m1
    a2 = m2
    for d in rest:
        up = BAND_BITS - d
        low = LOW[d]
        a0 &= m0 >> d | (m1 & low) << up
        a1 &= m1 >> d | (m2 & low) << up
        a2 &= m2 >> d
    return a0, a1, a2


def spread(m0: int, m1: int, m2: int, offsets: list[int]) -> Bands:
    """Return the anchors from which at least one offset leads into the mask.

    Anchors whose piece leaves the frame may appear: meet the answer with a `shrink`.
    """
    if ONE_INT:
        mask = m0 | m1 << BAND_BITS | m2 << BOTH_BITS
        found = 0
        for d in offsets:
            found |= mask >> d
        return found & FULL, found >> BAND_BITS & FULL, found >> BOTH_BITS
    a0 = 0
    a1 = 0
    a2 = 0
    for d in offsets:
        up = BAND_BITS - d
        low = LOW[d]
        a0 |= m0 >> d | (m1 & low) << up
        a1 |= m1 >> d | (m2 & low) << up
        a2 |= m2 >> d
    return a0, a1, a2


def fitting(f0: int, f1: int, f2: int, t0: int, t1: int, t2: int, rest: list[int]) -> Bands:
    """Return the anchors from which a piece lies on free squares and on at least one to touch.

    This is the `shrink` of the free mask met with the `spread` of the other, anchor included.
    """
    if ONE_INT:
        free = f0 | f1 << BAND_BITS | f2 << BOTH_BITS
        touched = t0 | t1 << BAND_BITS | t2 << BOTH_BITS
        lies = free
        touches = touched
        for d in rest:
            lies &= free >> d
            touches |= touched >> d
        lies &= touches
        return lies & FULL, lies >> BAND_BITS & FULL, lies >> BOTH_BITS
    a0, a1, a2 = f0, f1, f2
    b0, b1, b2 = t0, t1, t2
    for d in rest:
        up = BAND_BITS - d
        low = LOW[d]
        a0 &= f0 >> d | (f1 & low) << up
        a1 &= f1 >> d | (f2 & low) << up
        a2 &= f2 >> d
        b0 |= t0 >> d | (t1 & low) << up
        b1 |= t1 >> d | (t2 & low) << up
        b2 |= t2 >> d
    return a0 & b0, a1 & b1, a2 & b2


def cover(offsets: list[int], anchor: int) -> Bands:
    """Return the cells a piece covers from an anchor; the piece must lie inside the frame."""
    b = BAND[anchor]
    bit = BIT[anchor]
    here = 0
    below = 0
    for d in offsets:
        low = LOW[BAND_BITS - d]
        if bit & low:
            here |= bit << d
        else:
            below |= bit >> (BAND_BITS - d)
    if b == 0:
        return here, below, 0
    if b == 1:
        return 0, here, below
    return 0, 0, here


def neighbours(m0: int, m1: int, m2: int) -> Bands:
    """Return the cells of the frame that share a side with a cell of the mask.

    Cells of the mask are included where they touch each other. The mask holds no guard bit.
    """
    if ONE_INT:
        mask = m0 | m1 << BAND_BITS | m2 << BOTH_BITS
        found = (mask << 1 | mask >> 1 | mask << WIDTH | mask >> WIDTH) & FRAME
        return found & FULL, found >> BAND_BITS & FULL, found >> BOTH_BITS
    n0 = m0 << 1 | m0 >> 1 | (m0 & LOW_39) << WIDTH | m0 >> WIDTH | (m1 & 8191) << 39
    n1 = m1 << 1 | m1 >> 1 | (m1 & LOW_39) << WIDTH | m1 >> WIDTH | (m2 & 8191) << 39 | m0 >> 39
    n2 = m2 << 1 | m2 >> 1 | (m2 & LOW_39) << WIDTH | m2 >> WIDTH | m1 >> 39
    return n0 & SQUARES, n1 & SQUARES, n2 & SQUARES


def flood(s0: int, s1: int, s2: int, m0: int, m1: int, m2: int) -> Bands:
    """Return the cells of the mask connected by sides with the seeds, these included."""
    if ONE_INT:
        mask = m0 | m1 << BAND_BITS | m2 << BOTH_BITS
        reached = (s0 | s1 << BAND_BITS | s2 << BOTH_BITS) & mask
        while True:
            grown = reached | reached << 1 | reached >> 1 | reached << WIDTH | reached >> WIDTH
            grown &= mask
            if grown == reached:
                return grown & FULL, grown >> BAND_BITS & FULL, grown >> BOTH_BITS
            reached = grown
    a0 = s0 & m0
    a1 = s1 & m1
    a2 = s2 & m2
    while True:
        g0 = a0 | a0 << 1 | a0 >> 1 | (a0 & LOW_39) << WIDTH | a0 >> WIDTH | (a1 & 8191) << 39
        g1 = a1 | a1 << 1 | a1 >> 1 | (a1 & LOW_39) << WIDTH | a1 >> WIDTH | (a2 & 8191) << 39
        g2 = a2 | a2 << 1 | a2 >> 1 | (a2 & LOW_39) << WIDTH | a2 >> WIDTH | a1 >> 39
        g0 &= m0
        g1 = (g1 | a0 >> 39) & m1
        g2 &= m2
        if g0 == a0 and g1 == a1 and g2 == a2:
            return a0, a1, a2
        a0 = g0
        a1 = g1
        a2 = g2

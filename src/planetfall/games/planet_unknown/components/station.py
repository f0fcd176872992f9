"""The space station: two rings of six stacks, and where the players sit round it.

Slots are numbered clockwise. A section is one outer slot and the inner slot beside it; how the
inner ring is turned against the outer one (`shift`) is fixed at setup (PU-3.04).
"""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.shapes import INNER, OUTER

SECTIONS: Final = 6
SEATS: Final[list[list[int]]] = [
    [],
    [0],
    [0, 3],
    [0, 2, 4],
    [0, 1, 3, 4],
    [0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4, 5],
]
"""Seats at the station, clockwise, by number of players (PU-2.20)."""


def section_of(seat: int, rotation: int) -> int:
    """Return the section (outer slot) a seat 0..5 faces.

    A step of the station clockwise lowers the rotation by one (modulo 6): each seat gets what
    its counter-clockwise neighbour had.
    """
    return (seat + rotation) % SECTIONS


def shape_in(section: int, ring: int, shift: int) -> int:
    """Return the shape of a section's stack in a ring."""
    assert ring == OUTER or ring == INNER
    if ring == OUTER:
        return section
    return SECTIONS + (section + shift) % SECTIONS

"""Pending items: everything a player has gained and not yet carried out (PU-4.17).

An item is one int, its kind in the low four bits and its numbers above. The kinds follow the words
`do:…` of the vocabulary; kinds 0 to 4 advance the tracker of that number.
"""

from __future__ import annotations

from typing import Final

ENERGY: Final = 5
"""An energy building: advance a tracker of the terrains beside its area."""
SYNERGY: Final = 6
PATCH: Final = 7
PLACE_ROVER: Final = 8
REGRESS: Final = 9
BENEFIT: Final = 10
"""One of the two benefits of a space (Wormhole)."""
MOVE_FOCUS: Final = 11
"""The focus token may be moved (Flux)."""
REPOSITION: Final = 12
"""A collected lifepod may be moved (Cosmos Lvl 3)."""
METEORITE: Final = 13
"""Collect a meteorite from anywhere (Flux Lvl 4)."""
ADVANCE_ANY: Final = 14
"""Advance any tracker, as by a card; not a synergy."""
MOVE: Final = 15
"""Not kept in the pool: rover movement points, of which a player has a plain number."""

KIND: Final = 15

STORED_PATCH: Final = PATCH | 1 << 4
"""A patch that was put aside for the end of the game."""

OTHER_THAN_CIV: Final = 1 << 4
"""With `REGRESS`: Republic's rule spares the civ tracker (PU-25.03)."""
PLACED: Final = 1 << 9
"""With an advance: it comes from a building of a tile just placed (PU-12.08)."""


def kind_of(item: int) -> int:
    """The kind of an item."""
    return item & KIND


def advance(track: int, steps: int, *, placed: bool) -> int:
    """Advance one tracker by some steps."""
    return track | steps << 4 | (PLACED if placed else 0)


def steps_of(item: int) -> int:
    """The steps of an advance."""
    return item >> 4 & 31


def energy(index: int, terrain: int) -> int:
    """An energy building of the tile `index` in the order placed; `terrain` acts as energy."""
    return ENERGY | terrain << 4 | index << 8


def energy_tile(item: int) -> int:
    """The tile of an energy building, by its index in the order placed."""
    return item >> 8


def energy_terrain(item: int) -> int:
    """The terrain of an energy building that acts as energy."""
    return item >> 4 & 15


def number_of(item: int) -> int:
    """The number of an item that has one: the space of a benefit, 1 for a stored patch."""
    return item >> 4


def benefit(space: int) -> int:
    """A choice between the benefits of a space."""
    return BENEFIT | space << 4

"""Several numbers in one, for frames and for what lies on a hex.

This is where it is written how they are packed; costs are packed in `payment`, movement in
`effects.movement`.
"""

from __future__ import annotations

from typing import Final

# An effect with several steps: the `a` of its frame is 0 before the first one.
BEGUN: Final = 16
"""Added to how many steps are still to come."""
TECH_USED: Final = 32
"""A flag beside: a tile of technology has added steps."""


def steps_left(state: int, amount: int = 0) -> int:
    """How many steps are still to come; `amount` before the first one.

    >>> steps_left(0, 3), steps_left(BEGUN + 2)
    (3, 2)
    """
    return state & 15 if state else amount


# A piece on a building, as a `tops` code: 0 for none, 1 + seat for a colonist, else a marker.
FIRST_MARKER: Final = 8


def marker_of(blueprint: int, seat: int) -> int:
    """The code of an Advanced Building marker."""
    return FIRST_MARKER + 8 * blueprint + seat


def owner_of(marker: int) -> int:
    """The seat of a marker's owner."""
    return marker & 7


def blueprint_of(marker: int) -> int:
    """The Blueprint that a marker stands for."""
    return marker - FIRST_MARKER >> 3


# Colonists that move, and the place beside Living Quarters where they come from or go to: one of
# `names.PLACES`, the supply or the Mine on a hex.
IN_SUPPLY: Final = 6
IN_MINE: Final = 7
"""This + hex."""


def moved(amount: int, place: int, housed: int = 0) -> int:
    """So many colonists move between Living Quarters and a place; `housed` of them find a slot."""
    return amount | housed << 4 | place << 8


def moved_amount(move: int) -> int:
    """How many colonists move."""
    return move & 15


def moved_housed(move: int) -> int:
    """How many of those that come find a slot."""
    return move >> 4 & 15


def moved_place(move: int) -> int:
    """Where they come from or go to."""
    return move >> 8


# A use of another player's technology.


def use_of(owner: int, tech: int) -> int:
    """A use of a tile, to be settled with its owner."""
    return 16 * owner + tech


def lender(use: int) -> int:
    """The owner of the tile that was used."""
    return use >> 4


def tech_lent(use: int) -> int:
    """The technology that was used."""
    return use & 15

"""Bags and decks without an order: sorted lists of piece numbers.

Equal bags are equal lists, and an order that is not in the position cannot leak. As with all lists
of a position (`core.lists`), a bag is replaced, not changed.
"""

from __future__ import annotations

from bisect import bisect_left


def put(bag: list[int], piece: int) -> list[int]:
    """The sorted bag with a piece more.

    >>> put([2, 7], 5)
    [2, 5, 7]
    """
    copy = bag.copy()
    copy.insert(bisect_left(bag, piece), piece)
    return copy


def take(bag: list[int], piece: int) -> list[int]:
    """The sorted bag without a piece, which must be there."""
    place = bisect_left(bag, piece)
    if place == len(bag) or bag[place] != piece:
        raise ValueError(f"piece {piece} is not in the bag")
    copy = bag.copy()
    del copy[place]
    return copy

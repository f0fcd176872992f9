"""Changing the lists of a position, which all its clones share.

A list that lies in a position is never changed in place, it is replaced by another: so a clone
copies no list at all, and the one that changes later does not disturb the other. Only a position
in the making (setup, determinizing) may fill its own lists.
"""

from __future__ import annotations


def changed(row: list[int], place: int, value: int) -> list[int]:
    """The list with another value at a place.

    >>> changed([1, 2, 3], 1, 5)
    [1, 5, 3]
    """
    copy = row.copy()
    copy[place] = value
    return copy


def grown(row: list[int], place: int, amount: int) -> list[int]:
    """The list with so much added to the number at a place."""
    copy = row.copy()
    copy[place] += amount
    return copy


def without(row: list[int], item: int) -> list[int]:
    """The list without the first such item; it must be there."""
    copy = row.copy()
    copy.remove(item)
    return copy


def with_last(row: list[int], item: int) -> list[int]:
    """The list with an item at its end."""
    copy = row.copy()
    copy.append(item)
    return copy

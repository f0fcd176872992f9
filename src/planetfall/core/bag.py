"""Bags and decks without an order.

A bag is a sorted list of piece numbers, so that equal bags are equal lists. A deck is a bag plus
the few pieces whose place on top or at the bottom is publicly known: an order that is not in the
position cannot leak.
"""

from __future__ import annotations

from bisect import bisect_left, insort


def put(bag: list[int], piece: int) -> None:
    """Lay a piece into a sorted bag."""
    insort(bag, piece)


def take(bag: list[int], piece: int) -> None:
    """Take a piece out of a sorted bag; it must be there."""
    place = bisect_left(bag, piece)
    if place == len(bag) or bag[place] != piece:
        raise ValueError(f"piece {piece} is not in the bag")
    del bag[place]


def deck_outcomes(bag: list[int], top: list[int], bottom: list[int]) -> list[int]:
    """What the next draw of a deck may be: the known top (last of `top`), else any of the bag,
    else the known bottom (first of `bottom`)."""
    if top:
        return [top[-1]]
    if bag:
        return bag
    return bottom[:1]


def deck_take(bag: list[int], top: list[int], bottom: list[int], piece: int) -> None:
    """Take a drawn piece off a deck; it must be one of `deck_outcomes`."""
    if top and top[-1] == piece:
        top.pop()
    elif not top and piece in bag:
        take(bag, piece)
    elif not top and not bag and bottom and bottom[0] == piece:
        del bottom[0]
    else:
        raise ValueError(f"piece {piece} cannot be drawn now")

"""What a learned correction sees of a position: whole numbers in a fixed order, each with a name.

A game has an encoder in its module `bot_inputs`. It reads what the seat may know and what is open
of the others, never their hidden cards: those of a determinized game are only a guess.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from planetfall.core.native import mypyc_attr

MOST: Final = 1023
"""No input is above this or below its negative."""


def kept(value: int) -> int:
    """A number within the bounds of an input.

    >>> kept(5000), kept(-3)
    (1023, -3)
    """
    if value > MOST:
        return MOST
    return -MOST if value < -MOST else value


@mypyc_attr(allow_interpreted_subclasses=True)
class Inputs:
    """Writes positions as numbers. Subclasses narrow `game` to their own class."""

    def names(self) -> list[str]:
        """What the numbers are, in order."""
        raise TypeError(f"{type(self).__name__} does not name its inputs")

    def fits(self, game: Any, seat: int) -> bool:
        """Whether positions of this game can be written: not those of a chapter of its own."""
        return True

    def scale(self) -> int:
        """Points of a margin that is a clear win: what is above counts little more."""
        return 12

    def of(self, game: Any, seat: int) -> list[int]:
        """The numbers of a position for a seat."""
        raise TypeError(f"{type(self).__name__} does not say how a position is written")


def hash_of(names: list[str]) -> str:
    """A short hash of a list of inputs: weights of another list do not fit.

    >>> hash_of(["money", "points"]) == hash_of(["points", "money"])
    False
    """
    return blake2b("\n".join(names).encode(), digest_size=8).hexdigest()


def lead_and_rest(rows: list[list[int]], seat: int, totals: list[int]) -> list[int]:
    """The rows of the others: that of the leading one, then the mean of the rest."""
    lead = -1
    for other in range(len(rows)):
        if other != seat and (lead < 0 or totals[other] > totals[lead]):
            lead = other
    size = len(rows[seat])
    if lead < 0:
        return [0] * (2 * size)
    mean = [0] * size
    count = 0
    for other in range(len(rows)):
        if other != seat and other != lead:
            count += 1
            row = rows[other]
            for k in range(size):
                mean[k] += row[k]
    if count > 1:
        for k in range(size):
            mean[k] //= count
    return rows[lead] + mean


def seat_names(lines: list[str]) -> list[str]:
    """The names of one's own row, the leading rival's and the others' mean."""
    found: list[str] = []
    for whose in ("own", "lead", "rest"):
        for line in lines:
            found.append(f"{whose} {line}")
    return found

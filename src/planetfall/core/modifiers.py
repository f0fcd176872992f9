"""Lasting changes of a number (discounts, metal values, protections) from what lies in play.

A component lists its modifiers as data; nothing ever counts them up or down. A game asks for a
total when it needs the number, or caches totals in a structure that it drops whenever a component
enters or leaves play.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.native import mypyc_attr

ANYTHING: Final = -1
"""A modifier that applies whatever the number is asked for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier:
    """Something that lies in play and changes a number; games subclass it as frozen dataclasses."""

    def kind(self) -> int:
        """Which number of the game it changes."""
        raise TypeError(f"{type(self).__name__} changes no number")

    def amount(self) -> int:
        """By how much."""
        raise TypeError(f"{type(self).__name__} changes nothing")

    def about(self) -> int:
        """For what (a tag, a resource, a tile); `ANYTHING` for all."""
        return ANYTHING


def total(modifiers: list[Modifier], kind: int, about: int = ANYTHING) -> int:
    """The sum of what `modifiers` change on `kind` for `about`."""
    amount = 0
    for modifier in modifiers:
        if modifier.kind() == kind and modifier.about() in (ANYTHING, about):
            amount += modifier.amount()
    return amount

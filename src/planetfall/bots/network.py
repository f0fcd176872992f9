"""A small network in whole numbers: the learned correction of a judge.

One hidden layer. The weights of an input to all hidden units are packed into one long integer, a
lane for each unit, so that an input costs one multiplication. Everything is exact: the same
position has the same value on every machine, pure and compiled.
"""

from __future__ import annotations

import struct
from typing import Any, Final

LANE: Final = 64
"""Bits of a hidden unit."""
HALF: Final = 1 << LANE - 1
ONE: Final = 1 << 12
"""What 1.0 is in weights."""
HIGH: Final = 8 * ONE
"""Hidden units are cut here and below 0."""


def pack(weights: list[int]) -> int:
    """Weights side by side in one integer; negative ones borrow from the lane above.

    >>> pack([1, 2]) == 1 + (2 << 64), pack([-1, 1]) == (1 << 64) - 1
    (True, True)
    """
    packed = 0
    for place, weight in enumerate(weights):
        packed += weight << LANE * place
    return packed


class Network:
    """Weights from inputs to hidden units and from these to one number."""

    def __init__(
        self,
        rows: list[list[int]],
        bias: list[int],
        out: list[int],
        base: int,
        share: int = ONE,
    ) -> None:
        self.rows: list[int] = [pack(row) for row in rows]
        """By input: its weights to all hidden units."""
        # Half a lane more keeps every lane above zero, so that lanes can be read apart.
        self.bias: int = pack([number + HALF for number in bias])
        self.out = out
        self.base = base
        self.share = share
        """What an output of 1 counts in the measure of the judge it corrects."""
        self._form = struct.Struct(f"<{len(out)}Q")

    def value(self, inputs: list[int]) -> int:
        """The output, in parts of `ONE`."""
        total = self.bias
        rows = self.rows
        for place in range(len(inputs)):
            number = inputs[place]
            if number:
                total += rows[place] * number
        lanes: Any = self._form.unpack(total.to_bytes(self._form.size, "little"))
        value = self.base * ONE
        out = self.out
        for unit in range(len(out)):
            level: int = lanes[unit] - HALF
            if level > 0:
                value += out[unit] * (level if level < HIGH else HIGH)
        return value // ONE


def of_data(data: dict[str, Any]) -> Network:
    """The network of a file of weights."""
    return Network(data["weights"], data["bias"], data["out"], data["base"], data["share"])

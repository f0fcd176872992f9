"""A judge's evaluation with its learned correction."""

from __future__ import annotations

from typing import Any, Final

from planetfall.bots.evaluation import Evaluation
from planetfall.bots.inputs import Inputs
from planetfall.bots.network import ONE, Network

MOST: Final = 9
"""Numbers of seats that are told apart, 0 included."""


class Corrected(Evaluation):
    """What the judge says, and what a network makes of the position.

    The network foresees the margin at the end, squashed; its `share` is what a whole unit of that
    counts in the judge's own measure. There is a network for each of some numbers of seats; others
    use the nearest.
    """

    def __init__(self, plain: Evaluation, inputs: Inputs, networks: dict[int, Network]) -> None:
        self.plain = plain
        self.inputs = inputs
        known = list(networks)
        self.by_seats: list[Network] = [networks[nearest(known, seats)] for seats in range(MOST)]

    def worth(self, game: Any, seat: int) -> int:
        value = self.plain.worth(game, seat)
        if not self.inputs.fits(game, seat):
            return value
        seats: int = game.seats
        network = self.by_seats[min(seats, MOST - 1)]
        return value + network.value(self.inputs.of(game, seat)) * network.share // ONE

    def parts(self, game: Any, seat: int) -> list[tuple[str, int]]:
        parts = self.plain.parts(game, seat)
        return [*parts, ("learned", self.worth(game, seat) - self.plain.worth(game, seat))]

    def secret_parts(self) -> tuple[str, ...]:
        return self.plain.secret_parts()


def nearest(known: list[int], seats: int) -> int:
    """The nearest of some numbers of seats; of two equally near the larger.

    >>> nearest([2, 4], 3), nearest([2, 4], 2), nearest([2, 4], 6)
    (4, 2, 4)
    """
    best = known[0]
    for number in known:
        far = abs(number - seats)
        if far < abs(best - seats) or (far == abs(best - seats) and number > best):
            best = number
    return best

"""What a position is worth to a seat, whoever asks and however it was reached.

A judge says which options are tried and how far they are looked through; its evaluation weighs what
comes of them. Either can be replaced without the other.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.native import mypyc_attr
from planetfall.core.scores import side_of, side_totals

DECIDED: Final = 1_000_000
"""What a game won by a decision is worth beside its points."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The worth of positions. Subclasses narrow `game` to their own class.

    Evaluations see determinized games only, so whatever they read is known to the seat or a guess.
    """

    def worth(self, game: Any, seat: int) -> int:
        """What the position is worth to `seat`; only the order of values matters.

        By default the points of its side before those of the best other side, and the win itself
        where the game was decided.
        """
        sides: list[list[int]] = game.sides()
        points = side_totals([sheet.total for sheet in game.scores()], sides)
        own = side_of(sides, seat)
        rivals = [total for side, total in enumerate(points) if side != own]
        value = points[own] * 100 - (max(rivals) if rivals else 0)
        if game.decided:
            value += DECIDED if seat in game.outcome().winners else -DECIDED
        return value

    def parts(self, game: Any, seat: int) -> list[tuple[str, int]]:
        """The worth in named parts, for people: what it is made of, in hundredths of a point.

        The lines of the own score sheet, what `further_parts` adds and, as `outlook`, all that the
        evaluation sees beyond them.
        """
        sheets = game.scores()
        found: list[tuple[str, int]] = []
        rest = self.worth(game, seat)
        if seat < len(sheets):
            for name, points in sheets[seat].lines:
                found.append((name, 100 * points))
                rest -= 100 * points
        for name, amount in self.further_parts(game, seat):
            found.append((name, amount))
            rest -= amount
        found.append(("outlook", rest))
        return found

    def further_parts(self, game: Any, seat: int) -> list[tuple[str, int]]:
        """What people would name of the worth beside points: production, a goal, a denial."""
        return []

    def secret_parts(self) -> tuple[str, ...]:
        """Parts that depend on what only the seat knows: a reason told to all leaves them out."""
        return ()

"""Score sheets and outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Sheet:
    """One seat's score, line by line."""

    def __init__(self, lines: list[tuple[str, int]]) -> None:
        self.lines = lines
        """(category, points) in the order of the game's score pad."""
        self.total = sum([points for _, points in lines])

    def names(self) -> list[str]:
        """Its categories in order."""
        return [name for name, _ in self.lines]

    def to_data(self) -> dict[str, object]:
        """The sheet as plain data."""
        return {"lines": [[name, points] for name, points in self.lines], "total": self.total}

    def __reduce__(self) -> tuple[Any, ...]:
        return (Sheet, (self.lines,))

    def __repr__(self) -> str:
        return f"Sheet({self.lines!r})"


class Outcome:
    """Who won and why.

    Seats of one side win and lose together: teams, one against all, or all against the game.
    """

    def __init__(
        self,
        winners: list[int],
        totals: list[int],
        reason: str,
        sides: list[list[int]] | None = None,
        places: list[int] | None = None,
    ) -> None:
        self.winners = tuple(winners)
        """Seats that won; empty where nobody wins."""
        self.totals = tuple(totals)
        self.reason = reason
        """A key of the game's words: which comparison decided, or why nobody wins."""
        self.sides = sides if sides is not None else own_sides(len(totals))
        """The seats of every side; by default every seat is a side of its own."""
        self.places = tuple(places if places is not None else self._places())
        """The place of every seat from 1 on; equal seats have the same, a side's seats too."""

    def _places(self) -> list[int]:
        """The winners first, then the sides by their points."""
        points = side_totals(list(self.totals), self.sides)
        keys = [(0, 0)] * len(self.totals)
        for side, total in zip(self.sides, points, strict=True):
            won = any([seat in self.winners for seat in side])
            for seat in side:
                keys[seat] = (1, 0) if won else (0, total)
        return ranking(keys)

    def shares(self) -> list[float]:
        """What every seat has of the win: winning sides share it, a side's seats do not."""
        return win_shares(list(self.winners), self.sides)

    def to_data(self) -> dict[str, object]:
        """The outcome as plain data; sides only where a side is more than a seat."""
        data: dict[str, object] = {
            "winners": list(self.winners),
            "totals": list(self.totals),
            "reason": self.reason,
            "places": list(self.places),
        }
        if self.sides != own_sides(len(self.totals)):
            data["sides"] = [list(side) for side in self.sides]
        return data

    def __reduce__(self) -> tuple[Any, ...]:
        values = (list(self.winners), list(self.totals), self.reason)
        return (Outcome, (*values, self.sides, list(self.places)))

    def __repr__(self) -> str:
        return f"Outcome({list(self.winners)!r}, {list(self.totals)!r}, {self.reason!r})"


def own_sides(seats: int) -> list[list[int]]:
    """Every seat as a side of its own."""
    return [[seat] for seat in range(seats)]


def is_team(sides: list[list[int]]) -> bool:
    """Whether several seats all win or lose together.

    >>> is_team([[0, 1, 2]]), is_team([[0, 1], [2]]), is_team([[0]])
    (True, False, False)
    """
    return len(sides) == 1 and len(sides[0]) > 1


def side_of(sides: list[list[int]], seat: int) -> int:
    """Which side a seat belongs to; -1 for none."""
    for number, side in enumerate(sides):
        if seat in side:
            return number
    return -1


def win_shares(winners: list[int], sides: list[list[int]]) -> list[float]:
    """What every seat has of a win: the winning sides share it, the seats of a side do not.

    >>> win_shares([0, 1], [[0], [1], [2]])
    [0.5, 0.5, 0.0]
    >>> win_shares([0, 1], [[0, 1], [2]])
    [1.0, 1.0, 0.0]
    """
    won = [side for side in sides if any([seat in winners for seat in side])]
    shares = [0.0] * sum([len(side) for side in sides])
    for side in won:
        for seat in side:
            shares[seat] = 1 / len(won)
    return shares


def side_totals(totals: list[int], sides: list[list[int]]) -> list[int]:
    """The points of every side: the mean of its seats', rounded down."""
    return [sum([totals[seat] for seat in side]) // len(side) for side in sides]


def line_names(sheets: list[list[str]]) -> list[str]:
    """The lines of all sheets in order; seats of different kinds have different lines.

    >>> line_names([["map", "total"], ["map", "cards", "total"], ["soldiers"]])
    ['map', 'cards', 'total', 'soldiers']
    """
    names: list[str] = []
    for sheet in sheets:
        known = any([name in names for name in sheet])
        place = 0 if known else len(names)
        for name in sheet:
            if name in names:
                place = names.index(name) + 1
            else:
                names.insert(place, name)
                place += 1
    return names


def best(keys: list[tuple[int, ...]]) -> list[int]:
    """Seats with the highest key, several when all comparisons tie.

    >>> best([(3, 1), (3, 2), (1, 9)])
    [1]
    """
    top = max(keys)
    return [seat for seat, key in enumerate(keys) if key == top]


def ranking(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """The place of every seat, from 1 for the highest key on.

    >>> ranking([(3, 1), (5, 0), (3, 1), (1, 9)])
    [2, 1, 2, 4]
    """
    return [1 + sum([other > key for other in keys]) for key in keys]

"""Score sheets and outcomes."""

from __future__ import annotations


class Sheet:
    """One seat's score, line by line."""

    def __init__(self, lines: list[tuple[str, int]]) -> None:
        self.lines = lines
        """(category, points) in the order of the game's score pad."""
        self.total = sum([points for _, points in lines])

    def to_data(self) -> dict[str, object]:
        """The sheet as plain data."""
        return {"lines": [[name, points] for name, points in self.lines], "total": self.total}

    def __repr__(self) -> str:
        return f"Sheet({self.lines!r})"


class Outcome:
    """Who won and why."""

    def __init__(self, winners: list[int], totals: list[int], reason: str) -> None:
        self.winners = tuple(winners)
        """Seats that won together; empty for a lost solo game."""
        self.totals = tuple(totals)
        self.reason = reason
        """A key of the game's words: which comparison decided."""

    def to_data(self) -> dict[str, object]:
        """The outcome as plain data."""
        return {
            "winners": list(self.winners),
            "totals": list(self.totals),
            "reason": self.reason,
        }

    def __repr__(self) -> str:
        return f"Outcome({list(self.winners)!r}, {list(self.totals)!r}, {self.reason!r})"


def best(keys: list[tuple[int, ...]]) -> list[int]:
    """Seats with the highest key, several when all comparisons tie.

    >>> best([(3, 1), (3, 2), (1, 9)])
    [1]
    """
    top = max(keys)
    return [seat for seat, key in enumerate(keys) if key == top]

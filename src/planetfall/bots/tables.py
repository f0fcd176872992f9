"""A learned evaluation by tables of whole numbers: every part of a position has an entry.

A game says in its `Places` which entries a position has; their sum corrects the game's own guess of
the points at the end. The numbers are whole, so every machine finds the same worth, pure and
compiled.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from planetfall.bots.evaluation import Evaluation
from planetfall.bots.inputs import hash_of
from planetfall.bots.weights import folder_of
from planetfall.core.errors import BadRequest
from planetfall.core.native import mypyc_attr

ONE: Final = 1 << 10
"""What a hundredth of a point is in the tables."""
FORMAT: Final = 1

FILE: Final = "tables.json"
"""The name of the tables in a game's folder of weights."""

Reader = Callable[[str], dict[str, Any] | None]
"""Finds the tables of a game."""


class Table(NamedTuple):
    """A table: what it is about, how many kinds it tells apart, and how many stages of the game."""

    name: str
    kinds: int
    stages: int = 1


def begins(layout: list[Table]) -> list[int]:
    """Where each table begins, all laid one behind the other, and where the last one ends.

    >>> begins([Table("a", 3, 2), Table("b", 4)])
    [0, 6, 10]
    """
    found = [0]
    for table in layout:
        found.append(found[-1] + table.kinds * table.stages)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Places:
    """Which entries of its tables a position has. Subclasses narrow `game` to their own class."""

    def layout(self) -> list[Table]:
        """The tables, in order."""
        raise TypeError(f"{type(self).__name__} does not name its tables")

    def fits(self, game: Any, seat: int) -> bool:
        """Whether positions of this game are judged by tables."""
        return True

    def varied(self) -> dict[str, Any]:
        """Options of a game with other boards, for every third game that is learned from."""
        return {}

    def base(self, game: Any, seat: int) -> int:
        """The guess that the tables correct, in hundredths of a point; by default the points."""
        points: int = game.scores()[seat].total
        return 100 * points

    def of(self, game: Any, seat: int) -> list[int]:
        """The places of a position, counted through all tables; one may come several times."""
        raise TypeError(f"{type(self).__name__} does not say which places a position has")


class Tabled(Evaluation):
    """A guess of the points at the end, corrected by tables; other games are judged plainly."""

    def __init__(self, plain: Evaluation, places: Places, entries: list[int]) -> None:
        self.plain = plain
        self.places = places
        self.entries = entries

    def worth(self, game: Any, seat: int) -> int:
        if not self.places.fits(game, seat):
            return self.plain.worth(game, seat)
        if game.is_over():
            points: int = game.scores()[seat].total
            return 100 * points
        total = 0
        entries = self.entries
        for place in self.places.of(game, seat):
            total += entries[place]
        return self.places.base(game, seat) + total // ONE

    def further_parts(self, game: Any, seat: int) -> list[tuple[str, int]]:
        return self.plain.further_parts(game, seat)

    def secret_parts(self) -> tuple[str, ...]:
        return self.plain.secret_parts()


def sign_of(layout: list[Table]) -> str:
    """A short hash of a layout: tables of another one do not fit."""
    return hash_of([f"{table.name} {table.kinds} {table.stages}" for table in layout])


def obstacle(data: dict[str, Any], layout: list[Table]) -> str:
    """Why tables do not fit a layout, in a sentence; empty if they do."""
    if data.get("format") != FORMAT:
        return f"The tables have format {data.get('format')!r}; this program reads {FORMAT}."
    if data.get("layout") != sign_of(layout):
        return (
            f"The tables were learned for the layout {data.get('layout')}; "
            f"the game has {sign_of(layout)}: `planetfall train` makes new ones."
        )
    rows: list[list[int]] = data["weights"]
    sizes = [table.kinds * table.stages for table in layout]
    if [len(row) for row in rows] != sizes:
        return f"The tables have {sum([len(row) for row in rows])} entries, not {sum(sizes)}."
    return ""


def entries_of(data: dict[str, Any]) -> list[int]:
    """The entries of all tables, one behind the other."""
    found: list[int] = []
    for row in data["weights"]:
        found += row
    return found


def read(game: str) -> dict[str, Any] | None:
    """The tables of a game for a seat alone; `None` where none were learned."""
    path = folder_of(game) / FILE
    if not path.is_file():
        return None
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def tabled(plain: Evaluation, places: Places, game: str, reader: Reader = read) -> Evaluation:
    """An evaluation with the learned tables of a game; the plain one where there are none.

    Tables that do not fit are an error: a level would silently be another one.
    """
    data = reader(game)
    if data is None:
        return plain
    reason = obstacle(data, places.layout())
    if reason:
        raise BadRequest(f"`{game}` alone: {reason}")
    return Tabled(plain, places, entries_of(data))

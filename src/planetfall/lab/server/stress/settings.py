"""Tables that trials open: every game, from one seat to many, with boxes and modules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from planetfall.games import GAMES


@dataclass(frozen=True)
class Setting:
    """A game, its seats and its options."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def wish(self) -> dict[str, Any]:
        """What is sent to open such a table: whoever opens it plays all seats."""
        seats = [{"kind": "person", "name": f"Seat {number}"} for number in range(self.seats)]
        return {"game": self.game, "seats": seats, "options": self.options}


def settings(names: Sequence[str] = ()) -> list[Setting]:
    """The settings of some games, or of all: the first of each game, the second of each …"""
    titles = [title for title in GAMES.values() if not names or title.id in names]
    longest = max((len(title.samples) for title in titles), default=0)
    return [
        Setting(title.id, title.samples[number].seats, title.samples[number].options)
        for number in range(longest)
        for title in titles
        if number < len(title.samples)
    ]


def simultaneous(names: Sequence[str] = ()) -> list[Setting]:
    """Those with phases that several seats play at once."""
    return [each for each in settings(names) if each.seats > 1 and GAMES[each.game].is_simultaneous]

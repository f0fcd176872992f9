"""The chapters of Alien Invasion: separate ways to play, never combined."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.native import mypyc_attr
from planetfall.games.on_mars.expansions.alien.gauges import Gauge
from planetfall.games.on_mars.expansions.alien.time_track import TimeTrack
from planetfall.games.on_mars.extension import ColonyExtension
from planetfall.games.on_mars.state import Colony

NONE: Final = "none"
SEATS: Final[dict[str, tuple[int, int]]] = {
    "invasion": (3, 5),
    "outbreak": (2, 4),
    "blackout": (2, 4),
    "monolith": (1, 1),
}
"""By chapter that can be played: the fewest and most seats, in the order of the rulebook."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ChapterExtension(ColonyExtension):
    """A chapter: in play when the option `chapter` names it."""

    box = 1

    def is_on(self, options: dict[str, Any]) -> bool:
        return bool(options.get("chapter", NONE) == self.name)

    def seat_range(self, options: dict[str, Any], least: int, most: int) -> tuple[int, int]:
        return SEATS[self.name]

    def seat_limits(self, least: int, most: int) -> tuple[int, int]:
        fewest, seats = SEATS.get(self.name, (least, most))
        return min(least, fewest), max(most, seats)

    # What words and pages show of a position, whatever the chapter. A position that a viewer sees
    # has everything these need.

    def time_track(self, game: Any) -> TimeTrack | None:
        """The time track, if the chapter has one."""
        return None

    def gauges(self, game: Any) -> list[Gauge]:
        """The numbers that decide the chapter: first the one that loses, or the nearer end."""
        return []


def chapter_of(game: Colony) -> ChapterExtension | None:
    """The chapter that is played, if one is."""
    for extension in game.setting.extensions:
        if isinstance(extension, ChapterExtension):
            return extension
    return None

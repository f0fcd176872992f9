"""The time track: an overlay with 12 or 15 spaces, and what a viewer needs to know of it.

A chapter keeps the space of the marker in a field `time` of its own area and describes the track
with `ChapterExtension.time_track`. Words and pages show that description; they know no chapter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.area import Area
from planetfall.core.fields import Field
from planetfall.core.native import mypyc_attr

SHORT_SIDE: Final = 12
"""Spaces of the side that Outbreak and Blackout use."""
LONG_SIDE: Final = 15
"""Spaces of the side that Monolith uses."""
TIME_FIELD: Final = Field("time")

# What a space of the track is marked with.
PLAIN: Final = ""
ALIEN: Final = "alien"
"""Something comes when the marker reaches it."""
WON: Final = "won"
LOST: Final = "lost"


@mypyc_attr(allow_interpreted_subclasses=True)
class Timed(Area):
    """The shared area of a chapter with a time track; its fields begin with `TIME_FIELD`."""

    __slots__ = ("time",)

    def __init__(self) -> None:
        self.time: int = 0
        """The number of the space where the time marker is."""


@dataclass(frozen=True)
class TimeSpace:
    """A space of the track: its number, and what it is marked with."""

    number: int
    sign: str = PLAIN


@dataclass(frozen=True)
class TimeTrack:
    """The track in the order in which the marker reaches its spaces."""

    spaces: tuple[TimeSpace, ...]
    marker: int
    """The number of the space where the marker is."""

    def place(self) -> int:
        """The place of the marker among the spaces."""
        return [space.number for space in self.spaces].index(self.marker)

    def is_passed(self, space: TimeSpace) -> bool:
        """Whether the marker has left a space behind."""
        return self.spaces.index(space) < self.place()

    def left(self) -> int:
        """How many steps the marker is from the last space."""
        return len(self.spaces) - 1 - self.place()


def counting_down(start: int, marker: int, end: str = WON) -> TimeTrack:
    """A track from a start down to 0, where the game is won, or lost."""
    spaces = [TimeSpace(number) for number in range(start, 0, -1)]
    return TimeTrack((*spaces, TimeSpace(0, end)), max(marker, 0))


def counting_up(last: int, marker: int, alien: tuple[int, ...] = ()) -> TimeTrack:
    """A track from 0 up to a last space, where the game is lost; some spaces are marked."""
    spaces = [TimeSpace(n, ALIEN if n in alien else PLAIN) for n in range(last)]
    return TimeTrack((*spaces, TimeSpace(last, LOST)), min(marker, last))

"""The numbers that decide a chapter, always in sight: how near the end is, good or bad."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Gauge:
    """A number with its limit; `words` says it under `gauge.ID` and `gauge.ID.help`."""

    id: str
    icon: str
    count: int
    limit: int
    bad: bool = False
    """Whether reaching the limit loses the game."""
    counts_down: bool = False
    """Whether the number falls from its limit to 0, which is the end then."""

    def reached(self) -> float:
        """How much of the way to the end is behind, from 0 to 1."""
        share = self.count / self.limit
        return min(max(1 - share if self.counts_down else share, 0.0), 1.0)

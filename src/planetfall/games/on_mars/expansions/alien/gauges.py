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
    show_limit: bool = True
    """Whether the limit stands beside the number in the top bar."""

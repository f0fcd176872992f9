"""What a trial was asked to do, and what it found."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

Tell = Callable[[int], None]
"""Advances a progress bar."""

MOST_FAULTS = 20
"""Faults told in full; the others are only counted."""


@dataclass(frozen=True)
class Plan:
    """How long the trials shall be. Everything hangs on the number of kills."""

    kills: int = 200
    tables: int = 50
    seconds: float = 1.0
    """How long people play between two kills, on average."""
    seed: int = 0
    games: Sequence[str] = ()
    """Only these games; all when empty."""
    postgres: bool = False
    """Whether tables are kept in PostgreSQL; else in SQLite."""

    @property
    def choices(self) -> int:
        """Choices that are sent several times."""
        return 50 * self.kills

    @property
    def sealed_kills(self) -> int:
        """Kills inside parts that are played at once."""
        return max(1, self.kills // 2)

    @property
    def whole_games(self) -> int:
        """Games that are watched through breaking streams."""
        return max(1, 3 * self.kills // 2)

    @property
    def inputs(self) -> int:
        """Malformed requests."""
        return 1000 * self.kills

    @property
    def flood_seconds(self) -> float:
        """How long a stranger floods the server, in each way."""
        return max(1.0, self.kills / 10)

    @property
    def load_seconds(self) -> float:
        """How long many tables are played at a steady pace."""
        return max(4.0, 4.5 * self.kills)

    @property
    def limit(self) -> float:
        """Seconds after which a trial stops, wherever it is."""
        return 60.0 + 15.0 * self.kills * max(0.2, self.seconds)


@dataclass
class Finding:
    """What one trial did and found."""

    trial: str
    counts: dict[str, int] = field(default_factory=dict)
    figures: dict[str, float] = field(default_factory=dict)
    """Measured, not judged."""
    faults: list[str] = field(default_factory=list)
    more_faults: int = 0
    stopped: bool = False
    """Whether it stopped before its count, for want of time or for many faults."""
    started: float = field(default_factory=time.monotonic)
    seconds: float = 0.0

    def count(self, what: str, number: int = 1) -> None:
        """Add to a count."""
        self.counts[what] = self.counts.get(what, 0) + number

    def fault(self, text: str) -> None:
        """Note a fault."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(text)
        else:
            self.more_faults += 1

    def check(self, holds: bool, text: str) -> bool:
        """Note a fault unless something holds."""
        if not holds:
            self.fault(text)
        return holds

    def is_late(self, plan: Plan) -> bool:
        """Whether to stop here: the time is over, or there are faults enough; noted if so."""
        is_over = time.monotonic() - self.started > plan.limit
        self.stopped = is_over or len(self.faults) == MOST_FAULTS
        return self.stopped

    def lines(self) -> list[str]:
        """The finding in words: one line, and one per fault."""
        told = [f"{number:,} {what}" for what, number in self.counts.items()]
        told += [f"{what} {number:g}" for what, number in self.figures.items()]
        count = len(self.faults) + self.more_faults
        ending = "no fault" if not count else "1 fault" if count == 1 else f"{count:,} faults"
        if self.stopped:
            ending += f"; stopped after {self.seconds:.0f} s"
        return [
            f"{self.trial}: {', '.join(told)}: {ending}",
            *(f"{self.trial}: FAULT: {fault}" for fault in self.faults),
        ]

    def to_data(self) -> dict[str, Any]:
        """The finding as plain data."""
        return {
            "trial": self.trial,
            "counts": self.counts,
            "figures": self.figures,
            "seconds": round(self.seconds, 1),
            "stopped": self.stopped,
            "faults": self.faults,
            "more_faults": self.more_faults,
        }


def quantile(values: Sequence[float], share: float) -> float:
    """The value that a share of all do not exceed; 0 when there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

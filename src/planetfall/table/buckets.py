"""Token buckets: so many at once, then so many a second, by name, in bounded memory."""

from __future__ import annotations

import time
from collections import OrderedDict


class Buckets:
    """Token buckets by name: `burst` at once, then `rate` a second."""

    def __init__(self, burst: float, rate: float, most: int = 20_000) -> None:
        self.burst = burst
        self.rate = rate
        self._most = most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._levels)

    def has(self, name: str) -> bool:
        """Whether one more would be allowed for `name` now."""
        return self._level(name, time.monotonic()) >= 1.0

    def take(self, name: str, now: float | None = None, *, cost: float = 1.0) -> bool:
        """Count one more for `name`, or as many as it costs, if it is allowed now."""
        moment = time.monotonic() if now is None else now
        level = self._level(name, moment)
        allowed = level >= cost
        self._levels[name] = (level - cost if allowed else level, moment)
        self._levels.move_to_end(name)
        if len(self._levels) > self._most:
            self._levels.popitem(last=False)
        return allowed

    def _level(self, name: str, moment: float) -> float:
        level, since = self._levels.get(name, (self.burst, moment))
        return min(self.burst, level + (moment - since) * self.rate)

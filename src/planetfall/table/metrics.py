"""Counts of what the server does, in the form that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

STEPS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper ends of the latency buckets, in seconds."""

ROUTES = ("t", "s", "w", "api", "static", "health", "admin")
"""First parts of paths; all others count together, so that strangers cannot make new names."""

LAST = ("stream", "parts", "chips", "choice", "undo", "turn", "seats", "link", "why", "record")


def route_of(path: str) -> str:
    """The name under which a path is counted."""
    parts = path.strip("/").split("/")
    if parts == [""]:
        return "lobby"
    first = parts[0] if parts[0] in ROUTES else "other"
    endings = [part for part in parts[2:] if part in LAST]
    return f"{first}_{endings[0]}" if endings else first


class Metrics:
    """Counters of one process."""

    def __init__(self) -> None:
        self.answers: Counter[tuple[str, int]] = Counter()
        self.buckets: Counter[tuple[str, float]] = Counter()
        self.seconds: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()

    def answered(self, path: str, status: int, seconds: float) -> None:
        """Count a request that was answered; streams are counted when they begin."""
        route = route_of(path)
        self.answers[route, status] += 1
        self.seconds[route] += seconds  # type: ignore[assignment]
        for step in STEPS:
            if seconds <= step:
                self.buckets[route, step] += 1
                break

    def refused(self, reason: str) -> None:
        """Count a refusal by its reason."""
        self.refusals[reason] += 1

    def text(self, now: Iterable[tuple[str, float]], process: str = "") -> str:
        """All counts, and gauges of the present moment; of several processes each is named."""
        lines = self._lines(now)
        if process:
            lines = [_of_process(line, process) for line in lines]
        return "\n".join(lines) + "\n"

    def _lines(self, now: Iterable[tuple[str, float]]) -> list[str]:
        lines = ["# TYPE planetfall_requests_total counter"]
        for (route, status), count in sorted(self.answers.items()):
            lines.append(f'planetfall_requests_total{{route="{route}",status="{status}"}} {count}')
        lines.append("# TYPE planetfall_request_seconds histogram")
        for route in sorted({route for route, _ in self.answers}):
            total = sum(count for (name, _), count in self.answers.items() if name == route)
            below = 0
            for step in STEPS:
                below += self.buckets[route, step]
                lines.append(
                    f'planetfall_request_seconds_bucket{{route="{route}",le="{step:g}"}} {below}'
                )
            lines.append(f'planetfall_request_seconds_bucket{{route="{route}",le="+Inf"}} {total}')
            lines.append(
                f'planetfall_request_seconds_sum{{route="{route}"}} {self.seconds[route]:.6f}'
            )
            lines.append(f'planetfall_request_seconds_count{{route="{route}"}} {total}')
        lines.append("# TYPE planetfall_refusals_total counter")
        for reason, count in sorted(self.refusals.items()):
            lines.append(f'planetfall_refusals_total{{reason="{reason}"}} {count}')
        for name, value in now:
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# TYPE planetfall_{name} {kind}", f"planetfall_{name} {value:.15g}"]
        return lines


def _of_process(line: str, process: str) -> str:
    """A line with the process among its labels."""
    if line.startswith("#"):
        return line
    name, _, value = line.rpartition(" ")
    first, _, labels = name.rstrip("}").partition("{")
    mark = f'process="{process}"'
    return f"{first}{{{labels + ',' if labels else ''}{mark}}} {value}"

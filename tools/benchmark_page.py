"""The measured figures of `docs/benchmark.md`, written from what the bench prints as JSON.

planetfall bench --tables 100 --json | python -m tools.benchmark_page docs/benchmark.md
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from planetfall.games import words_about

FIRST, LAST = "<!-- figures -->\n", "<!-- end of figures -->\n"
ROWS = [
    ("decisions of random games, /s", "random games, decisions"),
    ("random playouts from mid-game, /s", "random playouts from mid-game"),
    ("rollouts of 10 decisions, /s", "rollouts of 10 decisions"),
    ("steps with mask and observation, /s", "steps with mask and observation"),
    ("the same vectorized, two processes, /s", "vectorized steps, two processes"),
    ("clone, µs", "clone"),
    ("clone with 3,000 kept alive, µs", "clone, 3,000 kept alive"),
    ("determinize, µs", "determinize"),
]
"""Rows of the table, each with the name of its figure."""
SERVED = [
    ("server time of a viewer's update, ms", "server_ms_per_update"),
    ("bytes of a viewer's update", "bytes_per_update"),
    ("memory of an open page, MB", "mb_per_stream"),
]
"""Rows about the server, each with its name among the figures of the tables."""


def figures(report: dict[str, Any]) -> str:
    """The figures of a report as Markdown."""
    lines = ["| | " + " | ".join(_title(part["game"]) for part in report["games"]) + " |"]
    lines.append("| --- |" + " --- |" * len(report["games"]))
    for words, name in ROWS:
        found = [_figure(part["figures"], name) for part in report["games"]]
        lines.append(f"| {words} | " + " | ".join(_cell(each) for each in found) + " |")
    for words, name in SERVED if report["tables"] else []:
        lines.append(
            f"| {words} | " + " | ".join(str(each[name]) for each in report["tables"]) + " |"
        )
    if report["others"]:
        lines += ["", "In the same run: " + "; ".join(map(_other, report["others"])) + "."]
    return "\n".join(lines) + "\n"


def _title(game: str) -> str:
    return words_about(game, "en")["name"]


def _figure(found: list[dict[str, Any]], name: str) -> dict[str, Any]:
    for figure in found:
        if figure["name"] == name:
            return figure
    raise SystemExit(
        f"`{name}` was not measured; the page is about the compiled engine, with numpy."
    )


def _cell(figure: dict[str, Any]) -> str:
    return f"{_number(figure['value'])} ({_ratio(figure['ratio'])})"


def _other(figure: dict[str, Any]) -> str:
    return (
        f"{figure['name']} {_number(figure['value'])}{figure['unit']} ({_ratio(figure['ratio'])})"
    )


def _ratio(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2g}"


def page(text: str, report: dict[str, Any]) -> str:
    """The page with these figures instead of those it has."""
    before, _, rest = text.partition(FIRST)
    _, _, after = rest.partition(LAST)
    return f"{before}{FIRST}\n{figures(report)}\n{LAST}{after}"


if __name__ == "__main__":
    place = Path(sys.argv[1])
    written = page(place.read_text(encoding="utf-8"), json.load(sys.stdin))
    place.write_text(written, encoding="utf-8")

"""The data sheets of the environments: `python -m tools.data_sheets docs/data-sheets.md`."""

from __future__ import annotations

import sys
from pathlib import Path

import planetfall
from planetfall.core.observation import Encoder
from planetfall.games import words_about


def sheet(game: str) -> list[str]:
    """The data sheet of one game with its fewest seats above one."""
    rules = planetfall.rules(game)
    least, most = rules.seat_limits()
    seats = min(count for count in rules.seat_counts() if count > 1)
    encoder = Encoder(rules, seats)
    lines = [
        f"## {words_about(game, 'en')['name']}",
        "",
        f"- Players: {least} to {most}; this sheet is for {seats}",
        f"- Rules version: {rules.version}",
        f"- Actions: {len(rules.vocabulary)} numbers, masked; `rules.key` has their words",
        f"- Observation: {encoder.size:,} whole numbers, seats relative to the viewer",
        "- Reward: the share of the win at the end, or what `reward` says",
        "",
        "| numbers | name | range | meaning |",
        "| --- | --- | --- | --- |",
    ]
    for row in encoder.rows():
        meaning = row.meaning.replace("|", "\\|")
        lines.append(f"| {row.numbers()} | `{row.name}` | {row.span()} | {meaning} |")
    return [*lines, ""]


def page() -> str:
    """The data sheets of all games as Markdown."""
    lines = [
        "# Data sheets",
        "",
        "What every number of an observation means, made by the encoders themselves. For other",
        "seats and options: `planetfall observation GAME --seats N --option K=V`. Numbers of the",
        "range `whole` have no bounds.",
        "",
    ]
    for game in planetfall.GAMES:
        lines += sheet(game)
    return "\n".join(lines)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")

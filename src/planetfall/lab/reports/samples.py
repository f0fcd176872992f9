"""A sample report of every title: `make reports`."""

from __future__ import annotations

import sys
from pathlib import Path

from planetfall import games
from planetfall.lab import dataset
from planetfall.lab.reports.gather import gather
from planetfall.lab.reports.page import write
from planetfall.lab.simulate import Setup

GAMES = 60
SEATS = 3


def write_samples(folder: Path, count: int = GAMES) -> list[Path]:
    """A folder for every game that says what its reports count; the pages."""
    pages = []
    for game, title in games.GAMES.items():
        if not title.report:
            continue
        target = folder / game
        target.mkdir(parents=True, exist_ok=True)
        archive = target / "records.zip"
        setup = Setup(game, SEATS, ("greedy", "random", "random"))
        dataset.write(setup, count, dataset.Outputs(records=archive), times=True)
        pages.append(write(gather(archive), target, png=False)[0])
    return pages


if __name__ == "__main__":
    for page in write_samples(Path(sys.argv[1] if len(sys.argv) > 1 else "build/reports")):
        print(page)

"""A sample report of every title: `make reports`."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from planetfall import games
from planetfall.lab import dataset
from planetfall.lab.reports.gather import gather
from planetfall.lab.reports.page import write
from planetfall.lab.simulate import Setup

GAMES = 100
SEATS = 3
BOT = "greedy"


def write_samples(folder: Path, count: int = GAMES) -> list[Path]:
    """A folder for every game that says what its reports count; the pages."""
    pages = []
    for game, title in games.GAMES.items():
        if not title.report:
            continue
        target = folder / game
        target.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory() as kept:
            archive = Path(kept) / "records.zip"
            dataset.write(Setup(game, SEATS, (BOT,)), count, dataset.Outputs(records=archive))
            pages.append(write(gather(archive), target, png=False)[0])
    return pages


if __name__ == "__main__":
    for page in write_samples(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/reports")):
        print(page)

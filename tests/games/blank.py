"""What a position is before anything is set up, of every title and chapter.

`python -m tests.games.blank` writes the file anew; its diff is to be read. A text of a position
says only what differs from this.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from planetfall import games

FILE = Path(__file__).parent / "data" / "blank.json"
CHAPTERS = ("invasion", "outbreak", "blackout", "monolith")
TITLES: dict[str, tuple[str, dict[str, Any]]] = {
    "terraforming mars": ("terraforming-mars", {}),
    "colonies": ("terraforming-mars", {"colonies": True}),
    "planet unknown": ("planet-unknown", {}),
    "on mars": ("on-mars", {}),
    **{chapter: ("on-mars", {"chapter": chapter}) for chapter in CHAPTERS},
}


def blank(name: str) -> dict[str, Any]:
    """The data of a position with the fewest and with the most seats of a title."""
    game, options = TITLES[name]
    rules = games.build(game, options)
    counts = rules.seat_counts()
    return {str(seats): rules.blank(seats).to_data() for seats in (min(counts), max(counts))}


def main() -> None:
    rows = [f"{json.dumps(name)}: {json.dumps(blank(name))}" for name in TITLES]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

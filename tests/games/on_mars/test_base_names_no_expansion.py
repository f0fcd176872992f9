"""Files of the base game name none of its expansions."""

import re
from pathlib import Path

import planetfall.games.on_mars

BASE = Path(planetfall.games.on_mars.__file__).parent
WORDS = re.compile(r"lacerda|solo|first.?colonist|settler|space.?oddity|beacon", re.IGNORECASE)
ELSEWHERE = ("expansions", "words", "draw")
"""Folders with tests of their own, and the expansions themselves."""
ALLOWED = {
    "components/blueprints.py": 1,
    "components/names.py": 1,
    "game.py": 2,
}
"""Lines that may: the promo's card keeps its number in the list of Blueprints, samples of games."""


def named() -> dict[str, int]:
    """How many lines of each file name an expansion."""
    lines: dict[str, int] = {}
    for path in sorted(BASE.rglob("*.py")):
        name = path.relative_to(BASE).as_posix()
        if name.split("/")[0] not in ELSEWHERE:
            count = len(
                [1 for line in path.read_text(encoding="utf-8").splitlines() if WORDS.search(line)]
            )
            if count:
                lines[name] = count
    return lines


def test_base_files_name_no_expansion() -> None:
    assert named() == ALLOWED

"""A base game names none of its expansions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import planetfall

SOURCE = Path(planetfall.__file__).parent
EXPANSIONS = sorted(path.parent for path in SOURCE.glob("games/*/expansions/*/extension.py"))
ALL_BOXES = ("game.py", "title.py")
"""What registers a game with all its boxes, and what the lobby says of it."""
IN_THE_LISTS = {"beacon": ["components/blueprints.py", "components/names.py"]}
"""A promo Blueprint whose number lies among those of the base game, so that its lists have it."""


def base_files(game: Path) -> list[Path]:
    """The files of a base game."""
    files = [path for path in game.rglob("*.py") if path.name not in ALL_BOXES]
    return sorted(path for path in files if path.relative_to(game).parts[0] != "expansions")


@pytest.mark.parametrize("folder", EXPANSIONS, ids=lambda folder: folder.name)
def test_a_base_game_does_not_name_its_expansion(folder: Path) -> None:
    game = folder.parent.parent
    named = re.compile(folder.name.replace("_", "[_ ]?"), re.IGNORECASE)
    naming = [
        path.relative_to(game).as_posix()
        for path in base_files(game)
        if named.search(path.read_text(encoding="utf-8"))
    ]
    assert naming == IN_THE_LISTS.get(folder.name, [])

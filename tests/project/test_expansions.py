"""A base game names none of its expansions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import planetfall

SOURCE = Path(planetfall.__file__).parent
EXPANSIONS = sorted(path.parent for path in SOURCE.glob("games/*/expansions/*/extension.py"))


@pytest.mark.parametrize("folder", EXPANSIONS, ids=lambda folder: folder.name)
def test_the_base_game_does_not_name_its_expansion(folder: Path) -> None:
    game = folder.parent.parent
    name = re.compile(rf"\b{folder.name}\b", re.IGNORECASE)
    naming = [
        str(path.relative_to(game))
        for path in sorted(game.rglob("*.py"))
        if folder.parent not in path.parents and name.search(path.read_text(encoding="utf-8"))
    ]
    assert naming == []

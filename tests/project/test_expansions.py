"""The rules of a base game name none of its expansions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import planetfall

SOURCE = Path(planetfall.__file__).parent
EXPANSIONS = sorted(path.parent for path in SOURCE.glob("games/*/expansions/*/extension.py"))
TOLD = ("words", "components", "expansions")
"""Folders that are no rules of the base game."""
ALSO_A_CARD = ("beacon",)
"""Expansions that are called like the one component they bring."""


def rules_of(game: Path) -> list[Path]:
    """The files with the rules of a base game; `game.py` registers the whole box."""
    files = [path for path in game.rglob("*.py") if path.name not in ("__init__.py", "game.py")]
    return sorted(path for path in files if path.relative_to(game).parts[0] not in TOLD)


@pytest.mark.parametrize("folder", EXPANSIONS, ids=lambda folder: folder.name)
def test_the_rules_of_the_base_game_do_not_name_its_expansion(folder: Path) -> None:
    game = folder.parent.parent
    named = re.compile(rf"\b{folder.name}\b", re.IGNORECASE)
    imported = re.compile(rf"expansions\.{folder.name}\b")
    wanted = imported if folder.name in ALSO_A_CARD else named
    naming = [
        path.name for path in rules_of(game) if wanted.search(path.read_text(encoding="utf-8"))
    ]
    assert naming == []

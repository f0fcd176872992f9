"""The files that `docs/architecture.md` names exist, and so do the folders of its tree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "planetfall"
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
FILES = re.findall(r"`((?:core|table|web|games|tests|words|effects)/[\w./]+\.\w+)`", TEXT)
GAMES = ("planet_unknown", "terraforming_mars", "on_mars")


def game_at(place: int) -> str:
    """The game whose section of the page has this place."""
    titles = [found for found in re.finditer(r"^### .*, (.*)$", TEXT, re.MULTILINE)]
    before = [found[1] for found in titles if found.start() < place]
    return before[-1].lower().replace(" ", "_") if before else ""


@pytest.mark.parametrize("name", sorted(set(FILES)))
def test_a_file_that_is_named_exists(name: str) -> None:
    if name.startswith(("words/", "effects/")):
        name = f"games/{game_at(TEXT.index(f'`{name}`'))}/{name}"
    games = GAMES if "GAME" in name else ("",)
    for game in games:
        path = name.replace("GAME", game)
        assert ((ROOT if path.startswith("tests/") else SOURCE) / path).is_file(), path


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_folders_of_the_tree(game: str) -> None:
    folders = ("components", "effects", "draw", "words")
    assert all((SOURCE / "games" / game / folder).is_dir() for folder in folders)
    assert (SOURCE / "web" / "games" / game / "page.py").is_file()
    rules = ("rules", "state", "setup", "phases", "turn", "scoring", "invariants", "determinize")
    files = ("game", *rules, "reasons", "vocabulary", "log", "listing", "positions", "bot")
    missing = [name for name in files if not (SOURCE / "games" / game / f"{name}.py").is_file()]
    assert missing == []

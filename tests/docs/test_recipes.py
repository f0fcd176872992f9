"""The recipes of `CONTRIBUTING.md` for a card and an effect, followed to the letter."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
FILE = re.compile(r"^`((?:src|tests)/[^`]+\.py)`\n\n```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
PHRASES = re.compile(r"^```python\n(PHRASES = .*?)\n```", re.MULTILINE)
EXPANSIONS = "src/planetfall/games/terraforming_mars/expansions"
VENT = ["show", "terraforming-mars", "steam_vent"]

RUN: Final = """
import json, sys
import pytest
from typer.testing import CliRunner
import planetfall.games.terraforming_mars.expansions as expansions
folder, commands = sys.argv[1], json.loads(sys.argv[2])
expansions.__path__.append(folder)
from planetfall.cli import app
for command in commands:
    print(CliRunner().invoke(app, command).output)
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "tests"]))
"""
"""Runs commands and tests in a process of its own: a game finds its expansions once."""


def section(title: str) -> str:
    """One recipe."""
    return TEXT.partition(f"### {title}\n")[2].partition("\n### ")[0]


def save(folder: Path, recipe: str) -> None:
    """Save the files of a recipe."""
    for name, code in FILE.findall(recipe):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code, encoding="utf-8")


def run(folder: Path, *commands: list[str]) -> str:
    """Run commands, then the tests in a folder, with the expansions that lie in the folder."""
    setting = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    if "PYTHONPATH" in setting:
        setting["PYTHONPATH"] = str(ROOT / setting["PYTHONPATH"])
    words = [str(folder / EXPANSIONS), json.dumps(commands)]
    done = subprocess.run(
        [sys.executable, "-P", "-B", "-c", RUN, *words],
        cwd=folder,
        env=setting,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_card_is_added_as_the_recipe_says(tmp_path: Path) -> None:
    save(tmp_path, section("A card"))
    printed = run(tmp_path, VENT, [*VENT, "--lang", "cs"], ["games"])
    assert "Raise your energy production by 1. Gain 3 heat." in printed
    assert "Parní průduch" in printed
    assert "promos (default false): Adds the promo cards." in printed
    assert "1 passed" in printed


def test_an_effect_is_added_as_the_recipe_says(tmp_path: Path) -> None:
    save(tmp_path, section("A card"))
    save(tmp_path, section("An effect"))
    for lang, phrases in zip(("en", "cs"), PHRASES.findall(section("An effect")), strict=True):
        path = tmp_path / EXPANSIONS / "promos" / "words" / f"{lang}.py"
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("PHRASES: dict[str, str] = {}", phrases), encoding="utf-8")
    play = ["simulate", "terraforming-mars", "--option", "promos=true", "--games", "1"]
    printed = run(tmp_path, [*VENT, "--svg", "card.svg"], [*VENT, "--lang", "cs"], play)
    assert "Fill up your stock to 8 heat." in printed
    assert "Doplňte své zásoby na 8 tepla." in printed
    assert (tmp_path / "card.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "1 game of terraforming-mars" in printed
    assert "3 passed" in printed

"""The Python of the pages about the laboratory runs as it is printed, each piece by itself."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from planetfall import engine

DOCS = Path(__file__).resolve().parents[2] / "docs"
CODE = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
PAGES = ("environments", "research", "write-a-bot")
PIECES = [
    pytest.param(code, id=f"{page} {number}")
    for page in PAGES
    for number, code in enumerate(CODE.findall((DOCS / f"{page}.md").read_text(encoding="utf-8")))
]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not engine.is_compiled(), reason="hundreds of games of bots"),
]


@pytest.mark.parametrize("code", PIECES)
def test_a_piece_of_code_runs_as_a_script(code: str, tmp_path: Path) -> None:
    script = tmp_path / "piece.py"
    script.write_text(code, encoding="utf-8")
    if "game.jsonl" in code:
        command = ["record", "planet-unknown", "--seed", "7", "--bots", "random", "-o"]
        run([sys.executable, "-m", "planetfall", *command, "game.jsonl"], tmp_path)
    run([sys.executable, str(script)], tmp_path)


def run(command: list[str], folder: Path) -> None:
    """Run a command in a folder; it must end well."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr

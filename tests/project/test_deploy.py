"""The files in `deploy/` name settings and commands that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from planetfall.cli import app
from planetfall.table.settings import NAMES, Settings, load

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
OF_OTHERS = {"ENGINE", "NAME"}
"""Read by the build, and by the compose file itself."""


def test_the_settings_file_holds_every_setting_with_its_default() -> None:
    file = DEPLOY / "planetfall.toml"
    found = re.findall(r"^(\w+) = ", file.read_text(encoding="utf-8"), re.M)
    assert sorted(found) == sorted(NAMES)
    assert load(str(file), environment={}) == Settings()


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_every_variable_is_a_setting(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert set(re.findall(r"PLANETFALL_([A-Z_]+)", text)) <= {
        *(name.upper() for name in NAMES),
        *OF_OTHERS,
    }


def test_what_is_started_is_a_command_with_these_options() -> None:
    options = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    started = [
        *re.findall(r'command: \["serve", (.*)\]', (DEPLOY / "compose.postgres.yaml").read_text()),
        *re.findall(r"planetfall serve (.*)", (DEPLOY / "planetfall.service").read_text()),
    ]
    assert len(started) == 2
    for word in re.findall(r"--[a-z-]+", " ".join(started)):
        assert word in options
    image = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert 'ENTRYPOINT ["planetfall"]' in image and 'CMD ["serve"]' in image
    assert (ROOT / "requirements.txt").exists() and "-r requirements.txt" in image


def test_every_setting_is_explained_to_the_host() -> None:
    """In the table of `docs/host.md`, or as an option of the commands at its beginning."""
    text = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    missing = [
        name
        for name in NAMES
        if f"`{name}`" not in text and f"--{name.replace('_', '-')}" not in text
    ]
    assert not missing

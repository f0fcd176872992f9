"""What strangers install: bounds, extras, forms, and a version that is printed at once."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_every_dependency_has_a_lower_bound_that_the_tests_have_seen() -> None:
    pinned = dict(
        line.split(" ;")[0].split("==")
        for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
        if "==" in line
    )
    extras = PROJECT["optional-dependencies"].values()
    wanted = [*PROJECT["dependencies"], *(word for words in extras for word in words)]
    for word in wanted:
        found = re.match(r"([\w-]+)(?:\[\w+\])?>=([\d.]+)", word)
        assert found, f"{word} has no lower bound"
        least = [int(part) for part in found[2].split(".")]
        now = [int(part) for part in pinned[found[1]].split(".")]
        assert least <= now, f"{word}, but the tests have {pinned[found[1]]}"


def test_the_page_on_installing_names_every_extra() -> None:
    page = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(\w+)` \|", page, re.M)) == set(PROJECT["optional-dependencies"])


def test_the_version_is_printed_without_loading_the_commands() -> None:
    code = (
        "import sys; sys.argv = ['planetfall', '--version']\n"
        "from planetfall.__main__ import main; main()\n"
        "print('typer' in sys.modules, 'rich' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True)
    assert done.stdout.splitlines() == [f"planetfall {PROJECT['version']}", "False False"]


def test_the_forge_has_forms_a_policy_and_a_build_for_three_systems() -> None:
    forms = {path.name for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")}
    assert {"bug.yml", "rules.yml", "idea.yml"} <= forms
    for name in ("SECURITY.md", "CODE_OF_CONDUCT.md", "CITATION.cff"):
        assert (ROOT / name).is_file()
    build = (ROOT / ".github" / "workflows" / "wheels.yaml").read_text(encoding="utf-8")
    assert "cibuildwheel" in build and "make wheels" in build and ".ci/run" in build
    assert all(system in build for system in ("ubuntu", "macos", "windows"))

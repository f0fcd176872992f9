"""A test may skip for want of a program on a person's machine, but not under CI."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).resolve().parent.parent / "conftest.py"

TESTS = """
import pytest

def test_wants_a_program():
    pytest.skip("missing chromium")

@pytest.mark.postgres
def test_wants_a_server():
    pytest.skip("any reason")

def test_has_another_reason():
    pytest.skip("not on this system")

@pytest.mark.xfail(strict=True)
def test_fails_as_expected():
    assert False
"""


def run(folder: Path, ci: str) -> str:
    """The summary line of a run of a few tests."""
    (folder / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "test_few.py").write_text(TESTS, encoding="utf-8")
    (folder / "test_module.py").write_text(
        'import pytest\npytest.skip("missing chromium", allow_module_level=True)\n',
        encoding="utf-8",
    )
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n    postgres\n    browser\n")
    done = subprocess.run(
        [
            *(sys.executable, "-P", "-m", "pytest", "-q", "--continue-on-collection-errors"),
            *("-p", "no:cacheprovider", str(folder)),
        ],
        env={**os.environ, "CI": ci},
        cwd=folder,
        capture_output=True,
        text=True,
    )
    return done.stdout.splitlines()[-1]


def test_on_a_persons_machine_they_skip(tmp_path: Path) -> None:
    assert run(tmp_path, "").startswith("4 skipped, 1 xfailed")


def test_under_ci_they_fail_and_others_still_skip(tmp_path: Path) -> None:
    assert run(tmp_path, "true").startswith("2 failed, 1 skipped, 1 xfailed, 1 error")


@pytest.mark.browser
def test_chromium_is_found(chromium: str) -> None:
    assert Path(chromium).exists()


@pytest.mark.postgres
def test_postgresql_is_found(postgresql: Path) -> None:
    assert (postgresql / "initdb").exists()

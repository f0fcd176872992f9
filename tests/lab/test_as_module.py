"""The package can be run as a module."""

from __future__ import annotations

import subprocess
import sys

from planetfall import __version__


def test_the_package_run_as_a_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "planetfall", "--version"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert __version__ in done.stdout


def test_mistakes_are_told_as_by_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "planetfall", "fly"], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "fly" in done.stderr
    assert "Traceback" not in done.stderr

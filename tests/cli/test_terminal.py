"""Real processes: a terminal, a closed pipe, a missing package."""

from __future__ import annotations

import os
import pty
import subprocess
import sys

import pytest

from planetfall.commands import serve
from planetfall.core.errors import BadRequest

COMMAND = [sys.executable, "-m", "planetfall.cli"]


def test_a_terminal_gets_a_prompt_and_obeys_quit() -> None:
    master, slave = pty.openpty()
    done = subprocess.Popen(
        [*COMMAND, "play", "planet-unknown", "--seed", "1"],
        stdin=slave,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    os.write(master, b"help\nquit\n")
    told, _ = done.communicate(timeout=60)
    os.close(slave)
    os.close(master)
    assert done.returncode == 0
    assert "Commands: `undo`" in told
    assert told.rstrip().endswith("unfinished.")


def test_a_reader_that_leaves_early_causes_no_traceback() -> None:
    line = f"{sys.executable} -m planetfall.cli list planet-unknown | head -n 1"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, encoding="utf-8")
    assert done.stdout.startswith("tile")
    assert done.stderr == ""


def test_a_terminal_with_few_letters_causes_no_traceback() -> None:
    done = subprocess.run(
        [*COMMAND, "play", "planet-unknown", "--lang", "cs", "--seed", "1"],
        input=b"pomoc\nkonec\n",
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"Odpov?zte ??slem" in done.stdout


def test_a_missing_package_of_the_table_is_said_in_a_sentence() -> None:
    fault = serve.missing(ModuleNotFoundError("No module named 'litestar'", name="litestar.di"))
    assert isinstance(fault, BadRequest)
    assert "install `planetfall[web]`" in str(fault)


def test_any_other_missing_module_is_a_fault_of_ours() -> None:
    with pytest.raises(ModuleNotFoundError):
        raise serve.missing(ModuleNotFoundError("x", name="planetfall.table.nothing"))

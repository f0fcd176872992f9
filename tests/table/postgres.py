"""A PostgreSQL server of one's own, for tests that need one."""

from __future__ import annotations

import contextlib
import os
import pwd
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.serving import free_port


@contextlib.contextmanager
def cluster(programs: Path) -> Iterator[str]:
    """A PostgreSQL server of our own; its address."""
    user = "postgres" if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="pf") as folder:
        if user is not None:
            try:
                account = pwd.getpwnam(user)
            except KeyError:
                pytest.skip("PostgreSQL does not run as root, and there is no user `postgres`")
            os.chown(folder, account.pw_uid, account.pw_gid)
        data, port = f"{folder}/data", free_port()

        def run(*command: str) -> None:
            subprocess.run(
                command, check=True, capture_output=True, cwd=folder, timeout=120, user=user
            )

        run(str(programs / "initdb"), "-D", data, "-U", "pf", "-A", "trust", "--no-sync")
        options = f"-p {port} -k {folder} -h 127.0.0.1 -F"
        control = str(programs / "pg_ctl")
        run(control, "-D", data, "-o", options, "-l", f"{folder}/log", "-w", "start")
        try:
            yield f"postgresql://pf@127.0.0.1:{port}/postgres"
        finally:
            run(control, "-D", data, "-m", "immediate", "-w", "stop")

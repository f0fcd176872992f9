"""A PostgreSQL server of one's own, for trials and tests that need one."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from planetfall.core.errors import BadRequest
from planetfall.lab.server.server_process import free_port

MISSING = "This needs PostgreSQL, which is not installed here (Debian: `apt install postgresql`)."


def programs() -> Path:
    """The folder with `initdb` and `pg_ctl`; `BadRequest` where there is none."""
    # Debian keeps the server's programs out of the path.
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if path := shutil.which("initdb"):
        folders.append(Path(path).parent)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    raise BadRequest(MISSING)


def owner(folder: str) -> str | None:
    """Who runs it, if not we: PostgreSQL does not run as root. Gives him the folder."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    import pwd

    try:
        account = pwd.getpwnam("postgres")
    except KeyError:
        raise BadRequest(
            "PostgreSQL does not run as root, and there is no user `postgres`."
        ) from None
    os.chown(folder, account.pw_uid, account.pw_gid)
    return "postgres"


@contextlib.contextmanager
def cluster() -> Iterator[str]:
    """A PostgreSQL server with an empty database, as long as it is needed; its address."""
    found = programs()
    with tempfile.TemporaryDirectory(prefix="pf") as folder:
        user = owner(folder)
        data, port = f"{folder}/data", free_port()

        def run(*command: str) -> None:
            subprocess.run(
                command, check=True, capture_output=True, cwd=folder, timeout=120, user=user
            )

        run(str(found / "initdb"), "-D", data, "-U", "pf", "-A", "trust", "--no-sync")
        options = f"-p {port} -k {folder} -h 127.0.0.1 -F"
        control = str(found / "pg_ctl")
        run(control, "-D", data, "-o", options, "-l", f"{folder}/log", "-w", "start")
        try:
            yield f"postgresql://pf@127.0.0.1:{port}/postgres"
        finally:
            run(control, "-D", data, "-m", "immediate", "-w", "stop")

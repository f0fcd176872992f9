"""Writes `requirements.txt`: what a server installs, with versions and hashes, without addresses.

It asks pip for a report of what `planetfall[web,postgres]` needs under `constraints.txt`, and
reads the hashes of every file of those versions: `python tools/hashes.py > requirements.txt`.

Litestar names `polyfactory`, which brings `faker`; it uses them in its test helpers alone. They are
left out, so the file is installed with `pip install --no-deps --require-hashes`.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

LEFT_OUT = ("faker", "polyfactory")

ROOT = Path(__file__).resolve().parent.parent


def wanted() -> list[str]:
    """What the extras of a server name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    return [*project["dependencies"], *extras["web"], *extras["postgres"]]


def report() -> list[dict[str, object]]:
    """What pip would install for them."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
    done = subprocess.run(
        [*command, "-c", "constraints.txt", "--report", "-", *wanted()],
        check=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    found: list[dict[str, object]] = json.loads(done.stdout)["install"]
    return found


def main() -> None:
    """Print one line for each package."""
    print(
        "# Made by tools/hashes.py. What a server installs, on this platform and Python: ", end=""
    )
    print("pip install --no-deps")
    lines = []
    for each in report():
        meta: dict[str, str] = each["metadata"]  # type: ignore[assignment]
        archive = each["download_info"]["archive_info"]  # type: ignore[index]
        name = meta["name"].lower().replace("_", "-")
        if name in LEFT_OUT:
            continue
        lines.append(f"{name}=={meta['version']} --hash=sha256:{archive['hashes']['sha256']}")
    print("\n".join(sorted(lines)))


if __name__ == "__main__":
    main()

"""Install what was built where nobody knows this repository, and play there.

`python tools/try_wheels.py dist` makes a fresh environment in a temporary folder for the wheel, and
another for the sdist, and runs the installed program in it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRIALS = (
    ["--version"],
    ["games"],
    ["simulate", "planet-unknown", "--games", "3"],
    ["simulate", "terraforming-mars", "--games", "2", "--bots", "greedy,random"],
    ["record", "on-mars", "--seed", "1", "-o", "game.jsonl"],
    ["verify", "game.jsonl"],
)


def attempt(package: Path, engine: str) -> None:
    """Install a file of `dist` into a fresh environment and run the program there."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        subprocess.run([sys.executable, "-m", "venv", str(folder / "env")], check=True)
        binaries = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        environment = {
            key: value for key, value in os.environ.items() if not key.startswith("PYTHON")
        }
        environment |= {"PLANETFALL_ENGINE": engine} if engine else {}
        constraints = str(ROOT / "constraints.txt")
        pip = [str(binaries / "python"), "-m", "pip", "--disable-pip-version-check", "install"]
        command = [*pip, "--quiet", "-c", constraints, str(package.resolve())]
        subprocess.run(command, check=True, cwd=folder, env=environment)
        print(f"{package.name}: installed", flush=True)
        for words in TRIALS:
            program = [str(binaries / "planetfall"), *words]
            subprocess.run(
                program, check=True, cwd=folder, env=environment, stdout=subprocess.DEVNULL
            )
            print(f"{package.name}: planetfall {' '.join(words)}", flush=True)


def main() -> None:
    """Try the wheel and the sdist of a folder."""
    dist = Path(sys.argv[1])
    wheels, sdists = sorted(dist.glob("*.whl")), sorted(dist.glob("*.tar.gz"))
    if len(wheels) != 1 or len(sdists) != 1:
        sys.exit(f"`{dist}` holds {len(wheels)} wheels and {len(sdists)} sdists, not one of each")
    attempt(wheels[0], "")
    attempt(sdists[0], "pure")


if __name__ == "__main__":
    main()

"""`python -m planetfall` and the `planetfall` command."""

from __future__ import annotations

import sys


def main() -> None:
    """Run a command line; the version is printed without loading the commands."""
    if sys.argv[1:] == ["--version"]:
        from planetfall import __version__

        print(f"planetfall {__version__}")
        return
    from planetfall.cli import main as run

    run()


if __name__ == "__main__":
    main()

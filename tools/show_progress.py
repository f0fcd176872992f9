"""Run a command and show how far the compile of the engine is.

    python tools/show_progress.py COMMAND …

pip hides what a build prints, so the build writes one line to `build/engine/progress`. On a
terminal that line is shown in place; elsewhere every tenth part of the work gets a line.
"""

import subprocess
import sys
import time
from pathlib import Path

PROGRESS = Path(__file__).resolve().parent.parent / "build" / "engine" / "progress"
PAUSE = 0.5


def main(command: list[str]) -> int:
    """The exit status of the command."""
    PROGRESS.unlink(missing_ok=True)
    start = time.monotonic()
    shown = tenth = ""
    running = subprocess.Popen(command)
    while running.poll() is None:
        time.sleep(PAUSE)
        line = PROGRESS.read_text(encoding="utf-8") if PROGRESS.exists() else ""
        if not line or line == shown:
            continue
        shown = line
        if sys.stderr.isatty():
            print(f"\r  {line}, {time.monotonic() - start:.0f} s ", end="", file=sys.stderr)
        elif tenth_of(line) != tenth:
            tenth = tenth_of(line)
            print(f"  {line}, {time.monotonic() - start:.0f} s", file=sys.stderr)
    if shown and sys.stderr.isatty():
        print(file=sys.stderr)
    PROGRESS.unlink(missing_ok=True)
    return running.returncode


def tenth_of(line: str) -> str:
    """The task of a line `task: 12 of 249 files` and which tenth of it is done."""
    task, _, count = line.partition(": ")
    done, _, total = count.removesuffix(" files").partition(" of ")
    if not (done.isdigit() and total.isdigit() and int(total)):
        return task
    return f"{task} {10 * int(done) // int(total)}"


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

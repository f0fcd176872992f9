"""Which engine runs: the compiled one or the pure Python source, and why.

`python -m planetfall.engine` prints it; the answer is the same as `describe()`.
"""

import json
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import TypedDict

_REPORT = Path(__file__).with_name("engine.json")


class Report(TypedDict):
    """What the build wrote beside this module."""

    engine: str
    """`compiled` or `pure`."""
    why: str
    """Why it is pure; else empty."""
    modules: list[str]
    """The compiled modules."""


def report() -> Report | None:
    """What the build says about the engine; `None` when running from the source folder."""
    if not _REPORT.exists():
        return None
    found: Report = json.loads(_REPORT.read_text(encoding="utf-8"))
    return found


def is_library(module: str) -> bool:
    """Whether a module, loaded or not, comes from a compiled library.

    >>> is_library("json.decoder")
    False
    """
    loaded = sys.modules.get(module)
    spec = loaded.__spec__ if loaded is not None else find_spec(module)
    origin = (spec.origin if spec is not None else None) or ""
    return origin.endswith(tuple(EXTENSION_SUFFIXES))


def is_compiled() -> bool:
    """Whether the engine in use is compiled."""
    found = report()
    return found is not None and any(is_library(name) for name in found["modules"])


def describe() -> str:
    """`compiled`, or `pure Python (why)`."""
    if is_compiled():
        return "compiled"
    found = report()
    return f"pure Python ({found['why'] if found else 'from the source folder'})"


if __name__ == "__main__":
    print(describe())

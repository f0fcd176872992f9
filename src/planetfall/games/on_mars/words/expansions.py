"""The words of the expansions."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

PACKAGE = "planetfall.games.on_mars.expansions"


def expansion_words() -> list[Any]:
    """The folder `words` of every expansion, in order of their names."""
    folders = import_module(PACKAGE).__path__
    names = sorted([folder.name for folder in iter_modules(folders) if folder.ispkg])
    return [import_module(f"{PACKAGE}.{name}.words") for name in names]

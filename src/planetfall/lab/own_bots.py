"""Bots by name for the laboratory: the levels, and your own as `module:Class`.

Only the command line and the laboratory look here. The table seats the levels alone, so that nobody
can make a server import anything.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from planetfall import bots
from planetfall.bots import Bot
from planetfall.core.errors import BadRequest


def seat(name: str, game: str) -> Bot:
    """A level by its name, or an object of your class; modules of this folder are found too."""
    module, colon, maker = name.partition(":")
    if not colon:
        return bots.make(name, game)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        made = getattr(importlib.import_module(module), maker)()
    except (ImportError, AttributeError, TypeError, ValueError) as fault:
        raise BadRequest(f"Bot `{name[:60]}` cannot be made: {fault}.") from None
    if not isinstance(made, Bot):
        raise BadRequest(f"`{name[:60]}` is no bot; derive the class from `planetfall.bots.Bot`.")
    return made

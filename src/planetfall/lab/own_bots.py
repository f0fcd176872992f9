"""Bots by name for the laboratory: the levels, and your own as `module:Class`.

Only the command line and the laboratory look here. The table seats the levels alone, so that nobody
can make a server import anything.
"""

from __future__ import annotations

import importlib
import sys
import traceback
from pathlib import Path
from random import Random

from planetfall import bots
from planetfall.bots import Bot
from planetfall.core.errors import BadRequest, BotFault
from planetfall.core.view import View


class OwnBot(Bot):
    """A bot of your own, with its faults told to you: where it failed, or what it chose instead."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def choose(self, view: View, rng: Random) -> int:
        try:
            option: object = self.bot.choose(view, rng)
        except Exception as fault:
            raise BotFault(f"Bot `{self.name}` failed{_place(fault)}: {_told(fault)}.") from fault
        if isinstance(option, int) and not isinstance(option, bool) and option in view.legal:
            return option
        some = ", ".join(map(str, view.legal[:5]))
        raise BotFault(
            f"Bot `{self.name}` chose `{str(option)[:60]}` ({type(option).__name__}); expected was "
            f"one of the {len(view.legal)} numbers of `view.legal`, such as {some}."
        )


def _place(fault: BaseException) -> str:
    """Where an error came from: the innermost line outside this package, else the innermost."""
    if isinstance(fault, SyntaxError) and fault.filename:
        return f" in `{Path(fault.filename).name}`, line {fault.lineno}"
    package = str(Path(bots.__file__).parent.parent)
    lines = traceback.extract_tb(fault.__traceback__)
    own = [line for line in lines if not line.filename.startswith((package, "<frozen"))]
    for line in reversed(own or lines):
        return f" in `{Path(line.filename).name}`, line {line.lineno}, `{line.name}`"
    return ""


def _told(fault: BaseException) -> str:
    message = fault.msg if isinstance(fault, SyntaxError) else str(fault)
    return f"{type(fault).__name__}: {message}".rstrip(".: ")


def seat(name: str, game: str) -> Bot:
    """A level by its name, or an object of your class; modules of this folder are found too."""
    module, colon, maker = name.partition(":")
    if not colon:
        return bots.make(name, game)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        maker_of = getattr(importlib.import_module(module), maker)
        made = maker_of()
    except (ImportError, AttributeError, ValueError) as fault:
        raise BadRequest(f"Bot `{name[:60]}` cannot be made: {str(fault).rstrip('.')}.") from None
    except Exception as fault:
        where = _place(fault)
        raise BadRequest(f"Bot `{name[:60]}` cannot be made{where}: {_told(fault)}.") from fault
    if not isinstance(made, Bot):
        raise BadRequest(f"`{name[:60]}` is no bot; derive the class from `planetfall.bots.Bot`.")
    return OwnBot(name[:60], made)

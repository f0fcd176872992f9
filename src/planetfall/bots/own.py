"""Bots by name: the levels, those of installed packages, and your own as `module:Class`.

A package offers a bot by an entry point of the group `planetfall.bots`: its name, and the class as
its value (`dreamer = "dreams:Dreamer"`). The table seats the levels and what its host names at the
start, so that no request can make a server import anything.
"""

from __future__ import annotations

import importlib
import operator
import re
import sys
import traceback
from collections.abc import Iterable
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Final, SupportsIndex

from planetfall import bots
from planetfall.bots import Bot
from planetfall.core.errors import BadRequest, BotFault, one_of
from planetfall.core.view import View

GROUP: Final = "planetfall.bots"
"""The entry points of bots in other packages."""

NAME: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{0,29}")
"""What a bot may be called at a table."""


class OwnBot(Bot):
    """A bot of your own, with its faults told to you: where it failed, or what it chose instead.

    It looks at detached views: however it searches them, it finds only what its seat may know.
    """

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def choose(self, view: View, rng: Random) -> int:
        legal = view.legal[:]  # the bot may change its own list
        view.detach()
        try:
            option: object = self.bot.choose(view, rng)
        except KeyboardInterrupt:
            raise
        except BaseException as fault:
            where = _place(fault) or _place_of(self.bot.choose)
            raise BotFault(f"Bot `{self.name}` failed{where}: {_told(fault)}.") from fault
        if (number := _whole(option)) in legal:
            return number
        some = ", ".join(map(str, legal[:5]))
        raise BotFault(
            f"Bot `{self.name}` chose `{_text(option)[:60]}` ({type(option).__name__}); "
            f"expected was one of the {len(legal)} numbers of `view.legal`, such as {some}."
        )


def _whole(option: object) -> int:
    """A whole number of any type, one of numpy for instance; -1 for anything else."""
    if isinstance(option, bool) or not isinstance(option, SupportsIndex):
        return -1
    try:
        return operator.index(option)
    except Exception:  # an array, or an object that is no number after all
        return -1


def _text(value: object) -> str:
    """A value as text, whatever its own class makes of that."""
    try:
        return str(value)
    except Exception:
        return object.__repr__(value)


def _place(fault: BaseException) -> str:
    """Where an error came from: the innermost line outside this package, else the innermost.

    Lines of this module and of the import system are left out: they say nothing about a bot.
    """
    if isinstance(fault, SyntaxError) and fault.filename:
        return f" in `{Path(fault.filename).name}`, line {fault.lineno}"
    package = str(Path(bots.__file__).parent.parent)
    found = traceback.extract_tb(fault.__traceback__)
    silent = (__file__, str(importlib.__file__), "<frozen")
    lines = [line for line in found if not line.filename.startswith(silent)]
    own = [line for line in lines if not line.filename.startswith(package)]
    for line in reversed(own or lines):
        return f" in `{Path(line.filename).name}`, line {line.lineno}, `{line.name}`"
    return ""


def _place_of(method: object) -> str:
    """Where a method stands, for an error that calling it has raised."""
    code = getattr(method, "__code__", None)
    if code is None:
        return ""
    return f" in `{Path(code.co_filename).name}`, line {code.co_firstlineno}, `{code.co_name}`"


def _told(fault: BaseException) -> str:
    message = fault.msg if isinstance(fault, SyntaxError) else _text(fault)
    return f"{type(fault).__name__}: {message}".rstrip(".: ")


def offered() -> dict[str, str]:
    """The bots of installed packages: name to `module:Class`, without those of our own names."""
    found = {point.name: point.value for point in sorted(entry_points(group=GROUP))}
    return {name: value for name, value in found.items() if name not in bots.LEVELS}


def named(words: Iterable[str]) -> dict[str, str]:
    """Bots for a table from words such as `dreamer=bot:Dreamer`; each is made once to try it."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, maker = (part.strip() for part in word.partition("="))
        if not equals or ":" not in maker:
            raise BadRequest(f"`--bot {word[:60]}` is not `name=module:Class`.")
        if not NAME.fullmatch(name):
            raise BadRequest(
                f"A bot cannot be called `{name[:40]}`; use up to 30 small letters, digits, `-`."
            )
        if name in found or name in bots.LEVELS:
            raise BadRequest(f"Two bots are called `{name}`; give each a name of its own.")
        seat(maker, "")
        found[name] = maker
    return found


def seat(name: str, game: str) -> Bot:
    """A level by its name, a bot of an installed package, or an object of your own class.

    Modules of the folder one stands in are found too.
    """
    if ":" not in name and name not in bots.LEVELS:
        found = offered()
        if name not in found:
            try:
                return bots.make(name, game)
            except BadRequest:
                known = one_of([*bots.LEVELS, *found])
                raise BadRequest(
                    f"There is no bot `{name[:60]}`; there are {known}, or your own as "
                    "`module:Class`."
                ) from None
        name = found[name]
    module, colon, maker = name.partition(":")
    if not colon:
        return bots.make(name, game)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        maker_of = getattr(importlib.import_module(module), maker)
        made = maker_of()
    except (Exception, SystemExit) as fault:
        where = _place(fault)
        raise BadRequest(f"Bot `{name[:60]}` cannot be made{where}: {_told(fault)}.") from fault
    if not isinstance(made, Bot):
        raise BadRequest(f"`{name[:60]}` is no bot; derive the class from `planetfall.bots.Bot`.")
    if type(made).choose is Bot.choose:
        raise BadRequest(f"Bot `{name[:60]}` cannot choose; it needs a method `choose(view, rng)`.")
    return OwnBot(name[:60], made)

"""What the administrator of a server sees."""

from __future__ import annotations

from msgspec import Struct


class TableLine(Struct):
    """A table as the administrator sees it: nothing of the game, nobody's secrets."""

    id: str
    title: str
    touched: int
    started: bool
    over: bool
    archived: bool
    live: bool
    streams: int
    choices: int


class AdminView(Struct):
    """What the administrator sees."""

    tables: list[TableLine]
    bans: list[str]
    streams: int
    bots_waiting: int

"""A table view: everything one viewer of a table may see at one moment, as plain data.

It is built from the redacted view and from the table's own knowledge (names, who is thinking).
Pages and the JSON interface are made of it and of nothing else.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from planetfall.core.play import Event


class SeatSummary(Struct):
    """What everybody sees of a seat at the table."""

    name: str
    kind: str
    """`person`, `link` (nobody has sat down yet) or `bot`."""
    level: str
    busy: bool
    """Whether the seat owes a choice."""
    away: bool = False
    """A person whose page is not open."""


class ScoreSummary(Struct):
    """A score sheet; a line that depends on hidden information has no number."""

    lines: list[tuple[str, int | None]]
    total: int | None


class TableView(Struct):
    """What one viewer sees."""

    table: str
    title: str
    game: str
    seat: int
    """The viewer's seat; -1 for a spectator."""
    seats: list[SeatSummary]
    state: str
    """`waiting`, `playing` or `over`."""
    decision: str
    """Names the open (or next) decision of the seat; choices carry it."""
    keys: list[str]
    """The options open to the viewer."""
    can_undo: bool
    view: dict[str, Any]
    """The view's data; empty before the game starts."""
    events: list[Event]
    """The newest events that the viewer may see."""
    scores: list[ScoreSummary]
    """Final sheets; empty while the game lasts."""
    winners: list[int]
    reason: str
    """Which comparison decided, when the game is over."""
    is_host: bool = False
    mine: list[int] = []
    """All seats this visitor holds."""
    ahead: list[dict[str, Any]] = []
    """Where the open choices lead, as far as the page shows them together (a tile's ghost)."""

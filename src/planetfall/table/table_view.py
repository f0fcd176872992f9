"""A table view: everything one viewer of a table may see at one moment, as plain data.

It is built from the redacted view and from the table's own knowledge (names, who is thinking).
Pages and the JSON interface are made of it and of nothing else.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from planetfall.core.play import Event
from planetfall.table.messages import BotReason, Note


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
    left: bool = False
    """A bot plays for a person, to whom the seat can be given back."""


class UndoRequest(Struct):
    """A seat asks to take back what others have learned from."""

    seat: int
    waits_for: list[int]
    """Seats that have not agreed yet."""


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
    can_ask_undo: bool = False
    """Whether the seat may ask the table to take its last choice back."""
    request: UndoRequest | None = None
    """The undo that somebody asks for."""
    rewinds: int = 0
    """How often choices were taken back after something was revealed."""
    pace: str = "quick"
    """How fast bots play."""
    rules: int = 0
    """The version of the rules it is played by."""
    commitment: str = ""
    """The hash of the seed, known from the first moment: nobody can change the seed afterwards."""
    entropy: list[str] = []
    """What each seat has added to the seed before the start."""
    seed: str = ""
    """The seed, and `nonce` what it was hashed with; known when the game is over."""
    nonce: str = ""
    notes: list[Note] = []
    """Who came to hold which seat, and when."""
    reasons: list[BotReason] = []
    """Why bots chose as they did lately; nothing of a phase that is still open."""
    stopped: bool = False
    """Whether the rules have changed so that the game cannot go on."""
    ahead: list[dict[str, Any]] = []
    """Where the open choices lead, as far as the page shows them together (a tile's ghost)."""

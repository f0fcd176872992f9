"""Messages of the table: what comes in, what is stored, what goes out.

They are plain structs: the web application reads and writes them as JSON, tests build them by hand.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=80)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z_.:-]+$(?!\n)")]
"""A `$` alone would let a line end pass, too."""
DecisionId = Annotated[str, Meta(max_length=24, pattern=r"^[0-9]+\.[0-9]+$(?!\n)")]
SeatKind = Literal["person", "link", "bot"]
Pace = Literal["instant", "quick", "watch"]
"""How fast bots play while somebody looks."""

SPECTATOR = -1
"""The seat number of somebody who only watches."""


# Coming in.


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table."""

    kind: SeatKind
    """`person` is whoever creates the table, `link` a friend who gets a link, `bot` a bot."""
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Annotated[str, Meta(max_length=40)] = ""


Entropy = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-zA-Z]*$(?!\n)")]
"""Letters and digits with which a seat has a part in the seed of the game."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A wish for a table."""

    game: Text
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    title: Annotated[str, Meta(max_length=60)] = ""
    listed: bool = False
    end_of_turn: bool = True
    """Whether the end of a turn is a step of its own; until then the turn can be taken back."""
    undo_together: bool = True
    """Whether the seats may agree to take back more than that."""
    pace: Pace = "quick"
    entropy: Entropy = ""


class Choice(Struct, forbid_unknown_fields=True):
    """One answer, or several that follow each other, to the open question of a seat."""

    decision: DecisionId
    client: ClientId
    """Names this sending: a repeat with the same id gets the same answer."""
    keys: Annotated[list[Key], Meta(min_length=1, max_length=64)]


class TakeBack(Struct, forbid_unknown_fields=True):
    """A wish to take the seat's last choice back."""

    decision: DecisionId
    """The decision that is open now."""
    client: ClientId
    together: bool = False
    """Beyond what was revealed since: the other people at the table have to agree."""


class Consent(Struct, forbid_unknown_fields=True):
    """Whether a seat agrees to an undo that another one asks for."""

    agree: bool


class SeatChange(Struct, forbid_unknown_fields=True):
    """Who shall play a seat: a bot, or the person for whom a bot has played."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    to: Literal["bot", "person"]


class Settings(Struct, forbid_unknown_fields=True):
    """What the people at a table may change while they play."""

    pace: Pace


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Somebody sits down."""

    name: Name
    entropy: Entropy = ""


class AddEntropy(Struct, forbid_unknown_fields=True):
    """A seat's part in the seed, given before the game starts."""

    entropy: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9a-zA-Z]+$(?!\n)")]


# Stored.


class SeatRecord(Struct):
    """A seat as the store keeps it."""

    kind: SeatKind
    name: str
    level: str = ""
    link: str = ""
    """Hash of the seat link's secret; empty when no link is out."""
    holders: list[str] = []
    """Hashes of the visitors who may play this seat."""
    entropy: str = ""
    """Its part in the seed of the game."""
    version: int = 0
    """Counts the changes of this seat."""


NoteKind = Literal["sat", "device", "moved", "link", "bot"]
"""Somebody sat down, let a second device in, took the seat over; the host gave out a new link and
the seat is free; a bot plays it."""


class Note(Struct):
    """A change of who holds a seat; everybody at the table reads it."""

    number: int
    at: int
    """The moment, in seconds."""
    place: int
    """How many choices were stored before, those of an open simultaneous phase left out."""
    kind: NoteKind
    seat: int
    name: str


class BotReason(Struct):
    """Why a bot chose, in terms that everybody may know."""

    place: int
    """How many choices were stored before."""
    seat: int
    part: str
    """The part of its evaluation that made the difference: a line of the score sheet, or a word."""
    amount: int
    """How much better that part was, in hundredths of a point."""
    events: list[tuple[int, int, int, int, int, int]] = []
    """What it did, as spectators may read it."""


class TableRecord(Struct):
    """All of a table but its choices."""

    id: str
    game: str
    options: dict[str, Any]
    title: str
    created: int
    host: str
    seed: str
    nonce: str
    watch: str
    """The secret of the spectators' link; it shows what is public, so it is kept as it is."""
    seats: list[SeatRecord]
    listed: bool = False
    started: bool = False
    over: bool = False
    scores: list[int] = []
    end_of_turn: bool = False
    """Whether the game asks for the end of a turn; tables of old do not."""
    undo_together: bool = True
    pace: Pace = "quick"
    rules: int = 0
    """The version of the rules it is played by; 0 when it is older than this field."""
    archived: bool = False
    version: int = 0
    """Counts the changes of title and seats."""


class Summary(Struct):
    """What lists of tables show; stored beside every choice."""

    touched: int
    """The moment of the last change that all saw, in seconds; 0 where it stays what it was."""
    movers: int
    """Mask of the seats that owe a choice."""
    round: int
    over: bool = False
    scores: list[int] = []


class Row(Struct):
    """One accepted message of a seat with the record lines it made."""

    sequence: int
    seat: int
    decision: str
    client: str
    lines: str


# Going out.


class Accepted(Struct):
    """The choice was stored."""

    decision: str
    """The decision that was answered."""
    next: str
    """The decision the seat has open, or will have next."""
    keys: list[str]


class Problem(Struct):
    """Why a request was refused, in one sentence."""

    error: str


class Conflict(Struct):
    """The answered decision is not open any more; here is what is."""

    error: str
    view: dict[str, Any]


def encoded(value: Any) -> str:
    """A struct as JSON text."""
    return msgspec.json.encode(value).decode()

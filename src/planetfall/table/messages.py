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
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]
DecisionId = Annotated[str, Meta(max_length=24, pattern=r"^\d+\.\d+$")]
SeatKind = Literal["person", "link", "bot"]

SPECTATOR = -1
"""The seat number of somebody who only watches."""


# Coming in.


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table."""

    kind: SeatKind
    """`person` is whoever creates the table, `link` a friend who gets a link, `bot` a bot."""
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A wish for a table."""

    game: Text
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    title: Annotated[str, Meta(max_length=60)] = ""
    listed: bool = False


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


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Somebody sits down."""

    name: Name


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


class Summary(Struct):
    """What lists of tables show; stored beside every choice."""

    touched: int
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

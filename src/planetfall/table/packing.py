"""How rows are packed: long lines of choices, snapshots, and the choices of archived tables."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from planetfall.table.messages import Row

SHORT = 400
"""Characters of lines that are stored as they are."""

_LIMIT = 64 * 1024 * 1024


class Snapshot(Struct):
    """A moment at which nothing can be taken back: play is resumed from it."""

    sequence: int
    """How many rows are stored before it."""
    rules: int
    """The version of the rules that made it."""
    position: dict[str, Any]
    events: list[tuple[int, int, int, int, int, int]]
    made: list[tuple[int, int]]
    """Seat and option of every choice in force; empty where older rules made them."""
    undos: int
    rewinds: int
    taken_back: list[int]


def pack_lines(lines: str) -> tuple[str, bytes | None]:
    """What the columns `lines` and `packed` hold."""
    if len(lines) < SHORT:
        return lines, None
    return "", zlib.compress(lines.encode(), 6)


def unpack_lines(lines: str, packed: bytes | None) -> str:
    """The lines of a stored row."""
    return lines if packed is None else _inflated(packed).decode()


def pack_snapshot(snapshot: Snapshot) -> bytes:
    """A snapshot as it is stored."""
    return zlib.compress(msgspec.json.encode(snapshot), 1)


def unpack_snapshot(data: bytes) -> Snapshot:
    """A stored snapshot."""
    return msgspec.json.decode(_inflated(data), type=Snapshot)


def pack_rows(rows: Sequence[Row]) -> bytes:
    """All choices of a table in one piece."""
    return zlib.compress(msgspec.json.encode(rows), 9)


def unpack_rows(data: bytes) -> list[Row]:
    """The choices of an archived table."""
    return msgspec.json.decode(_inflated(data), type=list[Row])


def _inflated(data: bytes) -> bytes:
    """What was packed; at most so much that a forged row of an import cannot fill the memory."""
    inflater = zlib.decompressobj()
    try:
        text = inflater.decompress(data, _LIMIT)
    except zlib.error as fault:
        raise ValueError(str(fault)) from None
    if inflater.unconsumed_tail or not inflater.eof:
        raise ValueError("A packed row is cut off or too long.")
    return text

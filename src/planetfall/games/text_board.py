"""Positions read out as lines of text: for terminals, pipes, screen readers and the text board.

Games with a board have their own reader here; any other game is told field by field. Everything is
made from a view's data, so it tells no more than the viewer may know.
"""

from __future__ import annotations

import importlib
from typing import Any

from planetfall.text.book import Book

BOARDS: dict[str, str] = {
    "planet-unknown": "planetfall.games.planet_unknown.words.text_board",
    "terraforming-mars": "planetfall.games.terraforming_mars.words.text_board",
    "on-mars": "planetfall.games.on_mars.words.text_board",
}
"""Game id to the module whose `describe(data, book, names, seat)` tells a position."""

ASIDES: dict[str, str] = {"planet-unknown": "planetfall.games.planet_unknown.words.text_tile"}
"""Game id to the module whose `aside(data, book)` tells what an open question is about."""

STANDINGS: dict[str, str] = {"on-mars": "planetfall.games.on_mars.words.text_board"}
"""Game id to the module whose `standings(data, book, names)` tells what no seat's score says."""


def describe(data: dict[str, Any], book: Book, names: list[str], seat: int = -1) -> list[str]:
    """The position a view's data shows; with a seat, its things in full and others' in short."""
    module = BOARDS.get(data["game"])
    if module is not None:
        lines: list[str] = importlib.import_module(module).describe(data, book, names, seat)
        return lines
    return plain(data, names)


def aside(data: dict[str, Any], book: Book) -> list[str]:
    """What helps to answer the open question beyond its words, as lines."""
    module = ASIDES.get(data["game"])
    if module is None:
        return []
    lines: list[str] = importlib.import_module(module).aside(data, book)
    return lines


def standings(data: dict[str, Any], book: Book, names: list[str]) -> list[str]:
    """What belongs beside the seats' scores: an automated opponent's, and goals."""
    module = STANDINGS.get(data["game"])
    if module is None:
        return []
    lines: list[str] = importlib.import_module(module).standings(data, book, names)
    return lines


def plain(data: dict[str, Any], names: list[str]) -> list[str]:
    """Every field of a view's data, empty ones left out."""
    lines = [_fields(data["table"])] if data["table"] else []
    for name, area in zip(names, data["areas"], strict=True):
        lines.append(f"{name}: {_fields(area)}")
    return lines


def _fields(area: dict[str, Any]) -> str:
    return ", ".join(f"{name} {_value(value)}" for name, value in area.items() if value != [])


def _value(value: Any) -> str:
    if isinstance(value, list):
        return "[" + " ".join(_value(item) for item in value) + "]"
    if isinstance(value, dict):
        return "(" + _fields(value) + ")"
    return str(value)

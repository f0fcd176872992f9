"""Positions read out as lines of text: for terminals, pipes, screen readers and the text board.

Games with a board describe it themselves; any other game is listed field by field. Everything is
made from a view's data, so it tells no more than the viewer may know.
"""

from __future__ import annotations

from typing import Any

from planetfall.core.fields import NO_FIELDS, UNKNOWN, Fields
from planetfall.core.wording import PLAIN, Wording
from planetfall.games import rules, title_of
from planetfall.text.book import Book


def describe(data: dict[str, Any], book: Book, names: list[str], seat: int = -1) -> list[str]:
    """The position a view's data shows; with a seat, its things in full and others' in short."""
    title = title_of(data["game"])
    if not title.text_board:
        return plain(data, names)
    lines: list[str] = title.load(title.text_board)(data, book, names, seat)
    return lines


def aside(data: dict[str, Any], book: Book) -> list[str]:
    """What helps to answer the open question beyond its words, as lines."""
    title = title_of(data["game"])
    lines: list[str] = title.load(title.aside)(data, book) if title.aside else []
    return lines


def standings(data: dict[str, Any], book: Book, names: list[str]) -> list[str]:
    """What belongs beside the seats' scores: an automated opponent's, and goals."""
    title = title_of(data["game"])
    lines: list[str] = title.load(title.standings)(data, book, names) if title.standings else []
    return lines


def plain(data: dict[str, Any], names: list[str]) -> list[str]:
    """Every field of a view's data, empty ones left out."""
    blank = rules(data["game"]).blank(len(names))
    lines = [_fields(data["table"], blank.declared())] if data["table"] else []
    for name, shown, area in zip(names, data["areas"], blank.areas(), strict=True):
        lines.append(f"{name}: {_fields(shown, area.declared())}")
    return lines


def _fields(shown: dict[str, Any], declared: Fields) -> str:
    values = [(name, declared.words.get(name, PLAIN), shown[name]) for name in shown]
    return ", ".join(f"{name} {_value(value, word)}" for name, word, value in values if value != [])


def _value(value: Any, words: Wording) -> str:
    if isinstance(value, list):
        return "[" + " ".join(_value(item, words) for item in value) + "]"
    if isinstance(value, dict):
        return "(" + _fields(value, NO_FIELDS) + ")"
    return words.word(value) if words is PLAIN or value != UNKNOWN else "?"

"""The words of the expansions."""

from __future__ import annotations

from functools import cache
from typing import Any

from planetfall.games.on_mars.components.tables import WAREHOUSE
from planetfall.games.on_mars.extension import EXPANSIONS


@cache
def expansion_words() -> list[Any]:
    """The folder `words` of every expansion, by box and name.

    It has `fill(book)`, and may have `RECORDS`, `seat_lines(teller, name, area)` for a seat that is
    no player of the base game, `more_areas(data)`, `lines(teller)` and
    `columns(data)`, the items of the Warehouse where it changes them.
    """
    return EXPANSIONS.modules("words")


def columns(data: dict[str, Any]) -> list[int]:
    """The item in each column of the Warehouse."""
    for words in expansion_words():
        if hasattr(words, "columns"):
            found: list[int] = words.columns(data)
            if found:
                return found
    return WAREHOUSE


def more_areas(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The areas of the seats behind those of the players, as a viewer sees them."""
    found: list[dict[str, Any]] = []
    for words in expansion_words():
        if hasattr(words, "more_areas"):
            found += words.more_areas(data)
    return found

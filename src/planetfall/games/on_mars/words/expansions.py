"""The words of the expansions."""

from __future__ import annotations

from functools import cache
from typing import Any

from planetfall.games.on_mars.extension import EXPANSIONS


@cache
def expansion_words() -> list[Any]:
    """The folder `words` of every expansion, in order of their names.

    It has `fill(book)`, and may have `RECORDS`, `more_areas(data)` and `lines(teller)`.
    """
    return EXPANSIONS.modules("words")


def more_areas(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The areas of the seats behind those of the players, as a viewer sees them."""
    found: list[dict[str, Any]] = []
    for words in expansion_words():
        if hasattr(words, "more_areas"):
            found += words.more_areas(data)
    return found

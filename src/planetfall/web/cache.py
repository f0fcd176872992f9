"""The one memory of the pages: drawings, kept by what they were drawn from.

A table has one cache, which all its viewers share. What stays the same at a table (its rules, the
players' names, who is a bot) is no input of a drawing: the table starts with an empty cache when
one of these changes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

T = TypeVar("T")

MOST: Final = 512
"""Drawings of one table; the one that was not used for longest goes first. The table forgets those
that no page has used for some changes."""


class Cache:
    """The drawings of one table."""

    def __init__(self, drawings: dict[Any, Any] | None = None) -> None:
        self._drawings: dict[Hashable, tuple[Any, Any]] = {} if drawings is None else drawings
        """By key: what a drawing was made from, and the drawing."""

    def drawn(self, key: Hashable, inputs: Any, draw: Callable[[], T]) -> T:
        """What `draw` makes, made again only when `inputs` differ from the last time.

        `inputs` holds everything the drawing reads, as values that do not change afterwards. The
        newest drawing of a key is kept: viewers who see a thing differently need different keys,
        or they would redraw it in turn.

        >>> cache = Cache()
        >>> cache.drawn("board", [1, 2], lambda: "drawn")
        'drawn'
        >>> cache.drawn("board", [1, 2], lambda: "drawn again")
        'drawn'
        >>> cache.drawn("board", [1, 3], lambda: "drawn again")
        'drawn again'
        """
        known = self._drawings.pop(key, None)
        if known is not None and known[0] == inputs:
            self._drawings[key] = known  # last of all: the first are those not used for longest
            drawing: T = known[1]
            return drawing
        drawing = draw()
        if len(self._drawings) >= MOST:
            del self._drawings[next(iter(self._drawings))]
        self._drawings[key] = inputs, drawing
        return drawing

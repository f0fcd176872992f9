"""Remembering drawings: most of a page does not change with a choice, and many see the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from planetfall.web.html import Html

MOST: Final = 4000
_kept: Final[dict[Any, Html]] = {}


def remembered(key: Any, draw: Callable[[], Html]) -> Html:
    """What `draw` makes, drawn once per key; the key holds everything the drawing depends on."""
    found = _kept.get(key)
    if found is None:
        found = draw()
        if len(_kept) >= MOST:
            _kept.clear()
        _kept[key] = found
    return found

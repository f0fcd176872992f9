"""Remembering drawings: most of a page does not change with a choice, and many see the same."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from planetfall.web.html import Html

MOST = 4000
_kept: OrderedDict[Any, Html] = OrderedDict()


def remembered(key: Any, draw: Callable[[], Html]) -> Html:
    """What `draw` makes, drawn once per key; the key holds everything the drawing depends on."""
    found = _kept.get(key)
    if found is not None:
        _kept.move_to_end(key)
        return found
    drawn = draw()
    _kept[key] = drawn
    if len(_kept) > MOST:
        _kept.popitem(last=False)
    return drawn


frozen: Callable[[Any], bytes] = msgspec.msgpack.Encoder().encode
"""Plain data as a key: packed, which is many times faster than tuples of tuples."""
